"""The options of Hunted."""

from __future__ import annotations

from hagal.games.encounters.coop import settings as coop
from hagal.games.encounters.coop.settings import Known
from hagal.kernel.setting import Setting

NAME = "hunted"


def settings(everything: Known) -> dict[str, Setting]:
    return {
        **coop.settings(everything),
        "young_blood": Setting(0, (0, -2, -1, 1, 2, 3)),
        "wilds": Setting(0, (0, 1, 2, 3, 4, 5)),
    }
