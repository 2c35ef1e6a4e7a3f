"""Hexes: places on a grid, six directions, and turning by sixths of a circle.

Hexes have a flat top. A place is (q, r): q counts columns to the east, r steps to the south within a column. Directions
are numbered clockwise from the north, so that a turn by one sixth adds one to them.
"""

from __future__ import annotations

from collections.abc import Iterable

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


def spread(places: Iterable[Place], start: Place) -> set[Place]:
    """All of these places that can be reached from one of them, step by step."""
    left = set(places)
    if start not in left:
        return set()
    left.discard(start)
    found = {start}
    edge = [start]
    while edge:
        following = []
        for place in edge:
            for other in around(place):
                if other in left:
                    left.discard(other)
                    found.add(other)
                    following.append(other)
        edge = following
    return found


def connected(places: Iterable[Place]) -> bool:
    """Can one walk from any of these places to any other, over these places alone?"""
    known = set(places)
    return not known or len(spread(known, next(iter(known)))) == len(known)


def holes(places: Iterable[Place]) -> set[Place]:
    """The places that are enclosed by these: none of them, but no way leads from them to the far distance."""
    known = set(places)
    if not known:
        return set()
    columns = [q for q, _r in known]
    rows = [r for _q, r in known]
    west, north = min(columns) - 1, min(rows) - 1
    field = {(q, r) for q in range(west, max(columns) + 2) for r in range(north, max(rows) + 2)}
    free = field - known
    return free - spread(free, (west, north))
