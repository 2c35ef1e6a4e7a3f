"""Rise of Ix: what Tech tiles, Freighters, Dreadnoughts, Negotiators and the new effects are worth.

IxWorth judges effects and tiles, IxOutlook positions, IxRivals automated rivals; all three stand in for their bases
when the module is in play, and nothing here is asked otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, ClassVar

from hagal.bots import Options
from hagal.bots.dune.outlook import HAND, Outlook, fought
from hagal.bots.dune.rivals import MORE_SPREAD, SPREAD, SURE, Rivals
from hagal.bots.dune.weights import Weights, heap
from hagal.bots.dune.worth import Worth
from hagal.games.dune.components import Card
from hagal.games.dune.effect import Effect
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.part import DREADNOUGHTS, STRENGTH, IxPart, part_of
from hagal.games.dune.ix.shipping import REWARD, TOP
from hagal.games.dune.ix.units import most_troops
from hagal.games.dune.phases import GOAL
from hagal.games.dune.specials.endgame import spice_must_flow
from hagal.games.dune.state import Dune, Player
from hagal.kernel.rules import ask
from hagal.kernel.state import PUBLIC

WIDTH = 6  # ways on that are looked at
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


class IxRivals(Rivals):
    """Automated rivals with Dreadnoughts, Freighters and Tech."""

    def forecast(self, s: Dune, q: Player) -> tuple[float, float, float]:
        if self.flipped:
            return float(q.strength), SURE, 0.0 if q.fights else 1.0
        agents = q.agents
        ships = part_of(s).garrison[q.seat]
        more = away = 0.0
        if agents:
            sent = min(ships, 2 * agents)
            more = agents * self.brings + self.fights * (min(q.garrison, 2 * agents - sent) + 0.5 * STRENGTH * sent)
            if self.holds_back and self.leads(s, q):
                more *= 0.4
        if not q.fights:
            away = (1.0 - self.fights) ** agents
            if away >= 1.0:
                return 0.0, 1.0, 1.0
            more = max(1.0, more / (1.0 - away))
        doubt = SPREAD * sqrt(self.swords_spread + MORE_SPREAD * more)
        return 2.0 * (q.conflict + more) + q.might + self.swords, max(SURE, doubt), away

    def progress(self, s: Dune, q: Player) -> float:
        part = part_of(s)
        total = super().progress(s, q) + 0.12 * part.freighters[q.seat] + 0.2 * len(part.tiles[q.seat])
        return total + 0.1 * (DREADNOUGHTS - part.docked[q.seat])


class IxOutlook(Outlook):
    """A seat's view with Rise of Ix."""

    judge: ClassVar[type[Worth]] = IxWorth
    foes: ClassVar[type[Rivals]] = IxRivals

    def __init__(self, s: Dune, seat: int, weights: Weights) -> None:
        super().__init__(s, seat, weights)
        assert isinstance(self.worth, IxWorth)
        self.ix: IxWorth = self.worth
        part = self.ix.part
        p = s.players[seat]
        own = {s.face[i].id for i in part.tiles[seat]}
        self.strength: int = ask(s, "dreadnought_strength", seat, STRENGTH)
        self.freight: list[float] = self.ix.shipping()[0]
        self.victory: float = self.ix.victory()
        if "detonation_devices" in own:
            self.victory = max(self.victory, weights.vp - weights.ship * self.ix.rounds)
        self.sure_persuasion = int("minimic_film" in own)
        self.sure_swords: float = 0.0
        if "restricted_ordnance" in own and p.council:
            self.sure_swords += 4.0
        if "artillery" in own:
            self.sure_swords += 0.8 * sum(1 for i in p.hand if s.face[i].swords and self.known[i] & self.bit)

    def forecast(self, s: Dune, q: Player) -> tuple[float, float, float]:
        if self.rivals is not None and q.seat in self.rivals.seats:
            return self.rivals.forecast(s, q)
        w = self.w
        cards = len(q.intrigue)
        if q.revealed:
            if not q.fights:
                return 0.0, 1.0, 1.0
            return q.strength + w.hidden_intrigue * cards * 0.5, 0.3 + 0.55 * min(cards, 4), 0.0
        units = 2.0 * q.conflict + q.might
        if q.agents:
            ships = part_of(s).garrison[q.seat]
            units += w.eager * (2.0 * min(q.garrison, max(0, 2 * q.agents - ships)) + STRENGTH * ships)
        if units <= 0.0:
            return 0.0, 1.0, 1.0
        hand = max(0, len(q.hand) - q.agents)
        strength = units + w.hand_swords * hand + w.hidden_intrigue * cards * 0.5
        return strength, w.doubt + 0.3 * min(cards, 4), 0.0

    def value(self, s: Dune) -> float:
        p = s.players[self.seat]
        plan, swords = self.plans(s, p)
        total = self.standing(s, p) + plan + self.worth.garrison[p.garrison]
        part = part_of(s)
        if part.garrison[p.seat] and p.agents and not p.revealed:
            total += self.w.ship_ready * part.garrison[p.seat]
        if (p.conflict or p.might) and not fought(s):
            total += self.prospects(s, 2 * p.conflict + p.might + swords, self.victory if p.might else 0.0)
        return total

    def best_units(self, s: Dune) -> float:
        """What the position is worth with the best deployment that is possible now."""
        p = s.players[self.seat]
        plan, swords = self.plans(s, p)
        fixed = self.standing(s, p) + plan
        ready = self.w.ship_ready if p.agents and not p.revealed else 0.0
        home = part_of(s).garrison[p.seat]
        best = -1e9
        for ships, top in enumerate(most_troops(s, p)):
            might = p.might + ships * self.strength
            for n in range(top + 1):
                found = fixed + self.worth.garrison[p.garrison - n] + ready * (home - ships)
                troops = p.conflict + n
                if troops or might:
                    found += self.prospects(s, 2 * troops + might + swords, self.victory if might else 0.0)
                if found > best:
                    best = found
        return best

    def standing(self, s: Dune, p: Player) -> float:
        w, ix, seat = self.w, self.ix, self.seat
        part = part_of(s)
        total = super().standing(s, p) + self.freight[part.freighters[seat]]
        total += ix.negotiators[part.negotiators[seat]]
        total += w.ship * ix.rounds * (part.garrison[seat] + part.conflict[seat])
        for i in part.tiles[seat]:
            total += ix.tile(s.face[i])
        for k, holder in enumerate(part.flags):
            if holder == seat:
                total += w.ship * max(0.0, ix.rounds - 1.0) + w.control * min(1.0, ix.rounds)
                if s.control[k] == seat:
                    total -= w.control * min(1.0, ix.rounds)
                elif s.control[k] >= 0:
                    total += 0.4 * min(1.0, ix.rounds)
        for other in self.people:
            total -= 0.3 * (part.garrison[other] + part.conflict[other] + len(part.tiles[other]))
        return total

    def plans(self, s: Dune, p: Player) -> tuple[float, float]:
        plan, swords = super().plans(s, p)
        return plan, swords if p.revealed else swords + self.sure_swords

    # Looking ahead

    def follow(self, s: Dune, tag: str, options: Options) -> Options | float | None:
        if tag == "finish_units":
            return self.best_units(s)
        if tag == "trash_icon":
            return None
        if tag == "freighter_move":
            return [self.steer(s, options)]
        if tag == "shipping_rewards" or tag == "another_turn":
            return options[:1]
        if tag == "negotiate":
            return options[-1:]
        if tag == "acquire_tech":
            offers: list[Any] = options[:-1]
            offers.sort(key=self.offer, reverse=True)
            return [*offers[:2], options[-1]]
        if tag == "trash_in_play":
            throws: list[Any] = options[1:]
            return [options[0], min(throws, key=lambda option: self.gain(option.card))]
        plain = [option for option in options if option.tag != "plot" and option.tag != "use_tile"]
        if len(plain) > WIDTH + 1:
            plain = [*plain[:WIDTH], plain[-1]]
        return plain or options[:1]

    def offer(self, option: Any) -> float:
        """What buying a tile is worth in this way, at a glance."""
        ix = self.ix
        mine = ix.part.negotiators[self.seat]
        returned: int = option.returned
        lost = ix.negotiators[mine] - ix.negotiators[max(0, mine - returned)]
        tile: TechTile = option.tile
        worth = ix.effects(tile.acquire) + ix.tile(tile) - lost
        return worth + ix.resources(-option.spice, -option.solari, 0)

    def steer(self, s: Dune, options: Options) -> Any:
        """The best move of the Freighter by the table; a move to come counts, too."""
        at = part_of(s).freighters[self.seat]
        more = sum(1 for frame in s.stack[:-1] if frame[0].tag == "freighter_move")
        table = self.ix.shipping()[min(more, MOVES)]
        best, chosen = table[at], options[-1]
        for option in options[:-1]:
            if option.tag == "advance":
                found = table[at + 1]
            else:
                found = self.ix.loads[at] + table[0]
            if found > best:
                best, chosen = found, option
        return chosen

    def unresolved(self, s: Dune) -> float:
        total = 0.0
        moves = 0
        for step, seat, _source in s.stack:
            if seat != self.seat:
                continue
            if step.tag == "shipping_rewards":
                spaces: tuple[int, ...] = step.spaces  # type: ignore[attr-defined]
                total += sum(self.ix.loads[k] - self.ix.loads[k - 1] for k in spaces)
            elif step.tag == "freighter_move":
                moves += 1
            elif isinstance(step, Effect):
                total += max(0.0, self.ix.effect(step))
        for effect, seat, _source in s.pending:
            if seat == self.seat:
                total += max(0.0, self.ix.effect(effect))
        if moves:
            table = self.ix.shipping()
            at = part_of(s).freighters[self.seat]
            total += table[min(moves, MOVES)][at] - table[0][at]
        return total


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
