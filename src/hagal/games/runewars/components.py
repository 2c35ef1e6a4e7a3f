"""What is in the box: factions, units, tiles and their areas, and every kind of card and token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hagal.games.kit.hexes import Place
from hagal.games.runewars.names import BLANK, CIRCLE, MOST, OWN_TYPES
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Step
from hagal.kernel.term import Component

if TYPE_CHECKING:
    from hagal.games.runewars.effect import Condition, Effect, Effects

Dials = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Food, wood, ore: what each space from 0 to 8 shows (`names`: a slot of a unit, TACTICS, INFLUENCE or BLANK)."""
Amounts = tuple[int, int, int]
"""Of food, wood, ore."""


class Unit(Component):
    """A type of units. `slot` is its place in an army: 0 to 3 in its faction's, 4 to 9 for neutral ones.

    `special` is what happens for each special icon that it draws in battle (RW-130), as a rule of the battle.
    """

    kind: ClassVar[str] = "unit"
    facts: ClassVar[tuple[str, ...]] = ("slot", "count", "shape", "health", "initiative", "fast", "flying", "special")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        slot: int,
        count: int,
        shape: int,
        health: int,
        initiative: int,
        special: Step[Any],
        fast: bool = False,
        flying: bool = False,
    ) -> None:
        super().__init__(id, name)
        self.slot: int = slot
        self.count: int = count
        self.shape: int = shape
        self.health: int = health
        self.initiative: int = initiative
        self.special: Step[Any] = special
        self.fast: bool = fast
        self.flying: bool = flying


class Faction(Component):
    """A faction sheet: its units by slot, its dials, what it starts with."""

    kind: ClassVar[str] = "faction"
    facts: ClassVar[tuple[str, ...]] = ("alignment", "units", "dials", "start", "influence", "tactics", "defense")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        alignment: int,
        units: tuple[Unit, ...],
        dials: Dials,
        start: Amounts,
        influence: int,
        tactics: int,
        defense: Step[Any],
    ) -> None:
        super().__init__(id, name)
        self.alignment: int = alignment
        self.units: tuple[Unit, ...] = units
        self.dials: Dials = dials
        self.start: Amounts = start
        self.influence: int = influence
        self.tactics: int = tactics
        self.defense: Step[Any] = defense  # its defensive development, used before strength is counted (RW-141)
        self.supply: tuple[int, ...] = tuple([unit.count for unit in units])
        # For each dial and each value on it: icons at or below it, the units by slot, then tactics, then influence.
        self.yields: tuple[tuple[tuple[int, ...], ...], ...] = tuple([_yields(dial) for dial in dials])


def _yields(dial: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    found = []
    counts = [0] * (OWN_TYPES + 2)
    for icon in dial:
        if icon != BLANK:
            counts[icon if icon >= 0 else OWN_TYPES - 2 - icon] += 1
        found.append(tuple(counts))
    return tuple(found)


class Area(Component):
    """One hex of a tile: what it yields, who guards it, whether it has a city space, and its six sides as printed."""

    kind: ClassVar[str] = "area"
    facts: ClassVar[tuple[str, ...]] = ("yields", "city", "neutral", "guards", "sides")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        yields: Amounts,
        sides: tuple[int, ...],
        city: bool = False,
        neutral: int = -1,
        guards: int = 0,
    ) -> None:
        super().__init__(id, name)
        self.yields: Amounts = yields
        self.city: bool = city
        self.neutral: int = neutral  # the slot of the neutral units on it
        self.guards: int = guards  # how many
        self.sides: tuple[int, ...] = sides


class Tile(Component):
    """A map tile, or a faction's home realm: areas at places relative to the first, as printed."""

    kind: ClassVar[str] = "tile"
    facts: ClassVar[tuple[str, ...]] = ("areas", "places", "faction")

    def __init__(
        self, id: str, name: str, *, areas: tuple[Area, ...], places: tuple[Place, ...], faction: str = ""
    ) -> None:
        super().__init__(id, name)
        self.areas: tuple[Area, ...] = areas
        self.places: tuple[Place, ...] = places
        self.faction: str = faction


