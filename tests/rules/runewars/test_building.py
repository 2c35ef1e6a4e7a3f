"""Building the board: tiles, borders, markers, home realms (RW-001, RW-002, RW-023 to RW-029, RW-304, RW-305,
RW-308)."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from hagal.games.kit.hexes import SIXTHS, around, holes, turn_sides, turned
from hagal.games.runewars.board import Board
from hagal.games.runewars.components import Area, Tile
from hagal.games.runewars.names import MOUNTAIN, OPEN, WATER
from hagal.games.runewars.setup import laws
from hagal.games.runewars.setup.building import lay_board
from hagal.games.runewars.setup.laying import home_ways, layings, may_lie
from hagal.games.runewars.setup.markers import APART_2010, APART_REVISED, Survey, survey
from hagal.games.runewars.state import Runewars
from hagal.kernel.laws import Broken
from hagal.kernel.loop import advance, answer
from tests.games.runewars.position import asked, choose, offered
from tests.games.runewars.table import answered, between, board_of, finish, table, told, until
from tests.rules import rule

EDITIONS = ["2010", "revised"]


def hexes(*places: tuple[int, int], id: str = "x", faction: str = "", **sides: tuple[int, ...]) -> Tile:
    """A tile of these places, its areas called a, b ...; `sides`: what is printed on some of them."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    areas = tuple(
        Area(f"{id}{letter}", letter, yields=(1, 0, 0), sides=sides.get(letter, (OPEN,) * SIXTHS))
        for letter, _ in zip(letters, places, strict=False)
    )
    return Tile(id, id, areas=areas, places=places, faction=faction)


def line(length: int) -> Board:
    """A board of one tile: a straight row of areas from north to south."""
    return Board(((hexes(*[(0, k) for k in range(length)], id="row"), 0, 0, 0),))


# Areas and borders


@rule("RW-001")
def test_areas_are_adjacent_if_they_share_an_edge_and_a_hole_is_none() -> None:
    board = Board(((hexes(*around((0, 0))), 0, 0, 0),))
    assert len(board.areas) == 6
    assert holes(board.places) == {(0, 0)}
    for k, near in enumerate(board.near):
        assert {board.places[other] for other in near} == set(around(board.places[k])) & set(board.places)
        assert len(near) == 2
    assert board.steps(0)[3] == 3


@rule("RW-002")
def test_a_border_is_what_either_side_prints() -> None:
    coloured = hexes((0, 0), (0, 1), (1, 0), a=(OPEN, OPEN, WATER, MOUNTAIN, OPEN, OPEN))
    board = Board(((coloured, 0, 0, 0),))
    assert board.border(0, 1) == board.border(1, 0) == MOUNTAIN
    assert board.border(0, 2) == board.border(2, 0) == WATER
    assert board.border(1, 2) == OPEN
    assert board.walk[0] == ()
    assert board.winter[0] == (2,)
    assert board.near[0] == (2, 1)


# Tiles


@rule("RW-023", "RW-305")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_setup_quests_each_name_the_tiles(players: int) -> None:
    s = table(players, board="build", seed=players)
    assert offered(s)
    dealt = [[s.face[i] for i in p.quests] for p in s.players]
    assert [len(quests) for quests in dealt] == [2] * players
    assert all(s.known[i] == 0xFF for p in s.players for i in p.quests)
    assert len({quest.setup for quests in dealt for quest in quests}) == 2 * players
    assert offered(s) == sorted(f"tile {quest.setup}" for quest in dealt[0])
    finish(s)
    laid = {tile.id for tile, *_where in s.board.placed if not tile.faction}
    assert laid == {str(quest.setup) for quests in dealt for quest in quests}


@rule("RW-024")
def test_a_tile_of_two_pieces_is_laid_as_one() -> None:
    tiles = {tile.id: tile for tile, *_where in board_of(*[(n, 9 * n, 0, 0) for n in range(1, 10)]).placed}
    assert [len(tiles[number].areas) for number in "568"] == [4, 4, 4]


@rule("RW-025", "RW-T01")
@pytest.mark.parametrize("seed", range(3))
def test_four_players_lay_eight_tiles_in_turn(seed: int) -> None:
    s = table(4, board="build", seed=seed)
    advance(s)
    hands = [{str(s.face[i].setup) for i in p.quests} for p in s.players]
    until(s, "pick_marker", Random(seed))
    assert told(s, "rw-rebuild") == []
    assert [event["seat"] for event in told(s, "rw-lay-tile")] == [0, 1, 2, 3, 0, 1, 2, 3]
    placed = s.board.placed
    assert len(placed) == 8
    for k, (tile, *where) in enumerate(placed):
        assert tile.id in hands[k % 4]
        if k:
            assert lies_legally(Board(placed[:k]), tile, *where)


