"""What on the board an option is about: the refs that light up for it, and that narrow the list when clicked.

Refs: components (`area:1a`, `order:conquer`, `hero:silhouette`, `tactic:ambush`); units in an area that stand or are
routed (`units:1a:archer`, `routed:1a:archer`); a dial or the influence of a seat (`dial:0:ore`, `influence:0`); and
while the board is built the places that would be filled (`place:-2:1`), the turn of a tile (`turn:3`), and the way as a
whole, which is shown and not clicked (`way:-1:4:0`). Those of battles and duels: `about_stage`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.kit.hexes import Place, beside, shifted, turned
from hagal.games.runewars.components import Rune, Tile
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


def units_at(area: str, kind: str = "units", to: str = "") -> Way:
    """Units of a type where they stand, or lie; the fields of the step that name the area, and where they go."""

    def way(step: Any, seat: int) -> Refs:
        at = getattr(step, area).id
        found = (f"{kind}:{at}:{step.unit.id}", f"area:{at}")
        return (*found, getattr(step, to).ref) if to else found

    return way


def only(*names: str) -> Way:
    """The components in these fields, in this order."""

    def way(step: Any, seat: int) -> Refs:
        return tuple(getattr(step, name).ref for name in names)

    return way


def dial(step: Any, seat: int) -> Refs:
    return (f"dial:{seat}:{RESOURCES[step.resource]}",)


def influence(step: Any, seat: int) -> Refs:
    return (f"influence:{seat}",)


# Building the board


def cells(step: Any) -> list[Place]:
    """The places that an option would fill, its first one first; none if it lays nothing."""
    found = CELLS.get(step.tag)
    return [] if found is None else found(step)


def of_tile(tile: Tile, q: int, r: int, turn: int) -> list[Place]:
    return [shifted(turned(place, turn), (q, r)) for place in tile.places]


def of_marker(q: int, r: int, direction: int) -> list[Place]:
    return [(q, r), beside((q, r), direction)]


CELLS: dict[str, Callable[[Any], list[Place]]] = {
    "tile_place": lambda step: [(step.q, step.r)],
    "lay_tile": lambda step: of_tile(step.tile, step.q, step.r, step.turn),
    "put_marker": lambda step: of_marker(step.q, step.r, step.direction),
    "take_marker": lambda step: of_marker(step.q, step.r, step.direction),
    "lay_home": lambda step: of_tile(step.home, step.q, step.r, step.turn),
}
"""By the tags of options."""


def place_ref(at: Place) -> str:
    return f"place:{at[0]}:{at[1]}"


def way_ref(step: Any) -> str:
    return f"way:{step.q}:{step.r}:{step.direction if hasattr(step, 'direction') else step.turn}"


def tile_at(step: Any, seat: int) -> Refs:
    tile: Tile = step.tile
    return (*map(place_ref, cells(step)), tile.ref)


def marker(step: Any, seat: int) -> Refs:
    return (*map(place_ref, cells(step)), way_ref(step))


def tile_turned(step: Any, seat: int) -> Refs:
    return (f"turn:{step.turn}", *map(place_ref, cells(step)), way_ref(step))


WAYS: dict[str, Way] = {
    # Units that are there already
    "send_units": units_at("start"),
    "send": units_at("start", to="to"),
    "season_destroy": units_at("area"),
    "ice_freeze_unit": units_at("area"),
    "rune_summon_unit": units_at("area"),
    "rally_one": units_at("area", "routed"),
    # Units that come: where to
    "deploy_here": only("area"),
    "come": only("area", "unit"),
    "season_join": only("area", "unit"),
    "setup_recruit": only("area", "unit"),
    "teleport_units": only("unit"),
    # What is moved from one area to another: where to
    "drive_to": only("area"),
    "season_move_there": only("area"),
    "token_to": only("area"),
    "dragon_in": only("area"),
    # Dials and influence
    "from_dial": dial,
    "raise_dial": dial,
    "season_turn_dial": dial,
    "pay_heroes": influence,
    "bid_offered": influence,
    "talk": influence,
    # Building the board
    "tile_place": tile_at,
    "lay_tile": tile_turned,
    "put_marker": marker,
    "take_marker": marker,
    "lay_home": tile_turned,
    **ON_STAGE,
}
"""By the tag of an option's step, where there is more to it than the things that it names."""
