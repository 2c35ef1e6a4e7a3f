"""What players are here for among Aliens: Objectives with how far they are, and the Location with its state."""

from __future__ import annotations

from rich.text import Text

from hagal.games.encounters.alien.progress import progress
from hagal.games.encounters.alien.seen import alien_view
from hagal.terminal.faces.encounters.hunted.mission import Mission
from hagal.terminal.faces.encounters.pieces import Pieces
from hagal.terminal.layout import Lines, cut


class HiveMission(Mission):
    """The mission of a game with Aliens."""

    def __init__(self, board: Pieces) -> None:
        super().__init__(board)
        self.alien = alien_view(board.view)

    def objective(self, place: int, style: str = "bold") -> Text:
        board, text = self.board, super().objective(place, style)
        if place == self.view["current"]:
            objective = board.get("objective", self.view["objectives"][place])
            done, needed = progress(self.view, objective, board.components)
            text.append(f" {board.word('encounters-progress', n=done, of=needed)}" if needed else "", style="cyan")
        return text

    def location(self) -> Lines:
        board = self.board
        lines = super().location()
        if self.alien["armed"]:
            text = board.word("encounters-armed-at", room=board.room(self.alien["armed"]))
            lines.append(cut(Text(f"  {text}", style="bold red"), board.width))
        return lines
