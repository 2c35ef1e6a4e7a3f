"""People at the real table: a leader by name only, no cards; what they gain lies before them, not in the app."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune.components import Intrigue, Leader
from hagal.games.dune.state import Dune
from hagal.kernel import zones
from hagal.kernel.state import PUBLIC

KEPT = ("dreadnought_strength",)
"""What of a leader's ability the rules of rivals look at: the strength of units in the Conflict."""


class Seated(Leader):
    """A person's leader: its abilities are used at the table."""

    def __init__(self, leader: Leader) -> None:
        super().__init__(
            leader.id,
            leader.name,
            house=leader.house,
            complexity=leader.complexity,
            signet=leader.signet,
            ability=leader.ability,
            rival=leader.rival,
            queries={name: fold for name, fold in leader.queries.items() if name in KEPT},
            moments={"gained": to_the_table},
        )


def to_the_table(s: Dune, seat: int, source: int) -> None:
    """The moment `gained`: it was told; people keep count of their own resources and Intrigue cards."""
    p = s.players[seat]
    p.spice = p.solari = p.water = 0
    for i in p.intrigue[:]:
        zones.move(s, i, p.intrigue, s.intrigue_discard, PUBLIC)


class Unseen(Intrigue):
    """A card without a face."""

    kind: ClassVar[str] = "unseen"


ANY_INTRIGUE = Unseen(
    "intrigue",
    "an Intrigue card",
    count=0,
    types=0,
    plot=(),
    combat=(),
    win=(),
    endgame=(),
    needs=(),
    start="",
    lasting=False,
)
"""Stands for every Intrigue card: which one a rival holds, nobody knows or needs to."""
