"""The four influence tracks with everybody's markers and the Alliances."""

from __future__ import annotations

from typing import Any

from hagal.games.dune.names import FACTIONS, FRIENDSHIP, MAX_INFLUENCE
from hagal.table.games.dune.look import Look
from hagal.table.games.dune.strips import piece

ALLIANCE = 4
BONUS = {
    "emperor": piece("troop", "2"),
    "spacing_guild": piece("solari", "3"),
    "bene_gesserit": piece("intrigue", "1"),
    "fremen": piece("water", "1"),
}
"""Printed at 4 on each track (DI-071)."""


def factions(look: Look) -> list[dict[str, Any]]:
    return [faction(look, k, id) for k, id in enumerate(FACTIONS)]


def faction(look: Look, number: int, id: str) -> dict[str, Any]:
    ally = look.view["alliances"][id]
    snooped = bool(look.ix and look.ix["snoopers"][number])
    levels = {p["seat"]: p["influence"][id] for p in look.players}
    cells = [
        {"level": level, "seats": [seat for seat, at in levels.items() if at == level]}
        for level in range(MAX_INFLUENCE + 1)
    ]
    standings = [look.word("table-dune-level", name=look.name(seat), n=n) for seat, n in levels.items()]
    if ally >= 0:
        standings.append(look.word("table-dune-alliance-of", name=look.name(ally)))
    return {
        "id": id,
        "ref": f"faction:{id}",
        "name": look.word(f"table-dune-faction-{id.replace('_', '-')}"),
        "cells": cells,
        "friendship": FRIENDSHIP,
        "alliance": ALLIANCE,
        "ally": ally,
        "bonus": BONUS[id],
        "snooper": FRIENDSHIP if snooped else -1,
        "told": "; ".join(standings),
    }
