"""The Hive of Alien: The S.O.S., No One Can Hear You Scream, A Perfect Organism.

How many copies of each face there are is known for every deck, and so are the names that the rulebook prints. Health
and texts are ours; cards with a name of ours, too, have ids such as `scream_a`. They are written to what is known: Eggs
can die through Events, Ash cannot simply be fought, and the Seal closes the Ventilation Shafts.
"""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue.finals import ORGANISM, THE_ORGANISM
from hagal.games.encounters.alien.declare import Deck
from hagal.games.encounters.alien.effects import dies, find, finish, hatch
from hagal.games.encounters.components import Task
from hagal.games.encounters.effects import (
    defeat,
    discard,
    discard_random,
    each,
    strike,
    to_operations,
    unless,
)
from hagal.games.encounters.names import IN_WILDS, SURVIVAL, TASK, TECH
from hagal.games.encounters.ongoing import ScansDearer

SOS, SCREAM = "the_sos", "no_one_can_hear_you_scream"
SOS_CARD = "sos"

sos = Deck(SOS, 1)
scream = Deck(SCREAM, 2, "scream")
organism = Deck(ORGANISM, 3, "organism")

THE_SOS = (
    sos.known("Egg", 4, 1, at_events=(dies, hatch(1)), strike=(dies, hatch(1))),
    sos.known("S.O.S.", 2, id=SOS_CARD, type=TASK, honor=1, reveal=find, ours=("name",)),
    *sos.surprises(),
)

NO_ONE_CAN_HEAR_YOU_SCREAM = (
    scream.known("Ash", 1, 4, after=TECH, strike=discard(1)),
    scream.stand_in(
        "a", "Movement on the Tracker", 3, 3, ongoing=(ScansDearer(1, IN_WILDS),), reveal=discard_random(1)
    ),
    scream.stand_in("b", "Something in the Vents", 3, 4, runner=True, death=unless(TECH, discard(1))),
    scream.known(
        "Ventilation Seal",
        type=TASK,
        honor=2,
        reveal=to_operations,
        task=Task(2, (finish(2),), recruit=4),
        ours=("price", "text"),
    ),
    *scream.surprises(),
)

A_PERFECT_ORGANISM = (
    THE_ORGANISM,
    organism.stand_in("a", "Flame Unit", type=TASK, reveal=to_operations, task=Task(3, (defeat(7),), recruit=3)),
    organism.stand_in("b", "Molecular Acid", 1, 5, death=each(unless(SURVIVAL, strike(1)))),
    organism.stand_in("c", "Shed Skin", 4, 4, strike=discard(1)),
    organism.stand_in("d", "Unseen Hunter", 3, 4, runner=True, reveal=strike(1)),
    *organism.surprises(),
)

HIVE = (*THE_SOS, *NO_ONE_CAN_HEAR_YOU_SCREAM, *A_PERFECT_ORGANISM)
