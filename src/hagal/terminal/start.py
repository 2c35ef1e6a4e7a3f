"""Before the first turn: go on with an old game or set up a new one."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import hagal
from hagal.games.dune.ix.rivals.module import RIVALS as IX_RIVALS
from hagal.games.dune.rivals.difficulty import LEVELS, Difficulty
from hagal.games.dune.rivals.leaders import RIVALS, Rival
from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg
from hagal.terminal import saves, seats
from hagal.terminal.gist import gist
from hagal.terminal.saves import Damaged, Glimpse, Table
from hagal.terminal.talk import Talk
from hagal.text import LANGUAGES, name, phrase

PLAYERS = (1, 2, 3, 4)
USUAL = 1
"""Players if nothing else is said: one against two rivals."""
MODULES = (None, "ix")
MOST = 9
CHANCE = "random"


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
    difficulty: str | None = None
    rivals: str | None = None
    module: str | None = None
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def silent(self) -> bool:
        """Nothing was said about the new game itself: ask."""
        said = (self.players, self.seats, self.seed, self.leaders, self.difficulty, self.rivals, self.module)
        return all(value is None for value in said) and not self.promos and not self.options


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
    """The questions of a new game; Enter is always an answer, and Enter alone is one player against two rivals."""
    count = 0
    while not count:
        names = [talk.word(f"language-{lang.lower()}") for lang in LANGUAGES]
        counts = [talk.word("language", names=" / ".join(names)), *(talk.word("table-of", n=n) for n in PLAYERS)]
        count = talk.choose("players-ask", counts, USUAL, first=0)
        if not count:
            wish.lang = talk.lang = LANGUAGES[talk.choose("language-ask", names, LANGUAGES.index(talk.lang))]
    wish.players = count
    wish.module = MODULES[talk.choose("ix-ask", [talk.word("ix-without"), talk.word("ix-with")])]
    if count == 1:
        ask_solo(wish, talk)
    else:
        ask_seats(wish, talk, count)


def ask_solo(wish: Wish, talk: Talk) -> None:
    """How strong the rivals are, and who leads whom."""
    told = [level_told(level, talk) for level in LEVELS.values()]
    wish.difficulty = list(LEVELS)[talk.choose("difficulty-ask", told)]
    ways = [talk.word(f"solo-leaders-{way}") for way in ("random", "own", "all")]
    way = talk.choose("leaders-ask", ways)
    wish.leaders = "choose" if way else CHANCE
    if way == 2:
        wish.rivals = ",".join(ask_rivals(talk, [*RIVALS, *IX_RIVALS] if wish.module else list(RIVALS)))


def level_told(level: Difficulty, talk: Talk) -> str:
    """A difficulty with what it changes."""
    id = level.name.replace("_", "-")
    called = phrase(Msg(f"difficulty-{id}"), talk.lang)
    figures = {"extra": level.extra, "mentat": level.mentat_cost, "troops": level.rival_garrison}
    return f"{called}: {talk.word(f'level-{id}', round=level.swordmaster_round, **figures)}"


def ask_rivals(talk: Talk, leaders: list[Rival]) -> list[str]:
    """A leader for each of the two rivals."""
    found: list[str] = []
    for number in (1, 2):
        free = [rival for rival in leaders if rival.id not in found]
        texts = [f"{name(rival, talk.lang)}: {gist(rival, talk.lang)}" for rival in free]
        choice = talk.choose("rival-ask", [talk.word("leaders-random"), *texts], n=number)
        found.append(free[choice - 1].id if choice else CHANCE)
    return found


def ask_seats(wish: Wish, talk: Talk, count: int) -> None:
    """People and bots."""
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
    count = wish.players
    if count is None:
        count = (len(wish.seats.split(",")) if wish.seats else 0) or len(named(wish.leaders)) or USUAL
    options: dict[str, Any] = dict(wish.options)
    if wish.leaders:
        options["leaders"] = named(wish.leaders) or wish.leaders.strip()
    if wish.difficulty is not None:
        options["difficulty"] = wish.difficulty.strip().lower().replace("-", "_")
    if wish.rivals is not None:
        options["rival_leaders"] = named(wish.rivals) or wish.rivals.strip()
    if wish.promos:
        options["promos"] = True
    kinds = seats.parse(wish.seats, count, talk) if wish.seats else None
    modules = [wish.module.strip().lower()] if wish.module else []
    game = hagal.new(wish.title, players=count, modules=modules, seed=wish.seed, **options)
    return Table(game, kinds or seats.usual(count), talk.lang, saves.fresh_path(wish.title))


def named(text: str | None) -> list[str]:
    """`a,b`: the names in a list; none where one word speaks for all."""
    names = [word.strip() for word in (text or "").split(",")]
    return [] if names in ([""], [CHANCE], ["choose"]) else names


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
