"""The Hive of Alien 3: Where Are The Brothers?, The Beast is Out There, Nobody Can Stop It.

As in `hive_alien`: copies and the names that sources give are known, health and texts are ours. The Xenomorph Runner
runs, there are four of them, in which of the three decks is not known. Missing Brothers can be saved and can die.
Events come to lie on the Beast, and each has to be paid for before it dies.
"""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue.finals import NOBODY, THE_BEAST
from hagal.games.encounters.alien.declare import Deck
from hagal.games.encounters.alien.effects import appear, install, save
from hagal.games.encounters.components import HERE, Task
from hagal.games.encounters.effects import defeat, discard, discard_random, kill_hq, to_operations, unless
from hagal.games.encounters.names import LEADERSHIP, TASK
from hagal.games.encounters.ongoing import CharactersDearer

BROTHERS, OUT_THERE = "where_are_the_brothers", "the_beast_is_out_there"

brothers = Deck(BROTHERS, 1)
out_there = Deck(OUT_THERE, 2, "out_there")
nobody = Deck(NOBODY, 3, "nobody")

WHERE_ARE_THE_BROTHERS = (
    brothers.known(
        "Missing Brother",
        2,
        type=TASK,
        reveal=appear,
        task=Task(1, (save,), recruit=3, clear=HERE),
        ours=("price", "text"),
    ),
    brothers.known("Xenomorph Runner", 4, 2, runner=True, ours=("deck", "health")),
    *brothers.surprises(),
)

THE_BEAST_IS_OUT_THERE = (
    out_there.stand_in("a", "Ambush in the Tunnel", 3, 4, reveal=discard_random(1)),
    out_there.known(
        "Bishop's Head",
        type=TASK,
        honor=2,
        reveal=to_operations,
        task=Task(2, (install(2),), recruit=4),
        ours=("price", "text"),
    ),
    out_there.stand_in("b", "Warm-Blooded Prey", 4, 4, runner=True, death=unless(LEADERSHIP, kill_hq(1))),
    *out_there.surprises(),
)

NOBODY_CAN_STOP_IT = (
    THE_BEAST,
    nobody.stand_in("a", "Company Men", 1, 5, ongoing=(CharactersDearer(1),), strike=discard(1)),
    nobody.stand_in("b", "Molten Lead", type=TASK, reveal=to_operations, task=Task(3, (defeat(8),), recruit=5)),
    nobody.stand_in("c", "Claws from Above", 3, 6, double=True),
    nobody.stand_in("d", "Sprinting Shadow", 4, 5, runner=True, strike=discard(1)),
    *nobody.surprises(),
)

HIVE = (*WHERE_ARE_THE_BROTHERS, *THE_BEAST_IS_OUT_THERE, *NOBODY_CAN_STOP_IT)
