"""What the base game has of battles: named rules, components, options; and what the Revised Edition changes in it."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.battle.end import BattleOver, EndOriginal, EndRevised
from hagal.games.runewars.battle.fight import Draw, Rounds, StartBattle
from hagal.games.runewars.battle.specials import ChosenWithdrawal, TheirWithdrawal
from hagal.games.runewars.battle.strength import Count, Strength, routed_hexagons
from hagal.games.runewars.battle.support import HeroSupport, SupportedDraw
from hagal.kernel.setting import Setting
from hagal.kernel.step import Step
from hagal.kernel.term import Component, Fold

STEPS: dict[str, Step[Any]] = {
    "battle": StartBattle(),
    "battle_rounds": Rounds(),
    "battle_draw": Draw(),
    "battle_strength": Strength(),
    "battle_count": Count(),
    "battle_end": EndOriginal(),
    "battle_over": BattleOver(),
    "word_of_vaal": TheirWithdrawal(),
}
COMPONENTS: tuple[Component, ...] = ()
SETTINGS: dict[str, Setting] = {
    "split_retreat": Setting("never", ("never", "may")),
    "odds": Setting("shown", ("shown", "hidden")),
}
"""`odds`: does the table tell everybody the chances of a battle before it begins? No rule asks for it."""

REVISED_STEPS: dict[str, Step[Any]] = {
    "battle_draw": SupportedDraw(),
    "battle_end": EndRevised(),
    "hero_support": HeroSupport(),
    "word_of_vaal": ChosenWithdrawal(),
}
REVISED_QUERIES: dict[str, Fold] = {"battle_units": routed_hexagons}
REVISED_MOMENTS: dict[str, str] = {"battle_support": "hero_support"}
"""RWR-007, RWR-008, RWR-014 and the order of the last steps (RW-143 to RW-146)."""
