"""The Wilds and the Combat Zone, and the decks that feed them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hagal.games.encounters.names import SPACES
from hagal.games.encounters.seen import SpaceFacts
from hagal.table.games.encounters import cards
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]


def spaces(look: Look) -> list[Drawn]:
    names = Names()
    return [space(look, entry, names) for entry in look.view["wilds"]]


class Names:
    """Lasting names for motion: cards lie in a row, and push each other on, so each is known by those before it."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def next(self, id: str) -> str:
        self.seen[id] += 1
        return f"enemy:{id}:{self.seen[id]}"


def space(look: Look, entry: SpaceFacts, names: Names) -> Drawn:
    id = entry["space"]
    lies = None if entry["card"] is None else look.get("enemy", entry["card"])
    card, known = None, None
    if lies is not None and entry["face_up"]:
        card = cards.enemy(look, lies, entry["health"])
        card["move"] = names.next(lies.id)
    else:
        known = lies
    return {
        "id": id,
        "ref": f"space:{id}",
        "name": look.space(id),
        "scan": entry["scan_cost"],
        "occupied": entry["occupied"],
        "move": f"wild:{entry['trail'] or id}",
        "card": card,
        "known": "" if known is None else look.called(known),
        "known_ref": "" if known is None else known.ref,
        "told": told(look, entry, card, known),
        "why": f"fight {id}" if card and card["health"] is not None else f"scan {id}",
        "attached": [task(look, card) for card in entry["attached"] if card],
        "zoom": card["ref"] if card else "" if known is None else known.ref,
    }


def told(look: Look, entry: SpaceFacts, card: Drawn | None, known: Any) -> str:
    """A space for those who listen."""
    if card is not None:
        health = "" if card["health"] is None else look.word("table-encounters-health", n=card["health"])
        return ". ".join(part for part in (card["name"], health, card["told"]) if part)
    if not entry["occupied"]:
        return look.word("table-encounters-empty-space", n=entry["scan_cost"])
    if known is not None:
        return look.word("table-encounters-known-down", name=look.called(known), n=entry["scan_cost"])
    return look.word("table-encounters-face-down", n=entry["scan_cost"])


def task(look: Look, id: str) -> Drawn:
    """A task card that was found: in Operations, or attached to a space."""
    card = look.get("enemy", id)
    more = {"zoom": card.ref, "ref": f"task:{id}", "move": f"task:{id}", "why": f"do {id}" if card.task else "", "n": 1}
    return {**cards.enemy(look, card), **more}


def combat(look: Look) -> list[Drawn]:
    names = Names()
    for place in look.view["wilds"]:
        if place["face_up"] and place["card"] is not None:
            names.next(place["card"])
    found = []
    for foe in look.view["combat"]:
        id = foe["card"]
        card = cards.enemy(look, look.get("enemy", id), foe["health"])
        more = {"ref": f"combat:{id}", "move": names.next(id), "why": f"fight {id}"}
        found.append({**card, **more})
    return found


def operations(look: Look) -> list[Drawn]:
    """Task cards found, and Events that were sent there; equal ones together."""
    counted = Counter(id for id in look.view["operations"] if id)
    return [{**task(look, id), "n": n} for id, n in counted.items()]


def decks(look: Look) -> Drawn:
    view = look.view
    return {
        "enemies": view["enemies"],
        "exhausted": view["exhausted"],
        "dead": cards.listed(look, "enemy", view["dead_enemies"]),
        "out": cards.listed(look, "enemy", view["out"]),
        "strikes": view["strikes"],
        "strike_discard": cards.listed(look, "strike", view["strike_discard"]),
        "arriving": len(view["arriving"]),
        "places": len(SPACES),
    }


def struck(look: Look) -> list[Drawn]:
    """The Strike that is being applied."""
    found = [look.get("strike", id) for id in look.view["struck"] if id]
    return [{**cards.strike(look, card), "text": cards.text(card, look.lang)} for card in found]
