"""The viewer's own cards."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from hagal.games.dune.names import FACTIONS
from hagal.games.dune.seen import PlayerFacts
from hagal.terminal.faces.dune import ix
from hagal.terminal.faces.dune.pieces import Pieces
from hagal.terminal.layout import Lines, flow


class Own:
    """Hand, Intrigue and what else lies before the viewer."""

    def __init__(self, board: Pieces) -> None:
        self.board: Pieces = board

    @property
    def me(self) -> PlayerFacts | None:
        board = self.board
        return board.view["players"][board.seat] if board.seat >= 0 else None

    def short(self) -> Lines:
        """Hand, Intrigue, cards in play: names alone."""
        board = self.board
        me = self.me
        if me is None:
            return []
        lines: Lines = []
        for id, kind, zone in self.zones(me):
            lines += flow(board.label(id), self.counted(kind, zone), board.width)
        return lines

    def told(self) -> Lines:
        """The same with a line for each card of the hand."""
        board = self.board
        me = self.me
        if me is None:
            return []
        lines: Lines = []
        for id, kind, zone in self.zones(me):
            if id in ("hand", "dune-intrigue", "deck-top"):
                lines.append(Text(board.word(id), style="bold"))
                shown = self.counted(kind, zone)
                cards = dict.fromkeys(card for card in zone if card)
                lines += [board.told(head, board.get(kind, card)) for head, card in zip(shown, cards, strict=True)]
            else:
                lines += flow(board.label(id), self.counted(kind, zone), board.width)
        return lines

    def counted(self, kind: str, zone: list[str | None]) -> list[Text]:
        """The cards of a zone, equal ones once with their number."""
        board = self.board
        counts = Counter(id for id in zone if id)
        return [board.held(board.get(kind, id), n) for id, n in counts.items()]

    def zones(self, me: PlayerFacts) -> list[tuple[str, str, list[str | None]]]:
        found: list[tuple[str, str, list[str | None]]] = [
            ("hand", "card", me["hand"]),
            ("dune-intrigue", "intrigue", me["intrigue"]),
            ("dune-in-play", "card", me["in_play"]),
            ("dune-face-up", "intrigue", me["face_up"]),
            ("aside", "card", me["aside"]),
            ("aside", "card", ix.kept(self.board)),
            ("dune-tokens", "token", me["tokens"] if len(me["tokens"]) < len(FACTIONS) else []),  # those chosen
            ("deck-top", "card", [me["deck_top"]] if me["deck_top"] else []),
        ]
        return [(id, kind, zone) for id, kind, zone in found if zone]
