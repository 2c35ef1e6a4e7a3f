"""What season cards do to the board: units, strongholds, cities, heroes."""

from __future__ import annotations

from typing import Any

from hagal.games.kit.option import OfComponent
from hagal.games.runewars.actions import is_neutral, left, place, remove, settle, spend_influence, unit_of
from hagal.games.runewars.army import NO_ARMY, routed, standing
from hagal.games.runewars.battle.retreat import push_retreat
from hagal.games.runewars.components import Area, Hero, Unit
from hagal.games.runewars.effect import Effect, OfArea
from hagal.games.runewars.names import SLOTS, TRIANGLE
from hagal.games.runewars.quests import heroes
from hagal.games.runewars.seasons.effects import RULE
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

# Units


class DestroyUnits(Effect):
    """So many of one's units, allied ones among them, anywhere on the board, or all that one has: one after the other
    in the order of areas and slots, so that there is one way to each result."""

    tag = "season_destroy_units"
    fields = ("n", "area", "slot")
    asks = True

    def __init__(self, n: int, area: int = 0, slot: int = 0) -> None:
        self.n: int = n
        self.area: int = area
        self.slot: int = slot

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if self.n <= 0:
            return []
        found: list[DestroyThere] = []
        counts: list[int] = []
        for area, owner in enumerate(s.control):
            if owner != seat or area < self.area or s.army[area] == NO_ARMY:
                continue
            army = s.army[area]
            for slot in range(self.slot if area == self.area else 0, 2 * SLOTS):
                if army[slot]:
                    unit = unit_of(s, seat, slot % SLOTS)
                    found.append(DestroyThere(unit, s.board.areas[area], slot, self.n))
                    counts.append(army[slot])
        over = sum(counts) - self.n  # who skips more than these has too few left
        options: list[Step[Runewars]] = []
        for option, n in zip(found, counts, strict=True):
            options.append(option)
            over -= n
            if over < 0:
                break
        return options

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return any(owner == seat and army != NO_ARMY for owner, army in zip(s.control, s.army, strict=True))

    def key(self) -> str:
        return "destroy"

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-destroy-units", n=self.n)

    def message(self) -> Msg:
        return Msg("rw-season-destroy-units", n=self.n)


class DestroyThere(Step[Runewars]):
    tag = "season_destroy"
    fields = ("unit", "area", "slot", "n")

    def __init__(self, unit: Unit, area: Area, slot: int, n: int) -> None:
        self.unit: Unit = unit
        self.area: Area = area
        self.slot: int = slot
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        if self.n > 1:
            s.stack.append((DestroyUnits(self.n - 1, area, self.slot), seat, source))
        remove(s, area, self.slot, 1)
        if s.log is not None:
            s.log.tell("rw-destroyed", seat, RULE, unit=self.unit, area=self.area, n=1)
        settle(s, area)

    def key(self) -> str:
        return f"destroy {self.area.id} {self.unit.id}{' routed' if self.slot >= SLOTS else ''}"

    def message(self) -> Msg:
        return Msg("rw-option-destroy-there", unit=self.unit, area=self.area, routed=int(self.slot >= SLOTS))


class RoutArea(Effect):
    """All one's units in one area of one's choice are routed."""

    tag = "season_rout_area"
    asks = True

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        areas = s.board.areas
        return [RoutThere(areas[k]) for k, owner in enumerate(s.control) if owner == seat and standing(s.army[k])]

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-rout-area")

    def message(self) -> Msg:
        return Msg("rw-season-rout-area")


class RoutThere(OfArea):
    tag = "season_rout"
    word = "rout"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        s.army[area] = routed(s.army[area])
        if s.log is not None:
            s.log.tell("rw-routed-area", seat, RULE, area=self.area)


class Volunteers(Effect):
    """A triangle unit of one's faction joins at one of one's strongholds."""

    tag = "season_volunteers"
    asks = True

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        areas, found = s.board.areas, []
        for unit in s.players[seat].faction.units:
            if unit.shape == TRIANGLE and left(s, seat, unit.slot):
                for k, hold in enumerate(s.stronghold):
                    if hold >> 1 == seat:
                        found.append(Join(unit, areas[k], 1))
        return list(found)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-volunteers")

    def message(self) -> Msg:
        return Msg("rw-season-volunteers")


class WildAllies(Effect):
    """Neutral units of one type join in an area that one controls, as many as there are."""

    tag = "season_wild_allies"
    fields = ("unit", "n")
    asks = True

    def __init__(self, unit: Unit, n: int) -> None:
        self.unit: Unit = unit
        self.n: int = n

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if not left(s, -1, self.unit.slot):
            return []
        areas = s.board.areas
        return [Join(self.unit, areas[k], self.n) for k, owner in enumerate(s.control) if owner == seat]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-wild-allies", unit=self.unit, n=self.n)

    def message(self) -> Msg:
        return Msg("rw-season-wild-allies", unit=self.unit, n=self.n)


class Join(Step[Runewars]):
    tag = "season_join"
    fields = ("unit", "area", "n")

    def __init__(self, unit: Unit, area: Area, n: int) -> None:
        self.unit: Unit = unit
        self.area: Area = area
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        n = place(s, area, seat, self.unit.slot, self.n)
        if s.log is not None:
            s.log.tell("rw-join", seat, RULE, unit=self.unit, area=self.area, n=n)
        settle(s, area)

    def key(self) -> str:
        return f"join {self.unit.id} {self.area.id}"

    def message(self) -> Msg:
        return Msg("rw-option-join", unit=self.unit, area=self.area, n=self.n)


