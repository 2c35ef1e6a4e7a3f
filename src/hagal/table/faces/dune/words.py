"""Words of the board: messages, and the names and texts of components. Remembered, because pages are drawn often."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.text import describe, has, name, phrase

Args = tuple[tuple[str, Any], ...]


def word(lang: str, id: str, **args: Any) -> str:
    """A message of the board."""
    return _word(lang, id, tuple(args.items()))


@lru_cache(8192)
def _word(lang: str, id: str, args: Args) -> str:
    return phrase(Msg(id, **dict(args)), lang)


@lru_cache(2048)
def called(component: Component, lang: str) -> str:
    """A component's name, as a heading has it."""
    text = name(component, lang)
    return text[:1].upper() + text[1:]


@lru_cache(2048)
def told(component: Component, lang: str) -> str:
    """All that a component does, for those who listen to the page."""
    return ". ".join(describe(component, lang))


@lru_cache(512)
def short(id: str, lang: str) -> str:
    """A leader without titles, or nothing if there is no such name."""
    message = f"board-leader-{id.replace('_', '-')}"
    return phrase(Msg(message), lang) if has(message, lang) else ""


VOWELS = frozenset("aeiouyáâãàéêíóôõúаеёиоуыэюя")
LONG, EDGE = 9, 3
TOGETHER = frozenset("ьъй")
"""Letters that never begin what follows a break."""


@lru_cache(4096)
def soft(text: str) -> str:
    """A name in which long words may be broken: a soft hyphen between syllables, as far as simple rules can tell."""
    return " ".join(broken(word) if len(word) >= LONG else word for word in text.split(" "))


def broken(word: str) -> str:
    """Before the last consonant between two vowels; never close to an end."""
    low = word.lower()
    found = ""
    for k, letter in enumerate(word):
        inside = EDGE <= k <= len(word) - EDGE
        before = any(other in VOWELS for other in low[:k])
        if (
            inside
            and before
            and low[k] not in VOWELS | TOGETHER
            and low[k].isalpha()
            and low[k + 1] in VOWELS
            and low[k - 1].isalpha()
        ):
            found += "\u00ad"
        found += letter
    return found
