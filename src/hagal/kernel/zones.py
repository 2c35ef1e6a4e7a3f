"""Cards in zones, and who knows them: the only operations that move, reveal, shuffle or roll.

A zone is a list of instances, its top at the end. `known[i]` is a mask of the seats that know instance i;
`pool[i]` is the shuffle that it went through last: unknown cards of one pool could change places unnoticed.
"""

from __future__ import annotations

from hagal.kernel.chance import INCREMENT, MASK64, MULTIPLIER, following
from hagal.kernel.state import PUBLIC, State

Zone = list[int]


def add_instances(s: State, components: list[object]) -> Zone:
    """Bring components into the game as new instances, known to everybody."""
    first = len(s.face)
    s.face = (*s.face, *components)
    s.known.extend(bytes([PUBLIC]) * len(components))
    s.pool = s.pool + bytes(len(components))
    return list(range(first, len(s.face)))


def roll(s: State, n: int) -> int:
    """A number below n by chance."""
    s.rng = following(s.rng)
    s.learned += 1
    drawn = ((s.rng >> 32) * n) >> 32
    return drawn if s.tape is None else s.tape.roll(n, drawn)


def shuffle(s: State, zone: Zone) -> None:
    """Shuffle a zone: nobody knows its cards any more, and they form a new pool."""
    rng = s.rng
    if s.tape is None:
        multiplier, increment, mask = MULTIPLIER, INCREMENT, MASK64  # as in `following`, without its call for each card
        for k in range(len(zone) - 1, 0, -1):
            rng = (rng * multiplier + increment) & mask
            j = ((rng >> 32) * (k + 1)) >> 32
            i = zone[k]
            zone[k] = zone[j]
            zone[j] = i
    else:
        places = list(range(len(zone)))
        for k in range(len(zone) - 1, 0, -1):
            rng = following(rng)
            j = ((rng >> 32) * (k + 1)) >> 32
            places[k], places[j] = places[j], places[k]
        zone[:] = [zone[k] for k in s.tape.order(tuple(places), zone)]
    s.rng = rng
    s.learned += 1
    _forget(s, zone)


def _forget(s: State, zone: Zone, mask: int = 0) -> None:
    """A new pool for shuffled cards; hidden cards elsewhere that shared a pool with one of them join it.

    (A card drawn face down before the rest of its deck was shuffled again is still one of those cards.)
    """
    known, pool = s.known, bytearray(s.pool)
    fresh = 1
    while fresh in pool:
        fresh += 1
        if fresh == 256:  # rare: even the numbers left on public cards, which mean nothing, are used up
            hidden = {pool[i] for i in range(len(pool)) if known[i] != PUBLIC}
            fresh = min(set(range(1, 256)) - hidden)
            break
    mixed: set[int] = set()
    for i in zone:
        knows = known[i]
        if knows != PUBLIC:
            mixed.add(pool[i])
        known[i] = knows & mask
        pool[i] = fresh
    for old in mixed:
        at = pool.find(old) if old else -1
        while at >= 0:
            if known[at] != PUBLIC:
                pool[at] = fresh
            at = pool.find(old, at + 1)
    s.pool = bytes(pool)


def draw(s: State, source: Zone, target: Zone, mask: int) -> int:
    """The top card of one zone to another; the seats in the mask learn it."""
    i = source.pop()
    target.append(i)
    if s.known[i] | mask != s.known[i]:
        s.known[i] |= mask
        s.learned += 1
    return i


def draw_some(s: State, source: Zone, target: Zone, n: int, mask: int) -> int:
    """Up to n cards from the top of one zone to another; the seats in the mask learn them. How many there were."""
    if n > len(source):
        n = len(source)
    known = s.known
    for _ in range(n):
        i = source.pop()
        target.append(i)
        known[i] |= mask
    if n and mask:
        s.learned += 1
    return n


def hide(s: State, cards: Zone, mask: int) -> None:
    """Cards mixed in secret, as when one of a hand is laid face down: from now on the seats outside the mask
    cannot tell which of them is which. Nobody learns anything. (One card alone cannot be mixed.)"""
    if len(cards) > 1:
        _forget(s, cards, mask)


def reveal(s: State, i: int, mask: int = PUBLIC) -> None:
    """The seats in the mask come to know a card where it lies."""
    if s.known[i] | mask != s.known[i]:
        s.known[i] |= mask
        s.learned += 1


def play(s: State, i: int, source: Zone, target: Zone) -> None:
    """A card that its owner shows of his own will, for all to see. It closes no undo window: nobody else showed any."""
    source.remove(i)
    target.append(i)
    s.known[i] = PUBLIC


def move(s: State, i: int, source: Zone, target: Zone, mask: int = 0) -> None:
    """Any card to the top of another zone; the seats in the mask learn it."""
    source.remove(i)
    target.append(i)
    if mask:
        reveal(s, i, mask)


def bury(s: State, i: int, source: Zone, target: Zone) -> None:
    """A card to the bottom of another zone; nobody learns anything."""
    source.remove(i)
    target.insert(0, i)


def move_all(source: Zone, target: Zone) -> None:
    """All cards of a zone, in order, to the top of another; what is known stays known."""
    target += source
    source.clear()
