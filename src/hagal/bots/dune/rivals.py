"""What automated rivals may do: they have no hand and play no Intrigue; the Hagal deck sends their Agents.

Which cards are left in that deck anybody can tell from its discards; their order is nobody's to know.
"""

from __future__ import annotations

from math import sqrt

from hagal.bots.dune.weights import Weights
from hagal.games.dune.rivals.cards import MAKER, HagalCard
from hagal.games.dune.rivals.deploy import LEAD, is_expert
from hagal.games.dune.rivals.leaders import is_rival
from hagal.games.dune.rivals.part import part_of
from hagal.games.dune.rivals.spending import INTRIGUE, SOLARI, SPICE, WATER
from hagal.games.dune.state import Dune, Player

FEW = 5  # with fewer cards in the deck than this, the next ones may come from a new one
SPREAD = 0.55  # a standard deviation, as the scale of the logistic curve
MORE_SPREAD = 2.5  # how the square of the spread grows with each troop that may still come
SURE = 0.3  # the doubt that is left when the cards have been flipped


class Rivals:
    """The rivals at one moment: where their Agents may go, what a flipped card adds, how far they are."""

    def __init__(self, s: Dune, weights: Weights) -> None:
        self.w: Weights = weights
        self.seats: frozenset[int] = frozenset([p.seat for p in s.players if is_rival(p)])
        self.flipped: bool = any(frame[0].tag == "resolve_conflict" for frame in s.stack[:2])
        self.holds_back: bool = is_expert(s) and bool(s.conflict) and s.face[s.conflict[-1]].level < 3
        part = part_of(s)
        left = part.deck if len(part.deck) >= FEW else part.deck + part.discard
        cards: list[HagalCard] = [s.face[i] for i in left]
        swords = [card.swords for card in cards if not card.reshuffle]
        self.swords: float = sum(swords) / len(swords)  # of a flipped card
        self.swords_spread: float = sum([n * n for n in swords]) / len(swords) - self.swords * self.swords
        board, free = s.board, ~s.occupied
        harvest = any(n and free >> place & 1 for n, place in zip(s.bonus, board.makers, strict=True))
        able = fighting = troops = 0
        for card in cards:
            if card.space == MAKER:
                able += harvest
                fighting += harvest
            elif card.space and free >> board.places[card.space] & 1:
                able += 1
                if board.combat >> board.places[card.space] & 1:
                    fighting += 1
                    troops += card.troops
        self.fights: float = fighting / able if able else 0.0  # how likely an Agent goes to a combat space
        self.brings: float = troops / able if able else 0.0  # the troops that its card sends to the Conflict

    def forecast(self, s: Dune, q: Player) -> tuple[float, float, float]:
        """The strength with which a rival that fights may end, how unsure that is, and how likely it stays away."""
        if self.flipped:
            return float(q.strength), SURE, 0.0 if q.conflict else 1.0
        agents = q.agents
        more = away = 0.0
        if agents:
            more = agents * self.brings + self.fights * min(q.garrison, 2 * agents)
            if self.holds_back and self.leads(s, q):
                more *= 0.4
        if not q.conflict:
            away = (1.0 - self.fights) ** agents
            if away >= 1.0:
                return 0.0, 1.0, 1.0
            more = max(1.0, more / (1.0 - away))
        doubt = SPREAD * sqrt(self.swords_spread + MORE_SPREAD * more)
        return 2.0 * (q.conflict + more) + self.swords, max(SURE, doubt), away

    def leads(self, s: Dune, q: Player) -> bool:
        """Does an expert rival lead by so much that it sends no more (HG-052)?"""
        return q.strength - max(p.strength for p in s.players if p.seat != q.seat) >= LEAD

    def threat(self, s: Dune) -> float:
        """What the rivals have reached, as a loss: the one that leads counts for more."""
        w = self.w
        first = second = total = 0.0
        for q in s.players:
            if q.seat not in self.seats:
                continue
            total += w.rival_troop * (q.garrison + q.conflict)
            if q.leader.scores:
                far = self.progress(s, q)
                if far > first:
                    first, second = far, first
                elif far > second:
                    second = far
        return total + w.rival_first * first + w.rival_second * second

    def progress(self, s: Dune, q: Player) -> float:
        """The points of a rival, with a part of those that it is on the way to (HG-041, HG-050)."""
        stock = q.spice / SPICE + q.solari / SOLARI + q.water / WATER + len(q.intrigue) / INTRIGUE
        total = q.vp + self.w.rival_stock * stock
        for faction, x in enumerate(q.influence):
            if x == 1:
                total += 0.4
            elif x >= 2 and s.alliance[faction] != q.seat:
                total += 0.1 * x
        return total
