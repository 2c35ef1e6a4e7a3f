"""The sentences of a language are parsed one by one, when they are said."""

from __future__ import annotations

import pytest

from hagal.text.book import Book

FILE = """### A file
# about the first
first = One
    line and another
    .genitive = of one

-term = a term
## A part
second = { $n ->
[one] one { -term }
*[other] { $n } of { first }
}
first = said elsewhere
"""


@pytest.fixture
def book() -> Book:
    found = Book("en")
    found.add(FILE)
    return found


def said(book: Book, id: str, **args: int) -> str:
    pattern = book.get_message(id).value
    assert pattern is not None
    text, errors = book.format_pattern(pattern, args)
    assert errors == []
    return str(text)


def test_a_message_goes_on_to_the_next_name_at_the_start_of_a_line(book: Book) -> None:
    assert said(book, "second", n=1) == "one a term"
    assert said(book, "second", n=3) == "3 of One\nline and another"
    assert list(book.get_message("first").attributes) == ["genitive"]


def test_the_first_of_two_counts_in_later_files_too(book: Book) -> None:
    book.add("first = later\nthird = Three\n")
    assert said(book, "first") == "One\nline and another"
    assert said(book, "third") == "Three"


def test_what_is_not_there_is_missed(book: Book) -> None:
    assert [book.has_message(id) for id in ("first", "second", "term", "about", "genitive")] == [
        True,
        True,
        *[False] * 3,
    ]
    with pytest.raises(KeyError):
        book.get_message("about")


def test_nothing_is_parsed_before_it_is_said(book: Book) -> None:
    assert book.parsed == set()
    said(book, "second", n=1)
    assert book.parsed == {"second", "-term"}
