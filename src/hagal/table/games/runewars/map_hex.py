"""What is on a hex: who controls it, what is built there, armies, heroes and tokens, each where it is drawn."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Any

from hagal.games.kit.hexes import SIXTHS, Place, beside, opposite, turned
from hagal.games.runewars.names import SHAPES
from hagal.games.runewars.seen import AreaFacts, DroppedFacts, HeroFacts, TokenFacts
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.map_ground import CORNERS, Point, line, middle, number
from hagal.table.games.runewars.map_words import Here, lines, some

Drawn = dict[str, Any]

TOP, HIGH = 86, -29
"""How much room there is for what is built and lies on a hex, and where."""
WIDTHS = {"hold": 28, "development": 18, "city": 34, "site": 28, "rune": 23, "token": 22, "chest": 21}
ROWS = ((1, 1, 1.5), (2, 2, 1.35), (3, 3, 1.1), (4, 4, 0.86), (6, 3, 0.84), (8, 4, 0.74))
"""So many groups of units stand so many in a row, so large."""
MANY = (5, 0.62)
MIDST, BASE = 5, 27
"""The middle of an army, and how much room a group takes."""
HEROES, ALONE = 25, 10
"""Where heroes stand: above the name of the area, below an army if there is one."""
ABREAST, CLOSER = 20, 60
"""How much room each takes, and at most all of them."""
LIFTED, SMALLER = -9, 0.88
"""An army with heroes below it stands so much higher, so much smaller."""
TOKENS: tuple[Point, ...] = ((-42, 15), (-36.5, 26), (-31, 37), (-25.5, 27))
"""Activation tokens, along the lower left side."""
INNER = 0.925
"""How far inside its borders a hex shows who controls it."""


class Hexes:
    """All hexes of a Sight; `at` is where they lie."""

    def __init__(self, look: Look, turn: int) -> None:
        self.look: Look = look
        self.turn: int = turn
        self.places: dict[str, Place] = {}
        self.areas: dict[Place, AreaFacts] = {}
        for area in look.view["areas"]:
            place = self.places[area["id"]] = turned((area["place"][0], area["place"][1]), turn)
            self.areas[place] = area
        self.at: dict[str, Point] = {id: middle(place) for id, place in self.places.items()}
        self.heroes: dict[str, list[tuple[int, HeroFacts]]] = defaultdict(list)
        for player in look.players:
            for hero in player["heroes"]:
                if hero["area"] is not None:
                    self.heroes[hero["area"]].append((player["seat"], hero))
        explored = look.view.get("exploration")
        tokens = [] if explored is None else explored["tokens"]
        self.tokens: dict[str, TokenFacts] = {one["area"]: one for one in tokens}
        self.dropped: dict[str, DroppedFacts] = {one["area"]: one for one in look.view["dropped"]}

    def spot(self, area: AreaFacts) -> Drawn:
        """The hex itself: what is clicked, who controls it, and all that is there in words."""
        id, look = area["id"], self.look
        x, y = self.at[id]
        here = Here(area, self.heroes.get(id, []), self.tokens.get(id), self.dropped.get(id), self.borders(area))
        return {
            "id": id,
            "name": look.called(look.get("area", id)),
            "told": "\n".join(lines(look, here)),
            "x": number(x),
            "y": number(y),
            "lit": look.lit.get(f"area:{id}"),
            "why": look.asks_why,
            "target": look.view["march_to"] == id,
            "control": area["control"],
            "fringe": self.fringe(area),
        }

    def pieces(self, area: AreaFacts) -> Drawn:
        id, look = area["id"], self.look
        x, y = self.at[id]
        army, heroes = self.army(area), self.figures(area)
        return {
            "id": id,
            "name": look.called(look.get("area", id)),
            "x": number(x),
            "y": number(y),
            "control": area["control"],
            "top": self.top(area),
            "city": "" if area["city"] is None else look.called(look.get("city", area["city"])),
            "army": army,
            "heroes": heroes,
            "activated": [
                {"seat": seat, "x": at[0], "y": at[1]} for seat, at in zip(area["activated"], TOKENS, strict=False)
            ],
            "lit": {one["ref"]: look.lit[one["ref"]] for one in (*army, *heroes) if one["ref"] in look.lit},
        }

    def near(self, area: AreaFacts) -> list[AreaFacts | None]:
        """The neighbours as they are drawn, clockwise from the north."""
        place = self.places[area["id"]]
        return [self.areas.get(beside(place, direction)) for direction in range(SIXTHS)]

    def borders(self, area: AreaFacts) -> dict[str, list[str]]:
        """Behind what kind of border which neighbours lie."""
        found: dict[str, list[str]] = {"mountain": [], "water": []}
        for direction, other in enumerate(self.near(area)):
            if other is not None:
                own = area["borders"][(direction - self.turn) % SIXTHS]
                there = other["borders"][(opposite(direction) - self.turn) % SIXTHS]
                border = there if own == "open" else own
                if border in found:
                    found[border].append(other["id"])
        return found

    def fringe(self, area: AreaFacts) -> str:
        """The borders of a realm: sides behind which somebody else rules."""
        seat = area["control"]
        if seat < 0:
            return ""
        return rim(tuple([other is None or other["control"] != seat for other in self.near(area)]))

    # What is built and what lies there

    def top(self, area: AreaFacts) -> list[Drawn]:
        """In a row, as large as there is room."""
        found = [*self.built(area), *self.lying(area)]
        total = sum(WIDTHS[one["kind"]] for one in found)
        size = min(1, TOP / total) if total else 1
        x = -total * size / 2
        for one in found:
            width = WIDTHS[one["kind"]] * size
            one.update(x=number(x + width / 2), y=HIGH, size=round(size, 2))
            x += width
        return found

    def built(self, area: AreaFacts) -> list[Drawn]:
        found: list[Drawn] = []
        if area["stronghold"] >= 0:
            found.append({"kind": "hold", "seat": area["stronghold"], "damaged": area["damaged"]})
        if area["development"] is not None:
            found.append({"kind": "development", "id": area["development"]})
        if area["city"] is not None:
            found.append({"kind": "city"})
        elif self.look.get("area", area["id"]).city:
            found.append({"kind": "site"})
        return found

    def lying(self, area: AreaFacts) -> list[Drawn]:
        """Tokens; what is face down shows its back, unless the viewer knows it."""
        found: list[Drawn] = []
        if area["rune_here"]:
            found.append({"kind": "rune", "face": area["rune"] or "back", "up": area["rune_up"]})
        token = self.tokens.get(area["id"])
        if token is not None:
            known = "" if token["token"] is None else self.look.called(self.look.get("exploration", token["token"]))
            found.append({"kind": "token", "back": token["back"], "letter": known[:1], "up": token["up"]})
        if area["id"] in self.dropped:
            found.append({"kind": "chest", "n": len(self.dropped[area["id"]]["rewards"])})
        return found

    # Who is there

    def army(self, area: AreaFacts) -> list[Drawn]:
        """Those who stand before those who are routed; each type is a group."""
        groups = [
            *((unit, n, False) for unit, n in area["units"].items()),
            *((unit, n, True) for unit, n in area["routed"].items()),
        ]
        row, size = next(((row, size) for most, row, size in ROWS if len(groups) <= most), MANY)
        lift = 0
        if area["id"] in self.heroes:
            lift, size = LIFTED, round(size * SMALLER, 2)
        mine = self.look.asks_units and area["owner"] == self.look.seat
        found: list[Drawn] = []
        for k, (unit, n, routed) in enumerate(groups):
            x, y = stands(k, len(groups), row, BASE * size)
            found.append(
                {
                    "ref": f"{'routed' if routed else 'units'}:{area['id']}:{unit}",
                    "unit": unit,
                    "shape": SHAPES[self.look.get("unit", unit).shape],
                    "seat": area["owner"],
                    "n": n,
                    "routed": routed,
                    "x": number(x),
                    "y": number(y + lift),
                    "size": size,
                    "told": some(self.look, unit, n, routed),
                    "why": mine,
                }
            )
        return found

    def figures(self, area: AreaFacts) -> list[Drawn]:
        heroes = self.heroes.get(area["id"], [])
        step = min(ABREAST, CLOSER / max(1, len(heroes)))
        y = HEROES if area["units"] or area["routed"] else ALONE
        found: list[Drawn] = []
        for k, (seat, hero) in enumerate(heroes):
            name = self.look.called(self.look.get("hero", hero["hero"]))
            found.append(
                {
                    "ref": f"hero:{hero['hero']}",
                    "seat": seat,
                    "letter": name[:1],
                    "name": name,
                    "routed": hero["routed"],
                    "hurt": hero["damage"],
                    "why": self.look.asks_heroes and seat == self.look.seat,
                    "x": number((k - (len(heroes) - 1) / 2) * step),
                    "y": y,
                }
            )
        return found


@lru_cache(64)
def rim(ends: tuple[bool, ...]) -> str:
    """The sides of a hex at which a realm ends."""
    found: list[str] = []
    for side in range(SIXTHS):
        if ends[side]:
            a, b = CORNERS[side], CORNERS[(side + 1) % SIXTHS]
            # Where the realm goes on, the line goes on to the border.
            first = 0 if ends[side - 1] else 1 - INNER
            last = 0 if ends[(side + 1) % SIXTHS] else 1 - INNER
            found.append(line(inner(a, a, b, -first), inner(b, a, b, last)))
    return "".join(found)


def inner(at: Point, a: Point, b: Point, by: float) -> Point:
    """A corner drawn in, and then along its side."""
    return at[0] * INNER + (b[0] - a[0]) * by, at[1] * INNER + (b[1] - a[1]) * by


def stands(k: int, count: int, row: int, step: float) -> Point:
    """Where the k-th of so many groups stands, if so many stand in a row."""
    rows = -(-count // row)
    in_row = min(row, count - k // row * row)
    return (k % row - (in_row - 1) / 2) * step, MIDST + (k // row - (rows - 1) / 2) * step
