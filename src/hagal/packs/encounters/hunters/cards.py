"""One component of Hunters off the tree of a pack; what is kept where an entry is silent is as in Hunted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.encounters import declare as base
from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.effect import Condition
from hagal.games.encounters.hunters import declare
from hagal.games.encounters.hunters.awards import Award
from hagal.games.encounters.hunters.components import (
    ArmoryCard,
    Challenge,
    Gear,
    HonorTest,
    Predator,
    PreyCard,
    PreyStrike,
    Trap,
)
from hagal.games.encounters.hunters.effects.trophies import ReturnToDeck
from hagal.games.encounters.hunters.hunt import NAME
from hagal.games.encounters.hunters.settings import ALL_GROUPS
from hagal.games.encounters.hunters.trials import Both, DidNot, HandLeft
from hagal.games.encounters.names import ANYWHERE, CLASSES, ENEMY, FINAL, GEAR_UP, HAZARD, LEADERSHIP, NONE, TEAMS
from hagal.kernel.term import NOTHING, Component
from hagal.packs.encounters import words
from hagal.packs.encounters.cards import COUNT, HEALTH, NOT_IN_BOX, Builder
from hagal.packs.encounters.entries import PREY_KINDS, facts, sort_of
from hagal.packs.encounters.fields import FREE
from hagal.packs.encounters.words import Word
from hagal.packs.reader import Fields
from hagal.packs.tree import Map, Node, Seq

MERCENARY = "mercenary"
INITIATIVE = 20
OWN_CLASSES = tuple(name for cls, name in enumerate(CLASSES) if cls != LEADERSHIP)
"""There is no Leadership in this mode (PR-198)."""
ONLY = {
    HAZARD: ("name", "kind", "count", "deck", "honor", "price", "reveal"),
    GEAR_UP: ("name", "kind", "count", "deck"),
}
"""What can be said of cards of the Prey deck that cannot be fought (PR-204, PR-206)."""
LATE = (DidNot, HandLeft)
"""What a Test asks for that can be told at the end of a turn only."""


def off_board(word: Word) -> str:
    """Why an ongoing ability cannot stand on Prey or Gear."""
    return f"{word.name} is for Traps: it concerns whoever one lies in front of" if word.cls in words.FRONT else ""


def off_trap(word: Word) -> str:
    """Why an ongoing ability cannot stand on a Trap."""
    known = (*words.FRONT, *words.BOTH_SIDES)
    return "" if word.cls in known else f"{word.name} cannot stand on a Trap; it can on Prey and Gear"


class HuntersBuilder(Builder):
    """Makes components of Hunters."""

    def named(self, made: Component, found: Fields, old: Component | None) -> None:
        super().named(made, found, old)
        made.wording = NAME
        made.doubts = NOTHING

    def entry(self, id: str, node: Node, sort: str, old: Component | None, *needed: str) -> Fields:
        """The fields of an entry. What is new needs a name, too."""
        if old is not None:
            return self.fields(node, id, sort, old, needed)
        more = {"predator": ("role",), "prey_strike": ("count",), "prey": ("count",), "trap": ("rivalry",)}
        return self.reader.fields(node, id, (*FREE[sort], *more.get(sort, ())), ("name", *needed))

    def count(self, found: Fields, old: Any) -> int:
        return (
            self.number(found, "count", 1, COUNT, 1)
            if old is None
            else self.number(found, "count", 0, COUNT, old.count)
        )

    def abilities(self, found: Fields, misfit: Callable[[Word], str]) -> tuple[Any, ...]:
        before = len(self.reader.problems)
        made = self.grammar.abilities(found["ongoing"], misfit) if "ongoing" in found else ()
        return made if len(self.reader.problems) == before else ()

    # Cards of the players

    def armory(self, id: str, node: Node, old: ArmoryCard) -> ArmoryCard:
        """A card of the Armory: its group says which class and team it has (PR-198)."""
        found = self.fields(node, id, "armory", old)
        group = self.reader.word(found["group"], "group", ALL_GROUPS) if "group" in found else old.who
        count, rarity = self.copies(found, old)
        made = declare.armory(
            group,
            self.name(found, old),
            count,
            self.number(found, "cost", 1, words.TOP, old.cost),
            atk=self.number(found, "attack", 0, words.TOP),
            rec=self.number(found, "recruit", 0, words.TOP),
            effects=self.effects(found, "effects", words.CHARACTER),
            honor=self.number(found, "honor", 0, words.TOP),
            id=id,
        )
        made.rarity = rarity
        for name, known in (("class", CLASSES[made.cls]), ("team", TEAMS[made.team])):
            if name in found:
                self.must_be(found[name], group, name, known)
        self.named(made, found, old)
        self.check_character(node, made, role=False)
        return made

    def instinct(self, id: str, node: Node, old: PlayerCard) -> PlayerCard:
        """A Killer Instinct card (PR-193)."""
        found = self.fields(node, id, "instinct", old)
        return self.plain(id, node, found, old, deck="officer", count=self.count(found, old))

    def predator_role(self, id: str, node: Node, old: PlayerCard) -> PlayerCard:
        found = self.fields(node, id, "predator_role", old)
        team = self.team(found) if "team" in found else old.team
        return self.plain(id, node, found, old, deck="role", count=1, team=team)

    def role(self, id: str, node: Node) -> PlayerCard:
        """The Role card of a Predator that the pack adds."""
        found = self.reader.fields(node, id, FREE["predator_role"], ("name", "class"))
        return self.plain(id, node, found, None, deck="role", count=1)

    def plain(self, id: str, node: Node, found: Fields, old: PlayerCard | None, **more: Any) -> PlayerCard:
        cls = NONE if old is None else old.cls
        if "class" in found:
            cls = CLASSES.index(self.reader.word(found["class"], "class", OWN_CLASSES))
        made = base.character(
            self.name(found, old),
            id=id,
            cls=cls,
            cost=self.number(found, "cost", 1, words.TOP, 0 if old is None else old.cost),
            attack=self.number(found, "attack", 0, words.TOP),
            recruit=self.number(found, "recruit", 0, words.TOP),
            effects=self.effects(found, "effects", words.ROLE if more["deck"] == "role" else words.CHARACTER),
            **more,
        )
        self.named(made, found, old)
        self.check_character(node, made, role=False)
        return made

    def predator(self, id: str, node: Node, old: Predator | None) -> Predator:
        needed = ("health", "armor", "honor", "initiative", *(("role",) if old is None else ()))
        found = self.entry(id, node, "predator", old, *needed)
        role = "" if old is None else old.role
        made = declare.predator(
            id,
            self.name(found, old),
            film=0 if old is None else old.film,
            health=self.number(found, "health", 1, HEALTH, 1),
            armor=self.number(found, "armor", 0, HEALTH),
            honor=self.number(found, "honor", 0, words.TOP),
            initiative=self.number(found, "initiative", 1, INITIATIVE, 1),
            role=self.role_of(id, found["role"]) if "role" in found else role,
        )
        self.named(made, found, old)
        return made

    # Prey Strikes

    def prey_strike(self, id: str, node: Node, old: PreyStrike | None) -> PreyStrike:
        found = self.entry(id, node, "prey_strike", old)
        if isinstance(node, Map) and "damage" not in found and "dishonor" not in found:
            self.reader.wrong(node, f"{id} lacks its 'damage' or 'dishonor' (PR-213)")
        dodge = self.effects(found, "dodge", words.DODGE)
        if len(dodge) > 1:
            self.reader.wrong(found["dodge"], "a Strike has one way out of it, not several")
        made = declare.prey_strike(
            self.name(found, old),
            id=id,
            count=self.count(found, old),
            damage=self.number(found, "damage", 0, words.TOP),
            dishonor=self.number(found, "dishonor", 0, words.TOP),
            effects=self.effects(found, "effects", words.WOUND),
            dodge=dodge,
        )
        self.named(made, found, old)
        return made

    # The Prey deck

    def prey(self, id: str, node: Node, old: PreyCard | None) -> PreyCard:
        """A card of a mini-deck, or a Mercenary."""
        found = self.entry(id, node, "prey", old)
        deck = MERCENARY if old is None else old.deck
        if "deck" in found:
            deck = self.reader.word(found["deck"], "deck", self.decks)
        type = ENEMY if old is None else old.type
        if "kind" in found:
            type = PREY_KINDS[self.reader.word(found["kind"], "kind", PREY_KINDS)]
        self.check_kind(id, node, found, type)
        facts = self.enemy_facts(found)
        ongoing = self.abilities(found, off_board)
        facts.update({"id": id, "type": type, "count": self.count(found, old), "ongoing": ongoing})
        made = declare.prey(
            self.name(found, old),
            deck=deck,
            honor=self.number(found, "honor", 0, words.TOP),
            price=self.number(found, "price", 1, words.TOP),
            worthy=type == FINAL or self.flag(found, "worthy"),
            lethal=self.flag(found, "lethal"),
            escape=self.flag(found, "escape"),
            **facts,
        )
        self.named(made, found, old)
        if type != FINAL and any(isinstance(effect, ReturnToDeck) for effect in made.death):
            self.reader.wrong(found["death"], "return_to_deck is for the Ultimate Prey (PR-242)")
        return made

    def check_kind(self, id: str, node: Node, found: Fields, type: int) -> None:
        """What a card of its kind must say, and cannot say."""
        called = next(word for word, known in PREY_KINDS.items() if known == type)
        for name in found:
            if name not in ONLY.get(type, found) or (name == "price" and type != HAZARD):
                self.reader.wrong(found[name], f"{id} is of kind: {called}, so it has no {name}: leave it out")
        needed = {ENEMY: "health", FINAL: "health", HAZARD: "price"}.get(type, "")
        if needed and needed not in found and isinstance(node, Map):
            self.reader.wrong(node, f"{id} lacks its '{needed}'")

    def gear(self, id: str, node: Node, old: Gear | None) -> Gear:
        found = self.entry(id, node, "gear", old)
        made = declare.gear(
            self.name(found, old),
            id=id,
            health=self.number(found, "health", 0, words.TOP),
            honor=self.number(found, "honor", 0, words.TOP),
            runner=self.flag(found, "runner"),
            double=self.flag(found, "double_strike"),
            lethal=self.flag(found, "lethal"),
            escape=self.flag(found, "escape"),
            death=self.effects(found, "death", words.DEATH),
            strike=self.effects(found, "strike", words.STRIKE),
            fights=self.effects(found, "fights", words.FIGHTS),
            ongoing=self.abilities(found, off_board),
        )
        self.named(made, found, old)
        if any(isinstance(effect, ReturnToDeck) for effect in made.death):
            self.reader.wrong(found["death"], "return_to_deck is for the Ultimate Prey (PR-242)")
        gives = [*FREE["gear"][3:7], "health", "death", "strike", "fights", "ongoing"]
        if isinstance(node, Map) and not any(name in found for name in gives):
            self.reader.wrong(node, f"{id} gives its Prey nothing: it needs {', '.join(gives)}")
        return made

    def trap(self, id: str, node: Node, old: Trap | None) -> Trap:
        found = self.entry(id, node, "trap", old, "price")
        made = declare.trap(
            self.name(found, old),
            id=id,
            price=self.number(found, "price", 1, words.TOP, 1),
            honor=self.number(found, "honor", 0, words.TOP),
            reveal=self.effects(found, "reveal", words.TRAP),
            ongoing=self.abilities(found, off_trap),
            shared=self.flag(found, "shared"),
            rivalry=self.flag(found, "rivalry") if old is None else old.rivalry,
        )
        self.named(made, found, old)
        if any(ability.where != ANYWHERE for ability in made.ongoing):
            self.reader.wrong(found["ongoing"], "a Trap works where it lies, in front of a player: leave out 'where'")
        if isinstance(node, Map) and "reveal" not in found and "ongoing" not in found:
            self.reader.wrong(node, f"{id} does nothing: it needs reveal or ongoing")
        return made

    # Tests and Challenges

    def test(self, id: str, node: Node, old: HonorTest | None) -> HonorTest:
        found = self.entry(id, node, "test", old, "honor", "condition")
        parts = self.conditions(found["condition"]) if "condition" in found else []
        condition = parts[0] if len(parts) == 1 else Both(*parts[:2]) if parts else DidNot(0)
        made = declare.honor_test(
            self.name(found, old),
            id=id,
            honor=self.number(found, "honor", 0, words.TOP),
            condition=condition,
            late=self.flag(found, "late") or any(isinstance(part, LATE) for part in parts),
        )
        self.named(made, found, old)
        return made

    def conditions(self, node: Node) -> list[Condition]:
        """What a Test asks for: one thing or two."""
        known = words.test_words()
        items = node.items if isinstance(node, Seq) else [node]
        if not 1 <= len(items) <= 2:
            self.reader.wrong(node, f"a Test asks for one or two things, not {len(items)}")
        found = []
        for item in items:
            split = self.grammar.split(item, "condition", known)
            made = None if split is None else self.grammar.read(*split, "", True)
            if made is not None:
                found.append(made)
        return found

    def challenge(self, id: str, node: Node, old: Challenge | None) -> Challenge:
        found = self.entry(id, node, "challenge", old, "award")
        award: Award | None = None
        if "award" in found:
            split = self.grammar.split(found["award"], "award", words.award_words())
            award = None if split is None else self.grammar.read(*split, "", True)
        made = declare.challenge(self.name(found, old), award, id=id)  # type: ignore[arg-type]
        self.named(made, found, old)
        return made

    def replace(self, id: str, node: Node, old: Component) -> Component:
        """What stands in the place of a component."""
        absent = (
            isinstance(node, Map) and [(key.text, self.reader.kind(value)) for key, value in node.entries] == NOT_IN_BOX
        )
        if absent and isinstance(node, Map) and "count" in facts(old):
            node = self.itself(old, node)
        way: Callable[[str, Node, Any], Component] = getattr(self, sort_of(old))
        return way(id, node, old)
