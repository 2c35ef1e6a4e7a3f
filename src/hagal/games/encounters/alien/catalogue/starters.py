"""What every starting deck of Alien has (AL-010), and the Sergeants (AL-013, AL-037)."""

from __future__ import annotations

from hagal.games.encounters.declare import character
from hagal.games.encounters.names import CLASSES, OFFICER_COST
from hagal.games.kit.declare import OFFICIAL

STARTERS = (
    character("Specialist", deck="starter", count=7, recruit=1, origin=OFFICIAL),
    character("Grunt", deck="starter", count=5, attack=1, origin=OFFICIAL),
)

SERGEANTS = tuple(
    character(
        "Sergeant",
        id=f"sergeant_{CLASSES[cls]}",
        deck="officer",
        count=2,
        cls=cls,
        cost=OFFICER_COST,
        recruit=2,
        coordinate_=True,
        origin=OFFICIAL,
    )
    for cls in range(len(CLASSES))
)
