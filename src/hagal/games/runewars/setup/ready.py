"""Boards that are ready to play on (option `board`: quick): one by chance of those for so many players."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.games.kit.hexes import SIXTHS
from hagal.games.runewars.board import Board
from hagal.games.runewars.components import Layout, Tile
from hagal.games.runewars.setup.building import lay_board
from hagal.games.runewars.setup.homes import LayHome, ways
from hagal.games.runewars.setup.laying import STEPS as BESIDE
from hagal.games.runewars.setup.laying import Laying, forms, home_cells, may_lie, rim
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


class ReadyHome(Step[Runewars]):
    """One of the markers by chance, and the home realm laid so that most open borders lead out of it."""

    tag = "ready_home"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        home = homes_in_play(s)[seat]
        markers = [marker for marker in s.board.markers if ways(s, seat, marker)]
        marker = markers[zones.roll(s, len(markers)) if len(markers) > 1 else 0]
        best: Laying | None = None
        most = -1
        for laying in ways(s, seat, marker):
            n = ways_out(s.board, home, laying)
            if n > most:
                best, most = laying, n
        assert best is not None
        s.stack.append((LayHome(home, *best), seat, -1))


def ways_out(board: Board, home: Tile, laying: Laying) -> int:
    """Open borders between a home realm that is laid so and the board."""
    edge = rim(board)
    found = 0
    for at, (_offset, coloured) in zip(home_cells(home, laying), forms(home)[laying[2]], strict=True):
        touch = edge.cells.get(at)
        if touch is not None:
            found += touch[2] - sum([1 for d in range(SIXTHS) if coloured >> d & 1 and at + BESIDE[d] in edge.taken])
    return found


STEPS: dict[str, Step[Any]] = {"ready_board": ReadyBoard(), "ready_home": ReadyHome()}

register_all(list(globals().values()))