@rule("RW-025")
def test_the_first_player_lays_the_first_tile_whoever_it_is() -> None:
    s = table(3, board="build", first=2)
    finish(s)
    assert [event["seat"] for event in told(s, "rw-lay-tile")][:6] == [2, 0, 1, 2, 0, 1]


def lies_legally(board: Board, tile: Tile, q: int, r: int, turn: int) -> bool:
    """The rule again, in the plainest words."""
    cells = [tuple(a + b for a, b in zip(turned(place, turn), (q, r), strict=True)) for place in tile.places]
    if any(place in board.where for place in cells):
        return False
    touching, touched = set(), set()
    for own, place in enumerate(cells):
        sides = turn_sides(tile.areas[own].sides, turn)
        for d, other in enumerate(around(place)):  # type: ignore[arg-type]
            if other in board.where:
                k = board.where[other]
                touching.add(own)
                touched.add(k)
                if sides[d] != OPEN and board.sides[k][(d + 3) % 6] != OPEN:
                    return False
    return len(touching) >= 2 and len(touched) >= 2


@rule("RW-025", "RW-026")
@pytest.mark.parametrize("seed", range(6))
def test_every_legal_laying_is_offered_and_no_other(seed: int) -> None:
    rng = Random(seed)
    tiles = [placed[0] for placed in board_of(*[(n, 9 * n, 0, 0) for n in range(1, 10)]).placed]
    rng.shuffle(tiles)
    board = Board(((tiles.pop(), 0, 0, 0),))
    while len(tiles) > 4:
        tile = tiles.pop()
        offered_now = {(q, r, turn) for (q, r), turns in layings(board, tile).items() for turn in turns}
        span = range(-12, 13)
        expected = {
            (q, r, turn) for q in span for r in span for turn in range(6) if lies_legally(board, tile, q, r, turn)
        }
        assert offered_now == expected
        assert all(may_lie(board, tile, *one) for one in expected)
        assert len(offered_now) <= 200
        board = Board((*board.placed, (tile, *rng.choice(sorted(expected)))))


@rule("RW-025")
def test_one_area_that_touches_two_is_not_enough() -> None:
    board = Board(((hexes((0, 0), (0, 1), id="old"), 0, 0, 0),))
    assert not may_lie(board, hexes((0, 0), (1, 0), id="new"), 1, 0, 0)  # the second one sticks out
    assert may_lie(board, hexes((0, 0), (0, 1), id="new"), 1, 0, 0)


@rule("RW-025")
def test_two_areas_that_touch_the_same_one_are_not_enough() -> None:
    board = Board(((hexes((0, 0), (0, 1), id="old"), 0, 0, 0),))
    assert not may_lie(board, hexes((0, 0), (1, 0), id="new"), 0, -1, 0)  # both touch the northern one only
    assert may_lie(board, hexes((0, 0), (-1, 1), id="new"), 1, -1, 0) is False


@rule("RW-026")
@pytest.mark.parametrize("old", [MOUNTAIN, WATER])
@pytest.mark.parametrize("new", [OPEN, MOUNTAIN, WATER])
def test_no_coloured_border_lies_against_another(old: int, new: int) -> None:
    first = hexes((0, 0), (0, 1), id="old", a=(OPEN, OPEN, old, OPEN, OPEN, OPEN))
    second = hexes((0, 0), (0, 1), id="new", a=(OPEN, OPEN, OPEN, OPEN, OPEN, new))
    board = Board(((first, 0, 0, 0),))
    assert may_lie(board, second, 1, 0, 0) == (new == OPEN)
    clash = Board(((first, 0, 0, 0), (second, 1, 0, 0)))
    if new == OPEN:
        laws.lies_well(clash)
    else:
        with pytest.raises(Broken, match="coloured borders"):
            laws.lies_well(clash)


@rule("RW-026")
def test_holes_may_arise() -> None:
    board = Board(((hexes(*around((0, 0))[:4], id="old"), 0, 0, 0),))
    gap = hexes((0, 0), (0, -1), id="new")
    assert may_lie(board, gap, -1, 1, 0)
    assert holes(Board((*board.placed, (gap, -1, 1, 0))).places) == {(0, 0)}


