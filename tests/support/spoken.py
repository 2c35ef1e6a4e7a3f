"""Does a page speak one language only?"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.syntax.visitor import Visitor as Walker

from hagal.text import LANGUAGES
from tests.support.forms import Page
from tests.text.ids import messages


class Fragments(Walker):
    """The pieces of text in a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.found.add(" ".join(node.value.split()).strip(" .,:;"))


ALL = ("table/**/*", "platform/*", "dune/**/*", "encounters/**/*", "bots/*")


@cache
def fragments(lang: str) -> frozenset[str]:
    walker = Fragments()
    for id, entry in messages(lang, ALL).items():
        if not id.startswith("name-"):
            walker.visit(entry)
    return frozenset(walker.found)


@cache
def foreign(lang: str) -> tuple[str, ...]:
    """What only other languages say, long enough not to be there by chance."""
    own = "\n".join(fragments(lang)).casefold()
    found = {text.casefold() for other in LANGUAGES if other != lang for text in fragments(other)}
    return tuple(sorted(text for text in found if len(text) >= 12 and len(text.split()) >= 3 and text not in own))


LATIN = re.compile(r"[A-Za-z]{2,}")


FINE = re.compile(
    r"https?://\S+|/games/\S+|\b[A-Z]{2}-\d+[a-z]?\b|\bHAGAL\b|\bHagal\b|\b(EN|RU|PT|II|III|IV|VI|VII|VIII|IX|XI|XII)\b"
    r"|\b(Enter|Esc|Ctrl|Shift|Legendary Encounters)\b|(?<=: )[a-z_0-9 ]+$|\bAda\b|\bBo\b"
)


def speaks_only(page: Page, lang: str) -> None:
    assert page.read.lang == lang
    text = page.text.casefold()
    assert [said for said in foreign(lang) if said in text] == [], f"{page.path} in {lang}"
    if lang != "ru":
        assert re.search("[а-яё]", text) is None, page.path
    else:
        for line in page.read.said:
            rest = FINE.sub("", line)
            assert not LATIN.search(rest), f"{page.path} says {line!r}"
