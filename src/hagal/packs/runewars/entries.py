"""Components as entries of a pack: their fields, as they are written, and how sure each of them is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from hagal.games.kit.declare import OFFICIAL
from hagal.games.kit.hexes import COMPASS, DIRECTIONS, Place
from hagal.games.runewars import TITLE
from hagal.games.runewars.components import (
    Area,
    City,
    Faction,
    Hero,
    Objective,
    Quest,
    Reward,
    Season,
    Tactic,
    Tile,
    Token,
    Unit,
)
from hagal.games.runewars.exploration.part import kind_of
from hagal.games.runewars.names import (
    ALIGNMENTS,
    ATTRIBUTES,
    BLANK,
    BORDERS,
    DESTINIES,
    INFLUENCE,
    OPEN,
    OWN_TYPES,
    RESOURCES,
    SEASONS,
    SHAPES,
    TACTICS,
)
from hagal.kernel.term import Component
from hagal.packs.runewars.writing import neutral, write_all, write_one

NONE, ANYWHERE = "none", "anywhere"
ICONS = {NONE: BLANK, "tactics": TACTICS, "influence": INFLUENCE}
"""What a dial can show besides units."""
Written = Iterator[tuple[str, str]]

SECTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "factions": ("faction", ("name", "start", "influence", "tactics", "dials")),
    "units": ("unit", ("name", "count", "shape", "health", "initiative", "fast", "flying", "special")),
    "homes": ("tile", ("areas",)),
    "tiles": ("tile", ("areas",)),
    "cities": ("city", ("name", "units", "tactics", "influence", "quests")),
    "seasons": ("season", ("name", "season", "council", "effects")),
    "tactics": ("tactic", ("name", "count", "times", "needs", "effects")),
    "objectives": ("objective", ("name", "alignment", "met", "lost")),
    "heroes": ("hero", ("name", "alignment", *ATTRIBUTES, "health", "fast", "flying", "far", "ability")),
    "rewards": ("reward", ("name", "count", "trait", "moment", "effects")),
    "quests": ("quest", ("name", "setup", "areas", "test", "duel")),
    "exploration": ("exploration", ("back_1", "back_2")),
}
"""The sections of a pack: the kind of their components, and the fields of their entries."""
AREA = ("at", *RESOURCES, "city", "guards", "borders")
"""The fields of an area of a tile."""

FACTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(RESOURCES, ("yields",)),
    **dict.fromkeys(ATTRIBUTES, ("attributes",)),
    **dict.fromkeys(("met", "lost", "moment", "test", "duel", "needs"), ("text",)),
    **dict.fromkeys(("fast", "flying", "far", "ability"), ("text",)),
    "effects": ("text", "effects"),
    "borders": ("sides",),
    "guards": ("neutral", "guards"),
    "at": ("places",),
    "alignment": ("alignment", "side"),
    "setup": ("areas",),
    "back_1": ("count",),
    "back_2": ("count",),
}
"""By field: what its fact is called where a component tells its origin, if otherwise."""


@lru_cache
def box() -> dict[str, dict[str, Any]]:
    """What Hagal has in the box of 2010, by section and id. Exploration tokens of both backs are one thing."""
    kinds = TITLE.rules(TITLE.players[0], (), {"edition": "2010", "exploration": True}).kinds
    found: dict[str, dict[str, Any]] = {}
    for section, (kind, _fields) in SECTIONS.items():
        ones = [one for one in kinds[kind] if one.id != NONE]
        if kind == "tile":
            ones = [one for one in ones if bool(one.faction) == (section == "homes")]
        found[section] = {kind_of(one) if kind == "exploration" else one.id: one for one in ones}
    return found


@lru_cache
def tokens() -> dict[str, Token]:
    """The exploration tokens, by id."""
    kinds = TITLE.rules(TITLE.players[0], (), {"exploration": True}).kinds
    return {token.id: token for token in kinds["exploration"]}


def ours(one: Component, field: str) -> bool:
    """Is what a field says ours, or in dispute?"""
    names = (field, *FACTS.get(field, ()))
    return field != "name" and any(name in one.doubts for name in names)


def replaceable(one: Component) -> bool:
    """Is anything about it not confirmed by the rulebook?"""
    if isinstance(one, Tile) and any(replaceable(area) for area in one.areas):
        return True
    return one.origin != OFFICIAL or bool(one.doubts)


# Fields as they are written


def written(one: Any) -> Written:
    """The fields of a component, as they are written; what is not on it is left out. A tile has its areas."""
    if isinstance(one, Token):
        for back in (1, 2):
            token = tokens().get(f"{kind_of(one)}_{back}")
            yield f"back_{back}", str(token.count if token else 0)
        return
    if not isinstance(one, Tile | Area):
        yield "name", json.dumps(one.name, ensure_ascii=False)
    yield from WRITERS[type(one)](one)


def plain(one: Any, *fields: str) -> Written:
    """Numbers and flags."""
    for field in fields:
        value = getattr(one, field)
        if value is not False:
            yield field, str(value).lower()


def faction(one: Faction) -> Written:
    yield "start", amounts(one.start)
    yield from plain(one, "influence", "tactics")
    yield "dials", f"{{{', '.join(f'{name}: {dial(one, k)}' for k, name in enumerate(RESOURCES))}}}"


def amounts(value: tuple[int, int, int]) -> str:
    return f"{{{', '.join(f'{name}: {n}' for name, n in zip(RESOURCES, value, strict=True))}}}"


def dial(one: Faction, k: int) -> str:
    words = {icon: word for word, icon in ICONS.items()} | {unit.slot: unit.id for unit in one.units}
    return f"[{', '.join(words[icon] for icon in one.dials[k])}]"


def unit(one: Unit) -> Written:
    yield from plain(one, "count")
    yield "shape", SHAPES[one.shape]
    yield from plain(one, "health", "initiative", "fast", "flying")
    yield "special", special_of(one)


@lru_cache
def specials() -> dict[str, Any]:
    """What units do for a special icon, by whose it is."""
    return {id: one.special for id, one in box()["units"].items()}


def special_of(one: Unit) -> str:
    if specials().get(one.id) == one.special:
        return one.id
    return next(id for id, special in specials().items() if special == one.special)


def tile(one: Tile) -> Written:
    yield "areas", str(len(one.areas))


def area(one: Area) -> Written:
    yield from ((name, str(n)) for name, n in zip(RESOURCES, one.yields, strict=True) if n)
    yield from plain(one, "city")
    if one.guards:
        yield "guards", f"{{{neutral(one.neutral)}: {one.guards}}}"
    coloured = [f"{COMPASS[k]}: {BORDERS[side]}" for k, side in enumerate(one.sides) if side != OPEN]
    if coloured:
        yield "borders", f"{{{', '.join(coloured)}}}"


def letter(one: Tile, k: int) -> str:
    """What an area is called within its tile."""
    return one.areas[k].id[-1]


def lies(one: Tile, k: int) -> str:
    """Where an area lies: beside the first one that has come before."""
    for other in range(k):
        away = minus(one.places[k], one.places[other])
        if away in DIRECTIONS:
            return f"{COMPASS[DIRECTIONS.index(away)]} of {letter(one, other)}"
    return ""


def minus(a: Place, b: Place) -> Place:
    return (a[0] - b[0], a[1] - b[1])


def city(one: City) -> Written:
    yield "units", f"{{{SHAPES[one.shape]}: {one.units}}}"
    yield from plain(one, "tactics", "influence", "quests")


def season(one: Season) -> Written:
    yield "season", SEASONS[one.season]
    yield from plain(one, "council")
    yield "effects", write_all(one.effects)


def tactic(one: Tactic) -> Written:
    yield from plain(one, "count")
    yield "times", f"[{', '.join(one.times)}]"
    if one.needs:
        yield "needs", write_all(one.needs)
    yield "effects", write_all(one.effects)


def objective(one: Objective) -> Written:
    yield "alignment", ALIGNMENTS[one.alignment]
    yield "met", write_one(one.met)
    if one.lost is not None:
        yield "lost", write_one(one.lost)


def hero(one: Hero) -> Written:
    yield "alignment", ALIGNMENTS[one.alignment]
    yield from ((name, str(n)) for name, n in zip(ATTRIBUTES, one.attributes, strict=True))
    yield from plain(one, "health", "fast", "flying")
    if one.far:
        yield "far", str(one.far)
    if one.ability:
        yield "ability", one.ability


def reward(one: Reward) -> Written:
    yield from plain(one, "count")
    yield "trait", one.trait or NONE
    yield from plain(one, "moment")
    yield "effects", write_all(one.effects)


def quest(one: Quest) -> Written:
    if one.setup:
        yield "setup", str(one.setup)
    yield "areas", f"[{', '.join(one.areas)}]" if one.areas else ANYWHERE
    if one.foe >= OWN_TYPES:
        yield "duel", f"{{{neutral(one.foe)}: {one.foes}}}"
        return
    brought = zip(DESTINIES, one.results, strict=True)
    told = ", ".join(f"{destiny}: {write_all(results)}" for destiny, results in brought if results)
    yield "test", f"{{{ATTRIBUTES[one.attribute]}: {{{told}}}}}"


WRITERS: dict[type[Component], Any] = {
    **{Faction: faction, Unit: unit, Tile: tile, Area: area, City: city, Season: season, Tactic: tactic},
    **{Objective: objective, Hero: hero, Reward: reward, Quest: quest},
}
