"""The translated rules against the English ones: the same numbers, chapters, figures, and nothing out of date."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from hagal import rulebook
from hagal.languages import LANGUAGES
from hagal.rulebook import Book, Rule, source
from hagal.text import FOLDER
from tests.text.glossary import FORBIDDEN, RUNEWARS, faults

TRANSLATED = LANGUAGES[1:]
TERSE = ("a colon within a colon", "what may be done stands after a semicolon")
"""Rules are terser than what is said at the table: this is no fault of theirs."""
CASES = [(lang, book) for lang in TRANSLATED for book in rulebook.books("en")]


def written(lang: str, book: str) -> Book:
    """A book as its own file has it, with nothing filled in from the English one."""
    path = FOLDER / lang / rulebook.books("en")[book].title / "rules" / f"{book}.md"
    return rulebook._read(book, path, lang)


def figures(text: str) -> Counter[str]:
    """The numerals of a text; II and III among them, as Conflicts are numbered."""
    return Counter(re.findall(r"\d+|\bI{2,3}\b", text))


@pytest.mark.parametrize(("lang", "book"), CASES)
def test_numbers_chapters_and_structure_are_the_same(lang: str, book: str) -> None:
    def shape(book: Book) -> list[tuple[int, list[tuple[str, int]]]]:
        return [(ch.level, [(rule.number, rule.text.count("\n")) for rule in ch.rules]) for ch in book.chapters]

    assert shape(written(lang, book)) == shape(rulebook.books("en")[book])


@pytest.mark.parametrize(("lang", "book"), CASES)
def test_numerals_are_the_same(lang: str, book: str) -> None:
    own = {rule.number: rule.text for rule in written(lang, book).rules}
    wrong = [
        f"{rule.number}: {figures(rule.text) - figures(own[rule.number])} missing, "
        f"{figures(own[rule.number]) - figures(rule.text)} too much"
        for rule in rulebook.books("en")[book].rules
        if figures(rule.text) != figures(own[rule.number])
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_translation_is_of_the_english_sentence_as_it_is_now(lang: str) -> None:
    """If not: translate it anew, delete its digest, and run `hagal rules publish`."""
    assert source.stale(lang) == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_reading_is_translated(lang: str) -> None:
    assert {reading.question for reading in rulebook.all_readings(lang) if reading.lang != lang} == set()


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_translated_reading_is_of_the_english_one_as_it_is_now(lang: str) -> None:
    english = {reading.id: reading for reading in rulebook.all_readings("en")}
    for path in rulebook._files(lang, rulebook.READINGS):
        for reading in rulebook._read_readings(path, lang):
            source_of = english.get(reading.id)
            assert source_of is not None, reading.question
            assert reading.numbers == source_of.numbers
            assert figures(reading.told) == figures(source_of.told), reading.question
            assert re.findall("`.+?`", reading.told) == re.findall("`.+?`", source_of.told), reading.question


@pytest.mark.parametrize(("lang", "book"), CASES)
def test_the_words_of_the_glossary_are_kept(lang: str, book: str) -> None:
    forbidden = (RUNEWARS if book == "runewars" else FORBIDDEN)[lang]
    wrong = [
        f"{rule.number}: {found[0]!r} should be {right}"
        for rule in written(lang, book).rules
        for pattern, right in forbidden.items()
        if (found := re.search(pattern, rule.text.replace("..", "–")))
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_shows_its_seams(lang: str) -> None:
    def told(rule: Rule) -> list[str]:
        return [line for line in rule.text.split("\n") if not line.startswith("|")]

    wrong = [
        f"{rule.number}: {fault}"
        for book in rulebook.books(lang).values()
        for rule in book.rules
        if rule.lang == lang
        for line in told(rule)
        for fault in faults(line.replace("..", "–"), lang)
        if not fault.startswith(TERSE)
    ]
    assert wrong == []
