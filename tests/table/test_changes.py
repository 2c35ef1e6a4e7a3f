"""Only what changed travels, and what comes of it is the whole piece again."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hagal.table.pages.changes import MOST, Sent, changes, made, name
from tests.support.client import House
from tests.support.forms import Visitor
from tests.support.pages import solo

PIECES = st.lists(st.sampled_from(["a", "<b>", "</b>", "<i>", "<p>1", "<p>2", "\n", "<"]), max_size=14).map("".join)


@given(PIECES, PIECES)
def test_the_new_text_comes_of_the_old_one_and_the_changes(old: str, new: str) -> None:
    assert made(old, changes(old, new)) == new


def test_what_stayed_does_not_travel() -> None:
    old = "".join(f"<li>{k}</li>" for k in range(100))
    assert changes(old, old) == [0, 201]
    assert changes(old, old.replace("<li>50<", "<li>fifty<")) == [0, 101, "li>fifty", 102, 99]


def test_what_stands_elsewhere_now_and_what_stood_twice() -> None:
    assert changes("a<b<c<d", "a<c<d<b") == [0, 1, 2, 2, 1, 1]
    assert changes("x<i<x<i", "i<x<i<n") == ["i<x<i<n"], "of two alike none is looked for"
    assert changes("x<i<b<x<i<c", "b<x<i<n") == [2, 3, "n"], "but taken after one that is alone"
    assert changes("a<b", "") == [""]


def test_of_what_was_sent_the_oldest_is_forgotten() -> None:
    sent = Sent(most=20)
    for k in range(3):
        sent.keep("ada", str(k), f"text {k} ...")
    assert [sent.find("ada", str(k)) for k in range(3)] == [None, "text 1 ...", "text 2 ..."]
    assert sent.find("bob", "2") is None
    sent.keep("bob", "3", "as long as all")
    assert (sent.size, sent.of) == (14, {"bob": ["3"]})
    assert MOST > 100 * 70_000, "a page of everybody at a hundred tables"


def test_nobody_takes_all_the_room() -> None:
    sent = Sent(each=2)
    for k in (0, 1, 0, 2):
        sent.keep("ada", str(k), f"text {k}")
    assert [sent.find("ada", str(k)) for k in range(3)] == ["text 0", None, "text 2"]
    assert sent.size == len(sent.kept) * 6 == 12


@pytest.fixture
def page(ada: Visitor) -> str:
    return solo(ada).path


def piece(ada: Visitor, path: str, have: str = "", **more: object) -> tuple[str, str, bool]:
    """A piece of a table with what it is called, and whether it came as changes."""
    answer = ada.client.get(path, params={"part": "table", **more}, headers={"X-Have": have})
    assert answer.status_code == 200
    return answer.text, answer.headers["X-Text"], "X-Changes" in answer.headers


def test_whoever_has_the_piece_is_sent_changes(house: House, ada: Visitor, page: str) -> None:
    text, had, changed = piece(ada, page)
    assert not changed
    assert name(text) == had
    form = ada.open(page).form("ask")
    key = next(key for _name, key in form.buttons if key.startswith("agent "))
    answer = ada.client.post(form.action, data={**form.fields, "key": key}, headers={"X-Part": "table", "X-Have": had})
    assert answer.headers["X-Changes"] == had
    assert len(answer.content) < len(text) / 3
    now = made(text, json.loads(answer.text))
    assert name(now) == answer.headers["X-Text"]
    assert "<main" in now
    assert piece(ada, page, "never sent")[2] is False
    assert piece(ada, page, answer.headers["X-Text"])[2] is True


def test_nobody_compares_a_page_with_what_another_was_sent(house: House, ada: Visitor, page: str) -> None:
    _text, had, _changed = piece(ada, page)
    assert piece(Visitor(house), page, had)[2] is False


def test_changes_are_packed_as_pages_are(ada: Visitor, page: str) -> None:
    _text, had, _changed = piece(ada, page)
    headers = {"X-Have": had, "Accept-Encoding": "gzip"}
    for about in ({"X-Have": ""}, {}):
        answer = ada.client.get(page, params={"part": "table", "lang": "ru"}, headers={**headers, **about})
        assert answer.headers["Content-Encoding"] == "gzip"
        assert int(answer.headers["Content-Length"]) < len(answer.text.encode()) / 3
