"""The table of Legendary Encounters in characters."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hagal.games.encounters.modes import ALIEN, HUNT, HUNTED, HUNTERS, MIX
from hagal.terminal.faces.encounters.alien.mission import HiveMission
from hagal.terminal.faces.encounters.alien.survivors import HuntingPredators, Menaced, Survivors
from hagal.terminal.faces.encounters.field import Field
from hagal.terminal.faces.encounters.head import head
from hagal.terminal.faces.encounters.hunted.mission import Mission
from hagal.terminal.faces.encounters.hunters.predators import Predators
from hagal.terminal.faces.encounters.hunters.prowl import Prowl
from hagal.terminal.faces.encounters.own import Own
from hagal.terminal.faces.encounters.pieces import Pieces
from hagal.terminal.faces.encounters.players import Players
from hagal.terminal.layout import Section

ACTION = ("enc-action", "enc-hunters-action", "enc-alien-action")
RECRUITING = ("enc-gain-free",)
MISSIONS: Mapping[str, tuple[Callable[[Pieces], Mission | Prowl], ...]] = {
    HUNTED: (Mission,),
    HUNTERS: (Prowl,),
    ALIEN: (HiveMission,),
    MIX: (HiveMission,),
    HUNT: (HiveMission, Prowl),
}
PLAYERS: Mapping[str, Callable[[Pieces], Players]] = {
    HUNTED: Players,
    HUNTERS: Predators,
    ALIEN: Survivors,
    MIX: Menaced,
    HUNT: HuntingPredators,
}
"""By the mode: what is shown of those who play."""


class Board(Pieces):
    """Draws one view of any mode; `eyes` are the seats whose hands are open to whoever looks."""

    def sections(self, asked: str = "") -> list[Section]:
        """The parts of the screen. The menu of the Action phase says what the cards of the hand do."""
        missions, players = self.missions(), self.players()
        field, own = Field(self), Own(self, asked in ACTION)
        return [
            Section([head(self)], 100),
            *(Section([mission.told(), mission.short(), []], 7) for mission in missions),
            Section([players.told(), players.short()], 20),
            Section([field.wilds_told(), field.wilds()], 12),
            Section([field.combat_told(), field.combat()], 13),
            Section([field.operations_told(), field.operations(), []], 6),
            Section([field.hq_told(), field.hq(), []], 14 if asked in RECRUITING else 5),
            Section([field.piles(), []], 1),
            Section([own.turn(), []], 11),
            Section([own.discards(), []], 2),
            Section([own.told(), own.short()], 4 if asked in ACTION else 10),
        ]

    def missions(self) -> list[Mission | Prowl]:
        """What players are up to, in the upper part of the screen."""
        return [mission(self) for mission in MISSIONS[self.way.name]]

    def players(self) -> Players:
        return PLAYERS[self.way.name](self)
