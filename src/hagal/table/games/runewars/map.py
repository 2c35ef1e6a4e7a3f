"""The map: hexes where they lie, with what is on them; marches; and what can be laid while the board is built."""

from __future__ import annotations

from typing import Any

from hagal.games.kit.hexes import Place, turned
from hagal.table.games.runewars import map_build, map_march, pictures
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.map_ground import best_turn, box, middle
from hagal.table.games.runewars.map_hex import Hexes

Drawn = dict[str, Any]


def map(look: Look) -> Drawn:
    """`box`: the corner, width and height of all that is drawn; `ground` and `borders` are pictures, `spots` are what
    is clicked, `hexes` what stands there."""
    turn = looked_from(look)
    hexes, board = Hexes(look, turn), pictures.placed(look.view["areas"], look.sight.components, turn)
    ghosts = map_build.ghosts(look)
    places = [middle(turned(place, turn)) for place in (*places_of(look), *map_build.places(look))]
    return {
        "box": box(places),
        "ground": pictures.names(pictures.GROUND, board) if board else None,
        "borders": pictures.names(pictures.ICE if look.view["frozen"] else pictures.WATER, board) if board else None,
        "spots": [hexes.spot(area) for area in look.view["areas"]],
        "hexes": [hexes.pieces(area) for area in look.view["areas"]],
        "marches": map_march.marches(look, hexes.at),
        "ghosts": ghosts,
        "tiles": map_build.tiles(look),
    }


def looked_from(look: Look) -> int:
    """As it was built, until all home realms lie; then from where it fills the window best."""
    if look.view["markers"] or not any(area["home"] >= 0 for area in look.view["areas"]):
        return 0
    return best_turn(tuple(places_of(look)))


def places_of(look: Look) -> list[Place]:
    return [(area["place"][0], area["place"][1]) for area in look.view["areas"]]
