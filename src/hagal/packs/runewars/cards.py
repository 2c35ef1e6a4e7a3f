"""One component off the tree of a pack: what it is made of. What an entry leaves out stays as it was, but for what need
not be there at all (a city, guards, an ability ...): what is not said of that is not there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hagal.games.kit.hexes import COMPASS, Place, beside
from hagal.games.runewars.components import (
    Area,
    City,
    Faction,
    Hero,
    Objective,
    Quest,
    Reward,
    Season,
    Tactic,
    Tile,
    Unit,
)
from hagal.games.runewars.names import (
    ALIGNMENTS,
    ATTRIBUTES,
    BORDERS,
    DESTINIES,
    EVIL,
    GOOD,
    MOST,
    OPEN,
    OWN_TYPES,
    RESOURCES,
    SEASONS,
    SHAPES,
)
from hagal.games.runewars.quests.abilities import ABILITIES
from hagal.games.runewars.quests.duel_effects import DISCARD_THIS
from hagal.games.runewars.quests.effects import ends_well
from hagal.games.runewars.tactics.play import MOMENTS
from hagal.packs.reader import Fields, Reader
from hagal.packs.runewars import words
from hagal.packs.runewars.entries import ANYWHERE, AREA, ICONS, NONE, letter, lies, specials
from hagal.packs.runewars.grammar import Grammar, misfit
from hagal.packs.tree import Map, Node, Scalar, Seq

HEALTH, ROWS, FIGURES, ATTRIBUTE, BENEFIT, COPIES = 8, 5, 8, 9, 9, 20
"""The most health of a unit (what the codes of battles hold), initiative, units on a card, and so on."""
PACK = "pack"
TRAITS = ("weapon", "armor", NONE)
BOUND: dict[str, tuple[str, ...]] = {
    "reanimate": ("reanimate", "skeleton_archer", "necromancer", "dark_knight"),
    "necromancer": ("reanimate", "skeleton_archer", "necromancer", "dark_knight"),
    "berserker": ("berserker", "flesh_ripper", "warlock", "chaos_lord"),
    **{own: (own,) for own in ("flesh_ripper", "giant", "sorcerer")},
}
"""Specials that are about one type of units, and who can have them."""
Facts = dict[str, Any]


class Builder:
    """Reads the entries of one pack; `neutral` are the neutral units, by id."""

    def __init__(self, reader: Reader, grammar: Grammar) -> None:
        self.reader: Reader = reader
        self.grammar: Grammar = grammar
        self.ways: Mapping[str, Callable[[Any, Fields], Facts]] = {
            **{"factions": self.faction, "units": self.unit, "homes": self.tile, "tiles": self.tile},
            **{"cities": self.city, "seasons": self.season, "tactics": self.tactic, "objectives": self.objective},
            **{"heroes": self.hero, "rewards": self.reward, "quests": self.quest},
        }

    # Values

    def number(self, found: Fields, field: str, low: int, high: int, usual: int) -> int:
        return self.reader.number(found[field], field, low, high) if field in found else usual

    def flag(self, found: Fields, field: str) -> bool:
        return field in found and self.reader.flag(found[field], field)

    def word(self, found: Fields, field: str, known: tuple[str, ...], usual: int) -> int:
        return known.index(self.reader.word(found[field], field, known)) if field in found else usual

    def one_of(self, node: Node, what: str, called: str, known: tuple[str, ...]) -> tuple[str, int]:
        """One word with a number: `{giant: 2}`."""
        entries = self.reader.entries(node, what)
        if len(entries) != 1:
            if isinstance(node, Map):
                self.reader.wrong(node, f"{what} takes one word with its number, as in {{{known[0]}: 1}}")
            return known[0], 1
        key, value = entries[0]
        return self.reader.word(key, called, known), self.reader.number(value, f"{what}: {key.text[:40]}", 1, FIGURES)

    def neutral(self, node: Node, what: str) -> tuple[int, int]:
        """Neutral units: their slot, and how many."""
        id, n = self.one_of(node, what, "neutral unit", tuple(self.grammar.neutral))
        return self.grammar.neutral[id].slot, n

    # Faction sheets

    def faction(self, old: Faction, found: Fields) -> Facts:
        start = old.start
        if "start" in found:
            given = self.reader.fields(found["start"], "start", RESOURCES)
            food, wood, ore = (self.number(given, name, 0, MOST, n) for name, n in zip(RESOURCES, start, strict=True))
            start = (food, wood, ore)
        dials = list(old.dials)
        if "dials" in found:
            for name, node in self.reader.fields(found["dials"], "dials", RESOURCES).items():
                dials[RESOURCES.index(name)] = self.dial(old, f"the {name} dial", node)
        return {
            "start": start,
            "influence": self.number(found, "influence", 0, BENEFIT, old.influence),
            "tactics": self.number(found, "tactics", 0, BENEFIT, old.tactics),
            "dials": tuple(dials),
        }

    def dial(self, old: Faction, what: str, node: Node) -> tuple[int, ...]:
        icons = {unit.id: unit.slot for unit in old.units} | ICONS
        items = self.reader.items(node, what)
        if isinstance(node, Seq) and len(items) != MOST + 1:
            self.reader.wrong(node, f"{what} has {MOST + 1} spaces, 0 to {MOST}, not {len(items)}")
        return tuple([icons[self.reader.word(item, "icon", icons)] for item in items])

    def unit(self, old: Unit, found: Fields) -> Facts:
        self.number(found, "count", old.count, old.count, old.count)
        special = old.special
        if "special" in found:
            of = self.reader.word(found["special"], "special", specials())
            special = specials()[of]
            if old.id not in BOUND.get(of, (old.id,)):
                self.reader.wrong(found["special"], f"what {of} does is about its own kind: {old.id} cannot have it")
        return {
            "shape": self.word(found, "shape", SHAPES, old.shape),
            "health": self.number(found, "health", 1, HEALTH, old.health),
            "initiative": self.number(found, "initiative", 1, ROWS, old.initiative),
            "fast": self.flag(found, "fast"),
            "flying": self.flag(found, "flying"),
            "special": special,
        }

    # The map

    def tile(self, old: Tile, found: Fields) -> Facts:
        """All areas in the order of their letters; those that the entry does not name stay."""
        known = {letter(old, k): k for k in range(len(old.areas))}
        given: dict[str, tuple[Scalar, Node]] = {}
        for key, node in self.reader.entries(found["areas"], "areas") if "areas" in found else []:
            if key.text in "abcd" and len(key.text) == 1:
                given[key.text] = (key, node)
            else:
                self.reader.wrong(key, f"the areas of a tile are a, b, c and d, not {key.text[:40]!r}")
        areas: list[Area] = []
        at: dict[str, Place] = {}
        for name in sorted({*known, *given}):
            key, node = given.get(name, (Scalar(0, 0, name, True), Scalar(0, 0, "", True)))
            if isinstance(node, Scalar) and node.text == NONE:
                continue
            before = old.areas[known[name]] if name in known else None
            inner = self.reader.fields(node, f"area {name}", AREA) if name in given else {}
            at[name] = self.place(key, inner, lies(old, known[name]) if before else "", at)
            areas.append(self.area(old, name, before, inner) if name in given else old.areas[known[name]])
        return {"areas": tuple(areas), "places": tuple(at.values())}

    def place(self, key: Scalar, found: Fields, usual: str, at: dict[str, Place]) -> Place:
        """`SE of a`: beside an area that has come before; the first lies wherever it lies."""
        node = found.get("at", key)
        text = self.reader.scalar(found["at"], "at", "a side of an earlier area: SE of a") if "at" in found else usual
        if not at:
            if "at" in found:
                self.reader.wrong(node, f"area {key.text} is the first: the others lie beside it")
            return (0, 0)
        side, _of, other = text.partition(" of ")
        if side not in COMPASS or other not in at:
            sides = ", ".join(COMPASS)
            self.reader.wrong(node, f"area {key.text} needs its place, as in 'at: SE of a': {sides} of an earlier area")
            return next(reversed(at.values()))
        return beside(at[other], COMPASS.index(side))

    def area(self, tile: Tile, name: str, old: Area | None, found: Fields) -> Area:
        neutral, guards = self.neutral(found["guards"], "guards") if "guards" in found else (-1, 0)
        food, wood, ore = (self.number(found, resource, 0, MOST, 0) for resource in RESOURCES)
        sides = [OPEN] * len(COMPASS)
        if "borders" in found:
            for side, node in self.reader.fields(found["borders"], "borders", COMPASS).items():
                sides[COMPASS.index(side)] = BORDERS.index(self.reader.word(node, "border", BORDERS))
        id = f"{tile.id}_{name}" if tile.faction else f"{tile.id}{name}"
        made = Area(
            id,
            old.name if old else id.replace("_", " ").upper(),
            yields=(food, wood, ore),
            sides=tuple(sides),
            city=self.flag(found, "city"),
            neutral=neutral,
            guards=guards,
        )
        made.origin = PACK
        return made

    def city(self, old: City, found: Fields) -> Facts:
        shape, units = SHAPES[old.shape], old.units
        if "units" in found:
            shape, units = self.one_of(found["units"], "units", "shape", SHAPES)
        numbers = {name: getattr(old, name) for name in ("tactics", "influence", "quests")}
        facts = {name: self.number(found, name, 0, BENEFIT, n) for name, n in numbers.items()}
        return {"shape": SHAPES.index(shape), "units": units, **facts}

    # Cards

    def effects(self, old: Any, found: Fields, boxes: tuple[str, ...], where: str) -> Any:
        """Those of an entry, or those that stay: they must fit where they stand now."""
        if "effects" in found:
            return self.grammar.effects(found["effects"], boxes)
        effects = () if old is None else old.effects
        for effect in effects if where in found else ():
            told = misfit(words.effect_words()[words.word_of(type(effect))], boxes)
            if told:
                self.reader.wrong(found[where], f"with another {where} the card needs other effects: {told}")
        return effects

    def season(self, old: Season, found: Fields) -> Facts:
        return {
            "season": self.word(found, "season", SEASONS, old.season),
            "council": self.flag(found, "council"),
            "effects": self.effects(old, found, (words.SEASON,), ""),
        }

    def tactic(self, old: Tactic | None, found: Fields) -> Facts:
        times = old.times if old else ()
        if "times" in found:
            items = self.reader.items(found["times"], "times")
            times = tuple([self.reader.word(item, "time", MOMENTS) for item in items])
            if isinstance(found["times"], Seq) and not times:
                self.reader.wrong(found["times"], f"times must name when it is played: {', '.join(MOMENTS)}")
        needs = found["needs"] if "needs" in found else Seq(0, 0)
        read = [self.grammar.condition(item) for item in (needs.items if isinstance(needs, Seq) else [needs])]
        return {
            "count": self.number(found, "count", 0, COPIES, old.count if old else 1),
            "times": times,
            "needs": tuple([condition for condition in read if condition is not None]),
            "effects": self.effects(old, found, times, "times"),
        }

    def objective(self, old: Objective, found: Fields) -> Facts:
        alignment = old.alignment
        if "alignment" in found:
            alignment = ALIGNMENTS.index(
                self.reader.word(found["alignment"], "alignment", (ALIGNMENTS[GOOD], ALIGNMENTS[EVIL]))
            )
        met = self.grammar.condition(found["met"]) if "met" in found else old.met
        lost = self.grammar.condition(found["lost"]) if "lost" in found else None
        return {"alignment": alignment, "met": met, "lost": lost}

    def hero(self, old: Hero, found: Fields) -> Facts:
        numbers = zip(ATTRIBUTES, old.attributes, strict=True)
        return {
            "alignment": self.word(found, "alignment", ALIGNMENTS, old.alignment),
            "attributes": tuple([self.number(found, name, 0, ATTRIBUTE, n) for name, n in numbers]),
            "health": self.number(found, "health", 1, ATTRIBUTE, old.health),
            "fast": self.flag(found, "fast"),
            "flying": self.flag(found, "flying"),
            "far": self.number(found, "far", 0, ROWS, 0),
            "ability": self.reader.word(found["ability"], "ability", ABILITIES) if "ability" in found else "",
        }

    def reward(self, old: Reward | None, found: Fields) -> Facts:
        trait = self.reader.word(found["trait"], "trait", TRAITS) if "trait" in found else old.trait if old else NONE
        moment = old.moment if old else next(iter(words.REWARDS))
        if "moment" in found:
            moment = self.reader.word(found["moment"], "moment", words.REWARDS)
        effects = self.effects(old, found, (words.REWARDS[moment],), "moment")
        place = found.get("effects", found.get("moment"))
        if place is not None and effects:
            if DISCARD_THIS in effects[:-1]:
                self.reader.wrong(place, "discard_reward is the last thing that a reward does")
            elif moment == "turn" and effects[-1] != DISCARD_THIS:
                self.reader.wrong(place, "a reward of the turn ends with discard_reward: nothing is done over and over")
            elif effects == (DISCARD_THIS,):
                self.reader.wrong(place, "a reward does something before it is discarded")
        return {
            "count": self.number(found, "count", 0, COPIES, old.count if old else 1),
            "trait": "" if trait == NONE else trait,
            "moment": moment,
            "effects": effects,
        }

    def quest(self, old: Quest, found: Fields) -> Facts:
        areas = old.areas
        if "areas" in found:
            node = found["areas"]
            anywhere = isinstance(node, Scalar) and node.text == ANYWHERE
            items = [] if anywhere else self.reader.items(node, "areas")
            areas = tuple([self.reader.scalar(item, "an area", "its name, as in 4b").lower() for item in items])
            if not anywhere and isinstance(node, Seq) and not items:
                self.reader.wrong(node, "areas must name areas, or be 'anywhere'")
        facts: Facts = {"areas": areas, "setup": self.number(found, "setup", 1, 9, 0)}
        if "test" in found and "duel" in found:
            self.reader.wrong(found["duel"], f"{old.id} is a test or a duel, not both")
        if "duel" in found:
            foe, foes = self.neutral(found["duel"], "duel")
            return facts | {"attribute": -1, "results": ((), (), ()), "foe": foe, "foes": foes}
        if "test" in found:
            return facts | self.test(found["test"]) | {"foe": -1, "foes": 0}
        return facts

    def test(self, node: Node) -> Facts:
        """`{wisdom: {gold: [success], red: [wound: 1]}}`"""
        entries = self.reader.entries(node, "test")
        if len(entries) != 1:
            if isinstance(node, Map):
                self.reader.wrong(node, "test takes one attribute, as in {wisdom: {gold: [success]}}")
            return {}
        key, inner = entries[0]
        attribute = ATTRIBUTES.index(self.reader.word(key, "attribute", ATTRIBUTES))
        brought = self.reader.fields(inner, f"test: {key.text[:40]}", DESTINIES)
        results = [
            self.grammar.effects(brought[destiny], (words.RESULT,), may_be_none=True) if destiny in brought else ()
            for destiny in DESTINIES
        ]
        if not any(ends_well(result) for result in results) and not self.reader.problems:
            self.reader.wrong(node, "nobody could ever complete this quest: some destiny must bring success")
        return {"attribute": attribute, "results": tuple(results)}


def is_neutral(unit: Unit) -> bool:
    return unit.slot >= OWN_TYPES
