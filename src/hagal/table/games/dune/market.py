"""What can be acquired: the Imperium Row, the Reserve, the Tech tiles."""

from __future__ import annotations

from typing import Any

from hagal.games.dune.components import Card
from hagal.games.dune.names import FACTIONS, ICONS
from hagal.table.games.dune import strips
from hagal.table.games.dune.look import Look

Drawn = dict[str, Any]
SPICE, BANKERS = "the_spice_must_flow", "guild_bankers"


def card(look: Look, card: Card) -> Drawn:
    """A card of the Row, a hand or a pile."""
    lang = look.lang
    return {
        "id": card.id,
        "ref": card.ref,
        "zoom": card.ref,
        "kind": "card",
        "name": look.called(card),
        "told": look.told(card),
        "move": "",
        "cost": "" if card.cost is None else str(card.cost),
        "factions": [faction for k, faction in enumerate(FACTIONS) if card.factions >> k & 1],
        "icons": icons(card),
        "anywhere": card.anywhere,
        "agent": strips.agent(card, lang),
        "reveal": strips.reveal(card, lang),
        "acquire": strips.acquire(card, lang),
        "trashed": strips.trashed(card, lang),
        "unload": card.unload,
        "signet": card.signet,
    }


def icons(card: Card) -> list[Drawn]:
    """Where a card can send an Agent; `sneaks`: past enemy Agents."""
    return [{"id": icon, "sneaks": bool(card.sneaks >> k & 1)} for k, icon in enumerate(ICONS) if card.icons >> k & 1]


def market(look: Look) -> Drawn:
    """`persuasion`: what the viewer has left to buy with, in the own Reveal turn; `buyer`: whose Reveal turn it is."""
    view, budget = look.view, persuasion(look)
    row: list[Drawn] = []
    seen: dict[str, int] = {}
    for id in view["row"]:
        if id:
            seen[id] = seen.get(id, 0) + 1
            row.append({**offered(look, id, budget), "move": f"row-{id}-{seen[id]}"})
    reserve = [{**offered(look, id, budget), "left": n} for id, n in view["reserve"].items()]
    return {
        "row": row,
        "reserve": reserve,
        "tiles": [one for one in tech(look) or () if one["tile"] and one["ref"] in look.lit] if buying(look) else [],
        "deck": view["imperium"],
        "persuasion": budget,
        "buyer": view["revealing"],
    }


def offered(look: Look, id: str, budget: int | None) -> Drawn:
    """A card that can be acquired; `after`: the persuasion that would be left then."""
    found = look.get("card", id)
    after = None if budget is None or found.cost is None or discounted(look, id) else budget - found.cost
    return {**card(look, found), "ref": f"row:{id}", "why": f"buy {id}", "after": after}


def persuasion(look: Look) -> int | None:
    mine = look.me is not None and look.view["revealing"] == look.seat
    return look.me["persuasion"] if mine and look.me is not None else None


def discounted(look: Look, id: str) -> bool:
    """Guild Bankers makes one card cheaper: then its price is not that on it."""
    return id == SPICE and look.me is not None and BANKERS in look.me["in_play"]


def buying(look: Look) -> bool:
    """The own Reveal turn: the hand is empty, and there is room to look at what can be bought."""
    me = look.me
    return me is not None and look.view["revealing"] == look.seat and not any(me["hand"]) and not look.sight.over


def tech(look: Look) -> list[Drawn] | None:
    """The three stacks; one may be empty, or its top still face down."""
    if look.ix is None:
        return None
    return [stack(look, entry) for entry in look.ix["stacks"]]


def stack(look: Look, entry: Any) -> Drawn:
    top = entry["top"][0] if entry["top"] else None
    if top is None:
        return {"left": entry["left"], "tile": None}
    tile = look.get("tech", top)
    return {
        "left": entry["left"],
        "tile": tile.id,
        "ref": tile.ref,
        "name": look.called(tile),
        "told": look.told(tile),
        "cost": tile.cost,
        "acquire": strips.acquire(tile, look.lang),
        "use": strips.tile(tile, look.lang),
        "scrap": tile.scrap is not None and tile.flip is None,
        "hagal": tile.rival and "rivals" in look.view,
        "lasting": bool(tile.queries or tile.moments),
    }