class DriveNeutrals(Effect):
    """One picks an area with unallied neutral units: all of them retreat; where to is up to the player to the left of
    the first player, since it is nobody's turn (RW-156, OP-9)."""

    tag = "season_drive_neutrals"
    asks = True

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        areas = s.board.areas
        return [DriveOut(areas[k]) for k in range(len(areas)) if is_neutral(s, k)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-drive-neutrals")

    def message(self) -> Msg:
        return Msg("rw-season-drive-neutrals")


class DriveOut(OfArea):
    tag = "season_drive_out"
    word = "drive"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        army = s.army[area]
        s.army[area] = NO_ARMY
        if s.log is not None:
            s.log.tell("rw-drive-out", seat, RULE, area=self.area)
        push_retreat(s, -1, army, area)
        settle(s, area)

    def message(self) -> Msg:
        return Msg("rw-option-drive-out", area=self.area)


# Strongholds and cities


class DamageStronghold(Effect):
    """One of one's undamaged strongholds is damaged."""

    tag = "season_damage_stronghold"
    asks = True

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        areas = s.board.areas
        return [DamageThere(areas[k]) for k, hold in enumerate(s.stronghold) if hold == 2 * seat]

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return 2 * seat in s.stronghold

    def key(self) -> str:
        return "damage"

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-damage-stronghold")

    def message(self) -> Msg:
        return Msg("rw-season-damage-stronghold")


class DamageThere(OfArea):
    tag = "season_damage"
    word = "damage"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stronghold[s.board.at[self.area]] |= 1
        if s.log is not None:
            s.log.tell("rw-wall-crumbled", seat, RULE, area=self.area)


class DestroyCity(Effect):
    """A city of one's choice is destroyed; its area is free for a stronghold (RW-087)."""

    tag = "season_destroy_city"
    asks = True

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        areas = s.board.areas
        return [RazeCity(areas[k]) for k, city in enumerate(s.city) if city is not None]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-destroy-city")

    def message(self) -> Msg:
        return Msg("rw-season-destroy-city")


class RazeCity(OfArea):
    tag = "season_raze_city"
    word = "raze"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        if s.log is not None:
            s.log.tell("rw-city-destroyed", seat, RULE, city=s.city[area], area=self.area)
        s.city[area] = None

    def message(self) -> Msg:
        return Msg("rw-option-raze-city", area=self.area)


# Heroes


class HealHeroes(Effect):
    """All one's heroes are healed."""

    tag = "season_heal_heroes"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for k, figure in enumerate(s.players[seat].figures):
            if figure[1]:
                heroes.heal(s, seat, k, RULE)

    def message(self) -> Msg:
        return Msg("rw-season-heal-heroes")


class PartWays(Effect):
    """Heroes of another alignment than their player's faction desert (RW-180, RW-302)."""

    tag = "season_part_ways"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        p = s.players[seat]
        for k in range(len(p.heroes) - 1, -1, -1):
            hero: Hero = s.face[p.heroes[k]]
            if hero.alignment != p.faction.alignment and heroes.may_desert(s, seat, k):
                heroes.desert(s, seat, k, RULE)

    def message(self) -> Msg:
        return Msg("rw-season-part-ways")


class PayHeroes(Effect):
    """For each of one's heroes one pays influence, or he deserts."""

    tag = "season_pay_heroes"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        p = s.players[seat]
        for k in range(len(p.heroes) - 1, -1, -1):
            if heroes.may_desert(s, seat, k):
                hero: Hero = s.face[p.heroes[k]]
                s.stack.append((KeepOrLose(hero, self.n), seat, source))

    def message(self) -> Msg:
        return Msg("rw-season-pay-heroes", n=self.n)


class KeepOrLose(Choice[Runewars]):
    tag = "season_keep_or_lose"
    fields = ("hero", "n")

    def __init__(self, hero: Hero, n: int) -> None:
        self.hero: Hero = hero
        self.n: int = n

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        found: list[Step[Runewars]] = [LoseHero(self.hero)]
        if s.players[seat].influence >= self.n:
            found.insert(0, PayHero(self.hero, self.n))
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-pay-hero", hero=self.hero, n=self.n)


class PayHero(OfComponent[Runewars]):
    tag = "season_pay_hero"
    word = "pay"
    fields = ("hero", "n")

    def __init__(self, hero: Hero, n: int) -> None:
        self.hero: Hero = hero
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        spend_influence(s, seat, self.n, RULE)

    def message(self) -> Msg:
        return Msg("rw-option-pay-hero", hero=self.hero, n=self.n)


class LoseHero(OfComponent[Runewars]):
    tag = "season_lose_hero"
    word = "desert"
    fields = ("hero",)

    def __init__(self, hero: Hero) -> None:
        self.hero: Hero = hero

    def run(self, s: Runewars, seat: int, source: int) -> None:
        faces: list[Any] = [s.face[i] for i in s.players[seat].heroes]
        heroes.desert(s, seat, faces.index(self.hero), RULE)

    def message(self) -> Msg:
        return Msg("rw-option-lose-hero", hero=self.hero)


register_all(list(globals().values()))
