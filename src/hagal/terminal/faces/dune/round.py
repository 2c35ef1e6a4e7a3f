"""The round: its Conflict and who fights in it, and the Hagal cards turned up so far."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from hagal.games.dune.components import Conflict
from hagal.games.dune.seen import PlayerFacts
from hagal.terminal.faces.dune import ix
from hagal.terminal.faces.dune.pieces import Pieces
from hagal.terminal.faces.dune.short_text import texts
from hagal.terminal.layout import Lines, cut, flow
from hagal.terminal.seats import mark
from hagal.text import name

LEVELS = ("", "I", "II", "III")


class Round:
    """What this round is about."""

    def __init__(self, board: Pieces) -> None:
        self.board: Pieces = board

    def head(self) -> Lines:
        board = self.board
        view = board.view
        line = Text(board.word("round", n=view["round"]), style="bold reverse")
        line.append("  ")
        if view["conflict"] is None:
            return [line]
        conflict: Conflict = board.get("conflict", view["conflict"])
        line.append(
            board.word("dune-conflict", name=name(conflict, board.talk.lang), level=LEVELS[conflict.level]),
            style="bold",
        )
        line.append(f"  {board.word('dune-conflicts-left', n=view['conflicts_left'])}", style="dim")
        if "rivals" in view:
            line.append(f"  {board.word('dune-hagal-deck', n=view['rivals']['deck'])}", style="dim")
        rewards = [Text(text) for text in texts(conflict, board.talk.lang)]
        rows = flow(Text("  "), rewards, board.width)
        fighters = self.fighters()
        if fighters:
            rows += flow(Text("  "), fighters, board.width, between="   ")
        return [cut(line, board.width), *rows]

    def fighters(self) -> list[Text]:
        """Who is in the Conflict, the strongest first."""
        board = self.board
        order = sorted(board.view["players"], key=lambda p: -p["strength"])
        return [
            Text.assemble(mark(p["seat"], board.talk), " ", self.fighter(p))
            for p in order
            if p["conflict"] or p["strength"]
        ]

    def fighter(self, p: PlayerFacts) -> str:
        board = self.board
        figures = {"troops": p["conflict"], "strength": p["strength"]}
        ships = ix.ships(board, p["seat"])
        if ships:
            return board.word("dune-fighter-ships", ships=ships, **figures)
        return board.word("dune-fighter", **figures)

    def hagal(self) -> Lines:
        """The Hagal cards turned up since the deck was shuffled."""
        board = self.board
        rivals = board.view.get("rivals")
        counts = Counter(id for id in rivals["discard"] if id) if rivals is not None else None
        if not counts:
            return []
        cards = [
            Text(f"{name(board.get('hagal', id), board.talk.lang)}{f' x{n}' if n > 1 else ''}")
            for id, n in counts.items()
        ]
        return flow(board.label("dune-hagal-discard"), cards, board.width)
