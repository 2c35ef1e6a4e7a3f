"""Soft hyphens: where a long name may be broken in a small field. (Browsers know few languages by themselves.)"""

from __future__ import annotations

import re
from functools import lru_cache

SOFT = "\u00ad"
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
    return re.sub(rf"\w{{{LONG},}}", lambda match: _broken(match[0]), text)


def _broken(word: str) -> str:
    """Before the last consonant between two vowels, or before such a pair as "pr"; never close to an end."""
    low = word.lower()
    found = word[:EDGE]
    for k in range(EDGE, len(word)):
        if k + EDGE <= len(word) and _begins(low, k) and any(letter in VOWELS for letter in low[:k]):
            found += SOFT
        found += word[k]
    return found


def _begins(word: str, k: int) -> bool:
    """Does a syllable begin with this consonant?"""
    if word[k] in VOWELS | TOGETHER or _joined(word, k - 1):
        return False
    return word[k + 1] in VOWELS or (_joined(word, k) and word[k + 2] in VOWELS)


def _joined(word: str, k: int) -> bool:
    """Does this consonant begin a syllable together with the next one?"""
    return (word[k] in STOPS and word[k + 1] in LIQUID) or word[k : k + 2] in DIGRAPHS
