"""Words of a board: messages, and the names and texts of components. Remembered, because pages are drawn often."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.text import capital, describe, name, phrase

__all__ = ["called", "capital", "soft", "told", "word"]

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
    return capital(name(component, lang))


@lru_cache(2048)
def told(component: Component, lang: str) -> str:
    """All that a component does, for those who listen to the page."""
    return ". ".join(describe(component, lang))


VOWELS = frozenset("aeiouyáâãàéêíóôõúаеёиоуыэюя")
LONG, EDGE = 9, 3
STOPS, LIQUID = frozenset("pbtdkgcfvпбтдкгфв"), frozenset("rlрл")
TOGETHER = frozenset("ьъй")
"""Letters that never begin what follows a break."""
DIGRAPHS = frozenset(("ch", "lh", "nh", "ph", "sh", "th"))
"""Two letters for one sound, never broken."""


@lru_cache(4096)
def soft(text: str) -> str:
    """A name in which long words may be broken: a soft hyphen between syllables, as far as simple rules can tell."""
    return re.sub(rf"\w{{{LONG},}}", lambda match: broken(match[0]), text)


def broken(word: str) -> str:
    """Before the last consonant between two vowels, or before such a pair as "pr"; never close to an end."""
    low = word.lower()
    found = word[:EDGE]
    for k in range(EDGE, len(word)):
        if k + EDGE <= len(word) and begins(low, k) and any(letter in VOWELS for letter in low[:k]):
            found += "\u00ad"
        found += word[k]
    return found


def begins(word: str, k: int) -> bool:
    """Does a syllable begin with this consonant?"""
    if word[k] in VOWELS | TOGETHER or joined(word, k - 1):
        return False
    return word[k + 1] in VOWELS or (joined(word, k) and word[k + 2] in VOWELS)


def joined(word: str, k: int) -> bool:
    """Does this consonant begin a syllable together with the next one?"""
    return (word[k] in STOPS and word[k + 1] in LIQUID) or word[k : k + 2] in DIGRAPHS
