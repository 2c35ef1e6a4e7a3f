"""What can be recruited: the HQ and the Officers."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.alien.catalogue.starters import SERGEANTS
from hagal.games.encounters.hunted.catalogue.avatars import OFFICERS
from hagal.games.encounters.hunters.catalogue.predators import INSTINCTS
from hagal.table.games.encounters import cards
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]
TEXT, NAME = {"en": 35, "pt-BR": 33, "ru": 31}, 22
"""So many letters fill a line of the text, by language, and of the name of a card in the HQ, roughly."""
SIGN = 4
"""A third sign takes the room of so many letters of the name."""
PILES = {"instinct": INSTINCTS[0].ref, "officer": OFFICERS[0].ref, "sergeant": SERGEANTS[0].ref}
"""What can lie beside the HQ, by the word for recruiting it: all of a pile are alike but for their class."""
ROOM = 10
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
    closed = spaces_closed(look)
    return {
        "row": row,
        "closed": closed,
        "tight": sum(lines(card, look.lang) for card in row) + len(closed) > ROOM,
        "barracks": look.view["barracks"],
        "officers": officers(look),
        "dead": cards.listed(look, "", look.view["dead_characters"]),
    }


def recruiting(look: Look) -> bool:
    """The own turn with an empty hand: there is room to look at what can be recruited."""
    me = look.me
    mine = me is not None and look.active == look.seat and not me["dead"] and not look.sight.over
    return mine and me is not None and bool(me["in_play"]) and not any(me["hand"])


def spaces_closed(look: Look) -> list[Drawn]:
    """Spaces that belong to the HQ no more: an Event lies on each (PR-332)."""
    if look.hive is None:
        return []
    found = [look.get("enemy", id) for id in look.hive["closed"] if id]
    return [{"name": look.called(card), "zoom": card.ref} for card in found]


def officers(look: Look) -> Drawn:
    """The pile beside the HQ: Officers, Sergeants, or Killer Instinct."""
    word = next(word for word, ref in PILES.items() if ref in look.sight.components)
    shown: Any = look.sight.components[PILES[word]]
    attack, recruit = shown.values()
    return {
        "n": look.view["officers"],
        "cost": look.officer_price,
        "attack": attack,
        "recruit": recruit,
        "coordinate": shown.coordinate,
        "why": f"recruit {word}",
    }


def lines(card: Drawn, lang: str = "en") -> int:
    """How many lines a card takes beside the first of its name, where its signs stand, too."""
    values = 2 if card.get("attack") and card.get("recruit") else 1  # one above the other
    room = NAME - SIGN * bool(card.get("coordinate"))
    return max(values, min(3, -(-len(". ".join(card["text"])) // TEXT[lang]))) + (len(card["name"]) - 1) // room
