"""Before the first turn: go on with an old game or set up a new one."""

from __future__ import annotations

import os
from pathlib import Path

import hagal
from hagal import games
from hagal.game import packed_title
from hagal.kernel.errors import RulesError
from hagal.languages import LANGUAGES, fitting
from hagal.terminal import saves, seats
from hagal.terminal.console import Talk, language_of
from hagal.terminal.faces import Face, face, game_name, owner
from hagal.terminal.options import Wish
from hagal.terminal.saves import Damaged, Glimpse, Lacking, Table

MOST = 9


def table(wish: Wish, talk: Talk) -> Table:
    """A table to sit down at."""
    look = face(wish.game, wish.modules)
    if wish.load is not None:
        return from_file(wish.load, wish, talk)
    if wish.resume or (talk.live and wish.silent and not wish.new and not wish.packs):
        found = resume(wish, talk)
        if found is not None:
            return found
    talk.dialect = look.dialect
    check_options(wish, look, talk)
    understand(wish, look)
    if talk.live and wish.silent:
        look.ask(wish, talk)
    found = fresh(wish, look, talk)
    talk.dialect = face(wish.game, wish.modules).dialect  # what was chosen may have another board
    return found


def check_options(wish: Wish, look: Face, talk: Talk) -> None:
    """What belongs to another game is refused."""
    for option in wish.options:
        if option in look.flags or option in games.title(wish.game).settings:
            continue
        other = owner(option)
        if other is not None:
            names = {"other": game_name(other, talk.lang), "game": game_name(wish.game, talk.lang)}
            raise RulesError(talk.word("not-its-flag", flag=f"--{option.replace('_', '-')}", **names))


def understand(wish: Wish, look: Face) -> None:
    """Options by their names in the title, with the values that were meant by what was typed."""
    named = {look.flags.get(option) or option: value for option, value in wish.options.items()}
    if len(named) < len(wish.options):
        raise RulesError(f"an option is given twice: {', '.join(wish.options)}")
    wish.options = packed_title(wish.game, wish.packs).read(named)


def from_file(path: Path, wish: Wish, talk: Talk) -> Table:
    """A save that the person named."""
    path = path.expanduser()
    try:
        found = saves.read(path, wish.packs)
    except OSError as error:
        raise RulesError(talk.word("not-read", path=str(path), reason=error.strerror or str(error))) from None
    except Damaged as error:
        raise RulesError(talk.word("damaged", path=str(path), reason=str(error))) from None
    return welcome(found, wish, talk)


def welcome(found: Table, wish: Wish, talk: Talk) -> Table:
    """A table as it was left, but for what the command line says anew."""
    talk.dialect = face(found.game.title.name, found.game.record.modules).dialect
    found.lang = talk.lang = wish.lang or found.lang or talk.lang
    if wish.seats is not None:
        found.seats = seats.parse(wish.seats, found.game.players, talk)
        found.open_hands = False
    talk.tell("resumed", "green")
    return found


def resume(wish: Wish, talk: Talk) -> Table | None:
    """One of the unfinished games, if there are any and somebody wants to go on with it."""
    while True:
        found = saves.unfinished(wish.title)[:MOST]
        if not found:
            if wish.resume:
                talk.tell("nothing-to-resume")
            return None
        chosen = 0
        if not wish.resume or (len(found) > 1 and talk.live):
            choices = [label(game, talk) for game in found]
            chosen = talk.choose("resume-ask", [*choices, talk.word("new-game")])
        if chosen == len(found):
            return None
        path = found[chosen].path
        try:
            return welcome(saves.read(path, wish.packs), wish, talk)
        except OSError as error:
            talk.tell("not-read", "yellow", path=str(path), reason=error.strerror or str(error))
            return None
        except Lacking as error:
            raise RulesError(talk.word("lacks-pack", reason=str(error))) from None
        except Damaged as error:
            kept = saves.put_aside(path)
            talk.tell("put-aside", "yellow", path=str(kept), reason=str(error))


def label(game: Glimpse, talk: Talk) -> str:
    if not game.players:
        return talk.word("save-unclear", name=game.path.name)
    told = talk.word("save-label", saved=game.saved, players=game.players, round=game.round)
    return f"{told} ({called})" if (called := game.title and game_name(game.title, talk.lang)) else told


def fresh(wish: Wish, look: Face, talk: Talk) -> Table:
    """A new game as wished."""
    count = wish.players
    if count is None:
        count = (len(wish.seats.split(",")) if wish.seats else None) or look.players(wish) or look.usual()
    options = {name: value for name, value in wish.options.items() if look.flags.get(name) != ""}
    kinds = look.kinds(wish, count, talk)
    if kinds is None and wish.seats:
        kinds = seats.parse(wish.seats, count, talk)
    modules = [name.strip().lower() for name in wish.modules]
    game = hagal.new(wish.game, players=count, modules=modules, packs=wish.packs, seed=wish.seed, **options)
    path = saves.fresh_path(wish.game)
    return Table(game, kinds or seats.usual(count), talk.lang, path, look.open_hands(wish))


def speaker(wish: Wish, environ: dict[str, str] | None = None) -> str:
    """The language to begin in."""
    if wish.lang is None:
        return language_of(dict(os.environ) if environ is None else environ)
    found = fitting([wish.lang])
    if not found:
        raise RulesError(f"there is no language {wish.lang!r}; Hagal speaks: {', '.join(LANGUAGES)}")
    wish.lang = found
    return found
