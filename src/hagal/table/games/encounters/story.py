"""What happened, as a list: what a seat did and what came of it stand in one item, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.table.games.board.story import ITEMS, LATEST
from hagal.table.games.board.words import capital
from hagal.table.games.encounters.look import Look
from hagal.table.sight import News

TURN = "enc-turn"
ALONE = (
    *(TURN, "enc-objective", "enc-completed", "enc-event", "enc-hazard", "enc-play", "enc-copy", "enc-use"),
    *("enc-fight", "enc-scan", "enc-strike", "enc-coordinate", "enc-death", "enc-task", "enc-enters", "enc-gain"),
)
"""These begin an item of their own; what follows from them comes behind."""
QUIET = ("enc-hq",)
"""The board shows these anyway."""

Drawn = dict[str, Any]


def story(look: Look) -> list[Drawn]:
    """The latest items, the oldest first. Each has the number of its last news, so that a page knows what is new."""
    return grouped(look, look.sight.news[-LATEST:])[-ITEMS:]


def grouped(look: Look, news: Iterable[News]) -> list[Drawn]:
    items: list[Drawn] = []
    for item in news:
        if item.kind in QUIET:
            continue
        sentence = drawn(look, item)
        if not items or item.kind in ALONE or items[-1]["seat"] != item.seat or items[-1]["turn"]:
            items.append(begin(look, item, sentence))
        else:
            text = capital(sentence["text"]) if items[-1]["name"] else item.text
            items[-1]["sentences"].append({**sentence, "text": text})
            items[-1]["number"] = item.number
    return items


def begin(look: Look, item: News, sentence: Drawn) -> Drawn:
    """An item begins with the name of its seat if its first sentence did."""
    turn = item.kind == TURN
    named = sentence["text"] != item.text
    return {
        "seat": item.seat,
        "name": look.name(item.seat) if named else "",
        "turn": turn,
        "number": item.number,
        "sentences": [sentence],
    }


def drawn(look: Look, item: News) -> Drawn:
    text = item.text if item.kind == TURN else without_name(item.text, item.seat, look)
    return {"number": item.number, "text": text, "rules": item.rules, "refs": item.refs}


def without_name(text: str, seat: int, look: Look) -> str:
    """The item says who it was: its first sentence goes on from there."""
    if not 0 <= seat < len(look.players):
        return text
    name = look.name(seat)
    if text.startswith((f"{name} ", f"{name}: ")):
        rest = text[len(name) :].removeprefix(":").strip()
        return rest or text
    return text