def stuck(s: Runewars, *numbers: int) -> None:
    """These tiles cannot be laid anywhere: somebody printed nothing but mountains on the whole rim, and on them."""
    walls = (MOUNTAIN,) * SIXTHS
    for number in numbers:
        tile: Any = s.rules.component(f"tile:{number}")
        areas = tuple(Area(area.id, area.name, yields=area.yields, sides=walls) for area in tile.areas)
        walled = Tile(tile.id, tile.name, areas=areas, places=tile.places)
        s.rules.components[walled.ref] = walled


@rule("OP-17")
def test_who_cannot_lay_one_tile_lays_the_other_first() -> None:
    s = table(2, board="build")
    advance(s)
    mine, other = [s.face[i].setup for i in s.players[1].quests]
    stuck(s, mine)
    choose(s, *list(offered(s)[:1]))
    walled = hexes((0, 0), (0, 1), (1, 0), id="9", a=(1,) * 6, b=(1,) * 6, c=(1,) * 6)
    s.stack[-1:] = [(s.rules.steps["next_tile"], -1, -1)]
    lay_board(s, Board(((walled, 0, 0, 0),)))
    assert asked(s) == 1
    assert s.stack[-1][0].tag == "pick_place"  # there is nothing to choose between two tiles
    assert s.stack[-1][0].values()[0].id == str(other)


@rule("OP-17")
def test_if_neither_fits_all_tiles_are_taken_back() -> None:
    s = table(2, board="build")
    advance(s)
    stuck(s, *[s.face[i].setup for i in s.players[1].quests])
    walled = hexes((0, 0), (0, 1), (1, 0), id="9", a=(1,) * 6, b=(1,) * 6, c=(1,) * 6)
    s.stack[-1:] = [(s.rules.steps["next_tile"], -1, -1)]
    lay_board(s, Board(((walled, 0, 0, 0),)))
    assert asked(s) == 0
    assert s.board.placed == ()
    assert len(told(s, "rw-rebuild")) == 1
    assert len(offered(s)) == 2


# Markers


def markers_of(board: Board, need: int, distance: Any) -> Survey:
    home = hexes((0, 0), (1, 0), (0, 1), id="home", faction="x")
    return Survey(board, [home] * need, need, distance)


@rule("RW-027", "RW-308")
@pytest.mark.parametrize("seed", range(4))
def test_a_marker_is_two_hexes_outside_that_touch_three_open_borders(seed: int) -> None:
    s = table(3, board="build", seed=seed)
    until(s, "pick_space", Random(seed))
    spaces = survey(s).spaces
    assert spaces
    for q, r, d in spaces:
        ways = 0
        assert d in range(3)
        for at in ((q, r), around((q, r))[d]):
            assert at not in s.board.where
            assert at not in holes(s.board.places)
            for direction, other in enumerate(around(at)):
                k = s.board.where.get(other, -1)
                ways += k >= 0 and s.board.sides[k][(direction + 3) % 6] == OPEN
        assert ways >= 3


@rule("RW-027")
def test_a_coloured_border_does_not_count_as_open() -> None:
    plain = markers_of(Board(((hexes((0, 0), (0, 1), id="old"), 0, 0, 0),)), 1, APART_REVISED)
    assert (1, -1, 0) not in plain.spaces
    assert (1, 0, 0) in plain.spaces  # NE and SE of the northern area, NE of the southern one
    coloured = hexes((0, 0), (0, 1), id="old", a=(OPEN, WATER, OPEN, OPEN, OPEN, OPEN))
    assert (1, 0, 0) not in markers_of(Board(((coloured, 0, 0, 0),)), 1, APART_REVISED).spaces


@rule("RW-027", "RW-T02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_places_one_marker_for_each(players: int) -> None:
    s = table(players, "revised", board="build", seed=players, first=1)
    asked_for = [(seat, tag) for tag, seat, _key, _n in answered(s, players) if tag == "pick_space"]
    assert {seat for seat, _tag in asked_for} <= {1}
    assert len(told(s, "rw-home-marker")) % players == 0
    assert all(event["seat"] == 1 for event in told(s, "rw-home-marker"))


@rule("RWR-001", "OP-1", "RW-T02")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("markers", "least"), [("between", 3), ("apart", 2)])
def test_in_the_revised_edition_three_areas_lie_between_markers(seed: int, markers: str, least: int) -> None:
    s = table(4, "revised", board="build", seed=seed, markers=markers)
    until(s, "first_rune_area", Random(seed))
    chains = [between(s.board, a, b) for a, b in combinations(s.board.markers, 2)]
    assert len(s.board.markers) == 4
    assert min(chains) >= least


