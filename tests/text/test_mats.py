"""Games with Aliens speak of rooms and the Hive on the mat of Alien, of spaces and the Wilds on that of Predator."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentSerializer

import hagal
from hagal.games.encounters.mat import mat
from hagal.games.encounters.names import ALIEN_MAT, ROOMS
from hagal.games.encounters.state import Encounters
from hagal.kernel.record import Record
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.text import LANGUAGES, name, say
from tests.golden.make import FOLDER
from tests.text import ids

GAMES = ("encounters-alien-2-3-players", "encounters-alien-mix", "encounters-alien-mix-2", "encounters-alien-hunt")
OF_PREDATOR = {
    "en": r"\bWilds\b|\bEnemy deck|\bPrey deck|\bspaces?\b",
    "ru": r"[Зз]аросл|[Уу]част(ок|к)|[Кк]олод\w+ (Врага|Добычи)",
    "pt-BR": r"\bErmos\b|[Bb]aralhos? de (Inimigos|Presas)|\bespaços?\b",
}
OF_ALIEN = {
    "en": r"\bComplex\b|\bHive\b|(?<!Trophy )\b[Rr]ooms?\b",
    "ru": r"Комплекс|[Сс]ектор|\bУл(ей|ь[яюе])",
    "pt-BR": r"\bComplexo\b|\bColmeia\b|\bsalas?\b",
}
"""What only one of the mats has, as it is called in sentences."""
OF_CARDS = ("enc-option-do", "ask-enc-may", "enc-option-first", "enc-option-first-of", "ask-enc-show-class")
"""Sentences that say what stands on a card: it is printed, on whatever mat it lies."""
ON_PREDATOR_MAT = {f"event-enc-{kind}" for kind in ("prey-enters", "returned", "mercenaries", "gear-waits")}
ON_ALIEN_MAT = {f"event-enc-{kind}" for kind in ("hive-shows", "drones-again")} | {"enc-why-mixed-complex"}
"""What is said on this mat alone, since it happens in Hunters, or as Predators hunt Aliens."""
SERIALIZER = FluentSerializer()


def foreign(on_alien_mat: bool, sentence: str, lang: str) -> bool:
    return re.search((OF_PREDATOR if on_alien_mat else OF_ALIEN)[lang], sentence) is not None


def components(value: Any) -> Iterator[Component]:
    """All that a message names."""
    if isinstance(value, Component):
        yield value
    elif isinstance(value, Msg):
        yield from components(tuple(value.args.values()))
    elif isinstance(value, tuple):
        for item in value:
            yield from components(item)


def told(message: Msg, lang: str) -> str:
    """A sentence without the names of cards: a Hive Guard is called so on any mat."""
    sentence = say(message, lang)
    for component in components(message):
        sentence = sentence.replace(name(component, lang), "…")
    return sentence


@cache
def played(name: str) -> tuple[bool, tuple[Msg, ...]]:
    """Is it on the mat of Alien, and what was said in it, of each sentence the first: what happened, what was asked,
    and what could be answered."""
    record = Record.parse((FOLDER / f"{name}.record").read_text("utf-8"))
    game = hagal.new(record.title, players=record.players, modules=record.modules, seed=record.seed, **record.options)
    found: dict[str, Msg] = {}
    for seat, key in record.entries:
        if seat >= 0:
            for decision in game.decisions:
                said = (option.step.message().worded(option.wording) for option in decision.options)
                found = {message.id: message for message in (decision.prompt_message, *said)} | found
            game.choose(key, seat)
    seen = (event.seen_by(PUBLIC) for event in game.log.events)
    found |= {message.id: message for message in seen if message is not None}
    assert game.over
    assert isinstance(game.state, Encounters)
    return mat(game.state) == ALIEN_MAT, tuple(message for id, message in found.items() if id not in OF_CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_word_of_the_other_mat_is_told_in_a_game(name: str, lang: str) -> None:
    on_alien_mat, messages = played(name)
    assert len(messages) > 40
    sentences = [told(message, lang) for message in messages]
    assert [sentence for sentence in sentences if foreign(on_alien_mat, sentence, lang)] == []


def written(id: str, wording: str, lang: str) -> str:
    """A message as it stands in its file, in the words of a ruleset, without its variables."""
    found = ids.messages(lang)
    for one in wording.split():
        id = f"{id}-{one}" if f"{id}-{one}" in found else id
    return re.sub(r"\$[\w-]+", "", SERIALIZER.serialize_entry(found[id]).partition("=")[2])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wording", ["alien", "hunters alien", "predator"])
def test_no_sentence_of_a_game_has_a_word_of_the_other_mat(wording: str, lang: str) -> None:
    on_alien_mat = "alien" in wording
    elsewhere = ON_PREDATOR_MAT if on_alien_mat else ON_ALIEN_MAT
    others = ids.spoken_otherwise(lang)
    said = [id for id in ids.messages(lang) if re.match(r"(event|ask)-enc-|enc-(option|why)-", id) and id not in others]
    assert len(said) > 150
    found = {id for id in said if foreign(on_alien_mat, written(id, wording, lang), lang)}
    assert found - elsewhere == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_room_is_called_as_the_armory(lang: str) -> None:
    """Where Predators hunt Aliens, both are on the table."""
    armory = say(Msg("table-encounters-armory-name"), lang)
    for room in ROOMS:
        for id in (f"table-hive-space-{room}", f"term-encounters-space-{room}", f"enc-space-{room}"):
            assert armory not in say(Msg(id.replace("_", "-")), lang)
