"""Reading a pack for Hunted."""

from __future__ import annotations

from hagal.games.encounters.components import Objective, Person, PlayerCard
from hagal.games.encounters.hunted.setup import ALL_CHARACTERS
from hagal.games.encounters.names import CHOOSE, EVENT, FILM, HAZARD, RANDOM, SPACES, STAGES, TWO
from hagal.languages import LANGUAGES
from hagal.packs.encounters.cards import PACK, Builder, entries
from hagal.packs.encounters.fields import FREE
from hagal.packs.encounters.grammar import Grammar
from hagal.packs.encounters.hunted_decks import HuntedDecks
from hagal.packs.encounters.reading import Reading
from hagal.packs.reader import plain_name
from hagal.packs.tree import Node

YOUNG_BLOOD = "young_blood"
EVENTS = 4
"""At most so many Events in a mini-deck."""


class HuntedReading(Reading):
    sections = ("characters", "avatars", "strikes", "objectives", YOUNG_BLOOD, "locations")
    reserved = frozenset(
        (
            *("starter", "role", "officer", "barracks", YOUNG_BLOOD, "strike", "character", "enemy", "nobody"),
            *(FILM, RANDOM, CHOOSE, TWO, *ALL_CHARACTERS, *SPACES),
        )
    )

    def new_builder(self, grammar: Grammar) -> Builder:
        own = [id for id, one in self.box.items() if isinstance(one, Objective)]
        return Builder(self.reader, grammar, (*own, YOUNG_BLOOD), self.role)

    def check(self) -> None:
        HuntedDecks(self.box, self.replaced, self.added, self.places).check(self.reader)

    def new_enemies(self) -> list[str]:
        """The ids of the enemies that the pack adds, before anything is read."""
        found = [key.text for key, _value in entries(self.adding.get(YOUNG_BLOOD, Node(0, 0)))]
        for _key, objective in entries(self.adding.get("objectives", Node(0, 0))):
            for name, deck in entries(objective):
                if name.text == "deck":
                    found += [key.text for key, _value in entries(deck)]
        return found

    def add(self, section: str, node: Node) -> None:
        getattr(self, f"add_{section}")(node)

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
