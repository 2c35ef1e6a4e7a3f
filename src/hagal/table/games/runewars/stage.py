"""The stage above the map: a battle or a duel, while there is one."""

from __future__ import annotations

from typing import Any

from hagal.table.games.runewars.look import Look

Drawn = dict[str, Any]


def stage(look: Look) -> Drawn | None:
    battle = look.view["battle"]
    if battle is None:
        return None
    return {"area": look.called(look.get("area", battle["area"])), "round": battle["round"]}
