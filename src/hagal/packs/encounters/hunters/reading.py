"""Reading a pack for Hunters."""

from __future__ import annotations

from collections.abc import Iterable

from hagal.games.encounters.hunters.settings import ALL_GROUPS, ALL_PREY
from hagal.games.encounters.names import CHOOSE, FILM, RANDOM, SPACES, TWO
from hagal.packs.encounters.cards import Builder, entries
from hagal.packs.encounters.grammar import Grammar
from hagal.packs.encounters.hunters.cards import MERCENARY, HuntersBuilder
from hagal.packs.encounters.hunters.decks import HuntersDecks
from hagal.packs.encounters.reading import Reading
from hagal.packs.encounters.words import HUNTERS
from hagal.packs.tree import Node

SORTS = {
    "avatars": ("predator", "an Avatar"),
    "strikes": ("prey_strike", "a Strike"),
    "mercenaries": ("prey", "a card"),
    "gear": ("gear", "a Gear"),
    "traps": ("trap", "a Trap"),
    "tests": ("test", "a Test"),
    "challenges": ("challenge", "a Challenge"),
}
"""By section: what stands in it, and what one of it is called."""


class HuntersReading(Reading):
    mode = HUNTERS
    sections = tuple(SORTS)
    reserved = frozenset(
        (
            *("starter", "role", "officer", "armory", MERCENARY, "strike", "character", "enemy", "nobody"),
            *("gear", "trap", "test", "challenge"),
            *(FILM, RANDOM, CHOOSE, TWO, *ALL_PREY, *ALL_GROUPS, *SPACES),
        )
    )

    def new_builder(self, grammar: Grammar) -> Builder:
        return HuntersBuilder(self.reader, grammar, (*ALL_PREY, MERCENARY), self.role)

    def new_enemies(self) -> Iterable[str]:
        return [key.text for key, _value in entries(self.adding.get("mercenaries", Node(0, 0)))]

    def check(self) -> None:
        HuntersDecks(self.box, self.replaced, self.added, self.places).check(self.reader)

    def add(self, section: str, node: Node) -> None:
        sort, what = SORTS[section]
        for key, entry in self.reader.entries(node, section):
            self.added.append(getattr(self.builder, sort)(self.fresh(key, what), entry, None))
