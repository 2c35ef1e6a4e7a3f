"""What on the board an option is about: the refs that light up for it, and that narrow the list when clicked.

Refs: components (`area:1a`, `order:conquer`, `hero:silhouette`, `tactic:ambush`), units in an area
(`units:1a:archer`), a dial or the influence of a seat (`dial:0:ore`, `influence:0`), and a place where a tile could be
laid (`place:-2:1`); those of battles and duels: `about_stage`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.runewars.components import Rune, Tile, Unit
from hagal.games.runewars.names import RESOURCES
from hagal.kernel.step import Step
from hagal.kernel.term import Component
from hagal.table.games.runewars.about_stage import ON_STAGE

Refs = tuple[str, ...]
Way = Callable[[Any, int], Refs]


def about(step: Step[Any], seat: int) -> Refs:
    """The refs of an option; the same ref once."""
    return tuple(dict.fromkeys(one(step, seat)))


def one(step: Step[Any], seat: int) -> Refs:
    """By its own way; else the things that it names, and those of the steps inside it."""
    way = WAYS.get(step.tag)
    return inside(step.values(), seat) if way is None else way(step, seat)


def inside(value: Any, seat: int) -> Refs:
    if isinstance(value, Component):
        return () if isinstance(value, Rune) else (value.ref,)
    if isinstance(value, Step):
        return one(value, seat)
    return tuple(ref for item in value for ref in inside(item, seat)) if isinstance(value, tuple) else ()


def units_at(area: str) -> Way:
    """Units of a type where they stand; the field of the step that names the area."""

    def way(step: Any, seat: int) -> Refs:
        unit: Unit = step.unit
        return (f"units:{getattr(step, area).id}:{unit.id}", f"area:{getattr(step, area).id}")

    return way


def dial(step: Any, seat: int) -> Refs:
    return (f"dial:{seat}:{RESOURCES[step.resource]}",)


def tile_at(step: Any, seat: int) -> Refs:
    tile: Tile = step.tile
    return (f"place:{step.q}:{step.r}", tile.ref)


WAYS: dict[str, Way] = {
    "send_units": units_at("start"),
    "send": units_at("start"),
    "from_dial": dial,
    "tile_place": tile_at,
    **ON_STAGE,
}
"""By the tag of an option's step, where there is more to it than the things that it names."""
