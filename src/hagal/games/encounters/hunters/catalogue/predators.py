"""The five Predators with their Roles, and Killer Instinct. Names, Initiative and numbers of copies are known."""

from __future__ import annotations

from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.declare import character
from hagal.games.encounters.effect import Effect
from hagal.games.encounters.effects import recruit
from hagal.games.encounters.hunters.declare import predator
from hagal.games.encounters.hunters.effects import duel, heal_points, restore, stalk
from hagal.games.encounters.names import CLASSES, INTEL, STRENGTH, SURVIVAL, TECH
from hagal.games.kit.declare import STAND_IN


def role(name: str, id: str, cls: int, effect: Effect) -> PlayerCard:
    """The Role card of a Predator, as strong as those of the humans."""
    return character(name, id=id, deck="role", cls=cls, attack=2, effects=effect, origin=STAND_IN)


ROLES = (
    role("Voice of the Clan", "elder_hunter_role", INTEL, restore(2)),
    role("Lord of the Rooftops", "city_hunter_role", STRENGTH, duel),
    role("Two Guns", "gunslinger_hunter_role", TECH, recruit(1)),
    role("One with the Jungle", "jungle_hunter_role", INTEL, stalk),
    role("Older than Fear", "primeval_hunter_role", SURVIVAL, heal_points(2)),
)

PREDATORS = (
    predator(
        *("elder_hunter", "Elder Hunter"),
        film=0,
        health=12,
        armor=4,
        honor=4,
        initiative=1,
        role="elder_hunter_role",
    ),
    predator(
        *("city_hunter", "City Hunter"),
        film=2,
        health=12,
        armor=3,
        honor=7,
        initiative=3,
        role="city_hunter_role",
    ),
    predator(
        *("gunslinger_hunter", "Gunslinger Hunter"),
        film=0,
        health=12,
        armor=3,
        honor=2,
        initiative=5,
        role="gunslinger_hunter_role",
    ),
    predator(
        *("jungle_hunter", "Jungle Hunter"),
        film=1,
        health=13,
        armor=4,
        honor=7,
        initiative=7,
        role="jungle_hunter_role",
    ),
    predator(
        *("primeval_hunter", "Primeval Hunter"),
        film=0,
        health=14,
        armor=3,
        honor=7,
        initiative=9,
        role="primeval_hunter_role",
    ),
)

INSTINCTS = tuple(
    character(
        "Killer Instinct",
        id=f"killer_instinct_{CLASSES[cls]}",
        deck="officer",
        count=2,
        cls=cls,
        cost=3,
        attack=2,
        origin=STAND_IN,
        ours=("class", "cost", "attack", "recruit", "text"),
    )
    for cls in (INTEL, STRENGTH, SURVIVAL, TECH)
)
"""One kind for each class of this mode, two copies each (PR-193)."""
