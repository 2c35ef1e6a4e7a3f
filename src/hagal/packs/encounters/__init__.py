"""Content packs for Legendary Encounters: Predator.

words: the vocabulary, from the registry of effects; grammar: reading them; writing: writing them; cards: reading one
component; entries: writing one; decks: what the rulebook fixes about decks as a whole; changes: where sources say
otherwise; sources: how sure they are; template: what `hagal pack new` writes.
"""

from __future__ import annotations

from hagal.games.encounters import TITLE
from hagal.games.encounters.components import EnemyCard, Objective, Person, PlayerCard
from hagal.games.encounters.hunted.setup import ALL_CHARACTERS
from hagal.games.encounters.names import CHOOSE, EVENT, FILM, HAZARD, RANDOM, SPACES, STAGES, TWO
from hagal.games.kit.declare import OFFICIAL
from hagal.kernel.term import Component
from hagal.languages import LANGUAGES
from hagal.packs.content import Content
from hagal.packs.encounters import changes, decks
from hagal.packs.encounters.cards import FREE, PACK, Builder, entries
from hagal.packs.encounters.grammar import Grammar
from hagal.packs.problems import nearest, shown
from hagal.packs.reader import Reader, plain_name
from hagal.packs.tree import Map, Node, Scalar

SECTIONS = ("characters", "avatars", "strikes", "objectives", "young_blood", "locations")
YOUNG_BLOOD = "young_blood"
RESERVED = frozenset(
    (
        *("starter", "role", "officer", "barracks", YOUNG_BLOOD, "strike", "character", "enemy", "nobody"),
        *(FILM, RANDOM, CHOOSE, TWO, *ALL_CHARACTERS, *SPACES),
    )
)
"""Words that mean something else where an id can stand."""
EVENTS = 4
"""At most so many Events in a mini-deck."""


def box() -> dict[str, Component]:
    """All that Hagal knows of the box, by id (no two have the same)."""
    rules = TITLE.rules(TITLE.players[0], (), {})
    return {component.id: component for component in rules.components.values()}


def nothing(node: Node) -> bool:
    """A section with comments alone."""
    return isinstance(node, Scalar) and node.empty


def read(root: Map, reader: Reader) -> Content:
    """The components of a pack; what is wrong with it is noted in the reader."""
    return _Reading(root, reader).content()


