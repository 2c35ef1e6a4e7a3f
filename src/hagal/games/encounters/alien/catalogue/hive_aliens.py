"""The Hive of Aliens: The Lost Colony, They Mostly Come At Night, Who's Laying The Eggs?

As in `hive_alien`: copies and the names that the rulebook prints are known, health and texts are ours. Colonist Hosts
can die through Events, Sentry Guns stay in their rooms and give a bonus there.
"""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue.finals import EGGS, THE_QUEEN
from hagal.games.encounters.alien.declare import Deck
from hagal.games.encounters.alien.effects import dies, emplace, hatch
from hagal.games.encounters.components import Task
from hagal.games.encounters.effects import (
    add_enemies,
    discard,
    discard_top,
    each,
    scan,
    strike,
    to_operations,
    unless,
)
from hagal.games.encounters.names import IN_WILDS, SURVIVAL, TASK, TECH
from hagal.games.encounters.ongoing import ScansDearer, Tougher

COLONY, NIGHT = "the_lost_colony", "they_mostly_come_at_night"
HOST, QUEEN = "colonist_host", "queen"

colony = Deck(COLONY, 1, "colony")
night = Deck(NIGHT, 2, "night")
eggs = Deck(EGGS, 3, "eggs")

THE_LOST_COLONY = (
    colony.known("Colonist Host", 3, 2, at_events=(dies, add_enemies(1))),
    colony.stand_in("a", "Nest Warrior", 3, 2, death=discard_top),
    *colony.surprises(),
)

THEY_MOSTLY_COME_AT_NIGHT = (
    night.stand_in("a", "Acid Spray", 3, 5, death=unless(SURVIVAL, strike(1))),
    night.stand_in("b", "Crawler Under the Floor", 2, 4, ongoing=(ScansDearer(1, IN_WILDS),), strike=discard(1)),
    night.stand_in("c", "Motion Tracker", type=TASK, reveal=to_operations, task=Task(2, (scan(2),), recruit=2)),
    night.known(
        "Sentry Gun",
        2,
        type=TASK,
        gun=2,
        stays=True,
        reveal=to_operations,
        task=Task(2, (emplace,), recruit=3),
        ours=("price", "text"),
    ),
    *night.surprises(),
)

WHOS_LAYING_THE_EGGS = (
    THE_QUEEN,
    eggs.stand_in("a", "Egg Chamber", 1, 4, reveal=each(unless(TECH, hatch(1)))),
    eggs.stand_in("b", "Hive Warrior", 4, 4, strike=discard(1)),
    eggs.stand_in("c", "Royal Guard", 4, 5, ongoing=(Tougher(QUEEN, 1),)),
    *eggs.surprises(),
)

HIVE = (*THE_LOST_COLONY, *THEY_MOSTLY_COME_AT_NIGHT, *WHOS_LAYING_THE_EGGS)
