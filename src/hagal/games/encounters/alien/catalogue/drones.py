"""The 24 Drones that are shuffled into the mini-decks by the number of players (AL-016). Known is how many there are of
each face, and that they are weaker than what waits in the later decks: they make the game easier. The rest is ours."""

from __future__ import annotations

from hagal.games.encounters.alien.declare import hive
from hagal.games.encounters.alien.names import DRONE
from hagal.games.encounters.effects import discard, discard_top, kill_hq, strike, turn_all_down, turn_down, unless
from hagal.games.encounters.names import IN_WILDS, INTEL, LEADERSHIP, SURVIVAL, TECH
from hagal.games.encounters.ongoing import ScansDearer

DRONES = (
    hive("Ceiling Crawler", deck=DRONE, stage=1, count=3, health=2, strike=discard(1)),
    hive("Cornered Drone", deck=DRONE, stage=1, count=3, health=3, death=unless(TECH, discard(1))),
    hive("Drone in the Dark", deck=DRONE, stage=1, count=3, health=2, death=unless(INTEL, turn_all_down)),
    hive("Egg Tender", deck=DRONE, stage=1, count=3, health=1, death=unless(LEADERSHIP, kill_hq(1))),
    hive("Hive Guard", deck=DRONE, stage=1, count=2, health=4, ongoing=(ScansDearer(1, IN_WILDS),)),
    hive("Lurking Drone", deck=DRONE, stage=1, health=2, scanned=(turn_down, strike(1))),
    hive("Spitting Drone", deck=DRONE, stage=1, count=3, health=2, death=unless(SURVIVAL, strike(1))),
    hive("Swift Drone", deck=DRONE, stage=1, count=3, health=2, runner=True),
    hive("Young Drone", deck=DRONE, stage=1, count=3, health=1, death=discard_top),
)
"""In the order of the faces in the data."""
