"""Map tiles, home realms and cities: what is known of them, what the box must contain, where the facts come from."""

from __future__ import annotations

from collections import Counter

import pytest

from hagal.games.kit.declare import OFFICIAL, OURS, REPORTED, STAND_IN
from hagal.games.kit.hexes import COMPASS, beside
from hagal.games.runewars.catalogue.cities import CITIES
from hagal.games.runewars.catalogue.factions import FACTIONS, NEUTRALS
from hagal.games.runewars.catalogue.homes import HOMES
from hagal.games.runewars.catalogue.tiles import TILES
from hagal.games.runewars.components import Amounts, Area, Tile
from hagal.games.runewars.names import (
    BEASTMAN,
    CIRCLE,
    DRAGON,
    GIANT,
    HEXAGON,
    MOUNTAIN,
    OPEN,
    RAZORWING,
    RECTANGLE,
    SORCERER,
    TRIANGLE,
    WATER,
)
from hagal.games.runewars.setup.box import complaints

AREAS = {area.id: area for tile in TILES for area in tile.areas}
HOME_AREAS = {area.id: area for home in HOMES for area in home.areas}


def lies(tile: Tile, a: str, b: str) -> str:
    """In which direction one area of a tile lies from another."""
    places = {area.id[-1]: place for area, place in zip(tile.areas, tile.places, strict=True)}
    return next(name for d, name in enumerate(COMPASS) if beside(places[a], d) == places[b])


# What is known


def test_areas_of_each_tile() -> None:
    assert [len(tile.areas) for tile in TILES] == [3, 3, 3, 3, 4, 4, 3, 4, 2]
    assert [tile.id for tile in TILES] == [str(n) for n in range(1, 10)]


def test_the_known_tile() -> None:
    one = TILES[0]
    assert [lies(one, *pair) for pair in ("ab", "ac", "bc")] == ["SE", "S", "SW"]
    assert [AREAS[id].yields for id in ("1a", "1b", "1c")] == [(2, 0, 0), (1, 1, 0), (1, 0, 0)]
    assert (AREAS["1a"].neutral, AREAS["1a"].guards) == (SORCERER, 2)
    assert (AREAS["1b"].neutral, AREAS["1b"].guards) == (BEASTMAN, 2)
    assert AREAS["1c"].city
    coloured = [(area.id, COMPASS[d], side) for area in one.areas for d, side in enumerate(area.sides) if side != OPEN]
    assert coloured == [("1a", "N", WATER)]


def test_known_facts_of_the_others() -> None:
    assert [lies(TILES[1], *pair) for pair in ("ab", "bc")] == ["S", "SE"]
    assert lies(TILES[8], "a", "b") == "S"
    assert {id: area.guards for id, area in AREAS.items() if area.neutral == GIANT} == {"2a": 2, "3c": 1, "6d": 1}
    assert AREAS["5b"].city
    assert AREAS["5d"].yields == (0, 0, 2)
    assert AREAS["5d"].guards
    assert AREAS["7a"].guards
    assert (AREAS["8a"].yields, AREAS["8a"].guards > 0) == ((0, 3, 0), True)
    assert any((area.neutral, area.guards) == (DRAGON, 1) for area in AREAS.values())
    assert any(area.neutral == RAZORWING for area in AREAS.values())


def test_what_is_ours_is_spread_as_proposed() -> None:
    cities = [area for area in AREAS.values() if area.city]
    assert len(cities) == len(CITIES) == 7
    assert {area.id[0] for area in cities} == set("1235678")
    others = [area for area in AREAS.values() if not area.city]
    guarded = [area for area in others if area.guards]
    assert len(guarded) * 2 == len(others)
    assert {sum(area.yields) for area in guarded} == {2, 3}
    assert {sum(area.yields) for area in others if not area.guards} == {1, 2}
    totals = [sum(area.yields[k] for area in AREAS.values()) for k in range(3)]
    assert abs(sum(totals) - 42) <= 2
    assert max(totals) - min(totals) <= 3


def test_coloured_sides() -> None:
    sides = {tile.id: Counter(side for area in tile.areas for side in area.sides) for tile in (*TILES, *HOMES)}
    assert all(counts[MOUNTAIN] + counts[WATER] <= 2 for id, counts in sides.items() if id != "waiqar")
    assert sides["waiqar"][MOUNTAIN] == 3
    assert all(sides[home.id][MOUNTAIN] + sides[home.id][WATER] >= 1 for home in HOMES)
    assert sum(counts[MOUNTAIN] for counts in sides.values()) == 10  # as many as there were plastic mountains
    assert abs(sum(sides[tile.id][MOUNTAIN] - sides[tile.id][WATER] for tile in TILES)) <= 1
    for tile in (*TILES, *HOMES):
        for area, place in zip(tile.areas, tile.places, strict=True):
            inner = [d for d in range(6) if beside(place, d) in tile.places]
            assert all(area.sides[d] == OPEN for d in inner)


def test_home_realms_yield_what_the_dials_start_with() -> None:
    assert [home.faction for home in HOMES] == [faction.id for faction in FACTIONS]
    for home, faction in zip(HOMES, FACTIONS, strict=True):
        assert tuple(sum(area.yields[k] for area in home.areas) for k in range(3)) == faction.start
        assert all(sum(area.yields) for area in home.areas)


