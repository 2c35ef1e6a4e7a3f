"""What the base game has of tactics cards: components, options, and what the Revised Edition changes in them."""

from __future__ import annotations

from typing import Any

from hagal.games.kit.declare import REPORTED
from hagal.games.runewars.catalogue.tactics import TACTICS, tactic
from hagal.games.runewars.tactics import battle
from hagal.kernel.setting import Setting
from hagal.kernel.step import Step
from hagal.kernel.term import Component, Push

STEPS: dict[str, Step[Any]] = {}
COMPONENTS: tuple[Component, ...] = TACTICS
MOMENTS: dict[str, Push] = {"battle_won": battle.give_prize}
SETTINGS: dict[str, Setting] = {"tactical_retreat": Setting("standing", ("standing", "routed"))}

REVISED_COMPONENTS: tuple[Component, ...] = (
    tactic("Ambush", "quest", battle.LayAmbush(2), origin=REPORTED, ours=("count", "effects")),
)
"""Ambush can be played in the quest phase only (RWR-012)."""
