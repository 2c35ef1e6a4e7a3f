"""What the box must contain of the map: the tiles, home realms and cities of the catalogue are checked with it, and
those that somebody types in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from hagal.games.kit.hexes import SIXTHS, connected
from hagal.games.runewars.components import Area, City, Faction, Tile, Unit
from hagal.games.runewars.names import GIANT, MOST, OWN_TYPES, RESOURCES

TILES, CITIES, EXPLORATION = 9, 7, 35
TILES_IN_PLAY = 8
"""At most: with four players (RW-305)."""
GIANTS = {"2a": 2, "3c": 1, "6d": 1}
"""The areas with Giants, and how many (RWF-001)."""
GUARDED = "7a"


Flaw = tuple[str, str]
"""The ref of the component that it shows on (`tile:`: of all tiles together), and a sentence."""


def complaints(
    tiles: Sequence[Tile], cities: Sequence[City], factions: Iterable[Faction], neutral: Iterable[Unit]
) -> list[str]:
    """What is wrong with these components, in sentences."""
    return [sentence for _ref, sentence in flaws(tiles, cities, factions, neutral)]


def flaws(
    tiles: Sequence[Tile], cities: Sequence[City], factions: Iterable[Faction], neutral: Iterable[Unit]
) -> list[Flaw]:
    """What is wrong with these components; nothing if all is as the rulebook and the FAQ have it. `tiles` has the home
    realms among them."""
    maps = [tile for tile in tiles if not tile.faction]
    homes = {tile.faction: tile for tile in tiles if tile.faction}
    found = [(tile.ref, line) for tile in tiles for line in _tile(tile)]
    found += _numbers(maps)
    found += [(tile.ref, line) for tile in maps for line in _giants(tile)]
    found += [("tile:", line) for line in _totals(maps, neutral)]
    for faction in factions:
        home = homes.get(faction.id)
        found += [(home.ref if home else faction.ref, line) for line in _home(faction, home)]
    if len(cities) != CITIES:
        found.append(("city:", f"there are {CITIES} city tokens, not {len(cities)}"))
    return found


def _tile(tile: Tile) -> list[str]:
    """Areas and places of a tile, whatever it is."""
    name = f"home realm {tile.id}" if tile.faction else f"tile {tile.id}"
    found = []
    if len(tile.areas) != len(tile.places) or len(set(tile.places)) != len(tile.places):
        found.append(f"{name} needs a place of its own for each area")
    elif not connected(tile.places):
        found.append(f"the areas of {name} do not hang together")
    if not tile.faction and not 2 <= len(tile.areas) <= 4:
        found.append(f"{name} has 2 to 4 areas, not {len(tile.areas)}")
    for area in tile.areas:
        found += _area(area)
    return found


def _area(area: Area) -> list[str]:
    found = []
    if len(area.sides) != SIXTHS:
        found.append(f"area {area.name} has {SIXTHS} sides, not {len(area.sides)}")
    if (area.neutral >= OWN_TYPES) != (area.guards > 0):
        found.append(f"area {area.name} names neutral units and how many, or neither")
    if area.city and (sum(area.yields) != 1 or area.guards):
        found.append(f"area {area.name} has a city space, so it prints one resource and no neutral units")
    if min(area.yields) < 0 or max(area.yields) > MOST:
        found.append(f"area {area.name} cannot yield {list(area.yields)}")
    return found


def _numbers(maps: list[Tile]) -> list[Flaw]:
    """Tiles 1 to 9, areas lettered from A."""
    found: list[Flaw] = []
    numbers = sorted(tile.id for tile in maps)
    if numbers != [str(k) for k in range(1, TILES + 1)]:
        found.append(("tile:", f"the map tiles are numbered 1 to {TILES}, not {', '.join(numbers)}"))
    for tile in maps:
        letters = [f"{tile.id}{letter}" for letter in "abcd"[: len(tile.areas)]]
        if [area.id for area in tile.areas] != letters:
            found.append((tile.ref, f"the areas of tile {tile.id} are {', '.join(letters)}"))
    return found


def _giants(tile: Tile) -> list[str]:
    found = []
    for area in tile.areas:
        giants = area.guards if area.neutral == GIANT else 0
        if giants != GIANTS.get(area.id, 0):
            found.append(f"area {area.name} has {GIANTS.get(area.id, 0)} Giants, not {giants}")
        if area.id == GUARDED and not area.guards:
            found.append(f"area {area.name} has neutral units")
    return found


def _totals(maps: list[Tile], neutral: Iterable[Unit]) -> list[str]:
    """City spaces, neutral units and areas within what the box has of them, whichever eight tiles are in play."""
    found = []
    counts = {unit.slot: unit for unit in neutral}
    for chosen in combinations(maps, min(TILES_IN_PLAY, len(maps))):
        areas = [area for tile in chosen for area in tile.areas]
        cities = sum(area.city for area in areas)
        if cities > CITIES:
            found.append(f"{cities} city spaces are too many for {CITIES} tokens")
        if len(areas) > EXPLORATION:
            found.append(f"{len(areas)} areas are too many for {EXPLORATION} exploration tokens")
        for slot, unit in counts.items():
            figures = sum(area.guards for area in areas if area.neutral == slot)
            if figures > unit.count:
                found.append(f"there are {unit.count} figures of {unit.name}, not {figures}")
    return list(dict.fromkeys(found))


def _home(faction: Faction, home: Tile | None) -> list[str]:
    """Three areas, each touching the others, without neutral units; totals as the dials start (R p.14, RW-308)."""
    if home is None:
        return [f"{faction.name} has no home realm"]
    found = []
    if len(home.areas) != 3 or any(not connected(pair) for pair in combinations(home.places, 2)):
        found.append(f"the home realm of {faction.name} has three areas that touch each other")
    if any(area.guards or area.city for area in home.areas):
        found.append(f"the home realm of {faction.name} has no neutral units and no city")
    for k, resource in enumerate(RESOURCES):
        total = sum(area.yields[k] for area in home.areas)
        if total != faction.start[k]:
            found.append(
                f"the home realm of {faction.name} yields {total} {resource}; its dial starts at {faction.start[k]}"
            )
    return found
