"""Effects that take one card for another: cards of the hand for new ones, an Officer for nothing, a card of the HQ as
if it had been played."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import moves
from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.effect import DECK, HAND, SPARE, Effect
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.state import Encounters
from hagal.games.kit.combine import push_all
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import Term, register_all

ANY_NUMBER = 0

TO = ("discard", "hand", "top")
"""Where a gained card goes."""
TO_DISCARD, TO_HAND, TO_TOP = range(3)


class Redraw(Effect):
    """Discard any number of cards from the hand, or so many at most, then draw as many."""

    tag = "enc-redraw"
    area: ClassVar[int] = HAND | DECK | SPARE
    fields = ("most",)

    def __init__(self, most: int) -> None:
        self.most: int = most  # ANY_NUMBER, or so many

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if s.players[seat].hand:
            s.stack.append((RedrawOne(self.most, 0, ""), seat, source))

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(s.players[seat].hand)

    def message(self) -> Msg:
        return Msg("enc-redraw", n=self.most)


class RedrawOne(Effect):
    """One card after the other, in the order of their ids, so that each set of cards is discarded in one way only."""

    tag = "enc-redraw-one"
    fields = ("most", "n", "last")
    asks: ClassVar[bool] = True

    def __init__(self, most: int, n: int, last: str) -> None:
        self.most: int = most
        self.n: int = n  # discarded so far
        self.last: str = last  # the id of the last one

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        face = s.face
        found: list[Step[Encounters]] = [
            RedrawThrow(card, self.most, self.n)
            for card in {face[i]: None for i in s.players[seat].hand}
            if card.id >= self.last
        ]
        found.append(RedrawDone(self.n))
        return found

    def settled(self, s: Encounters, seat: int, source: int) -> bool:
        """That no card is left behind the last one in their order would tell something of the hand."""
        return not s.players[seat].hand

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-redraw", n=self.n)


class RedrawThrow(OfCard):
    """One card more to be discarded."""

    tag = "enc-redraw-throw"
    word = "discard"
    fields = ("card", "most", "n")

    def __init__(self, card: PlayerCard, most: int, n: int) -> None:
        super().__init__(card)
        self.most: int = most
        self.n: int = n

    def run(self, s: Encounters, seat: int, source: int) -> None:
        moves.discard(s, seat, moves.in_hand(s, s.players[seat], self.card))
        n = self.n + 1
        s.stack.append((RedrawDone(n) if n == self.most else RedrawOne(self.most, n, self.card.id), seat, source))


class RedrawDone(Step[Encounters]):
    """As many new cards as were discarded."""

    tag = "enc-redraw-done"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if self.n:
            moves.draw_cards(s, seat, self.n)

    def key(self) -> str:
        return "draw"

    def message(self) -> Msg:
        return Msg("enc-option-redraw", n=self.n)


class GainOfficer(Effect):
    """Gain the top Officer for nothing (PR-053, PR-054)."""

    tag = "enc-gain-officer"
    area: ClassVar[int] = HAND | DECK
    fields = ("to",)

    def __init__(self, to: int) -> None:
        self.to: int = to  # place in TO

    def run(self, s: Encounters, seat: int, source: int) -> None:
        moves.gain_officer(s, seat, self.to == TO_HAND, self.to == TO_TOP)

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(s.officers) and moves.may_gain(s, seat)

    def message(self) -> Msg:
        if self.to == TO_DISCARD:
            return Msg("enc-gain-officer")
        return Msg("enc-gain-officer-hand" if self.to == TO_HAND else "enc-gain-officer-top")


class ActAs(Effect):
    """Act as if this card were one that lies in the HQ: its Attack, its Recruit and its text. The card stays there."""

    tag = "enc-act-as"
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        cards = {s.face[i]: None for i in s.hq}
        return [ActAsCard(card) for card in cards if card.character and not acts(card.effects)]

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-act-as")


def acts(part: object) -> bool:
    """Does a card with these effects act as another? One that does cannot be chosen: that could go round in circles."""
    if isinstance(part, Term):
        return part.tag == ActAs.tag or acts(part.values())
    return isinstance(part, tuple) and any(acts(one) for one in part)


class ActAsCard(OfCard):
    """The text is that of the card in the HQ, the card that has it the one played: class, team and character stay its
    own."""

    tag = "enc-act-as-card"
    word = "imitate"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if s.log is not None:
            s.log.tell("enc-act-as", seat, "PR-133", card=self.card)
        s.attack += self.card.attack
        s.recruit += self.card.recruit
        push_all(s, self.card.effects, seat, source)


register_all(list(globals().values()))
