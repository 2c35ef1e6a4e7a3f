"""Laws of the cooperative modes on top of those of every mode."""

from __future__ import annotations

from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import STAGES
from hagal.games.encounters.state import Encounters
from hagal.kernel.laws import Broken


def one_objective_is_current(s: Encounters) -> None:
    if not 0 <= mission(s).current < STAGES:
        raise Broken(f"there is no Objective number {mission(s).stage}")


def the_dead_are_healed(s: Encounters) -> None:
    """The Strikes of a dead player go to the discard (PR-080, AL-100)."""
    for p in s.players:
        if p.dead and p.wounds:
            raise Broken(f"seat {p.seat} is dead and still has Strikes")
