"""What happened, as a list: what one seat did and what came of it stand in one item."""

from __future__ import annotations

from typing import Any

from hagal.table.games.board.look import Look
from hagal.table.games.board.words import capital
from hagal.table.sight import News
from hagal.telling.things import is_round

ITEMS = 40
LATEST = 160

Drawn = dict[str, Any]


def story(look: Look) -> list[Drawn]:
    """The latest items, the oldest first. Each has the number of its last news, so that a page knows what is new."""
    items: list[Drawn] = []
    for item in look.sight.news[-LATEST:]:
        last = items[-1] if items else None
        if last is None or last["round"] or is_round(item.kind) or last["seat"] != item.seat:
            items.append(begin(look, item))
        else:
            last["sentences"].append(sentence(look, item))
            last["number"] = item.number
    return items[-ITEMS:]


def begin(look: Look, item: News) -> Drawn:
    return {
        "seat": item.seat,
        "name": look.name(item.seat) if 0 <= item.seat < len(look.sight.chairs) else "",
        "round": is_round(item.kind),
        "number": item.number,
        "sentences": [sentence(look, item)],
    }


def sentence(look: Look, item: News) -> Drawn:
    text = without_name(item.text, look.name(item.seat)) if item.seat >= 0 else item.text
    return {"number": item.number, "text": text, "rules": item.rules, "refs": item.refs}


def without_name(text: str, name: str) -> str:
    """The item says who it was."""
    if name and text.startswith((f"{name} ", f"{name}: ")):
        return capital(text[len(name) :].removeprefix(":").strip()) or text
    return text
