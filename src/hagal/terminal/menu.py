"""The options of a decision: numbered, grouped, and found again from what somebody typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from hagal.game import Decision, Option
from hagal.telling import UNTOLD, Telling
from hagal.terminal.board import Board
from hagal.terminal.layout import Lines, Section, cut, flow, fold, grid
from hagal.terminal.seats import mark

FULL, SHORT, COLUMNS, RUN_ON = "full", "short", "columns", "run on"
"""Ways to draw the options, the longest first."""


class Menu:
    """One question as it stands on the screen. Games draw their options better.

    `asides` are what other seats of the same person may do unasked: numbered with the options, after them.
    """

    def __init__(
        self, decision: Decision, board: Board, asides: Sequence[Decision] = (), way: Telling = UNTOLD
    ) -> None:
        self.decision: Decision = decision
        self.board: Board = board
        self.lang: str = board.talk.lang
        # What ends a turn or declines comes last, as everywhere: the easiest number is not for what harms most.
        options = sorted(decision.options, key=lambda option: way.option(option.step).ends)
        self.options: list[Option] = [*options, *(option for aside in asides for option in aside.options)]
        self.seats: list[int] = [decision.seat] * len(decision.options)
        self.seats += [aside.seat for aside in asides for _option in aside.options]

    @property
    def about(self) -> str:
        """What is asked, so that the board can show what matters for it."""
        return self.decision.choice.tag

    def seat_of(self, option: Option) -> int:
        """Whose option this is."""
        return self.seats[self.options.index(option)]

    # Drawing

    def sections(self) -> list[Section]:
        return [
            Section([self.asked()], 100),
            Section([self.full(), self.short(), self.middle(), self.brief()], 9),
        ]

    def asked(self) -> Lines:
        """The question."""
        talk = self.board.talk
        text = Text.assemble(mark(self.decision.seat, talk), " ", (self.decision.text(self.lang), "bold"))
        return fold(text, self.board.width, 3)

    def text(self, option: Option) -> str:
        """What an option says."""
        return option.text(self.lang)

    def full(self) -> Lines:
        """Every option with all that it means."""
        return self.drawn(FULL)

    def short(self) -> Lines:
        """The same with one line for each meaning."""
        return self.drawn(SHORT)

    def middle(self) -> Lines:
        """Options in columns, without what they mean."""
        return self.drawn(COLUMNS)

    def brief(self) -> Lines:
        """As short as it gets: everything runs on."""
        return self.drawn(RUN_ON)

    def drawn(self, way: str) -> Lines:
        return [line for heading, entries in self.groups() for line in self.group(heading, entries, way)]

    def groups(self) -> list[tuple[Any, list[int]]]:
        """Runs of options by their places, each with what it stands under, if anything."""
        return [(None, list(range(len(self.options))))]

    def group(self, heading: Any, entries: list[int], way: str) -> Lines:
        """One of the groups; here its heading is a line."""
        return [*([] if heading is None else [heading]), *self.listed(entries, way)]

    def listed(self, entries: list[int], way: str) -> Lines:
        width = self.board.width
        if way == COLUMNS:
            return grid([self.entry(k) for k in entries], width)
        if way == RUN_ON:
            return flow(Text(""), [self.entry(k) for k in entries], width, between="  ")
        noted = [self.entry(k, self.note(self.options[k])) for k in entries]
        return [line for entry in noted for line in ([cut(entry, width)] if way == SHORT else fold(entry, width, 4))]

    def note(self, option: Option) -> str:
        """What an option means, behind its words: what the thing does that it is about."""
        about = next(iter(option.step.about()), None)
        return "" if about is None else self.board.gist(about)

    def entry(self, k: int, note: str = "") -> Text:
        """Number and words; what another seat may do says whose it is."""
        text = Text(f"{k + 1:>3} ", style="bold green")
        text.append(self.text(self.options[k]), style="not bold default")
        if note:
            text.append(f"  {note}", style="not bold dim default")
        seat = self.seats[k]
        return text if seat == self.decision.seat else Text.assemble(text, " ", mark(seat, self.board.talk))

    # Finding

    def find(self, typed: str) -> list[Option]:
        """The options that somebody may have meant: one if it is clear, none if it fits nothing."""
        number = typed.rstrip(".")
        if number.isdecimal():
            k = int(number)
            return [self.options[k - 1]] if 1 <= k <= len(self.options) else []
        wish = " ".join(typed.lower().split())
        if not wish:
            return []
        keyed = [(option.key, option) for option in self.options]
        for test in (_same, _begins, _words_begin):
            found = [option for key, option in keyed if test(key, wish)]
            if found:
                return found
        return [option for option in self.options if self.text(option).lower() == wish]


def _same(key: str, wish: str) -> bool:
    return key == wish


def _begins(key: str, wish: str) -> bool:
    return key.startswith(wish)


def _words_begin(key: str, wish: str) -> bool:
    """`a dag sw` means `agent dagger swordmaster`."""
    return _fits(key.split(), wish.split())


def _fits(words: Sequence[str], wishes: Sequence[str]) -> bool:
    return len(wishes) <= len(words) and all(word.startswith(wish) for word, wish in zip(words, wishes, strict=False))
