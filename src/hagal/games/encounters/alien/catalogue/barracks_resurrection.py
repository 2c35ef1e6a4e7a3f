"""The Barracks of Alien: Resurrection: the crew of the Betty.

Call speaks with machines: doors close behind enemies, and she mends herself. Christie shoots to go on shooting: kills
bring cards. Johner is brute force with no thought for tomorrow. Ripley No. 8 has it in her blood: she feels the Hive,
and she has been others before.
"""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue.hand import Hand
from hagal.games.encounters.effects import (
    act_as,
    attack,
    bounty,
    cls,
    dig_strikes,
    discard_top,
    draw,
    heal,
    may,
    move_back,
    recruit,
    redraw,
    scan,
    scan_at,
    strike,
    team,
    weaken,
)
from hagal.games.encounters.names import INTEL, STRENGTH, SURVIVAL, TECH, THE_BETTY, UNDERGROUND

call = Hand("call", THE_BETTY)
christie = Hand("christie", THE_BETTY)
johner = Hand("johner", THE_BETTY)
ripley = Hand("ripley_no_8", THE_BETTY)

CALL = (
    call.common("Plugged In", INTEL, 4, rec=2, effects=cls(INTEL, draw(2))),
    call.common("Self-Repair", SURVIVAL, 4, rec=2, effects=cls(SURVIVAL, recruit(2), heal)),
    call.uncommon("Locked Doors", INTEL, 5, atk=2, effects=move_back(2)),
    call.rare("Override", INTEL, 7, atk=2, effects=(draw(1), move_back(3))),
)
CHRISTIE = (
    christie.common("Smuggled Parts", TECH, 3, rec=2, effects=cls(TECH, draw(1))),
    christie.common("Hidden Holsters", STRENGTH, 3, atk=2, effects=cls(STRENGTH, bounty(1))),
    christie.uncommon("Back to Back", TECH, 5, atk=2, coordinate=True, effects=bounty(1)),
    christie.rare("Ricochet", STRENGTH, 7, atk=3, effects=(weaken(1), bounty(1))),
)
JOHNER = (
    johner.common("Loaded Thermos", TECH, 3, atk=1, rec=1, coordinate=True, effects=redraw(1)),
    johner.common("Cheap Shot", STRENGTH, 2, atk=2, effects=discard_top),
    johner.uncommon("Big Guns", STRENGTH, 6, atk=3, effects=team(THE_BETTY, attack(1))),
    johner.rare("Worst Idea First", STRENGTH, 8, atk=4, effects=may(strike(1), attack(3))),
)
RIPLEY = (
    ripley.common("Sense of the Hive", INTEL, 3, atk=2, effects=may(scan_at(UNDERGROUND))),
    ripley.common("Acid Blood", SURVIVAL, 4, atk=2, effects=dig_strikes(1)),
    # That a card uses the ability of one in the HQ is reported; which card does is not.
    ripley.uncommon("Genetic Memory", SURVIVAL, 5, effects=act_as),
    ripley.rare("Number Eight", SURVIVAL, 7, atk=3, effects=(scan(1), weaken(1))),
)

BARRACKS = (*CALL, *CHRISTIE, *JOHNER, *RIPLEY)
