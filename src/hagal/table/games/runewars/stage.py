"""The stage above the map: a battle, a duel, or fate cards of which one is chosen, while there is such a thing; what
the last one came to; and the odds before an attack."""

from __future__ import annotations

from typing import Any

from hagal.table.games.runewars import stage_battle, stage_duel, stage_fate, stage_odds
from hagal.table.games.runewars.look import Look

Drawn = dict[str, Any]


def stage(look: Look) -> Drawn | None:
    battle, duel = stage_battle.battle(look), stage_duel.duel(look)
    found = {
        "battle": battle,
        "duel": duel,
        "destinies": stage_fate.destinies(look) if battle is None and duel is None else None,
        "last": last(look) if battle is None and duel is None else None,
        "odds": stage_odds.odds(look),
    }
    return found if any(found.values()) else None


def last(look: Look) -> Drawn | None:
    """The one that was fought last."""
    found = [one for one in (stage_battle.result(look), stage_duel.result(look)) if one is not None]
    return max(found, key=lambda one: int(one["number"]), default=None)
