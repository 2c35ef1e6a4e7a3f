"""What happened, as a list: what one seat did and what came of it stand in one item, as `hagal.telling` has it."""

from __future__ import annotations

from typing import Any

from hagal.table.games.board.look import Look
from hagal.table.games.board.words import capital
from hagal.table.sight import News
from hagal.telling import Item, items, telling

ITEMS = 40
LATEST = 160

Drawn = dict[str, Any]


def story(look: Look) -> list[Drawn]:
    """The latest items, the oldest first. Each has the number of its last news, so that a page knows what is new."""
    found = items(telling(look.sight.title), look.sight.news[-LATEST:])
    return [drawn(look, item) for item in found[-ITEMS:]]


def drawn(look: Look, item: Item[News]) -> Drawn:
    """An item is headed by the name of its seat if one of its sentences begins with that."""
    names = names_of(look, item.seat)
    sentences = [sentence(look, news, names, news in item.minor) for news in item.all]
    named = item.seat >= 0 and any(said["text"] != news.text for said, news in zip(sentences, item.all, strict=True))
    return {
        "seat": item.seat,
        "name": look.name(item.seat) if named and not item.chapter else "",
        "chapter": item.chapter,
        "number": item.told[-1].number if item.told else 0,
        "sentences": sentences,
    }


def names_of(look: Look, seat: int) -> tuple[str, ...]:
    """How sentences call a seat. A sentence begins with a capital, which a title such as "граф" has only there."""
    if not 0 <= seat < len(look.sight.chairs):
        return ()
    return tuple(dict.fromkeys((capital(look.sight.chairs[seat].name), look.name(seat))))


def sentence(look: Look, item: News, names: tuple[str, ...], minor: bool) -> Drawn:
    told = telling(look.sight.title).event(item.kind)
    return {
        "number": item.number,
        "text": item.text if told.chapter else without_name(item.text, names),
        "rules": item.rules,
        "refs": item.refs,
        "minor": minor,
        "sign": told.sign,
    }


def without_name(text: str, names: tuple[str, ...]) -> str:
    """The item says who it was."""
    for name in names:
        if name and text.startswith((f"{name} ", f"{name}: ")):
            return capital(text[len(name) :].removeprefix(":").strip()) or text
    return text
