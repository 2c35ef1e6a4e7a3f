"""Rise of Ix: what Tech tiles, Freighters, Dreadnoughts, Negotiators and the new effects are worth.

IxWorth stands in for Worth when the module is in play; nothing here is asked otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.bots.dune.outlook import HAND
from hagal.bots.dune.weights import Weights, heap
from hagal.bots.dune.worth import Worth
from hagal.games.dune.components import Card
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.part import DREADNOUGHTS, IxPart, part_of
from hagal.games.dune.ix.shipping import REWARD, TOP
from hagal.games.dune.phases import GOAL
from hagal.games.dune.specials.endgame import spice_must_flow
from hagal.games.dune.state import Dune
from hagal.kernel.rules import ask
from hagal.kernel.state import PUBLIC

MOVES = 2  # the most moves of a Freighter at once


class IxWorth(Worth):
    """The judgement of one seat, with what it has of Ix."""

    def __init__(self, s: Dune, seat: int, weights: Weights) -> None:
        super().__init__(s, seat, weights)
        self.part: IxPart = part_of(s)
        self.ships: int = DREADNOUGHTS - self.part.docked[seat]
        self.negotiators: list[float] = [self.late * x for x in heap(weights.negotiators)]
        self.tiles: dict[TechTile, float] = {}
        self.freight: list[list[float]] = []
        self.loads: list[float] = []

    def goal(self, s: Dune) -> int:
        goal: int = ask(s, "goal", s.first, GOAL)
        return goal

    def effect(self, effect: Any) -> float:
        known = EFFECTS.get(effect.tag)
        return super().effect(effect) if known is None else known(self, effect)

    def reveal_box(self, card: Card) -> float:
        found = super().reveal_box(card)
        return found if found > 0.0 or not card.reveal else 0.0

    def drawn(self, card: Card) -> float:
        found = self.deck_values.get(card)
        if found is None:
            found = super().drawn(card)
            if card.unload:
                found += 0.1 * self.reveal_box(card)
            if card.sneaks:
                found += 0.3
            if card.bargain[1]:
                found += 0.3 * card.bargain[1]
            self.deck_values[card] = found
        return found

    # Tech

    def tile(self, tile: TechTile) -> float:
        """What a tile will do in the rounds to come, beside its acquire effect."""
        found = self.tiles.get(tile)
        if found is None:
            lasts = LASTING.get(tile.id)
            if lasts is not None:
                found = self.w.tiles * lasts(self)
            elif tile.flip is not None:
                found = 0.6 * self.rounds * max(0.0, self.effect(tile.flip))
            elif tile.scrap is not None:
                found = 0.6 * max(0.0, self.effect(tile.scrap))
            else:
                found = 0.15 * tile.cost * self.rounds
            self.tiles[tile] = found
        return found

    def deal(self, tile: TechTile, price: int, solari: bool = False) -> float:
        """What acquiring a tile is worth at a price in spice; Negotiators pay what spice does not. -99: too dear."""
        p, mine = self.p, self.part.negotiators[self.seat]
        worth = self.effects(tile.acquire) + self.tile(tile)
        best = -99.0
        for returned in range(min(mine, price) + 1):
            paid = price - returned
            lost = self.negotiators[mine] - self.negotiators[mine - returned]
            if paid <= p.spice:
                best = max(best, worth - lost + self.resources(-paid, 0, 0))
            if solari and paid <= p.solari:
                best = max(best, worth - lost + self.resources(0, -paid, 0))
        return best

    def tech(self, discount: int, solari: bool = False) -> float:
        """What an Acquire Tech is worth now."""
        s = self.s
        best = 0.0
        for stack in self.part.stacks:
            if stack and s.known[stack[-1]] == PUBLIC:
                tile: TechTile = s.face[stack[-1]]
                best = max(best, self.deal(tile, max(0, tile.cost - discount), solari))
        return best

    def negotiate(self, n: int) -> float:
        mine = self.part.negotiators[self.seat]
        return self.negotiators[mine + min(n, self.p.supply)] - self.negotiators[mine]

    # The Freighter

    def shipping(self) -> list[list[float]]:
        """By how many moves there are and where it stands: what the Freighter is worth with the rewards it brings."""
        if not self.freight:
            loads = self.loads
            loads.append(0.0)
            for space in range(1, TOP + 1):
                loads.append(loads[-1] + max(0.0, self.effect(REWARD[space])))
            chance = min(1.0, (self.rounds + 0.25) / 1.6)
            stay = [0.0]
            for at, part in enumerate(self.w.freight):
                stay.append(chance * part * loads[max(2, at + 1)])
            self.freight.append(stay)
            for _ in range(MOVES):
                less = self.freight[-1]
                best = []
                for at in range(TOP + 1):
                    found = less[at]
                    if at < TOP:
                        found = max(found, less[at + 1])
                    if at:
                        found = max(found, loads[at] + less[0])
                    best.append(found)
                self.freight.append(best)
        return self.freight

    def moves(self, n: int) -> float:
        at = self.part.freighters[self.seat]
        table = self.shipping()
        return table[min(n, MOVES)][at] - table[0][at]

    # Dreadnoughts

    def commission(self, n: int) -> float:
        n = min(n, self.part.docked[self.seat])
        return n * (self.w.ship * self.rounds + 0.5 * self.w.ship_ready)

    def victory(self) -> float:
        """What a Dreadnought brings that wins: a location for a round, or more with the right tile."""
        return 1.3 * min(1.0, self.rounds)


# How each effect is judged, by its tag.

Judge = Callable[[IxWorth, Any], float]


def _flat(worth: float) -> Judge:
    return lambda j, e: worth


def _either(j: IxWorth, e: Any) -> float:
    values = sorted((j.effect(part) for part in e.effects), reverse=True)
    return max(0.0, values[0] + (0.1 * max(0.0, values[1]) if len(values) > 1 else 0.0))


def _when(j: IxWorth, e: Any) -> float:
    return _likely(j, e.condition) * j.effects(e.effects)


def _likely(j: IxWorth, condition: Any) -> float:
    """How likely a condition of Ix will hold when it matters."""
    tag = condition.tag
    if tag == "tech_tiles":
        missing = condition.n - len(j.part.tiles[j.seat])
        return 1.0 if missing <= 0 else max(0.0, 0.8 - 0.3 * missing) * j.late
    if tag == "agent_on":
        return 0.4
    if tag == "enemy_here":
        return 0.45
    if tag == "persuasive":
        return 0.4
    if tag == "rich":
        return 1.0 if j.p.solari >= condition.n else max(0.05, 0.5 - 0.1 * (condition.n - j.p.solari))
    if tag == "units_deployed":
        return 0.3
    return j.holds(condition)


def _discard(j: IxWorth, e: Any) -> float:
    """What discarding costs: less with a card in hand that unloads."""
    hand = [j.s.face[i] for i in j.p.hand if j.s.known[i] & (1 << j.seat | 0x80)]
    unloads = sum(1 for card in hand if card.unload)
    n: int = e.n
    return 1.6 * min(n, unloads) - j.w.discard * n


def _snooped(j: IxWorth, e: Any) -> float:
    return max((j.influence(faction) for faction in range(4) if j.part.snoopers[faction]), default=0.0)


def _here(j: IxWorth, e: Any) -> float:
    return 0.6 * max(j.influence(faction) for faction in range(4))


def _quid_pro_quo(j: IxWorth, e: Any) -> float:
    factions = {j.s.board.spaces[place].faction for place in j.p.posts} - {-1}
    return max(sum(j.influence(faction) for faction in factions), _here(j, e) if j.p.agents or j.rounds >= 1 else 0.0)


def _dividends(j: IxWorth, e: Any) -> float:
    return j.resources(0, 5, 0) - 0.2 * (len(j.s.players) - 1)


def _shipped(j: IxWorth, e: Any) -> float:
    return j.troops(2) + max(j.influence(faction) for faction in range(4))


def _conspiracy(j: IxWorth, e: Any) -> float:
    return max(float(j.w.vp * e.worth(j.s, j.seat)), 0.2 * j.w.vp * j.late)


EFFECTS: dict[str, Judge] = {
    "acquire_tech": lambda j, e: j.tech(e.discount, e.solari),
    "negotiate": lambda j, e: j.negotiate(e.n),
    "send_negotiators": lambda j, e: j.negotiate(e.n),
    "freighter": lambda j, e: j.moves(e.n),
    "dividends": _dividends,
    "shipped_troops": _shipped,
    "commission": lambda j, e: j.commission(e.n),
    "discard_cost": _discard,
    "bury_cost": lambda j, e: -min((j.intrigue(j.s.face[i]) for i in j.p.intrigue), default=1.5),
    "bury_any": _flat(0.6),
    "another_turn": _flat(0.8),
    "ambush": lambda j, e: 1.0 if j.rounds >= 0 else 0.0,
    "either_or_not": _either,
    "when": _when,
    "when_named": _when,
    "swords_per_ship": lambda j, e: 0.6 * e.n * j.w.sword * j.ships,
    "swords_per_sword": lambda j, e: j.w.sword * 4.0 * _armed(j),
    "recruit_deploy": lambda j, e: 1.9 * min(e.n, j.p.supply),
    "retreat_units": lambda j, e: -1.1 * e.n,
    "trash_in_play": lambda j, e: j.w.trash * j.late,
    "may_deploy_units": lambda j, e: 0.9 * min(e.n, j.p.garrison + j.part.garrison[j.seat]),
    "repel_ships": lambda j, e: 0.8 * sum(j.part.conflict[q.seat] for q in j.s.players if q.seat != j.seat),
    "strategic_push": lambda j, e: 0.4 * j.resources(0, e.solari, 0),
    "quid_pro_quo": _quid_pro_quo,
    "lose_any_troop": lambda j, e: -1.4 * min(1.0, j.rounds + 0.3),
    "influence_here": _here,
    "influence_snooped": _snooped,
    "grand_conspiracy": _conspiracy,
    "place_snoopers": _flat(0.0),
    "lose_water": _flat(-2.0),
    "intelligence": lambda j, e: j.w.intrigue,
    "deploy_shipped": lambda j, e: 0.5 * e.n,
}


def _armed(j: IxWorth) -> float:
    """The part of the own cards that give swords."""
    return sum(1 for card in j.owned if card.swords) / max(1, len(j.owned))


# What tiles do by themselves, for the rest of the game.


def _detonation(j: IxWorth) -> float:
    return min(8.0, (1.8 if j.ships else 0.5) * j.rounds)


def _ordnance(j: IxWorth) -> float:
    return (2.0 if j.p.council else 0.6) * j.rounds


def _holtzman(j: IxWorth) -> float:
    missing = 2 - spice_must_flow(j.s, j.p)
    hope = 1.0 if missing <= 0 else max(0.0, 0.6 - 0.3 * missing) * j.late
    return j.w.draw * j.rounds + hope * j.w.vp


def _memocorders(j: IxWorth) -> float:
    missing = sum(max(0, 3 - x) for x in j.p.influence)
    return float(j.w.vp) * max(0.0, 1.0 - 0.25 * missing) if missing <= 4 else 0.0


def _satellites(j: IxWorth) -> float:
    low = sum(1 for x in j.p.influence if x == 0) + 0.5 * sum(1 for x in j.p.influence if x == 1)
    sell = j.w.vp + j.resources(-3, 0, 0) if j.p.spice >= 3 else 0.35 * j.w.vp * j.late
    return max(0.7 * sell, j.w.vp * low * max(0.0, 1.0 - 0.3 * j.rounds))


def _flagship(j: IxWorth) -> float:
    return 1.0 * j.rounds


def _each_round(worth: float) -> Callable[[IxWorth], float]:
    return lambda j: worth * j.rounds


LASTING: dict[str, Callable[[IxWorth], float]] = {
    "artillery": lambda j: HAND * 0.7 * j.w.sword * _armed(j) * j.rounds,
    "chaumurky": _each_round(0.2),
    "detonation_devices": _detonation,
    "disposal_facility": lambda j: 0.4 * j.w.trash * j.late * j.rounds,
    "flagship": _flagship,
    "holoprojectors": _each_round(0.5),
    "holtzman_engine": _holtzman,
    "invasion_ships": _each_round(0.7),
    "memocorders": _memocorders,
    "minimic_film": lambda j: j.w.persuasion * j.rounds,
    "restricted_ordnance": _ordnance,
    "shuttle_fleet": _each_round(2.2),
    "sonic_snoopers": _each_round(0.1),
    "spaceport": _each_round(0.6),
    "spy_satellites": _satellites,
    "training_drones": _each_round(1.4),
    "troop_transports": _each_round(0.7),
    "windtraps": _each_round(0.4),
}
