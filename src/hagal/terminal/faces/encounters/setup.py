"""The questions before a new hunt, and what `--two-avatars` means."""

from __future__ import annotations

from typing import Any

from hagal.kernel.errors import RulesError
from hagal.terminal import questions, seats
from hagal.terminal.console import Talk
from hagal.terminal.options import Wish

TABLES = (1, 2, 3, 4, 5, 2)
TWO_AVATARS = "two_avatars"
TWO = 5
"""The place of the table at which one person plays two Avatars."""
USUAL = 1
FILMS = (1, 2)
AVATARS = ("film", "choose", "two", "random")
LEVELS: dict[str, dict[str, Any]] = {
    "usual": {},
    "easier": {"young_blood": 1},
    "easiest": {"young_blood": 1, "tough": True},
    "harder": {"young_blood": -1},
    "hardest": {"young_blood": -1, "wilds": 3},
}
"""Ways to make it easier or harder (PR-150, PR-152 to PR-154)."""


def ask(wish: Wish, talk: Talk) -> None:
    """Enter alone is one player in the first film."""
    tables = [
        talk.word("encounters-table-two") if k == TWO else talk.word("encounters-table", n=n)
        for k, n in enumerate(TABLES)
    ]
    place = questions.players(wish, talk, tables)
    wish.players = TABLES[place]
    if place == TWO:
        wish.options[TWO_AVATARS] = True
    wish.options["film"] = FILMS[
        talk.choose("encounters-film-ask", [talk.word(f"encounters-film-{film}") for film in FILMS])
    ]
    levels = [talk.word(f"encounters-level-{level}") for level in LEVELS]
    wish.options.update(LEVELS[list(LEVELS)[talk.choose("encounters-level-ask", levels)]])
    ways = [talk.word(f"encounters-avatars-{way}") for way in AVATARS]
    wish.options["avatars"] = AVATARS[talk.choose("encounters-avatars-ask", ways)]
    if wish.players > 1 and place != TWO:
        wish.seats = questions.seats(talk, wish.players)


def two_avatars(wish: Wish) -> bool:
    """Does one person play two Avatars, with open hands?"""
    return bool(wish.options.get(TWO_AVATARS))


def kinds(wish: Wish, players: int, talk: Talk) -> list[str] | None:
    """One person with two Avatars plays both seats."""
    if not two_avatars(wish):
        return None
    both = [seats.HUMAN] * 2
    if players != len(both):
        raise RulesError(talk.word("encounters-two-players", n=players))
    if wish.seats and seats.parse(wish.seats, players, talk) != both:
        raise RulesError(talk.word("encounters-two-seats", seats=wish.seats))
    return both
