"""The board: tiles laid in places, and what follows from it: neighbours, borders, homes.

A Board is an immutable value: the tiles with their places and turns. All that games ask of it is worked out once, when
it is made; states share it. Areas are numbered in the order in which their tiles were laid.
"""

from __future__ import annotations

from typing import Any

from hagal.games.kit.hexes import DIRECTIONS, Place, opposite, shifted, turn_sides, turned
from hagal.games.runewars.components import Area, Tile
from hagal.games.runewars.names import MOUNTAIN, OPEN, WATER
from hagal.kernel.term import Term, register

Placed = tuple[Tile, int, int, int]
"""A tile, where its first area lies (q, r), and its turn in sixths clockwise."""
Marker = tuple[int, int, int]
"""A home realm setup marker: a place (q, r), and the direction (0 to 2) in which its other place lies (RW-308)."""


class Board(Term):
    """Tiles in their places, and beside them the home realm setup markers as long as the board is built.

    `near[k]` are the neighbours of area k whatever lies between; `walk[k]` those behind open borders, `winter[k]` those
    behind open or water borders, `heights[k]` those behind open or mountain borders; `border(a, b)` is what lies
    between two neighbours. `tiles[k]` is the tile of area k, `home[k]` the id of the faction whose home realm it
    belongs to, or "".
    """

    tag = "board"
    fields = ("placed", "markers")

    def __init__(self, placed: tuple[Placed, ...], markers: tuple[Marker, ...] = ()) -> None:
        self.placed: tuple[Placed, ...] = placed
        self.markers: tuple[Marker, ...] = markers
        areas: list[Area] = []
        places: list[Place] = []
        sides: list[tuple[int, ...]] = []
        homes: list[str] = []
        tiles: list[Tile] = []
        for tile, q, r, turn in placed:
            for area, place in zip(tile.areas, tile.places, strict=True):
                areas.append(area)
                places.append(shifted(turned(place, turn), (q, r)))
                sides.append(turn_sides(area.sides, turn))
                homes.append(tile.faction)
                tiles.append(tile)
        self.areas: tuple[Area, ...] = tuple(areas)
        self.places: tuple[Place, ...] = tuple(places)
        self.sides: tuple[tuple[int, ...], ...] = tuple(sides)
        self.home: tuple[str, ...] = tuple(homes)
        self.tiles: tuple[Tile, ...] = tuple(tiles)
        self.at: dict[Area, int] = {area: k for k, area in enumerate(areas)}
        self.where: dict[Place, int] = {place: k for k, place in enumerate(places)}
        self.near: tuple[tuple[int, ...], ...] = ()
        self.walk: tuple[tuple[int, ...], ...] = ()
        self.winter: tuple[tuple[int, ...], ...] = ()
        self.kept: dict[object, Any] = {}  # what was worked out about laying tiles here; it hangs on `placed` alone
        self.heights: tuple[tuple[int, ...], ...] = ()
        self._between: dict[tuple[int, int], int] = {}
        self._join()

    def _join(self) -> None:
        near: list[tuple[int, ...]] = []
        for k, (q, r) in enumerate(self.places):
            found = []
            for d, (dq, dr) in enumerate(DIRECTIONS):
                other = self.where.get((q + dq, r + dr), -1)
                if other >= 0:
                    found.append(other)
                    self._between[(k, other)] = self.sides[k][d] or self.sides[other][opposite(d)]
            near.append(tuple(found))
        self.near = tuple(near)
        between = self._between
        self.walk = tuple([tuple([b for b in found if between[(a, b)] == OPEN]) for a, found in enumerate(near)])
        self.winter = tuple([tuple([b for b in found if between[(a, b)] != MOUNTAIN]) for a, found in enumerate(near)])
        self.heights = tuple([tuple([b for b in found if between[(a, b)] != WATER]) for a, found in enumerate(near)])

    def border(self, a: int, b: int) -> int:
        """What lies between two neighbours: OPEN, MOUNTAIN or WATER."""
        return self._between[(a, b)]

    def with_markers(self, markers: tuple[Marker, ...]) -> Board:
        """The same tiles, other markers."""
        found = Board(self.placed, markers)
        found.kept = self.kept
        return found

    def steps(self, a: int) -> list[int]:
        """How many steps each area is away from one, borders ignored; -1: no way."""
        found = [-1] * len(self.areas)
        found[a] = 0
        edge = [a]
        while edge:
            following = []
            for k in edge:
                for other in self.near[k]:
                    if found[other] < 0:
                        found[other] = found[k] + 1
                        following.append(other)
            edge = following
        return found

    def __hash__(self) -> int:
        return hash((self.placed, self.markers))

    def __repr__(self) -> str:
        laid = ", ".join([f"{tile.id} at {q} {r} turned {turn}" for tile, q, r, turn in self.placed])
        return f"<Board {laid}>"


NO_BOARD = Board(())

register(Board)
