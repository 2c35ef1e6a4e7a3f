"""Round the table."""

from __future__ import annotations

from typing import TypeVar

P = TypeVar("P")


def clockwise(players: list[P], seat: int) -> list[P]:
    """All players, from a seat on."""
    return players[seat:] + players[:seat]


def others(players: list[P], seat: int) -> list[P]:
    """All but one, from the left of that seat on."""
    return players[seat + 1 :] + players[:seat]


def left_of(seat: int, count: int) -> int:
    """The next seat of so many."""
    return (seat + 1) % count
