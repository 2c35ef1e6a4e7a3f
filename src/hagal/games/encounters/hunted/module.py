"""The mode Hunted as a module: its components, named rules, options and laws (PR-001, PR-003)."""

from __future__ import annotations

from collections.abc import Iterable

from hagal.games.encounters import tasks
from hagal.games.encounters.hunted import ending, objectives, setup, strikes, wilds
from hagal.games.encounters.hunted.catalogue.avatars import AVATARS, OFFICERS, ROLES
from hagal.games.encounters.hunted.catalogue.barracks import BARRACKS
from hagal.games.encounters.hunted.catalogue.enemies import ENEMIES
from hagal.games.encounters.hunted.catalogue.objectives import LOCATIONS, OBJECTIVES
from hagal.games.encounters.hunted.catalogue.strikes import STRIKES
from hagal.games.encounters.hunted.laws import LAWS
from hagal.games.encounters.hunted.settings import NAME, Known, settings
from hagal.kernel.rules import Module

COMPONENTS = (*ROLES, *OFFICERS, *BARRACKS, *AVATARS, *STRIKES, *ENEMIES, *OBJECTIVES, *LOCATIONS)


def hunted(packs: Iterable[Module] = ()) -> Module:
    """The module; its options can name what is in these packs, too."""
    known = Known([*COMPONENTS, *(component for pack in packs for component in pack.components)])
    return Module(
        NAME,
        components=COMPONENTS,
        steps={
            "setup": setup.Setup(),
            "start": setup.Start(),
            "begin_objective": objectives.BeginObjective(),
            "enemy_phase": wilds.EnemyPhase(),
            "renew_enemies": wilds.RenewEnemies(),
            "reveal": wilds.Reveal(),
            "kill": strikes.Kill(),
            "die": strikes.Die(),
            "time_up": ending.TimeUp(),
        },
        queries={
            "actions": tasks.offered,
            "why_not_action": tasks.why_not,
            "locked": objectives.locked,
            "outcome": ending.outcome,
        },
        settings=settings(known),
        check=known.check,
        laws=LAWS,
        cooperative=True,
    )


HUNTED = hunted()
