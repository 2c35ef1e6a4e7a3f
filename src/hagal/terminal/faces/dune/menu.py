"""The options of a decision of Dune: those that send an Agent stand together, card by card."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hagal.game import Decision, Option
from hagal.games.dune.components import Card, Space
from hagal.telling import runs, telling
from hagal.telling.dune import tied
from hagal.terminal import menu
from hagal.terminal.faces.dune.board import Board
from hagal.terminal.layout import Lines, flow, fold
from hagal.terminal.seats import mark
from hagal.text import button, name

TELLING = telling("dune")


class Menu(menu.Menu):
    """One question as it stands on the screen."""

    def __init__(self, decision: Decision, board: Board, asides: Sequence[Decision] = ()) -> None:
        super().__init__(decision, board, asides, TELLING)
        self.board: Board = board

    @property
    def about(self) -> str:
        """What is asked, so that the board can show what matters for it."""
        tag = self.decision.choice.tag
        sends = any(option.step.tag == "agent" for option in self.options)
        return "" if tag == "turn" and not sends else tag

    # Drawing

    def asked(self) -> Lines:
        """The question; one that a player answers for a rival says so, and why."""
        talk = self.board.talk
        rival = self.decision.choice.for_seat()
        if rival < 0:
            return super().asked()
        leader = self.board.view["players"][rival]["leader"]
        called = "" if leader is None else self.board.leader_name(leader, True, True)
        head = Text.assemble(
            (talk.word("dune-for-rival"), "bold reverse"), " ", mark(rival, talk), " ", (called, "bold")
        )
        reason = talk.word(
            "dune-for-rival-tied" if tied(option.step for option in self.options) else "dune-for-rival-free"
        )
        return [*fold(head, self.board.width, 3), *fold(Text(reason, style="dim"), self.board.width, 3)]

    def text(self, option: Option) -> str:
        """What an option says; the heading tells for whom it is."""
        return button(TELLING.inner(option.step).message(), self.lang)

    def group(self, heading: Card | None, entries: list[int], way: str) -> Lines:
        """What sends an Agent with one card: the card (with its text, where there is room), then the spaces."""
        if heading is None:
            return self.listed(entries, way)
        board, places = self.board, [self.place(k) for k in entries]
        if way in (menu.FULL, menu.SHORT):
            text = board.told(board.held(heading), heading)
            return [text, *flow(Text("    "), places, board.width, between="  ")]
        head = Text(f"  {name(heading, self.lang)}: ", style="bold")
        return flow(head, places, board.width, between="  ", indent=4)

    def groups(self) -> list[tuple[Card | None, list[int]]]:
        """Runs of options: those that send an Agent with one card, and the others."""
        found = runs(TELLING, [option.step for option in self.options])
        return [(head if isinstance(head, Card) else None, entries) for head, entries in found]

    def place(self, k: int) -> Text:
        """An option to send an Agent, where the card stands in the heading: the space alone."""
        space: Space = getattr(self.options[k].step, "space")  # noqa: B009  (steps differ in their fields)
        text = Text(f"{k + 1} ", style="bold green")
        text.append(name(space, self.lang), style="not bold default")
        cost = self.board.cost(space)
        if cost:
            text.append(f" {cost}", style="not bold yellow")
        return text

    def note(self, option: Option) -> str:
        about = TELLING.subject(option.step)
        return "" if about is None else self.board.gist(about)
