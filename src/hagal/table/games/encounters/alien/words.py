"""What things are called on the mat of Alien that all modes have: the same rules with other names (PR-182, PR-291)."""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue.starters import SERGEANTS as SERGEANT_CARDS
from hagal.games.encounters.names import ROOMS

PREDATOR_MAT, ALIEN_MAT = "predator", "alien"
"""As the option has them."""
SERGEANTS = "sergeants"
SERGEANT = SERGEANT_CARDS[0].id

WORDS = {
    **{
        f"table-encounters-space-{room.replace('_', '-')}": f"table-hive-space-{room.replace('_', '-')}"
        for room in ROOMS
    },
    "table-encounters-small-wilds": "table-hive-small-complex",
    "table-encounters-end-lost": "table-hive-end-lost",
    "table-encounters-enemies": "table-hive-hive",
    "table-encounters-enemy-deck": "table-hive-hive-deck",
    "table-encounters-legend-teams": "table-hive-legend-crews",
    "table-encounters-phase-enemy": "table-hive-phase",
    "table-encounters-wilds": "table-hive-complex",
}
"""Messages, each with the one that is said in its place on the mat of Alien."""

HUNT_WORDS = {
    "table-encounters-honor-card": "table-hive-trophies-card",
    "table-encounters-icon-hazard": "table-encounters-icon-hazard",
    "table-encounters-last-deck": "table-hive-drones-left",
    "table-encounters-out": "table-encounters-out",
    "table-encounters-over-escaped": "table-hive-over-escaped",
    "table-encounters-over-ultimate": "table-hive-over-ultimate",
    "table-encounters-trophies-card": "table-hive-trophies-card",
}
"""The same where Predators hunt Aliens, over what Hunters calls otherwise."""

SERGEANT_WORDS = {
    "table-encounters-icon-officer": "table-hive-icon-sergeant",
    "table-encounters-officer": "table-hive-sergeant",
    "table-encounters-officers": "table-hive-sergeants",
}
"""The same where Sergeants stand in the place of Officers."""

DECK_WORDS = {
    "table-hive-end-out": "table-hive-end-out-deck",
    "table-hive-icon-gun": "table-hive-icon-gun-space",
    "table-hive-icon-xenomorph": "table-hive-icon-xenomorph-deck",
}
"""What is said of Aliens, and otherwise in a mix on the mat of Predator."""
