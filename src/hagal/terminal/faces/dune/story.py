"""What happened in a game of Dune: what a seat did and what came of it on one line, behind the seat's mark."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hagal.games.dune.phases import HAND_SIZE
from hagal.games.dune.rivals.cards import MAKER
from hagal.games.dune.rivals.leaders import Rival
from hagal.kernel.events import Event
from hagal.kernel.knowledge import mask_of
from hagal.kernel.step import Msg
from hagal.telling import telling
from hagal.terminal.console import Talk
from hagal.terminal.faces import Seats
from hagal.terminal.faces.dune.short_text import texts
from hagal.terminal.layout import Lines, fold
from hagal.terminal.seats import mark
from hagal.terminal.sentences import behind_mark, cited, joined
from hagal.text import name, say

TELLING = telling("dune")


def tale(events: Sequence[Event], eyes: Seats, talk: Talk, *, whole: bool = False, rules: bool = False) -> Lines:
    viewer = mask_of(eyes)
    lines: Lines = []
    who, sentences = -1, Text()
    turned = Text()
    last = ""

    def flush() -> None:
        if sentences.plain:
            lines.extend(fold(sentences, talk.width - 1, 3))

    for k, event in enumerate(events):
        if events[k + 1 : k + 2] and TELLING.event(events[k + 1].kind).instead == event.kind:
            continue
        message = event.seen_by(viewer)
        if message is None or (not whole and usual(event)):
            continue
        kind = TELLING.event(event.kind)
        if kind.chapter:
            flush()
            who, sentences = -1, Text()
            lines.append(Text(say(message, talk.lang), style="bold reverse"))
            continue
        if kind.minor:
            if (last, event.kind) in TELLING.said:
                continue
            item = cited(passed_over(event, talk, last), event, rules)
            turned = joined(turned, item, between(event, last)) if turned.plain else item
            last = event.kind
            continue
        sentence = cited(Text(sentence_of(event, message, talk, last)), event, rules)
        if turned.plain:
            sentence, turned = joined(turned, sentence, "; "), Text()
        if event.seat == who and not kind.begins and sentences.plain:
            sentences = joined(sentences, sentence, between(event, last))
            last = event.kind
            continue
        last = event.kind
        flush()
        who, sentences = event.seat, Text.assemble(mark(event.seat, talk), " ", sentence)
    flush()
    return lines


def of_rival(event: Event) -> bool:
    """Does a rival's turn begin with this? It ends the turning up of Hagal cards, or one led nowhere."""
    kind = TELLING.event(event.kind)
    return kind.led or kind.minor


def until_rivals(events: Sequence[Event]) -> int:
    """How many of these events nobody learned anything from, if a rival acted right after them; otherwise -1."""
    first = next((k for k, event in enumerate(events) if of_rival(event)), -1)
    return first if all(TELLING.event(event.kind).open for event in events[:first]) else -1


def usual(event: Event) -> bool:
    """Things that go without saying: the board shows them, or they happen every round."""
    return TELLING.event(event.kind).quiet or (event.kind == "draw" and event.args["n"] == HAND_SIZE)


def sentence_of(event: Event, message: Msg, talk: Talk, last: str) -> str:
    """An event as a part of a line; rivals are told in words of their own."""
    if event.kind == "rival-goes":
        card = event.args["card"]
        return talk.word(
            "dune-rival-harvests" if card.space == MAKER else "dune-rival-goes", card=card, space=event.args["space"]
        )
    if event.kind == "leader" and isinstance(event.args["leader"], Rival):
        rival = event.args["leader"]
        called = name(rival, talk.lang)
        called = talk.word("dune-is-rival", name=called) if rival.solo else called
        return f"{called}. {texts(rival, talk.lang)[-1]}"
    if event.kind == "bonus-spice":
        place = talk.word("dune-bonus-at", space=event.args["space"], n=event.args["n"])
        return place if last == event.kind else talk.word("dune-bonus-spice", places=place)
    return behind_mark(say(message, talk.lang), event.seat, talk)


def passed_over(event: Event, talk: Talk, last: str) -> Text:
    """A Hagal card that was turned up in vain, with the reason, or a new deck."""
    if event.kind != "rival-skips":
        return Text(talk.word(f"dune-{event.kind}", **event.args))
    why = event.args["why"]
    short = f"dune-skip-{why.id}"
    reason = talk.word(short) if talk.has(short) else say(why, talk.lang).removesuffix(".")
    item = talk.word("dune-skipped", card=event.args["card"], why=reason)
    return Text(item if last == "rival-skips" else talk.word("dune-passes-over", cards=item))


def between(event: Event, last: str) -> str:
    """Cards passed over one after the other, and places of bonus spice, make one list."""
    return ", " if event.kind == last and event.kind in ("rival-skips", "bonus-spice") else "; "
