"""What happened, as a list: what a seat did and what came of it stand in one item, rivals with their reasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.table.games.board.story import ITEMS, LATEST
from hagal.table.games.board.words import capital
from hagal.table.games.dune.look import Look
from hagal.table.sight import News

RIVAL = ("rival-goes", "rival-stuck", "rival-swords")
"""With these the turning up of Hagal cards ends."""
TURNED = ("rival-skips", "hagal-card", "hagal-reshuffle")
"""Hagal cards that led nowhere: told together with what came in the end."""
ALONE = ("round", "leader", "agent", "reveal", "reward-1", "reward-2", "reward-3", "endgame", "difficulty", *RIVAL)
"""These begin an item of their own; what follows from them comes behind."""
QUIET = ("row",)
"""The board shows these anyway."""

Drawn = dict[str, Any]


def story(look: Look) -> list[Drawn]:
    """The latest items, the oldest first. Each has the number of its last news, so that a page knows what is new."""
    return grouped(look, look.sight.news[-LATEST:])[-ITEMS:]


def grouped(look: Look, news: Iterable[News]) -> list[Drawn]:
    items: list[Drawn] = []
    turned: list[Drawn] = []
    last = ""
    for item in news:
        if item.kind in QUIET or (last, item.kind) == ("hagal-card", "hagal-reshuffle"):
            continue
        sentence = drawn(look, item)
        if item.kind in TURNED:
            turned.append({**sentence, "minor": True})
        elif begins(item, items, bool(turned)):
            items.append(begin(look, item, [*turned, sentence]))
            turned = []
        else:
            items[-1]["sentences"].append(sentence)
            items[-1]["number"] = item.number
        last = item.kind
    if turned:
        items.append({"seat": -1, "name": "", "round": False, "number": 0, "sentences": turned})
    return items


def begins(item: News, items: list[Drawn], turned: bool) -> bool:
    return turned or not items or item.kind in ALONE or items[-1]["seat"] != item.seat or items[-1]["round"]


def begin(look: Look, item: News, sentences: list[Drawn]) -> Drawn:
    named = 0 <= item.seat < len(look.players)
    return {
        "seat": item.seat,
        "name": look.name(item.seat) if named else "",
        "round": item.kind == "round",
        "number": item.number,
        "sentences": sentences,
    }


def drawn(look: Look, item: News) -> Drawn:
    text = without_name(item.text, item.seat, look)
    return {"number": item.number, "text": text, "rules": item.rules, "refs": item.refs, "minor": False}


def without_name(text: str, seat: int, look: Look) -> str:
    """The item says who it was. A sentence begins with a capital, which a title such as "граф" has only there."""
    if not 0 <= seat < len(look.players):
        return text
    name = capital(look.sight.chairs[seat].name) if seat < len(look.sight.chairs) else ""
    if name and text.startswith((f"{name} ", f"{name}: ")):
        rest = text[len(name) :].removeprefix(":").strip()
        return capital(rest) if rest else text
    return text
