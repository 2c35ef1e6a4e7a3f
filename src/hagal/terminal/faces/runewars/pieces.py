"""What the parts of the table of Runewars are made of: players and things by their names."""

from __future__ import annotations

from hagal.games.runewars.names import SEASONS
from hagal.games.runewars.seen import RunewarsPlayerFacts, RunewarsView
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.telling.things import lines
from hagal.terminal.board import Board
from hagal.text import name, phrase


class Pieces(Board):
    """One view of Runewars, and what is said of the things in it."""

    view: RunewarsView

    @property
    def players(self) -> list[RunewarsPlayerFacts]:
        return self.view["players"]

    def season(self, number: int) -> str:
        return phrase(Msg(f"rw-{SEASONS[number]}"), self.talk.lang)

    def called(self, kind: str, id: str) -> str:
        return name(self.get(kind, id), self.talk.lang)

    def gist(self, component: Component) -> str:
        """What stands on it; of a season card its text alone."""
        found = lines(component, self.talk.lang)
        return found[-1] if component.kind == "season" and found else ". ".join(found)
