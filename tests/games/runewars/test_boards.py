"""Boards that are ready: each obeys the rules of building, whoever plays on it, and is about as fair as the others."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from hagal.games.runewars.board import Board
from hagal.games.runewars.catalogue.boards import LAYOUTS
from hagal.games.runewars.catalogue.homes import HOMES
from hagal.games.runewars.catalogue.tiles import TILES
from hagal.games.runewars.components import Layout, Tile
from hagal.games.runewars.setup import laws
from hagal.games.runewars.setup.laying import home_ways, layings, room
from hagal.games.runewars.setup.markers import APART_2010, APART_REVISED, Survey
from hagal.games.runewars.setup.ready import laid_out, lawful
from hagal.games.runewars.setup.runes import rune_areas
from tests.games.runewars.table import FACTIONS, answered, between, finish, table, told, until

ALL = (*TILES, *HOMES)
EACH = pytest.mark.parametrize("layout", LAYOUTS, ids=[layout.id for layout in LAYOUTS])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_some_for_each_number_of_players(players: int) -> None:
    found = [layout for layout in LAYOUTS if layout.players == players]
    assert len(found) >= 3
    assert len({layout.tiles for layout in found}) == len(found)


@EACH
def test_every_tile_could_be_laid_where_it_lies(layout: Layout) -> None:
    tiles = {tile.id: tile for tile in TILES}
    assert len(layout.tiles) == len({number for number, *_where in layout.tiles}) == 2 * layout.players
    placed: list[Any] = []
    for number, q, r, turn in layout.tiles:
        if placed:
            assert turn in layings(Board(tuple(placed)), tiles[str(number)])[(q, r)]
        placed.append((tiles[str(number)], q, r, turn))
    laws.lies_well(Board(tuple(placed)))


@EACH
@pytest.mark.parametrize("distance", [APART_2010, APART_REVISED])
def test_markers_stand_as_both_editions_demand(layout: Layout, distance: Any) -> None:
    assert lawful(layout, ALL, distance)
    board = laid_out(layout, ALL)
    assert board is not None
    found = Survey(board, HOMES, layout.players, distance)
    assert found.strict  # nobody stands closer than the others
    assert list(layout.markers) == sorted(layout.markers, key=found.spaces.index)


@EACH
def test_homes_find_room_whoever_has_them(layout: Layout) -> None:
    board = laid_out(layout, ALL)
    assert board is not None
    for homes in combinations(HOMES, layout.players):
        ways = [[home_ways(board, home, marker) for home in homes] for marker in layout.markers]
        everybody = list(range(layout.players))
        for first in everybody:  # any home may lie in the place of the first marker
            others = [home for home in everybody if home != first]
            assert any(room(ways, everybody[1:], others, beside) for _way, _cells, beside in ways[0][first])


@EACH
def test_there_is_room_for_runes(layout: Layout) -> None:
    s = table(layout.players, "revised")
    until(s, "first_rune_area", Random(1))
    board = laid_out(layout, ALL)
    assert board is not None
    s.board = board
    assert len(rune_areas(s)) >= 2 * layout.players + 1


@EACH
def test_homes_are_about_equally_far_from_each_other(layout: Layout) -> None:
    """The nearest neighbour of each: within one area of that of any other."""
    board = laid_out(layout, ALL)
    assert board is not None
    nearest = [min(between(board, a, b) for b in layout.markers if b != a) for a in layout.markers]
    assert max(nearest) - min(nearest) <= 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_picks_the_board_and_who_begins_where(players: int) -> None:
    boards, corners = set(), set()
    for seed in range(24):
        s = finish(table(players, seed=seed))
        tiles = tuple(placed for placed in s.board.placed if not placed[0].faction)
        boards.add(tiles)
        corners.add(next(placed[1:3] for placed in s.board.placed if placed[0].faction == "daqan"))
        laws.dear(s)
    count = sum(layout.players == players for layout in LAYOUTS)
    assert len(boards) == count
    assert len(corners) > players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_factions_can_play_on_them(players: int) -> None:
    for seed, factions in enumerate(permutations(FACTIONS, players)):
        s = finish(table(players, "revised", factions=list(factions), seed=seed))
        laws.dear(s)
        assert [p.faction.id for p in s.players] == list(factions)
        assert [event["seat"] for event in told(s, "rw-lay-home")] == [*range(1, players), 0]


def test_where_the_tiles_of_a_box_do_not_fit_chance_builds_the_board() -> None:
    s = table(2)
    rules = s.rules
    walled = []
    for tile in rules.kinds["tile"]:
        if not tile.faction:
            tile = Tile(tile.id, tile.name, areas=tile.areas, places=tuple((0, k) for k in range(len(tile.areas))))
            rules.components[tile.ref] = tile
        walled.append(tile)
    rules.kinds["tile"] = walled
    tags = {tag for tag, *_rest in answered(s)}
    assert "pick_tile" not in tags
    assert len(told(s, "rw-ready-board")) == 0
    assert len(told(s, "rw-setup-quest")) == 4
    laws.dear(s)


def test_a_board_that_breaks_a_rule_is_not_lawful() -> None:
    good = next(layout for layout in LAYOUTS if layout.players == 2)
    near = Layout("2_near", "", players=2, tiles=good.tiles, markers=(good.markers[0], good.markers[0]))
    assert not lawful(near, ALL, APART_REVISED)
    number, q, r, turn = good.tiles[-1]
    off = Layout("2_off", "", players=2, tiles=(*good.tiles[:-1], (number, q + 9, r, turn)), markers=good.markers)
    assert not lawful(off, ALL, APART_REVISED)
    short = Layout("2_short", "", players=2, tiles=good.tiles[:-1], markers=good.markers)
    assert not lawful(short, ALL, APART_REVISED)
