"""The Predators in a table, with the Strikes beside them, the Traps in front of them and their trophies."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from hagal.games.encounters.hunters.seen import hunters_view
from hagal.games.encounters.seen import PlayerFacts
from hagal.terminal.faces.encounters.players import Players
from hagal.terminal.layout import Lines, flow
from hagal.terminal.seats import mark

COLUMNS = ("health", "armor", "dishonor", "honor", "trophies", "hand", "deck", "discard")


class Predators(Players):
    """All seats of Hunters. Honor is shown to whoever may know it."""

    columns: ClassVar[tuple[str, ...]] = COLUMNS

    def figures(self, p: PlayerFacts) -> list[Text]:
        hunter = hunters_view(self.board.view)["hunters"][p["seat"]]
        honor = "?" if hunter["honor"] is None else str(hunter["honor"])
        return [
            Text(str(hunter["armor"])),
            Text(str(hunter["dishonor"]), style="bold red" if hunter["dishonor"] else "dim"),
            Text(honor, style="bold yellow" if hunter["honor"] is not None else "dim"),
            Text(str(len(hunter["trophies"]) + len(hunter["slain"]))),
        ]

    def beside(self, p: PlayerFacts) -> Lines:
        """Strikes, Traps, and of others the trophy on top and the Challenge, as far as the viewer may know them."""
        board, seat = self.board, p["seat"]
        hunter = hunters_view(board.view)["hunters"][seat]
        lines = super().beside(p)
        if seat in board.eyes:
            return lines
        top = [board.title(board.components[ref]) for ref in hunter["trophies"][-1:] if ref]
        parts = (
            ("encounters-in-front", board.counted("trap", hunter["traps"])),
            ("encounters-latest", top),
            ("encounters-challenge", board.counted("challenge", hunter["challenge"])),
        )
        for id, items in parts:
            if items:
                lines += flow(Text.assemble("  ", mark(seat, board.talk), f" {board.word(id)} "), items, board.width)
        return lines
