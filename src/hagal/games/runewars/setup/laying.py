"""Where a tile may be laid on a board (RW-025, RW-026, RW-029).

A place (q, r) is counted here as one number, so that places are shifted by adding: what lies beside the board is asked
for thousands of times when a board is built.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from hagal.games.kit.hexes import DIRECTIONS, SIXTHS, Place, opposite, turn_sides, turned
from hagal.games.runewars.board import Board, Marker
from hagal.games.runewars.components import Tile
from hagal.games.runewars.names import OPEN

WIDE = 1000
STEPS = tuple([q * WIDE + r for q, r in DIRECTIONS])
"""From a cell to the next one, by direction."""

Form = tuple[tuple[int, int], ...]
"""A tile as it is turned: for each area its cell, and a bit for each coloured side."""
Touch = tuple[int, int, int]
"""What a free cell touches: a bit for each area of the board; a bit for each direction in which a coloured side of the
board lies; how many open sides."""
Laying = tuple[int, int, int]
"""Where the first area of a tile lies (q, r), and its turn."""
Way = tuple[Laying, frozenset[int], frozenset[int]]
"""A way to lay a home realm: how, the cells that it takes, and these with all beside them."""
Layings = dict[Place, tuple[int, ...]]
"""Where the first area of a tile may lie, and how the tile may be turned there."""


def cell(q: int, r: int) -> int:
    return q * WIDE + r


def place(code: int) -> Place:
    q = (code + WIDE // 2) // WIDE
    return (q, code - q * WIDE)


@lru_cache(maxsize=128)
def forms(tile: Tile) -> tuple[Form, ...]:
    """A tile in its six turns."""
    return tuple([_form(tile, turn) for turn in range(SIXTHS)])


def _form(tile: Tile, turn: int) -> Form:
    found = []
    for area, at in zip(tile.areas, tile.places, strict=True):
        q, r = turned(at, turn)
        coloured = 0
        for d, side in enumerate(turn_sides(area.sides, turn)):
            if side != OPEN:
                coloured |= 1 << d
        found.append((cell(q, r), coloured))
    return tuple(found)


class Rim:
    """The free cells beside a board with what they touch, and the cells that are taken."""

    def __init__(self, board: Board) -> None:
        self.taken: dict[int, int] = {cell(q, r): k for k, (q, r) in enumerate(board.places)}
        self.cells: dict[int, Touch] = {}
        for at, k in self.taken.items():
            for d, step in enumerate(STEPS):
                free = at + step
                if free not in self.taken:
                    areas, coloured, ways = self.cells.get(free, (0, 0, 0))
                    if board.sides[k][d] == OPEN:
                        ways += 1
                    else:
                        coloured |= 1 << opposite(d)
                    self.cells[free] = (areas | 1 << k, coloured, ways)

    def fits(self, form: Form, at: int) -> bool:
        """May a tile lie like this? At least two areas of it touch the board, together at least two areas of it
        (RW-025); no coloured side lies against another (RW-026)."""
        touching = areas = 0
        for offset, coloured in form:
            here = at + offset
            if here in self.taken:
                return False
            touch = self.cells.get(here)
            if touch is not None:
                if touch[1] & coloured:
                    return False
                touching += 1
                areas |= touch[0]
        return touching > 1 and bool(areas & (areas - 1))


def rim(board: Board) -> Rim:
    """The rim of a board, worked out once."""
    found: Rim | None = board.kept.get("rim")
    if found is None:
        found = board.kept["rim"] = Rim(board)
    return found


def layings(board: Board, tile: Tile) -> Layings:
    """All the ways in which a tile may be laid, in the order of places. The first tile of a board lies anywhere: where
    and how it is turned makes no difference."""
    found: Layings | None = board.kept.get(tile)
    if found is None:
        found = board.kept[tile] = _layings(board, tile) if board.placed else {(0, 0): (0,)}
    return found


def _layings(board: Board, tile: Tile) -> Layings:
    edge = rim(board)
    cells = edge.cells
    found: dict[int, list[int]] = {}
    for turn, form in enumerate(forms(tile)):
        once: set[int] = set()
        twice: set[int] = set()
        for offset, _coloured in form:
            there = {code - offset for code in cells}
            twice |= once & there
            once |= there
        for at in twice:
            if edge.fits(form, at):
                turns = found.get(at)
                if turns is None:
                    found[at] = [turn]
                else:
                    turns.append(turn)
    return {place(at): tuple(turns) for at, turns in sorted(found.items())}


def may_lie(board: Board, tile: Tile, q: int, r: int, turn: int) -> bool:
    """May a tile be laid so?"""
    if not board.placed:
        return True
    return rim(board).fits(forms(tile)[turn], cell(q, r))


def marker_cells(marker: Marker) -> tuple[int, int]:
    """The two cells of a home realm setup marker."""
    q, r, direction = marker
    at = cell(q, r)
    return at, at + STEPS[direction]


def beside_marker(marker: Marker) -> tuple[int, int]:
    """The two cells that touch both cells of a marker: the third area of a home realm comes to lie on one of them."""
    q, r, direction = marker
    at = cell(q, r)
    return at + STEPS[(direction + 1) % SIXTHS], at + STEPS[direction - 1]


@lru_cache(maxsize=64)
def _pairs(home: Tile) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each direction of a marker: the turns of a home realm in which two of its areas fill it, and how far its
    first area is off the marker's first cell then."""
    found = []
    for direction in range(SIXTHS // 2):
        ways = []
        for turn, form in enumerate(forms(home)):
            cells = [offset for offset, _coloured in form]
            ways += [(turn, offset) for offset in cells if offset + STEPS[direction] in cells]
        found.append(tuple(ways))
    return tuple(found)


def home_ways(board: Board, home: Tile, marker: Marker) -> list[Way]:
    """The ways to lay a home realm so that two of its areas fill a marker's space (RW-029), each with the cells that it
    takes; worked out once for a board."""
    found: list[Way] | None = board.kept.get((home, marker))
    if found is None:
        found = board.kept[(home, marker)] = _home_ways(board, home, marker)
    return found


def _home_ways(board: Board, home: Tile, marker: Marker) -> list[Way]:
    edge = rim(board)
    turns = forms(home)
    q, r, direction = marker
    found: list[Way] = []
    for turn, offset in _pairs(home)[direction]:
        at = cell(q, r) - offset
        if edge.fits(turns[turn], at):
            cells = [at + own for own, _coloured in turns[turn]]
            found.append(((*place(at), turn), frozenset(cells), around(cells)))
    return found


def around(cells: Iterable[int]) -> frozenset[int]:
    """These cells and all beside them: no area of another home realm may lie there."""
    return frozenset([at + step for at in cells for step in (0, *STEPS)])


def room(ways: list[list[list[Way]]], spaces: list[int], homes: list[int], barred: frozenset[int]) -> bool:
    """Can each of these homes be laid in one of these spaces, off the cells that are barred, and off each other?
    `ways`: by space and home."""
    if not spaces:
        return True
    for n, home in enumerate(homes):
        for _laying, cells, beside in ways[spaces[0]][home]:
            if barred.isdisjoint(cells) and room(ways, spaces[1:], homes[:n] + homes[n + 1 :], barred | beside):
                return True
    return False
