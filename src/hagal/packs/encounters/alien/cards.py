"""One component of Alien off the tree of a pack; what is kept where an entry is silent is as in Hunted."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters.alien import declare
from hagal.games.encounters.alien.catalogue.player_side import BARRACKS
from hagal.games.encounters.alien.components import HiveCard
from hagal.games.encounters.alien.effects import goals
from hagal.games.encounters.alien.names import CHESTBURSTER, NAME
from hagal.games.encounters.components import HERE, EnemyCard, PlayerCard
from hagal.games.encounters.declare import EnemyFacts
from hagal.games.encounters.effects import board
from hagal.games.encounters.names import CLASS_WORDS, CLASSES, NONE, STAGES, TASK
from hagal.kernel.term import NOTHING, Component
from hagal.packs.encounters import words
from hagal.packs.encounters.cards import HEALTH, Builder
from hagal.packs.encounters.entries import sort_of
from hagal.packs.reader import Fields
from hagal.packs.tree import Map, Node

FIGHTING = ("health", "runner", "double_strike", "death", "strike", "weaker", "fights", "spent", "at_events", "after")
"""Only what can be fought has these."""
STAYING = (board.ToOperations, board.AttachTo, goals.Find, goals.Appear)
"""What puts an objective card where something can be done with it."""


class AlienBuilder(Builder):
    """Makes components of Alien."""

    sort: ClassVar[str] = "crew"
    team_of: ClassVar[dict[str, int]] = {card.who: card.team for card in BARRACKS}
    classes: ClassVar[tuple[str, ...]] = CLASS_WORDS
    most_hazards: ClassVar[int] = STAGES + 1  # one prints what the fourth does, too (AL-054)
    enemy_sort: ClassVar[str] = "hive"
    fighting: ClassVar[tuple[str, ...]] = FIGHTING
    of_tasks: ClassVar[dict[str, str]] = {name: name for name in ("task", "gun", "stays")}
    marks: ClassVar[bool] = False

    def named(self, made: Component, found: Fields, old: Component | None) -> None:
        super().named(made, found, old)
        made.wording = NAME
        made.doubts = NOTHING

    def check_role(self, node: Node, made: PlayerCard) -> None:
        """No keyword is known that all Roles of Alien have (AL-071)."""

    # The Hive

    def declared_enemy(self, found: Fields, old: EnemyCard | None, deck: str, facts: EnemyFacts) -> HiveCard:
        return declare.hive(
            self.name(found, old),
            deck=deck,
            stage=1,
            honor=1 if old is None else old.honor,
            at_events=self.effects(found, "at_events", words.AT_EVENTS),
            after=CLASSES.index(self.reader.word(found["after"], "class", CLASSES)) if "after" in found else NONE,
            entering=self.effects(found, "entering", words.ENTERING),
            gun=self.number(found, "gun", 1, words.TOP),
            stays=self.flag(found, "stays"),
            **facts,
        )

    def check_reveal(self, node: Node, found: Fields, made: EnemyCard) -> None:
        """An objective card says what to do with it (AL-051); what only such a card can do stands on no other."""
        told = [effect for effect in made.reveal if isinstance(effect, STAYING)]
        place = found.get("reveal", node)
        if made.type != TASK:
            if told:
                self.reader.wrong(place, f"{made.id} is an enemy: to_operations, attach_to and the like are for others")
        elif "reveal" not in found and isinstance(node, Map):
            self.reader.wrong(node, f"{made.id} lacks its 'reveal': what to do with it when it is found (AL-051)")
        elif made.task is not None and not told and made.reveal:
            self.reader.wrong(place, f"{made.id} has a task, so 'reveal' must put it somewhere, as in to_operations")
        if made.task is not None and made.task.clear == HERE and not self.has_room(made):
            self.reader.wrong(place, "clear: here is the room of the card, so 'reveal' must say attach_to or appear")

    def has_room(self, made: EnemyCard) -> bool:
        return any(isinstance(effect, board.AttachTo | goals.Appear) for effect in made.reveal)

    def hatchery(self, id: str, node: Node, old: HiveCard) -> HiveCard:
        """A card of the Hatchery: of a Facehugger the health can be told, of a Chestburster a name (AL-021)."""
        found = self.fields(node, id, "hatchery", old)
        if id == CHESTBURSTER and "health" in found:
            self.reader.wrong(found["health"], f"{id} is never fought (AL-090): leave out health")
        health = self.number(found, "health", 1, HEALTH, old.health)
        made = declare.hive(
            self.name(found, old),
            id=id,
            deck=old.deck,
            stage=1,
            honor=old.honor,
            type=old.type,
            count=old.count,
            health=health,
            reveal=old.reveal,
        )
        self.named(made, found, old)
        return made

    def surprise(self, kind: int, deck: str, count: int) -> EnemyCard:
        made = super().surprise(kind, deck, count)
        made.wording = NAME
        return made

    def replace(self, id: str, node: Node, old: Component) -> Component:
        """What stands in the place of a component."""
        if isinstance(old, HiveCard) and sort_of(old) == "hatchery":
            return self.hatchery(id, node, old)
        return super().replace(id, node, old)
