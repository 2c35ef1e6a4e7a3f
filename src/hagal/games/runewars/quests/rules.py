"""What the base game has of heroes, quests and duels: named rules and components."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.catalogue.heroes import HEROES
from hagal.games.runewars.catalogue.quests import QUESTS
from hagal.games.runewars.catalogue.rewards import REWARDS
from hagal.games.runewars.quests.attempt import QuestDeed
from hagal.games.runewars.quests.duel import DuelEnd, DuelRound
from hagal.games.runewars.quests.hiring import HeroLimit, HireHero
from hagal.games.runewars.quests.phase import QuestPhase
from hagal.kernel.setting import Setting
from hagal.kernel.step import Step
from hagal.kernel.term import Component

STEPS: dict[str, Step[Any]] = {
    "hire_hero": HireHero(),
    "hero_limit": HeroLimit(),
    "quest_phase": QuestPhase(),
    "quest_deed": QuestDeed(),
    "duel_round": DuelRound(),
    "duel_end": DuelEnd(),
}
COMPONENTS: tuple[Component, ...] = (*HEROES, *REWARDS, *QUESTS)
SETTINGS: dict[str, Setting] = {
    "dropped_rewards": Setting("turn", ("turn", "entering")),  # OP-8: when a hero takes what the fallen left
    "quest_foes": Setting(
        "always", ("always", "supply")
    ),  # OP-21: is a duel quest fought without a figure of its unit?
}
