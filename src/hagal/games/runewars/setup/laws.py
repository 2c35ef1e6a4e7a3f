"""Laws of the board, for soak runs and property tests."""

from __future__ import annotations

from hagal.games.kit.hexes import DIRECTIONS, connected, opposite
from hagal.games.runewars.board import Board
from hagal.games.runewars.names import OPEN
from hagal.games.runewars.state import Runewars
from hagal.kernel.laws import Broken
from hagal.kernel.state import State


def dear(s: State) -> None:
    """Everything about the board that never changes once it lies."""
    assert isinstance(s, Runewars)
    lies_well(s.board)
    homes_apart(s)
    listed(s)
    one_rune_each(s)


def lies_well(board: Board) -> None:
    """No two areas in one place, all of them connected, each tile once, and no coloured side against another
    (RW-026)."""
    if len(board.where) != len(board.places):
        raise Broken("two areas lie in one place")
    if not connected(board.places):
        raise Broken("the board is in pieces")
    if len({placed[0] for placed in board.placed}) != len(board.placed):
        raise Broken("a tile lies on the board twice")
    for k, (q, r) in enumerate(board.places):
        for d, (dq, dr) in enumerate(DIRECTIONS):
            other = board.where.get((q + dq, r + dr), -1)
            if other < 0 or board.sides[k][d] == OPEN or board.sides[other][opposite(d)] == OPEN:
                continue
            if not _same_tile(board, k, other):
                raise Broken(f"coloured borders of {board.areas[k]!r} and {board.areas[other]!r} lie together")


def _same_tile(board: Board, a: int, b: int) -> bool:
    return any(board.areas[a] in placed[0].areas and board.areas[b] in placed[0].areas for placed in board.placed)


def homes_apart(s: Runewars) -> None:
    """Areas of two home realms are never adjacent (RW-029), and each player has the home realm of his faction only."""
    board = s.board
    for k, found in enumerate(board.near):
        for other in found:
            if board.home[k] and board.home[other] and board.home[k] != board.home[other]:
                raise Broken(f"the home realms of {board.home[k]} and {board.home[other]} are adjacent")
    factions = [p.faction.id for p in s.players]
    for k, seat in enumerate(s.home):
        if seat >= 0 and board.home[k] != factions[seat]:
            raise Broken(f"{board.areas[k]!r} is no home of seat {seat}")


def listed(s: Runewars) -> None:
    """All that is kept by area is kept for each area."""
    count = len(s.board.areas)
    for name in ("army", "owner", "control", "stronghold", "development", "activated", "home", "city"):
        if len(getattr(s, name)) != count:
            raise Broken(f"{name} has {len(getattr(s, name))} entries for {count} areas")


def one_rune_each(s: Runewars) -> None:
    """At most one rune token in an area, and each of them on the board (RW-192)."""
    if not len(s.runes) == len(s.rune_at) == len(s.rune_up):
        raise Broken(f"{len(s.runes)} rune tokens lie in {len(s.rune_at)} areas")
    if len(set(s.rune_at)) != len(s.rune_at):
        raise Broken(f"two rune tokens in one area: {sorted(s.rune_at)}")
    if any(not 0 <= area < len(s.board.areas) for area in s.rune_at):
        raise Broken(f"a rune token beside the board: {s.rune_at}")
