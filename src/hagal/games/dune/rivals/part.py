"""What the module adds to the state: the Hagal deck and its discards."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune.rivals.cards import HagalCard
from hagal.games.dune.rivals.seen import RivalsFacts
from hagal.games.dune.state import Dune
from hagal.games.kit import deck
from hagal.kernel import zones
from hagal.kernel.codec import register_data
from hagal.kernel.knowledge import seen_pile
from hagal.kernel.state import PUBLIC, Part, State

NAME = "rivals"


class RivalsPart(Part):
    """The Hagal deck, its top at the end, and the cards revealed from it."""

    fields: ClassVar[tuple[str, ...]] = ("deck", "discard")
    __slots__ = ("deck", "discard")
    tag: ClassVar[str] = "dune-rivals"

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.discard: list[int] = []

    def copy(self) -> RivalsPart:
        twin = RivalsPart()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        return twin

    def zones(self) -> list[list[int]]:
        return [self.deck, self.discard]

    def view(self, s: State, mask: int) -> RivalsFacts:
        return {"deck": len(self.deck), "discard": seen_pile(s, self.discard, mask)}


def part_of(s: Dune) -> RivalsPart:
    part = s.parts[NAME]
    assert isinstance(part, RivalsPart)
    return part


def reveal_card(s: Dune, seat: int) -> HagalCard:
    """Turn up the next Hagal card; Reshuffle and an empty deck make a new one first (HG-005)."""
    part = part_of(s)
    while True:
        if not part.deck:
            reshuffle(s, seat)
        i = zones.draw(s, part.deck, part.discard, PUBLIC)
        card: HagalCard = s.face[i]
        if not card.reshuffle:
            return card
        if s.log is not None:
            s.log.tell("hagal-card", seat, "HG-005", card=card)
        reshuffle(s, seat)


def reshuffle(s: Dune, seat: int) -> None:
    """All Hagal cards, the discards included, into a new deck."""
    part = part_of(s)
    deck.reshuffle(s, part.deck, part.discard, seat, "hagal-reshuffle", "HG-005")


register_data(RivalsPart)
