"""Pictures of what never changes of a board: its land, and what lies between areas. A page refers to them by name.

A name says all that is in the picture (`ground-night-3.0.-1.2~daqan.2.0.0`: which tiles lie where and how turned), and
a picture is made of its name and of what is printed on the tiles. So it is the same for everybody, browsers may keep
it, and nobody learns from it what the page that names it does not show.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import groupby
from typing import Any

from hagal.games.kit.hexes import SIXTHS, shifted, turn_sides, turned
from hagal.games.runewars.board import Board, Placed
from hagal.games.runewars.components import Tile
from hagal.games.runewars.names import BORDERS
from hagal.games.runewars.seen import AreaFacts
from hagal.kernel.term import Component
from hagal.table.games.runewars.map_colours import COLOURS, LIGHTS
from hagal.table.games.runewars.map_ground import Fact, borders, box, ground, middle

Drawn = dict[str, Any]
GROUND, WATER, ICE, TILE = "ground", "water", "ice", "tile"
"""The land; mountains and rivers, or their ice; all of a tile."""
MARGIN = 24
"""Mountains and the coast reach so far beyond the hexes."""
MOST = 24
"""More tiles than any board has."""
FAR = 60
NAME = re.compile(rf"({GROUND}|{WATER}|{ICE}|{TILE})-({'|'.join(LIGHTS)})-([a-z0-9_.~-]{{1,800}})")
LAID = re.compile(r"([a-z0-9_]+)\.(-?[0-9]{1,2})\.(-?[0-9]{1,2})\.([0-5])")


# Names


def names(layer: str, placed: tuple[Placed, ...]) -> Drawn:
    """The pictures of some tiles by day and by night, and where they belong in the drawing."""
    laid = "~".join(f"{tile.id}.{q}.{r}.{turn}" for tile, q, r, turn in placed)
    return {"box": place(placed), **{light: f"{layer}-{light}-{laid}" for light in LIGHTS}}


def placed(areas: Iterable[AreaFacts], components: Mapping[str, Component], turn: int) -> tuple[Placed, ...]:
    """The tiles of a board, looked at after so many sixths of a turn."""
    found: list[Placed] = []
    for id, group in groupby(areas, lambda area: area["tile"]):
        tile: Any = components[f"tile:{id}"]
        lying = tuple((area["place"][0], area["place"][1], tuple(area["borders"])) for area in group)
        q, r = turned(lying[0][:2], turn)
        found.append((tile, q, r, (turn_of(tile, lying) + turn) % SIXTHS))
    return tuple(found)


@lru_cache(512)
def turn_of(tile: Tile, lying: tuple[tuple[int, int, tuple[str, ...]], ...]) -> int:
    """How a tile is turned, by where its areas lie and what lies on their borders."""
    first = lying[0][:2]
    for turn in range(SIXTHS):
        if lying == tuple(
            (*shifted(turned(at, turn), first), tuple(BORDERS[side] for side in turn_sides(area.sides, turn)))
            for area, at in zip(tile.areas, tile.places, strict=True)
        ):
            return turn
    raise ValueError(f"tile {tile.id} cannot lie like this: {lying}")


# Pictures


def picture(name: str, components: Mapping[str, Component]) -> Drawn | None:
    """What is to be drawn under a name; None if no picture has that name."""
    found = NAME.fullmatch(name)
    laid = None if found is None else read(found[3], components)
    if found is None or laid is None:
        return None
    layer, light = found[1], found[2]
    facts = facts_of(laid)
    return {
        "box": place(laid),
        "c": COLOURS[light],
        "ground": ground(facts) if layer in (GROUND, TILE) else None,
        "borders": borders(facts, layer == ICE) if layer != GROUND else None,
    }


def read(text: str, components: Mapping[str, Component]) -> tuple[Placed, ...] | None:
    """Tiles in their places, each once; None if that is nothing that could be laid."""
    found: dict[str, Placed] = {}
    words = text.split("~")
    for word in words[:MOST]:
        laid = LAID.fullmatch(word)
        tile = None if laid is None else components.get(f"tile:{laid[1]}")
        if laid is None or not isinstance(tile, Tile):
            return None
        q, r, turn = int(laid[2]), int(laid[3]), int(laid[4])
        if max(abs(q), abs(r)) > FAR:
            return None
        found[tile.id] = (tile, q, r, turn)
    return tuple(found.values()) if len(found) == len(words) else None


@lru_cache(64)
def facts_of(placed: tuple[Placed, ...]) -> tuple[Fact, ...]:
    board = Board(placed)
    return tuple(
        (area.id, tile.id, q, r, tuple(BORDERS[side] for side in sides), area.yields, tile.faction)
        for area, tile, (q, r), sides in zip(board.areas, board.tiles, board.places, board.sides, strict=True)
    )


def place(placed: tuple[Placed, ...]) -> tuple[float, float, float, float]:
    return box((middle((q, r)) for _id, _tile, q, r, *_rest in facts_of(placed)), MARGIN)
