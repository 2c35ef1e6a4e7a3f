"""Chance: one 64-bit integer, and the tape that writes outcomes down or plays them back.

The generator is fast, repeatable and easy to compute from a few of its outcomes: it is for named seeds, bots and the
lab. Where nobody named a seed, outcomes come from the operating system, and the Record alone keeps them; or from a
Deal, which is the same for all games that have it and of no use to whoever does not know its key.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
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


class Deal:
    """Chance by a secret key: the same for all games that have it, as far as their choices allow.

    Each card has its rank for the first time that it is shuffled, the second and so on, and a shuffle is the order of
    these ranks: a card more or less in a pile changes nothing about the others. The first roll of so many sides is the
    same in all games, and so are the second and all others. No rank and no roll is used twice in a game, and without
    the key one tells nothing about another (docs/decisions/014).
    """

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError("the key of a deal has 32 bytes")
        self.key: bytes = key

    def _drawn(self, what: str, number: int, time: int) -> int:
        text = f"{what} {number} {time}".encode()
        return int.from_bytes(hashlib.blake2b(text, key=self.key, digest_size=32).digest(), "big")

    def rank(self, card: int, time: int) -> int:
        """Where a card goes when it is shuffled for the n-th time."""
        return self._drawn("card", card, time)

    def roll(self, n: int, time: int) -> int:
        """The n-th roll of so many sides. (Of 256 bits, what is left over when divided is even enough.)"""
        return self._drawn("roll", n, time) % n


class Tape:
    """The outcomes of chance of one game, in order: written while playing, read back while replaying.

    A roll is an int, a shuffle the tuple of old places in their new order. While `ahead` holds outcomes they are
    played back; after that the generator goes on (what it has `drawn` is told to the tape), or, if the tape is
    `unforeseen`, chance that nobody can compute: that of its `deal`, if it has one. Each outcome is written to `said`;
    how often each card was shuffled and each sort of die was rolled is counted from the beginning.
    """

    __slots__ = ("ahead", "deal", "passed", "rolled", "said", "shuffled", "unforeseen")

    def __init__(self, ahead: list[int | tuple[int, ...]] | None = None, unforeseen: bool = False) -> None:
        self.ahead: list[int | tuple[int, ...]] = ahead if ahead is not None else []
        self.said: list[int | tuple[int, ...]] = []
        self.unforeseen: bool = unforeseen
        self.deal: Deal | None = None
        self.passed: int = 0
        self.rolled: dict[int, int] = {}
        self.shuffled: list[int] = []

    def count_as(self, other: Tape) -> None:
        """Go on counting where another tape is."""
        self.passed = other.passed
        self.rolled = other.rolled.copy()
        self.shuffled = other.shuffled.copy()

    def roll(self, n: int, drawn: int) -> int:
        if self.ahead:
            outcome = self.ahead.pop(0)
            if not isinstance(outcome, int) or not 0 <= outcome < n:
                raise RecordError(f"the Record holds {shown(outcome)} where a number below {n} was drawn by chance")
            drawn = outcome
        elif self.deal is not None:
            drawn = self.deal.roll(n, self.rolled.get(n, 0))
        elif self.unforeseen:
            drawn = UNFORESEEN.randrange(n)
        self.rolled[n] = self.rolled.get(n, 0) + 1
        self.passed += 1
        self.said.append(drawn)
        return drawn

    def order(self, drawn: tuple[int, ...], cards: Sequence[int]) -> tuple[int, ...]:
        """The new order of these cards, as their old places."""
        times = self._times(cards)
        if self.ahead:
            outcome = self.ahead.pop(0)
            if not isinstance(outcome, tuple) or sorted(outcome) != list(range(len(drawn))):
                raise RecordError(f"the Record does not hold the order of the {len(drawn)} cards shuffled here")
            drawn = outcome
        elif self.deal is not None:
            ranks = [self.deal.rank(card, time) for card, time in zip(cards, times, strict=True)]
            drawn = tuple(sorted(range(len(ranks)), key=ranks.__getitem__))
        elif self.unforeseen:
            places = list(range(len(drawn)))
            UNFORESEEN.shuffle(places)
            drawn = tuple(places)
        self.passed += 1
        self.said.append(drawn)
        return drawn

    def _times(self, cards: Sequence[int]) -> list[int]:
        """How often each of these cards was shuffled before this time."""
        shuffled = self.shuffled
        most = max(cards, default=-1)
        if most >= len(shuffled):
            shuffled.extend([0] * (most + 1 - len(shuffled)))
        times = [shuffled[card] for card in cards]
        for card in cards:
            shuffled[card] += 1
        return times
