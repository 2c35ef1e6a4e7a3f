"""Where order can change something although an effect is a plain gain (docs/decisions/002).

That is the last troops of the supply, and influence for somebody to whom the order of the tracks matters.
"""

from __future__ import annotations

from collections.abc import Iterator

from hagal.games.dune import actions
from hagal.games.dune.components import SPACE_SOURCE, Card
from hagal.games.dune.effect import GAIN, Effect, Effects
from hagal.games.dune.state import Dune, Player

Pending = tuple[Effect, int, int]
MUCH = 99  # persuasion, while boxes are open that may bring more
PLENTY = 8  # troops in supply that always are enough for what a turn may want


def parts(effect: Effect) -> Iterator[Effect]:
    """An effect and all that it is made of."""
    yield effect
    for inner in effect.inner():
        yield from parts(inner)


def wanted(s: Dune, effect: Effect, seat: int, source: int) -> int:
    """How many troops of the supply it may want for something else than the garrison; 0: it may bring some back.

    -1: it leaves the supply alone.
    """
    return total(part.wants(s, seat, source) for part in parts(effect))


def total(wants: Iterator[int]) -> int:
    found = -1
    for n in wants:
        if n >= 0:
            found = max(found, 0) + n
    return found


def taken(s: Dune, effect: Effect, seat: int) -> int:
    """How many troops of the supply it takes when it happens."""
    return sum(part.takes(s, seat) for part in parts(effect))


def climbs(s: Dune, effects: Effects, seat: int, source: int, besides: int) -> bool:
    """May one of these bring influence with another faction than this one?"""
    return any(part.climbs(s, seat, source, besides) for effect in effects for part in parts(effect))


def unloaders(s: Dune, seat: int) -> list[Card]:
    """Cards of a player that unload, wherever they are: what lies in the hand must not be told by a question."""
    if "trashed" not in s.rules.heard:
        return []
    p = s.players[seat]
    zones = (p.hand, p.deck, p.in_play, p.discard)
    return [card for card in {s.face[i]: None for zone in zones for i in zone} if card.unload]


def unloaded(s: Dune, seat: int) -> int:
    """As `wanted`, for discarding or trashing any one card."""
    return max((total(wanted(s, e, seat, -1) for e in card.reveal) for card in unloaders(s, seat)), default=-1)


def unloads_influence(s: Dune, seat: int, besides: int) -> bool:
    """As `climbs`, for discarding or trashing any one card."""
    return any(climbs(s, card.reveal, seat, -1, besides) for card in unloaders(s, seat))


# Agent turns


def effects_of_turn(s: Dune, p: Player) -> Iterator[tuple[Effect, int]]:
    """The effects of the space and the card of this Agent turn, each with its source."""
    card: Card = s.face[s.card]
    for effect in s.board.spaces[s.space].effects:
        yield effect, SPACE_SOURCE - s.space
    for effect in p.leader.signet if card.signet else card.agent:
        yield effect, s.card


def contested(s: Dune, seat: int, n: int) -> bool:
    """In an Agent turn: would n troops recruited at once be missing for another effect, or come too early?"""
    p = s.players[seat]
    if p.supply >= PLENTY:
        return False
    others = total(wanted(s, effect, seat, source) for effect, source in effects_of_turn(s, p))
    return others >= 0 and p.supply < n + others


def last_counts(s: Dune, live: list[Pending], last: list[Pending]) -> bool:
    """Does what comes last (a card that trashes itself, and unloads) want the troops that another effect would take?"""
    for effect, seat, _source in live:
        if effect.level == GAIN:
            n = taken(s, effect, seat)
            more = total(wanted(s, other, seat, at) for other, _seat, at in last)
            if n and more >= 0 and s.players[seat].supply < n + more:
                return True
    return False


# Reveal turns


def held(s: Dune, frame: Pending) -> bool:
    """A reveal box that could happen at once: does it wait for the player's word?"""
    effect, seat, _source = frame
    p = s.players[seat]
    if p.supply < PLENTY and len(s.pending) > 1 and competes(s, frame):
        return True
    if not p.leader.queries:
        return False
    return any(waits_for_tracks(s, seat, part.track()) for part in parts(effect) if part.track() >= 0)


def competes(s: Dune, frame: Pending) -> bool:
    """Do other boxes want the same last troops for another purpose?"""
    effect, seat, source = frame
    n = taken(s, effect, seat)
    if not n:
        return False
    others = [other for other in s.pending if other is not frame]
    more = total(wanted(s, other, seat, at) for other, _seat, at in others)
    if wanted(s, effect, seat, source) >= 0:  # troops for the garrison are another purpose
        plain = sum(taken(s, other, seat) for other, _seat, _at in others)
        more = max(more, 0) + plain if plain else more
    return more >= 0 and s.players[seat].supply < n + more


def waits_for_tracks(s: Dune, seat: int, faction: int) -> bool:
    """The query `influence_waits`: would this player rather gain influence with another faction first?"""
    return bool(actions.query(s, "influence_waits", seat, 0, faction))


def climbs_besides(s: Dune, seat: int, faction: int) -> bool:
    """May anything else of this turn bring influence with another faction: effects, boxes, cards to acquire?"""
    if s.revealing == seat:
        if any(climbs(s, (effect,), seat, source, faction) for effect, _seat, source in s.pending):
            return True
        budget = s.players[seat].persuasion if len(s.pending) == 1 else MUCH
        return any(s.face[i].cost <= budget and climbs(s, s.face[i].acquire, seat, i, faction) for i in s.row)
    if s.board.spaces[s.space].faction not in (-1, faction):
        return True
    effects = effects_of_turn(s, s.players[seat])
    return any(climbs(s, (effect,), seat, source, faction) for effect, source in effects)
