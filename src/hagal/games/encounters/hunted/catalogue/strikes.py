"""The forty Strikes. Damage and text of the last five titles could not be found: stand-ins."""

from __future__ import annotations

from hagal.games.encounters.declare import strike
from hagal.games.encounters.effects import MARKS, dodge_by_killing, dodge_by_showing, strike_per
from hagal.games.encounters.names import LEADERSHIP
from hagal.games.encounters.ongoing import SmallerHand
from hagal.games.kit.declare import STAND_IN

STRIKES = (
    strike("Close Call", count=6, damage=0, miss=True),
    strike("Flesh Wound", count=10, damage=1),
    strike("Deep Gash", count=8, damage=2),
    strike("Brutal Puncture", count=3, damage=3),
    strike("Stunning Blow", count=3, damage=1, effects=strike_per(MARKS)),
    strike("Open Wound", count=2, damage=0, first=True),
    strike("Cover Me!", count=2, damage=2, dodge=dodge_by_showing(LEADERSHIP), origin=STAND_IN),
    strike("Festering Wound", count=2, damage=1, ongoing=(SmallerHand(1),), origin=STAND_IN),
    strike("Permanent Damage", count=2, damage=1, lasting=True, origin=STAND_IN),
    strike("A Hole New Level of Pain", id="hole_new_level", count=1, damage=4, origin=STAND_IN),
    strike("Sacrifice", count=1, damage=3, dodge=dodge_by_killing(1), origin=STAND_IN),
)
