"""Before the first turn: go on with an old game or set up a new one."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import hagal
from hagal.kernel.errors import RulesError
from hagal.terminal import saves, seats
from hagal.terminal.saves import Damaged, Glimpse, Table
from hagal.terminal.talk import Talk
from hagal.text import LANGUAGES

PLAYERS = (3, 4)
USUAL = 4
MOST = 9


@dataclass
class Wish:
    """What the command line said; None: nothing."""

    title: str = "dune"
    players: int | None = None
    seats: str | None = None
    seed: int | None = None
    lang: str | None = None
    leaders: str | None = None
    promos: bool = False
    load: Path | None = None
    new: bool = False
    resume: bool = False
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def silent(self) -> bool:
        """Nothing was said about the new game itself: ask."""
        said = (self.players, self.seats, self.seed, self.leaders)
        return all(value is None for value in said) and not self.promos


def table(wish: Wish, talk: Talk) -> Table:
    """A table to sit down at."""
    if wish.load is not None:
        return from_file(wish.load, wish, talk)
    if wish.resume or (talk.live and wish.silent and not wish.new):
        found = resume(wish, talk)
        if found is not None:
            return found
    if talk.live and wish.silent:
        ask(wish, talk)
    return fresh(wish, talk)


def from_file(path: Path, wish: Wish, talk: Talk) -> Table:
    """A save that the person named."""
    path = path.expanduser()
    try:
        found = saves.read(path)
    except OSError as error:
        raise RulesError(talk.word("not-read", path=str(path), reason=error.strerror or str(error))) from None
    except Damaged as error:
        raise RulesError(talk.word("damaged", path=str(path), reason=str(error))) from None
    return welcome(found, wish, talk)


def welcome(found: Table, wish: Wish, talk: Talk) -> Table:
    """A table as it was left, but for what the command line says anew."""
    found.lang = talk.lang = wish.lang or found.lang or talk.lang
    if wish.seats is not None:
        found.seats = seats.parse(wish.seats, found.game.players, talk)
    talk.tell("resumed", "green")
    return found


def resume(wish: Wish, talk: Talk) -> Table | None:
    """One of the unfinished games, if there are any and somebody wants to go on with it."""
    while True:
        games = saves.unfinished()[:MOST]
        if not games:
            if wish.resume:
                talk.tell("nothing-to-resume")
            return None
        chosen = 0
        if not wish.resume or (len(games) > 1 and talk.live):
            choices = [label(game, talk) for game in games]
            chosen = talk.choose("resume-ask", [*choices, talk.word("new-game")])
        if chosen == len(games):
            return None
        path = games[chosen].path
        try:
            return welcome(saves.read(path), wish, talk)
        except OSError as error:
            talk.tell("not-read", "yellow", path=str(path), reason=error.strerror or str(error))
            return None
        except Damaged as error:
            kept = saves.put_aside(path)
            talk.tell("put-aside", "yellow", path=str(kept), reason=str(error))


def label(game: Glimpse, talk: Talk) -> str:
    if not game.players:
        return talk.word("save-unclear", name=game.path.name)
    return talk.word("save-label", saved=game.saved, players=game.players, round=game.round)


def ask(wish: Wish, talk: Talk) -> None:
    """The questions of a new game; Enter is always an answer."""
    if wish.lang is None:
        names = [talk.word(f"language-{lang.lower()}") for lang in LANGUAGES]
        wish.lang = talk.lang = LANGUAGES[talk.choose("language-ask", names, LANGUAGES.index(talk.lang))]
    counts = [talk.word("players-n", n=n) for n in PLAYERS]
    count = PLAYERS[talk.choose("players-ask", counts, PLAYERS.index(USUAL), first=PLAYERS[0])]
    wish.players = count
    ways = [seats.usual(count), *([seats.HUMAN] * n + [seats.BOT] * (count - n) for n in range(2, count + 1))]
    texts = [talk.word("people-n", n=n, bots=count - n) for n in range(1, count + 1)]
    kinds = ways[talk.choose("people-ask", texts)]
    if kinds == seats.usual(count):
        place = talk.choose("seat-ask", [talk.word("player", n=k + 1) for k in range(count)])
        kinds = [seats.HUMAN if k == place else seats.BOT for k in range(count)]
    if seats.BOT in kinds:
        strength = talk.choose("bots-ask", [talk.word(f"bot-{bot}") for bot in seats.BOTS])
        kinds = [seats.BOTS[strength] if kind == seats.BOT else kind for kind in kinds]
    wish.seats = ",".join(kinds)
    wish.leaders = ("random", "choose")[
        talk.choose("leaders-ask", [talk.word("leaders-random"), talk.word("leaders-choose")])
    ]


def fresh(wish: Wish, talk: Talk) -> Table:
    """A new game as wished."""
    count = wish.players or (len(wish.seats.split(",")) if wish.seats else USUAL)
    options: dict[str, Any] = dict(wish.options)
    if wish.leaders:
        names = [name.strip() for name in wish.leaders.split(",")]
        options["leaders"] = names[0] if names in (["random"], ["choose"]) else names
    if wish.promos:
        options["promos"] = True
    kinds = seats.parse(wish.seats, count, talk) if wish.seats else None
    game = hagal.new(wish.title, players=count, seed=wish.seed, **options)
    return Table(game, kinds or seats.usual(count), talk.lang, saves.fresh_path(wish.title))


def speaker(wish: Wish, environ: dict[str, str] | None = None) -> str:
    """The language to begin in."""
    from hagal.terminal.talk import language_of

    if wish.lang is None:
        return language_of(dict(os.environ) if environ is None else environ)
    for lang in LANGUAGES:
        if lang.lower() == wish.lang.lower().replace("_", "-"):
            wish.lang = lang
            return lang
    raise RulesError(f"there is no language {wish.lang!r}; Hagal speaks: {', '.join(LANGUAGES)}")
