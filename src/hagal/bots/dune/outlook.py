"""What a position is worth to a seat: points, influence, resources, troops, the Conflict, cards, Agents and plans.

An Outlook is made once for a decision, from what the seat may know; then it judges the positions that options lead to.
"""

from __future__ import annotations

from math import exp
from typing import ClassVar

from hagal.bots import Options
from hagal.bots.dune.rivals import Rivals
from hagal.bots.dune.weights import Weights
from hagal.bots.dune.worth import PILE, Worth
from hagal.games.dune.board import open_spaces
from hagal.games.dune.components import Card
from hagal.games.dune.names import FACTION_ICONS
from hagal.games.dune.reveal import COUNCIL_PERSUASION, price
from hagal.games.dune.rivals.part import NAME as RIVALS
from hagal.games.dune.state import Dune, Player

HAND = 5
BUDGET = 24  # more persuasion than this is not planned with
AFTERMATH = frozenset({"end_combat", "makers", "recall", "round_start", "endgame", "endgame_choice"})


class Outlook:
    """A seat's view of the decision at hand."""

    judge: ClassVar[type[Worth]] = Worth
    foes: ClassVar[type[Rivals]] = Rivals

    def __init__(self, s: Dune, seat: int, weights: Weights) -> None:
        self.seat: int = seat
        self.w: Weights = weights
        self.worth: Worth = self.judge(s, seat, weights)
        self.rivals: Rivals | None = self.foes(s, weights) if RIVALS in s.parts else None
        rivals = frozenset() if self.rivals is None else self.rivals.seats
        self.people: tuple[int, ...] = tuple([p.seat for p in s.players if p.seat != seat and p.seat not in rivals])
        self.bit: int = 1 << seat | 0x80
        self.known: bytearray = s.known[:]
        self.draws: float = weights.deck * HAND * self.worth.rounds
        owned = self.worth.owned
        lasting = [card for card in owned if not one_shot(card)]
        self.cards: int = len(lasting)
        self.mean: float = sum(self.worth.drawn(card) for card in lasting) / max(1, len(lasting))
        self.mean_persuasion: float = sum(card.persuasion for card in owned) / max(1, len(owned))
        self.mean_swords: float = sum(card.swords for card in owned) / max(1, len(owned))
        self.mean_intrigue: float = weights.hold * weights.intrigue * min(1.0, 0.4 + self.worth.rounds)
        self.sure_persuasion: int = 0  # beside cards and a council seat
        self.bought: dict[Card, float] = {}
        self.rates: dict[Card, float] = {}
        self.prizes: tuple[float, ...] = self.rewards(s)
        self.spaces: list[float] = [self.worth.space(space) for space in s.board.spaces]
        self.best: dict[int, float] = {0: 0.0}
        self.budget: list[float] = self.shopping(s)

    # Buying

    def gain(self, card: Card) -> float:
        """What having one more of this card is worth, for the rest of the game."""
        found = self.bought.get(card)
        if found is None:
            if one_shot(card):
                found = self.once(card)
            else:
                found = (self.worth.drawn(card) - self.mean) * self.draws / (self.cards + 1)
            self.bought[card] = found
        return found

    def once(self, card: Card) -> float:
        """A card that trashes itself: one use, if it comes to that."""
        chance = min(1.0, HAND * self.worth.rounds / (self.cards + 1))
        return 0.8 * chance * (self.worth.agent_box(card) + 0.3 * self.worth.icons(card) + 1.0)

    def shopping(self, s: Dune) -> list[float]:
        """The best that each amount of persuasion can buy from what lies open."""
        items: list[tuple[int, float]] = []
        for i in s.row:
            items.append((s.face[i].cost, self.purchase(s.face[i])))
        for stack in s.reserve:
            if stack and s.face[stack[-1]].cost is not None:
                card = s.face[stack[-1]]
                items += [(price(s, card), self.purchase(card))] * 2
        for i in s.aside_of(self.seat):
            items.append((s.face[i].cost - 1, self.purchase(s.face[i])))
        table = [0.0] * (BUDGET + 1)
        for cost, worth in items:
            if worth <= 0.0:
                continue
            cost = max(cost, 1)
            for k in range(BUDGET, cost - 1, -1):
                if table[k - cost] + worth > table[k]:
                    table[k] = table[k - cost] + worth
        for k in range(1, BUDGET + 1):  # a hope for the cards to come
            table[k] = 0.93 * table[k] + 0.04 * k * self.worth.late
        return table

    def purchase(self, card: Card) -> float:
        return self.gain(card) + (self.worth.effects(card.acquire) if card.acquire else 0.0)

    # The Conflict

    def rewards(self, s: Dune) -> tuple[float, ...]:
        """What first, second and third place would bring."""
        if not s.conflict:
            return ()
        places = s.face[s.conflict[-1]].rewards[: 3 if len(s.players) == 4 else 2]
        values = [max(0.0, self.worth.effects(place)) for place in places]
        ahead = max(q.vp for q in s.players if q.seat != self.seat)
        denial = self.w.denial * (2.5 if ahead >= 8 else 1.0)
        return (values[0] * (1.0 + denial), *values[1:])

    def prospects(self, s: Dune, strength: float, more: float = 0.0) -> float:
        """What the Conflict promises at this strength, given what the others show and may still add.

        `more`: what winning brings beside the rewards.
        """
        if strength <= 0.0 or not self.prizes:
            return 0.0
        ahead = [1.0]  # how likely 0, 1, 2 ... opponents end above this strength
        for q in s.players:
            if q.seat == self.seat:
                continue
            other, doubt, away = self.forecast(s, q)
            if other <= 0.0:
                continue
            x = (strength - other - 0.45) / doubt
            beaten = 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0
            if away:
                beaten = away + (1.0 - away) * beaten
            ahead.append(0.0)
            for k in range(len(ahead) - 1, 0, -1):
                ahead[k] = ahead[k] * beaten + ahead[k - 1] * (1.0 - beaten)
            ahead[0] *= beaten
        total = 0.0
        for chance, prize in zip(ahead, self.prizes, strict=False):
            total += chance * prize
        return total + ahead[0] * more if more else total

    def forecast(self, s: Dune, q: Player) -> tuple[float, float, float]:
        """The strength that an opponent may end with, how unsure that is, and how likely none at all."""
        if self.rivals is not None and q.seat in self.rivals.seats:
            return self.rivals.forecast(s, q)
        w = self.w
        cards = len(q.intrigue)
        if q.revealed:
            if not q.conflict:
                return 0.0, 1.0, 1.0
            return q.strength + w.hidden_intrigue * cards * 0.5, 0.3 + 0.55 * min(cards, 4), 0.0
        troops = float(q.conflict)
        if q.agents:
            troops += w.eager * min(q.garrison, 2 * q.agents)
        if troops <= 0.0:
            return 0.0, 1.0, 1.0
        hand = max(0, len(q.hand) - q.agents)
        strength = 2 * troops + w.hand_swords * hand + w.hidden_intrigue * cards * 0.5
        return strength, w.doubt + 0.3 * min(cards, 4), 0.0

    # All together

    def value(self, s: Dune) -> float:
        """The position, in tenths of a point."""
        p = s.players[self.seat]
        plan, swords = self.plans(s, p)
        total = self.standing(s, p) + plan + self.worth.garrison[p.garrison]
        if p.conflict and not fought(s):
            total += self.prospects(s, 2 * p.conflict + swords)
        return total

    def follow(self, s: Dune, tag: str, options: Options) -> Options | float | None:
        """How a question is met when looking ahead: the ways on worth a look, or what it is worth; None: as usual."""
        return None

    def unresolved(self, s: Dune) -> float:
        """What is still to be resolved where looking ahead breaks off."""
        return 0.0

    def best_deployment(self, s: Dune, top: int) -> tuple[int, float]:
        """How many of up to `top` troops to send, and what the position is worth then."""
        p = s.players[self.seat]
        plan, swords = self.plans(s, p)
        fixed = self.standing(s, p) + plan
        best, at = -1e9, 0
        for n in range(top + 1):
            troops = p.conflict + n
            found = fixed + self.worth.garrison[p.garrison - n]
            if troops:
                found += self.prospects(s, 2 * troops + swords)
            if found > best:
                best, at = found, n
        return at, best

    def standing(self, s: Dune, p: Player) -> float:
        """All that does not depend on plans or on the Conflict."""
        w = self.w
        worth = self.worth
        tracks = worth.tracks
        a, b, c, d = p.influence
        total = w.vp * p.vp + tracks[0][a] + tracks[1][b] + tracks[2][c] + tracks[3][d]
        total += worth.spice[p.spice if p.spice < PILE else PILE]
        total += worth.solari[p.solari if p.solari < PILE else PILE]
        total += worth.water[p.water if p.water < PILE else PILE]
        if p.swordmaster:
            total += w.swordmaster * worth.rounds
        if p.council:
            total += w.council * worth.rounds
        for holder in s.control:
            if holder == self.seat:
                total += w.control * worth.rounds
        if s.mentat_next == self.seat:
            total += w.agent * min(1.0, worth.rounds)
        face, known, bit = s.face, self.known, self.bit
        for i in p.intrigue:
            total += worth.intrigue(face[i]) if known[i] & bit else self.mean_intrigue
        if s.tokens_of(p.seat):
            total += 0.3 * w.vp * worth.late
        for other in self.people:
            q = s.players[other]
            total -= w.rivalry * q.vp + 0.15 * (q.garrison + q.conflict + len(q.hand) + len(q.intrigue))
        if self.rivals is not None:
            total -= self.rivals.threat(s)
        return total + self.deck(s, p)

    def deck(self, s: Dune, p: Player) -> float:
        """How good the cards to be drawn are."""
        if self.draws <= 0.0:
            return 0.0
        face = s.face
        rates = self.rates
        count, total, extra = 0, 0.0, 0.0
        for zone in (p.deck, p.hand, p.in_play, p.discard):
            for i in zone:
                rate = rates.get(face[i])
                if rate is None:
                    card = face[i]
                    if one_shot(card):
                        extra += self.gain(card)
                        continue
                    rate = rates[card] = self.worth.drawn(card)
                total += rate
                count += 1
        return extra + self.draws * total / count if count else extra

    def plans(self, s: Dune, p: Player) -> tuple[float, float]:
        """What Agents and cards in hand will bring this round, and the swords to count on."""
        budget = self.budget
        if p.revealed:
            return (budget[_budget(p.persuasion)] if s.revealing == self.seat else 0.0), float(p.swords)
        w, worth = self.w, self.worth
        face, known, bit = s.face, self.known, self.bit
        persuasion = float(p.promised + self.sure_persuasion)
        if p.council:
            persuasion += COUNCIL_PERSUASION
        for post in p.posts:
            persuasion += s.board.spaces[post].reveal
        swords = float(p.swords)
        total = 0.0
        agents = p.agents
        places = open_spaces(s, p) if agents else 0
        more = FACTION_ICONS if s.envoy else 0
        uses: list[tuple[float, float, Card]] = []
        for i in p.hand:
            if not known[i] & bit:
                persuasion += 0.8 * self.mean_persuasion
                swords += 0.6 * self.mean_swords
                total += 0.6
                continue
            card: Card = face[i]
            if places and card.icons:
                mask = places if card.anywhere else places & s.board.reach[card.icons | more]
                brings = self.best_space(mask) + worth.agent_box(card)
                if mask and brings > 0.0:
                    kept = card.persuasion * w.persuasion + card.swords * w.sword + worth.reveal_box(card)
                    uses.append((brings - kept, brings, card))
                    continue
            persuasion += card.persuasion
            swords += card.swords
            total += worth.reveal_box(card)
        if len(uses) > 1:
            uses.sort(key=_first, reverse=True)
        for k, (net, brings, card) in enumerate(uses):
            if k < agents and net > 0.0:
                total += brings * w.later_agents[k if k < 4 else 3]
            else:
                persuasion += card.persuasion
                swords += card.swords
                total += worth.reveal_box(card)
        low = int(persuasion)
        part = persuasion - low
        low = _budget(low)
        total += budget[low] + part * (budget[_budget(low + 1)] - budget[low])
        return total, swords

    def best_space(self, mask: int) -> float:
        """The best of the spaces in a mask."""
        found = self.best.get(mask)
        if found is None:
            found = max(value for k, value in enumerate(self.spaces) if mask >> k & 1)
            self.best[mask] = found
        return found


def one_shot(card: Card) -> bool:
    """Does it leave the game when it is used for an Agent, and is good for nothing else?"""
    return any(effect.tag == "trash_self" for effect in card.agent)


def fought(s: Dune) -> bool:
    """Has the Conflict of this round been decided?"""
    return any(frame[0].tag in AFTERMATH for frame in s.stack[:2])


def _first(use: tuple[float, float, Card]) -> float:
    return use[0]


def _budget(n: int) -> int:
    return n if n < BUDGET else BUDGET
