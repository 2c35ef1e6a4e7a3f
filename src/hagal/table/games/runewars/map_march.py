"""Units on their way: an arrow for each place that they left, through the areas between."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.names import SHAPES
from hagal.games.runewars.seen import MarchFacts
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.map_ground import Point, along, number

Drawn = dict[str, Any]
SHORT = 26
"""How far from the middles of its hexes an arrow begins and ends."""
STEP = 19
"""From one group on an arrow to the next."""


def marches(look: Look, at: dict[str, Point]) -> list[Drawn]:
    """Those who left the same area for the same one go together."""
    together: dict[tuple[str, str], list[MarchFacts]] = {}
    for march in look.view["marching"]:
        together.setdefault((march["from"], march["to"]), []).append(march)
    return [arrow(look, at, found) for found in together.values()]


def arrow(look: Look, at: dict[str, Point], found: list[MarchFacts]) -> Drawn:
    first = max(found, key=lambda march: len(march["through"]))
    points = [at[id] for id in (first["from"], *first["through"], first["to"])]
    points[0] = nearer(points[0], points[1])
    points[-1] = nearer(points[-1], points[-2])
    half = len(points) // 2
    x, y = along(points[half - 1], points[half], 0.5)
    return {
        "seat": look.view["active"],
        "path": curve(points),
        "units": [
            {
                "unit": march["unit"],
                "shape": SHAPES[look.get("unit", march["unit"]).shape],
                "n": march["n"],
                "routed": False,
                "x": number(x + (k - (len(found) - 1) / 2) * STEP),
                "y": number(y),
            }
            for k, march in enumerate(found)
        ],
        "told": look.word(
            "table-runewars-march",
            units=tuple(
                look.word("table-runewars-some", unit=look.get("unit", march["unit"]), n=march["n"]) for march in found
            ),
            start=look.get("area", first["from"]),
            area=look.get("area", first["to"]),
        ),
    }


def nearer(a: Point, b: Point) -> Point:
    """A little way from a point towards another."""
    length = max(1.0, ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5)
    return along(a, b, SHORT / length)


def curve(points: list[Point]) -> str:
    """Through the middles of the sides between, bent at those of the areas."""
    if len(points) == 2:
        (ax, ay), (bx, by) = points
        cx, cy = along(points[0], points[1], 0.5, 12)
        return f"M{number(ax)} {number(ay)}Q{number(cx)} {number(cy)} {number(bx)} {number(by)}"
    x, y = points[0]
    found = f"M{number(x)} {number(y)}"
    for k in range(1, len(points) - 1):
        cx, cy = points[k]
        ex, ey = points[k + 1] if k == len(points) - 2 else along(points[k], points[k + 1], 0.5)
        found += f"Q{number(cx)} {number(cy)} {number(ex)} {number(ey)}"
    return found
