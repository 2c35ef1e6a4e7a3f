"""What players are here for in games with Aliens: Objectives with how far they are, the Location with its state, and
what lies in Operations."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hagal.games.encounters.alien.effects.goals import BROTHER, BrothersSettled, Died, Gathered, GunsPlaced, NoClones
from hagal.games.encounters.alien.seen import alien_view
from hagal.games.encounters.components import Objective
from hagal.games.encounters.names import STAGES
from hagal.table.games.encounters import cards, wilds
from hagal.table.games.encounters.alien import survivors
from hagal.table.games.encounters.hunted import mission
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]
Progress = tuple[int, int]
"""So much of so much."""


def objectives(look: Look) -> list[Drawn]:
    found = mission.objectives(look)
    for one in found:
        done, needed = progress(look, look.get("objective", one["id"])) if one["state"] == "now" else (0, 0)
        if needed:
            one["progress"] = f"{done}/{needed}"
            one["told"] = f"{look.word('table-hive-progress', n=done, of=needed)}. {one['told']}"
    return found


def progress(look: Look, objective: Objective) -> Progress:
    """How far the current Objective is, where it counts something: from what all see and have seen."""
    view, goal = alien_view(look.view), objective.auto
    if isinstance(goal, Gathered | Died):
        return min(goal.n, view["tally"].count(goal.id)), goal.n
    if isinstance(goal, GunsPlaced):
        spaces = [[look.get("enemy", id) for id in space["attached"] if id] for space in view["wilds"]]
        return min(goal.n, sum(any(card.gun for card in space) for space in spaces)), goal.n
    if isinstance(goal, BrothersSettled):
        saved = sum(len(one["saved"]) for one in view["survivors"])
        return min(goal.n, saved + view["tally"].count(BROTHER)), goal.n
    if isinstance(goal, NoClones):
        left = sum(look.card(foe["card"]).character for foe in view["combat"])
        return max(0, STAGES - left), max(STAGES, left)
    finals = [card for card in enemies(look) if card.final and card.deck == objective.id]
    if len(finals) > 1 and objective.stage == STAGES:
        return sum(card.id in view["tally"] for card in finals), len(finals)
    return 0, 0


def enemies(look: Look) -> list[Any]:
    return [card for card in look.sight.components.values() if card.kind == "enemy"]


def location(look: Look) -> Drawn:
    """With what it has set going: the Self-Destruct that runs, and the spaces of the HQ that are closed."""
    view, found = alien_view(look.view), mission.location(look)
    state = []
    if view["armed"]:
        found["hazards"][min(view["hazards"], len(found["hazards"])) - 1]["state"] = "now"
        state.append({"icon": "armed", "text": look.word("table-hive-armed-at", room=look.space(view["armed"]))})
    if view["closed"]:
        state.append({"icon": "closed", "text": look.word("table-hive-closed", n=len(view["closed"]))})
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
