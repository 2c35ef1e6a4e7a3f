"""What effects, cards and spaces are worth to a seat, read off their declarations.

A new card needs nothing here as long as it is written with known effects; an effect that is not known
is worth what the effects inside it are worth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.bots.dune.weights import Weights, heap
from hagal.games.dune.board import solari_price
from hagal.games.dune.components import Card, Intrigue, Space
from hagal.games.dune.effect import Effect, Effects
from hagal.games.dune.names import ENDGAME, MAX_INFLUENCE
from hagal.games.dune.phases import GOAL
from hagal.games.dune.rivals.leaders import is_rival
from hagal.games.dune.state import Dune, Player

STRANGE = 1.0  # an effect that says nothing about itself
PILE = 20  # no more of a resource is worth counting


class Worth:
    """The judgement of one seat at one moment: how long the game will last, what is scarce, who is near an Alliance."""

    def __init__(self, s: Dune, seat: int, weights: Weights) -> None:
        self.s: Dune = s
        self.seat: int = seat
        self.w: Weights = weights
        self.p: Player = s.players[seat]
        self.rounds: float = rounds_left(s, weights, self.goal(s))
        self.hands: bool = any(q.seat != seat and not is_rival(q) for q in s.players)  # do opponents have cards?
        self.late: float = min(1.0, self.rounds / 2.0)
        part = 0.08 + 0.92 * min(1.0, self.rounds / weights.resources_late)
        p = self.p
        if not p.swordmaster and not s.board.closed & s.board.swordmaster:
            solari = weights.solari_first
        elif not p.council:
            solari = weights.solari_second
        else:
            solari = weights.solari_third
        self.spice: list[float] = _scaled(weights.spice, part)
        self.solari: list[float] = _scaled(solari, part * 0.97)
        self.water: list[float] = _scaled(weights.water, part * 0.94)
        self.garrison: list[float] = _scaled(weights.garrison, min(1.0, (self.rounds + 0.3) / 1.5))
        self.tracks: list[list[float]] = [
            [self.track(faction, x) for x in range(MAX_INFLUENCE + 1)] for faction in range(4)
        ]
        cards = [s.face[i] for zone in (p.deck, p.hand, p.in_play, p.discard) for i in zone]
        self.owned: list[Card] = cards
        self.factions: list[int] = [sum(1 for card in cards if card.factions >> f & 1) for f in range(4)]
        self.agent_values: dict[Card, float] = {}
        self.reveal_values: dict[Card, float] = {}
        self.deck_values: dict[Card, float] = {}
        self.intrigue_values: dict[Intrigue, float] = {}

    def goal(self, s: Dune) -> int:
        """The points that end the game."""
        return GOAL

    # Effects

    def effects(self, effects: Effects) -> float:
        total = 0.0
        for effect in effects:
            total += self.effect(effect)
        return total

    def effect(self, effect: Any) -> float:
        """What an effect is worth, in tenths of a point."""
        known = EFFECTS.get(effect.tag)
        if known is not None:
            return known(self, effect)
        inner = [part for value in effect.values() for part in _parts(value)]
        return sum(self.effect(part) for part in inner) if inner else STRANGE

    def influence(self, faction: int, n: int = 1) -> float:
        """What n more influence with a faction is worth: points, bonus and what comes nearer."""
        x = self.p.influence[faction]
        top = min(MAX_INFLUENCE, x + n)
        worth = self.tracks[faction][top] - self.tracks[faction][x]
        if x < 2 <= top:
            worth += self.w.vp
        if x < 4 <= top:
            worth += 2.5 * self.late
        if self.allied(faction, top) and self.s.alliance[faction] != self.seat:
            worth += self.w.vp
        return worth

    def allied(self, faction: int, x: int) -> bool:
        """Would this seat hold the Alliance at x?"""
        holder = self.s.alliance[faction]
        if holder == self.seat:
            return x >= 4
        return x >= 4 and (holder < 0 or x > self.s.players[holder].influence[faction])

    def track(self, faction: int, x: int) -> float:
        """What a place on a track promises, beside its points."""
        w = self.w
        if x < 2:
            return w.first_step * w.vp * self.late * x
        best = max(q.influence[faction] for q in self.s.players if q.seat != self.seat)
        if self.allied(faction, x):
            return w.safe_alliance * w.vp * self.late * min(2, x - best + 1) if best >= 2 else 0.2 * x
        holder = self.s.alliance[faction]
        target = 4 if holder < 0 else self.s.players[holder].influence[faction] + 1
        missing = target - x
        if target > MAX_INFLUENCE or missing >= len(w.to_alliance):
            return 0.1 * x
        crowded = 0.7 if holder < 0 and best >= x else 1.0
        return w.to_alliance[missing] * w.vp * self.late * crowded + 0.1 * x

    def lost_influence(self) -> float:
        """The cheapest step back on any track (a cost, so a positive number)."""
        w = self.w
        found = []
        for faction, x in enumerate(self.p.influence):
            if x:
                loss = self.tracks[faction][x] - self.tracks[faction][x - 1]
                loss += w.vp if x == 2 else 0.0
                loss += w.vp if x == 4 and self.s.alliance[faction] == self.seat else 0.0
                found.append(max(0.3, loss))
        return min(found, default=0.0)

    def resources(self, spice: int, solari: int, water: int) -> float:
        """What gaining (or, negative, spending) these is worth on top of what is there."""
        p = self.p
        worth = 0.0
        if spice:
            worth = _pile(self.spice, p.spice + spice) - _pile(self.spice, p.spice)
        if solari:
            worth += _pile(self.solari, p.solari + solari) - _pile(self.solari, p.solari)
        if water:
            worth += _pile(self.water, p.water + water) - _pile(self.water, p.water)
        return worth

    def troops(self, n: int) -> float:
        p = self.p
        return self.garrison[p.garrison + min(n, p.supply)] - self.garrison[p.garrison] + 0.4 * min(n, p.supply)

    def holds(self, condition: Any) -> float:
        """How likely a condition will hold when it matters."""
        if condition.tag == "another":
            others: int = max(0, self.factions[condition.faction] - 1)
            return min(0.9, 3.5 * others / max(1, len(self.owned)))
        if condition.holds(self.s, self.seat, -1):
            return 1.0
        if condition.tag == "has_influence":
            missing = condition.n - self.p.influence[condition.faction]
            return 0.6 * self.late if missing == 1 else 0.35 * self.late
        return 0.15 * self.late

    # Cards

    def agent_box(self, card: Card) -> float:
        """What the Agent box of a card brings."""
        found = self.agent_values.get(card)
        if found is None:
            found = self.agent_values[card] = self.effects(self.p.leader.signet if card.signet else card.agent)
        return found

    def reveal_box(self, card: Card) -> float:
        """What the reveal box of a card brings beside its plain persuasion and swords."""
        found = self.reveal_values.get(card)
        if found is None:
            found = self.reveal_values[card] = self.effects(card.reveal) if card.reveal else 0.0
        return found

    def icons(self, card: Card) -> float:
        """What it is worth to have that choice of spaces."""
        if card.anywhere:
            return 4.5
        values = sorted((v for k, v in enumerate(self.w.icons) if card.icons >> k & 1), reverse=True)
        return values[0] + self.w.more_icons * sum(values[1:]) if values else 0.0

    def drawn(self, card: Card) -> float:
        """What a card is worth each time that it is drawn: as an Agent's card or when revealed."""
        found = self.deck_values.get(card)
        if found is None:
            agent = self.icons(card) + self.agent_box(card) if card.icons else 0.0
            reveal = card.persuasion * self.w.persuasion + card.swords * self.w.sword + self.reveal_box(card)
            found = 0.62 * max(agent, reveal) + 0.28 * min(agent, reveal)
            self.deck_values[card] = found
        return found

    def intrigue(self, card: Intrigue) -> float:
        """What an Intrigue card in hand is worth."""
        found = self.intrigue_values.get(card)
        if found is None:
            best = 0.0
            if card.plot:
                best = max(best, self.effects(card.plot) * min(1.0, self.rounds + 0.3))
            if card.combat or card.win:
                chance = 0.8 if card.combat else 0.35
                best = max(best, chance * self.effects(card.combat or card.win) * min(1.0, self.rounds + 0.3))
            for need in card.needs:
                if not need.can(self.s, self.seat, -1):
                    best *= 0.5
            if card.types & ENDGAME:
                best = max(best, self.effects(card.endgame))
            found = self.intrigue_values[card] = max(0.3, self.w.hold * best)
        return found

    # Spaces

    def space(self, space: Space) -> float:
        """What sending an Agent to a space brings, its cost taken off."""
        s, p = self.s, self.p
        worth = self.effects(space.effects)
        if space.deal is not None:
            worth += self.effect(space.deal)
        else:
            worth += self.resources(-space.spice, -solari_price(p, space), -space.water)
        if space.faction >= 0:
            worth += self.influence(space.faction)
        if space.maker:
            bonus = s.bonus[s.board.makers.index(s.board.places[space.id])]
            worth += self.resources(space.maker + bonus, 0, 0)
        if space.combat and p.garrison:
            worth += 1.0
        if space.reveal:
            worth += space.reveal * self.w.persuasion
        return worth


