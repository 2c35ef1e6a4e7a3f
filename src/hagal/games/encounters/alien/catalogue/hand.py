"""One character of the Barracks: how his cards are declared.

Of all but one card of the sixteen characters the title is unknown. What is known of them the stand-ins keep (see
`agg` in data/encounters/alien.yaml): the class of each slot, which slots print Attack or Recruit, how many of the 14
cards have Coordinate, help against Strikes, wait for a class or for the crew, and what all 14 cost together.
"""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.declare import character
from hagal.games.encounters.names import CLASSES
from hagal.games.kit.declare import STAND_IN, Facts

COMMON, UNCOMMON, RARE = 5, 3, 1

CARD_OURS = ("name", "cost", "attack", "recruit", "text")
"""What is ours on a stand-in: the class of each slot is known."""


class Hand:
    """The cards of a character share name and crew. Ids of stand-ins are their slots: `bishop_rare`, `bishop_uncommon`,
    and of the two commons, which have different classes, `bishop_survival` and `bishop_tech`."""

    def __init__(self, who: str, crew: int) -> None:
        self.who: str = who
        self.crew: int = crew

    def common(self, name: str, cls: int, cost: int, **more: Any) -> PlayerCard:
        return self.card(name, COMMON, cls, cost, CLASSES[cls], **more)

    def uncommon(self, name: str, cls: int, cost: int, **more: Any) -> PlayerCard:
        return self.card(name, UNCOMMON, cls, cost, "uncommon", **more)

    def rare(self, name: str, cls: int, cost: int, **more: Any) -> PlayerCard:
        return self.card(name, RARE, cls, cost, "rare", **more)

    def card(
        self,
        name: str,
        count: int,
        cls: int,
        cost: int,
        slot: str,
        *,
        atk: int = 0,
        rec: int = 0,
        coordinate: bool = False,
        origin: str = STAND_IN,
        ours: Facts = CARD_OURS,
        **more: Any,
    ) -> PlayerCard:
        """A card of ours in the place of one that could not be found, unless it says otherwise."""
        return character(
            name,
            id=f"{self.who}_{slot}" if origin == STAND_IN else "",
            count=count,
            who=self.who,
            team=self.crew,
            cls=cls,
            cost=cost,
            attack=atk,
            recruit=rec,
            coordinate_=coordinate,
            origin=origin,
            ours=ours,
            **more,
        )