@rule("OP-1")
@pytest.mark.parametrize(("areas", "legal"), [(3, True), (4, True), (5, False)])
def test_four_areas_lie_between_the_ends_of_a_row_of_six(areas: int, legal: bool) -> None:
    north, south = (1, 0, 0), (1, 5, 0)  # beside the first two, and beside the last two
    found = markers_of(line(6), 2, (areas, areas, False))
    assert between(line(6), north, south) == 4
    assert bool(found.far[found.spaces.index(north)] >> found.spaces.index(south) & 1) == legal


@rule("RW-027", "ADD-2")
@pytest.mark.parametrize("seed", range(5))
def test_in_2010_four_areas_lie_between_all_that_homes_could_touch(seed: int) -> None:
    s = table(2, board="build", seed=seed)
    until(s, "pick_marker", Random(seed))
    a, b = s.board.markers
    homes = [tile for tile in s.rules.kinds["tile"] if tile.faction in ("daqan", "latari")]
    if survey(s).strict:
        assert between(s.board, a, b) >= 4
        for first, _cells, _around in home_ways(s.board, homes[0], a):
            for second, _cells, _around in home_ways(s.board, homes[1], b):
                board = Board((*s.board.placed, (homes[0], *first), (homes[1], *second)))
                own = [k for k, name in enumerate(board.home) if name == "daqan"]
                theirs = [k for k, name in enumerate(board.home) if name == "latari"]
                assert min(board.steps(x)[y] for x in own for y in theirs) >= 5


@rule("RW-027", "ADD-1")
def test_one_marker_may_stand_closer_if_four_areas_cannot_be_had() -> None:
    found = {length: markers_of(line(length), 2, (4, 3, False)) for length in (4, 5, 6)}
    assert [found[length].strict for length in (4, 5, 6)] == [False, False, True]
    assert found[4].options([]) == []  # then the board is built anew
    loose = found[5].options([])
    assert loose
    for first in loose:
        assert {between(line(5), first, second) for second in found[5].options([first])} == {3}
    for first in found[6].options([]):
        assert {between(line(6), first, second) for second in found[6].options([first])} == {4}


@rule("ADD-1")
def test_only_one_marker_may_stand_closer() -> None:
    row = line(7)
    found = markers_of(row, 3, (3, 2, False))
    assert not found.strict
    sets = [(a, b, c) for a in found.options([]) for b in found.options([a]) for c in found.options([a, b])]
    assert sets
    for one in sets:
        pairs = list(combinations(one, 2))
        short = [pair for pair in pairs if between(row, *pair) < 3]
        assert short
        assert any(all(marker in pair for pair in short) for marker in one)
        assert all(between(row, *pair) >= 2 for pair in pairs)


@rule("RW-027")
def test_where_markers_cannot_be_had_the_board_is_built_anew() -> None:
    s = table(2, board="build")
    rng = Random(4)
    until(s, "pick_space", rng)
    lay_board(s, board_of((9, 0, 0, 0)))
    s.stack[-1:] = []
    assert s.stack[-1][0].tag == "setup_markers"
    assert offered(s)
    assert s.board.placed == ()
    assert s.stack[-1][0].tag == "pick_tile"
    assert len(told(s, "rw-rebuild")) == 1
    finish(s)
    laws.dear(s)
    assert len(s.board.placed) == 6


def dead_end(s: Runewars) -> None:
    """The board that was built has no room for markers."""
    lay_board(s, board_of((9, 0, 0, 0)))
    while s.stack[-1][0].tag != "setup_markers":
        s.stack.pop()
    advance(s)


@rule("RW-027", "OP-17")
def test_after_two_boards_that_lead_nowhere_chance_lays_the_tiles() -> None:
    """Whoever does the same each time would come to the same end each time."""
    s = table(2, board="build")
    advance(s)
    dead_end(s)
    assert s.stack[-1][0].tag == "pick_tile"  # they try again
    dead_end(s)
    assert len(told(s, "rw-rebuild")) == 2
    assert len(s.board.placed) == 4
    assert len(s.board.markers) == 2
    assert s.flags == 0
    while s.stack[-1][0].tag != "pick_marker":  # runes, then home realms: people lay these
        answer(s, advance(s)[0])  # type: ignore[index]
        advance(s)