def rounds_left(s: Dune, weights: Weights, goal: int = GOAL) -> float:
    """How many more rounds there will be after this one, at a guess."""
    best = max(p.vp for p in s.players)
    return min(float(len(s.conflicts)), max(0.0, (goal - best) * weights.pace))


def _scaled(steps: tuple[float, ...], by: float) -> list[float]:
    return [by * value for value in heap(steps)]


def _pile(table: list[float], n: int) -> float:
    """The worth of n pieces; what is yet to be found for a price counts against it."""
    return table[min(n, PILE)] if n >= 0 else -table[min(-n, PILE)]


def _parts(value: Any) -> list[Any]:
    if isinstance(value, Effect):
        return [value]
    if isinstance(value, tuple):
        return [part for item in value for part in _parts(item)]
    return []


# How each effect is judged, by its tag.

Judge = Callable[[Worth, Any], float]


def _either(j: Worth, e: Any) -> float:
    values = sorted((j.effect(part) for part in e.effects), reverse=True)
    return values[0] + 0.1 * max(0.0, values[1]) if len(values) > 1 else values[0]


def _two_of(j: Worth, e: Any) -> float:
    return sum(sorted((j.effect(part) for part in e.effects), reverse=True)[:2])


def _paid(j: Worth, e: Any) -> float:
    return j.effects(e.costs) + j.effects(e.effects)


