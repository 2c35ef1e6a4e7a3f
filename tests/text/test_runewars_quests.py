"""The sentences about heroes, quests, rewards, duels and exploration tokens of Runewars: all there, in all languages,
with the same arguments, and none left over."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import hagal
from hagal.games.runewars.catalogue.exploration import TOKENS
from hagal.games.runewars.effect import OfArea
from hagal.games.runewars.names import DESTINIES
from hagal.games.runewars.quests.abilities import ABILITIES
from hagal.games.runewars.quests.rules import COMPONENTS
from hagal.kernel.term import Component
from hagal.text import LANGUAGES, describe, has, name, name_id, provenance
from tests.text import ids

OWN = ("runewars/quests", "runewars/exploration")
CARDS: tuple[Component, ...] = (*COMPONENTS, *TOKENS)
FOLDERS = ("games/runewars/quests", "games/runewars/exploration", "text/descriptions/runewars.py")
FILLED = {
    "rw-ability-*": ABILITIES,
    "rw-describe-*": DESTINIES,
    "rw-trait-*": ("weapon", "armor"),
    "rw-use-*": ("turn", "duel", "special", "guard"),
    "rw-sort-*": ("event", "location", "destructible"),
    "text-exploration-*": [token.id.replace("_", "-") for token in TOKENS],
}
SPOKEN = {
    *("event-rw-reward-hidden", "event-rw-reshuffle-rewards"),
    *("setting-runewars-exploration", "setting-runewars-exploration-note"),
    *(f"setting-runewars-dropped_rewards{value}" for value in ("", "-turn", "-entering")),
    *(f"setting-runewars-quest_foes{value}" for value in ("", "-always", "-supply")),
    *(f"fact-{fact}" for card in CARDS for fact in card.doubts),
}
"""What the text itself needs, and the events whose kind is named elsewhere."""


def files() -> list[Path]:
    found = []
    for folder in FOLDERS:
        path = Path(hagal.__file__).parent / folder
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return found


@cache
def used() -> dict[str, set[str]]:
    """Every message that these parts of the source ask for, with the arguments that it gives."""
    found: dict[str, set[str]] = {}
    for node in (node for path in files() for node in ast.walk(ast.parse(path.read_text("utf-8")))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        given = {keyword.arg or "" for keyword in node.keywords}
        patterns: list[str] = []
        if isinstance(node.func, ast.Name) and node.func.id == "Msg":
            patterns = ids.patterns(node.args[0])
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
            patterns = [f"event-{kind}" for kind in ids.patterns(node.args[0])]
            given.add("seat")
        for pattern in patterns:
            words = FILLED.get(pattern, ()) if "*" in pattern else ("",)  # other kinds of cards have their own
            for word in words:
                found[pattern.replace("*", word)] = given
    for cls in ids.subclasses(OfArea):
        own = ".quests." in cls.__module__ or ".exploration." in cls.__module__
        if own and cls.message is OfArea.message:
            found[f"rw-option-{cls.word.replace(' ', '-')}"] = {"area"}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing_and_all_get_their_arguments(lang: str) -> None:
    own = ids.messages(lang, ("runewars/*",))
    assert [id for id in {*used(), *SPOKEN} if not has(id, lang)] == []
    wrong = {id: ids.arguments(own[id]) - given for id, given in used().items() if id in own}
    assert {id: names for id, names in wrong.items() if names} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_left_over(lang: str) -> None:
    names = {name_id(card) for card in CARDS}
    assert set(ids.messages(lang, OWN)) - set(used()) - SPOKEN - names == set()


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_languages_say_the_same(lang: str) -> None:
    english, other = ids.messages("en", OWN), ids.messages(lang, OWN)
    assert set(english) == set(other)
    assert [id for id in english if ids.arguments(english[id]) != ids.arguments(other[id])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    for card in CARDS:
        assert has(name_id(card), lang), card
        text = describe(card, lang)
        assert text, card
        assert not any("{" in line or "$" in line for line in text), card
        assert provenance(card, lang), card


def test_english_names_are_those_of_the_cards() -> None:
    assert [card for card in CARDS if name(card, "en") != card.name] == []


def test_every_ability_is_told() -> None:
    told = [line for card in COMPONENTS if card.kind == "hero" for line in describe(card, "en")[3:]]
    assert len(told) == 12
