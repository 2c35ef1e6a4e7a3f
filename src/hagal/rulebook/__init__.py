"""The numbered rules as people read them: each number with its sentence, chapter by chapter, in three languages.

`rule("HG-049", "ru")` is one of them, `books("ru")` are all; `search` finds them by words, `readings` tells how a
number is read where the rulebook leaves something open. The sentences lie beside all others, in
text/<language>/<title>/rules/*.md. The English ones are made from docs/rules (`source`), the others are written
by hand and say of which English sentence they are the translation. Nothing here knows of a game that is played.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hagal.languages import LANGUAGES
from hagal.text import ADDED, FOLDER

ENGLISH = LANGUAGES[0]
NUMBER = re.compile(r"\b([A-Z]{2,4}-T?\d+)[a-z]?\b")
"""A number in a sentence; a letter behind it is a point of that rule."""
READINGS = "readings"
"""The file beside the books that holds how open questions are read."""

_RULE = re.compile(r"- \(?([A-Z]{2,4}-T?\d+[a-z]?)(\))?(?: ([0-9a-f]{6}))? (.+)")
_HEADING = re.compile(r"(#+) (.+)")
_READING = re.compile(r"- ([0-9a-f]{6}) \*\*(.+?)\*\* (.+)")


@dataclass(frozen=True)
class Rule:
    """One number: what it says, paragraph by paragraph (lines of a list begin with "- ", of a table with "|")."""

    number: str
    text: str
    book: str
    chapter: str
    lang: str
    """The language of the sentence: English, where it is not translated."""
    played: bool = True
    """Does Hagal play by it?"""
    digest: str = ""
    """Of a translation: which English sentence it was made from."""


@dataclass(frozen=True)
class Chapter:
    name: str
    level: int
    """2 for a chapter, 3 for a part of one; 1 for what parts the book itself."""
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Book:
    id: str
    title: str
    """The game that it is of."""
    name: str
    lang: str
    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> list[Rule]:
        return [rule for chapter in self.chapters for rule in chapter.rules]


@dataclass(frozen=True)
class Reading:
    """Where a rulebook is silent or can be read in more than one way: the question, and the reading taken."""

    id: str
    question: str
    told: str
    numbers: tuple[str, ...]
    title: str
    lang: str


def numbers(text: str) -> list[str]:
    """The numbers of rules in a text, each once, in their order."""
    return list(dict.fromkeys(NUMBER.findall(text)))


def rule(number: str, lang: str) -> Rule | None:
    """A rule by its number, however it is typed: `hg-49` is HG-049."""
    return _rules(lang).get(known(number))


def known(number: str) -> str:
    """A number as the books write it, or nothing."""
    found = re.fullmatch(r"\s*([A-Za-z]{2,4})\s*-?\s*([Tt]?)(\d{1,4})[A-Za-z]?\s*", number)
    if found is None:
        return ""
    letters, worked, digits = found[1].upper(), found[2].upper(), int(found[3])
    forms = (f"{letters}-{worked}{digits:0{width}}" for width in (3, 2, 1))
    return next((form for form in forms if form in _rules(ENGLISH)), "")


def books(lang: str) -> dict[str, Book]:
    """Every book by its id, in that language as far as it is translated."""
    return _books(lang, tuple(ADDED))


@cache
def _books(lang: str, _added: tuple[Path, ...]) -> dict[str, Book]:
    translated = {path.stem: path for path in _files(lang)}
    return {
        path.stem: _read(path.stem, path) if lang == ENGLISH else _merged(path, translated.get(path.stem), lang)
        for path in _files(ENGLISH)
    }


def search(typed: str, lang: str) -> list[Rule]:
    """Rules with all these words, first those that have them as they are typed."""
    wished = folded(typed)
    words = wished.split()
    if not words:
        return []
    texts = _folded(lang, tuple(ADDED))
    found = [one for one in _rules(lang).values() if all(word in texts[one.number] for word in words)]
    return sorted(found, key=lambda one: (not texts[one.number].startswith(wished), wished not in texts[one.number]))


def readings(number: str, lang: str) -> list[Reading]:
    """How open questions about a number are read."""
    return [reading for reading in all_readings(lang) if number in reading.numbers]


def naming(number: str, lang: str) -> list[Rule]:
    """The rules that refer to a number."""
    return [one for one in _rules(lang).values() if one.number != number and number in numbers(one.text)]


def all_readings(lang: str) -> tuple[Reading, ...]:
    """Every reading, each in that language if it is translated."""
    return _readings(lang, tuple(ADDED))


@cache
def _readings(lang: str, _added: tuple[Path, ...]) -> tuple[Reading, ...]:
    own = {reading.id: reading for path in _files(lang, READINGS) for reading in _read_readings(path, lang)}
    english = (reading for path in _files(ENGLISH, READINGS) for reading in _read_readings(path, ENGLISH))
    return tuple(own.get(reading.id, reading) for reading in english)


def refresh() -> None:
    """Files have come or changed: read them anew."""
    for found in (_books, _readings, _by_number, _folded):
        found.cache_clear()


def folded(text: str) -> str:
    """A text for looking things up: small letters without accents, words parted by single spaces."""
    bare = unicodedata.normalize("NFKD", text.lower().replace("й", "\0"))
    kept = "".join(c for c in bare if not unicodedata.combining(c)).replace("\0", "й")
    return " ".join(re.findall(r"[\w-]+", kept))


def _rules(lang: str) -> dict[str, Rule]:
    return _by_number(lang, tuple(ADDED))


@cache
def _by_number(lang: str, _added: tuple[Path, ...]) -> dict[str, Rule]:
    return {one.number: one for book in books(lang).values() for one in book.rules}


@cache
def _folded(lang: str, _added: tuple[Path, ...]) -> dict[str, str]:
    return {one.number: folded(f"{one.number} {one.chapter} {one.text}") for one in _rules(lang).values()}


# The files


def _files(lang: str, only: str = "") -> Iterator[Path]:
    """The books of a language, or the files of that name beside them; games from elsewhere bring theirs along."""
    for folder in (FOLDER, *ADDED):
        for path in sorted((folder / lang).glob("**/rules/*.md")):
            if (path.stem == only) if only else (path.stem != READINGS):
                yield path


def _read(id: str, path: Path, lang: str = ENGLISH) -> Book:
    """One file: a heading, chapters, and rules that go on over indented lines."""
    name = ""
    heads: list[tuple[str, int]] = []
    found: list[list[tuple[str, bool, str, list[str]]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.fullmatch(line):
            if not name:
                name = heading[2]
            else:
                heads.append((heading[2], len(heading[1])))
                found.append([])
        elif item := _RULE.fullmatch(line):
            found[-1].append((item[1], not item[2], item[3] or "", [item[4]]))
        elif line.startswith("  "):
            found[-1][-1][3].append(line.strip())
    chapters = tuple(
        Chapter(
            head, level, tuple(Rule(n, "\n".join(text), id, head, lang, played, by) for n, played, by, text in rules)
        )
        for (head, level), rules in zip(heads, found, strict=True)
    )
    return Book(id, title_of(id), name, lang, chapters)


def title_of(book: str) -> str:
    """The game that a book is of: the first part of its id."""
    return book.partition("-")[0]


def _merged(english: Path, translated: Path | None, lang: str) -> Book:
    """A translation; what it lacks is English, and which numbers Hagal plays by the English book says."""
    book = _read(english.stem, english)
    if translated is None:
        return book
    own = _read(english.stem, translated, lang)
    known = {one.number: one for one in own.rules}
    heads = [chapter.name for chapter in own.chapters]
    chapters: list[Chapter] = []
    for k, chapter in enumerate(book.chapters):
        head = heads[k] if len(heads) == len(book.chapters) else chapter.name
        chapters.append(Chapter(head, chapter.level, tuple(_told(one, known, head) for one in chapter.rules)))
    return Book(book.id, book.title, own.name, lang, tuple(chapters))


def _told(english: Rule, known: dict[str, Rule], head: str) -> Rule:
    own = known.get(english.number)
    text, lang, digest = (english.text, ENGLISH, "") if own is None else (own.text, own.lang, own.digest)
    return Rule(english.number, text, english.book, head, lang, english.played, digest)


def _read_readings(path: Path, lang: str) -> Iterator[Reading]:
    title = path.parent.parent.name
    for line in path.read_text(encoding="utf-8").splitlines():
        if item := _READING.fullmatch(line):
            question = re.sub(r" \([^()]*\)(?=\.?$)", "", item[2]) if NUMBER.search(item[2]) else item[2]
            yield Reading(item[1], question, item[3], tuple(numbers(item[2])), title, lang)
