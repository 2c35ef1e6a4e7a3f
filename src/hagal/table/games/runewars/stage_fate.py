"""Fate cards as small cards: what each shape reads on them, and their destiny; and where one of them is chosen by its
destiny, in diplomacy and in tests of quests."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.components import Fate
from hagal.games.runewars.names import DESTINIES, SHAPES
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.stage_course import id_of, latest

Drawn = dict[str, Any]
ICONS = ("special", "rout", "damage")
NO_SHAPE = -1
TALKS, TESTS = "rw-diplomacy", "rw-test"


def fate(look: Look, id: str | None, shape: int = NO_SHAPE, ref: str = "") -> Drawn:
    """One card, or its back; `shape`: who reads it; `ref`: what it is called where it can be chosen."""
    if id is None:
        return {"id": ""}
    card: Fate = look.get("fate", id)
    about = ref or card.ref
    return {
        "id": id,
        "ref": about,
        "lit": look.lit.get(about, ""),
        "name": look.called(card),
        "told": look.told(card),
        "rows": [{"shape": name, **read(card, k), "on": k == shape} for k, name in enumerate(SHAPES)],
        "destiny": DESTINIES[card.destiny],
        "by": shape == NO_SHAPE,
    }


def read(card: Fate, shape: int) -> Drawn:
    """The icon that a shape reads, and how many of it."""
    found = card.read[shape]
    k = next((k for k, n in enumerate(found) if n), -1)
    return {"icon": ICONS[k] if k >= 0 else "", "n": found[k] if k >= 0 else 0}


def sums(look: Look, ids: list[str | None], shape: int) -> list[Drawn]:
    """What the cards that are seen come to, icon by icon."""
    cards = [look.get("fate", id) for id in ids if id is not None]
    totals = [sum(card.read[shape][k] for card in cards) for k in range(len(ICONS))]
    return [{"icon": icon, "n": n} for icon, n in zip(ICONS, totals, strict=True) if n]


def destinies(look: Look) -> Drawn | None:
    """Cards that lie open, one of which is chosen by its destiny: what it would mean is in the offers."""
    drawn = [id for id in look.view["drawn"] if id is not None and f"fate:{id}" in look.sight.components]
    if not drawn:
        return None
    at = latest(look.sight.news, (TALKS, TESTS))
    why = look.sight.news[at] if at >= 0 else None
    quest = why is not None and why.kind == TESTS
    cards = [fate(look, id, ref=f"destiny:{DESTINIES[look.get('fate', id).destiny]}") for id in drawn]
    return {
        "title": look.word("table-runewars-stage-test" if quest else "table-runewars-stage-diplomacy"),
        "why": "" if why is None else why.text,
        "card": quest_of(look) if quest else None,
        "cards": cards,
        "means": meanings(look),
    }


def meanings(look: Look) -> list[Drawn]:
    """What each destiny among them would bring, for whoever is asked."""
    if look.question is None:
        return []
    found = []
    for offer in look.question.offers:
        for ref in look.about.get(offer.key, ()):
            if ref.startswith("destiny:"):
                found.append({"destiny": id_of(ref), "text": offer.text})
    return found


def quest_of(look: Look) -> Drawn | None:
    """The quest that is attempted: everybody has seen it."""
    at = latest(look.sight.news, ("rw-quest",))
    ref = look.sight.news[at].facts.get("card", "") if at >= 0 else ""
    quest = look.sight.components.get(ref)
    return None if quest is None else {"ref": ref, "name": look.called(quest), "told": look.told(quest)}