class Layout(Component):
    """A board that is ready to play on: map tiles by number with the place of the first area (q, r) and the turn, in
    the order in which they are laid, and home realm setup markers (q, r, direction)."""

    kind: ClassVar[str] = "layout"
    facts: ClassVar[tuple[str, ...]] = ("players", "tiles", "markers")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        players: int,
        tiles: tuple[tuple[int, int, int, int], ...],
        markers: tuple[tuple[int, int, int], ...],
    ) -> None:
        super().__init__(id, name)
        self.players: int = players
        self.tiles: tuple[tuple[int, int, int, int], ...] = tiles
        self.markers: tuple[tuple[int, int, int], ...] = markers


class Order(Component):
    """One of the eight orders that every player has."""

    kind: ClassVar[str] = "order"
    facts: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, id: str, name: str, number: int, primary: Step[Any], bonus: Effect | None) -> None:
        super().__init__(id, name)
        self.number: int = number
        self.primary: Step[Any] = primary
        self.bonus: Effect | None = bonus  # none: it has none, or (Conquer) it comes with the primary


class Fate(Component):
    """A fate card: what each shape reads, (special, routs, damage), and its destiny."""

    kind: ClassVar[str] = "fate"
    facts: ClassVar[tuple[str, ...]] = ("number", "read", "destiny")

    def __init__(self, number: int, read: tuple[tuple[int, int, int], ...], destiny: int) -> None:
        super().__init__(str(number), f"Fate {number}")
        self.number: int = number
        self.read: tuple[tuple[int, int, int], ...] = read
        self.destiny: int = destiny


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Component):
    """A card with effects. `count` copies of it are in the box."""

    facts: ClassVar[tuple[str, ...]] = ("count", "effects")

    def __init__(self, id: str, name: str, *, count: int, effects: Effects) -> None:
        super().__init__(id, name)
        self.count: int = count
        self.effects: Effects = effects


class Season(Card):
    """A season card. `council`: it bears the words Wizards' Council (RW-207)."""

    kind: ClassVar[str] = "season"
    facts: ClassVar[tuple[str, ...]] = ("season", "council", *Card.facts)

    def __init__(self, id: str, name: str, *, season: int, council: bool, effects: Effects) -> None:
        super().__init__(id, name, count=1, effects=effects)
        self.season: int = season
        self.council: bool = council


class Tactic(Card):
    """A tactics card: `times` say when it may be played (see `tactics/play`), `needs` what must be so then."""

    kind: ClassVar[str] = "tactic"
    facts: ClassVar[tuple[str, ...]] = ("times", "needs", *Card.facts)

    def __init__(
        self,
        id: str,
        name: str,
        *,
        count: int,
        times: tuple[str, ...],
        needs: tuple[Condition, ...],
        effects: Effects,
    ) -> None:
        super().__init__(id, name, count=count, effects=effects)
        self.times: tuple[str, ...] = times
        self.needs: tuple[Condition, ...] = needs
        self.play: Step[Any] = None  # type: ignore[assignment]


class Objective(Component):
    """A secret objective: a condition at any moment of the own turn (RW-203). `lost`: while this holds it can no longer
    be met, and may be exchanged."""

    kind: ClassVar[str] = "objective"
    facts: ClassVar[tuple[str, ...]] = ("alignment", "met", "lost")

    def __init__(self, id: str, name: str, *, alignment: int, met: Condition, lost: Condition | None = None) -> None:
        super().__init__(id, name)
        self.alignment: int = alignment
        self.met: Condition = met
        self.lost: Condition | None = lost


