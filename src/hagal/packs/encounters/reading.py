"""Reading a pack: what it replaces, and what it adds; each mode has sections of its own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.games.encounters import TITLE
from hagal.games.encounters.components import EnemyCard, PlayerCard
from hagal.games.kit.declare import OFFICIAL
from hagal.kernel.term import Component
from hagal.packs.content import Content
from hagal.packs.encounters import changes
from hagal.packs.encounters.cards import Builder
from hagal.packs.encounters.grammar import Grammar
from hagal.packs.encounters.words import HUNTED, MODES
from hagal.packs.problems import nearest, shown
from hagal.packs.reader import Reader
from hagal.packs.tree import Map, Node, Scalar


def box(mode: str = HUNTED) -> dict[str, Component]:
    """All that Hagal knows of the box for a mode, by id (no two have the same)."""
    rules = TITLE.rules(TITLE.players[0], (mode,), {})
    return {component.id: component for component in rules.components.values()}


def nothing(node: Node) -> bool:
    """A section with comments alone."""
    return isinstance(node, Scalar) and node.empty


class Reading:
    """A pack as it is read; each mode says what sections there are, what decks must be, and who builds its cards."""

    mode: str = HUNTED
    sections: tuple[str, ...] = ()
    reserved: frozenset[str] = frozenset()
    """Words that mean something else where an id can stand."""

    def __init__(self, root: Map, reader: Reader) -> None:
        self.reader: Reader = reader
        self.box: dict[str, Component] = box(self.mode)
        self.parts: dict[str, Node] = {key.text: value for key, value in root.entries if not nothing(value)}
        self.adding: dict[str, Node] = {}
        if "add" in self.parts:
            found = reader.fields(self.parts["add"], "add", self.sections)
            self.adding = {name: node for name, node in found.items() if not nothing(node)}
        enemies = [id for id, one in self.box.items() if isinstance(one, EnemyCard) and one.fightable]
        cards = [id for id, one in self.box.items() if isinstance(one, EnemyCard)]
        more = [*self.new_enemies()]
        self.builder: Any = self.new_builder(Grammar(reader, [*enemies, *more], self.mode, [*cards, *more]))
        self.places: dict[str, Scalar] = {}  # where each component of the pack stands
        self.entries: dict[str, Node] = {}  # and what is written about it
        self.replaced: list[tuple[Component, Component]] = []
        self.added: list[Component] = []

    def new_builder(self, grammar: Grammar) -> Builder:
        raise NotImplementedError

    def new_enemies(self) -> Iterable[str]:
        """The ids of the enemies that the pack adds, before anything is read."""
        raise NotImplementedError

    def add(self, section: str, node: Node) -> None:
        """All that stands in a section of `add:`."""
        raise NotImplementedError

    def check(self) -> None:
        """Decks as a whole: what is wrong with them is noted."""
        raise NotImplementedError

    def content(self) -> Content:
        reader = self.reader
        if "replace" in self.parts:
            for key, node in reader.entries(self.parts["replace"], "replace"):
                self.replace(key, node)
        for name, node in self.adding.items():
            self.add(name, node)
        if not self.replaced and not self.added and not reader.problems:
            reader.wrong(Node(1, 1), "this pack neither replaces nor adds anything: it needs 'replace:' or 'add:'")
        components = [*(new for _old, new in self.replaced), *self.added]
        if not reader.problems:
            self.check()
            self.link(components)
            for old, new in self.replaced:
                changes.compare(reader, old, new, self.places[new.id], self.entries[new.id])
            changes.roles(reader, self.box, self.replaced, self.places)
        return Content(tuple(self.replaced), tuple(self.added))

    def link(self, components: list[Component]) -> None:
        """Abilities about an enemy get to know it: the texts know only the few that cards of the box are about."""
        enemies = {one.id: one for one in (*self.box.values(), *components) if isinstance(one, EnemyCard)}
        for one in components:
            for ability in getattr(one, "ongoing", ()):
                if getattr(ability, "kin", "") in enemies:
                    ability.card = enemies[ability.kin]

    def replace(self, key: Scalar, node: Node) -> None:
        old = self.box.get(key.text)
        reader = self.reader
        if old is None or old.kind == "nobody":
            known = [id for id, one in self.box.items() if not self.fixed(one)]
            near = nearest(key.text, known)
            told = f"there is no component {shown(key.text)} to replace" + (f"; did you mean {near}?" if near else "")
            reader.wrong(key, f"{told} ({self.elsewhere(key.text)})")
        elif self.fixed(old):
            reader.wrong(key, f"{key.text} is confirmed by the rulebook ({old.name}), so it cannot be replaced")
        else:
            self.places[key.text] = key
            self.entries[key.text] = node
            self.replaced.append((old, self.builder.replace(key.text, node, old)))

    def fixed(self, one: Component) -> bool:
        """Is it as the rulebook says, so that no pack can know better?"""
        return one.origin == OFFICIAL

    def elsewhere(self, id: str) -> str:
        """Where to look for what is not in the box of this mode."""
        for mode in MODES:
            if mode != self.mode and id in box(mode):
                return f"it is a card of {mode}, and this pack is for {self.mode}: a pack says 'mode: {mode}' for that"
        more = "" if self.mode == HUNTED else f" --mode {self.mode}"
        return f"`hagal pack new encounters{more}` lists them"

    def fresh(self, key: Scalar, what: str) -> str:
        """An id that nothing else has."""
        id = self.reader.id(key, what)
        if id in self.reserved:
            self.reader.wrong(key, f"the id {id} is taken by the game itself: choose another")
        elif id in self.box:
            self.reader.wrong(key, f"the id {id} is that of {self.box[id].name}: what replaces it stands in 'replace:'")
        elif id in self.places:
            self.reader.wrong(key, f"the id {id} is used twice (first in line {self.places[id].line})")
        self.places.setdefault(id, key)
        return id

    def role(self, id: str, node: Node) -> str:
        """The Role of an Avatar: a new card, or the id of one in the box."""
        if isinstance(node, Map):
            made: PlayerCard = self.builder.role(f"{id}_role", node)
            self.places.setdefault(made.id, Scalar(node.line, node.column, made.id, True))
            self.added.append(made)
            return made.id
        roles = [one.id for one in self.box.values() if isinstance(one, PlayerCard) and one.deck == "role"]
        return self.reader.word(node, "role", roles)
