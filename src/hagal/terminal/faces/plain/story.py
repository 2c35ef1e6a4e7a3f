"""What happened, sentence by sentence: what one seat did runs on."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hagal.kernel.events import Event
from hagal.kernel.knowledge import mask_of
from hagal.telling.things import is_round
from hagal.terminal.layout import Lines, fold
from hagal.terminal.seats import mark
from hagal.terminal.story import cited, joined, without_name
from hagal.terminal.talk import Talk
from hagal.text import sentence


def tale(events: Sequence[Event], eyes: tuple[int, ...], talk: Talk, *, rules: bool) -> Lines:
    found: list[tuple[int, Text]] = []
    for event in events:
        message = event.seen_by(mask_of(eyes))
        if message is None:
            continue
        if is_round(event.kind):
            found.append((-2, cited(Text(sentence(message, talk.lang), style="bold reverse"), event, rules)))
            continue
        words = cited(Text(without_name(sentence(message, talk.lang), event.seat, talk)), event, rules)
        if found and found[-1][0] == event.seat:
            found[-1] = (event.seat, joined(found[-1][1], words, "; "))
        else:
            found.append((event.seat, Text.assemble(mark(event.seat, talk), " ", words)))
    return [line for _seat, text in found for line in fold(text, talk.width - 1, 3)]
