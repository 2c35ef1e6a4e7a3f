"""The board as text: one hex for each area, for terminals and for those who look for mistakes.

     ______
    /  1a  \\      the area,
   / 1:3 S  \\     who controls it (- nobody, g guards) and how many units are there, S a stronghold (s damaged),
   \\  C R    /     C a city (c a city space), R a rune token, r one that lies face up, 1! a token of activation
    \\______/

Open borders are drawn thin, mountains with # and water with ~; MM is a home realm setup marker.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hagal.games.kit.hexes import SIXTHS, Place, beside
from hagal.games.runewars.board import Board
from hagal.games.runewars.names import BORDERS, MOUNTAIN, OPEN, WATER
from hagal.games.runewars.seen import AreaFacts, RunewarsFacts
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.view import view
from hagal.kernel.term import Component

TOP = 6
"""Characters of the upper side."""
INNER = TOP + 2
ACROSS, DOWN = TOP + 2, 4
"""From one column to the next, and from one hex to the next one to the south."""
THIN = ("_", "\\", "/", "_", "\\", "/")
"""An open side, by direction."""
MARKS = {MOUNTAIN: "#", WATER: "~"}
SIDES: tuple[tuple[tuple[int, int], ...], ...] = (
    tuple([(0, 2 + k) for k in range(TOP)]),
    ((1, TOP + 2), (2, TOP + 3)),
    ((3, TOP + 3), (4, TOP + 2)),
    tuple([(4, 2 + k) for k in range(TOP)]),
    ((4, 1), (3, 0)),
    ((2, 0), (1, 1)),
)
"""The characters of each side, as (line, column) within a hex."""

Lines = dict[tuple[int, int], str]


def draw(s: Runewars) -> list[str]:
    """The board with what lies on it, line by line."""
    return seen(view(s, ()), s.rules.components)


def seen(facts: RunewarsFacts, components: Mapping[str, Component]) -> list[str]:
    """The same of a view."""
    areas = facts["areas"]
    places = [(area["place"][0], area["place"][1]) for area in areas]
    sides = [tuple([BORDERS.index(side) for side in area["borders"]]) for area in areas]
    texts = [_inside(area, components.get(f"area:{area['id']}")) for area in areas]
    return lines(facts["markers"], places, sides, texts)


def plain(board: Board) -> list[str]:
    """The board alone: areas, what they yield, their guards and city spaces."""
    found = []
    for area in board.areas:
        food, wood, ore = area.yields
        yields = "f" * food + "w" * wood + "o" * ore
        found.append((area.id, yields, "c" if area.city else f"g{area.guards}" if area.guards else ""))
    return lines(board.markers, board.places, board.sides, found)


def lines(
    markers: Sequence[Sequence[int]],
    places: Sequence[Place],
    sides: Sequence[tuple[int, ...]],
    texts: list[tuple[str, str, str]],
) -> list[str]:
    """A board with three short texts in each area."""
    found: Lines = {}
    for q, r, direction in markers:
        for place in ((q, r), beside((q, r), direction)):
            _write(found, place, ("", "MM", ""))
    for k, place in enumerate(places):
        _frame(found, place, sides[k])
        _write(found, place, texts[k])
    if not found:
        return []
    top, left = min([line for line, _column in found]), min([column for _line, column in found])
    height, width = (
        max([line for line, _column in found]) - top + 1,
        max([column for _line, column in found]) - left + 1,
    )
    rows = [[" "] * width for _ in range(height)]
    for (line, column), sign in found.items():
        rows[line - top][column - left] = sign
    return ["".join(row).rstrip() for row in rows]


def _corner(place: Place) -> tuple[int, int]:
    q, r = place
    return DOWN * r + DOWN // 2 * q, ACROSS * q


def _frame(found: Lines, place: Place, sides: tuple[int, ...]) -> None:
    """The six sides; a coloured one is not drawn over by its open neighbour."""
    line, column = _corner(place)
    for d in range(SIXTHS):
        sign = THIN[d] if sides[d] == OPEN else MARKS[sides[d]]
        for dy, dx in SIDES[d]:
            at = (line + dy, column + dx)
            if sides[d] != OPEN or found.get(at, " ") not in MARKS.values():
                found[at] = sign


def _write(found: Lines, place: Place, texts: tuple[str, str, str]) -> None:
    line, column = _corner(place)
    for k, text in enumerate(texts):
        room = TOP if k == 0 else INNER
        start = column + (2 if k == 0 else 1)
        for n, sign in enumerate(text[:room].center(room)):
            if sign != " ":
                found[(line + 1 + k, start + n)] = sign


def _inside(area: AreaFacts, printed: Component | None) -> tuple[str, str, str]:
    """What is written into an area; players by their numbers."""
    units = sum(area["units"].values()) + sum(area["routed"].values())
    who = str(area["control"] + 1) if area["control"] >= 0 else "g" if units else "-"
    here = f"{who}:{units}" + ("" if area["stronghold"] < 0 else " s" if area["damaged"] else " S")
    things = "C" if area["city"] is not None else "c" if getattr(printed, "city", False) else ""
    if area["rune_here"]:
        things += " r" if area["rune_up"] else " R"
    tokens = "".join([str(seat + 1) for seat in area["activated"]])
    return _short(area["id"]), here, f"{things} {tokens + '!' if tokens else ''}".strip()


def _short(id: str) -> str:
    """An id that fits: `daqan_a` is `daqa.a`."""
    if len(id) <= TOP:
        return id
    name, _, letter = id.rpartition("_")
    return f"{name[: TOP - 2]}.{letter[:1]}"
