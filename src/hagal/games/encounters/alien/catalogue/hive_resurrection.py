"""The Hive of Alien: Resurrection: Breakout, You're a Thing. A Construct., She'll Breed. You'll Die.

As in `hive_alien`: copies and the names that the rulebook prints are known, health and texts are ours. All that is said
of these enemies is that a starting deck has a hard time with them.
"""

from __future__ import annotations

from hagal.games.encounters.alien.declare import final, hive, known, surprises
from hagal.games.encounters.alien.effects import dies, hatch
from hagal.games.encounters.components import Task
from hagal.games.encounters.effects import defeat, discard, discard_random, each, strike, to_operations, unless
from hagal.games.encounters.names import STRENGTH, SURVIVAL, TASK

BREAKOUT, CONSTRUCT, BREED = "breakout", "youre_a_thing_a_construct", "shell_breed_youll_die"
CLONE = "xenomorph_clone"

BREAKOUT_DECK = (
    hive("Caged Specimen", id="breakout_a", deck=BREAKOUT, stage=1, count=3, health=4, strike=discard(1)),
    known("Xenomorph Clone", deck=BREAKOUT, stage=1, count=3, health=5, death=unless(STRENGTH, strike(1))),
    *surprises(BREAKOUT),
)

YOURE_A_THING_A_CONSTRUCT = (
    hive(
        *("Cryo-Stored Egg",),
        **{"id": "construct_a", "deck": CONSTRUCT, "stage": 2, "count": 2, "health": 4},
        at_events=(dies, hatch(1)),
    ),
    hive("Swimmer", id="construct_b", deck=CONSTRUCT, stage=2, count=3, health=7, runner=True),
    hive("Vat-Grown Warrior", id="construct_c", deck=CONSTRUCT, stage=2, count=3, health=7, strike=discard_random(1)),
    *surprises(CONSTRUCT),
)

SHELL_BREED_YOULL_DIE = (
    final("Cloned Queen", deck=BREED, stage=3, honor=5, health=11, strike=hatch(1)),
    final("Newborn", deck=BREED, stage=3, honor=5, health=12, double=True),
    hive(
        *("Breeding Pit",),
        **{"id": "breed_a", "deck": BREED, "stage": 3, "health": 6},
        reveal=each(unless(SURVIVAL, strike(1))),
    ),
    hive(
        *("Cracked Porthole",),
        **{"id": "breed_b", "deck": BREED, "stage": 3, "type": TASK},
        reveal=to_operations,
        task=Task(3, (defeat(8),), recruit=5),
    ),
    hive("Brood Warrior", id="breed_c", deck=BREED, stage=3, count=3, health=7, strike=discard(1)),
    hive("Spined Stalker", id="breed_d", deck=BREED, stage=3, count=3, health=7, runner=True, reveal=discard_random(1)),
    *surprises(BREED),
)

HIVE = (*BREAKOUT_DECK, *YOURE_A_THING_A_CONSTRUCT, *SHELL_BREED_YOULL_DIE)
