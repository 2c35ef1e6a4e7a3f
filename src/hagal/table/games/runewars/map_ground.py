"""The ground of the map: where hexes lie in the drawing, their terrain, and the borders between them.

A hex is 2 * SIZE wide in units of the drawing. What is here changes with the board and the season alone, so it is
worked out once for each.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from hagal.games.kit.hexes import SIXTHS, Place, beside, opposite, turned
from hagal.games.runewars.names import RESOURCES

Drawn = dict[str, Any]
Point = tuple[float, float]
SIZE = 60
"""From the middle of a hex to its corners."""
TALL = round(SIZE * math.sqrt(3) / 2, 1)
"""And to its sides."""
CORNERS: tuple[Point, ...] = (
    (-SIZE / 2, -TALL),
    (SIZE / 2, -TALL),
    (SIZE, 0),
    (SIZE / 2, TALL),
    (-SIZE / 2, TALL),
    (-SIZE, 0),
)
"""Clockwise; the side in a direction lies between the corner of its number and the next."""
MARGIN = 14
WIDE = 1.55
"""How much wider than high the map is in most windows."""
SPOTS: tuple[Point, ...] = ((0, -20), (-31, -9), (31, -9), (0, 8), (-29, 24), (29, 24), (0, 41))
"""Where groves, fields and hills of a hex stand, from the back to the front."""
ORDER = (4, 2, 1, 5, 6, 3, 0)
"""In which order they fill up."""
KINDS = 3
"""So many drawings there are of each."""
PIPS: tuple[Point, ...] = ((42, 15), (36.5, 26), (31, 37))
"""Where it is told what a hex yields: along its lower right side."""

Fact = tuple[str, str, int, int, tuple[str, ...], tuple[int, ...], str]
"""Of an area, what never changes: id, tile, place, borders as it lies, yields, the faction at home there."""


def middle(place: Sequence[int]) -> Point:
    """Hexes have a flat top: columns to the east, steps to the south within one."""
    q, r = place
    return round(1.5 * SIZE * q, 1), round(TALL * (2 * r + q), 1)


def corner(at: Point, k: int) -> Point:
    x, y = CORNERS[k % SIXTHS]
    return at[0] + x, at[1] + y


def box(middles: Iterable[Point], margin: int = MARGIN) -> tuple[float, float, float, float]:
    """The corner, width and height of all that is drawn."""
    found = list(middles) or [(0.0, 0.0)]
    left, top = min(x for x, _y in found) - SIZE - margin, min(y for _x, y in found) - TALL - margin
    right, bottom = max(x for x, _y in found) + SIZE + margin, max(y for _x, y in found) + TALL + margin
    return round(left, 1), round(top, 1), round(right - left, 1), round(bottom - top, 1)


@lru_cache(64)
def best_turn(places: tuple[Place, ...]) -> int:
    """From which side the board is looked at, in sixths of a turn, so that most of a window is filled."""
    return min(range(SIXTHS // 2), key=lambda turn: height(places, turn))


def height(places: Sequence[Place], turn: int) -> float:
    _left, _top, wide, high = box(middle(turned(place, turn)) for place in places)
    return max(high, wide / WIDE)


# Paths


def number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def line(*points: Point) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def hexagon(at: Point, size: float = 1) -> str:
    return line(*[(at[0] + x * size, at[1] + y * size) for x, y in CORNERS]) + "z"


def along(a: Point, b: Point, t: float, aside: float = 0) -> Point:
    """A point on the way from one to another, so far to its left."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    return a[0] + dx * t + dy / length * aside, a[1] + dy * t - dx / length * aside


def wave(a: Point, b: Point) -> str:
    """A river along a side: three bends."""
    bends = [along(a, b, k / 6, by) for k, by in enumerate((3.2, 0, -3.2, 0, 3.2, 0), start=1)]
    x, y = a
    curves = (
        f"Q{number(cx)} {number(cy)} {number(ex)} {number(ey)}"
        for (cx, cy), (ex, ey) in zip(bends[::2], bends[1::2], strict=True)
    )
    return f"M{number(x)} {number(y)}" + "".join(curves)


def cracks(a: Point, b: Point) -> str:
    """In the ice."""
    return line(*[along(a, b, t, by) for t, by in ((0.05, 2), (0.3, -2.4), (0.42, 2.2), (0.64, -2), (0.95, 1.6))])