class _Reading:
    def __init__(self, root: Map, reader: Reader) -> None:
        self.reader: Reader = reader
        self.box: dict[str, Component] = box()
        self.sections: dict[str, Node] = {key.text: value for key, value in root.entries if not nothing(value)}
        self.adding: dict[str, Node] = {}
        if "add" in self.sections:
            found = reader.fields(self.sections["add"], "add", SECTIONS)
            self.adding = {name: node for name, node in found.items() if not nothing(node)}
        enemies = [id for id, one in self.box.items() if isinstance(one, EnemyCard) and one.fightable]
        decks = [id for id, one in self.box.items() if isinstance(one, Objective)]
        grammar = Grammar(reader, [*enemies, *self.new_enemies()])
        self.builder: Builder = Builder(reader, grammar, (*decks, YOUNG_BLOOD), self.role)
        self.places: dict[str, Scalar] = {}  # where each component of the pack stands
        self.entries: dict[str, Node] = {}  # and what is written about it
        self.replaced: list[tuple[Component, Component]] = []
        self.added: list[Component] = []

    def new_enemies(self) -> list[str]:
        """The ids of the enemies that the pack adds, before anything is read."""
        found = [key.text for key, _value in entries(self.adding.get(YOUNG_BLOOD, Node(0, 0)))]
        for _key, objective in entries(self.adding.get("objectives", Node(0, 0))):
            for name, deck in entries(objective):
                if name.text == "deck":
                    found += [key.text for key, _value in entries(deck)]
        return found

    def content(self) -> Content:
        reader = self.reader
        if "replace" in self.sections:
            for key, node in reader.entries(self.sections["replace"], "replace"):
                self.replace(key, node)
        for name, node in self.adding.items():
            getattr(self, f"add_{name}")(node)
        if not self.replaced and not self.added and not reader.problems:
            reader.wrong(Node(1, 1), "this pack neither replaces nor adds anything: it needs 'replace:' or 'add:'")
        components = [*(new for _old, new in self.replaced), *self.added]
        if not reader.problems:
            decks.check(reader, self.box, self.replaced, self.added, self.places)
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
            known = [id for id, one in self.box.items() if one.origin != OFFICIAL]
            near = nearest(key.text, known)
            told = f"there is no component {shown(key.text)} to replace" + (f"; did you mean {near}?" if near else "")
            reader.wrong(key, f"{told} (`hagal pack new encounters` lists them)")
        elif old.origin == OFFICIAL:
            reader.wrong(key, f"{key.text} is confirmed by the rulebook ({old.name}), so it cannot be replaced")
        else:
            self.places[key.text] = key
            self.entries[key.text] = node
            self.replaced.append((old, self.builder.replace(key.text, node, old)))

    def fresh(self, key: Scalar, what: str) -> str:
        """An id that nothing else has."""
        id = self.reader.id(key, what)
        if id in RESERVED:
            self.reader.wrong(key, f"the id {id} is taken by the game itself: choose another")
        elif id in self.box:
            self.reader.wrong(key, f"the id {id} is that of {self.box[id].name}: what replaces it stands in 'replace:'")
        elif id in self.places:
            self.reader.wrong(key, f"the id {id} is used twice (first in line {self.places[id].line})")
        self.places.setdefault(id, key)
        return id

    # Sections

    def add_characters(self, section: Node) -> None:
        for key, node in self.reader.entries(section, "characters"):
            id = self.fresh(key, "a character")
            found = self.reader.fields(node, id, ("name", "team", "cards"), ("name", "team", "cards"))
            names = self.reader.names(found["name"], "the name") if "name" in found else {"": "?"}
            person = Person(id, plain_name(names))
            person.names = dict.fromkeys(LANGUAGES, names[""]) if "" in names else names
            person.origin = PACK
            team = self.builder.team(found)
            self.added.append(person)
            cards: list[PlayerCard] = []
            if "cards" in found:
                for name, card in self.reader.entries(found["cards"], f"the cards of {id}"):
                    cards.append(self.builder.barracks_card(self.fresh(name, "a card"), card, person, team))
                if not self.reader.problems and sorted(card.count for card in cards) != [1, 3, 5, 5]:
                    told = ", ".join(card.rarity for card in cards) or "none"
                    self.reader.wrong(
                        key, f"a character has four cards: two common, one uncommon, one rare (PR-026); {id} has {told}"
                    )
            self.added += cards

    def add_avatars(self, section: Node) -> None:
        for key, node in self.reader.entries(section, "avatars"):
            id = self.fresh(key, "an Avatar")
            names = (*FREE["avatar"], "role")
            found = self.reader.fields(node, id, names, names)
            role = self.role(id, found["role"]) if "role" in found else ""
            self.added.append(self.builder.made_avatar(id, found, None, 0, role))

    def role(self, id: str, node: Node) -> str:
        """The Role of an Avatar: a new card, or the id of one in the box."""
        if isinstance(node, Map):
            made = self.builder.role(f"{id}_role", node)
            self.places.setdefault(made.id, Scalar(node.line, node.column, made.id, True))
            self.added.append(made)
            return made.id
        roles = [one.id for one in self.box.values() if isinstance(one, PlayerCard) and one.deck == "role"]
        return self.reader.word(node, "role", roles)

    def add_strikes(self, section: Node) -> None:
        for key, node in self.reader.entries(section, "strikes"):
            self.added.append(self.builder.strike(self.fresh(key, "a Strike"), node, None))

    def add_young_blood(self, section: Node) -> None:
        for key, node in self.reader.entries(section, YOUNG_BLOOD):
            self.added.append(self.builder.enemy(self.fresh(key, "a card"), node, None, YOUNG_BLOOD))

    def add_locations(self, section: Node) -> None:
        for key, node in self.reader.entries(section, "locations"):
            self.added.append(self.builder.location(self.fresh(key, "a Location"), node, None))

    def add_objectives(self, section: Node) -> None:
        reader = self.reader
        for key, node in reader.entries(section, "objectives"):
            id = self.fresh(key, "an Objective")
            known = ("name", "stage", "event", "setup", "reward", "events", "deck")
            found = reader.fields(node, id, known, ("name", "stage", "event", "deck"))
            stage = self.builder.number(found, "stage", 1, STAGES, 1)
            self.added.append(self.builder.made_objective(id, found, None, stage, 0))
            events = self.builder.number(found, "events", 0, EVENTS, 2)
            if events:
                self.added.append(self.builder.surprise(EVENT, id, events))
            self.added.append(self.builder.surprise(HAZARD, id, 1))
            if "deck" in found:
                for name, card in reader.entries(found["deck"], f"the deck of {id}"):
                    self.added.append(self.builder.enemy(self.fresh(name, "a card"), card, None, id))
