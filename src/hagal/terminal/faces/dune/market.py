"""The Row and the Reserve."""

from __future__ import annotations

from rich.text import Text

from hagal.games.dune.components import Card
from hagal.terminal.faces.dune.pieces import Pieces
from hagal.terminal.layout import Lines, flow


class Market:
    """What can be acquired, with its price."""

    def __init__(self, board: Pieces) -> None:
        self.board: Pieces = board

    def short(self) -> Lines:
        board = self.board
        view = board.view
        row = [self.priced(board.get("card", id)) for id in view["row"] if id]
        reserve = [self.priced(board.get("card", id), n) for id, n in view["reserve"].items()]
        return [
            *flow(board.label("dune-row"), row, board.width),
            *flow(board.label("dune-reserve"), reserve, board.width),
        ]

    def told(self) -> Lines:
        board = self.board
        view = board.view
        lines = [Text(board.word("dune-row"), style="bold")]
        for id in view["row"]:
            if id:
                lines.append(board.told(self.priced(board.get("card", id), icons=True), board.get("card", id)))
        lines.append(Text(board.word("dune-reserve"), style="bold"))
        for id, n in view["reserve"].items():
            lines.append(board.told(self.priced(board.get("card", id), n, icons=True), board.get("card", id)))
        return lines

    def priced(self, card: Card, left: int = 0, *, icons: bool = False) -> Text:
        board = self.board
        text = Text("-" if card.cost is None else str(card.cost), style="cyan")
        text.append(" ")
        text.append_text(board.title(card))
        if left:
            text.append(f" x{left}", style="dim")
        if icons:
            text.append_text(board.leads(card))
        return text
