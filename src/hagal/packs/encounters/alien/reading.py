"""Reading a pack for Alien."""

from __future__ import annotations

from hagal.games.encounters.alien.catalogue.player_side import BARRACKS
from hagal.games.encounters.alien.names import DRONE, HATCHERY
from hagal.games.encounters.components import Objective
from hagal.games.encounters.names import CHOOSE, FILM, RANDOM, ROOMS, TWO
from hagal.kernel.term import Component
from hagal.packs.encounters.alien.cards import AlienBuilder
from hagal.packs.encounters.alien.decks import AlienDecks
from hagal.packs.encounters.cards import Builder, entries
from hagal.packs.encounters.grammar import Grammar
from hagal.packs.encounters.hunted import HuntedReading
from hagal.packs.encounters.words import ALIEN
from hagal.packs.tree import Node

DRONES = "drones"
OLDER = ("objective", "location")
"""The texts in use are the updated ones, which a rulebook prints; the cards of 2014 have others (AL-066)."""


class AlienReading(HuntedReading):
    mode = ALIEN
    sections = ("characters", "avatars", "strikes", "objectives", DRONES, "locations")
    reserved = frozenset(
        (
            *("starter", "role", "officer", "barracks", DRONE, HATCHERY, "strike", "character", "enemy", "nobody"),
            *(FILM, RANDOM, CHOOSE, TWO, *(card.who for card in BARRACKS), *ROOMS),
        )
    )

    def new_builder(self, grammar: Grammar) -> Builder:
        own = [id for id, one in self.box.items() if isinstance(one, Objective)]
        return AlienBuilder(self.reader, grammar, (*own, DRONE), self.role)

    def fixed(self, one: Component) -> bool:
        return super().fixed(one) and one.kind not in OLDER

    def check(self) -> None:
        AlienDecks(self.box, self.replaced, self.added, self.places).check(self.reader)

    def new_enemies(self) -> list[str]:
        return [*super().new_enemies(), *(key.text for key, _value in entries(self.adding.get(DRONES, Node(0, 0))))]

    def add_drones(self, section: Node) -> None:
        for key, node in self.reader.entries(section, DRONES):
            self.added.append(self.builder.enemy(self.fresh(key, "a card"), node, None, DRONE))
