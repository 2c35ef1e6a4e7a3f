"""What each type of units does for a special icon (RW-130), and the defensive developments (RW-141)."""

from __future__ import annotations

from typing import Any

from hagal.kernel.step import Step

BOWMAN: Step[Any] = Step()
FOOTMAN: Step[Any] = Step()
KNIGHT: Step[Any] = Step()
SIEGE_TOWER: Step[Any] = Step()
ARCHER: Step[Any] = Step()
PEGASUS_RIDER: Step[Any] = Step()
SORCERESS: Step[Any] = Step()
WARRIOR: Step[Any] = Step()
REANIMATE: Step[Any] = Step()
SKELETON_ARCHER: Step[Any] = Step()
NECROMANCER: Step[Any] = Step()
DARK_KNIGHT: Step[Any] = Step()
BERSERKER: Step[Any] = Step()
FLESH_RIPPER: Step[Any] = Step()
WARLOCK: Step[Any] = Step()
CHAOS_LORD: Step[Any] = Step()
BEASTMAN: Step[Any] = Step()
DRAGON: Step[Any] = Step()
GIANT: Step[Any] = Step()
HELLHOUND: Step[Any] = Step()
RAZORWING: Step[Any] = Step()
SORCERER: Step[Any] = Step()
REINFORCED_WALLS: Step[Any] = Step()
PROTECTIVE_WARDS: Step[Any] = Step()
CURSED_TOMB: Step[Any] = Step()
HUNGRY_SPAWN: Step[Any] = Step()
