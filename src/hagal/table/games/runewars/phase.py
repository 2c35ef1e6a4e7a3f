"""Where the game stands: the year and its season, whose turn it is, and how far the end is."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.names import SEASONS
from hagal.table.games.runewars.look import Look

Drawn = dict[str, Any]


def phase(look: Look) -> Drawn:
    view = look.view
    active = view["active"]
    return {
        "year": look.word("table-runewars-year", n=view["round"], last=view["last_year"]) if view["round"] > 0 else "",
        "season": view["season"] or "",
        "seasons": [{"id": id, "name": look.word(f"rw-{id}")} for id in SEASONS],
        "seat": active,
        "name": look.name(active) if active >= 0 else "",
    }
