"""What happened in a game of Legendary Encounters: turn by turn, what belongs together on one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from hagal.games.encounters.names import HAND_SIZE
from hagal.kernel.events import Event
from hagal.kernel.knowledge import mask_of
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.telling import telling
from hagal.terminal.console import Talk
from hagal.terminal.faces import Seats
from hagal.terminal.layout import Lines, fold
from hagal.terminal.seats import mark
from hagal.terminal.sentences import behind_mark, cited, joined
from hagal.text import name, say

TELLING = telling("encounters")
LISTED = {"enc-play": "encounters-plays", "enc-gain": "encounters-gains", "enc-discard": "encounters-discards"}
"""Kinds of events of which several in a row make one sentence."""
RESHUFFLE, DRAW = "enc-reshuffle", "enc-draw"


def usual(event: Event) -> bool:
    """Things that go without saying: the board shows them, or they happen every turn."""
    quiet = event.kind == RESHUFFLE or TELLING.event(event.kind).quiet
    return quiet or (event.kind == DRAW and event.args["n"] >= HAND_SIZE)


def tale(events: Sequence[Event], eyes: Seats, talk: Talk, *, whole: bool = False, rules: bool = False) -> Lines:
    """Lines behind the mark of whoever acted."""
    teller = Teller(mask_of(eyes), talk, rules)
    for event in events:
        if whole or not usual(event):
            teller.hear(event)
    teller.flush()
    return teller.lines


class Teller:
    """Puts events together: those of one seat run on, cards in a row make one sentence."""

    def __init__(self, viewer: int, talk: Talk, rules: bool) -> None:
        self.viewer: int = viewer
        self.talk: Talk = talk
        self.rules: bool = rules
        self.lines: Lines = []
        self.seat: int = -1
        self.sentences: Text = Text()
        self.row: list[Event] = []

    def hear(self, event: Event) -> None:
        message = event.seen_by(self.viewer)
        if message is None:
            return
        if self.row and (event.kind, event.seat) != (self.row[0].kind, self.row[0].seat):
            self.close_row()
        if event.kind in LISTED and isinstance(event.args["card"], Component):
            self.row.append(event)
        elif TELLING.event(event.kind).chapter:
            self.flush()
            self.lines.append(self.heading(event, message))
        else:
            self.add(event, behind_mark(say(message, self.talk.lang), event.seat, self.talk))

    def heading(self, event: Event, message: Msg) -> Text:
        text = Text.assemble(mark(event.seat, self.talk), " ", (say(message, self.talk.lang), "bold reverse"))
        return cited(text, event, self.rules)

    def close_row(self) -> None:
        """The cards that were heard of one after the other."""
        first = self.row[0]
        counts = Counter(name(event.args["card"], self.talk.lang) for event in self.row)
        cards = ", ".join(f"{card} x{n}" if n > 1 else card for card, n in counts.items())
        self.row = []
        self.add(first, self.talk.word(LISTED[first.kind], cards=cards))

    def add(self, event: Event, words: str) -> None:
        sentence = cited(Text(words), event, self.rules)
        if event.seat == self.seat and not TELLING.event(event.kind).begins and self.sentences.plain:
            self.sentences = joined(self.sentences, sentence, "; " if event.seat >= 0 else ". ")
            return
        self.end_line()
        self.seat = event.seat
        self.sentences = Text.assemble(mark(event.seat, self.talk), " ", sentence)

    def end_line(self) -> None:
        if self.sentences.plain:
            self.lines += fold(self.sentences, self.talk.width - 1, 3)
            self.sentences = Text()

    def flush(self) -> None:
        if self.row:
            self.close_row()
        self.end_line()
