"""The four home realms: three areas, each touching the other two, that together yield what the dials start with.

Known are Daqan's total, the food of the others, and that mountains leave few ways into Waiqar's; how it is spread over
the areas is ours.
"""

from __future__ import annotations

from hagal.games.kit.declare import REPORTED, STAND_IN, sourced
from hagal.games.runewars.catalogue.factions import DAQAN, LATARI, UTHUK, WAIQAR
from hagal.games.runewars.catalogue.tiles import area
from hagal.games.runewars.components import Area, Faction, Tile
from hagal.games.runewars.names import MOUNTAIN, WATER

TRIANGLE = ((0, 0), (1, 0), (0, 1))


def home(faction: Faction, *areas: Area, origin: str = STAND_IN) -> Tile:
    """The home realm of a faction."""
    tile = Tile(faction.id, faction.name, areas=areas, places=TRIANGLE, faction=faction.id)
    sourced(tile, origin, ("places",), (), ())
    return tile


HOMES = (
    home(
        DAQAN,
        area("daqan_a", (1, 1, 0), name="Daqan A", N=MOUNTAIN),
        area("daqan_b", (1, 0, 1), name="Daqan B"),
        area("daqan_c", (1, 1, 1), name="Daqan C"),
    ),
    home(
        LATARI,
        area("latari_a", (1, 1, 0), name="Latari A", NW=WATER),
        area("latari_b", (0, 1, 1), name="Latari B", SE=WATER),
        area("latari_c", (1, 1, 1), name="Latari C"),
    ),
    home(
        WAIQAR,
        area("waiqar_a", (1, 0, 1), name="Waiqar A", N=MOUNTAIN, origin=REPORTED, ours=("yields", "sides")),
        area("waiqar_b", (1, 1, 0), name="Waiqar B", SE=MOUNTAIN, origin=REPORTED, ours=("yields", "sides")),
        area("waiqar_c", (1, 1, 1), name="Waiqar C", SW=MOUNTAIN, origin=REPORTED, ours=("yields", "sides")),
    ),
    home(
        UTHUK,
        area("uthuk_a", (2, 0, 0), name="Uthuk A"),
        area("uthuk_b", (0, 1, 1), name="Uthuk B"),
        area("uthuk_c", (1, 1, 1), name="Uthuk C", S=WATER),
    ),
)
