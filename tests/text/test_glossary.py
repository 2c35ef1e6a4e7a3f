"""One word for one thing in the files of a language, and no seams in anything that is said."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.syntax.serializer import FluentSerializer

import hagal
from hagal import bots
from hagal.kernel.state import PUBLIC
from hagal.text import LANGUAGES, button, calling, describe, name, say
from tests.text import ids
from tests.text.glossary import BUTTONS, FORBIDDEN, RUNEWARS, faults

NAMED = ["Ana", "Борис", "Chiara", "Dmitri"]
GAMES: dict[str, dict[str, Any]] = {
    "solo": {"title": "dune", "players": 1, "modules": ["ix"]},
    "two": {"title": "dune", "players": 2, "modules": ["rivals"]},
    "three": {"title": "dune", "players": 3, "modules": ["ix"], "promos": True},
    "phone": {"title": "dune", "players": 1, "modules": ["physical"]},
    "phone-ix": {"title": "dune", "players": 2, "modules": ["physical", "ix"]},
    "film-1": {"title": "encounters", "players": 3, "film": 1},
    "film-2": {"title": "encounters", "players": 2, "film": 2, "avatars": "choose"},
    "hunters-1": {"title": "encounters", "players": 1, "modules": ["hunters"], "film": 1, "tests": True},
    "hunters-2": {"title": "encounters", "players": 3, "modules": ["hunters"], "film": 2, "tests": True},
    "runewars-2": {"title": "runewars", "players": 2, "exploration": True},
    "runewars-3": {"title": "runewars", "players": 3, "edition": "2010", "board": "build"},
    "runewars-4": {"title": "runewars", "players": 4},
    "hunters-together": {"title": "encounters", "players": 2, "modules": ["hunters"], "film": 2, "together": True},
}
THINKING = ("solo", "film-1", "film-2", "hunters-1", "hunters-2")
"""In these games the bots think and give their reasons."""


def words(message: Any) -> str:
    """A message as its file has it, without its id."""
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


@pytest.mark.parametrize("lang", sorted(FORBIDDEN))
def test_the_words_of_the_glossary_are_kept(lang: str) -> None:
    own = set(ids.messages(lang, ("**/runewars/*", "*/runewars")))
    every = ids.messages(lang, ids.ALL)
    assert len(own) > 500
    assert len(every) > 3000
    wrong = [
        f"{id}: {found[0]!r} should be {right}"
        for id, message in every.items()
        for pattern, right in (RUNEWARS if id in own or "runewars" in id else FORBIDDEN)[lang].items()
        if (found := re.search(pattern, words(message)))
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_component_shows_its_seams(lang: str) -> None:
    wrong = []
    for component in (*ids.COMPONENTS, *ids.OPPONENTS, *ids.ENCOUNTERS, *ids.RUNEWARS):
        for line in (name(component, lang), *describe(component, lang)):
            wrong += [f"{component.ref}: {fault}" for fault in faults(line, lang)]
    assert wrong == []


@cache
def heard(mode: str) -> tuple[list[Any], list[Any]]:
    """A whole game: the different messages of every question, reason and, at the end, of the story with all and with
    one player's eyes; and those of every option."""
    wishes = dict(GAMES[mode])
    game = hagal.new(wishes.pop("title"), seed=3, **wishes)
    sentences: dict[str, Any] = {}
    options: dict[str, Any] = {}
    rng = Random(1)
    minds = [bots.make("heuristic", seat) for seat in range(game.players)]
    while not game.over:
        for decision in game.decisions:
            sentences.setdefault(repr(decision.prompt_message), decision.prompt_message)
            for option in decision.options:
                message = option.step.message()
                options.setdefault(repr(message), message)
        decision = game.decisions[0]
        if mode in THINKING:
            key = bots.decide(game.state, decision.seat, minds[decision.seat]).key()
            why = minds[decision.seat].why
            sentences.setdefault(repr(why), why)
        else:
            key = rng.choice(decision.keys)
        game.choose(key, decision.seat)
    for mask in (PUBLIC, 1):
        for message in game.log.seen_by(mask):
            sentences.setdefault(repr(message), message)
    return [message for message in sentences.values() if message is not None], list(options.values())


@pytest.mark.parametrize("names", [(), NAMED], ids=["numbered", "named"])
@pytest.mark.parametrize("mode", GAMES)
def test_no_game_shows_its_seams(mode: str, names: list[str]) -> None:
    sentences, options = heard(mode)
    wrong: list[str] = []
    with calling(names):
        for lang in LANGUAGES:
            for message in sentences:
                wrong += [f"{message.id}: {fault}" for fault in faults(say(message, lang), lang)]
            for message in options:
                text = button(message, lang)
                wrong += [f"{message.id}: {fault}" for fault in faults(text, lang)]
                if re.search(BUTTONS[lang], text):
                    wrong.append(f"{message.id}: a button that says {text!r}")
    assert wrong == []
