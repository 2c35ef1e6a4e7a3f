"""Rules by number, by words, and how they are read."""

from __future__ import annotations

import pytest

from hagal import rulebook
from hagal.languages import LANGUAGES
from hagal.rulebook import source


def test_every_number_of_docs_rules_is_there() -> None:
    written = {number for rules in source.rulebooks(source.checkout()).values() for number in rules}
    for lang in LANGUAGES:
        assert {rule.number for book in rulebook.books(lang).values() for rule in book.rules} == written


def test_what_hagal_plays_by_is_what_is_in_force() -> None:
    played = {rule.number for book in rulebook.books("en").values() for rule in book.rules if rule.played}
    assert played == source.in_force(source.checkout())


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("HG-049", "HG-049"),
        ("hg-49", "HG-049"),
        (" hg 49 ", "HG-049"),
        ("RW-081c", "RW-081"),
        ("rw-t1", "RW-T01"),
        ("op-1", "OP-1"),
        ("HG-999", ""),
        ("HG", ""),
        ("049", ""),
        ("HG-049; DI-001", ""),
        ("", ""),
    ],
)
def test_numbers_however_they_are_typed(typed: str, number: str) -> None:
    assert rulebook.known(typed) == number


def test_a_rule_knows_its_place() -> None:
    rule = rulebook.rule("DI-062", "en")
    assert rule is not None
    assert (rule.book, rule.chapter, rule.lang, rule.played) == ("dune-base", "Combat", "en", True)
    assert rulebook.books("en")[rule.book].title == "dune"


def test_search_finds_words_in_any_order_and_the_phrase_first() -> None:
    found = [rule.number for rule in rulebook.search("tie for first", "en")]
    assert found[0] == "DI-062"
    assert "IX-034" in found
    assert rulebook.search("TIE  first,", "en")
    assert rulebook.search("", "en") == rulebook.search("?!", "en") == []
    assert rulebook.search("DI-062", "en")[0].number == "DI-062"


def test_readings_stand_with_every_number_that_they_are_about() -> None:
    about = [reading.question for reading in rulebook.readings("DI-061", "en")]
    assert "Tie for second with one, two or three players." in about
    assert rulebook.readings("DI-007", "en") == []
    for reading in rulebook.all_readings("en"):
        assert all(rulebook.rule(number, "en") for number in reading.numbers), reading.question


def test_numbers_in_a_text() -> None:
    assert rulebook.numbers("HG-031, HG-034 (RW-081c; RW-T02), Q-1 HG-031") == ["HG-031", "HG-034", "RW-081", "RW-T02"]