def _pay(j: Worth, e: Any) -> float:
    return 0.8 * max(0.0, _paid(j, e))


def _when(j: Worth, e: Any) -> float:
    return j.holds(e.condition) * j.effects(e.effects)


def _influence_any(j: Worth, e: Any) -> float:
    return max(j.influence(faction, e.n) for faction in e.factions)


def _influence_two(j: Worth, e: Any) -> float:
    return sum(sorted((j.influence(faction) for faction in range(4)), reverse=True)[:2])


def _trash(j: Worth, e: Any) -> float:
    return j.w.trash * j.late + (0.9 * j.effects(e.effects) if e.effects else 0.0)


def _persuade_per(j: Worth, e: Any) -> float:
    others = 4.0 * j.factions[e.faction] / max(1, len(j.owned))
    return float(e.n * j.w.persuasion * (1.0 + min(2.0, others)))


def _points_to_come(j: Worth, e: Any) -> float:
    """Endgame cards: the points that they would give now, or a hope."""
    return max(float(j.w.vp * e.worth(j.s, j.seat)), 0.25 * j.w.vp * j.late)


def _mean_influence(j: Worth, e: Any) -> float:
    return sum(j.influence(faction) for faction in range(4)) / 4


def _once_a_round(name: str) -> Judge:
    def judge(j: Worth, e: Any) -> float:
        return float(getattr(j.w, name) * j.rounds)

    return judge


