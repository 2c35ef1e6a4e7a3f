"""Components as entries of a pack: what is printed on them, and the facts about them, as they are written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

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
from hagal.games.encounters.names import CLASSES, EVENT, HAZARD, KINDS, NONE, SPACES, TEAMS
from hagal.kernel.term import Component
from hagal.packs.encounters.writing import write, write_all

NO = "none"

FIXED: dict[str, tuple[str, ...]] = {
    "character": ("deck",),
    "objective": ("stage", "film"),
    "location": ("film",),
    "avatar": ("film",),
}
"""By kind of component: what the rulebook says about it, so that no pack can say otherwise."""

KNOWN: dict[str, tuple[str, ...]] = {
    "character": ("count", "rarity", "character", "team"),
    "strike": ("count",),
    "enemy": ("count", "deck"),
    "avatar": ("role",),
}
"""By kind of component: what is known about it though it does not stand on it; a pack may know better."""


def facts(component: Component) -> dict[str, Any]:
    """The facts about a component that it keeps where a pack is silent, as they are written."""
    if isinstance(component, PlayerCard):
        known: dict[str, Any] = {"count": component.count, "deck": component.deck}
        if component.who:
            known |= {"rarity": component.rarity, "character": component.who}
        known["team"] = NO if component.team == NONE else TEAMS[component.team]
        return known
    kind = component.kind
    return {name: getattr(component, name) for name in (*FIXED.get(kind, ()), *KNOWN.get(kind, ()))}


def entry(one: Component) -> list[str]:
    """A component as an entry of `replace:`, line by line."""
    return [f"{one.id}:", *(f"  {name}: {value}" for name, value in written(one))]


def written(one: Component) -> Iterator[tuple[str, str]]:
    """The fields of a component, as they are written; what is not on it is left out."""
    yield "name", json.dumps(one.name, ensure_ascii=False)
    if isinstance(one, PlayerCard):
        yield from _character(one)
    elif isinstance(one, Strike):
        yield from _strike(one)
    elif isinstance(one, EnemyCard):
        yield from _numbers(one, "count") if one.type in (EVENT, HAZARD) else _enemy(one)
    elif isinstance(one, Objective):
        yield from _boxes(one, "event", "setup", "reward")
        if one.auto is not None:
            yield "complete_when", write(one.auto)
    elif isinstance(one, Location):
        yield "hazards", f"[{', '.join(write_all(hazard) for hazard in one.hazards)}]"
    elif isinstance(one, Avatar):
        yield from _numbers(one, "health", "defense")


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
            yield name, write_all(getattr(one, name))


def _character(card: PlayerCard) -> Iterator[tuple[str, str]]:
    if card.cls != NONE:
        yield "class", CLASSES[card.cls]
    yield from _numbers(card, "cost", "attack", "recruit")
    yield from _flags(card, coordinate="coordinate")
    yield from _boxes(card, "effects")


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
        yield "weaker", f"{{n: {card.weaker[0]}, count: {write(card.weaker[1])}}}"
    yield from _boxes(card, "reveal", "scanned", "death", "strike", "ongoing", "fights")
    yield from _flags(card, spares="spares", spent="spent")
    if card.task is not None:
        yield "task", f"{{{', '.join(f'{name}: {value}' for name, value in _task(card.task))}}}"


def _task(task: Task) -> Iterator[tuple[str, str]]:
    yield "objective", str(task.stage)
    for name, value in (("attack", task.attack), ("recruit", task.recruit)):
        if value:
            yield name, str(value)
    if task.clear != NONE:
        yield "clear", "here" if task.clear == HERE else SPACES[task.clear]
    if task.once:
        yield "once", "true"
    yield "effects", write_all(task.effects)
