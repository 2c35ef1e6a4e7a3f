"""The Barracks of Alien: the crew of the Nostromo.

Dallas leads: Leadership after Leadership, and a crew that follows. Parker pays: what the company owes him goes into
fuel. Lambert looks: she turns cards up and makes use of what she has seen. Ripley comes home: she lets Strikes pass.
"""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue.hand import Hand
from hagal.games.encounters.effects import (
    OPEN_ENEMIES,
    attack,
    attack_per,
    avoid,
    cls,
    defeat,
    draw,
    drive_back,
    gain_free,
    heal,
    lift,
    may,
    pay,
    redraw,
    scan,
    scan_at,
    team,
    weaken,
)
from hagal.games.encounters.names import HILLS, INTEL, LEADERSHIP, NOSTROMO, SURVIVAL, TECH
from hagal.games.kit.declare import REPORTED

dallas = Hand("captain_dallas", NOSTROMO)
parker = Hand("chief_engineer_parker", NOSTROMO)
lambert = Hand("navigator_lambert", NOSTROMO)
ripley = Hand("warrant_officer_ripley", NOSTROMO)

DALLAS = (
    dallas.common(
        *("Captain of the Ship", LEADERSHIP, 4),
        atk=2,
        effects=cls(LEADERSHIP, attack(2)),
        origin=REPORTED,
        ours=("cost",),
    ),
    dallas.common("Asking Mother", INTEL, 3, rec=2, effects=may(scan_at(HILLS))),
    dallas.uncommon("Into the Vents", LEADERSHIP, 4, atk=2, effects=team(NOSTROMO, draw(1))),
    dallas.rare("Chain of Command", LEADERSHIP, 7, effects=(gain_free(6), draw(2))),
)
PARKER = (
    # The title is known, and that it moves an enemy in the Complex; nobody knows whose card it is (AL-085).
    parker.common(
        *("Electric Prod", TECH, 4),
        atk=2,
        effects=drive_back(2),
        ours=("character", "class", "cost", "attack", "recruit", "text"),
    ),
    parker.common("Flame Unit", SURVIVAL, 4, atk=2, coordinate=True, effects=weaken(1)),
    parker.uncommon("Below Decks", TECH, 5, atk=2, effects=team(NOSTROMO, attack(2))),
    parker.rare("Full Shares", TECH, 7, atk=3, coordinate=True, effects=pay(recruit=3).then(defeat(6))),
)
LAMBERT = (
    lambert.common("Plotted Course", INTEL, 3, rec=2, effects=cls(INTEL, scan(1))),
    lambert.common("Motion Tracker", TECH, 3, atk=2, effects=cls(TECH, redraw(1))),
    lambert.uncommon("It's Moving", INTEL, 6, atk=2, coordinate=True, effects=attack_per(1, OPEN_ENEMIES)),
    lambert.rare("The Way Home", INTEL, 7, effects=(scan(2), draw(2))),
)
RIPLEY = (
    ripley.common("Quarantine Rules", SURVIVAL, 3, atk=2, effects=cls(SURVIVAL, avoid(1))),
    ripley.common("Back for the Cat", LEADERSHIP, 2, rec=2, effects=lift),
    ripley.uncommon("Sealed Hatch", SURVIVAL, 6, atk=2, effects=(avoid(1), team(NOSTROMO, draw(1), heal))),
    ripley.rare("Last Survivor", SURVIVAL, 8, atk=4, effects=avoid(2)),
)

BARRACKS = (*DALLAS, *PARKER, *LAMBERT, *RIPLEY)
