"""Objectives and Locations.

Prices and texts are reported at best; of the Hazards only the first of each Location is.
"""

from __future__ import annotations

from hagal.games.encounters.declare import location, objective
from hagal.games.encounters.effects import (
    MARKS,
    add_enemies_per,
    add_enemy_at,
    discard,
    each,
    kill_hq,
    mark,
    strike,
    strike_per,
    unless,
    wilds_to_combat,
)
from hagal.games.encounters.hunted.specials import AllEvidence, CampRetreats, DrawForEvidence, Fortify, LoseEvidence
from hagal.games.encounters.names import HILLS, SURVIVAL

OBJECTIVES = (
    objective("Expendable Assets", stage=1, film=1, event=CampRetreats()),
    objective("Flares, Frags, and Claymores", id="flares_frags_claymores", stage=2, film=1, event=add_enemy_at(HILLS)),
    objective("Get to the Choppa!", stage=3, film=1, event=strike_per(MARKS)),
    objective("War Zone", stage=1, film=2, event=Fortify()),
    objective(
        "Personal Little War", stage=2, film=2, event=LoseEvidence(), auto=AllEvidence(), reward=DrawForEvidence()
    ),
    objective("Other-World Life-Form", stage=3, film=2, event=mark(1)),
)

LOCATIONS = (
    location(
        "The Val Verdean Jungle",
        id="val_verdean_jungle",
        film=1,
        hazards=(
            (wilds_to_combat(MARKS),),
            (each(unless(SURVIVAL, strike(1))),),
            (each(discard(2)),),
        ),
    ),
    location(
        "The Streets of Los Angeles",
        id="streets_of_la",
        film=2,
        hazards=(
            (add_enemies_per(MARKS),),
            (strike(2), each(strike(1))),
            (kill_hq(2), each(strike(1))),
        ),
    ),
)
