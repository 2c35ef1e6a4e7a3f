"""One minus sign (U+2212) everywhere that people read, never the hyphen that programs write."""

from __future__ import annotations

import re

import pytest

from hagal.kernel.step import Msg
from hagal.table.pages.html import env
from hagal.text import FOLDER, LANGUAGES, say
from hagal.text.numbers import MINUS, figure, signed

HYPHEN = re.compile(r"(?<![^\s(\[«“/])-(?=\{|\d)|[^|\s] - [^|\s]")
"""A hyphen that stands for a minus: before a figure, or between spaces."""


def test_a_number_below_nothing_has_one_minus() -> None:
    assert (figure(-6), figure(0), figure(6)) == (f"{MINUS}6", "0", "6")
    assert (signed(-6), signed(6)) == (f"{MINUS}6", "+6")
    assert env.from_string("{{ n|figure }}").render(n=-6) == f"{MINUS}6"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_say_it_alike(lang: str) -> None:
    """Also inside another sentence, and with the plural that belongs to it."""
    below, above = (say(Msg("table-encounters-honor", n=n), lang) for n in (-6, 6))
    assert below == above.replace("6", f"{MINUS}6")
    assert MINUS in say(Msg("player-called", name=Msg("table-encounters-honor", n=-6)), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_file_writes_a_hyphen_for_it(lang: str) -> None:
    texts = [*(FOLDER / lang).rglob("*.ftl"), *(FOLDER / lang).rglob("*.md")]
    found = [
        (path.name, line)
        for path in texts
        for line in path.read_text(encoding="utf-8").splitlines()
        if HYPHEN.search(re.sub(r"^\s*- |^#.*", "", line))
    ]
    assert texts
    assert found == []
