"""The forty Strikes. How many there are of each face is known, and that some miss, some cannot be healed in the usual
way, some can be cancelled as they are drawn, and some do more than damage; names, damage and texts are ours."""

from __future__ import annotations

from hagal.games.encounters.components import Ongoing, Strike
from hagal.games.encounters.declare import strike
from hagal.games.encounters.effect import Effect, Effects
from hagal.games.encounters.effects import discard, discard_random, dodge_by_killing, dodge_by_showing
from hagal.games.encounters.effects import strike as another_strike
from hagal.games.encounters.names import STRENGTH
from hagal.games.encounters.ongoing import ScansDearer, SmallerHand
from hagal.games.kit.declare import STAND_IN

STRIKE_OURS = ("name", "damage", "text")


def face(
    name: str,
    count: int,
    damage: int,
    *,
    miss: bool = False,
    effects: Effect | Effects = (),
    dodge: Effect | Effects = (),
    ongoing: tuple[Ongoing, ...] = (),
    first: bool = False,
    lasting: bool = False,
) -> Strike:
    return strike(
        name,
        count=count,
        damage=damage,
        miss=miss,
        effects=effects,
        dodge=dodge,
        ongoing=ongoing,
        first=first,
        lasting=lasting,
        origin=STAND_IN,
        ours=STRIKE_OURS,
    )


STRIKES = (
    face("Acid Bath", 1, 4),
    face("Acid Splash", 4, 1, effects=discard(1)),
    face("Barbed Tail", 5, 2),
    face("Bleeding Out", 2, 1, ongoing=(SmallerHand(1),)),
    face("Broken Arm", 1, 2, lasting=True),
    face("Crushing Jaws", 3, 3),
    face("Dragged Away", 1, 1, effects=discard_random(2)),
    face("False Alarm", 6, 0, miss=True),
    face("Hard Landing", 3, 2, dodge=dodge_by_showing(STRENGTH)),
    face("Impaled", 1, 3, first=True),
    face("Inner Jaw", 1, 1, effects=another_strike(1)),
    face("Slashing Claws", 8, 1),
    face("Take My Place", 1, 3, dodge=dodge_by_killing(2)),
    face("Torn Open", 2, 0, first=True),
    face("Visor Cracked", 1, 1, ongoing=(ScansDearer(1),)),
)
"""In the order of the faces in the data."""
