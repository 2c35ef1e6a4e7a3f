"""Leaders as rivals: the signet only; the left-hand ability is ignored, its set-up too (HG-008, HG-033)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.components import Leader
from hagal.games.dune.rivals.spending import spend
from hagal.games.dune.state import Dune, Player
from hagal.games.kit.seats import clockwise
from hagal.kernel.term import NOTHING

RIVAL_SPICE_FLOW = 2  # HG-051


class Rival(Leader):
    """What stands in a rival's place of a leader. `solo` rivals gather resources and score (HG-020, HG-041)."""

    kind: ClassVar[str] = "rival"

    def __init__(self, id: str, name: str, leader: Leader | None) -> None:
        super().__init__(
            id,
            name,
            house=leader.house if leader else "Hagal",
            complexity=leader.complexity if leader else 0,
            signet=leader.signet if leader else (),
            ability="",
            rival=True,
            moments={"gained": spend} if leader else NOTHING,
        )
        self.solo: bool = leader is not None
        self.scores: bool = self.solo
        self.spice_flow: int = RIVAL_SPICE_FLOW if self.solo else 0


HOUSE_HAGAL = Rival("house_hagal", "House Hagal", None)
RIVALS = tuple(Rival(leader.id, leader.name, leader) for leader in LEADERS if leader.rival)


def is_rival(p: Player) -> bool:
    return p.leader.kind == Rival.kind


def rivals(s: Dune) -> list[Player]:
    """The rivals in turn order from the first player."""
    return [p for p in clockwise(s.players, s.first) if is_rival(p)]
