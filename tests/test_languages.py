"""Which language suits somebody, and how lists are joined in each."""

from __future__ import annotations

import pytest

from hagal.languages import LANGUAGES, fitting, preferred
from hagal.text import join


@pytest.mark.parametrize(
    ("tag", "lang"),
    [
        *(("en", "en"), ("en-US", "en"), ("ru", "ru"), ("ru_RU", "ru"), ("RU", "ru"), (" ru ", "ru")),
        *(("pt", "pt-BR"), ("pt-BR", "pt-BR"), ("pt_br", "pt-BR"), ("pt-PT", "pt-BR")),
        *(("de", ""), ("", ""), ("english", ""), ("r", ""), ("-", ""), ("en" * 500, "")),
    ],
)
def test_a_tag_has_a_language_or_none(tag: str, lang: str) -> None:
    assert fitting([tag]) == lang


def test_the_first_tag_that_has_a_language_counts() -> None:
    assert fitting(["", "de-AT", "pt", "ru"]) == "pt-BR"


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("de,pt;q=0.5,ru;q=0.7", "ru"),
        ("de, fr", "en"),
        ("", "en"),
        ("ru;q=zero", "en"),
        (",;q=,;;q=1,*", "en"),
    ],
)
def test_the_weights_of_a_header_count(header: str, lang: str) -> None:
    assert preferred(header) == lang


def test_lists_in_every_language() -> None:
    said = {lang: [join(list("abc")[:n], word, lang) for word in ("and", "or") for n in range(4)] for lang in LANGUAGES}
    assert said == {
        "en": ["", "a", "a and b", "a, b and c", "", "a", "a or b", "a, b or c"],
        "ru": ["", "a", "a и b", "a, b и c", "", "a", "a или b", "a, b или c"],
        "pt-BR": ["", "a", "a e b", "a, b e c", "", "a", "a ou b", "a, b ou c"],
    }
