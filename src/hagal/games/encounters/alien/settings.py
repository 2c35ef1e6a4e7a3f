"""The options of Alien: those of cooperative modes, and a reading for each point that the rules leave open."""

from __future__ import annotations

from hagal.games.encounters.coop import settings as coop
from hagal.games.encounters.coop.settings import Known
from hagal.kernel.setting import Setting

READINGS: dict[str, Setting] = {
    "fourth_hazard": Setting("repeat", ("repeat", "nothing")),
    "facehugger_window": Setting("own", ("own", "now")),
    "solo_facehugger": Setting("next_turn", ("next_turn", "this_turn")),
    "second_chestburster": Setting(False, (False, True)),
    "orphan_facehugger": Setting("dies", ("dies", "jumps")),
    "self_destruct": Setting("recruit", ("recruit", "attack")),
    "cocooned": Setting("recruit", ("recruit", "attack")),
    "lost_icon": Setting("recruit", ("recruit", "attack")),
    "failed_clone": Setting("attack", ("attack", "recruit")),
    "escaped": Setting("combat", ("combat", "one")),
    "stowaway": Setting(5, (5, 3)),
}
"""docs/rules/open-questions.md has the questions."""


def settings(everything: Known) -> dict[str, Setting]:
    return {
        **coop.settings(everything),
        "drones": Setting(0, (0, -2, -1, 1, 2, 3)),
        "complex": Setting(0, (0, 1, 2, 3, 4, 5)),
        **READINGS,
    }
