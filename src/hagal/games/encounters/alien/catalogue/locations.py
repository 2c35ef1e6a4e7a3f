"""The Locations of Alien, with their Hazards in the updated version (AL-066, AL-067, PR-315 to PR-335)."""

from __future__ import annotations

from hagal.games.encounters.alien.effects import arm, hive_to_combat
from hagal.games.encounters.declare import location
from hagal.games.encounters.effects import add_enemies
from hagal.games.kit.declare import OFFICIAL

ICON = ("icon",)
"""An icon was lost: in which points a price is paid is our reading."""

LOCATIONS = (
    location(
        "The Nostromo",
        film="alien",
        titles=("Brought Something Back", "It's Loose", "Self-Destruct"),
        hazards=((add_enemies(3),), (hive_to_combat(2),), (arm,)),
        marks=False,
        origin=OFFICIAL,
        ours=ICON,
    ),
)
