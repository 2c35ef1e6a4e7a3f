"""The 24 Drones that are shuffled into the mini-decks by the number of players (AL-016). Known is how many there are of
each face, and that they are weaker than what waits in the later decks: they make the game easier. The rest is ours."""

from __future__ import annotations

from hagal.games.encounters.declare import enemy
from hagal.games.encounters.effects import discard, discard_top, kill_hq, strike, turn_all_down, turn_down, unless
from hagal.games.encounters.names import IN_WILDS, INTEL, LEADERSHIP, SURVIVAL, TECH
from hagal.games.encounters.ongoing import ScansDearer
from hagal.games.kit.declare import STAND_IN

DRONE = "drone"

DRONES = (
    enemy("Ceiling Crawler", deck=DRONE, count=3, health=3, strike=discard(1), origin=STAND_IN),
    enemy("Cornered Drone", deck=DRONE, count=3, health=4, death=unless(TECH, discard(1)), origin=STAND_IN),
    enemy("Drone in the Dark", deck=DRONE, count=3, health=3, death=unless(INTEL, turn_all_down), origin=STAND_IN),
    enemy("Egg Tender", deck=DRONE, count=3, health=2, death=unless(LEADERSHIP, kill_hq(1)), origin=STAND_IN),
    enemy("Hive Guard", deck=DRONE, count=2, health=5, ongoing=(ScansDearer(1, IN_WILDS),), origin=STAND_IN),
    enemy("Lurking Drone", deck=DRONE, health=2, scanned=(turn_down, strike(1)), origin=STAND_IN),
    enemy("Spitting Drone", deck=DRONE, count=3, health=2, death=unless(SURVIVAL, strike(1)), origin=STAND_IN),
    enemy("Swift Drone", deck=DRONE, count=3, health=3, runner=True, origin=STAND_IN),
    enemy("Young Drone", deck=DRONE, count=3, health=2, death=discard_top, origin=STAND_IN),
)
"""In the order of the faces in the data."""
