"""Round the table."""

from __future__ import annotations

from typing import Any, TypeVar

from hagal.kernel.setting import Setting

P = TypeVar("P")
RANDOM = "random"


def first_setting() -> Setting:
    """Who is first player: by chance, or a seat that is named."""

    def complaint(value: Any, players: int) -> str | None:
        if value == RANDOM or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players):
            return None
        return f"option first must be 'random' or a seat from 0 to {players - 1}, not {value!r}"

    return Setting(RANDOM, (RANDOM,), complaint)


def clockwise(players: list[P], seat: int) -> list[P]:
    """All players, from a seat on."""
    return players[seat:] + players[:seat]


def others(players: list[P], seat: int) -> list[P]:
    """All but one, from the left of that seat on."""
    return players[seat + 1 :] + players[:seat]


def left_of(seat: int, count: int) -> int:
    """The next seat of so many."""
    return (seat + 1) % count
