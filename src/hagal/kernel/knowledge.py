"""What a viewer may know: masks, views of cards, and determinized copies."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any

from hagal.kernel.chance import Rng
from hagal.kernel.errors import ChoiceError, shown
from hagal.kernel.state import SPECTATOR, State
from hagal.kernel.step import Frame, Together
from hagal.kernel.term import Fold


def seats_of(viewer: int | Iterable[int] | None, players: int) -> tuple[int, ...]:
    """The seats that a viewer named (one, several, or None for a spectator), if they are there."""
    if viewer is None:
        return ()
    several = isinstance(viewer, Iterable) and not isinstance(viewer, str)
    return tuple(seat_of(seat, players) for seat in (viewer if several else (viewer,)))  # type: ignore[union-attr]


def seat_of(given: Any, players: int) -> int:
    """A seat that somebody named, if it is there."""
    try:
        seat = operator.index(given)
    except TypeError:
        seat = -1
    if not 0 <= seat < players:
        raise ChoiceError(f"there is no seat {shown(given)}: seats are 0 to {players - 1}")
    return seat


def mask_of(seats: Iterable[int]) -> int:
    """The mask of a viewer who holds these seats (none: a spectator).

    It is for reading: a viewer sees what all spectators see, too. What a seat alone learns has the mask `1 << seat`.
    """
    mask = SPECTATOR
    for seat in seats:
        mask |= 1 << seat
    return mask


def seen(s: State, i: int, mask: int) -> Any | None:
    """The component of an instance if the viewer knows it."""
    return s.face[i] if s.known[i] & mask else None


def seen_zone(s: State, zone: list[int], mask: int) -> list[str | None]:
    """A zone whose order means nothing, as the viewer sees it: known ids sorted, then a None for each unknown card."""
    ids = sorted(s.face[i].id for i in zone if s.known[i] & mask)
    return [*ids, *([None] * (len(zone) - len(ids)))]


def seen_pile(s: State, zone: list[int], mask: int) -> list[str | None]:
    """A zone whose order is a fact (a row, a pile), top last."""
    return [s.face[i].id if s.known[i] & mask else None for i in zone]


def seen_top(s: State, zone: list[int], mask: int) -> str | None:
    """The top card of a pile; None if the viewer does not know it, or there is none."""
    return s.face[zone[-1]].id if zone and s.known[zone[-1]] & mask else None


def seen_content(s: State, zone: list[int], mask: int) -> list[str] | None:
    """Which cards lie in a zone, sorted, whatever their order; None if the viewer cannot tell. It can where all that it
    does not know of their pools lies there: whoever knows what was shuffled knows what is left of it."""
    hidden = [i for i in zone if not s.known[i] & mask]
    if hidden:
        pools = {s.pool[i] for i in hidden}
        known, pool = s.known, s.pool
        if sum(pool[i] in pools and not known[i] & mask for other in s.zones() for i in other) > len(hidden):
            return None
    return sorted(s.face[i].id for i in zone)


IMAGINED = 100
"""So many times a state is imagined anew that everybody knows not to be; then it has to do."""


def determinize(s: State, seats: Iterable[int], rng: Rng) -> State:
    """A copy that the viewer cannot tell from the state: hidden cards permuted within their pools, chance reseeded,
    hidden answers of others drawn anew. What others know about a place goes with the place.

    Some of that everybody knows not to be by the rules (who had won by it has not): query `plausible`.
    """
    mask = mask_of(seats)
    t = _imagine(s, mask, rng)
    folds = s.rules.queries.get("plausible")
    if folds is not None and _plausible(s, folds):
        for _ in range(IMAGINED):
            if _plausible(t, folds):
                break
            t = _imagine(s, mask, rng)
    return t


def _plausible(s: State, folds: tuple[Fold, ...]) -> bool:
    found = True
    for fold in folds:
        found = fold(s, -1, found, -1)
    return found


def _imagine(s: State, mask: int, rng: Rng) -> State:
    t = s.copy()
    known, pool = t.known, t.pool
    places: dict[int, list[tuple[list[int], int]]] = {}
    for zone in t.zones():
        for k, i in enumerate(zone):
            if not known[i] & mask:
                group = places.get(pool[i])
                if group is None:
                    group = places[pool[i]] = []
                group.append((zone, k))
    anchors = t.anchors()
    instead: dict[int, int] = {}
    for group in places.values():
        cards = [zone[k] for zone, k in group]
        before = cards.copy() if anchors else cards
        masks = [known[i] for i in cards]
        cards.sort()  # so that the outcome hangs on the generator alone, not on how things really lie
        rng.shuffle(cards)
        for (zone, k), i, by in zip(group, cards, masks, strict=True):
            zone[k] = i
            known[i] = by
        if anchors:
            instead.update(zip(before, cards, strict=True))
    for anchor in anchors:
        anchor[:] = [instead.get(i, i) for i in anchor]
    t.rng = rng.next64()
    for k, frame in enumerate(t.stack):
        if isinstance(frame[0], Together):
            t.stack[k] = _redraw(t, frame, mask, rng)
    return t


def _redraw(t: State, frame: Frame, mask: int, rng: Rng) -> Frame:
    """Hidden answers of a Together that the viewer did not give, drawn anew from what could have been answered."""
    together, asked, source = frame
    assert isinstance(together, Together)
    given = []
    for seat, step in together.given:
        if not mask >> seat & 1:
            options = together.answers(t, seat, source)
            step = options[rng.below(len(options))]
        given.append((seat, step))
    return (Together(together.choices, tuple(given)), asked, source)