class Hero(Component):
    """A hero: attributes (strength, agility, wisdom), health. Abilities are its queries and moments, and `far`: areas
    that it goes farther in the quest phase."""

    kind: ClassVar[str] = "hero"
    facts: ClassVar[tuple[str, ...]] = ("alignment", "attributes", "health", "fast", "flying", "far", "ability")
    shape: ClassVar[int] = CIRCLE

    def __init__(
        self,
        id: str,
        name: str,
        *,
        alignment: int,
        attributes: Amounts,
        health: int,
        fast: bool = False,
        flying: bool = False,
        far: int = 0,
        ability: str = "",
    ) -> None:
        super().__init__(id, name)
        self.alignment: int = alignment
        self.attributes: Amounts = attributes
        self.health: int = health
        self.fast: bool = fast
        self.flying: bool = flying
        self.far: int = far
        self.ability: str = ability  # which of the abilities that duels and quests know it has; empty: none


class Reward(Card):
    """A reward: weapon, armor or neither (`trait`); `moment`: when it is used (see `moments`)."""

    kind: ClassVar[str] = "reward"
    facts: ClassVar[tuple[str, ...]] = ("trait", "moment", *Card.facts)

    def __init__(self, id: str, name: str, *, count: int, trait: str, moment: str, effects: Effects) -> None:
        super().__init__(id, name, count=count, effects=effects)
        self.trait: str = trait
        self.moment: str = moment


class Quest(Component):
    """A quest: areas by id (none: anywhere), an attribute to test with an effect for each destiny, or units to duel."""

    kind: ClassVar[str] = "quest"
    facts: ClassVar[tuple[str, ...]] = ("setup", "areas", "attribute", "results", "foe", "foes")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        areas: tuple[str, ...],
        setup: int = 0,
        attribute: int = -1,
        results: tuple[Effects, Effects, Effects] = ((), (), ()),
        foe: int = -1,
        foes: int = 0,
    ) -> None:
        super().__init__(id, name)
        self.areas: tuple[str, ...] = areas
        self.setup: int = setup  # the number of the map tile that it brings, or 0
        self.attribute: int = attribute
        self.results: tuple[Effects, Effects, Effects] = results  # by destiny: gold, grey, red
        self.foe: int = foe  # the slot of the neutral unit to duel, or -1
        self.foes: int = foes


class Rune(Component):
    """A rune token: dragon rune or false rune."""

    kind: ClassVar[str] = "rune"
    facts: ClassVar[tuple[str, ...]] = ("dragon",)

    def __init__(self, id: str, name: str, dragon: bool, count: int) -> None:
        super().__init__(id, name)
        self.dragon: bool = dragon
        self.count: int = count


class City(Component):
    """A city token: what Rally Support brings there, one of four (RW-078): neutral units of a shape, tactics,
    influence, quests."""

    kind: ClassVar[str] = "city"
    facts: ClassVar[tuple[str, ...]] = ("shape", "units", "tactics", "influence", "quests")

    def __init__(
        self, id: str, name: str, *, shape: int, units: int, tactics: int, influence: int, quests: int
    ) -> None:
        super().__init__(id, name)
        self.shape: int = shape
        self.units: int = units
        self.tactics: int = tactics
        self.influence: int = influence
        self.quests: int = quests


class TitleCard(Component):
    """One of the three titles; what it does are its queries and the rules that ask who holds it (RW-202)."""

    kind: ClassVar[str] = "title"


class Token(Component):
    """An exploration token: `back` 1 beside home realms, 2 elsewhere; location, destructible location or event."""

    kind: ClassVar[str] = "exploration"
    facts: ClassVar[tuple[str, ...]] = ("back", "sort", "count", "yields")

    def __init__(self, id: str, name: str, *, back: int, sort: str, count: int, yields: Amounts = (0, 0, 0)) -> None:
        super().__init__(id, name)
        self.back: int = back
        self.sort: str = sort
        self.count: int = count
        self.yields: Amounts = yields  # of a Village


NO_ICON = tuple([BLANK] * (MOST + 1))
NO_FACTION = Faction(
    "none",
    "",
    alignment=1,
    units=(),
    dials=(NO_ICON, NO_ICON, NO_ICON),
    start=(0, 0, 0),
    influence=0,
    tactics=0,
    defense=Step(),
)
"""Of a seat that has not chosen one yet."""
