"""The Hive of Aliens: The Lost Colony, They Mostly Come At Night, Who's Laying The Eggs?

As in `hive_alien`: copies and the names that the rulebook prints are known, health and texts are ours. Colonist Hosts
can die through Events, Sentry Guns stay in their rooms and give a bonus there.
"""

from __future__ import annotations

from hagal.games.encounters.alien.declare import final, hive, known, surprises
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

COLONY, NIGHT, EGGS = "the_lost_colony", "they_mostly_come_at_night", "whos_laying_the_eggs"
HOST, QUEEN = "colonist_host", "queen"

THE_LOST_COLONY = (
    known("Colonist Host", deck=COLONY, stage=1, count=3, health=3, at_events=(dies, add_enemies(1))),
    hive("Nest Warrior", id="colony_a", deck=COLONY, stage=1, count=3, health=3, death=discard_top),
    *surprises(COLONY),
)

THEY_MOSTLY_COME_AT_NIGHT = (
    hive(
        *("Acid Spray",),
        **{"id": "night_a", "deck": NIGHT, "stage": 2, "count": 3, "health": 6},
        death=unless(SURVIVAL, strike(1)),
    ),
    hive(
        *("Crawler Under the Floor",),
        **{"id": "night_b", "deck": NIGHT, "stage": 2, "count": 2, "health": 5},
        ongoing=(ScansDearer(1, IN_WILDS),),
        strike=discard(1),
    ),
    hive(
        *("Motion Tracker",),
        **{"id": "night_c", "deck": NIGHT, "stage": 2, "type": TASK},
        reveal=to_operations,
        task=Task(2, (scan(2),), recruit=2),
    ),
    known(
        *("Sentry Gun",),
        **{"deck": NIGHT, "stage": 2, "count": 2, "type": TASK, "gun": 2, "stays": True, "ours": ("price", "text")},
        reveal=to_operations,
        task=Task(2, (emplace,), recruit=3),
    ),
    *surprises(NIGHT),
)

WHOS_LAYING_THE_EGGS = (
    final("Queen", deck=EGGS, stage=3, honor=5, health=12, strike=hatch(1), ours=("name", "health", "text")),
    hive(
        *("Egg Chamber",),
        **{"id": "eggs_a", "deck": EGGS, "stage": 3, "health": 5},
        reveal=each(unless(TECH, hatch(1))),
    ),
    hive("Hive Warrior", id="eggs_b", deck=EGGS, stage=3, count=4, health=6, strike=discard(1)),
    hive("Royal Guard", id="eggs_c", deck=EGGS, stage=3, count=4, health=6, ongoing=(Tougher(QUEEN, 1),)),
    *surprises(EGGS),
)

HIVE = (*THE_LOST_COLONY, *THEY_MOSTLY_COME_AT_NIGHT, *WHOS_LAYING_THE_EGGS)
