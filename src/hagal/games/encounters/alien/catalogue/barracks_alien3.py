"""The Barracks of Alien 3: the colony of Fury 161.

Dillon asks for sacrifices: a character of one's own for the rest. Clemens heals and has looked inside: what he knows
makes enemies weaker. Aaron calls for help: it comes as Sergeants. Ripley has nothing left to lose: her wounds count.
"""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue.hand import Hand
from hagal.games.encounters.alien.surgery import excise
from hagal.games.encounters.effects import (
    OWN_STRIKES,
    attack,
    attack_per,
    avoid,
    cls,
    defeat,
    draw,
    gain_officer,
    heal,
    kill_character,
    may,
    may_kill_character,
    redraw,
    scan,
    team,
    weaken,
)
from hagal.games.encounters.effects.exchange import TO_HAND
from hagal.games.encounters.names import FURY161, INTEL, LEADERSHIP, STRENGTH, SURVIVAL

dillon = Hand("brother_dillon", FURY161)
clemens = Hand("cmo_clemens", FURY161)
aaron = Hand("francis_85_aaron", FURY161)
ripley = Hand("sister_ripley", FURY161)

DILLON = (
    dillon.common("Hold the Line", STRENGTH, 3, atk=2, effects=cls(STRENGTH, attack(1))),
    dillon.common("Sermon by the Furnace", LEADERSHIP, 2, rec=1, effects=may_kill_character),
    dillon.uncommon("Running as Bait", STRENGTH, 5, atk=1, effects=may(kill_character, attack(2))),
    dillon.rare("Staying Behind", LEADERSHIP, 7, atk=2, effects=may(defeat(5), kill_character)),
)
CLEMENS = (
    clemens.common("Infirmary Rounds", SURVIVAL, 4, rec=2, effects=cls(SURVIVAL, draw(1), heal)),
    clemens.common("Autopsy", INTEL, 4, atk=2, effects=cls(INTEL, weaken(1), scan(1))),
    # That a card which is not cheap kills a Chestburster as it is recruited is reported; which card does is not.
    clemens.uncommon("Emergency Surgery", INTEL, 5, atk=3, effects=redraw(1), recruited=excise),
    clemens.rare("Private Remedy", SURVIVAL, 7, rec=3, effects=(heal, heal, draw(1))),
)
AARON = (
    aaron.common("Word to the Company", INTEL, 2, rec=1, coordinate=True, effects=redraw(1)),
    aaron.common("Head Count", LEADERSHIP, 3, atk=2, effects=cls(LEADERSHIP, scan(1))),
    aaron.uncommon("Rescue Team", LEADERSHIP, 6, atk=3, effects=team(FURY161, gain_officer(TO_HAND))),
    aaron.rare("Smarter Than He Looks", INTEL, 8, atk=4, effects=(gain_officer(TO_HAND), draw(1))),
)
RIPLEY = (
    ripley.common("It Passes Her By", SURVIVAL, 4, atk=2, effects=avoid(1)),
    ripley.common("Nothing Left to Lose", STRENGTH, 4, atk=1, effects=team(FURY161, attack_per(1, OWN_STRIKES))),
    ripley.uncommon("Shaved and Ready", SURVIVAL, 5, atk=1, rec=1, coordinate=True, effects=draw(1)),
    ripley.rare(
        *("Into the Furnace", STRENGTH, 7),
        atk=2,
        coordinate=True,
        effects=(attack_per(1, OWN_STRIKES), heal),
    ),
)

BARRACKS = (*DILLON, *CLEMENS, *AARON, *RIPLEY)
