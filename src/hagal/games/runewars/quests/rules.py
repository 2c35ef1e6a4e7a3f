"""What the base game has of heroes, quests and duels: named rules and components."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.quests.hiring import HeroLimit, HireHero
from hagal.kernel.step import Step
from hagal.kernel.term import Component

STEPS: dict[str, Step[Any]] = {"hire_hero": HireHero(), "hero_limit": HeroLimit()}
COMPONENTS: tuple[Component, ...] = ()