@rule("RW-027")
def test_markers_are_placed_in_one_order_and_never_into_a_dead_end() -> None:
    found = markers_of(line(6), 3, (2, 2, False))
    sets = []
    for a in found.options([]):
        seconds = found.options([a])
        assert seconds
        for b in seconds:
            thirds = found.options([a, b])
            assert thirds
            sets += [(a, b, c) for c in thirds]
    assert len(set(sets)) == len(sets)
    assert all(list(one) == sorted(one, key=found.spaces.index) for one in sets)
    expected = [
        one
        for one in combinations(found.spaces, 3)
        if all(between(line(6), *pair) >= 2 for pair in combinations(one, 2))
    ]
    assert len(sets) == len(expected)


def test_the_two_measures_are_those_of_the_editions() -> None:
    assert (APART_2010, APART_REVISED) == ((4, 3, True), (3, 3, False))


# Home realms


@rule("RW-029", "RW-T02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_homes_are_laid_from_the_left_of_the_first_player_who_comes_last(edition: str) -> None:
    s = table(4, edition, board="build", seed=3)
    finish(s, 3)
    assert [event["seat"] for event in told(s, "rw-lay-home")][-4:] == [1, 2, 3, 0]
    assert s.board.markers == ()


@rule("RW-029")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_homes_fill_their_markers_and_are_never_adjacent(edition: str, players: int) -> None:
    for seed in range(4):
        s = table(players, edition, board="build", seed=seed)
        rng = Random(seed)
        until(s, "pick_marker", rng)
        spaces = [{(q, r), around((q, r))[d]} for q, r, d in s.board.markers]
        finish(s, seed)
        homes = [
            {place for place, name in zip(s.board.places, s.board.home, strict=True) if name == p.faction.id}
            for p in s.players
        ]
        assert all(any(space <= home for home in homes) for space in spaces)
        laws.dear(s)
        assert [s.home.count(p.seat) for p in s.players] == [3] * players
        assert all(s.control[k] == seat for k, seat in enumerate(s.home) if seat >= 0)


@rule("RW-029")
def test_markers_stand_only_where_no_two_homes_will_be_adjacent() -> None:
    """Two ends of a bent row look at each other over a gap: far apart on foot, but there is no room for two homes."""
    bend = hexes((0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 2), (3, 1), (3, 0), (3, -1), (3, -2), id="bend")
    board = Board(((bend, 0, 0, 0),))
    found = markers_of(board, 2, (3, 3, False))
    inner, outer = (1, 0, 0), (-1, 1, 0)
    across = (2, -1, 0)
    assert inner in found.spaces
    assert across in found.spaces
    assert between(board, inner, across) > 3
    assert across not in found.options([inner])
    assert across in found.options([outer])


@rule("RW-029")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_player_finds_a_marker_whatever_the_others_did(edition: str) -> None:
    for seed in range(6):
        s = table(4, edition, board="build", seed=seed, factions="random")
        rng = Random(seed)
        while options := until(s, "pick_marker", rng):
            answer(s, rng.choice(options))
        laws.homes_apart(s)
        assert [s.home.count(seat) for seat in range(4)] == [3] * 4


@rule("RW-029")
def test_two_homes_side_by_side_break_a_law() -> None:
    s = table(2, board="build")
    advance(s)
    home: Any = s.rules.component("tile:daqan")
    other: Any = s.rules.component("tile:latari")
    lay_board(s, Board(((home, 0, 0, 0), (other, 2, 0, 0))))
    with pytest.raises(Broken, match="home realms of daqan and latari are adjacent"):
        laws.dear(s)


@rule("RW-304")
def test_each_faction_is_played_at_most_once_in_any_mix() -> None:
    s = table(4, factions="choose", first=2)
    assert (asked(s), offered(s)) == (2, ["faction daqan", "faction latari", "faction waiqar", "faction uthuk"])
    choose(s, "faction waiqar")
    assert (asked(s), offered(s)) == (3, ["faction daqan", "faction latari", "faction uthuk"])
    choose(s, "faction uthuk")
    choose(s, "faction latari")  # the last one is settled
    assert [p.faction.id for p in s.players] == ["latari", "daqan", "waiqar", "uthuk"]
    two_evil = finish(table(2, factions=["waiqar", "uthuk"]))
    assert [p.faction.alignment for p in two_evil.players] == [2, 2]
