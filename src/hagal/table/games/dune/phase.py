"""Where the game stands: the round and its phase. The rules run makers and recall in one go; nobody is asked there."""

from __future__ import annotations

from typing import Any

from hagal.table.games.dune.look import Look

PHASES = ("start", "turns", "combat", "makers", "recall")


def phase(look: Look) -> dict[str, Any]:
    view = look.view
    now = current(look)
    rounds = view["round"] + view["conflicts_left"]
    return {
        "round": view["round"],
        "rounds": list(range(1, rounds + 1)),
        "now": now,
        "chips": [{"id": id, "name": look.word(f"table-dune-phase-{id}"), "on": id == now} for id in PHASES],
        "label": look.word("table-dune-round", n=view["round"], of=rounds),
        "told": look.word(f"table-dune-phase-{now}"),
        "first": look.name(view["first"]) if look.players else "",
    }


def current(look: Look) -> str:
    """Told from public facts: a Conflict lies open until it is fought, and players reveal before that."""
    view = look.view
    if look.sight.over:
        return "over"
    if view["round"] == 0:
        return "setup"
    if view["conflict"] is None:
        return "endgame"
    if view["active"] >= 0:
        return "turns"
    people = [p for p in look.players if not p["rival"]]
    return "combat" if people and all(p["revealed"] for p in people) else "start"
