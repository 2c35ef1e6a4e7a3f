"""The questions before a new game: players, the mode and what belongs to it; and what `--two-avatars` means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hagal import games
from hagal.games.encounters.alien.mix import of_film
from hagal.games.encounters.films import films
from hagal.games.encounters.modes import ALIEN, HUNT, HUNTED, HUNTERS, MIX, played
from hagal.games.encounters.names import RANDOM
from hagal.kernel.errors import RulesError
from hagal.terminal import questions, seats
from hagal.terminal.console import Talk
from hagal.terminal.faces.encounters.hunted import setup as hunted
from hagal.terminal.faces.encounters.hunters import setup as hunters
from hagal.terminal.options import Wish

TABLES = (1, 2, 3, 4, 5, 2)
TWO_AVATARS = "two_avatars"
TWO = 5
"""The place of the table at which one person plays two Avatars, with others against all."""
USUAL = (HUNTED,)
MODES: tuple[tuple[str, ...], ...] = (USUAL, (HUNTERS,), (ALIEN,), (HUNTED, ALIEN), (HUNTERS, ALIEN))
"""By the modules that each is played with."""
ASKS: Mapping[str, Callable[[Wish, str, Talk], None]] = {
    HUNTED: hunted.ask,
    HUNTERS: hunters.ask,
    ALIEN: hunted.ask,
    MIX: hunted.ask,
    HUNT: hunters.ask,
}
"""What is asked besides the film, by the name of the mode."""
PARTS = ("location", "objectives", "characters", "prey", "armory")
"""What a surprise leaves to chance."""


def ask(wish: Wish, talk: Talk) -> None:
    """Enter alone is one player of Hunted in the first film."""
    tables = [
        talk.word("encounters-table-two") if k == TWO else talk.word("encounters-table", n=n)
        for k, n in enumerate(TABLES)
    ]
    place = questions.players(wish, talk, tables)
    wish.players = TABLES[place]
    modes = [mode for mode in MODES if place != TWO or not played(mode).hunts]
    if place == TWO:
        wish.options[TWO_AVATARS] = True
    mode = modes[talk.choose("encounters-mode-ask", [talk.word(f"encounters-mode-{'-'.join(one)}") for one in modes])]
    wish.modules = () if mode == USUAL else mode
    ask_film(wish, mode, talk)
    name = played(mode).name
    ASKS[name](wish, name, talk)
    if wish.players > 1 and place != TWO:
        wish.seats = questions.seats(talk, wish.players)


def ask_film(wish: Wish, mode: tuple[str, ...], talk: Talk) -> None:
    """A film, with what goes with it in a mix; or everything by chance, in the first film."""
    known = films(games.title(wish.game), mode)
    texts = [talk.word(f"encounters-film-{film}") for film in known]
    place = talk.choose("encounters-film-ask", [*texts, talk.word("encounters-film-random")])
    film = known[place % len(known)]
    wish.options["film"] = film
    if played(mode).name == MIX:
        wish.options.update(of_film(film))
    if place == len(known):
        wish.options.update(by_chance(wish.game, mode))


def by_chance(title: str, mode: tuple[str, ...]) -> dict[str, Any]:
    """All parts that a mode has, left to chance."""
    game = games.title(title)
    usual = {name: setting.default for name, setting in game.settings.items()}
    fewest = min(game.players)
    return {part: RANDOM for part in PARTS if game.complaint(fewest, mode, {**usual, part: RANDOM}) is None}


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
