"""What happened, sentence by sentence: what belongs together, as `hagal.telling` has it, runs on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from hagal.kernel.events import Event
from hagal.kernel.knowledge import mask_of
from hagal.telling import Item, Telling, items, telling
from hagal.terminal.console import Talk
from hagal.terminal.layout import Lines, fold
from hagal.terminal.seats import mark
from hagal.terminal.sentences import behind_mark, cited, joined
from hagal.text import sentence


def tale(title: str, events: Sequence[Event], eyes: tuple[int, ...], talk: Talk, *, whole: bool, rules: bool) -> Lines:
    mask = mask_of(eyes)
    way = loud(telling(title)) if whole else telling(title)
    found = [line(item, mask, talk, rules) for item in items(way, [event for event in events if event.mask & mask])]
    return [folded for text in found for folded in fold(text, talk.width - 1, 3)]


def loud(way: Telling) -> Telling:
    """With what goes without saying."""
    return replace(way, events={kind: replace(told, quiet=False) for kind, told in way.events.items()})


def line(item: Item[Event], mask: int, talk: Talk, rules: bool) -> Text:
    said = [told(event, mask, talk, rules, item.chapter) for event in item.all]
    text = said[0]
    for more in said[1:]:
        text = joined(text, more, "; ")
    return text if item.chapter else Text.assemble(mark(item.seat, talk), " ", text)


def told(event: Event, mask: int, talk: Talk, rules: bool, chapter: bool) -> Text:
    message = event.seen_by(mask)
    assert message is not None
    text = sentence(message, talk.lang)
    words = Text(text, style="bold reverse") if chapter else Text(behind_mark(text, event.seat, talk))
    return cited(words, event, rules)
