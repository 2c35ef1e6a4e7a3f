"""The Hive of Alien 3: Where Are The Brothers?, The Beast is Out There, Nobody Can Stop It.

As in `hive_alien`: copies and the names that sources give are known, health and texts are ours. The Xenomorph Runner
runs, there are four of them, in which of the three decks is not known. Missing Brothers can be saved and can die.
Events come to lie on the Beast, and each has to be paid for before it dies.
"""

from __future__ import annotations

from hagal.games.encounters.alien.declare import final, hive, known, surprises
from hagal.games.encounters.alien.effects import appear, install, save
from hagal.games.encounters.components import HERE, Task
from hagal.games.encounters.effects import defeat, discard, discard_random, kill_hq, to_operations, unless
from hagal.games.encounters.names import LEADERSHIP, TASK
from hagal.games.encounters.ongoing import CharactersDearer

BROTHERS, OUT_THERE, NOBODY = "where_are_the_brothers", "the_beast_is_out_there", "nobody_can_stop_it"

WHERE_ARE_THE_BROTHERS = (
    known(
        *("Missing Brother",),
        **{"deck": BROTHERS, "stage": 1, "count": 2, "type": TASK, "ours": ("price", "text")},
        reveal=appear,
        task=Task(1, (save,), recruit=3, clear=HERE),
    ),
    known("Xenomorph Runner", deck=BROTHERS, stage=1, count=4, health=3, runner=True, ours=("deck", "health")),
    *surprises(BROTHERS),
)

THE_BEAST_IS_OUT_THERE = (
    hive(
        *("Ambush in the Tunnel",),
        **{"id": "out_there_a", "deck": OUT_THERE, "stage": 2, "count": 3, "health": 6},
        reveal=discard_random(1),
    ),
    known(
        *("Bishop's Head",),
        **{"deck": OUT_THERE, "stage": 2, "type": TASK, "honor": 2, "ours": ("price", "text")},
        reveal=to_operations,
        task=Task(2, (install(2),), recruit=6),
    ),
    hive(
        *("Warm-Blooded Prey",),
        **{"id": "out_there_b", "deck": OUT_THERE, "stage": 2, "count": 4, "health": 5, "runner": True},
        death=unless(LEADERSHIP, kill_hq(1)),
    ),
    *surprises(OUT_THERE),
)

NOBODY_CAN_STOP_IT = (
    final("Beast", deck=NOBODY, stage=3, health=10, runner=True, double=True, ours=("name", "health", "text")),
    hive(
        *("Company Men",),
        **{"id": "nobody_a", "deck": NOBODY, "stage": 3, "health": 6},
        ongoing=(CharactersDearer(1),),
        strike=discard(1),
    ),
    hive(
        *("Molten Lead",),
        **{"id": "nobody_b", "deck": NOBODY, "stage": 3, "type": TASK},
        reveal=to_operations,
        task=Task(3, (defeat(8),), recruit=5),
    ),
    hive("Claws from Above", id="nobody_c", deck=NOBODY, stage=3, count=3, health=6, double=True),
    hive("Sprinting Shadow", id="nobody_d", deck=NOBODY, stage=3, count=4, health=5, runner=True, strike=discard(1)),
    *surprises(NOBODY),
)

HIVE = (*WHERE_ARE_THE_BROTHERS, *THE_BEAST_IS_OUT_THERE, *NOBODY_CAN_STOP_IT)
