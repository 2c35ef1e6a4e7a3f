"""Boards that are ready to play on (option `board`: quick): one by chance of those for so many players."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.games.kit.hexes import SIXTHS
from hagal.games.kit.seats import left_of
from hagal.games.runewars.board import Board
from hagal.games.runewars.components import Layout, Tile
from hagal.games.runewars.setup.building import lay_board
from hagal.games.runewars.setup.laying import STEPS as BESIDE
from hagal.games.runewars.setup.laying import Laying, Way, cell, forms, home_ways, may_lie, rim, room
from hagal.games.runewars.setup.markers import Apart, Survey, apart, homes_in_play
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.step import Step
from hagal.kernel.term import register_all


@lru_cache(maxsize=256)
def laid_out(layout: Layout, tiles: tuple[Tile, ...]) -> Board | None:
    """A ready board of these tiles; None if they cannot be laid so (a content pack may have others)."""
    named = {tile.id: tile for tile in tiles}
    board = Board(())
    for number, q, r, turn in layout.tiles:
        tile = named.get(str(number))
        if tile is None or not may_lie(board, tile, q, r, turn):
            return None
        board = Board((*board.placed, (tile, q, r, turn)))
    return board.with_markers(layout.markers)


@lru_cache(maxsize=256)
def lawful(layout: Layout, tiles: tuple[Tile, ...], distance: Apart) -> bool:
    """May tiles and markers lie like this, whoever plays on it?"""
    board = laid_out(layout, tiles)
    homes = [tile for tile in tiles if tile.faction]
    if board is None or len(layout.tiles) != 2 * layout.players:
        return False
    found = Survey(board, homes, layout.players, distance)
    placed: list[Any] = []
    for marker in layout.markers:
        if marker not in found.options(placed):
            return False
        placed.append(marker)
    return len(placed) == layout.players


class ReadyBoard(Step[Runewars]):
    """The tiles and markers of a ready board; if none can be laid with the tiles of this box, chance builds one."""

    tag = "ready_board"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        tiles = tuple(s.rules.kinds["tile"])
        distance = apart(s)
        layouts = [
            layout
            for layout in s.rules.kinds.get("layout", ())
            if layout.players == len(s.players) and lawful(layout, tiles, distance)
        ]
        if not layouts:
            push(s, "deal_tiles")
            return
        layout = layouts[zones.roll(s, len(layouts))]
        board = laid_out(layout, tiles)
        assert board is not None
        lay_board(s, board)
        if s.log is not None:
            s.log.tell("rw-ready-board", -1, "RW-025", n=len(layout.tiles))


class ReadyHomes(Step[Runewars]):
    """In the order of RW-029 a marker by chance for each player, and his home realm laid so that most open borders lead
    out of it."""

    tag = "ready_homes"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        board = s.board
        homes = homes_in_play(s)
        ways = [[home_ways(board, home, marker) for home in homes] for marker in board.markers]
        free = list(range(len(homes)))
        left = list(free)
        barred: frozenset[int] = frozenset()
        placed = list(board.placed)
        for k in range(len(homes)):
            seat = left_of(s.first + k, len(homes))
            left.remove(seat)
            found = [(n, best_way(board, homes[seat], ways, n, seat, free, left, barred)) for n in free]
            able = [(n, way) for n, way in found if way is not None]
            n, chosen = able[zones.roll(s, len(able)) if len(able) > 1 else 0]
            free.remove(n)
            (q, r, turn), _cells, beside = chosen
            barred |= beside
            placed.append((homes[seat], q, r, turn))
            if s.log is not None:
                s.log.tell("rw-lay-home", seat, "RW-029", q=q, r=r, turn=turn)
        lay_board(s, Board(tuple(placed)))


def best_way(
    board: Board,
    home: Tile,
    ways: list[list[list[Way]]],
    space: int,
    seat: int,
    free: list[int],
    left: list[int],
    barred: frozenset[int],
) -> Way | None:
    """The best way to lay a home realm in one of the free spaces; those of the seats that are left need the others."""
    others = [other for other in free if other != space]
    best: Way | None = None
    most = -1
    for way in ways[space][seat]:
        if barred.isdisjoint(way[1]):
            n = ways_out(board, home, way[0])
            if n > most and room(ways, others, left, barred | way[2]):
                best, most = way, n
    return best


def ways_out(board: Board, home: Tile, laying: Laying) -> int:
    """Open borders between a home realm that is laid so and the board."""
    edge = rim(board)
    q, r, turn = laying
    found = 0
    for offset, coloured in forms(home)[turn]:
        at = cell(q, r) + offset
        touch = edge.cells.get(at)
        if touch is not None:
            found += touch[2]
            if coloured:
                found -= sum([1 for d in range(SIXTHS) if coloured >> d & 1 and at + BESIDE[d] in edge.taken])
    return found


STEPS: dict[str, Step[Any]] = {"ready_board": ReadyBoard(), "ready_homes": ReadyHomes()}

register_all(list(globals().values()))
