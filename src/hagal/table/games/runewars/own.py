"""What the viewer has before it: orders, tactics, quests, the objective, heroes."""

from __future__ import annotations

from typing import Any

from hagal.table.games.runewars.look import Look

Drawn = dict[str, Any]


def own(look: Look) -> Drawn | None:
    if look.me is None:
        return None
    return {
        "seat": look.seat,
        "orders": [card(look, "order", id) for id in look.me["orders"]],
        "tactics": [card(look, "tactic", id) for id in look.me["tactics"] if id is not None],
    }


def card(look: Look, kind: str, id: str) -> Drawn:
    found = look.get(kind, id)
    return {"ref": found.ref, "name": look.called(found), "told": look.told(found)}
