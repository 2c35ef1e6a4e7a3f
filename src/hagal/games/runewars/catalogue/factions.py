"""The four factions and their units, and the neutral units.

What no source gives (dials but for Daqan's in part, some figures of units) is ours, as far as the rulebook leaves it
open: each faction starts with four units, and its dials with what its home realm yields.
"""

from __future__ import annotations

from typing import Any

from hagal.games.kit.declare import OFFICIAL, REPORTED, STAND_IN, Facts, sourced
from hagal.games.runewars.battle import defenses, specials, wild
from hagal.games.runewars.components import Dials, Faction, Unit
from hagal.games.runewars.names import (
    BEASTMAN,
    BLANK,
    CIRCLE,
    DRAGON,
    EVIL,
    GIANT,
    GOOD,
    HELLHOUND,
    HEXAGON,
    INFLUENCE,
    RAZORWING,
    RECTANGLE,
    SORCERER,
    TACTICS,
    TRIANGLE,
)
from hagal.kernel.step import Step
from hagal.kernel.term import Component

T, I = TACTICS, INFLUENCE  # noqa: E741


def dials(food: tuple[int, ...], wood: tuple[int, ...], ore: tuple[int, ...]) -> Dials:
    """Spaces 1 to 8 of each dial; space 0 is empty."""
    return ((BLANK, *food), (BLANK, *wood), (BLANK, *ore))


def unit(
    id: str,
    name: str,
    slot: int,
    count: int,
    shape: int,
    health: int,
    initiative: int,
    special: Step[Any],
    fast: bool = False,
    flying: bool = False,
) -> Unit:
    return Unit(
        id,
        name,
        slot=slot,
        count=count,
        shape=shape,
        health=health,
        initiative=initiative,
        special=special,
        fast=fast,
        flying=flying,
    )


# Daqan Lords: Bowman 0, Footman 1, Knight 2, Siege Tower 3
DAQAN = Faction(
    "daqan",
    "Daqan Lords",
    alignment=GOOD,
    units=(
        unit("bowman", "Bowman", 0, 8, TRIANGLE, 1, 1, specials.BOWMAN),
        unit("footman", "Footman", 1, 16, TRIANGLE, 1, 3, specials.FOOTMAN),
        unit("knight", "Knight", 2, 8, RECTANGLE, 2, 2, specials.KNIGHT, fast=True),
        unit("siege_tower", "Siege Tower", 3, 4, HEXAGON, 3, 5, specials.SIEGE_TOWER),
    ),
    dials=dials((1, BLANK, 1, I, T, BLANK, 1, I), (0, T, 0, I, 0, T, 0, I), (I, 2, T, 3, BLANK, 2, T, 3)),
    start=(3, 2, 2),
    influence=3,
    tactics=2,
    defense=defenses.REINFORCED_WALLS,
)

# Latari Elves: Archer 0, Pegasus Rider 1, Sorceress 2, Warrior 3
LATARI = Faction(
    "latari",
    "Latari Elves",
    alignment=GOOD,
    units=(
        unit("archer", "Archer", 0, 16, TRIANGLE, 1, 1, specials.ARCHER),
        unit("pegasus_rider", "Pegasus Rider", 1, 4, RECTANGLE, 3, 2, specials.PEGASUS_RIDER, flying=True),
        unit("sorceress", "Sorceress", 2, 8, CIRCLE, 1, 3, specials.SORCERESS),
        unit("warrior", "Warrior", 3, 8, RECTANGLE, 2, 4, specials.WARRIOR),
    ),
    dials=dials((3, T, 3, I, T, 3, I, 2), (0, I, 0, T, 1, 0, I, 0), (T, 2, I, 3, T, 2, T, 3)),
    start=(2, 3, 2),
    influence=4,
    tactics=1,
    defense=defenses.PROTECTIVE_WARDS,
)

