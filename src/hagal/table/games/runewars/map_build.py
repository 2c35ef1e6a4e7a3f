"""Building the board: the places that a question offers on the map, what would lie there, and tiles in the hand.

A place is clicked, and one that several ways share leaves those ways: the next place or a turn of the tile tells them
apart. So what is clicked is always as large as a hex.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hagal.games.kit.hexes import Place, turned
from hagal.games.runewars.components import Tile
from hagal.table.games.board.words import capital
from hagal.table.games.runewars import pictures
from hagal.table.games.runewars.about import cells, of_marker, place_ref, way_ref
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.map_ground import Point, hexagon, middle, number
from hagal.table.sight import Offer

Drawn = dict[str, Any]
CLOSE = 0.95
"""How much smaller a place is drawn than its hex."""
LAYS = {"lay_tile": "tile", "lay_home": "home"}
"""Options that say how a tile lies, with the field that holds it."""


def offers(look: Look) -> Sequence[Offer]:
    return () if look.question is None else look.question.offers


def places(look: Look) -> Iterator[Place]:
    """Beside the areas: markers, and where something could be laid."""
    for q, r, direction in look.view["markers"]:
        yield from of_marker(q, r, direction)
    for offer in offers(look):
        yield from cells(offer.step)


# On the map


def ghosts(look: Look) -> Drawn:
    """The markers that stand, the places that are offered, and what would lie there."""
    laid = [offer.step for offer in offers(look) if cells(offer.step)]
    return {
        "markers": [marker(*found) for found in look.view["markers"]],
        "places": [spot(look, at) for at in dict.fromkeys(at for step in laid for at in cells(step))],
        "ways": [way(step) for step in laid if len(cells(step)) > 1],
    }


def marker(q: int, r: int, direction: int) -> Drawn:
    found = [middle(place) for place in of_marker(q, r, direction)]
    x, y = midst(found)
    return {"path": "".join(hexagon(at, CLOSE) for at in found), "x": number(x), "y": number(y)}


def spot(look: Look, at: Place) -> Drawn:
    ref, (x, y) = place_ref(at), middle(at)
    name, lit = capital(look.word("rw-option-place", q=at[0], r=at[1])), look.lit[ref]
    return {
        "ref": ref,
        "told": name if lit == name else f"{name}: {lit}",
        "path": hexagon((x, y), CLOSE),
        "x": number(x),
        "y": number(y),
    }


def way(step: Any) -> Drawn:
    """What would lie there: a tile as it is turned, or a marker."""
    found = cells(step)
    if step.tag not in LAYS:
        return {"ref": way_ref(step), **marker_between(found), "picture": None}
    tile: Tile = getattr(step, LAYS[step.tag])
    x, y = middle(found[0])
    picture = pictures.names(pictures.TILE, ((tile, 0, 0, step.turn),))
    return {"ref": way_ref(step), "path": "", "x": number(x), "y": number(y), "picture": picture}


def marker_between(found: Sequence[Place]) -> Drawn:
    at = [middle(place) for place in found]
    x, y = midst(at)
    return {"path": "".join(hexagon(one, CLOSE) for one in at), "x": number(x), "y": number(y)}


def midst(points: list[Point]) -> Point:
    return sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points)


# Tiles in the hand


def tiles(look: Look) -> list[Drawn]:
    """Those that can be chosen, or the one that is laid: as printed, or in all the turns that are offered."""
    found: dict[str, Drawn] = {}
    for offer in offers(look):
        step: Any = offer.step
        if step.tag == "take_tile":
            found[step.tile.ref] = drawn_tile(look, step.tile, 0, step.tile.ref, offer.text)
        elif step.tag in LAYS:
            ref, tile = f"turn:{step.turn}", getattr(step, LAYS[step.tag])
            found.setdefault(ref, drawn_tile(look, tile, step.turn, ref, look.lit[ref]))
        elif step.tag == "tile_place" and not found:
            found[""] = drawn_tile(look, step.tile, 0, "", look.called(step.tile))
    return [found[ref] for ref in sorted(found)] if any(ref.startswith("turn:") for ref in found) else [*found.values()]


def drawn_tile(look: Look, tile: Tile, turn: int, ref: str, told: str) -> Drawn:
    return {
        "ref": ref,
        "told": told,
        "picture": pictures.names(pictures.TILE, ((tile, 0, 0, turn),)),
        "hexes": [
            {"x": number(x), "y": number(y), "name": look.called(area), "n": area.guards, "city": area.city}
            for area, (x, y) in zip(tile.areas, (middle(turned(at, turn)) for at in tile.places), strict=True)
        ],
    }
