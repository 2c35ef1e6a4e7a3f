"""Laws that most games have on top of those of the kernel; each raises Broken with a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from hagal.kernel.laws import Broken
from hagal.kernel.state import PUBLIC, State
from hagal.kernel.zones import Zone


def only(s: State, zones: Iterable[Zone], *kinds: type) -> None:
    """Nothing but components of these kinds lies here; the first is the one that a sentence names."""
    for zone in zones:
        for i in zone:
            if not isinstance(s.face[i], kinds):
                raise Broken(f"{s.face[i]!r} lies where only {kinds[0].__name__}s belong")


def lies_open(s: State, zones: Iterable[Zone]) -> None:
    """What lies open is known to all."""
    for zone in zones:
        for i in zone:
            if s.known[i] != PUBLIC:
                raise Broken(f"{s.face[i]!r} lies open, but not everybody knows it")


def own_hand_known(s: State, seat: int, zones: Iterable[Zone]) -> None:
    """A hand is known to its owner."""
    for zone in zones:
        for i in zone:
            if not s.known[i] >> seat & 1:
                raise Broken(f"seat {seat} does not know {s.face[i]!r} in its own hand")


def never_negative(counts: object, names: Iterable[str], seat: int = -1) -> None:
    """There can be none of these (attributes of a state, or of a seat's player), but never less."""
    for name in names:
        n: int = getattr(counts, name)
        if n < 0:
            raise Broken(f"there are {n} {name}" if seat < 0 else f"seat {seat} has {n} {name}")
