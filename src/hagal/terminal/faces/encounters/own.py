"""The turn that goes on, and the viewer's own cards: one hand, or several where hands are open."""

from __future__ import annotations

from rich.text import Text

from hagal.games.encounters.hunters.seen import hunters_view
from hagal.games.encounters.seen import GAINS, SWITCHES, PlayerFacts
from hagal.terminal.faces.encounters.pieces import ANY, Pieces
from hagal.terminal.layout import Lines, flow
from hagal.terminal.seats import mark


class Own:
    """The lower part of the screen. `acting`: the menu below it says what the cards of the hand do, and the question
    how much Attack and Recruit there is."""

    def __init__(self, board: Pieces, acting: bool = False) -> None:
        self.board: Pieces = board
        self.acting: bool = acting and board.view["active"] == board.seat

    # The turn

    def turn(self) -> Lines:
        """Attack and Recruit, what else the turn has brought, cards played and cards set aside for it."""
        board, view = self.board, self.board.view
        if view["active"] < 0:
            return []
        head = Text.assemble(mark(view["active"], board.talk), " ")
        pool = [Text(text, style="bold") for text in self.pool()]
        lines = flow(head, pool, board.width) if pool else []
        lines += board.listing("encounters-in-play", ANY, view["players"][view["active"]]["in_play"])
        lines += board.listing("encounters-usable", ANY, list(dict.fromkeys(view["pending"])))
        return [*lines, *board.listing("encounters-offers", "character", view["offers"])]

    def pool(self) -> list[str]:
        board, view = self.board, self.board.view
        known = () if self.acting else (("attack", view["attack"]), ("recruit", view["recruit"]))
        found = [board.word(f"encounters-{what}", n=n) for what, n in known]
        found += [board.word(f"encounters-gain-{gain}", n=n) for gain, n in self.gains() if n]
        return found + [
            board.word(f"encounters-gain-{switch.replace('_', '-')}") for switch in SWITCHES if view[switch]
        ]

    def gains(self) -> list[tuple[str, int]]:
        """What the turn has brought besides Attack and Recruit, first the points of the mode, if no question tells
        them."""
        board = self.board
        told = () if self.acting else board.way.points
        points = [(point, hunters_view(board.view)[point]) for point in told]
        return [*points, *((gain, board.view[gain]) for gain in GAINS)]

    # Own cards

    @property
    def mine(self) -> list[PlayerFacts]:
        """The living players whose cards are shown: the one who is asked first."""
        board = self.board
        seats = sorted(board.eyes, key=lambda seat: (seat != board.seat, seat))
        players = [board.view["players"][seat] for seat in seats]
        return [p for p in players if not p["dead"]]

    def told(self) -> Lines:
        """Each card of the hand with what it does."""
        board = self.board
        lines: Lines = []
        for p in self.mine:
            if self.acting and p["seat"] == board.seat:
                lines += self.names(p)
                continue
            cards = board.explained(ANY, p["hand"], "bold")
            lines.append(Text.assemble(self.hand(p), "" if cards else self.empty()))
            lines += [*cards, *self.top(p)]
        return lines

    def short(self) -> Lines:
        """Names alone."""
        return [line for p in self.mine for line in self.names(p)]

    def names(self, p: PlayerFacts) -> Lines:
        board = self.board
        cards = board.counted(ANY, p["hand"], "bold")
        return [*flow(self.hand(p), cards or [self.empty()], board.width), *self.top(p)]

    def hand(self, p: PlayerFacts) -> Text:
        return Text.assemble(self.whose(p), self.board.label("hand"))

    def whose(self, p: PlayerFacts) -> Text:
        """With several open hands each says whose it is."""
        return Text.assemble(mark(p["seat"], self.board.talk), " ") if len(self.board.eyes) > 1 else Text()

    def empty(self) -> Text:
        return Text(self.board.word("encounters-no-cards"), style="dim")

    def top(self, p: PlayerFacts) -> Lines:
        """The top of the deck, if it is known."""
        board = self.board
        if not p["deck_top"]:
            return []
        return flow(board.label("deck-top"), [board.card(ANY, p["deck_top"])], board.width)

    def discards(self) -> Lines:
        board = self.board
        lines: Lines = []
        for p in self.mine:
            cards = board.counted(ANY, p["discard"], bare=True)
            label = Text.assemble(self.whose(p), board.label("encounters-discard"))
            lines += flow(label, cards, board.width) if cards else []
        return lines
