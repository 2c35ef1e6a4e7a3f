"""Components as entries of a pack: what is printed on them, and the facts about them, as they are written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from hagal.games.encounters.alien.components import HiveCard
from hagal.games.encounters.alien.names import HATCHERY
from hagal.games.encounters.components import (
    HERE,
    Avatar,
    EnemyCard,
    Location,
    Objective,
    PlayerCard,
    Strike,
    Task,
)
from hagal.games.encounters.hunters.components import Challenge, Gear, HonorTest, Predator, PreyCard, PreyStrike, Trap
from hagal.games.encounters.names import (
    CLASS_WORDS,
    CLASSES,
    ENEMY,
    EVENT,
    FINAL,
    GEAR_UP,
    HAZARD,
    KINDS,
    NONE,
    TEAMS,
)
from hagal.kernel.term import Component
from hagal.packs.encounters.fields import FIXED, KNOWN
from hagal.packs.encounters.words import ALIEN, HUNTERS, spaces
from hagal.packs.encounters.writing import write, write_all, write_test

NO = "none"

PREY_KINDS = {"prey": ENEMY, "ultimate": FINAL, "hazard": HAZARD, "gear_up": GEAR_UP}
"""What kinds of cards the Prey deck has (PR-202, PR-203)."""


def sort_of(component: Component) -> str:
    """The kind of a component as packs tell them apart: those of Hunters have facts of their own."""
    if component.wording == ALIEN:
        return _sort_of_alien(component)
    if component.wording != HUNTERS:
        return component.kind
    if isinstance(component, PlayerCard):
        return {"armory": "armory", "officer": "instinct"}.get(component.deck, "predator_role")
    return {"avatar": "predator", "strike": "prey_strike", "enemy": "prey"}.get(component.kind, component.kind)


def _sort_of_alien(component: Component) -> str:
    if isinstance(component, EnemyCard):
        return "hatchery" if component.deck == HATCHERY else "hive"
    return "crew" if isinstance(component, PlayerCard) else component.kind


def facts(component: Component) -> dict[str, Any]:
    """The facts about a component that it keeps where a pack is silent, as they are written."""
    if isinstance(component, PlayerCard):
        known: dict[str, Any] = {"count": component.count, "deck": component.deck}
        if component.deck == "armory":
            known |= {"rarity": component.rarity, "group": component.who, "class": CLASSES[component.cls]}
        elif component.who:
            known |= {"rarity": component.rarity, "character": component.who}
        known["team"] = NO if component.team == NONE else TEAMS[component.team]
        return known
    sort = sort_of(component)
    found = {name: getattr(component, name) for name in (*FIXED.get(sort, ()), *KNOWN.get(sort, ()))}
    return {name: str(value).lower() if isinstance(value, bool) else value for name, value in found.items()}


def entry(one: Component) -> list[str]:
    """A component as an entry of `replace:`, line by line."""
    return [f"{one.id}:", *(f"  {name}: {value}" for name, value in written(one))]


def written(one: Component) -> Iterator[tuple[str, str]]:
    """The fields of a component, as they are written; what is not on it is left out."""
    yield "name", json.dumps(one.name, ensure_ascii=False)
    if one.wording == HUNTERS:
        yield from _of_hunters(one)
    elif sort_of(one) == "hatchery":
        yield from _numbers(one, "health")
    elif isinstance(one, PlayerCard):
        yield from _character(one)
    elif isinstance(one, Strike):
        yield from _strike(one)
    elif isinstance(one, EnemyCard):
        yield from _numbers(one, "count") if one.type in (EVENT, HAZARD) else _enemy(one)
    elif isinstance(one, Objective):
        yield from _boxes(one, "event", "setup", "reward")
        if one.auto is not None:
            text = write(one.auto, one.wording)
            yield "complete_when", f"{{{text}}}" if one.auto.fields else text
    elif isinstance(one, Location):
        yield "hazards", f"[{', '.join(write_all(hazard, one.wording) for hazard in one.hazards)}]"
    elif isinstance(one, Avatar):
        yield from _numbers(one, "health", "defense")


def _of_hunters(one: Component) -> Iterator[tuple[str, str]]:
    if isinstance(one, PlayerCard):
        yield from _character(one)
        yield from _numbers(one, "honor")
    elif isinstance(one, Predator):
        numbers = {"health": one.health, "armor": one.defense, "honor": one.honor, "initiative": one.initiative}
        yield from ((name, str(value)) for name, value in numbers.items())
    elif isinstance(one, PreyStrike):
        yield from _numbers(one, "damage", "dishonor")
        yield from _boxes(one, "effects", "dodge")
    elif isinstance(one, PreyCard):
        yield from _prey(one)
    elif isinstance(one, Gear):
        yield from _numbers(one, "health", "honor")
        yield from _keywords(one)
        yield from _boxes(one, "death", "strike", "fights", "ongoing")
    elif isinstance(one, Trap):
        yield from _numbers(one, "price", "honor")
        yield from _boxes(one, "reveal", "ongoing")
        yield from _flags(one, shared="shared", rivalry="rivalry")
    elif isinstance(one, HonorTest):
        yield from _numbers(one, "honor")
        yield "condition", write_test(one.condition)
        yield from _flags(one, late="late")
    elif isinstance(one, Challenge):
        yield "award", f"{{{write(one.award)}}}"


def _keywords(one: Component) -> Iterator[tuple[str, str]]:
    return _flags(one, runner="runner", double="double_strike", lethal="lethal", escape="escape")


def _prey(card: PreyCard) -> Iterator[tuple[str, str]]:
    yield "kind", next(word for word, type in PREY_KINDS.items() if type == card.type)
    yield from _numbers(card, "health", "price", "honor")
    if card.type != FINAL:
        yield from _flags(card, worthy="worthy")
    yield from _keywords(card)
    if card.weaker is not None:
        yield "weaker", _weaker(card)
    yield from _boxes(card, "reveal", "death", "strike", "fights", "ongoing")


def _weaker(card: EnemyCard) -> str:
    assert card.weaker is not None
    n, count = card.weaker
    return f"{{n: {n}, count: {f'{{{write(count)}}}' if count.fields else write(count)}}}"


def _numbers(one: Component, *names: str) -> Iterator[tuple[str, str]]:
    for name in names:
        if getattr(one, name):
            yield name, str(getattr(one, name))


def _flags(one: Component, **names: str) -> Iterator[tuple[str, str]]:
    for name, text in names.items():
        if getattr(one, name):
            yield text, "true"


def _boxes(one: Component, *names: str) -> Iterator[tuple[str, str]]:
    for name in names:
        if getattr(one, name):
            yield name, write_all(getattr(one, name), one.wording)


def _character(card: PlayerCard) -> Iterator[tuple[str, str]]:
    if card.cls != NONE and card.deck != "armory":
        yield "class", CLASS_WORDS[card.cls]
    yield from _numbers(card, "cost", "attack", "recruit")
    yield from _flags(card, coordinate="coordinate")
    yield from _boxes(card, "effects", "recruited")


def _strike(card: Strike) -> Iterator[tuple[str, str]]:
    yield from _flags(card, miss="miss")
    if not card.miss:
        yield "damage", str(card.damage)
    yield from _boxes(card, "effects", "dodge", "ongoing")
    yield from _flags(card, first="first", lasting="lasting")


def _enemy(card: EnemyCard) -> Iterator[tuple[str, str]]:
    yield "kind", KINDS[card.type]
    yield from _numbers(card, "health")
    yield from _flags(card, runner="runner", double="double_strike")
    if card.weaker is not None:
        yield "weaker", _weaker(card)
    yield from _boxes(card, "reveal", "scanned", "death", "strike", "ongoing", "fights")
    yield from _flags(card, spares="spares", spent="spent")
    if card.task is not None:
        yield "task", f"{{{', '.join(f'{name}: {value}' for name, value in _task(card.task, card.wording))}}}"
    if isinstance(card, HiveCard):
        if card.after != NONE:
            yield "after", CLASSES[card.after]
        yield from _boxes(card, "at_events", "entering")
        yield from _numbers(card, "gun")
        yield from _flags(card, stays="stays")


def _task(task: Task, mode: str) -> Iterator[tuple[str, str]]:
    yield "objective", str(task.stage)
    for name, value in (("attack", task.attack), ("recruit", task.recruit)):
        if value:
            yield name, str(value)
    if task.clear != NONE:
        yield "clear", "here" if task.clear == HERE else spaces(mode)[task.clear]
    if task.once:
        yield "once", "true"
    yield "effects", write_all(task.effects, mode)
