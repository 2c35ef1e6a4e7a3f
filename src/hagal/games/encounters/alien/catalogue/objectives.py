"""The Objectives of Alien, with their Events in the updated version (AL-066, AL-067, PR-310 to PR-332)."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.alien.catalogue.finals import BREED, EGGS, NOBODY, ORGANISM
from hagal.games.encounters.alien.catalogue.hive_alien import SCREAM, SOS, SOS_CARD
from hagal.games.encounters.alien.catalogue.hive_alien3 import BROTHERS, OUT_THERE
from hagal.games.encounters.alien.catalogue.hive_aliens import COLONY, HOST, NIGHT
from hagal.games.encounters.alien.catalogue.hive_resurrection import BREAKOUT, CLONE, CONSTRUCT
from hagal.games.encounters.alien.effects import (
    FAILED_CLONES,
    brothers_settled,
    close_space,
    died,
    discard_dear,
    enemies_advance,
    fail_clones,
    foremost_to_combat,
    gathered,
    guns_placed,
    no_clones,
    onto_beast,
    strike_unsaved,
    take_captive,
)
from hagal.games.encounters.components import Objective
from hagal.games.encounters.declare import objective
from hagal.games.encounters.effect import Effect, Effects
from hagal.games.encounters.effects import add_enemies, discard_random, each, strike, strike_per
from hagal.games.kit.declare import OFFICIAL

ICON = ("points",)
"""An icon is not clear: in which points a price is paid is our reading."""


def goal(id: str, name: str, film: str, stage: int, title: str, event: Effect | Effects, **more: Any) -> Objective:
    """An Objective; `title` and `event`: what its Events are called, and do."""
    return objective(name, id=id, film=film, stage=stage, event_title=title, event=event, origin=OFFICIAL, **more)


OBJECTIVES = (
    goal(SOS, "The S.O.S.", "alien", 1, "Rough Landing", each(strike(1)), auto=gathered(SOS_CARD, 2)),
    goal(SCREAM, "No One Can Hear You Scream", "alien", 2, "People Are Disappearing", each(discard_random(2))),
    goal(ORGANISM, "A Perfect Organism", "alien", 3, "It's Hunting Us", (foremost_to_combat, add_enemies(1))),
    goal(COLONY, "The Lost Colony", "aliens", 1, "Low Visibility", add_enemies(2), auto=died(HOST, 3)),
    goal(
        *(NIGHT, "They Mostly Come At Night", "aliens", 2, "Somebody's Gonna Have To Go Out There"),
        each(strike(2)),
        auto=guns_placed(2),
    ),
    goal(
        *(EGGS, "Who's Laying The Eggs?", "aliens", 3, "Taken to the Hatchery"),
        (take_captive, add_enemies(1)),
        ours=ICON,
    ),
    goal(
        *(BROTHERS, "Where Are The Brothers?", "alien3", 1, "Dead on Arrival"),
        strike_unsaved(2),
        auto=brothers_settled(2),
    ),
    goal(OUT_THERE, "The Beast is Out There", "alien3", 2, "Easy Prey", each(discard_dear(1))),
    goal(NOBODY, "Nobody Can Stop It", "alien3", 3, "It's a Dragon!", (add_enemies(1), onto_beast)),
    goal(
        *(BREAKOUT, "Breakout", "resurrection", 1, "They've Escaped"),
        (add_enemies(1), enemies_advance),
        auto=died(CLONE, 3),
        ours=("distance",),
    ),
    goal(
        *(CONSTRUCT, "You're a Thing. A Construct.", "resurrection", 2, "Absolute Horror"),
        each(strike_per(FAILED_CLONES)),
        setup=fail_clones(3),
        auto=no_clones,
        ours=ICON,
    ),
    goal(
        *(BREED, "She'll Breed. You'll Die.", "resurrection", 3, "It's Their Ship Now"),
        (close_space, add_enemies(1)),
    ),
)
