"""The mode Hunted as a module: its components, named rules, options and laws (PR-001, PR-003)."""

from __future__ import annotations

from hagal.games.encounters.coop.rules import QUERIES, STEPS
from hagal.games.encounters.coop.settings import Known
from hagal.games.encounters.hunted import setup
from hagal.games.encounters.hunted.catalogue.avatars import AVATARS, OFFICERS, ROLES
from hagal.games.encounters.hunted.catalogue.barracks import BARRACKS
from hagal.games.encounters.hunted.catalogue.enemies import ENEMIES
from hagal.games.encounters.hunted.catalogue.objectives import LOCATIONS, OBJECTIVES
from hagal.games.encounters.hunted.catalogue.strikes import STRIKES
from hagal.games.encounters.hunted.laws import ALONE, LAWS
from hagal.games.encounters.hunted.settings import NAME, settings
from hagal.kernel.rules import Module

COMPONENTS = (*ROLES, *OFFICERS, *BARRACKS, *AVATARS, *STRIKES, *ENEMIES, *OBJECTIVES, *LOCATIONS)


def hunted(everything: Known) -> Module:
    """The module; its options can name what is in any of the boxes and packs."""
    return Module(
        NAME,
        components=COMPONENTS,
        steps={**STEPS, "setup": setup.Setup(), "start": setup.Start()},
        queries=QUERIES,
        settings=settings(everything),
        laws=LAWS,
        cooperative=True,
    )


UNMIXED = Module("hunted-alone", needs=(NAME,), without=("alien",), laws=ALONE)
"""What holds of Hunted by itself."""

HUNTED = hunted(Known(COMPONENTS, setup.FILMS))
