"""Reading a pack: what it replaces, what it adds, what comes with that; and whether the box is still whole."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hagal.games.kit.declare import OFFICIAL, REPORTED
from hagal.games.runewars import TITLE
from hagal.games.runewars.components import Card, Faction, Quest, Reward, Tactic, Tile, Token, Unit
from hagal.games.runewars.remake import playable, relinked, remade
from hagal.games.runewars.setup.contents import box_flaws
from hagal.kernel.term import NOTHING, Component
from hagal.languages import LANGUAGES
from hagal.packs.content import Content
from hagal.packs.problems import Notice, nearest, shown
from hagal.packs.reader import Fields, Reader, plain_name
from hagal.packs.runewars.cards import PACK, Builder, is_neutral
from hagal.packs.runewars.entries import SECTIONS, box, letter, lies, ours, replaceable, tokens, written
from hagal.packs.runewars.grammar import Grammar
from hagal.packs.tree import Map, Node, Scalar

ADDED: dict[str, tuple[type[Any], tuple[str, ...]]] = {
    "tactics": (Tactic, ("name", "times", "effects")),
    "rewards": (Reward, ("name", "moment", "effects")),
}
"""The sections of `add:`, and what their entries must say."""
ONE_BACK = {
    "dragon_throne": {"en": "Dragon Throne", "ru": "Драконий трон", "pt-BR": "Trono do Dragão"},
    "village_of_ore": {"en": "Village", "ru": "Деревня", "pt-BR": "Vila"},
    "magic_portal": {"en": "Magic Portal", "ru": "Магический портал", "pt-BR": "Portal Mágico"},
    "dungeon": {"en": "Dungeon", "ru": "Подземелье", "pt-BR": "Masmorra"},
}
"""Exploration tokens that Hagal has with one back only, and what they are called with the other."""
FIRST = ("units",)
"""Sections that others are about."""
DIFFERS = "differs"


def nothing(node: Node) -> bool:
    """A section with comments alone."""
    return isinstance(node, Scalar) and node.empty


class Reading:
    """A pack as it is read."""

    def __init__(self, root: Map, reader: Reader) -> None:
        self.reader: Reader = reader
        self.parts: dict[str, Node] = {key.text: value for key, value in root.entries if not nothing(value)}
        self.places: dict[str, Node] = {}  # where components and sections stand, by ref and kind
        self.replaced: dict[str, tuple[Component, Component]] = {}  # by ref
        self.added: dict[str, Component] = {}
        self.carried: dict[str, Component] = {}  # what comes with the others
        self.grammar: Grammar = Grammar(reader, {})
        self.builder: Builder = Builder(reader, self.grammar)

    def content(self) -> Content:
        replacing = self.sections("replace", SECTIONS)
        for section in sorted(replacing, key=lambda section: section not in FIRST):
            self.neutrals()
            for key, node in self.reader.entries(replacing[section], section):
                self.replace(section, key, node)
        self.neutrals()
        for section, node in self.sections("add", ADDED).items():
            for key, entry in self.reader.entries(node, section):
                self.add(section, key, entry)
        if not self.replaced and not self.added and not self.reader.problems:
            self.reader.wrong(Node(1, 1), "this pack neither replaces nor adds anything: it needs 'replace:' or 'add:'")
        if not self.reader.problems:
            self.link()
            self.check()
        return Content(tuple(self.replaced.values()), tuple(self.added.values()), tuple(self.carried.values()))

    def sections(self, part: str, known: Iterable[str]) -> Fields:
        if part not in self.parts:
            return {}
        found = self.reader.fields(self.parts[part], part, known)
        self.places.setdefault("", self.parts[part])
        for section, node in found.items():
            self.places.setdefault(f"{SECTIONS[section][0]}:", node)
        return {section: node for section, node in found.items() if not nothing(node)}

    def neutrals(self) -> None:
        """The neutral units, those of the pack among them: effects name them."""
        units = {one.ref: one for one in box()["units"].values() if is_neutral(one)} | self.new
        self.grammar.neutral = {one.id: one for one in units.values() if isinstance(one, Unit) and is_neutral(one)}

    @property
    def new(self) -> dict[str, Component]:
        """All components of the pack, by ref."""
        return {ref: one for ref, (_old, one) in self.replaced.items()} | self.added | self.carried

    # Entries

    def replace(self, section: str, key: Scalar, node: Node) -> None:
        old = box()[section].get(key.text)
        reader = self.reader
        if old is None:
            near = nearest(key.text, [id for id, one in box()[section].items() if replaceable(one)])
            told = f"there is no {shown(key.text)} among the {section}" + (f"; did you mean {near}?" if near else "")
            reader.wrong(key, f"{told} (`hagal pack new runewars` lists them)")
            return
        if not replaceable(old):
            reader.wrong(key, f"{key.text} is confirmed by the rulebook ({old.name}), so it cannot be replaced")
            return
        found = reader.fields(node, key.text, SECTIONS[section][1])
        if isinstance(old, Token):
            self.tokens(key, found)
            return
        before = len(reader.problems)
        facts = self.builder.ways[section](old, found)
        if len(reader.problems) > before:
            return
        new = remade(old, self.name(found, old), **facts)
        self.mark(new, found, old)
        self.places[old.ref] = key
        self.replaced[old.ref] = (old, new)
        self.compare(old, new, key, node)

    def tokens(self, key: Scalar, found: Fields) -> None:
        """How many tokens of a kind have each back."""
        one = box()["exploration"][key.text]
        for back in (1, 2):
            field, ref = f"back_{back}", f"exploration:{key.text}_{back}"
            old = tokens().get(f"{key.text}_{back}")
            count = self.builder.number(found, field, 0, 20, old.count if old else 0)
            if old is None and not count:
                continue
            made = Token(f"{key.text}_{back}", one.name, back=back, sort=one.sort, count=count, yields=one.yields)
            made.origin = PACK
            self.places[ref] = key
            if old is None:
                made.names = ONE_BACK[key.text]
                self.added[ref] = made
            else:
                self.replaced[ref] = (old, made)

    def add(self, section: str, key: Scalar, node: Node) -> None:
        reader = self.reader
        cls, needed = ADDED[section]
        id = reader.id(key, "a card")
        if id in box()[section]:
            reader.wrong(
                key, f"the id {id} is that of {box()[section][id].name}: what replaces it stands in 'replace:'"
            )
        before = len(reader.problems)
        found = reader.fields(node, id, SECTIONS[section][1], needed)
        facts = self.builder.ways[section](None, found)
        if len(reader.problems) == before:
            made = playable(cls(id, self.name(found, None), **facts))
            self.mark(made, found, None)
            self.places[made.ref] = key
            self.added[made.ref] = made

    def name(self, found: Fields, old: Component | None) -> str:
        given = plain_name(self.reader.names(found["name"], "name")) if "name" in found else ""
        return given or (old.name if old else "")

    def mark(self, made: Component, found: Fields, old: Component | None) -> None:
        """Where it comes from, and its names, if they are others."""
        made.origin = PACK
        made.doubts = NOTHING
        if "name" in found:
            names = Reader().names(found["name"], "name")
            if old is None or names != {"": old.name}:
                made.names = dict.fromkeys(LANGUAGES, names[""]) if "" in names else names

    # Where sources say otherwise

    def compare(self, old: Component, new: Component, key: Scalar, node: Node) -> None:
        """What the rulebook says stays; a notice for each fact of another source that the pack changes."""
        if isinstance(old, Tile) and isinstance(new, Tile):
            inner = field_of(node, "areas")
            self.differs(old, dict(places_of(old)), dict(places_of(new)), key, inner[1] if inner else node)
            known = {area.id: area for area in old.areas}
            for area in new.areas:
                if area.id in known:
                    mine = field_of(inner[1], area.id[-1]) if inner else None
                    one, text = known[area.id], mine or (key, node)
                    self.differs(one, dict(written(one)), dict(written(area)), *text)
            return
        self.differs(old, dict(written(old)), dict(written(new)), key, node)

    def differs(self, old: Component, before: dict[str, str], after: dict[str, str], key: Scalar, node: Node) -> None:
        for field in {**before, **after}:
            source, pack = before.get(field, ""), after.get(field, "")
            if field == "name" or source == pack or ours(old, field) or old.origin not in (OFFICIAL, REPORTED):
                continue
            told = field_of(node, field)
            place = told[0] if told else key
            source_told, pack_told = (f"{field}: {value}" if value else f"no {field}" for value in (source, pack))
            if old.origin == OFFICIAL:
                self.reader.wrong(place, f"{old.id} keeps its {source_told} by the rulebook; the pack says {pack_told}")
            else:
                text = f"{old.id}: a source reports {source_told}, the pack says {pack_told}"
                args = {"fact": field, "source": source or "–", "pack": pack or "–"}
                self.reader.notices.append(Notice(place.line, place.column, text, old, DIFFERS, args))

    # The pack as a whole

    def link(self) -> None:
        """Tiles bring their areas; factions have their new units; cards are about the new neutral units."""
        for _old, one in list(self.replaced.values()):
            if isinstance(one, Tile):
                self.carried |= {area.ref: area for area in one.areas}
        units = {ref: one for ref, one in self.new.items() if isinstance(one, Unit)}
        if not units:
            return
        for section in ("factions", "seasons", "tactics", "rewards", "quests"):
            for old in box()[section].values():
                one = self.new.get(old.ref, old)
                facts = linked(one, units)
                if not facts:
                    continue
                made = remade(one, **facts)
                if old.ref in self.replaced:
                    self.replaced[old.ref] = (old, made)
                else:
                    self.carried[old.ref] = made

    def check(self) -> None:
        """The box with the pack in it: what is wrong is told where the pack speaks of it."""
        kinds = TITLE.rules(TITLE.players[0], (), {"edition": "2010", "exploration": True}).kinds
        new = self.new
        merged = {kind: [new.get(one.ref, one) for one in ones] for kind, ones in kinds.items()}
        for one in self.added.values():
            merged[one.kind].append(one)
        for ref, sentence in box_flaws(merged):
            kind, _colon, id = ref.partition(":")
            near = (ref, f"faction:{id}", f"{kind}:", "")  # a home realm has the name of its faction
            self.reader.wrong(next(self.places[place] for place in near if place in self.places), sentence)


def linked(one: Any, units: Mapping[str, Component]) -> dict[str, Any]:
    """What changes of a component where units are others."""
    if isinstance(one, Faction):
        names = ["units"]
    else:
        names = ["effects"] if isinstance(one, Card) else ["results"] if isinstance(one, Quest) else []
    found = {fact: relinked(getattr(one, fact), units) for fact in names}
    return {fact: value for fact, value in found.items() if value != getattr(one, fact)}


def places_of(tile: Tile) -> Iterable[tuple[str, str]]:
    """The shape of a tile: how many areas, and where they lie."""
    yield "areas", str(len(tile.areas))
    yield "at", ", ".join(f"{letter(tile, k)} {lies(tile, k)}" for k in range(1, len(tile.areas)))


def field_of(node: Node, name: str) -> tuple[Scalar, Node] | None:
    """Where a field of an entry stands."""
    entries = node.entries if isinstance(node, Map) else []
    return next(((key, value) for key, value in entries if key.text == name), None)
