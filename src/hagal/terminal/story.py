"""What happened, as lines that a seat may read."""

from __future__ import annotations

from rich.text import Text

from hagal.game import Game
from hagal.games.dune.phases import HAND_SIZE
from hagal.kernel.events import Event
from hagal.kernel.knowledge import mask_of
from hagal.terminal.layout import Lines, fold
from hagal.terminal.seats import mark
from hagal.terminal.talk import Talk
from hagal.text import phrase, player, say

ALONE = ("round", "leader", "agent", "reveal", "reward-1", "reward-2", "reward-3", "endgame")
"""Kinds of events that begin a line of their own; what follows from them comes behind."""
QUIET = ("row",)
"""Kinds of events that the board shows anyway."""


def told(game: Game, seat: int, talk: Talk, since: int = 0, *, all: bool = False) -> Lines:
    """The events since one of them: what a seat did and what came of it on one line, behind the seat's mark."""
    viewer = mask_of(() if seat < 0 else (seat,))
    lines: Lines = []
    who, sentences = -1, Text()

    def flush() -> None:
        if sentences.plain:
            lines.extend(fold(sentences, talk.width - 1, 3))

    for event in game.log.events[since:]:
        message = event.seen_by(viewer)
        if message is None or (not all and usual(event)):
            continue
        if event.kind == "round":
            flush()
            who, sentences = -1, Text()
            lines.append(Text(say(message, talk.lang), style="bold reverse"))
            continue
        sentence = without_name(say(message, talk.lang), event.seat, talk)
        if event.seat == who and event.kind not in ALONE and sentences.plain:
            sentences.append("; ", style="dim")
            sentences.append(sentence)
            continue
        flush()
        who, sentences = event.seat, Text.assemble(mark(event.seat, talk), " ", sentence)
    flush()
    return lines


def usual(event: Event) -> bool:
    """Things that go without saying: the board shows them, or they happen every round."""
    return event.kind in QUIET or (event.kind == "draw" and event.args["n"] == HAND_SIZE)


def without_name(sentence: str, seat: int, talk: Talk) -> str:
    """The mark before the line says who it was."""
    called = phrase(player(seat), talk.lang)
    short = sentence.removesuffix(".")
    rest = short[len(called) :] if short.lower().startswith(f"{called.lower()} ") else ""
    return rest.strip() or short


def show(lines: Lines, talk: Talk) -> None:
    """Line by line, at a pace that can be read."""
    for line in lines:
        talk.line(line)
        talk.wait()


def page(lines: Lines, talk: Talk) -> None:
    """A long text in a pager, a short one as it is."""
    if talk.live and len(lines) > talk.height - 2:
        with talk.console.pager(styles=False):
            for line in lines:
                talk.line(line)
    else:
        for line in lines:
            talk.line(line)
