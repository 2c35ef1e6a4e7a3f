"""Building the board: the places that a question offers, as ghosts on the map, and tiles to be laid, in the hand.

A ghost takes the cells that it would fill; where many would fill the same ones, each has a handle of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hagal.games.kit.hexes import Place, beside, shifted, turned
from hagal.games.runewars.components import Tile
from hagal.table.games.runewars import pictures
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.map_ground import Point, hexagon, land, middle, number
from hagal.table.sight import Offer

Drawn = dict[str, Any]
CLOSE = 0.9
"""How much smaller a ghost is than its hex."""
LEAN = 0.6
"""How far the handle of a laying lies from the middle of all its cells towards its first one."""


def cells(step: Any) -> list[Place]:
    """The places that an option would fill, its first one first; none if it lays nothing."""
    found = CELLS.get(step.tag)
    return [] if found is None else found(step)


def of_tile(tile: Tile, q: int, r: int, turn: int) -> list[Place]:
    return [shifted(turned(place, turn), (q, r)) for place in tile.places]


def of_marker(q: int, r: int, direction: int) -> list[Place]:
    return [(q, r), beside((q, r), direction)]


CELLS: dict[str, Callable[[Any], list[Place]]] = {
    "tile_place": lambda step: [(step.q, step.r)],
    "lay_tile": lambda step: of_tile(step.tile, step.q, step.r, step.turn),
    "put_marker": lambda step: of_marker(step.q, step.r, step.direction),
    "take_marker": lambda step: of_marker(step.q, step.r, step.direction),
    "lay_home": lambda step: of_tile(step.home, step.q, step.r, step.turn),
}
"""By the tags of options."""


def offers(look: Look) -> Sequence[Offer]:
    return () if look.question is None else look.question.offers


def places(look: Look) -> Iterator[Place]:
    """Beside the areas: markers, and where something could be laid."""
    for q, r, direction in look.view["markers"]:
        yield from of_marker(q, r, direction)
    for offer in offers(look):
        yield from cells(offer.step)


# Ghosts


def ghosts(look: Look) -> Drawn:
    """The markers that stand, and what could be laid."""
    return {
        "markers": [marker(*found) for found in look.view["markers"]],
        "offered": [ghost(look, offer) for offer in offers(look) if cells(offer.step)],
    }


def marker(q: int, r: int, direction: int) -> Drawn:
    found = [middle(place) for place in of_marker(q, r, direction)]
    x, y = midst(found)
    return {"path": "".join(hexagon(at, CLOSE) for at in found), "x": number(x), "y": number(y)}


def ghost(look: Look, offer: Offer) -> Drawn:
    step: Any = offer.step
    found = [middle(place) for place in cells(step)]
    (x, y), (fx, fy) = midst(found), found[0]
    tile: Tile | None = step.home if step.tag == "lay_home" else getattr(step, "tile", None)
    laid = tile is not None and len(found) > 1
    lean = LEAN if laid else 0.0
    return {
        "ref": look.about[offer.key][0],
        "told": offer.text,
        "path": "".join(hexagon(at, CLOSE) for at in found),
        "handle": len(found) > 1,
        "x": number(x + (fx - x) * lean),
        "y": number(y + (fy - y) * lean),
        "hexes": [] if tile is None or not laid else list(laid_hexes(look, tile, found)),
    }


def laid_hexes(look: Look, tile: Tile, at: list[Point]) -> Iterator[Drawn]:
    for area, (x, y) in zip(tile.areas, at, strict=True):
        yield {"x": number(x), "y": number(y), "land": land(area.yields), "name": look.called(area)}


def midst(points: list[Point]) -> Point:
    return sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points)


# Tiles in the hand


def tiles(look: Look) -> list[Drawn]:
    """Those that can be chosen, or the one that is laid: as printed, then in all its turns."""
    found: list[Drawn] = []
    for offer in offers(look):
        step: Any = offer.step
        if step.tag in ("take_tile", "lay_tile"):
            found.append(drawn_tile(look, step.tile, getattr(step, "turn", 0), look.about[offer.key][0], offer.text))
        elif step.tag == "tile_place" and not found:
            found.append(drawn_tile(look, step.tile, 0, "", look.called(step.tile)))
    return found


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
