"""The seven city tokens. Four names are reported; what the tokens bring is ours: the better the neutral units, the less
of the rest."""

from __future__ import annotations

from hagal.games.kit.declare import REPORTED, STAND_IN, identify, sourced
from hagal.games.runewars.components import City
from hagal.games.runewars.names import CIRCLE, HEXAGON, RECTANGLE, TRIANGLE

BENEFITS = ("shape", "units", "tactics", "influence", "quests")


def city(name: str, units: tuple[int, int], tactics: int, influence: int, quests: int, origin: str = STAND_IN) -> City:
    """Neutral units (of a shape, how many), tactics, influence or quests."""
    shape, n = units
    made = City(identify(name), name, shape=shape, units=n, tactics=tactics, influence=influence, quests=quests)
    sourced(made, origin, ("name", *BENEFITS), BENEFITS if origin != STAND_IN else (), ())
    return made


CITIES = (
    city("Forge", (RECTANGLE, 1), 2, 2, 1, REPORTED),
    city("Dawnsmoor", (TRIANGLE, 2), 1, 3, 2, REPORTED),
    city("Greyhaven", (CIRCLE, 2), 1, 3, 1, REPORTED),
    city("Vynelvale", (TRIANGLE, 2), 2, 2, 2, REPORTED),
    city("Harrowford", (RECTANGLE, 1), 1, 2, 2),
    city("Silvermere", (TRIANGLE, 2), 2, 3, 1),
    city("Wyrmwatch", (HEXAGON, 1), 1, 2, 1),
)
