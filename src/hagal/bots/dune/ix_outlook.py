"""Rise of Ix: what positions are worth, and what automated rivals may do with what is new.

IxOutlook and IxRivals stand in for their bases when the module is in play; nothing here is asked otherwise.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, ClassVar

from hagal.bots import Options
from hagal.bots.dune.ix_worth import MOVES, IxWorth
from hagal.bots.dune.outlook import Outlook, fought
from hagal.bots.dune.rivals import MORE_SPREAD, SPREAD, SURE, Rivals
from hagal.bots.dune.weights import Weights
from hagal.bots.dune.worth import Worth
from hagal.games.dune.effect import Effect
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.part import DREADNOUGHTS, STRENGTH, part_of
from hagal.games.dune.ix.units import most_troops
from hagal.games.dune.state import Dune, Player
from hagal.kernel.rules import ask

WIDTH = 6  # ways on that are looked at


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
