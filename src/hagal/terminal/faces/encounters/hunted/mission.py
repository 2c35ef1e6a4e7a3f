"""What the players are here for: Objectives and Location."""

from __future__ import annotations

from rich.text import Text

from hagal.games.encounters.hunted.seen import hunted_view
from hagal.terminal.faces.encounters import cards
from hagal.terminal.faces.encounters.pieces import Pieces
from hagal.terminal.layout import Lines, cut, fold


class Mission:
    """The mission of Hunted."""

    def __init__(self, board: Pieces) -> None:
        self.board: Pieces = board
        self.view = hunted_view(board.view)

    def told(self) -> Lines:
        """The current Objective and the Location with all they say, and the Objectives to come."""
        board = self.board
        lines: Lines = []
        for k, id in enumerate(self.view["objectives"]):
            objective = board.get("objective", id)
            if k == self.view["current"]:
                text = Text.assemble(self.objective(k), (f": {board.gist(objective)}", "dim"))
                lines += fold(text, board.width, 2)
            else:
                done = board.word("encounters-done") if k < self.view["current"] else ""
                lines.append(cut(Text.assemble(self.objective(k, "dim"), (f" {done}".rstrip(), "dim")), board.width))
        return lines + self.location()

    def short(self) -> Lines:
        """The current Objective with its goal, on one line."""
        board = self.board
        current = self.view["current"]
        if not self.view["objectives"]:
            return []
        objective = board.get("objective", self.view["objectives"][current])
        return [cut(Text.assemble(self.objective(current), (f": {board.gist(objective)}", "dim")), board.width)]

    def objective(self, place: int, style: str = "bold") -> Text:
        board = self.board
        label = board.word("encounters-objective", n=place + 1)
        return Text.assemble((f"{label} ", style), board.title(board.get("objective", self.view["objectives"][place])))

    def location(self) -> Lines:
        """The Location with the Hazard that comes next."""
        board, view = self.board, self.view
        place = board.get("location", view["location"])
        line = Text.assemble((f"{board.word('encounters-location')} ", "bold"), board.title(place))
        hazards = cards.texts(place, board.talk.lang)
        if view["hazards"] < len(hazards):
            line.append(f": {board.word('encounters-next', text=hazards[view['hazards']])}", style="dim")
        return fold(line, board.width, 2)
