"""How many cards of a game of Alien are stand-ins: to be told before somebody takes ours for those of the box.

What counts is what the game itself turns up: Barracks, Hive with Drones, Hatchery, Strikes, Objectives and Location.
"""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue import hive_alien, hive_alien3, hive_aliens, hive_resurrection
from hagal.games.encounters.alien.catalogue.drones import DRONES
from hagal.games.encounters.alien.catalogue.hatchery import HATCHERY_CARDS
from hagal.games.encounters.alien.catalogue.locations import LOCATIONS
from hagal.games.encounters.alien.catalogue.objectives import OBJECTIVES
from hagal.games.encounters.alien.catalogue.player_side import BARRACKS
from hagal.games.encounters.alien.catalogue.strikes import STRIKES
from hagal.games.encounters.alien.setup import FILM_CHARACTERS
from hagal.games.encounters.census import Census, count

HIVES = {
    "alien": hive_alien.HIVE,
    "aliens": hive_aliens.HIVE,
    "alien3": hive_alien3.HIVE,
    "resurrection": hive_resurrection.HIVE,
}


def of_film(film: str) -> Census:
    """All that a game of that film can turn up."""
    return count(
        (
            *(card for card in BARRACKS if card.who in FILM_CHARACTERS[film]),
            *HIVES[film],
            *DRONES,
            *HATCHERY_CARDS,
            *STRIKES,
            *(one for one in OBJECTIVES if one.film == film),
            *(one for one in LOCATIONS if one.film == film),
        )
    )
