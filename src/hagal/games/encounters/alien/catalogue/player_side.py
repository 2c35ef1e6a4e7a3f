"""All that players have and meet at every table: starting cards, Sergeants, Roles, Avatars, the Barracks of four films,
Strikes and Drones."""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue import (
    barracks_alien,
    barracks_alien3,
    barracks_aliens,
    barracks_resurrection,
)
from hagal.games.encounters.alien.catalogue.avatars import AVATARS, ROLES
from hagal.games.encounters.alien.catalogue.drones import DRONES
from hagal.games.encounters.alien.catalogue.starters import SERGEANTS, STARTERS
from hagal.games.encounters.alien.catalogue.strikes import STRIKES

BARRACKS = (
    *barracks_alien.BARRACKS,
    *barracks_aliens.BARRACKS,
    *barracks_alien3.BARRACKS,
    *barracks_resurrection.BARRACKS,
)

COMPONENTS = (*STARTERS, *ROLES, *SERGEANTS, *BARRACKS, *AVATARS, *STRIKES, *DRONES)

for component in COMPONENTS:
    component.wording = "alien"  # the Wilds are the Complex here, Officers are Sergeants
