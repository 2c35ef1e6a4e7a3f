"""Armies: the units in an area as a tuple of counts, ten slots standing and the same ten routed.

Slots 0 to 3 are the types of the faction whose units are there, 4 to 9 the neutral types. An army is immutable: states
share it until it changes.
"""

from __future__ import annotations

from collections.abc import Iterable

from hagal.games.runewars.names import OWN_TYPES, SLOTS

Army = tuple[int, ...]

NO_ARMY: Army = (0,) * (2 * SLOTS)


def changed(army: Army, slot: int, n: int) -> Army:
    """With so many more (or less) in a slot; slots from 10 on are the routed."""
    return (*army[:slot], army[slot] + n, *army[slot + 1 :])


def joined(a: Army, b: Army) -> Army:
    return tuple([x + y for x, y in zip(a, b, strict=True)])


def size(army: Army) -> int:
    """Units of all kinds, routed ones among them."""
    return sum(army)


def standing(army: Army) -> int:
    return sum(army[:SLOTS])


def has_own(army: Army) -> bool:
    """Is there a unit of a faction, standing or routed?"""
    return any(army[:OWN_TYPES]) or any(army[SLOTS : SLOTS + OWN_TYPES])


def of_slots(counts: Iterable[tuple[int, int]]) -> Army:
    """An army of so many in each of these slots."""
    found = [0] * (2 * SLOTS)
    for slot, n in counts:
        found[slot] += n
    return tuple(found)


def routed(army: Army) -> Army:
    """The same units, all of them routed."""
    return (*((0,) * SLOTS), *[army[k] + army[SLOTS + k] for k in range(SLOTS)])


def risen(army: Army) -> Army:
    """The same units, all of them standing."""
    return (*[army[k] + army[SLOTS + k] for k in range(SLOTS)], *((0,) * SLOTS))


def neutrals(army: Army) -> Army:
    """Only the neutral units of it."""
    none = (0,) * OWN_TYPES
    return (*none, *army[OWN_TYPES:SLOTS], *none, *army[SLOTS + OWN_TYPES :])
