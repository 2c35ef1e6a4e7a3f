"""How many cards of a game are stand-ins: to be told before somebody takes ours for those of the box.

What counts is what the game itself turns up: Barracks, Enemy deck with Young Blood, Strikes, Objectives and Location.
Starting decks, Avatars, Roles and Officers are known.
"""

from __future__ import annotations

from hagal.games.encounters.census import Census, count
from hagal.games.encounters.hunted.catalogue.barracks import BARRACKS
from hagal.games.encounters.hunted.catalogue.enemies import ENEMIES, YOUNG
from hagal.games.encounters.hunted.catalogue.objectives import LOCATIONS, OBJECTIVES
from hagal.games.encounters.hunted.catalogue.strikes import STRIKES
from hagal.games.encounters.hunted.setup import FILM_CHARACTERS


def of_film(film: int) -> Census:
    """All that a game of that film can turn up."""
    objectives = [one for one in OBJECTIVES if one.film == film]
    decks = {YOUNG, *(one.id for one in objectives)}
    return count(
        (
            *(card for card in BARRACKS if card.who in FILM_CHARACTERS[film]),
            *(card for card in ENEMIES if card.deck in decks),
            *STRIKES,
            *objectives,
            *(one for one in LOCATIONS if one.film == film),
        )
    )
