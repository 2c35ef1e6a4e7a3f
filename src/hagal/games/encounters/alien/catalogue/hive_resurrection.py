"""The Hive of Alien: Resurrection: Breakout, You're a Thing. A Construct., She'll Breed. You'll Die.

As in `hive_alien`: copies and the names that the rulebook prints are known, health and texts are ours. All that is said
of these enemies is that a starting deck has a hard time with them.
"""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue.finals import BREED, THE_CLONED_QUEEN, THE_NEWBORN
from hagal.games.encounters.alien.declare import Deck
from hagal.games.encounters.alien.effects import dies, hatch
from hagal.games.encounters.components import Task
from hagal.games.encounters.effects import defeat, discard, discard_random, each, strike, to_operations, unless
from hagal.games.encounters.names import STRENGTH, SURVIVAL, TASK

BREAKOUT, CONSTRUCT = "breakout", "youre_a_thing_a_construct"
CLONE = "xenomorph_clone"

breakout = Deck(BREAKOUT, 1, "breakout")
construct = Deck(CONSTRUCT, 2, "construct")
breed = Deck(BREED, 3, "breed")

BREAKOUT_DECK = (
    breakout.stand_in("a", "Caged Specimen", 3, 3, strike=discard(1)),
    breakout.known("Xenomorph Clone", 3, 3, death=unless(STRENGTH, strike(1))),
    *breakout.surprises(),
)

YOURE_A_THING_A_CONSTRUCT = (
    construct.stand_in("a", "Cryo-Stored Egg", 2, 2, at_events=(dies, hatch(1))),
    construct.stand_in("b", "Swimmer", 3, 3, runner=True),
    construct.stand_in("c", "Vat-Grown Warrior", 3, 4, strike=discard_random(1)),
    *construct.surprises(),
)

SHELL_BREED_YOULL_DIE = (
    THE_CLONED_QUEEN,
    THE_NEWBORN,
    breed.stand_in("a", "Breeding Pit", 1, 5, reveal=each(unless(SURVIVAL, strike(1)))),
    breed.stand_in("b", "Cracked Porthole", type=TASK, reveal=to_operations, task=Task(3, (defeat(8),), recruit=5)),
    breed.stand_in("c", "Brood Warrior", 3, 6, strike=discard(1)),
    breed.stand_in("d", "Spined Stalker", 3, 6, runner=True, reveal=discard_random(1)),
    *breed.surprises(),
)

HIVE = (*BREAKOUT_DECK, *YOURE_A_THING_A_CONSTRUCT, *SHELL_BREED_YOULL_DIE)
