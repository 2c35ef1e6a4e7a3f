"""How far the Objectives of Alien are, told from what all see and have seen: for whoever shows a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.games.encounters.alien.effects.goals import BROTHER, BrothersSettled, Died, Gathered, GunsPlaced, NoClones
from hagal.games.encounters.alien.seen import alien_view
from hagal.games.encounters.components import Objective
from hagal.games.encounters.names import STAGES
from hagal.kernel.term import Component

Progress = tuple[int, int]
"""So much of so much; (0, 0) where nothing is counted."""
CLONES = 3
"""So many Failed Clones there are at first (PR-331)."""


def progress(view: Mapping[str, Any], objective: Objective, components: Mapping[str, Component]) -> Progress:
    seen, goal = alien_view(view), objective.auto
    if isinstance(goal, Gathered | Died):
        return min(goal.n, seen["tally"].count(goal.id)), goal.n
    if isinstance(goal, GunsPlaced):
        rooms = [[components[f"enemy:{id}"] for id in space["attached"] if id] for space in seen["wilds"]]
        return min(goal.n, sum(any(getattr(card, "gun", 0) for card in room) for room in rooms)), goal.n
    if isinstance(goal, BrothersSettled):
        saved = sum(len(one["saved"]) for one in seen["survivors"])
        return min(goal.n, saved + seen["tally"].count(BROTHER)), goal.n
    if isinstance(goal, NoClones):
        left = sum(f"character:{foe['card']}" in components for foe in seen["combat"])
        return max(0, CLONES - left), max(CLONES, left)
    finals = final_enemies(objective, components) if objective.stage == STAGES else []
    return (sum(id in seen["tally"] for id in finals), len(finals)) if len(finals) > 1 else (0, 0)


def final_enemies(objective: Objective, components: Mapping[str, Component]) -> list[str]:
    """Those that have to die for the last Objective (AL-004, PR-332)."""
    cards: list[Any] = [card for card in components.values() if card.kind == "enemy"]
    return [card.id for card in cards if card.final and card.deck == objective.id]
