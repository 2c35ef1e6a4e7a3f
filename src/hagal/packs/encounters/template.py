"""Components as entries of a pack, and the template that `hagal pack new` writes."""

from __future__ import annotations

import json
from collections.abc import Iterator

from hagal.games.encounters.catalogue.declare import OFFICIAL, STAND_IN
from hagal.games.encounters.components import (
    HERE,
    Avatar,
    Card,
    Character,
    Location,
    Objective,
    Strike,
    Task,
)
from hagal.games.encounters.names import CLASSES, EVENT, HAZARD, KINDS, NONE, SPACES
from hagal.kernel.term import Component
from hagal.packs.encounters import box
from hagal.packs.encounters.cards import facts
from hagal.packs.encounters.writing import write, write_all

ORDER = ("character", "strike", "enemy", "objective", "location", "avatar")

HEAD = """\
# A content pack for Legendary Encounters: Predator. How it is written: docs/packs.md, `hagal pack words encounters`.
# Each entry below is a card of which Hagal does not know everything; what it plays with instead is written out.
# Take the # away from the lines of a card that you have before you, and write what stands on it.
# The line above each entry has the facts that are known: they cannot be changed, and need not be written.
# Then: hagal pack check FILE; in a game: hagal.new("encounters", packs=["FILE"]), hagal arena encounters --pack FILE
hagal: pack 1
game: encounters
pack: my_box

# Names in one language, or in several: name: {en: "...", ru: "...", pt-BR: "..."}
replace:
"""

TAIL = """\

# Sets of your own (docs/packs.md): characters, avatars, strikes, objectives, young_blood, locations.
# add:
#   characters: ...
"""


def replaceable(every: bool = False) -> list[Component]:
    """What a pack can replace: stand-ins, or with `every` also what is reported but not confirmed."""
    found = [
        one
        for one in box().values()
        if one.kind in ORDER
        and (one.origin != OFFICIAL if every else one.origin == STAND_IN)
        and not (isinstance(one, Card) and one.type in (EVENT, HAZARD))
    ]
    return sorted(found, key=lambda one: ORDER.index(one.kind))


def template(every: bool = False) -> str:
    """A pack in which everything that can be replaced stands as a comment."""
    lines: list[str] = []
    for one in replaceable(every):
        known = ", ".join(f"{name} {value}" for name, value in facts(one).items())
        lines.append(f"\n  # {one.kind}: {known}")
        lines += [f"  # {line}" for line in entry(one)]
    return HEAD + "\n".join(lines) + "\n" + TAIL


def entry(one: Component) -> list[str]:
    """A component as an entry of `replace:`, line by line."""
    return [f"{one.id}:", *(f"  {name}: {value}" for name, value in written(one))]


def written(one: Component) -> Iterator[tuple[str, str]]:
    """The fields of a component, as they are written; what is not on it is left out."""
    yield "name", json.dumps(one.name, ensure_ascii=False)
    if isinstance(one, Character):
        yield from _character(one)
    elif isinstance(one, Strike):
        yield from _strike(one)
    elif isinstance(one, Card):
        yield from _enemy(one)
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


def _character(card: Character) -> Iterator[tuple[str, str]]:
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


def _enemy(card: Card) -> Iterator[tuple[str, str]]:
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
