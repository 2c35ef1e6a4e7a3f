"""The Hagal cards: a space, and what a rival gets there. One deck serves all rivals (HG-015)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune.names import BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from hagal.games.dune.state import Dune
from hagal.kernel.step import Msg
from hagal.kernel.term import Component

ONE, TWO = "1P", "2P"
MAKER = "maker"
"""The destination of Harvest Spice: a maker space found by rule (HG-014)."""


class HagalCard(Component):
    """One card of the Hagal deck. `space` is where the Agent goes; "" for Reshuffle."""

    kind: ClassVar[str] = "hagal"
    facts: ClassVar[tuple[str, ...]] = ("space", "count", "swords", "influence", "troops", "signet", "mark")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        space: str,
        count: int,
        swords: int = 0,
        influence: int = -1,
        troops: int = 0,
        signet: bool = False,
        mark: str = "",
    ) -> None:
        super().__init__(id, name)
        self.space: str = space
        self.count: int = count
        self.swords: int = swords
        self.influence: int = influence
        self.troops: int = troops
        self.signet: bool = signet
        self.mark: str = mark
        self.reshuffle: bool = not space

    def side(self, s: Dune, seat: int) -> tuple[HagalCard, Msg | None]:
        """What counts of the card for this rival, or the reason why it is ignored."""
        return self, None

    def arrived(self, s: Dune, seat: int, source: int) -> None:
        """What else the card gives; pushed to come before the troops."""


HAGAL = (
    HagalCard("conspire", "Conspire", space="conspire", count=2, influence=EMPEROR, troops=2, swords=4),
    HagalCard("wealth", "Wealth", space="wealth", count=1, influence=EMPEROR, swords=3),
    HagalCard("heighliner", "Heighliner", space="heighliner", count=1, influence=GUILD, troops=3, swords=6),
    HagalCard("foldspace", "Foldspace", space="foldspace", count=2, influence=GUILD, swords=1),
    HagalCard(
        "selective_breeding",
        "Selective Breeding",
        space="selective_breeding",
        count=2,
        influence=BENE_GESSERIT,
        swords=2,
    ),
    HagalCard("secrets", "Secrets", space="secrets", count=1, influence=BENE_GESSERIT, swords=1),
    HagalCard(
        "hardy_warriors", "Hardy Warriors", space="hardy_warriors", count=1, influence=FREMEN, troops=2, swords=5
    ),
    HagalCard("stillsuits", "Stillsuits", space="stillsuits", count=2, influence=FREMEN, swords=4),
    HagalCard("rally_troops", "Rally Troops", space="rally_troops", count=2, troops=4, swords=3),
    HagalCard("hall_of_oratory", "Hall of Oratory", space="hall_of_oratory", count=2, troops=1),
    HagalCard("carthag", "Carthag", space="carthag", count=3, troops=1),
    HagalCard("arrakeen_1p", "Arrakeen", space="arrakeen", count=3, troops=1, signet=True, swords=1, mark=ONE),
    HagalCard("arrakeen_2p", "Arrakeen", space="arrakeen", count=3, troops=1, swords=1, mark=TWO),
    HagalCard("harvest_spice", "Harvest Spice", space=MAKER, count=5, swords=2),
    HagalCard("reshuffle", "Reshuffle", space="", count=1, mark=TWO),
)


def hagal_deck(players: int) -> tuple[HagalCard, ...]:
    """The cards in play: those marked for the other number of players stay in the box (HG-022, HG-035)."""
    other = TWO if players == 1 else ONE
    return tuple(card for card in HAGAL if card.mark != other)
