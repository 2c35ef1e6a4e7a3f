"""Where home realm setup markers may stand (RW-027, RW-308, RWR-001, ADD-1, ADD-2, OP-1).

A marker stands for two neighbouring hexes outside the board that touch at least three open borders. Between any two of
them lie so many areas: the shortest chain of areas of the board that begins beside one and ends beside the other has at
least that many, whatever lies on its borders.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from hagal.games.kit.hexes import holes
from hagal.games.runewars.board import Board, Marker
from hagal.games.runewars.components import Tile
from hagal.games.runewars.setup.laying import (
    STEPS,
    Rim,
    Way,
    around,
    beside_marker,
    cell,
    home_ways,
    marker_cells,
    place,
    rim,
    room,
)
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import ask

LEAST_WAYS = 3
"""Open borders that a marker touches (RW-027)."""
Apart = tuple[int, int, bool]
"""Areas between any two markers; between one of them and the others, if that cannot be had; whether all areas count as
beside a marker that a home realm laid there could touch."""
APART_2010: Apart = (4, 3, True)
APART_REVISED: Apart = (3, 3, False)


def apart(s: Runewars) -> Apart:
    """How far markers stand apart in this game: the query `markers_apart` (RW-027, RWR-001). Areas lie between two
    markers, or (OP-1) are the steps from one to the other."""
    areas, least, wide = ask(s, "markers_apart", -1, APART_2010)
    less = 0 if s.rules.options["markers"] == "between" else 1
    return areas - less, least - less, wide


def revised_apart(s: Runewars, seat: int, value: Apart, about: int) -> Apart:
    """In the Revised Edition markers may stand closer (RWR-001)."""
    return APART_REVISED


def homes_in_play(s: Runewars) -> list[Tile]:
    """The home realms of the players, by seat."""
    tiles = {tile.faction: tile for tile in s.rules.kinds["tile"] if tile.faction}
    return [tiles[p.faction.id] for p in s.players]


class Survey:
    """All spaces on which a marker may stand by itself, and which of them go together.

    `far[k]` has a bit for each space that is far enough from space k; `close[k]` for each that is far enough if one of
    the two is the one that may stand closer. `strict`: as many markers as there are players can be had all far apart.
    However far apart they are, home realms must find room in their places (RW-029).
    """

    def __init__(self, board: Board, homes: Sequence[Tile], need: int, apart: Apart) -> None:
        self.need: int = need
        areas, least, wide = apart
        edge = rim(board)
        outside = set(edge.cells) - {cell(q, r) for q, r in holes(board.places)}
        self.spaces: list[Marker] = []
        self.ways: list[list[list[Way]]] = []  # by space and home
        for marker in _dominoes(edge, outside):
            ways = [home_ways(board, home, marker) for home in homes]
            if all(ways):
                self.spaces.append(marker)
                self.ways.append(ways)
        touched = [_touched(edge, marker, wide) for marker in self.spaces]
        near = [sum([1 << other for other in found]) for found in board.near]
        free = [_not_beside(marker, self.spaces) for marker in self.spaces]
        self.far: list[int] = [a & b for a, b in zip(_far(touched, near, areas), free, strict=True)]
        self.close: list[int] = [a & b for a, b in zip(_far(touched, near, least), free, strict=True)]
        self.sharing: list[tuple[int, ...]] = list(combinations(range(len(homes)), need))
        self.strict: bool = True
        self.strict = self._possible([])

    def options(self, markers: Iterable[Marker]) -> list[Marker]:
        """Where the next marker may stand. Markers are all alike, so they are placed in one order; only spaces are
        offered with which the others can still be placed."""
        chosen = [self.spaces.index(marker) for marker in markers]
        least = max(chosen) + 1 if chosen else 0
        return [self.spaces[k] for k in range(least, len(self.spaces)) if self._legal(chosen, k, [*chosen, k])]

    def _legal(self, chosen: list[int], k: int, then: list[int]) -> bool:
        """May this space be added to these, and can the rest be placed behind it? All are far apart; or, where that
        cannot be had, all but one (ADD-1)."""
        if self.strict:
            if not self._apart(then, self.far):
                return False
        elif not self._apart(then, self.close) or not any(
            self._apart([other for other in then if other != one], self.far) for one in then
        ):
            return False
        return self._possible(then)

    def _possible(self, chosen: list[int]) -> bool:
        """Can the rest be placed behind these?"""
        if len(chosen) == self.need:
            return all(room(self.ways, chosen, list(homes), frozenset()) for homes in self.sharing)
        allowed = (1 << len(self.spaces)) - 1
        if chosen:
            allowed &= -1 << (chosen[-1] + 1)
        for k in chosen:
            allowed &= self.far[k] if self.strict else self.close[k]
        for k in _bits(allowed):
            if self._legal(chosen, k, [*chosen, k]):
                return True
        return False

    def _apart(self, chosen: list[int], far: list[int]) -> bool:
        for n, a in enumerate(chosen):
            for b in chosen[n + 1 :]:
                if not far[a] >> b & 1:
                    return False
        return True


def _dominoes(edge: Rim, outside: set[int]) -> list[Marker]:
    """Pairs of hexes outside the board that touch enough open borders, each of them once."""
    found: set[tuple[int, int]] = set()
    for at in outside:
        for d, step in enumerate(STEPS):
            other = at + step
            if other in edge.taken:
                continue
            ways = edge.cells[at][2] + (edge.cells[other][2] if other in edge.cells else 0)
            if ways >= LEAST_WAYS:
                found.add((at, d) if d < 3 else (other, d - 3))
    return [(*place(at), d) for at, d in sorted(found)]


def _not_beside(marker: Marker, spaces: list[Marker]) -> int:
    """A bit for each space that neither shares a cell with a marker nor lies beside it: homes there would be
    adjacent."""
    own = around(marker_cells(marker))
    return sum([1 << k for k, other in enumerate(spaces) if own.isdisjoint(marker_cells(other))])


def _touched(edge: Rim, marker: Marker, wide: bool) -> int:
    """The areas beside a marker; `wide`: beside any home realm that could be laid there (ADD-2)."""
    found = 0
    for at in marker_cells(marker):
        found |= _areas(edge, at)
    if wide:
        for at in beside_marker(marker):
            found |= _areas(edge, at)
    return found


def _areas(edge: Rim, at: int) -> int:
    touch = edge.cells.get(at)
    return touch[0] if touch is not None else 0


def _far(touched: list[int], near: list[int], areas: int) -> list[int]:
    """For each space a bit for each other that so many areas at least lie between."""
    found = []
    for mask in touched:
        reach = mask
        for _ in range(areas - 2):
            grown = reach
            for k in _bits(reach):
                grown |= near[k]
            reach = grown
        found.append(sum([1 << k for k, other in enumerate(touched) if areas < 2 or not other & reach]))
    return found


def _bits(mask: int) -> list[int]:
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def survey(s: Runewars) -> Survey:
    """The spaces for markers on this board, worked out once."""
    homes = homes_in_play(s)
    rule = apart(s)
    name: tuple[Any, ...] = ("survey", rule, *[home.id for home in homes])
    found: Survey | None = s.board.kept.get(name)
    if found is None:
        found = s.board.kept[name] = Survey(s.board, homes, len(homes), rule)
    return found


def beside_markers(s: Runewars) -> set[int]:
    """The areas that touch a marker: no rune token may be placed there (RWR-002)."""
    edge = rim(s.board)
    found = 0
    for marker in s.board.markers:
        found |= _touched(edge, marker, False)
    return set(_bits(found))
