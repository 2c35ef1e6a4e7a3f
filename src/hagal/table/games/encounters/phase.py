"""Where the game stands: the round and the phase of the turn."""

from __future__ import annotations

from typing import Any

from hagal.table.games.encounters.look import Look

PHASES = ("enemy", "action", "strike", "cleanup")


def phase(look: Look) -> dict[str, Any]:
    view = look.view
    now = "over" if look.sight.over else view["phase"] if view["phase"] in PHASES else "setup"
    return {
        "label": look.word("table-encounters-round", n=view["round"]),
        "now": now,
        "told": look.word(f"table-encounters-phase-{now}"),
        "chips": [{"id": id, "name": look.word(f"table-encounters-phase-{id}"), "on": id == now} for id in PHASES],
        "deadline": look.word("table-encounters-deadline", n=view["deadline"]) if view["deadline"] else "",
    }
