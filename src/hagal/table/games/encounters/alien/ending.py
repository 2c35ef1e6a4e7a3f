"""The end of a game against the Aliens: as that of Hunted, with what became of each player; and of a hunt for them."""

from __future__ import annotations

from typing import Any

from hagal.game import Game
from hagal.games.encounters.seen import PlayerFacts
from hagal.table.games.encounters.hunted import ending as hunted
from hagal.table.games.encounters.hunters import ending as hunters
from hagal.table.games.encounters.look import speaks, spoken
from hagal.table.sight import Sight

BURST = "enc-burst"
OUT = "PR-135"
"""The rule by which all is lost when the Hive runs out for the second time."""


class Ending(hunted.Ending):
    """The crew has come through, or it has not."""

    def __init__(self, game: Game, sight: Sight) -> None:
        super().__init__(game, sight)
        self.t = speaks(sight.lang, spoken(sight))
        self.burst: set[int] = {event.seat for event in game.log.events if event.kind == BURST}
        self.out: bool = any(event.kind == "enc-lost" and OUT in event.rules for event in game.log.events)

    def scene(self) -> dict[str, Any]:
        return {**super().scene(), "mode": "alien"}

    def note(self) -> str:
        """Why it is lost: all are dead, or the Hive is empty."""
        if self.won or not self.out:
            return super().note()
        return self.t("table-hive-end-out", n=self.view["current"] + 1, rounds=self.view["round"])

    def row(self, p: PlayerFacts) -> dict[str, Any]:
        fate = "table-hive-end-burst" if p["seat"] in self.burst else "table-encounters-end-fallen"
        return {**super().row(p), "fate": self.t(fate) if p["dead"] else ""}


class HuntEnding(hunters.Ending):
    """Who has the most Honor, and which Objectives the Predators have completed on the way."""

    def __init__(self, game: Game, sight: Sight) -> None:
        super().__init__(game, sight)
        self.t = speaks(sight.lang, spoken(sight))

    def scene(self) -> dict[str, Any]:
        done = hunted.objectives(self.sight, self.view["ending"] == "ultimate")
        return {**super().scene(), "mode": "hunt", "objectives": done}


def scene(game: Game, sight: Sight) -> dict[str, Any]:
    return Ending(game, sight).scene()


def hunt_scene(game: Game, sight: Sight) -> dict[str, Any]:
    return HuntEnding(game, sight).scene()
