"""The Hatchery: 9 Facehuggers and 5 Chestbursters (AL-021). That they are 9 and 5 is known, which is which follows from
the players: there are five. How strong a Facehugger is no source tells."""

from __future__ import annotations

from hagal.games.encounters.alien.declare import Deck
from hagal.games.encounters.alien.effects import jump
from hagal.games.encounters.alien.names import HATCHERY
from hagal.games.encounters.names import PARASITE

nest = Deck(HATCHERY, 1)  # each card of it is worth 1 Honor (PR-293)

HATCHERY_CARDS = (
    nest.known("Facehugger", 9, 2, reveal=jump, ours=("health",)),
    nest.known("Chestburster", 5, type=PARASITE, ours=()),
)
