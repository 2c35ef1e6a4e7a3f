"""Sentences of a story as they stand in a line: run together, with their rule, behind the mark of a seat."""

from __future__ import annotations

from rich.text import Text

from hagal.kernel.events import Event
from hagal.telling import without_name
from hagal.terminal.console import Talk
from hagal.text import phrase, player


def joined(before: Text, after: Text, sign: str) -> Text:
    return Text.assemble(before, (sign, "dim"), after)


def cited(sentence: Text, event: Event, rules: bool) -> Text:
    return Text.assemble(sentence, (f" [{event.rules}]", "dim")) if rules and event.rules else sentence


def behind_mark(sentence: str, seat: int, talk: Talk) -> str:
    """The mark before the line says who it was."""
    return without_name(sentence.removesuffix("."), (phrase(player(seat), talk.lang),))
