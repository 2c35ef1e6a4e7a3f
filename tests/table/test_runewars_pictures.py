"""Pictures of the ground of Runewars: made of their names alone, kept by browsers, the same for everybody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

import hagal
from hagal import packs
from hagal.game import Game
from hagal.games.kit.hexes import SIXTHS, turned
from hagal.games.runewars.board import Board
from hagal.games.runewars.names import BORDERS
from hagal.games.runewars.state import Runewars
from hagal.table.games import face
from hagal.table.games.runewars import pictures
from hagal.table.games.runewars.enlarged import boxed
from hagal.table.games.runewars.map_colours import BETWEEN, LAND
from hagal.table.pages.pictures import drawn
from tests.support import warring
from tests.support.client import House
from tests.support.drawings import play, render, sight
from tests.support.leaks import seated, settings
from tests.support.packs import SAMPLE

__all__ = ["settings"]
FACE = face("runewars")


@pytest.fixture(scope="module")
def war() -> Game:
    return warring.full()


def board(game: Game) -> Board:
    assert isinstance(game.state, Runewars)
    return game.state.board


def svg(name: str) -> BeautifulSoup:
    found = drawn(FACE, name)
    assert found is not None
    return BeautifulSoup(found.svg, "html.parser")


def named(game: Game, layer: str, light: str = "day", turn: int = 0) -> str:
    areas = game.view(None)["areas"]
    return str(pictures.names(layer, pictures.placed(areas, game.state.rules.components, turn))[light])


# Names


@pytest.mark.parametrize("how", ["quick", "random", "build"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_name_says_how_the_tiles_of_a_board_lie(how: str, players: int) -> None:
    game = hagal.new("runewars", players=players, seed=6, board=how)
    play(game, until=lambda g: any(area["home"] >= 0 for area in g.view(None)["areas"]), bot="random")
    placed = pictures.placed(game.view(None)["areas"], game.state.rules.components, 0)
    assert placed == board(game).placed
    read = pictures.NAME.fullmatch(named(game, pictures.GROUND))
    assert read is not None
    assert pictures.read(read[3], boxed()) == placed


@pytest.mark.parametrize("turn", range(SIXTHS))
def test_a_board_that_is_turned_is_the_same_board(war: Game, turn: int) -> None:
    """Each area lies where it is looked for, with the same neighbours behind the same borders."""
    true = board(war)
    other = Board(pictures.placed(war.view(None)["areas"], war.state.rules.components, turn))
    assert other.areas == true.areas
    assert other.places == tuple(turned(place, turn) for place in true.places)
    for a, near in enumerate(true.near):
        assert set(other.near[a]) == set(near)
        assert all(other.border(a, b) == true.border(a, b) for b in near)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "ground-day-",
        "ground-day-99.0.0.0",
        "ground-dusk-1.0.0.0",
        "sky-day-1.0.0.0",
        "ground-day-1.0.0.6",
        "ground-day-1.0.0.0~",
        "ground-day-1.0.0.0~1.4.0.0",
        "ground-day-1.61.0.0",
        "ground-day-1.0.0",
        "ground-day-footman.0.0.0",
        "ground-day-" + "~".join(f"{k}.0.0.0" for k in range(1, 60)),
        "ground-day-1.0.0.0" + "~" * 900,
        "ground-day-1.0.0.0\n",
    ],
)
def test_other_names_have_no_picture(name: str) -> None:
    assert pictures.picture(name, boxed()) is None
    assert drawn(FACE, name) is None


# Pictures


def test_the_ground_has_each_area_with_what_it_yields(war: Game) -> None:
    drawing = svg(named(war, pictures.GROUND))
    hexes = drawing.select("svg > g[transform]")
    assert len(hexes) == len(board(war).areas)
    for found, area, home in zip(hexes, board(war).areas, board(war).home, strict=True):
        assert len(found.select("circle")) == sum(area.yields)
        assert bool(found.select("path[fill^='url(#p-']")) == bool(home)
    assert not drawing.select("use[href^='#g-peak']")


def test_borders_have_mountains_and_rivers_where_they_are(war: Game) -> None:
    """Three peaks on each side with mountains; rivers along the sides with water."""
    sides = {
        frozenset((k, other)): BORDERS[board(war).border(k, other)]
        for k in range(len(board(war).areas))
        for other in board(war).near[k]
    }
    outer = [
        BORDERS[side]
        for k, sides_of in enumerate(board(war).sides)
        for direction, side in enumerate(sides_of)
        if shore(board(war), k, direction)
    ]
    kinds = [*sides.values(), *outer]
    drawing = svg(named(war, pictures.WATER))
    assert len(drawing.select("use[href^='#g-peak']")) == 3 * kinds.count("mountain") > 0
    [bank] = [path["d"] for path in drawing.select("path[stroke-width='11']")]
    assert bank.count("M") == kinds.count("water") > 0
    assert not drawing.select("use[href^='#g-wood'], circle")


def shore(lying: Board, area: int, direction: int) -> bool:
    q, r = lying.places[area]
    dq, dr = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))[direction]
    return (q + dq, r + dr) not in lying.where


def test_winter_lays_ice_on_the_same_rivers(war: Game) -> None:
    water, ice = (svg(named(war, layer)) for layer in (pictures.WATER, pictures.ICE))
    for wide in ("11", "8"):
        [open_water] = water.select(f"path[stroke-width='{wide}']")
        [frozen] = ice.select(f"path[stroke-width='{wide}']")
        assert open_water["d"] == frozen["d"]
        assert open_water["stroke"] != frozen["stroke"]


def test_day_and_night_differ_in_colours_alone(war: Game) -> None:
    for layer in (pictures.GROUND, pictures.WATER):
        day, night = (drawn(FACE, named(war, layer, light)) for light in ("day", "night"))
        assert day is not None
        assert night is not None
        assert day.svg != night.svg
        plain = [re.sub(r"#[0-9a-f]{6,8}\b", "#", one.svg) for one in (day, night)]
        assert plain[0] == plain[1]


def test_every_colour_is_used() -> None:
    """In pictures of all tiles and homes."""
    tiles = [ref.partition(":")[2] for ref in boxed() if ref.startswith("tile:")]
    text = ""
    for light in ("day", "night"):
        for layer in (pictures.TILE, pictures.ICE):
            for id in tiles:
                found = drawn(FACE, f"{layer}-{light}-{id}.0.0.0")
                assert found is not None
                text += found.svg
    missing = {name for name, pair in {**LAND, **BETWEEN}.items() if any(f'"{one}"' not in text for one in pair)}
    assert missing == set()


def test_a_picture_has_all_that_is_drawn_in_it(war: Game) -> None:
    """Every drawing, gradient and pattern to which it refers; no style, no script, nothing from elsewhere."""
    for layer in (pictures.GROUND, pictures.WATER, pictures.ICE, pictures.TILE):
        drawing = svg(named(war, layer))
        ids = {str(one["id"]) for one in drawing.select("[id]")}
        wanted = {str(use["href"]).removeprefix("#") for use in drawing.select("use")}
        wanted |= set(re.findall(r"url\(#([^)]+)\)", str(drawing)))
        assert wanted <= ids
        assert not drawing.select("style, script, image, a, foreignobject, [style], [class], [onload]")


# The page


def test_the_page_holds_no_ground_but_its_pictures(war: Game) -> None:
    page = BeautifulSoup(render(sight(war, 0)), "html.parser")
    for layer in ("ground", "borders"):
        assert [one.name for one in page.select(f"#{layer} *")] == ["image", "image"]
        assert {one["class"][0] for one in page.select(f"#{layer} image")} == {"by-day", "by-night"}


def test_browsers_keep_what_never_changes_and_nothing_else(house: House, war: Game) -> None:
    stranger = house.client(stranger=True)
    room, clients = seated(house, 4, [], title="runewars")
    room._game = war
    page = BeautifulSoup(clients[0].get(f"/games/{room.id}?seat=0").text, "html.parser")
    addresses = [str(one["href"]) for one in page.select("#map image")]
    assert len(addresses) == 4
    for address in addresses:
        answer = stranger.get(address)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert "immutable" in answer.headers["cache-control"]
        assert "set-cookie" not in answer.headers
        for other in (address.partition("?")[0], address[:-1]):
            assert stranger.get(other).headers["cache-control"] == "no-cache"
    for missing in ("/pictures/runewars/ground-day-99.0.0.0", "/pictures/nothing/ground-day-1.0.0.0"):
        assert stranger.get(missing).status_code == 404


def test_a_game_with_packs_has_pictures_of_its_own_tiles(house: House, data_folder: Path) -> None:
    packs.keep(SAMPLE.with_name("runewars.yaml"))
    seats = [{"kind": "me"}, {"kind": "friend"}]
    ada = house.client()
    id = ada.post("/api/games", json={"title": "runewars", "seats": seats, "packs": ["other_box"]}).json()["id"]
    room = house.rooms.open(id)
    play(room.game, until=lambda g: bool(g.view(None)["areas"]), bot="random")
    page = BeautifulSoup(ada.get(f"/games/{id}?seat={room.asked()[0]}").text, "html.parser")
    [address] = [str(one["href"]) for one in page.select("#ground .by-day")]
    assert address.startswith(f"/games/{id}/pictures/ground-day-")
    assert "immutable" in ada.get(address).headers["cache-control"]
    mine, box = (
        ada.get(f"{folder}/tile-day-4.0.0.0").text for folder in (f"/games/{id}/pictures", "/pictures/runewars")
    )
    assert mine != box
    assert ada.get(f"/games/{id}/pictures/tile-day-99.0.0.0").status_code == 404
