"""What things are called on the mat of Alien that all modes have."""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue.starters import SERGEANTS

SERGEANT = SERGEANTS[0].ref

WORDS = {
    "encounters-ended-lost": "encounters-ended-lost-alien",
    "encounters-enemies": "encounters-hive",
    "encounters-enemies-last": "encounters-hive-last",
    "encounters-phase-enemy": "encounters-phase-hive",
    "encounters-wilds": "encounters-complex",
}
"""Words of the terminal, each with the one that is said in its place on the mat of Alien."""

HUNT_WORDS = {
    "encounters-ended-escaped": "encounters-ended-escaped-alien",
    "encounters-honor-card": "encounters-honor-finds",
    "encounters-out": "encounters-out",
    "encounters-trophies-card": "encounters-trophies-finds",
}
"""The same where Predators hunt Aliens, over what Hunters calls otherwise."""

SERGEANT_WORDS = {"encounters-officer": "encounters-sergeant"}
"""The same where Sergeants stand in the place of Officers."""