def _flat(worth: float) -> Judge:
    return lambda j, e: worth


def _from_hands(worth: float) -> Judge:
    """An effect on the cards of opponents: automated rivals have none to lose."""
    return lambda j, e: worth if j.hands else 0.0


EFFECTS: dict[str, Judge] = {
    "gain": lambda j, e: j.resources(e.spice, e.solari, e.water),
    "spend": lambda j, e: j.resources(-e.spice, -e.solari, -e.water),
    "points": lambda j, e: j.w.vp * e.n,
    "recruit": lambda j, e: j.troops(e.n) + (0.4 * e.n if e.deployable else 0.0),
    "recruit_now": lambda j, e: j.troops(e.n),
    "persuade": lambda j, e: j.w.persuasion * e.n,
    "promise": lambda j, e: j.w.persuasion * e.n,
    "swords": lambda j, e: j.w.sword * e.n,
    "draw": lambda j, e: j.w.draw * e.n,
    "intrigue": lambda j, e: j.w.intrigue * e.n * min(1.0, 0.4 + j.rounds),
    "steal_intrigue": _from_hands(0.6),
    "influence": lambda j, e: j.influence(e.faction, e.n),
    "influence_any": _influence_any,
    "influence_behind": lambda j, e: 0.8 * max(j.influence(faction) for faction in range(4)),
    "influence_each": lambda j, e: sum(j.influence(faction) for faction in e.factions),
    "influence_two": _influence_two,
    "lose_influence": lambda j, e: -j.lost_influence(),
    "lose_influence_any": lambda j, e: -j.lost_influence(),
    "lose_deployed": lambda j, e: -2.0 * e.n,
    "bundle": lambda j, e: j.effects(e.effects),
    "either": _either,
    "two_of": _two_of,
    "when": _when,
    "require": _flat(0.0),
    "paid": _paid,
    "pay": _pay,
    "trash_icon": _trash,
    "trash": lambda j, e: j.w.trash * j.late,
    "trash_self": _flat(-1.0),
    "may_deploy": lambda j, e: 0.8 * min(e.n, 3),
    "may_retreat": _flat(0.3),
    "harvest": _flat(0.0),
    "take_mentat": lambda j, e: 0.8 * j.w.agent,
    "mentat_next_round": lambda j, e: j.w.agent * min(1.0, j.rounds),
    "take_council": _once_a_round("council"),
    "take_swordmaster": lambda j, e: j.w.swordmaster * j.rounds + 0.7 * j.w.agent,
    "take_control": _once_a_round("control"),
    "take_foldspace": lambda j, e: 2.2 * j.late,
    "sell_melange": lambda j, e: max((j.resources(-o.spice, 2 * o.spice + 2, 0) for o in e.offers), default=0.0),
    "signet": lambda j, e: j.effects(j.p.leader.signet),
    "double_harvest": lambda j, e: 0.8 * j.resources(2, 0, 0),
    "double_visit": _mean_influence,
    "raid_garrisons": _flat(1.0),
    "opponents_discard": lambda j, e: 1.2 * e.n if j.hands else 0.0,
    "test_opponents": _flat(1.4),
    "silence": _flat(0.4),
    "fetch_sister": lambda j, e: j.w.draw,
    "persuade_per": _persuade_per,
    "cheap_spice": lambda j, e: 0.4 * e.n,
    "acquire_up_to": lambda j, e: 1.1 * e.cost * j.late,
    "acquire_to_top": _flat(0.5),
    "envoy": _flat(1.5),
    "infiltrate": _flat(1.2),
    "end_turn": _flat(0.2),
    "double_cross": _flat(3.0),
    "poison_snooper": lambda j, e: j.w.draw,
    "shuffle_discard": _flat(0.1),
    "recall_agent": lambda j, e: 0.8 * j.w.agent,
    "set_aside": _flat(1.0),
    "corner_the_market": _points_to_come,
    "plans_within_plans": _points_to_come,
    "pick_tokens": _flat(0.0),
}
