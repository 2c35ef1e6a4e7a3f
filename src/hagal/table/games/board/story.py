"""What happened, as a list: what one seat did and what came of it stand in one item, as `hagal.telling` has it."""

from __future__ import annotations

from typing import Any

from hagal.table.games.board.look import Look
from hagal.table.games.board.words import capital
from hagal.table.sight import News
from hagal.telling import Item, items, telling, without_name

ITEMS = 40
LATEST = 160

Drawn = dict[str, Any]


def story(look: Look) -> list[Drawn]:
    """The latest items, the oldest first. Each has the number of its last news, so that a page knows what is new."""
    found = items(telling(look.sight.title), look.sight.news[-LATEST:])
    return [drawn(look, item) for item in found[-ITEMS:]]


def drawn(look: Look, item: Item[News]) -> Drawn:
    """An item is headed by the name of its seat if its first sentence begins with that, which then goes on from it."""
    names = () if item.chapter else names_of(look, item.seat)
    first = item.told[0] if item.told else None
    named = first is not None and without_name(first.text, names) != first.text
    sentences = [sentence(look, news, names if named else (), news in item.minor) for news in item.all]
    for said in sentences[0 if item.minor or not named else 1 :]:
        said["text"] = capital(said["text"])
    return {
        "seat": item.seat,
        "name": look.name(item.seat) if named else "",
        "chapter": item.chapter,
        "number": item.told[-1].number if item.told else 0,
        "sentences": sentences,
    }


def names_of(look: Look, seat: int) -> tuple[str, ...]:
    """How sentences call a seat."""
    if not 0 <= seat < len(look.sight.chairs):
        return ()
    return tuple(dict.fromkeys((look.sight.chairs[seat].name, look.name(seat))))


def sentence(look: Look, item: News, names: tuple[str, ...], minor: bool) -> Drawn:
    told = telling(look.sight.title).event(item.kind)
    return {
        "number": item.number,
        "text": without_name(item.text, names),
        "rules": item.rules,
        "refs": item.refs,
        "minor": minor,
        "sign": told.sign,
    }
