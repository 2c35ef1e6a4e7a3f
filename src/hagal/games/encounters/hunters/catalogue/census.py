"""How many cards of a game of Hunters are stand-ins: to be told before somebody takes ours for those of the box.

What counts is what every game turns up: Armory, Prey deck with Mercenaries, Prey Strikes, Gear and Traps.
"""

from __future__ import annotations

from hagal.games.encounters.census import Census, count
from hagal.games.encounters.hunters.catalogue.armory import ARMORY
from hagal.games.encounters.hunters.catalogue.gear import GEAR
from hagal.games.encounters.hunters.catalogue.prey import MERCENARIES
from hagal.games.encounters.hunters.catalogue.prey import PREY as PREY_CARDS
from hagal.games.encounters.hunters.catalogue.strikes import STRIKES
from hagal.games.encounters.hunters.catalogue.traps import TRAPS
from hagal.games.encounters.hunters.setup import GROUPS, PREY


def of_film(film: int) -> Census:
    """All that a game of that film can turn up."""
    return count(
        (
            *(card for card in ARMORY if card.who in GROUPS[film]),
            *(card for card in PREY_CARDS if card.deck in PREY[film]),
            *MERCENARIES,
            *STRIKES,
            *GEAR,
            *TRAPS,
        )
    )
