"""What somebody may have in mind who names only a component of Legendary Encounters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hagal.games.encounters.alien.names import FACEHUGGER
from hagal.games.encounters.alien.seen import AlienView, hive_of
from hagal.games.encounters.hunters.seen import HuntersView, hunt_of
from hagal.games.encounters.seen import EncountersView, encounters_view
from hagal.kernel.term import Component


def wishes(component: Component, view: Mapping[str, Any], seat: int) -> list[str]:
    """Keys: play or recruit a character, fight an enemy where it lies, work on a task, be an Avatar."""
    seen, hunt, hive = encounters_view(view), hunt_of(view), hive_of(view)
    if component.kind == "character":
        places: list[tuple[str, Sequence[str | None]]] = [
            ("play", seen["players"][seat]["hand"]),
            ("copy", seen["offers"]),
            ("recruit", seen["hq"]),
        ]
        if hive is not None:
            places += [("ransom", seen["operations"]), ("fight", [foe["card"] for foe in seen["combat"]])]
        return [f"{word} {component.id}" for word, zone in places if component.id in zone] or [f"play {component.id}"]
    if component.kind == "enemy":
        return [*enemy(component.id, seen), *([] if hive is None else alien(component.id, hive))]
    if hunt is not None and component.kind in HUNTERS:
        return HUNTERS[component.kind](component.id, hunt)
    if hive is not None and component.kind == "avatar":
        seats = [p["seat"] for p in seen["players"] if p["avatar"] == component.id]
        return [f"free {other}" for other in seats] or [f"avatar {component.id}"]
    return [f"avatar {component.id}"] if component.kind == "avatar" else []


def enemy(id: str, view: EncountersView) -> list[str]:
    """Where such a card lies open, as far as the seat knows."""
    spaces = [f"fight {space['space']}" for space in view["wilds"] if space["face_up"] and space["card"] == id]
    combat = [f"fight {id}"] if any(entry["card"] == id for entry in view["combat"]) else []
    tasks = [*view["operations"], *(card for space in view["wilds"] for card in space["attached"])]
    hazards = [] if hunt_of(view) is None else [word.replace("fight ", "evade ") for word in spaces]
    return [*spaces, *hazards, *combat, *([f"do {id}"] if id in tasks else [])]


def alien(id: str, seen: AlienView) -> list[str]:
    """A Facehugger where one sits, and the Self-Destruct that runs."""
    if id == FACEHUGGER:
        return [f"fight {id} {seat}" for seat, one in enumerate(seen["survivors"]) if one["facehuggers"]]
    lies = [space["card"] for space in seen["wilds"] if space["space"] == seen["armed"]]
    return ["disarm"] if id in lies else []


def trap(id: str, view: HuntersView) -> list[str]:
    """In front of whom it lies."""
    return [f"remove {seat} {id}" for seat, hunter in enumerate(view["hunters"]) if id in hunter["traps"]]


def strike(id: str, view: HuntersView) -> list[str]:
    """Beside whom it lies."""
    return [f"mend {p['seat']} {id}" for p in view["players"] if id in p["wounds"]]


def predator(id: str, view: HuntersView) -> list[str]:
    """To be that one, or to duel with whoever is."""
    duels = [f"duel {p['seat']}" for p in view["players"] if p["avatar"] == id]
    return duels or [f"avatar {id}"]


HUNTERS = {"trap": trap, "strike": strike, "avatar": predator}
"""What only Hunters knows to do with a kind of component."""
