"""The Hagal cards of Rise of Ix (IX-050 to IX-052, IX-058)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune.ix.part import part_of
from hagal.games.dune.ix.rivals.ways import RivalFreighter, RivalTech
from hagal.games.dune.ix.units import Commission
from hagal.games.dune.names import FRIENDSHIP, GUILD
from hagal.games.dune.rivals.cards import ONE, TWO, HagalCard
from hagal.games.dune.state import Dune
from hagal.kernel.step import Msg, Step

NO_TECH = -1
GONE = ("rally_troops", "hall_of_oratory")


class IxHagalCard(HagalCard):
    """A Hagal card with the icons of Rise of Ix.

    `friend`: counts only with 2 influence with that faction; else `other` counts, or nothing (IX-052).
    """

    facts: ClassVar[tuple[str, ...]] = (*HagalCard.facts, "ship", "tech", "freighter", "friend", "other")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        space: str,
        count: int = 1,
        swords: int = 0,
        influence: int = -1,
        troops: int = 0,
        mark: str = "",
        ship: bool = False,
        tech: int = NO_TECH,
        freighter: int = 0,
        friend: int = -1,
        other: HagalCard | None = None,
    ) -> None:
        super().__init__(
            id, name, space=space, count=count, swords=swords, influence=influence, troops=troops, mark=mark
        )
        self.ship: bool = ship
        self.tech: int = tech  # the discount of its Acquire Tech
        self.freighter: int = freighter
        self.friend: int = friend
        self.other: HagalCard | None = other
        self.shipping: Step[Dune] | None = RivalFreighter(freighter) if freighter else None
        self.buying: Step[Dune] | None = RivalTech(tech, not ship) if tech != NO_TECH else None
        self.building: Step[Dune] | None = Commission(1) if ship else None

    def side(self, s: Dune, seat: int) -> tuple[HagalCard, Msg | None]:
        if self.friend >= 0 and s.players[seat].influence[self.friend] < FRIENDSHIP:
            if self.other is None:
                return self, Msg("why-no-friend")
            return self.other.side(s, seat)
        if self.ship and not part_of(s).docked[seat]:
            return self, Msg("why-two-ships")
        return self, None

    def arrived(self, s: Dune, seat: int, source: int) -> None:
        if self.shipping is not None:
            s.stack.append((self.shipping, seat, source))
        if self.buying is not None and s.players[seat].leader.scores:
            s.stack.append((self.buying, seat, source))
        if self.building is not None:
            s.stack.append((self.building, seat, source))


SHIPPING = "interstellar_shipping"
HAGAL = (
    IxHagalCard("dreadnought_1p", "Dreadnought", space="dreadnought", count=2, ship=True, tech=0, swords=3, mark=ONE),
    IxHagalCard("dreadnought_2p", "Dreadnought", space="dreadnought", count=2, ship=True, troops=2, swords=3, mark=TWO),
    IxHagalCard("tech_negotiation", "Tech Negotiation", space="tech_negotiation", count=2, tech=1, mark=ONE),
    IxHagalCard(SHIPPING, "Interstellar Shipping", space=SHIPPING, freighter=2, friend=GUILD, swords=3),
    IxHagalCard(
        "foldspace_or_interstellar_shipping",
        "Foldspace / Interstellar Shipping",
        space=SHIPPING,
        freighter=2,
        friend=GUILD,
        swords=2,
        other=IxHagalCard("foldspace_side", "Foldspace", space="foldspace", influence=GUILD),
    ),
    IxHagalCard(
        "smuggling_or_interstellar_shipping",
        "Smuggling / Interstellar Shipping",
        space=SHIPPING,
        freighter=2,
        friend=GUILD,
        swords=2,
        other=IxHagalCard("smuggling_side", "Smuggling", space="smuggling", freighter=1),
    ),
)
FEWER_TROOPS = IxHagalCard(
    "dreadnought_2p", "Dreadnought", space="dreadnought", count=2, ship=True, troops=1, swords=3, mark=TWO
)
"""The disputed reading of the two-player card (option hagal_dreadnought_troops)."""


def ix_hagal_deck(players: int) -> tuple[HagalCard, ...]:
    """The new cards in play: those marked for the other number of players stay in the box."""
    other = TWO if players == 1 else ONE
    return tuple(card for card in HAGAL if card.mark != other)
