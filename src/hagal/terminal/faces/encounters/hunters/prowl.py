"""What a Predator has gathered and what it is up against: own trophies, Traps and Challenge, and the Testing Ground."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from hagal.games.encounters.hunters.scoring import SORTS, sort_of
from hagal.games.encounters.hunters.seen import hunters_view
from hagal.terminal.faces.encounters.pieces import Pieces
from hagal.terminal.layout import Lines, flow
from hagal.terminal.seats import mark


class Prowl:
    """The upper part of the screen in Hunters."""

    def __init__(self, board: Pieces) -> None:
        self.board: Pieces = board

    def told(self) -> Lines:
        """Traps, Challenges and Tests with what they say."""
        board = self.board
        lines: Lines = []
        for seat in board.eyes:
            hunter = hunters_view(board.view)["hunters"][seat]
            lines += self.explained("encounters-in-front", "trap", hunter["traps"], seat)
            lines += self.explained("encounters-challenge", "challenge", hunter["challenge"], seat)
            lines += self.trophies(seat)
        return [*lines, *self.explained("encounters-testing", "test", hunters_view(board.view)["testing"])]

    def short(self) -> Lines:
        """Names alone."""
        board = self.board
        lines: Lines = []
        for seat in board.eyes:
            hunter = hunters_view(board.view)["hunters"][seat]
            lines += board.listing("encounters-in-front", "trap", hunter["traps"])
            lines += board.listing("encounters-challenge", "challenge", hunter["challenge"])
        return [*lines, *board.listing("encounters-testing", "test", hunters_view(board.view)["testing"])]

    def explained(self, label: str, kind: str, ids: list[str | None], seat: int = -1) -> Lines:
        board = self.board
        lines = board.explained(kind, ids)
        head = Text(board.word(label), style="bold")
        if seat >= 0 and len(board.eyes) > 1:
            head = Text.assemble(mark(seat, board.talk), " ", head)
        return [head, *lines] if lines else []

    def trophies(self, seat: int) -> Lines:
        """The own Trophy Room: each sort with its Honor."""
        board = self.board
        hunter = hunters_view(board.view)["hunters"][seat]
        slain = [board.get("avatar", board.view["players"][other]["avatar"] or "") for other in hunter["slain"]]
        cards: list[Any] = [*slain, *(board.components[ref] for ref in hunter["trophies"] if ref)]
        items: list[Text] = []
        for kind in SORTS:
            some = [card for card in cards if sort_of(card) == kind]
            if some:
                named = Counter(board.title(card).plain for card in some)
                names = ", ".join(f"{name} x{n}" if n > 1 else name for name, n in named.items())
                honor = sum(board.way.trophy(card, board.view, board.options) for card in some)
                items.append(Text.assemble((board.word(f"encounters-trophies-{kind}", n=honor), "yellow"), f" {names}"))
        return flow(board.label("encounters-room"), items, board.width) if items else []
