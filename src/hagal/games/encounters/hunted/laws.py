"""Laws of Hunted on top of those of every mode."""

from __future__ import annotations

from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import EVENT, STAGES
from hagal.games.encounters.state import Encounters
from hagal.kernel.laws import Broken
from hagal.kernel.rules import Laws


def one_objective_is_current(s: Encounters) -> None:
    if not 0 <= mission(s).current < STAGES:
        raise Broken(f"there is no Objective number {mission(s).stage}")


def all_marks(s: Encounters) -> None:
    """Marks come from Hazards and Events: with none revealed nobody is marked (PR-067). Cards of packs mark, too."""
    if s.rules.packs:
        return
    seen = mission(s).hazards + sum(
        1 for zone in (s.out, s.operations, s.combat, *s.wilds) for i in zone if s.face[i].type == EVENT
    )
    if not seen and not s.dead_enemies and any(p.marks for p in s.players):
        raise Broken("somebody is marked though nothing has marked him")


LAWS = Laws([one_objective_is_current], [all_marks])
