"""A new hunt: the questions, and what the wishes of the command line mean."""

from __future__ import annotations

from typing import Any

from hagal.kernel.errors import RulesError
from hagal.terminal import questions, seats
from hagal.terminal.talk import Talk
from hagal.terminal.wish import Wish

TABLES = (1, 2, 3, 4, 5, 2)
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
    tables = [talk.word("hunt-table-two") if k == TWO else talk.word("hunt-table", n=n) for k, n in enumerate(TABLES)]
    place = questions.players(wish, talk, tables)
    wish.players = TABLES[place]
    wish.two_avatars = place == TWO
    wish.film = FILMS[talk.choose("hunt-film-ask", [talk.word(f"hunt-film-{film}") for film in FILMS])]
    levels = [talk.word(f"hunt-level-{level}") for level in LEVELS]
    wish.options.update(LEVELS[list(LEVELS)[talk.choose("hunt-level-ask", levels)]])
    ways = [talk.word(f"hunt-avatars-{way}") for way in AVATARS]
    wish.options["avatars"] = AVATARS[talk.choose("hunt-avatars-ask", ways)]
    if wish.players > 1 and not wish.two_avatars:
        wish.seats = questions.seats(talk, wish.players)


def options(wish: Wish, talk: Talk) -> dict[str, Any]:
    if wish.film is None:
        return {}
    if wish.options.get("film", wish.film) != wish.film:
        raise RulesError(talk.word("hunt-film-twice"))
    return {"film": wish.film}


def kinds(wish: Wish, players: int, talk: Talk) -> list[str] | None:
    """One person with two Avatars plays both seats."""
    if not wish.two_avatars:
        return None
    both = [seats.HUMAN] * 2
    if players != len(both):
        raise RulesError(talk.word("hunt-two-players", n=players))
    if wish.seats and seats.parse(wish.seats, players, talk) != both:
        raise RulesError(talk.word("hunt-two-seats", seats=wish.seats))
    return both
