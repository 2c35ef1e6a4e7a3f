"""The mode Hunted as a module: its components, and the named rules that are its own (PR-001, PR-003)."""

from __future__ import annotations

from hagal.games.encounters import tasks
from hagal.games.encounters.hunted import ending, objectives, setup, strikes, wilds
from hagal.games.encounters.hunted.catalogue.avatars import AVATARS, OFFICERS, ROLES
from hagal.games.encounters.hunted.catalogue.barracks import BARRACKS
from hagal.games.encounters.hunted.catalogue.enemies import ENEMIES
from hagal.games.encounters.hunted.catalogue.objectives import LOCATIONS, OBJECTIVES
from hagal.games.encounters.hunted.catalogue.strikes import STRIKES
from hagal.kernel.rules import Module

NAME = "hunted"

HUNTED = Module(
    NAME,
    components=(*ROLES, *OFFICERS, *BARRACKS, *AVATARS, *STRIKES, *ENEMIES, *OBJECTIVES, *LOCATIONS),
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
    cooperative=True,
)
