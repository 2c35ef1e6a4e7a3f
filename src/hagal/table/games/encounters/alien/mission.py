"""What players are here for in games with Aliens: Objectives with how far they are, the Location with its state, and
what lies in Operations."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hagal.games.encounters.alien.effects.hazards import DISARM
from hagal.games.encounters.alien.progress import progress
from hagal.games.encounters.alien.seen import alien_view
from hagal.table.games.encounters import cards, wilds
from hagal.table.games.encounters.alien import survivors
from hagal.table.games.encounters.hunted import mission
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]


def objectives(look: Look) -> list[Drawn]:
    found = mission.objectives(look)
    for one in found:
        if one["state"] != "now":
            continue
        done, needed = progress(look.view, look.get("objective", one["id"]), look.sight.components)
        if needed:
            one["progress"] = f"{done}/{needed}"
            one["told"] = f"{look.word('table-hive-progress', n=done, of=needed)}. {one['told']}"
    return found


def location(look: Look) -> Drawn:
    """With what it has set going: the Self-Destruct that runs, and the spaces of the HQ that are closed."""
    view, found = alien_view(look.view), mission.location(look)
    state = []
    if view["armed"]:
        found["hazards"][min(view["hazards"], len(found["hazards"])) - 1]["state"] = "now"
        told = look.word("table-hive-armed-at", room=look.space(view["armed"]))
        state.append({"icon": "armed", "text": told, "price": (look.sight.options["self_destruct"], DISARM)})
    if view["closed"]:
        told = look.word("table-hive-closed", n=len(view["closed"]))
        state.append({"icon": "closed", "text": told, "price": ()})
    return {**found, "state": state}


def operations(look: Look) -> list[Drawn]:
    """Tasks and what was found; characters and Avatars that are held captive."""
    counted = Counter(id for id in look.view["operations"] if id)
    found = [{**lying(look, id), "n": n} for id, n in counted.items()]
    return found + survivors.captives(look)


def lying(look: Look, id: str) -> Drawn:
    return captive(look, id) if look.card(id).character else wilds.task(look, id)


def captive(look: Look, id: str) -> Drawn:
    """A character that was taken to Operations: whoever pays for it gains it (PR-320)."""
    drawn = cards.character(look, look.card(id))
    told = f"{look.word('table-hive-taken', n=drawn['cost'])}. {drawn['told']}"
    more = {"ref": f"task:{id}", "kind": "captive", "icon": "captive", "why": f"ransom {id}", "told": told}
    return {**drawn, **more, "move": f"captive:{id}", "of": "", "to": ""}
