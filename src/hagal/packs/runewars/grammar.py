"""Reading effects and conditions off the tree of a pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hagal.games.runewars.components import Unit
from hagal.games.runewars.effect import Condition, Effect, Effects
from hagal.games.runewars.seasons.bids import Bid
from hagal.games.runewars.seasons.effects import Each, FirstToPay
from hagal.packs.problems import unknown
from hagal.packs.reader import Reader
from hagal.packs.runewars.words import (
    CHOICES,
    FLAGS,
    LISTS,
    LONGEST,
    NUMBERS,
    PLAYER,
    PRICES,
    Word,
    condition_words,
    effect_words,
    word_of,
)
from hagal.packs.runewars.writing import example
from hagal.packs.tree import Map, Node, Scalar, Seq

FOR_PLAYERS: tuple[type[Effect], ...] = (Each, Bid, FirstToPay)
"""What stands inside of these is done by a player."""


class Grammar:
    """Reads effects and conditions of one pack; `neutral` are the neutral units, by id."""

    def __init__(self, reader: Reader, neutral: Mapping[str, Unit]) -> None:
        self.reader: Reader = reader
        self.neutral: Mapping[str, Unit] = neutral

    def effects(self, node: Node, boxes: tuple[str, ...], may_be_none: bool = False) -> Effects:
        """A list of effects that can stand in all of these boxes, or a single one."""
        items = node.items if isinstance(node, Seq) else [node]
        if not items or (isinstance(node, Scalar) and node.empty):
            if not may_be_none:
                self.reader.wrong(node, "effects are missing here: write at least one, as in [draw_tactics: 1]")
            return ()
        if len(items) > LONGEST:
            self.reader.wrong(node, f"a card has at most {LONGEST} effects in a place, not {len(items)}")
        found = [self.effect(item, boxes) for item in items]
        return tuple([effect for effect in found if effect is not None])

    def effect(self, node: Node, boxes: tuple[str, ...], price: bool = False) -> Effect | None:
        split = self.split(node, "effect", effect_words())
        if split is None:
            return None
        key, word, value = split
        told = misfit(word, boxes)
        if told:
            self.reader.wrong(key, told)
        elif price and word.cls not in PRICES:
            prices = ", ".join(sorted(word_of(cls) for cls in PRICES))
            self.reader.wrong(key, f"{word.name} is no price; prices are: {prices}")
        inside = (PLAYER,) if word.cls in FOR_PLAYERS else boxes
        made: Effect | None = self.read(key, word, value, inside)
        return made

    def condition(self, node: Node) -> Condition | None:
        split = self.split(node, "condition", condition_words())
        made: Condition | None = None if split is None else self.read(*split, ())
        return made

    def split(self, node: Node, what: str, known: Mapping[str, Word]) -> tuple[Scalar, Word, Node | None] | None:
        """A word with its value, if it has one."""
        reader = self.reader
        value: Node | None = None
        if isinstance(node, Map) and len(node.entries) == 1:
            key, value = node.entries[0]
        elif isinstance(node, Scalar) and not node.empty:
            key = node
        else:
            told = "write each with a dash or comma of its own" if isinstance(node, Map) else reader.kind(node)
            reader.wrong(node, f"expected one {what} (a word, or a word with its value): {told}")
            return None
        word = known.get(key.text)
        if word is None:
            head, colon, tail = key.text.partition(":")
            missing = f"a space is missing after the colon: {head}: {tail}" if colon and head in known else ""
            reader.wrong(key, missing or unknown(what, key.text, known))
            return None
        return key, word, value

    def read(self, key: Scalar, word: Word, value: Node | None, boxes: tuple[str, ...]) -> Any:
        """The Term of a word; None if its value cannot be read."""
        reader = self.reader
        before = len(reader.problems)
        values: dict[str, Any] = {}
        if value is None or (isinstance(value, Scalar) and value.empty):
            if not word.bare or value is not None:
                told = f"{word.name} needs its value" if word.fields else f"{word.name} stands alone"
                reader.wrong(key, f"{told}, as in {example(word)}")
        elif not word.fields:
            reader.wrong(value, f"{word.name} takes no value: write {word.name} alone")
        elif word.main and (len(word.fields) == 1 or not isinstance(value, Map)):
            values[word.main] = self.field(word.main, word.name, value, boxes)
        elif not isinstance(value, Map):
            reader.wrong(value, f"{word.name} takes named values in braces, as in {example(word)}")
        else:
            written = {word.written(field): field for field in word.fields}
            needed = [word.written(field) for field in word.needed if not (field == "n" and word.bare)]
            for text, node in reader.fields(value, word.name, written, needed).items():
                values[written[text]] = self.field(written[text], f"{word.name}: {text}", node, boxes)
            if word.cls is Bid and not any(values.values()):
                reader.wrong(value, f"bid needs something that it brings, as in {example(word)}")
        return word.make(values) if len(reader.problems) == before else None

    def field(self, field: str, what: str, node: Node, boxes: tuple[str, ...]) -> Any:
        reader = self.reader
        if field in NUMBERS:
            number = reader.number(node, what, *NUMBERS[field])
            if field == "by" and number == 0:
                reader.wrong(node, f"{what} must be a number up or down, not 0")
            return number
        if field in FLAGS:
            return reader.flag(node, what)
        if field in CHOICES:
            return CHOICES[field].index(reader.word(node, field, CHOICES[field]))
        if field in LISTS:
            return self.effects(node, boxes)
        if field == "ways":
            return self.ways(node, what, boxes)
        if field == "cost":
            return self.effect(node, boxes, price=True)
        if field == "unit":
            return self.neutral[reader.word(node, "neutral unit", self.neutral)]
        return self.slots(node, what)

    def ways(self, node: Node, what: str, boxes: tuple[str, ...]) -> Effects:
        """Things to choose from: each a single effect; people tell them apart by their keys."""
        found = self.effects(node, boxes)
        if isinstance(node, Seq) and len(node.items) < 2:
            self.reader.wrong(node, f"{what} takes two things or more to choose from")
        keys = [way.key() for way in found]
        if len(set(keys)) < len(keys):
            self.reader.wrong(node, f"{what} has two ways of one kind: the things to choose from are different ones")
        return found

    def slots(self, node: Node, what: str) -> tuple[int, ...]:
        items = self.reader.items(node, what)
        found = [self.neutral[self.reader.word(item, "neutral unit", self.neutral)].slot for item in items]
        if isinstance(node, Seq) and not items:
            self.reader.wrong(node, f"{what} must name at least one neutral unit")
        return tuple(dict.fromkeys(found))


def misfit(word: Word, boxes: Iterable[str]) -> str:
    """Why a word cannot stand in all of these boxes; empty if it can."""
    wrong = [box for box in boxes if box not in word.boxes]
    return f"{word.name} cannot stand here ({', '.join(wrong)}); it can in: {', '.join(word.boxes)}" if wrong else ""
