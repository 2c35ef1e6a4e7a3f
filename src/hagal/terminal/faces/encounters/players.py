"""The players in a table, with the Strikes that they have taken."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from hagal.games.encounters.seen import PlayerFacts
from hagal.terminal.faces.encounters.pieces import Pieces
from hagal.terminal.layout import Lines, columns, cut, flow
from hagal.terminal.seats import mark

COLUMNS = ("health", "marks", "hand", "deck", "discard")
NAME_WIDTH = 26


class Players:
    """All seats. Health is what is left of it, and how much there was."""

    columns: ClassVar[tuple[str, ...]] = COLUMNS

    def __init__(self, board: Pieces) -> None:
        self.board: Pieces = board

    def told(self) -> Lines:
        """With the Strikes of each player, by name."""
        board = self.board
        lines = self.short()
        for p in board.view["players"]:
            lines += self.beside(p)
        return lines

    def beside(self, p: PlayerFacts) -> Lines:
        """What lies beside an Avatar."""
        board = self.board
        if not p["wounds"]:
            return []
        head = Text.assemble("  ", mark(p["seat"], board.talk), f" {board.word('encounters-wounds')} ")
        return flow(head, board.counted("strike", p["wounds"]), board.width)

    def short(self) -> Lines:
        board = self.board
        heads = [Text(board.word(f"encounters-column-{id}"), style="dim") for id in self.columns]
        rows = [[Text("  "), Text(""), *heads, Text("")]]
        rows += [self.row(p) for p in board.view["players"]]
        right = [False, False, *([True] * len(heads)), False]
        return [cut(line, board.width) for line in columns(rows, right, widest=NAME_WIDTH)]

    def row(self, p: PlayerFacts) -> list[Text]:
        board = self.board
        seat = p["seat"]
        called = board.called(seat)
        if seat in board.eyes:
            called = board.word("you", name=called)
        active = board.view["active"] == seat
        left = health_left(p)
        grave = not p["dead"] and 2 * p["damage"] >= p["health"] > 0
        cells = [mark(seat, board.talk), Text(called, style="bold" if active else "")]
        cells.append(Text(f"{left}/{p['health']}", style="bold red" if grave else ""))
        cells += self.figures(p)
        cells += [Text(str(n)) for n in (len(p["hand"]), p["deck"], len(p["discard"]))]
        cells.append(Text(" ".join(self.flags(p, active)), style="italic"))
        return cells

    def figures(self, p: PlayerFacts) -> list[Text]:
        """What stands between Health and cards."""
        return [Text(str(p["marks"]), style="bold" if p["marks"] else "dim")]

    def flags(self, p: PlayerFacts, active: bool) -> list[str]:
        board = self.board
        found = []
        if p["dead"]:
            found.append("dead")
        elif active and not board.view["over"]:
            found.append("active")
        if p["coordinated"]:
            found.append("coordinated")
        return [board.word(f"encounters-flag-{flag}") for flag in found]


def health_left(p: PlayerFacts) -> int:
    """None of it for the dead, whose Strikes have gone with them."""
    return 0 if p["dead"] else max(0, int(p["health"] - p["damage"]))
