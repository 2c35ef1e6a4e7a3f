"""The Locations of Alien, with their Hazards in the updated version (AL-066, AL-067, PR-315 to PR-335)."""

from __future__ import annotations

from hagal.games.encounters.alien.effects import (
    arm,
    blood_and_terror,
    cocoon,
    cut_power,
    discard_fighters,
    gain_hazard,
    hive_to_combat,
    kill_all_hq,
    kill_recruiters,
    stowaway,
    to_barracks,
    work_together,
)
from hagal.games.encounters.components import Location
from hagal.games.encounters.declare import location
from hagal.games.encounters.effect import Effects
from hagal.games.encounters.effects import add_enemies, each
from hagal.games.kit.declare import OFFICIAL

ICON = ("points",)
"""An icon was lost: in which points a price is paid is our reading."""


def place(name: str, film: str, *hazards: tuple[str, Effects], ours: tuple[str, ...] = ICON) -> Location:
    """A Location with its Hazards, each by its name: they mark nobody (AL-052)."""
    return location(
        name,
        film=film,
        titles=tuple(title for title, _effects in hazards),
        hazards=tuple(effects for _title, effects in hazards),
        marks=False,
        origin=OFFICIAL,
        ours=ours,
    )


NO_ONE_COMING = ("There's No One Coming To Help Us", (kill_all_hq, to_barracks))

LOCATIONS = (
    place(
        *("The Nostromo", "alien"),
        ("Brought Something Back", (add_enemies(3),)),
        ("It's Loose", (hive_to_combat(2),)),
        ("Self-Destruct", (arm,)),
    ),
    place(
        *("Hadley's Hope", "aliens"),
        ("What Are We Supposed to Use, Harsh Language?", (each(discard_fighters),)),
        ("They Cut the Power", (cut_power,)),
        ("Cocooned", (cocoon,)),
    ),
    place(
        *('Fiorina "Fury" 161', "alien3"),
        ("Stowaway", (stowaway,)),
        ("Blood and Terror", (blood_and_terror,)),
        *(NO_ONE_COMING, NO_ONE_COMING),  # printed as the third and fourth
        ours=(),
    ),
    place(
        *("The Auriga", "resurrection"),
        ("No Time to Waste", (gain_hazard,)),
        ("We Have to Work Together", (work_together,)),
        ("They're All Dead", (each(kill_recruiters),)),
    ),
)
