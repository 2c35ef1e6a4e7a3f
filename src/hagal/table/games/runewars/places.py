"""The places of the board of Runewars in a small window, and what one has."""

from __future__ import annotations

from typing import Any

from hagal.table.games.board.places import BOARD, HAND, LOG, PLAYERS, Good, Places
from hagal.table.games.runewars.look import Look

PLACES = Places(
    ((HAND, "small-own"), (BOARD, "small-map"), (PLAYERS, "small-players"), (LOG, "small-log")),
    {
        **dict.fromkeys(("order", "tactic", "quest", "objective", "hero", "reward", "dial", "influence"), HAND),
        **dict.fromkeys(("area", "units", "routed", "place", "turn", "tile", "way", "unit", "fate", "duel"), BOARD),
        "faction": PLAYERS,
    },
    dict.fromkeys(("maneuver_from", "send_hero", "hero_step"), BOARD),
)


def goods(look: Look, mine: dict[str, Any] | None) -> list[Good]:
    if mine is None:
        return []
    found: list[Good] = [(dial["id"], dial["n"], str(dial["told"])) for dial in mine["dials"]]
    n = mine["influence"]
    return [*found, ("influence", n, look.word("table-runewars-influence", n=n))]
