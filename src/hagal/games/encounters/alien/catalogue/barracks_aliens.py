"""The Barracks of Aliens: the people of the Sulaco.

Bishop serves: small Recruit, dressed wounds, and a way out at the end. Hicks leads from the front: the closer the
enemies, the better he shoots. Ripley throws in whatever she has: cards for Attack. Hudson makes noise: many shots, many
cards, and out before it gets too hot.
"""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue.hand import Hand
from hagal.games.encounters.effects import (
    COMBAT_ENEMIES,
    attack,
    attack_per,
    avoid,
    bounty,
    cls,
    defeat,
    discard,
    draw,
    gain_officer,
    heal_of,
    may,
    recruit,
    redraw,
    scan,
    team,
)
from hagal.games.encounters.effects.exchange import TO_HAND
from hagal.games.encounters.effects.strikes import ANY
from hagal.games.encounters.names import LEADERSHIP, STRENGTH, SULACO, SURVIVAL, TECH

bishop = Hand("bishop", SULACO)
hicks = Hand("corporal_hicks", SULACO)
ripley = Hand("lieutenant_ripley", SULACO)
hudson = Hand("private_hudson", SULACO)

BISHOP = (
    bishop.common("Remote Pilot", TECH, 2, rec=2, effects=cls(TECH, recruit(1))),
    bishop.common("Field Dressing", SURVIVAL, 3, rec=2, effects=heal_of(ANY, 1)),
    bishop.uncommon("Knife Trick", SURVIVAL, 4, atk=2, effects=cls(SURVIVAL, attack(1), draw(1))),
    bishop.rare("Second Dropship", TECH, 7, effects=(draw(3), gain_officer(TO_HAND))),
)
HICKS = (
    hicks.common("Take Point", LEADERSHIP, 4, atk=2, effects=cls(LEADERSHIP, draw(1))),
    hicks.common("Close Quarters", SURVIVAL, 4, atk=2, effects=attack_per(1, COMBAT_ENEMIES)),
    # The source has Coordinate on three cards that print Attack; no slot of three does: read as those with Recruit.
    hicks.uncommon("Steady Hands", LEADERSHIP, 6, rec=3, coordinate=True, effects=draw(1)),
    hicks.rare("From Orbit", LEADERSHIP, 7, effects=(defeat(7), draw(1))),
)
RIPLEY = (
    ripley.common("Rifle and Flamer", STRENGTH, 4, atk=2, effects=may(discard(1), attack(2))),
    ripley.common("Promise to Newt", LEADERSHIP, 3, rec=2, effects=redraw(2)),
    ripley.uncommon("Alone in the Hive", STRENGTH, 4, atk=2, effects=cls(STRENGTH, attack(2))),
    ripley.rare("Power Loader", STRENGTH, 7, atk=3, effects=may(defeat(5), discard(1))),
)
HUDSON = (
    hudson.common("Perimeter Readout", TECH, 3, atk=1, coordinate=True, effects=scan(1)),
    hudson.common("Short Bursts", STRENGTH, 3, atk=2, effects=team(SULACO, attack(1))),
    hudson.uncommon("Short-Timer", TECH, 4, effects=(draw(2), avoid(1))),
    hudson.rare("Last Magazine", SURVIVAL, 7, effects=(draw(2), bounty(2))),
)

BARRACKS = (*BISHOP, *HICKS, *RIPLEY, *HUDSON)
