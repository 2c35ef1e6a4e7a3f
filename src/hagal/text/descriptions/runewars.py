"""What stands on the components of Runewars, as messages. Kinds without lines of their own have a message for each
component (`text-<kind>-<id>`), if any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.kit.combine import messages
from hagal.games.runewars.battle.support import icon_of
from hagal.games.runewars.catalogue.factions import FACTIONS, NEUTRALS
from hagal.games.runewars.components import (
    Area,
    City,
    Faction,
    Fate,
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
from hagal.games.runewars.effect import Effects
from hagal.games.runewars.names import DESTINIES, MOUNTAIN, OWN_TYPES, SEASONS, SHAPES, WATER
from hagal.games.runewars.quests.heroes import ATTRIBUTE_WORDS
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.text import APART, has, phrases

SPECIALS = {unit.special: unit for unit in (*NEUTRALS, *[unit for faction in FACTIONS for unit in faction.units])}
"""Whose special it is: the text stands with that unit, even if a content pack gives it to another."""
ALIGNMENTS = (Msg("rw-good"), Msg("rw-neutral"), Msg("rw-evil"))


def told(effects: Effects, lang: str) -> str:
    """The effects of a card, one after the other."""
    return APART.join(phrases(messages(effects), lang))


def hero(card: Hero, lang: str) -> list[Msg]:
    strength, agility, wisdom = card.attributes
    found = [
        Msg("rw-describe-alignment", alignment=ALIGNMENTS[card.alignment]),
        Msg("rw-describe-attributes", strength=strength, agility=agility, wisdom=wisdom),
        Msg("rw-describe-health", n=card.health),
    ]
    if card.fast:
        found.append(Msg("rw-describe-fast"))
    if card.flying:
        found.append(Msg("rw-describe-flying"))
    if card.far:
        found.append(Msg("rw-describe-far", n=card.far))
    if card.ability:
        found.append(Msg(f"rw-ability-{card.ability}"))
    return found


def reward(card: Reward, lang: str) -> list[Msg]:
    found = [Msg(f"rw-trait-{card.trait}")] if card.trait else []
    return [*found, Msg(f"rw-use-{card.moment}", effects=told(card.effects, lang))]


def quest(card: Quest, lang: str) -> list[Msg]:
    found = [Msg("rw-describe-setup", n=card.setup)] if card.setup else []
    areas = tuple([area.upper() for area in card.areas])
    found.append(Msg("rw-describe-where", areas=areas) if areas else Msg("rw-describe-anywhere"))
    if card.foe >= 0:
        unit = NEUTRALS[card.foe - OWN_TYPES]
        return [*found, Msg("rw-describe-foes", unit=unit, n=card.foes), Msg("rw-describe-foes-won")]
    found.append(Msg("rw-describe-test", attribute=ATTRIBUTE_WORDS[card.attribute]))
    for destiny, results in zip(DESTINIES, card.results, strict=True):
        if results:
            found.append(Msg(f"rw-describe-{destiny}", effects=told(results, lang)))
    return found


def token(card: Token, lang: str) -> list[Msg]:
    id = card.id.replace("_", "-")
    if not has(f"text-exploration-{id}", lang):
        id = f"{id[:-1]}{3 - card.back}"  # a content pack may have it with the other back
    return [Msg(f"rw-sort-{card.sort}"), Msg(f"text-exploration-{id}")]


def own_text(card: Component, lang: str) -> list[Msg]:
    id = f"text-{card.kind}-{card.id}".replace("_", "-")
    return [Msg(id)] if has(id, lang) else []


def season(card: Season, lang: str) -> list[Msg]:
    found = [Msg("rw-describe-season", season=Msg(f"rw-{SEASONS[card.season]}"))]
    if card.council:
        found.append(Msg("rw-describe-council"))
    return [*found, Msg("rw-describe-effects", effects=told(card.effects, lang))]


def tactic(card: Tactic, lang: str) -> list[Msg]:
    times = [Msg(f"rw-moment-{time}") for time in card.times]
    if card.needs:
        times.append(Msg("rw-describe-needs", conditions=tuple([need.message() for need in card.needs])))
    return [*times, Msg("rw-describe-effects", effects=told(card.effects, lang))]


def objective(card: Objective, lang: str) -> list[Msg]:
    found = [Msg("rw-describe-alignment", alignment=ALIGNMENTS[card.alignment]), card.met.message()]
    return [*found, Msg("rw-describe-lost", condition=card.lost.message())] if card.lost is not None else found


def unit(card: Unit, lang: str) -> list[Msg]:
    found = [Msg("rw-describe-unit", shape=shape(card.shape), health=card.health, initiative=card.initiative)]
    if card.fast:
        found.append(Msg("rw-describe-unit-fast"))
    if card.flying:
        found.append(Msg("rw-describe-unit-flying"))
    return [*found, *own_text(SPECIALS[card.special], lang)]


def shape(shape: int) -> Msg:
    return Msg(f"rw-shape-{SHAPES[shape]}")


def faction(card: Faction, lang: str) -> list[Msg]:
    food, wood, ore = card.start
    return [
        Msg("rw-describe-alignment", alignment=ALIGNMENTS[card.alignment]),
        Msg("rw-describe-start", influence=card.influence, tactics=card.tactics),
        Msg("rw-describe-dials", food=food, wood=wood, ore=ore),
        Msg("rw-describe-units", units=card.units),
        *own_text(card, lang),
    ]


def city(card: City, lang: str) -> list[Msg]:
    return [
        Msg("rw-describe-city-units", shape=shape(card.shape), n=card.units),
        Msg("rw-describe-city-rest", tactics=card.tactics, influence=card.influence, quests=card.quests),
    ]


def yields(card: Area) -> list[Msg]:
    food, wood, ore = card.yields
    found = [Msg("rw-describe-area", area=card, food=food, wood=wood, ore=ore, city=int(card.city))]
    if card.guards:
        found.append(Msg("rw-describe-guards", area=card, unit=NEUTRALS[card.neutral - OWN_TYPES], n=card.guards))
    return found


def tile(card: Tile, lang: str) -> list[Msg]:
    return [line for area in card.areas for line in yields(area)]


def area(card: Area, lang: str) -> list[Msg]:
    borders = Msg("rw-describe-borders", mountains=card.sides.count(MOUNTAIN), water=card.sides.count(WATER))
    return [*yields(card), borders]


def fate(card: Fate, lang: str) -> list[Msg]:
    read = [Msg("rw-describe-reads", shape=shape(k), icon=icon_of(card, k)) for k in range(len(SHAPES))]
    return [*read, Msg("rw-describe-destiny", destiny=Msg(f"rw-destiny-{DESTINIES[card.destiny]}"))]


LINES: dict[str, Callable[[Any, str], list[Msg]]] = {
    "faction": faction,
    "unit": unit,
    "season": season,
    "tactic": tactic,
    "objective": objective,
    "city": city,
    "tile": tile,
    "area": area,
    "fate": fate,
    "hero": hero,
    "reward": reward,
    "quest": quest,
    "exploration": token,
}


def lines(component: Component, lang: str, players: int = 0) -> list[Msg]:
    """The text of a component, line by line."""
    return LINES.get(component.kind, own_text)(component, lang)
