"""Hexes: places on a grid, six directions, and turning by sixths of a circle.

Hexes have a flat top. A place is (q, r): q counts columns to the east, r steps to the south within a column. Directions
are numbered clockwise from the north, so that a turn by one sixth adds one to them.
"""

from __future__ import annotations

Place = tuple[int, int]

DIRECTIONS: tuple[Place, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
COMPASS = ("N", "NE", "SE", "S", "SW", "NW")
SIXTHS = 6


def opposite(direction: int) -> int:
    """The side of the neighbour that lies against this side."""
    return (direction + 3) % SIXTHS


def beside(place: Place, direction: int) -> Place:
    """The next place in a direction."""
    q, r = DIRECTIONS[direction]
    return (place[0] + q, place[1] + r)


def around(place: Place) -> list[Place]:
    """The six places beside one, clockwise from the north."""
    q, r = place
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def turned(place: Place, turns: int) -> Place:
    """A place after so many sixths of a turn, clockwise, about (0, 0)."""
    q, r = place
    for _ in range(turns % SIXTHS):
        q, r = -r, q + r
    return (q, r)


def shifted(place: Place, by: Place) -> Place:
    return (place[0] + by[0], place[1] + by[1])


def apart(a: Place, b: Place) -> int:
    """How many steps lie between two places, whatever is there."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def turn_sides(sides: tuple[int, ...], turns: int) -> tuple[int, ...]:
    """What is printed on the six sides of a hex, after so many sixths of a turn."""
    shift = turns % SIXTHS
    return sides[-shift:] + sides[:-shift] if shift else sides
