"""Reading effects, ongoing abilities and counts off the tree of a pack."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hagal.games.encounters.components import Ongoing
from hagal.games.encounters.effect import Condition, Count, Effect
from hagal.games.encounters.effects import several
from hagal.games.encounters.hunters.awards import Award
from hagal.games.encounters.names import ANYWHERE, IN_COMBAT
from hagal.packs.encounters.words import (
    ALONE,
    CHOICES,
    HUNTED,
    MOST,
    NONE_AT_ALL,
    NUMBERS,
    ON_STRIKES,
    OPEN,
    REPEATING,
    WAYS,
    WRITTEN,
    Word,
    condition_words,
    count_words,
    effect_words,
    end_words,
    ongoing_words,
    places,
    word_of,
)
from hagal.packs.encounters.writing import example, write
from hagal.packs.problems import unknown
from hagal.packs.reader import Reader
from hagal.packs.tree import Map, Node, Scalar, Seq

CALLED = {**WRITTEN, "whose": "owner", "to": "place"}
"""What the value of a field is called where there is no such value."""


class Grammar:
    """Reads effects, abilities and counts of one pack; `enemies` are the ids that an ability can be about, `cards` the
    ids that an Objective can ask for, `mode` says which words there are."""

    def __init__(self, reader: Reader, enemies: Iterable[str], mode: str = HUNTED, cards: Iterable[str] = ()) -> None:
        self.reader: Reader = reader
        self.mode: str = mode
        self.cards: tuple[str, ...] = tuple(cards)
        self.enemies: tuple[str, ...] = tuple(enemies)
        self.around: list[Word] = []  # the effects inside which one is being read

    def effects(self, node: Node, box: str, nested: bool = False) -> tuple[Effect, ...]:
        """A list of effects, or a single one."""
        items = node.items if isinstance(node, Seq) else [node]
        if not items or (isinstance(node, Scalar) and node.empty):
            self.reader.wrong(node, "effects are missing here: write at least one, as in [draw: 1]")
            return ()
        if len(items) > MOST:
            self.reader.wrong(node, f"a card has at most {MOST} effects in a box, not {len(items)}")
        found = [self.effect(item, box, nested) for item in items]
        return tuple(effect for effect in found if effect is not None)

    def effect(self, node: Node, box: str, nested: bool) -> Effect | None:
        known = effect_words(self.mode)
        found = self.split(node, "effect", known)
        if found is None:
            return None
        key, word, value = found
        if box not in word.boxes:
            places = ", ".join(word.boxes)
            self.reader.wrong(key, f"{word.name} cannot stand in this box ({box}); it can in: {places}")
        elif nested and issubclass(word.cls, ALONE):
            self.reader.wrong(key, f"{word.name} cannot stand inside another effect: write it as an effect of the card")
        self.repeats(key, word)
        self.around.append(word)
        made: Effect | None = self.read(key, word, value, box, nested or not issubclass(word.cls, OPEN))
        self.around.pop()
        return made

    def repeats(self, key: Scalar, word: Word) -> None:
        for group in REPEATING:
            outer = next((one.name for one in self.around if one.cls in group), "")
            if outer and word.cls in group:
                self.reader.wrong(key, f"{word.name} cannot stand inside {outer}: write the effects side by side")

    def split(self, node: Node, what: str, known: dict[str, Word]) -> tuple[Scalar, Word, Node | None] | None:
        """A word with its value, if it has one."""
        reader = self.reader
        value: Node | None = None
        if isinstance(node, Map):
            if len(node.entries) != 1:
                names = ", ".join(key.text[:20] for key, _value in node.entries[:6])
                reader.wrong(node, f"one {what} at a time: write each with a dash or comma of its own ({names})")
                return None
            key, value = node.entries[0]
        elif isinstance(node, Scalar) and not node.empty:
            key = node
        else:
            reader.wrong(node, f"expected an {what} (a word, or a word with its value), not {reader.kind(node)}")
            return None
        word = known.get(key.text)
        if word is None:
            head, colon, tail = key.text.partition(":")
            if colon and head in known and value is None:
                reader.wrong(key, f"a space is missing after the colon: {head}: {tail}")
            else:
                reader.wrong(key, unknown(what, key.text, known))
            return None
        return key, word, value

    def read(self, key: Scalar, word: Word, value: Node | None, box: str, nested: bool) -> Any:
        """The Term of a word; None if its value cannot be read."""
        reader = self.reader
        before = len(reader.problems)
        values: dict[str, Any] = {}
        if value is None or (isinstance(value, Scalar) and value.empty):
            if not word.bare or value is not None:
                told = f"{word.name} needs its value" if word.fields else f"{word.name} stands alone"
                reader.wrong(key, f"{told}, as in {example(word)}")
                return None
        elif not word.fields:
            reader.wrong(value, f"{word.name} takes no value: write {word.name} alone")
            return None
        elif word.keyed:
            values = self.keyed(word, value, box, nested)
        elif len(word.main) == 1 and not (isinstance(value, Map) and "where" in word.fields):
            values[word.main[0]] = self.field(word, word.main[0], word.name, value, box, nested)
        elif not isinstance(value, Map):
            reader.wrong(value, f"{word.name} takes named values in braces, as in {example(word)}")
        else:
            written = {WRITTEN.get(name, name): name for name in word.fields}
            needed = [text for text, name in written.items() if name in word.needed]
            found = reader.fields(value, word.name, written, needed)
            for text, node in found.items():
                values[written[text]] = self.field(word, written[text], f"{word.name}: {text}", node, box, nested)
            if word.cls is several.Pay:
                self.price(word, value, values)
            elif not value.entries:
                reader.wrong(value, f"{word.name} needs something in the braces, as in {example(word)}")
        return word.make(values) if len(reader.problems) == before else None

    def price(self, word: Word, node: Node, values: dict[str, Any]) -> None:
        values.setdefault("attack", 0)
        values.setdefault("recruit", 0)
        if not values["attack"] and not values["recruit"]:
            self.reader.wrong(node, f"{word.name} needs a price, as in {example(word)}")

    def keyed(self, word: Word, node: Node, box: str, nested: bool) -> dict[str, Any]:
        name = word.fields[0]
        entries = self.reader.entries(node, word.name)
        if len(entries) != 1:
            if isinstance(node, Map):
                self.reader.wrong(node, f"{word.name} takes one {WRITTEN.get(name, name)}, as in {example(word)}")
            return {}
        key, value = entries[0]
        which = self.reader.word(key, WRITTEN.get(name, name), word.choices(name))
        return {name: word.choices(name).index(which), "effects": self.effects(value, box, nested)}

    def field(self, word: Word, name: str, what: str, node: Node, box: str, nested: bool) -> Any:
        reader = self.reader
        if name in NUMBERS:
            low, high = NUMBERS[name]
            return reader.number(node, what, 0 if name == "most" and word.cls in NONE_AT_ALL else low, high)
        if name in CHOICES:
            return word.choices(name).index(reader.word(node, CALLED.get(name, name), word.choices(name)))
        if name == "effects":
            return self.effects(node, box, nested)
        if name == "choices":
            return self.choices(node, what, box, nested)
        if name == "count":
            return self.count(node, issubclass(word.cls, Award))
        if name == "id":
            return reader.word(node, "card", self.cards)
        if name == "kin":
            return reader.word(node, "enemy", self.enemies)
        return self.where(node)

    def choices(self, node: Node, what: str, box: str, nested: bool) -> tuple[tuple[Effect, ...], ...]:
        """Things to choose from: each a list of effects, or a single one."""
        items = self.reader.items(node, what)
        least, most = WAYS
        if isinstance(node, Seq) and not least <= len(items) <= most:
            self.reader.wrong(node, f"{what} takes from {least} to {most} things, not {len(items)}")
        found = tuple(self.effects(item, box, nested) for item in items)
        for k, effects in enumerate(found):
            if effects in found[:k]:
                self.reader.wrong(items[k], f"{what} has this twice: the things to choose from are different ones")
        return found

    def count(self, node: Node, at_end: bool = False) -> Count:
        """A word, or one with its value in braces: `{armory_of: tech}`; `at_end`: of a game, for a Challenge."""
        known = end_words() if at_end else count_words(self.mode)
        if isinstance(node, Map):
            found = self.split(node, "count", known)
            counted: Count | None = None if found is None else self.read(*found, "", True)
            usual: Count = next(iter(known.values())).make({})
            return usual if counted is None else counted
        word = known[self.reader.word(node, "count", known)]
        if not word.bare:
            self.reader.wrong(node, f"{word.name} needs its value, as in {{{example(word)}}}")
            word = next(iter(known.values()))
        made: Count = word.make({})
        return made

    def where(self, node: Node) -> int:
        found = 0
        known = places(self.mode)
        for item in node.items if isinstance(node, Seq) else [node]:
            found |= known[self.reader.word(item, "place", known)]
        if not found:
            self.reader.wrong(node, f"where must name a place: {', '.join(known)}")
        elif found & IN_COMBAT and found not in (IN_COMBAT, ANYWHERE):
            wide = list(known)[1]
            told = f"where is anywhere, {wide}, combat, or some spaces of the {wide.capitalize()} without combat"
            self.reader.wrong(node, told)
        return found or ANYWHERE

    def condition(self, node: Node) -> Condition | None:
        """What completes an Objective by itself."""
        found = self.split(node, "condition", condition_words(self.mode))
        made: Condition | None = None if found is None else self.read(*found, "", True)
        return made

    def ongoing(self, node: Node, wound: bool) -> tuple[Ongoing, ...]:
        """Ongoing abilities: of an enemy that lies open, or of a Strike beside an Avatar (`wound`)."""

        def misfit(word: Word) -> str:
            if not wound or word.cls in ON_STRIKES:
                return ""
            can = " and ".join(word_of(cls) for cls in ON_STRIKES)
            return f"{word.name} cannot stand on a Strike; of the ongoing abilities, {can} can"

        return self.abilities(node, misfit)

    def abilities(self, node: Node, misfit: Callable[[Word], str]) -> tuple[Ongoing, ...]:
        """Ongoing abilities; `misfit` says why one cannot stand on this card, or nothing."""
        reader = self.reader
        known = ongoing_words(self.mode)
        found: list[Ongoing] = []
        for item in node.items if isinstance(node, Seq) else [node]:
            split = self.split(item, "ongoing ability", known)
            if split is None:
                continue
            key, word, value = split
            told = misfit(word)
            if told:
                reader.wrong(key, told)
            made: Ongoing | None = self.read(key, word, value, "", True)
            if made is None:
                continue
            for other in found:
                if (made.query or made.moment) == (other.query or other.moment):
                    reader.wrong(key, f"{word.name} and {write(other)} change the same thing: a card has one of them")
                elif made.where != other.where:
                    reader.wrong(key, "all ongoing abilities of a card work in the same place: write the same 'where'")
            found.append(made)
        return tuple(found)
