"""The Predators as they hunt Aliens. Their numbers are ours in Hunters, too; here they have more Health, for the Events
of Alien strike everybody, and with that of Hunters three hunts of four ended because a Predator died."""

from __future__ import annotations

from hagal.games.encounters.hunters.catalogue.predators import PREDATORS as OF_HUNTERS
from hagal.games.encounters.hunters.declare import predator
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS

TOUGHER = 5
"""So much more Health they have than in Hunters."""
HONOR = {"elder_hunter": 3, "city_hunter": 6, "gunslinger_hunter": 6, "jungle_hunter": 7, "primeval_hunter": 7}
"""What they are worth: nearer to each other than in Hunters, where there is twice as much Honor to win."""

PREDATORS = tuple(
    predator(
        one.id,
        one.name,
        film=one.film,
        health=one.health + TOUGHER,
        armor=one.defense,
        honor=HONOR[one.id],
        initiative=one.initiative,
        role=one.role,
    )
    for one in OF_HUNTERS
)
for one in PREDATORS:
    one.wording = HUNTERS
