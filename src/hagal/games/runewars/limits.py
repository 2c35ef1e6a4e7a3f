"""Limits (RW-016 to RW-019) and elimination (RW-215)."""

from __future__ import annotations

from typing import Any

from hagal.games.kit.deck import find
from hagal.games.kit.option import OfComponent
from hagal.games.runewars.actions import remove, settle, unit_of
from hagal.games.runewars.army import size
from hagal.games.runewars.components import Quest, Tactic, Unit
from hagal.games.runewars.names import LIMIT, MOST_QUESTS, MOST_TACTICS, SLOTS
from hagal.games.runewars.quests.state import OVER
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step, place_of
from hagal.kernel.term import register_all


class Trim(Choice[Runewars]):
    """Too many units in an area: the owner destroys down to a limit (RW-017, RW-053, RW-153). One after the other in
    the order of their slots, so that there is one way to each result."""

    tag = "trim"
    fields = ("limit", "least")

    def __init__(self, limit: int = LIMIT, least: int = 0) -> None:
        self.limit: int = limit
        self.least: int = least

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        area = place_of(source)
        army = s.army[area]
        over = size(army) - self.limit
        if over <= 0:
            return []
        found: list[Step[Runewars]] = []
        after = size(army[self.least :])
        for slot in range(self.least, 2 * SLOTS):
            if after < over:
                break
            if army[slot]:
                found.append(DestroyOne(self.limit, slot, unit_of(s, s.owner[area], slot % SLOTS)))
            after -= army[slot]
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-trim", area=s.board.areas[place_of(source)], limit=self.limit)


class DestroyOne(Step[Runewars]):
    tag = "destroy_one"
    fields = ("limit", "slot", "unit")

    def __init__(self, limit: int, slot: int, unit: Unit) -> None:
        self.limit: int = limit
        self.slot: int = slot
        self.unit: Unit = unit

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = place_of(source)
        remove(s, area, self.slot, 1)
        if s.log is not None:
            s.log.tell("rw-destroyed", seat, "RW-017", unit=self.unit, area=s.board.areas[area], n=1)
        over = size(s.army[area]) > self.limit
        if over:
            s.stack.append((Trim(self.limit, self.slot), seat, source))
        else:
            settle(s, area)

    def key(self) -> str:
        return f"destroy {self.unit.id}{' routed' if self.slot >= SLOTS else ''}"

    def message(self) -> Msg:
        return Msg("rw-option-destroy", unit=self.unit, routed=int(self.slot >= SLOTS))


class DiscardTactics(Choice[Runewars]):
    """At most 10 tactics in hand (RW-016); one after the other, in the order of the hand."""

    tag = "discard_tactics"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        p = s.players[seat]
        if len(p.tactics) + len(p.fresh) <= MOST_TACTICS:
            return []
        return [DropTactic(card) for card in {s.face[i]: None for i in (*p.tactics, *p.fresh)}]

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return False

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-discard-tactics")


def hand_of(s: Runewars, seat: int, card: Tactic) -> list[int]:
    """Where a tactics card is taken from that a seat gives up: of two equal ones the one that cannot be played yet goes
    (RW-204)."""
    p = s.players[seat]
    return p.fresh if find(s, p.fresh, card) >= 0 else p.tactics


class DropTactic(OfComponent[Runewars]):
    tag = "drop_tactic"
    word = "discard"
    fields = ("card",)

    def __init__(self, card: Tactic) -> None:
        self.card: Tactic = card

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, "discard_tactics", seat)
        hand = hand_of(s, seat, self.card)
        zones.play(s, find(s, hand, self.card), hand, s.tactics_discard)
        if s.log is not None:
            s.log.tell("rw-discard-tactic", seat, "RW-016", card=self.card)

    def message(self) -> Msg:
        return Msg("rw-option-discard", card=self.card)


class DiscardQuests(Choice[Runewars]):
    """At most 3 quests in hand (RW-016)."""

    tag = "discard_quests"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        p = s.players[seat]
        if len(p.quests) <= MOST_QUESTS:
            return []
        return [DropQuest(card) for card in {s.face[i]: None for i in p.quests}]

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return False

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-discard-quests")


class DropQuest(OfComponent[Runewars]):
    tag = "drop_quest"
    word = "discard"
    fields = ("card",)

    def __init__(self, card: Quest) -> None:
        self.card: Quest = card

    def run(self, s: Runewars, seat: int, source: int) -> None:
        p = s.players[seat]
        push(s, "discard_quests", seat)
        zones.play(s, find(s, p.quests, self.card), p.quests, s.quest_discard)
        if s.log is not None:
            s.log.tell("rw-discard-quest", seat, "RW-016", card=self.card)

    def message(self) -> Msg:
        return Msg("rw-option-discard", card=self.card)


class Eliminate(Step[Runewars]):
    """Who controls no area is out (RW-215, OP-14)."""

    tag = "eliminate"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        p = s.players[seat]
        if p.out or seat in s.control:
            return
        p.out = True
        if s.log is not None:
            s.log.tell("rw-eliminated", seat, "RW-215")
        _leave(s, p.seat)
        for area, home in enumerate(s.home):
            if home == seat:
                s.home[area] = -1
        left = [q.seat for q in s.players if not q.out]
        if len(left) == 1:
            s.winner = left[0]
            s.duel = None
            s.stack.clear()


def _leave(s: Runewars, seat: int) -> None:
    """Tactics, quests, rewards and heroes into their decks; titles to the common area with what lies on them; the rest
    out of the game or back to the supply."""
    p = s.players[seat]
    if s.duel is not None and not set(s.duel.heroes).isdisjoint(p.heroes):
        s.duel.flags |= OVER  # one of the two is not there any more
    for zone, target in ((p.tactics, s.tactics_deck), (p.fresh, s.tactics_deck), (p.quests, s.quest_deck)):
        zones.move_all(zone, target)
    zones.move_all(p.rewards, s.reward_deck)
    zones.move_all(p.heroes, s.hero_deck)
    p.bearers.clear()
    p.figures.clear()
    for cards in (s.tactics_deck, s.quest_deck, s.reward_deck, s.hero_deck):
        zones.shuffle(s, cards)
    zones.move_all(p.objective, s.box)
    p.influence = 0
    p.marker = -1
    for k, owner in enumerate(s.title_of):
        if owner == seat:
            s.title_of[k] = -1
    for area in range(len(s.activated)):
        s.activated[area] &= ~(1 << seat)


STEPS: dict[str, Step[Any]] = {
    "trim": Trim(),
    "discard_tactics": DiscardTactics(),
    "discard_quests": DiscardQuests(),
    "eliminate": Eliminate(),
}

register_all(list(globals().values()))
