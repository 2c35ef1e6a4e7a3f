"""The attack on the generator: from a few outcomes, each a few of its high bits, its value before the first of them.

Outcome j of n says that the value lies between j/n and (j+1)/n of 2^64. The values of m draws in a row, but for what
the increment adds, are a point of a lattice (each is the one before times the multiplier). The lattice point nearest to
what the outcomes say is the values themselves, and a reduced basis finds it: such a generator hides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hagal.kernel.chance import MASK64, following

MULTIPLIER = 6364136223846793005
BACK = pow(MULTIPLIER, -1, 1 << 64)
DRAWS = 14
"""As many outcomes are used to find the value; the others say whether it is right."""

Drawn = tuple[int, int]
"""An outcome and the number of those that there could have been."""
Vector = list[int]


def draws_of(order: tuple[int, ...]) -> list[Drawn]:
    """The draws behind a shuffle, in their order: where each card came from that went to the last place left."""
    places = list(range(len(order)))
    found = []
    for k in range(len(order) - 1, 0, -1):
        j = places.index(order[k])
        found.append((j, k + 1))
        places[k], places[j] = places[j], places[k]
    return found


def recover(drawn: list[Drawn]) -> int | None:
    """The value of the generator before these draws, if it made them all."""
    added, value = [], 0
    for _ in range(DRAWS):
        value = following(value)
        added.append(value)
    wanted = [((2 * j + 1) << 63) // n - plus for (j, n), plus in zip(drawn, added, strict=False)]
    start = _nearest(wanted)[0] * BACK & MASK64
    value = start
    for j, n in drawn:
        value = following(value)
        if ((value >> 32) * n) >> 32 != j:
            return None
    return start


def unscrambled(number: int) -> int:
    """The seed behind a state's first value: `chance.scramble` backwards."""
    z = number
    z ^= (z >> 31) ^ (z >> 62)
    z = z * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK64
    z ^= (z >> 27) ^ (z >> 54)
    z = z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK64
    z ^= (z >> 30) ^ (z >> 60)
    return (z - 0x9E3779B97F4A7C15) & MASK64


def _nearest(wanted: Vector) -> Vector:
    """The lattice point near to what is wanted: rounded along one vector of the reduced basis after the other."""
    basis = reduced()
    right_angled = _right_angled(basis)
    left = wanted[:]
    for row, upright in zip(basis[::-1], right_angled[::-1], strict=True):
        left = _less(left, round(_dot(left, upright) / _dot(upright, upright)), row)
    return [a - b for a, b in zip(wanted, left, strict=True)]


@cache
def reduced() -> list[Vector]:
    """A basis of short vectors, by the algorithm of Lenstra, Lenstra and Lovász: whole numbers, guided by fractions."""
    basis = [[pow(MULTIPLIER, k, 1 << 64) for k in range(DRAWS)]]
    basis += [[(1 << 64) * (k == row) for k in range(DRAWS)] for row in range(1, DRAWS)]
    upright = _right_angled(basis)
    k = 1
    while k < DRAWS:
        for j in range(k - 1, -1, -1):
            basis[k] = _less(basis[k], round(_dot(basis[k], upright[j]) / _dot(upright[j], upright[j])), basis[j])
        share = _dot(basis[k], upright[k - 1]) / _dot(upright[k - 1], upright[k - 1])
        if _dot(upright[k], upright[k]) >= (0.75 - share * share) * _dot(upright[k - 1], upright[k - 1]):
            k += 1
        else:
            basis[k - 1], basis[k] = basis[k], basis[k - 1]
            upright = _right_angled(basis)
            k = max(k - 1, 1)
    return basis


def _right_angled(basis: list[Vector]) -> list[list[float]]:
    """What each vector adds to those before it, at right angles to them (Gram and Schmidt)."""
    found: list[list[float]] = []
    for row in basis:
        upright = [float(a) for a in row]
        for other in found:
            share = _dot(upright, other) / _dot(other, other)
            upright = [a - share * b for a, b in zip(upright, other, strict=True)]
        found.append(upright)
    return found


def _less(vector: Vector, times: int, other: Vector) -> Vector:
    return [a - times * b for a, b in zip(vector, other, strict=True)] if times else vector


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))
