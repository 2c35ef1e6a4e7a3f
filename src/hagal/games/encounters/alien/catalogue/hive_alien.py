"""The Hive of Alien: The S.O.S., No One Can Hear You Scream, A Perfect Organism.

How many copies of each face there are is known for every deck, and so are the names that the rulebook prints. Health
and texts are ours; cards with a name of ours, too, have ids such as `scream_a`. They are written to what is known: Eggs
can die through Events, Ash cannot simply be fought, and the Seal closes the Ventilation Shafts.
"""

from __future__ import annotations

from hagal.games.encounters.alien.declare import final, hive, known, surprises
from hagal.games.encounters.alien.effects import dies, find, finish, hatch
from hagal.games.encounters.components import Task
from hagal.games.encounters.effects import (
    add_enemies,
    defeat,
    discard,
    discard_random,
    each,
    strike,
    to_operations,
    unless,
)
from hagal.games.encounters.names import IN_WILDS, SURVIVAL, TASK, TECH, UNDERGROUND
from hagal.games.encounters.ongoing import ScansDearer

SOS, SCREAM, ORGANISM = "the_sos", "no_one_can_hear_you_scream", "a_perfect_organism"
SOS_CARD = "sos"

THE_SOS = (
    known("Egg", deck=SOS, stage=1, count=4, health=2, at_events=(dies, hatch(1)), strike=(dies, hatch(1))),
    known("S.O.S.", id=SOS_CARD, deck=SOS, stage=1, count=2, type=TASK, honor=1, reveal=find, ours=("name",)),
    *surprises(SOS),
)

NO_ONE_CAN_HEAR_YOU_SCREAM = (
    known("Ash", deck=SCREAM, stage=2, health=5, after=TECH, strike=discard(1)),
    hive(
        *("Movement on the Tracker",),
        **{"id": "scream_a", "deck": SCREAM, "stage": 2, "count": 3, "health": 5},
        ongoing=(ScansDearer(1, IN_WILDS),),
        reveal=discard_random(1),
    ),
    hive(
        *("Something in the Vents",),
        **{"id": "scream_b", "deck": SCREAM, "stage": 2, "count": 3, "health": 6, "runner": True},
        death=unless(TECH, add_enemies(1)),
    ),
    known(
        *("Ventilation Seal",),
        **{"deck": SCREAM, "stage": 2, "type": TASK, "honor": 2, "ours": ("price", "text")},
        reveal=to_operations,
        task=Task(2, (finish(2),), recruit=6, clear=UNDERGROUND),
    ),
    *surprises(SCREAM),
)

A_PERFECT_ORGANISM = (
    final("Perfect Organism", deck=ORGANISM, stage=3, honor=5, health=11, double=True),
    hive(
        *("Flame Unit",),
        **{"id": "organism_a", "deck": ORGANISM, "stage": 3, "type": TASK},
        reveal=to_operations,
        task=Task(3, (defeat(7),), recruit=4),
    ),
    hive(
        *("Molecular Acid",),
        **{"id": "organism_b", "deck": ORGANISM, "stage": 3, "health": 7},
        death=each(unless(SURVIVAL, strike(1))),
    ),
    hive("Shed Skin", id="organism_c", deck=ORGANISM, stage=3, count=4, health=6, strike=discard(1)),
    hive("Unseen Hunter", id="organism_d", deck=ORGANISM, stage=3, count=3, health=7, runner=True, reveal=strike(1)),
    *surprises(ORGANISM),
)

HIVE = (*THE_SOS, *NO_ONE_CAN_HEAR_YOU_SCREAM, *A_PERFECT_ORGANISM)
