"""The players in a table; of rivals what they need for a point."""

from __future__ import annotations

from rich.text import Text

from hagal.games.dune.names import FACTIONS
from hagal.games.dune.rivals import spending
from hagal.games.dune.seen import PlayerFacts, Resource
from hagal.terminal.faces.dune.pieces import Pieces
from hagal.terminal.layout import Lines, columns, cut
from hagal.terminal.seats import mark

WIDE = 100
NAME_WIDTH = 16
PRICES: dict[Resource, int] = {"spice": spending.SPICE, "solari": spending.SOLARI, "water": spending.WATER}
"""What a rival turns into a point."""


class Players:
    """All seats, people and rivals."""

    def __init__(self, board: Pieces) -> None:
        self.board: Pieces = board

    def rows(self) -> Lines:
        board = self.board
        wide = board.width > WIDE
        heads = [board.word(f"dune-column-{id}") for id in ("vp", "spice", "solari", "water", "garrison", "agents")]
        heads += [board.icon(faction) for faction in FACTIONS]
        cards = ["hand", "deck", "discard", "intrigue"]
        heads += [board.word(f"dune-column-{id}{'' if wide else '-short'}") for id in cards]
        rows = [[Text("  "), Text(""), *(Text(head, style="dim") for head in heads), Text("")]]
        rows += [self.row(p, wide) for p in board.view["players"]]
        right = [False, False, *([True] * len(heads)), False]
        return [cut(line, board.width) for line in columns(rows, right, widest=32 if wide else NAME_WIDTH)]

    def row(self, p: PlayerFacts, wide: bool) -> list[Text]:
        board = self.board
        seat = p["seat"]
        active = board.view["active"] == seat
        called = board.word("player", n=seat + 1)
        if p["leader"] is not None:
            called = board.leader_name(p["leader"], wide, p["rival"])
        if seat == board.seat:
            called = board.word("you", name=called)
        elif board.scores(p) and p["rival"]:
            called = board.word("dune-rival" if wide else "dune-rival-short", name=called)
        cells = [mark(seat, board.talk), Text(called, style="bold" if active else "")]
        cells += [Text(str(p["vp"]), style="bold") if board.scores(p) else self.none()]
        cells += [self.stock(p, p[what], price) for what, price in PRICES.items()]
        cells += [Text(str(n)) for n in (p["garrison"], p["agents"])]
        for faction in FACTIONS:
            ally = board.view["alliances"][faction] == seat
            cells.append(Text(f"{p['influence'][faction]}{'*' if ally else ''}", style="bold" if ally else ""))
        piles = (len(p["hand"]), p["deck"], len(p["discard"]))
        cells += [self.none() if p["rival"] else Text(str(n)) for n in piles]
        cells.append(self.stock(p, len(p["intrigue"]), spending.INTRIGUE))
        cells.append(Text(" ".join(self.flags(p, wide)), style="italic"))
        return cells

    def none(self) -> Text:
        """For what a player does not have by the rules."""
        return Text("-", style="dim")

    def stock(self, p: PlayerFacts, n: int, price: int) -> Text:
        """What somebody has of something; a rival's beside what it needs for a point."""
        if not p["rival"]:
            return Text(str(n))
        if not self.board.scores(p):
            return self.none()
        return Text.assemble(str(n), (f"/{price}", "dim"))

    def flags(self, p: PlayerFacts, wide: bool) -> list[str]:
        board = self.board
        size = "" if wide else "-short"
        seat = p["seat"]
        found = []
        if board.view["first"] == seat:
            found.append(board.word(f"dune-flag-first{size}"))
        if p["council"]:
            found.append(board.word(f"dune-flag-council{size}"))
        if p["swordmaster"]:
            found.append(board.word(f"dune-flag-swordmaster{size}"))
        if seat in (board.view["mentat"], board.view["mentat_next"]):
            found.append(board.word(f"dune-flag-mentat{size}"))
        if p["revealed"]:
            found.append(board.word(f"dune-flag-revealed{size}"))
        return found
