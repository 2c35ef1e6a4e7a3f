"""The nine map tiles, as printed: areas lettered from A, and what is known of them.

Tile 1 is known whole but for the city space in 1C. Of the others a few facts are known (Giants, two cities, the areas
of 2 and 9); the rest is ours, within what the rulebook fixes (`setup.box` checks it): seven city spaces, half of the
other areas guarded, guarded ones with 2 or 3 resources and the others with 1 or 2.
"""

from __future__ import annotations

from hagal.games.kit.declare import OFFICIAL, REPORTED, STAND_IN, Facts, sourced
from hagal.games.kit.hexes import COMPASS, Place
from hagal.games.runewars.components import Amounts, Area, Tile
from hagal.games.runewars.names import BEASTMAN, DRAGON, GIANT, HELLHOUND, MOUNTAIN, OPEN, RAZORWING, SORCERER, WATER

UNKNOWN = ("yields", "sides", "city", "neutral", "guards")
"""What is ours on an area of which nothing is known."""
NOBODY = (-1, 0)


def area(
    id: str,
    yields: Amounts,
    guarded: tuple[int, int] = NOBODY,
    *,
    city: bool = False,
    name: str = "",
    origin: str = STAND_IN,
    ours: Facts = (),
    **sides: int,
) -> Area:
    """An area: food, wood and ore; the type and number of its guards; its coloured sides by their direction
    (`N=WATER`). What is not told of its origin is ours."""
    neutral, guards = guarded
    printed = tuple([sides.get(direction, OPEN) for direction in COMPASS])
    made = Area(id, name or id.upper(), yields=yields, sides=printed, city=city, neutral=neutral, guards=guards)
    sourced(made, origin, UNKNOWN, ours, ())
    return made


def tile(number: int, areas: tuple[Area, ...], places: tuple[Place, ...], origin: str = STAND_IN) -> Tile:
    """A tile; the origin is that of its shape."""
    made = Tile(str(number), str(number), areas=areas, places=places)
    sourced(made, origin, ("places",), (), ())
    return made


TILES = (
    tile(
        1,
        (
            area("1a", (2, 0, 0), (SORCERER, 2), origin=REPORTED, N=WATER),
            area("1b", (1, 1, 0), (BEASTMAN, 2), origin=REPORTED),
            area("1c", (1, 0, 0), city=True, origin=REPORTED, ours=("city",)),
        ),
        ((0, 0), (1, 0), (0, 1)),
        OFFICIAL,
    ),
    tile(
        2,
        (
            area("2a", (0, 1, 2), (GIANT, 2), origin=OFFICIAL, ours=("yields", "sides")),
            area("2b", (0, 1, 0), city=True, SW=MOUNTAIN),
            area("2c", (1, 0, 0), NE=WATER),
        ),
        ((0, 0), (0, 1), (1, 1)),
        REPORTED,
    ),
    tile(
        3,
        (
            area("3a", (0, 1, 0), NW=MOUNTAIN),
            area("3b", (0, 0, 1), city=True),
            area("3c", (1, 0, 1), (GIANT, 1), origin=OFFICIAL, ours=("yields", "sides")),
        ),
        ((0, 0), (1, -1), (1, 0)),
    ),
    tile(
        4,
        (
            area("4a", (0, 0, 1), SW=WATER),
            area("4b", (1, 1, 0), (HELLHOUND, 2)),
            area("4c", (2, 0, 0)),
        ),
        ((0, 0), (1, 0), (2, -1)),
    ),
    tile(
        5,
        (
            area("5a", (0, 1, 0), N=MOUNTAIN),
            area("5b", (1, 0, 0), city=True, origin=REPORTED, ours=("yields", "sides")),
            area("5c", (0, 0, 1)),
            area("5d", (0, 0, 2), (DRAGON, 1), origin=REPORTED, ours=("neutral", "guards", "sides"), S=WATER),
        ),
        ((0, 0), (1, 0), (0, 1), (1, 1)),
    ),
    tile(
        6,
        (
            area("6a", (0, 0, 1), NE=MOUNTAIN),
            area("6b", (0, 1, 0), NE=MOUNTAIN),
            area("6c", (0, 0, 1), city=True),
            area("6d", (0, 1, 1), (GIANT, 1), origin=OFFICIAL, ours=("yields", "sides")),
        ),
        ((0, 0), (1, 0), (1, 1), (2, 1)),
    ),
    tile(
        7,
        (
            area("7a", (1, 0, 1), (RAZORWING, 3), origin=OFFICIAL, ours=("yields", "neutral", "guards", "sides")),
            area("7b", (0, 1, 0), city=True),
            area("7c", (1, 0, 0), S=WATER),
        ),
        ((0, 0), (0, 1), (0, 2)),
    ),
    tile(
        8,
        (
            area("8a", (0, 3, 0), (HELLHOUND, 2), origin=REPORTED, ours=("neutral", "guards", "sides")),
            area("8b", (0, 0, 1)),
            area("8c", (1, 0, 0), city=True, NE=WATER),
            area("8d", (1, 1, 0), (SORCERER, 2), NW=MOUNTAIN),
        ),
        ((0, 0), (0, 1), (1, 1), (-1, 1)),
    ),
    tile(
        9,
        (
            area("9a", (0, 1, 0)),
            area("9b", (0, 0, 2), (BEASTMAN, 3)),
        ),
        ((0, 0), (0, 1)),
        REPORTED,
    ),
)
