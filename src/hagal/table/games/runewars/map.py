"""The map: hexes where they lie, with what is on them, in units of the drawing: a hex is 2 * SIZE wide."""

from __future__ import annotations

import math
from typing import Any

from hagal.games.runewars.names import BORDERS
from hagal.games.runewars.seen import AreaFacts
from hagal.table.games.runewars.look import Look

Drawn = dict[str, Any]
SIZE = 60
"""From the middle of a hex to its corners."""
TALL = round(SIZE * math.sqrt(3) / 2, 1)
"""And to its sides."""
MARGIN = 8


def map(look: Look) -> Drawn:
    """`box`: the corner, width and height of all that is drawn."""
    hexes = [hex(look, area) for area in look.view["areas"]]
    return {"box": box([(one["x"], one["y"]) for one in hexes]), "hexes": hexes}


def middle(place: list[int]) -> tuple[float, float]:
    """Hexes have a flat top: columns to the east, steps to the south within one."""
    q, r = place
    return round(1.5 * SIZE * q, 1), round(TALL * (2 * r + q), 1)


def box(middles: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    if not middles:
        return (-SIZE, -SIZE, 2 * SIZE, 2 * SIZE)
    left, top = min(x for x, _y in middles) - SIZE - MARGIN, min(y for _x, y in middles) - TALL - MARGIN
    right, bottom = max(x for x, _y in middles) + SIZE + MARGIN, max(y for _x, y in middles) + TALL + MARGIN
    return (left, top, right - left, bottom - top)


def hex(look: Look, area: AreaFacts) -> Drawn:
    x, y = middle(area["place"])
    found = look.get("area", area["id"])
    return {
        "ref": f"area:{area['id']}",
        "name": look.called(found),
        "x": x,
        "y": y,
        "borders": [BORDERS.index(side) for side in area["borders"]],
        "control": area["control"],
        "units": sum(area["units"].values()) + sum(area["routed"].values()),
    }