def test_city_tokens() -> None:
    assert Counter((city.shape, city.units) for city in CITIES) == {
        **{(TRIANGLE, 2): 3, (CIRCLE, 2): 1},
        **{(RECTANGLE, 1): 2, (HEXAGON, 1): 1},
    }
    for city in CITIES:
        assert (city.tactics in (1, 2), city.influence in (2, 3), city.quests in (1, 2)) == (True, True, True)
    worth = {city.shape: city.tactics + city.influence + city.quests for city in CITIES}
    assert worth[HEXAGON] == min(worth.values())


def test_where_the_facts_come_from() -> None:
    assert TILES[0].origin == OFFICIAL
    assert [AREAS[id].origin for id in ("1a", "2a", "3a", "5b", "7a")] == [
        *(REPORTED, OFFICIAL, STAND_IN),
        *(REPORTED, OFFICIAL),
    ]
    assert AREAS["1a"].doubts == {}
    assert AREAS["1c"].doubts == {"city": OURS}
    assert AREAS["2a"].doubts == {"yields": OURS, "sides": OURS}
    assert set(AREAS["3a"].doubts) == {"yields", "sides", "city", "neutral", "guards"}
    assert Counter(city.origin for city in CITIES) == {REPORTED: 4, STAND_IN: 3}


# What the box must contain


def box(**changed: Area) -> list[str]:
    """The complaints about the box with some areas changed, by their ids."""
    tiles = [
        Tile(
            tile.id,
            tile.name,
            areas=tuple(changed.get(f"_{area.id}", area) for area in tile.areas),
            places=tile.places,
            faction=tile.faction,
        )
        for tile in (*TILES, *HOMES)
    ]
    return complaints(tiles, CITIES, FACTIONS, NEUTRALS)


def other(
    id: str,
    yields: Amounts = (1, 0, 0),
    city: bool = False,
    neutral: int = -1,
    guards: int = 0,
    sides: tuple[int, ...] = (OPEN,) * 6,
) -> Area:
    return Area(id, id.upper(), yields=yields, sides=sides, city=city, neutral=neutral, guards=guards)


def test_the_box_is_as_it_must_be() -> None:
    assert box() == []


@pytest.mark.parametrize(
    ("area", "complaint"),
    [
        (other("2a"), "area 2A has 2 Giants, not 0"),
        (other("4a", neutral=GIANT, guards=1), "area 4A has 0 Giants, not 1"),
        (other("7a"), "area 7A has neutral units"),
        (other("4a", yields=(1, 1, 0), city=True), "area 4A has a city space, so it prints one resource"),
        (other("4a", city=True, neutral=DRAGON, guards=1), "area 4A has a city space, so it prints one resource"),
        (other("4a", city=True), "8 city spaces are too many for 7 tokens"),
        (other("4a", neutral=DRAGON), "area 4A names neutral units and how many, or neither"),
        (other("4a", neutral=DRAGON, guards=4), "there are 4 figures of Dragon, not 5"),
        (other("4a", sides=(OPEN,) * 5), "area 4A has 6 sides, not 5"),
        (other("4a", yields=(0, 9, 0)), "area 4A cannot yield"),
        (other("x9", neutral=-1), ""),
    ],
)
def test_what_is_wrong_is_told(area: Area, complaint: str) -> None:
    found = box(**{f"_{area.id}": area})
    assert any(line.startswith(complaint) for line in found) if complaint else found == []


def test_tiles_and_homes_that_are_missing_or_broken() -> None:
    def told(*tiles: Tile) -> str:
        return "; ".join(complaints(tiles, CITIES, FACTIONS, NEUTRALS))

    assert "the map tiles are numbered 1 to 9, not 1, 2, 3, 4, 5, 6, 7, 8" in told(*TILES[:8], *HOMES)
    assert "Uthuk Y'llan has no home realm" in told(*TILES, *HOMES[:3])
    long = Tile("9", "9", areas=(*TILES[7].areas, other("x")), places=((0, 0), (0, 1), (0, 2), (0, 3), (0, 4)))
    assert "tile 9 has 2 to 4 areas, not 5" in told(*TILES[:8], long, *HOMES)
    assert "the areas of tile 9 are 9a, 9b" in told(
        *TILES[:8], Tile("9", "9", areas=TILES[8].areas[::-1], places=((0, 0), (0, 1))), *HOMES
    )
    apart = Tile("9", "9", areas=TILES[8].areas, places=((0, 0), (0, 5)))
    assert "the areas of tile 9 do not hang together" in told(*TILES[:8], apart, *HOMES)
    row = Tile("daqan", "Daqan", areas=HOMES[0].areas, places=((0, 0), (0, 1), (0, 2)), faction="daqan")
    assert "the home realm of Daqan Lords has three areas that touch each other" in told(*TILES, row, *HOMES[1:])
    poor = Tile("daqan", "Daqan", areas=HOMES[3].areas[:2], places=((0, 0), (0, 1)), faction="daqan")
    assert "the home realm of Daqan Lords yields 2 food; its dial starts at 3" in told(*TILES, poor, *HOMES[1:])
    assert complaints((*TILES, *HOMES), CITIES[:6], FACTIONS, NEUTRALS) == ["there are 7 city tokens, not 6"]
