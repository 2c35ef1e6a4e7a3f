"""Who comes first (RW-015)."""

from __future__ import annotations

from hagal.games.kit.seats import left_of
from hagal.games.runewars.state import Player, Runewars


def rank(p: Player) -> tuple[int, int, int]:
    """Lowest own current order; then most influence tokens; then highest starting influence. While no orders lie
    revealed, the first counts alike for all."""
    return (p.order, -p.influence, -p.faction.influence)


def play_order(s: Runewars) -> list[int]:
    """The seats that are still in the game, in the order of play."""
    return [p.seat for p in sorted(s.players, key=rank) if not p.out]


def left_seat(s: Runewars, seat: int) -> int:
    """The next seat clockwise that is still in the game."""
    found = left_of(seat, len(s.players))
    while s.players[found].out and found != seat:
        found = left_of(found, len(s.players))
    return found