# The ground


@lru_cache(64)
def ground(facts: tuple[Fact, ...]) -> Drawn:
    """Everything under the pieces. Paths are put together, so that a picture has few of them."""
    at = {fact[0]: middle((fact[2], fact[3])) for fact in facts}
    sides = Sides(facts)
    return {
        "coast": "".join(hexagon(at[fact[0]]) for fact in facts),
        "hexes": [hex(fact, at[fact[0]]) for fact in facts],
        "tiles": "".join(sides.tiles),
        "within": "".join(sides.within),
    }


@lru_cache(64)
def borders(facts: tuple[Fact, ...], frozen: bool) -> Drawn:
    """What lies over the hexes: rivers, or their ice, and mountains."""
    sides = Sides(facts)
    return {
        "rivers": "".join(wave(a, b) for a, b in sides.water),
        "cracks": "".join(cracks(a, b) for a, b in sides.water) if frozen else "",
        "frozen": frozen,
        "peaks": peaks(sides.mountains),
    }


class Sides:
    """All sides of the board, each once."""

    def __init__(self, facts: tuple[Fact, ...]) -> None:
        self.tiles: list[str] = []
        self.within: list[str] = []
        self.water: list[tuple[Point, Point]] = []
        self.mountains: list[tuple[Point, Point]] = []
        where = {(fact[2], fact[3]): fact for fact in facts}
        for place, fact in where.items():
            for direction in range(SIXTHS):
                self.add(place, direction, fact, where.get(beside(place, direction)))

    def add(self, place: Place, direction: int, fact: Fact, other: Fact | None) -> None:
        if other is not None and other[0] < fact[0]:
            return
        at = middle(place)
        a, b = corner(at, direction), corner(at, direction + 1)
        if other is None or other[1] != fact[1]:
            self.tiles.append(line(a, b))
        else:
            self.within.append(line(a, b))
        printed = fact[4][direction]
        if printed == "open" and other is not None:
            printed = other[4][opposite(direction)]
        if printed == "water":
            self.water.append((a, b))
        elif printed == "mountain":
            self.mountains.append((a, b))


def peaks(sides: list[tuple[Point, Point]]) -> list[Drawn]:
    """Three on each side with mountains, those in front after those behind."""
    found = [
        (*along(a, b, t), k)
        for n, (a, b) in enumerate(sides)
        for t, k in zip((0.17, 0.5, 0.83), ((n + 1) % KINDS, n % KINDS, (n + 2) % KINDS), strict=True)
    ]
    found.sort(key=lambda peak: peak[1])
    return [{"x": number(x), "y": number(y), "kind": kind} for x, y, kind in found]


def hex(fact: Fact, at: Point) -> Drawn:
    id, _tile, _q, _r, _borders, yields, home = fact
    return {
        "id": id,
        "x": number(at[0]),
        "y": number(at[1]),
        "land": land(yields),
        "home": home,
        "things": things(id, yields),
        "pips": [
            {"resource": resource, "x": x, "y": y} for resource, (x, y) in zip(yielded(yields), PIPS, strict=False)
        ],
    }


def yielded(yields: Sequence[int]) -> list[str]:
    """Each resource as often as it is there."""
    return list(chain.from_iterable([name] * n for name, n in zip(RESOURCES, yields, strict=True)))


def land(yields: Sequence[int]) -> str:
    """What colour the land has: of the only resource, or of a mixture."""
    found = [name for name, n in zip(RESOURCES, yields, strict=True) if n]
    return "-".join(found) or "none"


def things(id: str, yields: Sequence[int]) -> list[Drawn]:
    """Groves, fields and hills by what the hex yields; the more of it, the more of them. The same for the same area."""
    seed = zlib.crc32(id.encode())
    resources = yielded(yields)
    filled = min(len(SPOTS), 3 + 2 * len(resources)) if resources else 0
    found: list[Drawn] = []
    for n, spot in enumerate(ORDER):
        x, y = SPOTS[spot]
        chance = seed >> n * 3
        drawing = resources[n % len(resources)] if n < filled else "grass"
        kind = (chance + n) % (KINDS if n < filled else 2)
        found.append({"drawing": f"{drawing}-{kind}", "x": x + chance % 5 - 2, "y": y + chance // 5 % 5 - 2})
    return sorted(found, key=lambda thing: float(thing["y"]))
