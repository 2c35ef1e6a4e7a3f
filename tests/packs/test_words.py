"""The vocabulary: every effect of the game has its word, and what is written reads back as the same effect."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hagal.games.encounters.components import Ongoing
from hagal.games.encounters.effect import Condition, Count, Effect
from hagal.games.encounters.effects import several
from hagal.games.encounters.names import ANYWHERE, AT, IN_COMBAT, IN_WILDS
from hagal.kernel.term import TERMS, Term
from hagal.packs.encounters import box, words
from hagal.packs.encounters.decks import terms
from hagal.packs.encounters.grammar import Grammar
from hagal.packs.encounters.words import Word
from hagal.packs.encounters.writing import example, sample, write, write_all
from hagal.packs.reader import Reader
from hagal.packs.tree import Node, parse
from hagal.text import LANGUAGES, say

EFFECTS = words.effect_words()
ONGOING = words.ongoing_words()
COUNTS = words.count_words()
ENEMIES = ["val_verde_guerrilla", "flares_a"]


def node(text: str) -> Node:
    return parse(f"effects: {text}".encode(), "test").entries[0][1]


def read(text: str, box: str) -> tuple[Effect, ...]:
    reader = Reader()
    found = Grammar(reader, ENEMIES).effects(node(text), box)
    assert reader.problems == []
    return found


def read_ongoing(text: str, wound: bool = False) -> tuple[Ongoing, ...]:
    reader = Reader()
    found = Grammar(reader, ENEMIES).ongoing(node(text), wound)
    assert reader.problems == []
    return found


def test_every_effect_ability_and_count_of_the_game_has_a_word() -> None:
    for base, known in ((Effect, EFFECTS), (Ongoing, ONGOING), (Count, COUNTS)):
        classes = {cls for cls in TERMS.values() if issubclass(cls, base) and cls.tag.startswith(words.PREFIX)}
        assert classes - {word.cls for word in known.values()} - set(words.INTERNAL) == set()
    conditions = {cls for cls in TERMS.values() if issubclass(cls, Condition) and cls.tag.startswith(words.PREFIX)}
    assert {word.condition for word in EFFECTS.values()} - {None} == conditions


def test_every_field_is_known_to_the_grammar() -> None:
    for word in (*EFFECTS.values(), *ONGOING.values()):
        assert set(word.fields) <= set(words.FIELDS), word.name


@pytest.mark.parametrize("word", list(EFFECTS.values()), ids=list(EFFECTS))
def test_every_effect_reads_back(word: Word) -> None:
    made = sample(word)
    assert read(f"[{example(word)}]", word.boxes[0]) == (made,)
    assert read(f"[{write(made)}]", word.boxes[-1]) == (made,)


@pytest.mark.parametrize("word", list(ONGOING.values()), ids=list(ONGOING))
@pytest.mark.parametrize("where", [ANYWHERE, IN_WILDS, IN_COMBAT, AT[4], AT[0] | AT[2]])
def test_every_ongoing_ability_reads_back(word: Word, where: int) -> None:
    made = sample(word)
    moved = type(made)(
        *(where if name == "where" else value for name, value in zip(made.fields, made.values(), strict=True))
    )
    assert read_ongoing(f"[{write(moved)}]") == (moved,)
    if where == ANYWHERE:
        assert read_ongoing(f"[{example(word)}]") == (made,)


def test_every_effect_in_the_box_reads_back() -> None:
    seen = 0
    for component in box().values():
        for fact in component.facts:
            value = getattr(component, fact)
            for term in terms(value):
                if isinstance(term, Effect):
                    word = next(word for word in EFFECTS.values() if word.values(term) is not None)
                    assert read(f"[{write(term)}]", word.boxes[0]) == (term,)
                    seen += 1
    assert seen > 100


@pytest.mark.parametrize(("name", "lang"), list(product((*EFFECTS, *ONGOING, *COUNTS), LANGUAGES)))
def test_every_word_has_a_text(name: str, lang: str) -> None:
    word = {**EFFECTS, **ONGOING, **COUNTS}[name]
    assert say(sample(word).message(), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_counted_in_every_effect_that_counts(lang: str) -> None:
    for word, count in product(EFFECTS.values(), COUNTS.values()):
        if "count" in word.fields:
            made = word.make({name: count.make({}) if name == "count" else 2 for name in word.fields})
            assert say(made.message(), lang)
            assert read(f"[{write(made)}]", word.boxes[0]) == (made,)


def test_a_word_without_its_number_means_one() -> None:
    assert read("draw", "character") == read("[draw: 1]", "character")


# Any effects whatever


def effect_of(word: Word, inner: st.SearchStrategy[tuple[Effect, ...]]) -> st.SearchStrategy[Effect]:
    fields: dict[str, st.SearchStrategy[object]] = {}
    for name in word.fields:
        if name in words.NUMBERS:
            low, high = words.NUMBERS[name]
            fields[name] = st.integers(1 if word.cls is several.Pay and name == "attack" else low, high)
        elif name in words.CHOICES:
            fields[name] = st.integers(0, len(words.CHOICES[name]) - 1)
        elif name == "count":
            fields[name] = st.sampled_from([count.make({}) for count in COUNTS.values()])
        else:
            fields[name] = inner
    return st.fixed_dictionaries(fields).map(word.make)


def boxed(box: str, alone: bool, depth: int = 3) -> st.SearchStrategy[tuple[Effect, ...]]:
    """Effects that can stand in a box; `alone`: not inside another effect."""
    fitting = [
        word
        for word in EFFECTS.values()
        if box in word.boxes
        and (alone or not issubclass(word.cls, words.ALONE))
        and (depth or "effects" not in word.fields)
    ]

    def made(word: Word) -> st.SearchStrategy[Effect]:
        inside = alone and issubclass(word.cls, words.OPEN)
        return effect_of(word, boxed(box, inside, depth - 1) if depth else st.just(()))

    return st.lists(st.sampled_from(fitting).flatmap(made), min_size=1, max_size=3).map(tuple)


@given(st.sampled_from((*words.ALL, words.DODGE)).flatmap(lambda box: boxed(box, True).map(lambda found: (box, found))))
def test_whatever_is_written_reads_back(found: tuple[str, tuple[Effect, ...]]) -> None:
    box, effects = found
    assert read(write_all(effects), box) == effects


def test_what_has_no_word_is_refused() -> None:
    class Odd(Term):
        tag = "odd"

    with pytest.raises(ValueError, match="no word"):
        write(Odd())
