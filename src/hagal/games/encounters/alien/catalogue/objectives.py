"""The Objectives of Alien, with their Events in the updated version (AL-066, AL-067, PR-310 to PR-332)."""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue.hive_alien import ORGANISM, SCREAM, SOS
from hagal.games.encounters.alien.effects import foremost_to_combat, gathered
from hagal.games.encounters.declare import objective
from hagal.games.encounters.effects import add_enemies, discard_random, each, strike
from hagal.games.kit.declare import OFFICIAL

OBJECTIVES = (
    objective(
        *("The S.O.S.",),
        **{"id": SOS, "stage": 1, "film": "alien", "event_title": "Rough Landing", "origin": OFFICIAL},
        event=each(strike(1)),
        auto=gathered(SOS, 2),
    ),
    objective(
        *("No One Can Hear You Scream",),
        **{"id": SCREAM, "stage": 2, "film": "alien", "event_title": "People Are Disappearing", "origin": OFFICIAL},
        event=each(discard_random(2)),
    ),
    objective(
        *("A Perfect Organism",),
        **{"id": ORGANISM, "stage": 3, "film": "alien", "event_title": "It's Hunting Us", "origin": OFFICIAL},
        event=(foremost_to_combat, add_enemies(1)),
    ),
)
