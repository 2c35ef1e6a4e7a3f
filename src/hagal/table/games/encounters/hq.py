"""What can be recruited: the HQ and the Officers."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.hunted.catalogue.avatars import OFFICERS
from hagal.games.encounters.hunters.catalogue.predators import INSTINCTS
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.names import OFFICER_COST
from hagal.table.games.encounters import cards
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]
TEXT, NAME = 38, 22
"""So many letters fill a line of the text and of the name of a card in the HQ, roughly."""
ROOM = 12
"""So many lines the HQ has room for beside the first lines of the names; with more, texts are cut short."""


def hq(look: Look) -> Drawn:
    seen: dict[str, int] = {}
    row = []
    for id in look.view["hq"]:
        if id:
            seen[id] = seen.get(id, 0) + 1
            card = cards.character(look, look.get("character", id))
            card["cost"] += look.view["dearer"]
            row.append({**card, "ref": f"hq:{id}", "move": f"hq:{id}:{seen[id]}", "why": f"recruit {id}"})
    return {
        "row": row,
        "tight": sum(map(lines, row)) > ROOM,
        "barracks": look.view["barracks"],
        "officers": officers(look),
        "dead": cards.listed(look, "character", look.view["dead_characters"]),
    }


def officers(look: Look) -> Drawn:
    """The pile beside the HQ: Officers, or Killer Instinct."""
    hunters = look.mode == HUNTERS
    shown = look.get("character", (INSTINCTS if hunters else OFFICERS)[0].id)  # all are alike but for their class
    attack, recruit = shown.values()
    return {
        "n": look.view["officers"],
        "cost": officer_price(look),
        "attack": attack,
        "recruit": recruit,
        "coordinate": shown.coordinate,
        "why": "recruit instinct" if hunters else "recruit officer",
    }


def officer_price(look: Look) -> int:
    """Of Killer Instinct no source tells it, so it is an option (PR-193)."""
    return int(look.sight.options["instinct_price"]) if look.mode == HUNTERS else OFFICER_COST


def lines(card: Drawn) -> int:
    """How many lines a card takes beside the first of its name."""
    return max(1, min(3, -(-len(". ".join(card["text"])) // TEXT))) + (len(card["name"]) - 1) // NAME
