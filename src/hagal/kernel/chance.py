"""Chance: one 64-bit integer, and the tape that writes outcomes down or plays them back.

The generator is fast, repeatable and easy to compute from a few of its outcomes: it is for named seeds, bots and the
lab. Where nobody named a seed, outcomes come from the operating system, and the Record alone keeps them.
"""

from __future__ import annotations

import secrets
from typing import Final

from hagal.kernel.errors import RecordError, shown

MASK64: Final = (1 << 64) - 1
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407
"""Of the generator (Knuth's, from MMIX): a value times the one plus the other."""

UNFORESEEN = secrets.SystemRandom()
"""Chance that nobody can compute, whatever they have seen of it."""


def scramble(number: int) -> int:
    """Spread a small seed over 64 bits (splitmix64's finaliser), so that seeds 1 and 2 share nothing."""
    z = (number + 0x9E3779B97F4A7C15) & MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
    return z ^ (z >> 31)


def following(rng: int) -> int:
    """The generator's next value; use the high bits."""
    return (rng * MULTIPLIER + INCREMENT) & MASK64


class Rng:
    """A generator outside any game: for bots, determinizations and tests."""

    __slots__ = ("value",)

    def __init__(self, seed: int | None = None) -> None:
        self.value: int = scramble(secrets.randbits(64) if seed is None else seed & MASK64)

    def below(self, n: int) -> int:
        self.value = following(self.value)
        return ((self.value >> 32) * n) >> 32

    def next64(self) -> int:
        self.value = following(self.value)
        return scramble(self.value)

    def shuffle(self, items: list[int]) -> None:
        value = self.value  # as `below` does it, but hundreds of times for each copy that a bot imagines
        for k in range(len(items) - 1, 0, -1):
            value = (value * MULTIPLIER + INCREMENT) & MASK64
            j = ((value >> 32) * (k + 1)) >> 32
            items[k], items[j] = items[j], items[k]
        self.value = value


class Tape:
    """The outcomes of chance of one game, in order: written while playing, read back while replaying.

    A roll is an int, a shuffle the tuple of old places in their new order. While `ahead` holds outcomes they are
    played back; after that the generator goes on (what it has `drawn` is told to the tape), or, if the tape is
    `unforeseen`, chance that nobody can compute. Each outcome is written to `said`.
    """

    __slots__ = ("ahead", "said", "unforeseen")

    def __init__(self, ahead: list[int | tuple[int, ...]] | None = None, unforeseen: bool = False) -> None:
        self.ahead: list[int | tuple[int, ...]] = ahead if ahead is not None else []
        self.said: list[int | tuple[int, ...]] = []
        self.unforeseen: bool = unforeseen

    def roll(self, n: int, drawn: int) -> int:
        if self.ahead:
            outcome = self.ahead.pop(0)
            if not isinstance(outcome, int) or not 0 <= outcome < n:
                raise RecordError(f"the Record holds {shown(outcome)} where a number below {n} was drawn by chance")
            drawn = outcome
        elif self.unforeseen:
            drawn = UNFORESEEN.randrange(n)
        self.said.append(drawn)
        return drawn

    def order(self, drawn: tuple[int, ...]) -> tuple[int, ...]:
        if self.ahead:
            outcome = self.ahead.pop(0)
            if not isinstance(outcome, tuple) or sorted(outcome) != list(range(len(drawn))):
                raise RecordError(f"the Record does not hold the order of the {len(drawn)} cards shuffled here")
            drawn = outcome
        elif self.unforeseen:
            places = list(range(len(drawn)))
            UNFORESEEN.shuffle(places)
            drawn = tuple(places)
        self.said.append(drawn)
        return drawn
