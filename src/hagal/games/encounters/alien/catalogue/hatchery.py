"""The Hatchery: 9 Facehuggers and 5 Chestbursters (AL-021). That they are 9 and 5 is known, which is which follows from
the players: there are five. How strong a Facehugger is no source tells."""

from __future__ import annotations

from hagal.games.encounters.alien.declare import hive
from hagal.games.encounters.alien.effects import jump
from hagal.games.encounters.alien.names import HATCHERY
from hagal.games.encounters.names import PARASITE
from hagal.games.kit.declare import REPORTED

HATCHERY_CARDS = (
    hive("Facehugger", deck=HATCHERY, stage=1, count=9, health=3, reveal=jump, origin=REPORTED, ours=("health",)),
    hive("Chestburster", deck=HATCHERY, stage=1, count=5, type=PARASITE, origin=REPORTED),
)
