"""One component of the game off the tree of a pack: what it must say, may say, and cannot change.

A replaced component keeps its name, class and cost and the facts about it (count, rarity, character, deck, Role) where
the entry is silent; nothing else is kept: what an entry does not say is not on the card. Only what the rulebook says
cannot be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from hagal.games.encounters import declare
from hagal.games.encounters.components import (
    HERE,
    Avatar,
    EnemyCard,
    Location,
    Objective,
    Person,
    PlayerCard,
    Strike,
    Task,
)
from hagal.games.encounters.effect import Effects
from hagal.games.encounters.effects import board, several
from hagal.games.encounters.hunted.setup import FILM_CHARACTERS
from hagal.games.encounters.hunted.specials import Evidence
from hagal.games.encounters.names import (
    CLASSES,
    DUTCH_TEAM,
    ENEMY,
    EVENT,
    FINAL,
    HARRIGAN_TEAM,
    HAZARD,
    KINDS,
    NONE,
    STAGES,
    TASK,
    TEAMS,
    Film,
)
from hagal.kernel.term import Component
from hagal.languages import LANGUAGES
from hagal.packs.encounters import words
from hagal.packs.encounters.entries import NO, entry, facts, sort_of
from hagal.packs.encounters.fields import FIXED, FREE, KNOWN
from hagal.packs.encounters.grammar import Grammar
from hagal.packs.problems import shown
from hagal.packs.reader import Fields, Reader, plain_name
from hagal.packs.tree import Map, Node, Scalar, Seq, parse

PACK = "pack"
RARITIES = {"common": 5, "uncommon": 3, "rare": 1}
TEAM_OF = {who: team for team, film in ((DUTCH_TEAM, 1), (HARRIGAN_TEAM, 2)) for who in FILM_CHARACTERS[film]}
"""The team of each character of the box of Predator (PR-160, PR-161)."""
NOT_IN_BOX = [("count", shown("0"))]
"""An entry that says that there is no such card."""
HEALTH = 30
COUNT = 20

SURPRISES = {
    EVENT: {"en": "Event", "ru": "Событие", "pt-BR": "Evento"},
    HAZARD: {"en": "Hazard", "ru": "Угроза", "pt-BR": "Perigo"},
}
"""What the Events and the Hazard of a mini-deck are called."""

FIGHTING = ("health", "runner", "double_strike", "death", "strike", "weaker", "fights", "spares", "spent")
"""Only what can be fought has these."""

RoleOf = Callable[[str, Node], str]
"""The id of the Role of an Avatar."""


class Builder:
    """Makes components out of the entries of one pack. Other modes have other fields (`sort`), teams and classes."""

    sort: ClassVar[str] = "character"
    team_of: ClassVar[dict[str, int]] = TEAM_OF
    classes: ClassVar[tuple[str, ...]] = CLASSES
    most_hazards: ClassVar[int] = STAGES
    enemy_sort: ClassVar[str] = "enemy"
    fighting: ClassVar[tuple[str, ...]] = FIGHTING
    of_tasks: ClassVar[dict[str, str]] = {"task": "a task"}  # what only objective cards have, and what that is called
    marks: ClassVar[bool] = True  # what Hazards do to whoever reveals them

    def __init__(self, reader: Reader, grammar: Grammar, decks: Iterable[str], role_of: RoleOf) -> None:
        """`decks`: the ids of the decks of the box to which Enemy cards belong; `role_of` reads an Avatar's Role."""
        self.reader: Reader = reader
        self.grammar: Grammar = grammar
        self.decks: tuple[str, ...] = tuple(decks)
        self.role_of: RoleOf = role_of

    # What all have

    def keep(self, found: Fields, old: Component) -> None:
        """What the rulebook says must be right where an entry repeats it."""
        known = facts(old)
        for name in FIXED.get(sort_of(old), ()):
            if name in found:
                self.must_be(found[name], old.id, name, str(known[name]))

    def must_be(self, node: Node, id: str, name: str, known: str) -> None:
        text = self.reader.scalar(node, name, known)
        if text and text != known:
            self.reader.wrong(
                node, f"{id} keeps its {name}, {known}, by the rulebook; the pack says {shown(text)}: leave it out"
            )

    def named(self, made: Component, found: Fields, old: Component | None) -> None:
        """Name and origin of a component that was just declared."""
        made.origin = PACK
        names = self.names(found)
        if old is not None and names in ({}, {"": old.name}):
            made.names = old.names
            return
        made.names = dict.fromkeys(LANGUAGES, names[""]) if "" in names else names

    def names(self, found: Fields) -> dict[str, str]:
        return self.reader.names(found["name"], "the name") if "name" in found else {}

    def name(self, found: Fields, old: Component | None) -> str:
        if "name" not in found:
            return "" if old is None else old.name
        node = found["name"]
        quiet = Reader()  # `named` reads it again and notes what is wrong
        return plain_name(quiet.names(node, "")) or "?"

    def effects(self, found: Fields, name: str, box: str) -> Effects:
        return self.grammar.effects(found[name], box) if name in found else ()

    def number(self, found: Fields, name: str, low: int, high: int, usual: int = 0) -> int:
        return self.reader.number(found[name], name, low, high) if name in found else usual

    def flag(self, found: Fields, name: str) -> bool:
        return name in found and self.reader.flag(found[name], name)

    def fields(self, node: Node, what: str, kind: str, old: Component | None, needed: Iterable[str] = ()) -> Fields:
        more = (*FIXED.get(kind, ()), *KNOWN.get(kind, ())) if old is not None else ()
        found = self.reader.fields(node, what, (*FREE[kind], *more), needed)
        if old is not None:
            self.keep(found, old)
        return found

    # Characters

    def character(self, id: str, node: Node, old: PlayerCard) -> PlayerCard:
        """The replacement of a card of the players' decks."""
        found = self.fields(node, id, self.sort, old)
        role = old.deck == "role"
        who, team = self.role_team(id, found, old) if role else self.person_team(found, old)
        count, rarity = (old.count, old.rarity) if role else self.copies(found, old)
        made = self.declared(
            found, id, old, self.cls(found, old.cls), deck=old.deck, count=count, who=who, team=team, rarity=rarity
        )
        made.person = old.person
        self.check_character(node, made, role)
        return made

    def role_team(self, id: str, found: Fields, old: PlayerCard) -> tuple[str, int]:
        """A Role belongs to its Avatar, in one copy (PR-013); it may have a team."""
        for name, known in (("count", "1"), ("rarity", NO), ("character", NO)):
            if name in found:
                self.must_be(found[name], id, name, known)
        return "", self.team(found) if "team" in found else old.team

    def person_team(self, found: Fields, old: PlayerCard) -> tuple[str, int]:
        """Whose card it is. The team comes with that: all cards of a character have its icon (PR-160, PR-161)."""
        who = old.who
        if "character" in found:
            who = self.reader.word(found["character"], "character", self.team_of)
        if "team" in found:
            self.must_be(found["team"], who, "team", TEAMS[self.team_of[who]])
        return who, self.team_of[who]

    def copies(self, found: Fields, old: PlayerCard) -> tuple[int, str]:
        """How many copies there are, and how rare the card is: where one is not said, it follows from the other."""
        rarity = self.reader.word(found["rarity"], "rarity", RARITIES) if "rarity" in found else ""
        count = self.number(found, "count", 0, COUNT, RARITIES.get(rarity, old.count))
        return count, rarity or next((name for name, n in RARITIES.items() if n == count), old.rarity)

    def cls(self, found: Fields, usual: int = NONE) -> int:
        if "class" not in found:
            return usual
        return self.classes.index(self.reader.word(found["class"], "class", self.classes))

    def declared(
        self, found: Fields, id: str, old: Component | None, cls: int, rarity: str = "", **more: Any
    ) -> PlayerCard:
        role = more["deck"] == "role"
        made = declare.character(
            self.name(found, old),
            id=id,
            cls=cls,
            cost=self.number(
                found, "cost", 0 if role else 1, words.TOP, old.cost if isinstance(old, PlayerCard) else 0
            ),
            attack=self.number(found, "attack", 0, words.TOP),
            recruit=self.number(found, "recruit", 0, words.TOP),
            coordinate_=self.flag(found, "coordinate"),
            effects=self.effects(found, "effects", words.ROLE if role else words.CHARACTER),
            recruited=self.effects(found, "recruited", words.RECRUITED),
            **more,
        )
        made.rarity = rarity or made.rarity
        self.named(made, found, old)
        return made

    def check_character(self, node: Node, made: PlayerCard, role: bool) -> None:
        if not (made.attack or made.recruit or made.effects or self.reader.problems):
            self.reader.wrong(node, f"{made.id} does nothing: it needs attack, recruit or effects")
        if role:
            self.check_role(node, made)
            if made.cost or made.coordinate:
                self.reader.wrong(node, f"{made.id} is a Role: it has no cost and no Coordinate")

    def check_role(self, node: Node, made: PlayerCard) -> None:
        if not any(isinstance(effect, several.Backup) for effect in made.effects):
            self.reader.wrong(node, f"{made.id} is a Role, so it needs Call for Backup: backup: [...] (PR-096)")

    def barracks_card(self, id: str, node: Node, person: Person, team: int) -> PlayerCard:
        """A card of a character that the pack adds."""
        free = (*FREE[self.sort], "rarity")
        found = self.reader.fields(node, id, free, ("name", "class", "cost", "rarity"))
        rarity = self.reader.word(found["rarity"], "rarity", RARITIES) if "rarity" in found else "common"
        cls = self.cls(found)
        made = self.declared(found, id, None, cls, deck="barracks", count=RARITIES[rarity], who=person.id, team=team)
        made.person = person
        self.check_character(node, made, role=False)
        return made

    def role(self, id: str, node: Node) -> PlayerCard:
        """The Role card of an Avatar that the pack adds."""
        found = self.reader.fields(node, id, FREE[self.sort], ("name", "class", "effects"))
        made = self.declared(found, id, None, self.cls(found), deck="role", count=1)
        self.check_character(node, made, role=True)
        return made

    def team(self, found: Fields) -> int:
        if "team" not in found:
            return NONE
        word = self.reader.word(found["team"], "team", (*TEAMS, NO))
        return NONE if word == NO else TEAMS.index(word)

    def avatar(self, id: str, node: Node, old: Avatar) -> Avatar:
        found = self.fields(node, id, "avatar", old, ("health", "defense"))
        role = self.role_of(id, found["role"]) if "role" in found else old.role
        return self.made_avatar(id, found, old, old.film, role)

    def made_avatar(self, id: str, found: Fields, old: Avatar | None, film: Film, role: str) -> Avatar:
        made = declare.avatar(
            id,
            self.name(found, old),
            film=film,
            health=self.number(found, "health", 1, HEALTH, 1),
            defense=self.number(found, "defense", 0, HEALTH),
            role=role,
        )
        self.named(made, found, old)
        return made

    # Strikes

    def strike(self, id: str, node: Node, old: Strike | None) -> Strike:
        reader = self.reader
        if old is None:
            found = reader.fields(node, id, (*FREE["strike"], "count"), ("name", "count"))
            count = self.number(found, "count", 1, COUNT, 1)
        else:
            found = self.fields(node, id, "strike", old)
            count = self.number(found, "count", 0, COUNT, old.count)
        miss = self.flag(found, "miss")
        if miss:
            for name in ("damage", "effects", "dodge", "ongoing", "first", "lasting"):
                if name in found:
                    reader.wrong(found[name], f"a Strike that misses does nothing else: leave out {name}")
        elif "damage" not in found and isinstance(node, Map):
            reader.wrong(node, f"{id} lacks its 'damage' (or 'miss: true')")
        dodge = self.effects(found, "dodge", words.DODGE)
        if len(dodge) > 1:
            reader.wrong(found["dodge"], "a Strike has one way out of it, not several")
        made = declare.strike(
            self.name(found, old),
            id=id,
            count=count,
            damage=self.number(found, "damage", 0, words.TOP),
            miss=miss,
            effects=self.effects(found, "effects", words.WOUND),
            dodge=dodge,
            ongoing=self.ongoing(found, wound=True),
            first=self.flag(found, "first"),
            lasting=self.flag(found, "lasting"),
        )
        self.named(made, found, old)
        return made

    def ongoing(self, found: Fields, wound: bool) -> tuple[Any, ...]:
        before = len(self.reader.problems)
        abilities = self.grammar.ongoing(found["ongoing"], wound) if "ongoing" in found else ()
        return abilities if len(self.reader.problems) == before else ()

    # Enemy cards

    def enemy(self, id: str, node: Node, old: EnemyCard | None, deck: str) -> EnemyCard:
        """A card of a mini-deck or of the pile that goes into all of them."""
        reader, sort = self.reader, self.enemy_sort
        if old is None:
            found = reader.fields(node, id, (*FREE[sort], "count"), ("name",))
            count = self.number(found, "count", 1, COUNT, 1)
        else:
            found = self.fields(node, id, sort, old)
            count = self.number(found, "count", 0, COUNT, old.count)
            deck = reader.word(found["deck"], "deck", self.decks) if "deck" in found else deck
        kind = self.kind(found, old)
        self.check_enemy(id, node, found, kind)
        facts = self.enemy_facts(found)
        facts.update({"id": id, "type": kind, "count": count, "ongoing": self.ongoing(found, wound=False)})
        if "task" in found:
            facts["task"] = self.task(found["task"], id)
        made = self.declared_enemy(found, old, deck, facts)
        self.named(made, found, old)
        self.check_reveal(node, found, made)
        return made

    def enemy_facts(self, found: Fields) -> declare.EnemyFacts:
        """What can stand on a card that is fought, in every mode."""
        return {
            "health": self.number(found, "health", 1, HEALTH),
            "runner": self.flag(found, "runner"),
            "double": self.flag(found, "double_strike"),
            "reveal": self.effects(found, "reveal", words.REVEAL),
            "scanned": self.effects(found, "scanned", words.SCANNED),
            "death": self.effects(found, "death", words.DEATH),
            "strike": self.effects(found, "strike", words.STRIKE),
            "weaker": self.weaker(found),
            "fights": self.effects(found, "fights", words.FIGHTS),
            "spares": self.flag(found, "spares"),
            "spent": self.flag(found, "spent"),
        }

    def declared_enemy(self, found: Fields, old: EnemyCard | None, deck: str, facts: declare.EnemyFacts) -> EnemyCard:
        return declare.enemy(self.name(found, old), deck=deck, **facts)

    def check_enemy(self, id: str, node: Node, found: Fields, kind: int) -> None:
        """What a card of its kind must say, and cannot say."""
        if kind == TASK:
            for name in self.fighting:
                if name in found:
                    self.reader.wrong(found[name], f"{id} is an objective card and cannot be fought: leave out {name}")
            return
        if "health" not in found and isinstance(node, Map):
            self.reader.wrong(node, f"{id} lacks its 'health'")
        for name, told in self.of_tasks.items():
            if name in found:
                self.reader.wrong(found[name], f"only a card of kind: objective has {told}")

    def kind(self, found: Fields, old: EnemyCard | None) -> int:
        if "kind" not in found:
            return ENEMY if old is None else old.type
        return KINDS.index(self.reader.word(found["kind"], "kind", [KINDS[kind] for kind in (ENEMY, TASK, FINAL)]))

    def check_reveal(self, node: Node, found: Fields, made: EnemyCard) -> None:
        """An objective card says what to do with it (PR-068); what only such a card can do stands on no other."""
        told = [effect for effect in made.reveal if isinstance(effect, board.ToOperations | board.AttachTo | Evidence)]
        place = found.get("reveal", node)
        if made.type != TASK:
            if told:
                self.reader.wrong(place, f"{made.id} is an enemy: to_operations, attach_to and evidence are for others")
            return
        if "reveal" not in found and isinstance(node, Map):
            self.reader.wrong(node, f"{made.id} lacks its 'reveal': what to do with it when it is found (PR-068)")
        elif made.task is not None and not told and made.reveal:
            self.reader.wrong(
                place, f"{made.id} has a task, so 'reveal' must put it somewhere: to_operations or attach_to"
            )
        if made.task is not None and made.task.clear == HERE and not any(isinstance(e, board.AttachTo) for e in told):
            self.reader.wrong(place, "clear: here is the space of the card, so 'reveal' must say attach_to")

    def weaker(self, found: Fields) -> tuple[int, Any] | None:
        if "weaker" not in found:
            return None
        inner = self.reader.fields(found["weaker"], "weaker", ("n", "count"), ("n", "count"))
        if len(inner) < 2:
            return None
        n = self.reader.number(inner["n"], "weaker: n", 1, words.TOP)
        return n, self.grammar.count(inner["count"])

    def task(self, node: Node, id: str) -> Task:
        reader = self.reader
        names = ("objective", "attack", "recruit", "clear", "once", "effects")
        found = reader.fields(node, f"the task of {id}", names, ("objective", "effects"))
        clear = NONE
        if "clear" in found:
            known = words.spaces(self.grammar.mode)
            word = reader.word(found["clear"], "space", (*known, "here"))
            clear = HERE if word == "here" else known.index(word)
        once = self.flag(found, "once")
        for name in ("attack", "recruit", "clear") if once else ():
            if name in found:
                reader.wrong(
                    found[name], f"what is done once a turn has no price and needs no clear space: drop {name}"
                )
        if not once and isinstance(node, Map) and "attack" not in found and "recruit" not in found:
            reader.wrong(node, f"the task of {id} needs a price (attack, recruit), or 'once: true'")
        return Task(
            self.number(found, "objective", 1, STAGES, 1),
            self.effects(found, "effects", words.TASK),
            self.number(found, "attack", 1, words.TOP),
            self.number(found, "recruit", 1, words.TOP),
            clear,
            once,
        )

    # Objectives and Locations

    def objective(self, id: str, node: Node, old: Objective) -> Objective:
        found = self.fields(node, id, "objective", old, ("event",))
        return self.made_objective(id, found, old, old.stage, old.film)

    def made_objective(self, id: str, found: Fields, old: Objective | None, stage: int, film: Film) -> Objective:
        made = declare.objective(
            self.name(found, old),
            id=id,
            stage=stage,
            film=film,
            event=self.effects(found, "event", words.EVENT),
            setup=self.effects(found, "setup", words.SETUP),
            auto=self.grammar.condition(found["complete_when"]) if "complete_when" in found else None,
            reward=self.effects(found, "reward", words.REWARD),
        )
        self.named(made, found, old)
        return made

    def location(self, id: str, node: Node, old: Location | None) -> Location:
        if old is None:
            found = self.reader.fields(node, id, FREE["location"], ("name", "hazards"))
        else:
            found = self.fields(node, id, "location", old, ("hazards",))
        hazards: tuple[Effects, ...] = ()
        if "hazards" in found:
            items = self.reader.items(found["hazards"], "hazards")
            hazards = tuple(self.grammar.effects(item, words.HAZARD) for item in items)
            if isinstance(found["hazards"], Seq) and not STAGES <= len(items) <= self.most_hazards:
                more = " or four" if self.most_hazards > STAGES else ""
                self.reader.wrong(found["hazards"], f"a Location has three{more} Hazards, not {len(items)} (PR-066)")
        film = 0 if old is None else old.film
        made = declare.location(self.name(found, old), id=id, film=film, hazards=hazards, marks=self.marks)
        self.named(made, found, old)
        return made

    def surprise(self, kind: int, deck: str, count: int) -> EnemyCard:
        """The Events or the Hazard of a mini-deck that the pack adds."""
        made = declare.enemy(SURPRISES[kind]["en"], id=f"{KINDS[kind]}_{deck}", deck=deck, type=kind, count=count)
        made.names = SURPRISES[kind]
        made.origin = PACK
        return made

    def other_surprise(self, id: str, node: Node, old: EnemyCard) -> EnemyCard:
        """Another number of Events, or another name for them; what they do stands on the Objective or the Location."""
        found = self.reader.fields(node, id, ("name", "count", "deck"), ("count",))
        if "deck" in found:
            self.must_be(found["deck"], id, "deck", old.deck)
        count = self.number(found, "count", 0, COUNT, old.count)
        made = declare.enemy(self.name(found, old), id=id, deck=old.deck, type=old.type, count=count)
        self.named(made, found, old)
        return made

    def itself(self, old: Component, node: Map) -> Map:
        """`count: 0` alone says that the box has no such card: what stands on it does not matter then."""
        own = parse("\n".join(entry(old)).encode(), "").entries[0][1]
        assert isinstance(own, Map)
        own.entries += node.entries
        return own

    def replace(self, id: str, node: Node, old: Component) -> Component:
        """What stands in the place of a component."""
        if isinstance(old, EnemyCard) and old.type in (EVENT, HAZARD):
            return self.other_surprise(id, node, old)
        if isinstance(node, Map) and [(key.text, self.reader.kind(value)) for key, value in node.entries] == NOT_IN_BOX:
            node = self.itself(old, node)
        if isinstance(old, EnemyCard):
            return self.enemy(id, node, old, old.deck)
        ways: dict[str, Callable[[str, Node, Any], Component]] = {
            "character": self.character,
            "strike": self.strike,
            "objective": self.objective,
            "location": self.location,
            "avatar": self.avatar,
        }
        return ways[old.kind](id, node, old)


def entries(node: Node) -> list[tuple[Scalar, Node]]:
    return node.entries if isinstance(node, Map) else []
