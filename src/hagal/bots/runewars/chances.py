"""Chances of fate cards: how likely one of several has a wished destiny."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from hagal.games.runewars.state import Runewars

if TYPE_CHECKING:
    from hagal.bots.runewars.worth import Worth


def one_of(s: Runewars, wished: tuple[bool, ...], n: int) -> float:
    """How likely at least one of the next fate cards has one of these destinies (by number). What was discarded is
    known to all (RW-116); a deck that runs out is made anew of the discards."""
    face = s.face
    cards = s.fate if len(s.fate) >= n else [*s.fate, *s.fate_discard]
    total = len(cards)
    n = min(n, total)
    misses = len([i for i in cards if not wished[face[i].destiny]])
    if not n:
        return 0.0
    return 1.0 - comb(misses, n) / comb(total, n)


def likely(j: Worth, wished: tuple[bool, ...], n: int) -> float:
    """The same, worked out once for a position."""
    found = j.chances.get((wished, n))
    if found is None:
        found = j.chances[wished, n] = one_of(j.s, wished, n)
    return found
