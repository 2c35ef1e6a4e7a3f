"""The vocabulary of Runewars: every effect and condition that stands on cards has its word, and what is written reads
back as the same."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from hagal.games.runewars.effect import Condition, Effect
from hagal.kernel.term import TERMS, Term
from hagal.packs.reader import Reader
from hagal.packs.runewars import words
from hagal.packs.runewars.entries import box
from hagal.packs.runewars.grammar import Grammar
from hagal.packs.runewars.words import Word
from hagal.packs.runewars.writing import example, sample, write
from hagal.packs.tree import Node, parse
from hagal.text import LANGUAGES, say
from tests.text.glossary import faults

EFFECTS, CONDITIONS = words.effect_words(), words.condition_words()
EVERY = {**EFFECTS, **CONDITIONS}


def node(text: str) -> Node:
    return parse(f"x: {text}".encode(), "test").entries[0][1]


def grammar() -> Grammar:
    return Grammar(Reader(), {id: one for id, one in box()["units"].items() if one.slot >= 4})


def read(text: str, box: str) -> tuple[Effect, ...]:
    found = grammar()
    made = found.effects(node(text), (box,))
    assert found.reader.problems == []
    return made


def terms(value: Any) -> list[Term]:
    if isinstance(value, tuple):
        return [term for item in value for term in terms(item)]
    return [value, *terms(value.values())] if isinstance(value, Term) else []


def test_every_effect_and_condition_of_a_card_has_a_word() -> None:
    made = {word.cls for word in EVERY.values()}
    for cls in TERMS.of("runewars").values():
        if issubclass(cls, Effect | Condition) and not cls.__module__.startswith(f"{words.HOME}orders."):
            assert cls in made, cls
    assert len(made) == len(EVERY)


def test_every_field_is_known_to_the_grammar() -> None:
    for word in EVERY.values():
        assert set(word.fields) <= set(words.FIELDS), word.name
        assert set(word.boxes) <= set(words.BOXES)


def test_every_box_has_words() -> None:
    for one in words.BOXES:
        assert any(one in word.boxes for word in EFFECTS.values()), one


@pytest.mark.parametrize("word", list(EFFECTS.values()), ids=list(EFFECTS))
def test_every_effect_reads_back(word: Word) -> None:
    for one in word.boxes:
        assert read(f"[{example(word)}]", one) == (sample(word),)


@pytest.mark.parametrize("word", list(CONDITIONS.values()), ids=list(CONDITIONS))
def test_every_condition_reads_back(word: Word) -> None:
    found = grammar()
    assert found.condition(node(f"{{{example(word)}}}" if ":" in example(word) else example(word))) == sample(word)
    assert found.reader.problems == []


def test_a_word_alone_means_one() -> None:
    assert read("[draw_tactics]", "turn") == read("[draw_tactics: 1]", "turn") == read("draw_tactics", "turn")
    assert read("[ward: 2]", "reward_guard") == read("[ward: {n: 2, once: false}]", "reward_guard")


def test_all_that_stands_on_the_cards_of_the_box_can_be_written() -> None:
    seen = 0
    for section in ("seasons", "tactics", "rewards", "quests", "objectives"):
        for one in box()[section].values():
            for fact in one.facts:
                for term in terms(getattr(one, fact)):
                    assert write(term)
                    seen += 1
    assert seen > 150


@pytest.mark.parametrize(("name", "lang"), list(product(EVERY, LANGUAGES)))
def test_every_word_has_a_text(name: str, lang: str) -> None:
    word = EVERY[name]
    assert faults(say(sample(word).message(), lang), lang) == []
    if word.bare:
        assert say(word.make({}).message(), lang)


def test_what_has_no_word_is_refused() -> None:
    class Odd(Term):
        tag = "odd"

    with pytest.raises(ValueError, match="no word"):
        write(Odd())
