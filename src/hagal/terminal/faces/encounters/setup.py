"""The questions before a new game: players, the mode and what belongs to it; and what `--two-avatars` means."""

from __future__ import annotations

from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.kernel.errors import RulesError
from hagal.terminal import questions, seats
from hagal.terminal.console import Talk
from hagal.terminal.faces.encounters.hunted import setup as hunted
from hagal.terminal.faces.encounters.hunters import setup as hunters
from hagal.terminal.options import Wish

TABLES = (1, 2, 3, 4, 5, 2)
TWO_AVATARS = "two_avatars"
TWO = 5
"""The place of the table at which one person plays two Avatars, in Hunted."""
MODES = ("hunted", HUNTERS)
FILMS = (1, 2)


def ask(wish: Wish, talk: Talk) -> None:
    """Enter alone is one player of Hunted in the first film."""
    tables = [
        talk.word("encounters-table-two") if k == TWO else talk.word("encounters-table", n=n)
        for k, n in enumerate(TABLES)
    ]
    place = questions.players(wish, talk, tables)
    wish.players = TABLES[place]
    if place == TWO:
        wish.options[TWO_AVATARS] = True
        mode = MODES[0]
    else:
        mode = MODES[talk.choose("encounters-mode-ask", [talk.word(f"encounters-mode-{mode}") for mode in MODES])]
    films = [talk.word(f"encounters-film-{film}") for film in FILMS]
    wish.options["film"] = FILMS[talk.choose("encounters-film-ask", films)]
    if mode == HUNTERS:
        wish.modules = (HUNTERS,)
        hunters.ask(wish, talk)
    else:
        hunted.ask(wish, talk)
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
