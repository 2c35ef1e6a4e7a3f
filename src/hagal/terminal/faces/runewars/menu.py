"""The options of a decision of Runewars: of many, those that differ in a word only stand under the words they share."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from hagal.game import Decision
from hagal.telling import telling
from hagal.terminal import menu
from hagal.terminal.board import Board
from hagal.terminal.layout import Lines, flow

TELLING = telling("runewars")
MANY = 9
"""Fewer options are one list."""
ALIKE = 3
"""So many at least stand under the words that they share."""


class Menu(menu.Menu):
    """One question as it stands on the screen."""

    def __init__(self, decision: Decision, board: Board, asides: Sequence[Decision] = ()) -> None:
        super().__init__(decision, board, asides, TELLING)
        self.texts: list[list[str]] = [self.text(option).split(" ") for option in self.options]

    def groups(self) -> list[tuple[int, list[int]]]:
        """Runs of options by their places, each with how many words all of it begin with."""
        if len(self.options) < MANY:
            return [(0, list(range(len(self.options))))]
        found: list[tuple[int, list[int]]] = []
        for _key, run in groupby(range(len(self.options)), self.family):
            entries = list(run)
            shared = self.shared(entries) if len(entries) >= ALIKE else 0
            if not shared and found and not found[-1][0]:
                found[-1][1].extend(entries)
            else:
                found.append((shared, entries))
        return found

    def family(self, k: int) -> tuple[int, bool, str]:
        """Whose option it is, whether it ends something, and its key but for the last word."""
        option = self.options[k]
        return self.seats[k], TELLING.option(option.step).ends, option.key.rpartition(" ")[0]

    def shared(self, entries: list[int]) -> int:
        """How many words all begin with; each has one left."""
        most = min(len(self.texts[k]) for k in entries) - 1
        return next((n for n in range(most) if len({self.texts[k][n] for k in entries}) > 1), most)

    def group(self, heading: int, entries: list[int], way: str) -> Lines:
        if not heading:
            return self.listed(entries, way)
        words = " ".join(self.texts[entries[0]][:heading])
        items = [self.tail(k, heading) for k in entries]
        return flow(Text(f"    {words} … ", style="bold"), items, self.board.width, indent=6, between="  ")

    def tail(self, k: int, heading: int) -> Text:
        """An option under the words that it shares with others: the rest of it."""
        text = Text(f"{k + 1} ", style="bold green")
        return text.append(" ".join(self.texts[k][heading:]), style="not bold default")
