"""What Aliens have done to each player, beside what the table of players says in every mode."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from hagal.games.encounters.alien.seen import SurvivorFacts, alien_view
from hagal.games.encounters.seen import PlayerFacts
from hagal.terminal.faces.encounters.hunters.predators import Predators
from hagal.terminal.faces.encounters.pieces import Pieces
from hagal.terminal.faces.encounters.players import Players
from hagal.terminal.layout import Lines, flow
from hagal.terminal.seats import mark


def facts(board: Pieces, seat: int) -> SurvivorFacts:
    return alien_view(board.view)["survivors"][seat]


class Menaced(Players):
    """Players among Aliens: who is marked is told as in Hunted."""

    def short(self) -> Lines:
        """What sits on somebody is told in any case."""
        lines = super().short()
        for p in self.board.view["players"]:
            found = self.menaces(p["seat"])
            if found:
                lines += flow(Text.assemble("  ", mark(p["seat"], self.board.talk), " "), found, self.board.width)
        return lines

    def menaces(self, seat: int) -> list[Text]:
        """Facehuggers with the turns that are left, the most urgent one first; a Chestburster; a captive Avatar."""
        board, found = self.board, facts(self.board, seat)
        told = [board.word("encounters-hugged", n=left) for left in sorted(found["facehuggers"])]
        told += [board.word("encounters-infested")] if found["chestburster"] else []
        told += [board.word("encounters-captive")] if found["captive"] else []
        return [Text(text, style="bold red") for text in told]

    def beside(self, p: PlayerFacts) -> Lines:
        board, found = self.board, facts(self.board, p["seat"])
        lines = super().beside(p)
        for id, cards in (("encounters-saved", found["saved"]), ("encounters-hazards-beside", found["hazards"])):
            items = board.counted("enemy", cards, bare=True)
            if items:
                head = Text.assemble("  ", mark(p["seat"], board.talk), f" {board.word(id)} ")
                lines += flow(head, items, board.width)
        return lines


class Survivors(Menaced):
    """Players of Alien by itself, where nobody is marked (AL-052)."""

    columns: ClassVar[tuple[str, ...]] = ("health", "hand", "deck", "discard")

    def figures(self, p: PlayerFacts) -> list[Text]:
        return []


class HuntingPredators(Menaced, Predators):
    """Predators who hunt Aliens."""
