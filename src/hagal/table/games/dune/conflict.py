"""The Conflict: its card with the rewards, who fights for it and how strong they are."""

from __future__ import annotations

from typing import Any

from hagal.games.dune.components import Conflict
from hagal.games.dune.seen import PlayerFacts
from hagal.table.games.dune import strips
from hagal.table.games.dune.look import Look

Drawn = dict[str, Any]
LEVELS = ("", "I", "II", "III")
SCALE = 12
"""The strength that fills a bar, if nobody has more."""
BAR = 100


def conflict(look: Look) -> Drawn:
    view = look.view
    fighters = [fighter(look, p) for p in look.players]
    most = max([SCALE, *(f["strength"] for f in fighters)])
    for f in fighters:
        f["bar"] = round(BAR * f["strength"] / most)
        f["units_bar"] = round(BAR * min(f["strength"], f["units"]) / most)
    return {
        "card": None if view["conflict"] is None else drawn(look, look.get("conflict", view["conflict"])),
        "left": view["conflicts_left"],
        "fallen": [look.called(look.get("conflict", id)) for id in view["fallen"] if id],
        "fighters": sorted(fighters, key=lambda f: -f["strength"]),
    }


def drawn(look: Look, card: Conflict) -> Drawn:
    return {
        "id": card.id,
        "ref": card.ref,
        "name": look.called(card),
        "level": card.level,
        "roman": LEVELS[card.level],
        "location": look.called(look.get("space", card.location)) if card.location else "",
        "rewards": strips.rewards(card, look.lang),
        "told": look.told(card),
    }


def fighter(look: Look, p: PlayerFacts) -> Drawn:
    seat = p["seat"]
    ships = 0 if look.ix is None else look.ix["dreadnoughts"][seat]["conflict"]
    args = {"name": look.name(seat), "troops": p["conflict"], "strength": p["strength"]}
    told = (
        look.word("table-dune-fighter-ships", ships=ships, **args) if ships else look.word("table-dune-fighter", **args)
    )
    return {
        "seat": seat,
        "name": look.name(seat),
        "strength": p["strength"],
        "units": max(0, p["strength"] - p["swords"]),
        "swords": p["swords"],
        "troops": [f"troop-{seat}-{k}" for k in range(p["conflict"])],
        "ships": [f"ship-{seat}-{k}" for k in range(ships)],
        "told": told,
        "lit": {ref: look.lit[ref] for ref in (f"conflict-troops:{seat}", f"conflict-ships:{seat}") if ref in look.lit},
    }
