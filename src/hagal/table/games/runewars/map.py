"""The map: hexes where they lie, with what is on them; marches; and what can be laid while the board is built."""

from __future__ import annotations

from typing import Any

from hagal.games.kit.hexes import Place, turned
from hagal.table.games.runewars import map_build, map_march
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.map_ground import Fact, best_turn, borders, box, ground, middle
from hagal.table.games.runewars.map_hex import Hexes

Drawn = dict[str, Any]


def map(look: Look) -> Drawn:
    """`box`: the corner, width and height of all that is drawn; `ground` and `borders` are drawn once for a board,
    `spots` are what is clicked, `hexes` what stands there."""
    turn = looked_from(look)
    hexes, board = Hexes(look, turn), facts(look)
    ghosts = map_build.ghosts(look)
    places = [middle(turned(place, turn)) for place in (*places_of(look), *map_build.places(look))]
    return {
        "box": box(places),
        "ground": ground(board, turn),
        "borders": borders(board, turn, look.view["frozen"]),
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


def facts(look: Look) -> tuple[Fact, ...]:
    return tuple(
        (
            area["id"],
            area["tile"],
            area["place"][0],
            area["place"][1],
            tuple(area["borders"]),
            tuple(area["yields"].values()),
            look.get("tile", area["tile"]).faction,
        )
        for area in look.view["areas"]
    )