# Waiqar the Undying: Reanimate 0, Skeleton Archer 1, Necromancer 2, Dark Knight 3
WAIQAR = Faction(
    "waiqar",
    "Waiqar the Undying",
    alignment=EVIL,
    units=(
        unit("reanimate", "Reanimate", 0, 16, TRIANGLE, 1, 3, specials.REANIMATE),
        unit("skeleton_archer", "Skeleton Archer", 1, 8, TRIANGLE, 1, 1, specials.SKELETON_ARCHER),
        unit("necromancer", "Necromancer", 2, 8, CIRCLE, 1, 2, specials.NECROMANCER),
        unit("dark_knight", "Dark Knight", 3, 4, RECTANGLE, 3, 4, specials.DARK_KNIGHT),
    ),
    dials=dials((0, T, 0, I, 0, T, 0, I), (1, I, 1, T, 1, I, 1, T), (T, 2, I, T, 3, 2, I, 3)),
    start=(3, 2, 2),
    influence=2,
    tactics=3,
    defense=defenses.CURSED_TOMB,
)

# Uthuk Y'llan: Berserker 0, Flesh Ripper 1, Warlock 2, Chaos Lord 3
UTHUK = Faction(
    "uthuk",
    "Uthuk Y'llan",
    alignment=EVIL,
    units=(
        unit("berserker", "Berserker", 0, 16, TRIANGLE, 1, 2, specials.BERSERKER),
        unit("flesh_ripper", "Flesh Ripper", 1, 8, RECTANGLE, 1, 1, specials.FLESH_RIPPER),
        unit("warlock", "Warlock", 2, 8, CIRCLE, 1, 3, specials.WARLOCK),
        unit("chaos_lord", "Chaos Lord", 3, 4, HEXAGON, 3, 5, specials.CHAOS_LORD),
    ),
    dials=dials((0, I, 0, T, 0, I, 0, T), (T, 1, I, 1, T, 1, T, 1), (I, 2, T, 3, T, 2, I, 3)),
    start=(3, 2, 2),
    influence=1,
    tactics=4,
    defense=defenses.HUNGRY_SPAWN,
)

FACTIONS = (DAQAN, LATARI, WAIQAR, UTHUK)


NEUTRALS = (
    unit("beastman", "Beastman", BEASTMAN, 8, TRIANGLE, 1, 2, wild.BEASTMAN),
    unit("dragon", "Dragon", DRAGON, 4, HEXAGON, 4, 4, wild.DRAGON, flying=True),
    unit("giant", "Giant", GIANT, 4, HEXAGON, 5, 5, wild.GIANT),
    unit("hellhound", "Hellhound", HELLHOUND, 8, RECTANGLE, 2, 3, wild.HELLHOUND),
    unit("razorwing", "Razorwing", RAZORWING, 8, TRIANGLE, 1, 1, wild.RAZORWING, flying=True),
    unit("sorcerer", "Sorcerer", SORCERER, 8, CIRCLE, 1, 1, wild.SORCERER),
)

# Where the facts come from: (origin, what is ours, where sources differ or only hint)
PROVENANCE: dict[str, tuple[str, Facts, Facts]] = {
    "daqan": (OFFICIAL, ("dials",), ()),  # parts of two dials are official
    "latari": (REPORTED, ("dials", "start"), ()),
    "waiqar": (REPORTED, ("dials", "start", "influence", "tactics"), ()),
    "uthuk": (REPORTED, ("dials", "start", "influence", "tactics"), ()),
    "pegasus_rider": (OFFICIAL, (), ("flying",)),
    "reanimate": (REPORTED, ("initiative",), ()),
    "skeleton_archer": (REPORTED, ("initiative",), ("special",)),  # who chooses the victim is not told
    "necromancer": (REPORTED, ("initiative",), ()),
    "dark_knight": (STAND_IN, ("shape", "health", "initiative", "special"), ()),
    "flesh_ripper": (REPORTED, (), ()),
    "warlock": (REPORTED, ("initiative",), ("shape", "health")),
    "chaos_lord": (REPORTED, ("health", "initiative"), ()),
    "beastman": (REPORTED, (), ()),
    "dragon": (REPORTED, (), ("flying",)),
    "hellhound": (REPORTED, (), ()),
    "razorwing": (REPORTED, (), ("flying",)),
    "sorcerer": (REPORTED, (), ()),
}


def trace(made: Component) -> None:
    """Where its facts come from; what the table does not name is official."""
    origin, ours, disputed = PROVENANCE.get(made.id, (OFFICIAL, (), ()))
    sourced(made, origin, (), ours, disputed)


for one in (*FACTIONS, *[each for faction in FACTIONS for each in faction.units], *NEUTRALS):
    trace(one)
