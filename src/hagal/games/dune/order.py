"""Where order can change something although an effect is a plain gain (docs/decisions/002).

That is the last troops of the supply, and influence for somebody to whom the order of the tracks matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hagal.games.dune import actions
from hagal.games.dune.components import Card
from hagal.games.dune.effect import GAIN, Effect, Effects
from hagal.games.dune.state import Dune, Player
from hagal.kernel.step import at_place

Pending = tuple[Effect, int, int]
MUCH = 99  # persuasion, while boxes are open that may bring more
PLENTY = 9  # troops in supply that always are enough: five recruited, four unloaded


def parts(effect: Effect) -> Iterator[Effect]:
    """An effect and all that it is made of."""
    yield effect
    for inner in effect.inner():
        yield from parts(inner)


def wanted(s: Dune, effects: Iterable[tuple[Effect, int]], seat: int) -> list[int]:
    """What each part of these (with their sources) may want of the supply for something else than the garrison."""
    found = [part.wants(s, seat, source) for effect, source in effects for part in parts(effect)]
    return [n for n in found if n >= 0]


def scarce(supply: int, n: int, wants: list[int]) -> bool:
    """Can order change what becomes of the supply, if n are taken and these want troops or (0) may bring some back?"""
    return bool(wants) and supply < n + sum(wants) and (supply > 0 or 0 in wants)


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


def box(card: Card) -> Effects:
    """What a card unloads, but for effects that would unload another one."""
    if not card.unload:
        return ()
    return tuple(effect for effect in card.reveal if not any(part.unloads for part in parts(effect)))


def unloaded(s: Dune, seat: int, card: Card) -> int:
    """As `Effect.wants`, for a card that is discarded or trashed."""
    wants = wanted(s, [(effect, -1) for effect in box(card)], seat)
    return sum(wants) if wants else -1


def most_unloaded(s: Dune, seat: int) -> int:
    """As `unloaded`, for any one card."""
    return max((unloaded(s, seat, card) for card in unloaders(s, seat)), default=-1)


def unloads_influence(s: Dune, seat: int, besides: int) -> bool:
    """As `climbs`, for discarding or trashing any one card."""
    return any(climbs(s, box(card), seat, -1, besides) for card in unloaders(s, seat))


# Agent turns


def effects_of_turn(s: Dune, p: Player) -> Iterator[tuple[Effect, int]]:
    """The effects of the space and the card of this Agent turn, each with its source."""
    card: Card = s.face[s.card]
    for effect in s.board.spaces[s.space].effects:
        yield effect, at_place(s.space)
    for effect in p.leader.signet if card.signet else card.agent:
        yield effect, s.card


def contested(s: Dune, seat: int, n: int) -> bool:
    """In an Agent turn: would n troops recruited at once be missing for another effect, or come too early?"""
    p = s.players[seat]
    card: Card = s.face[s.card]
    if not (s.board.spaces[s.space].stirs or (p.leader.stirs if card.signet else card.stirs)):
        return False
    return scarce(p.supply, n, wanted(s, effects_of_turn(s, p), seat))


def last_counts(s: Dune, live: list[Pending], last: list[Pending]) -> bool:
    """Does what comes last (a card that trashes itself, and unloads) want the troops that another effect would take?"""
    seat = last[0][1]
    n = max((taken(s, effect, seat) for effect, _seat, _source in live if effect.level == GAIN), default=0)
    return n > 0 and scarce(s.players[seat].supply, n, wanted(s, [(frame[0], frame[2]) for frame in last], seat))


# Reveal turns


def held(s: Dune, frame: Pending) -> bool:
    """A reveal box that could happen at once: does it wait for the player's word?"""
    effect, seat, source = frame
    if source < 0 or not s.face[source].ordered:
        return False
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
    others = [other for other in s.pending if other is not frame and other[0] != effect]
    wants = wanted(s, [(other[0], other[2]) for other in others], seat)
    if wanted(s, [(effect, source)], seat):  # then the garrison is another purpose, too
        wants += [troops for troops in (taken(s, other[0], seat) for other in others) if troops]
    return scarce(s.players[seat].supply, n, wants)


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
