"""The vocabulary: every effect of the game has its word, and what is written reads back as the same effect."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hagal.games.encounters.components import Ongoing
from hagal.games.encounters.effect import Condition, Count, Effect
from hagal.games.encounters.effects import heal, redraw
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
from tests.packs.boxes import COUNTS, EFFECTS, boxed

ONGOING = words.ongoing_words()
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


def hunted(base: type[Term]) -> set[type[Term]]:
    """What the mode Hunted knows: packs are for that one."""
    found = {cls for cls in TERMS.of("encounters").values() if issubclass(cls, base)}
    own = {cls for cls in found if not cls.__module__.startswith(words.OTHER[words.HUNTED])}
    return {cls for cls in own if cls.tag.startswith(words.PREFIX)}


def test_every_effect_ability_and_count_of_hunted_has_a_word() -> None:
    for base, known in ((Effect, EFFECTS), (Ongoing, ONGOING), (Count, COUNTS)):
        made = {cls for word in known.values() for cls in (word.cls, word.plain)}
        assert hunted(base) - made - set(words.INTERNAL) == set()
    assert {word.condition for word in EFFECTS.values()} - {None} == hunted(Condition)


def test_words_of_hunters_are_none_of_a_pack() -> None:
    """They would ask for what the state of Hunted does not have."""
    assert {"duel", "raid", "draw_trap"}.isdisjoint(EFFECTS)
    assert not any(word.cls.__module__.startswith(words.HUNTERS) for word in (*EFFECTS.values(), *COUNTS.values()))
    assert "no_healing" not in ONGOING


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
            values = {"count": count.make({}), "n": 2, "effects": read("[draw]", "character")}
            made = word.make({name: values[name] for name in word.fields})
            assert say(made.message(), lang)
            assert read(f"[{write(made)}]", word.boxes[0]) == (made,)


def test_a_word_without_its_number_means_one() -> None:
    assert read("draw", "character") == read("[draw: 1]", "character")


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("heal", "heal: {whose: any}"),
        ("gain_officer", "gain_officer: discard"),
        ("choose: [attack: 2, draw]", "choose: [[attack: 2], [draw: 1]]"),
        ("heal: {damage: 2}", "heal: {damage: 2, whose: any}"),
    ],
)
def test_what_is_left_out_is_as_usual(short: str, full: str) -> None:
    assert read(f"[{short}]", "character") == read(f"[{full}]", "character")


def test_a_plain_heal_is_the_one_of_the_box() -> None:
    assert read("[heal, heal: {whose: any}]", "character") == (heal, heal)
    assert write(heal) == "heal"


def test_any_number_is_written_as_the_word_alone() -> None:
    assert (write(redraw(0)), write(redraw(3))) == ("redraw", "redraw: 3")


# Any effects whatever


@given(st.sampled_from((*words.ALL, words.DODGE)).flatmap(lambda box: boxed(box, True).map(lambda found: (box, found))))
def test_whatever_is_written_reads_back(found: tuple[str, tuple[Effect, ...]]) -> None:
    box, effects = found
    assert read(write_all(effects), box) == effects


def test_what_has_no_word_is_refused() -> None:
    class Odd(Term):
        tag = "odd"

    with pytest.raises(ValueError, match="no word"):
        write(Odd())
