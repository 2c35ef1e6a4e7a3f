"""What rewards do in the own turn. The source is the reward; its hero's area is where most of it happens."""

from __future__ import annotations

from hagal.games.kit.option import OfComponent
from hagal.games.runewars.actions import draw_tactics, is_empty, look, put, quiet, settle, unit_of
from hagal.games.runewars.army import NO_ARMY, changed, neutrals, risen, standing
from hagal.games.runewars.components import Area, Unit
from hagal.games.runewars.effect import Effect, OfArea
from hagal.games.runewars.names import FROZEN, OWN_TYPES, SLOTS
from hagal.games.runewars.quests.heroes import bearer_of, changed_figure, heroes_at, is_routed, move_hero
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class Enough(Step[Runewars]):
    tag = "rune_summon_enough"

    def key(self) -> str:
        return "enough"

    def message(self) -> Msg:
        return Msg("rw-option-enough")


ENOUGH = Enough()


def area_of(s: Runewars, seat: int, reward: int) -> int:
    """Where the hero is who has a reward."""
    return s.players[seat].figures[bearer_of(s, seat, reward)][0]


class DragonRune(Effect):
    """Receive a dragon rune (RW-190)."""

    tag = "reward_rune"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, "receive_rune", seat)

    def message(self) -> Msg:
        return Msg("rw-reward-rune")


class DrawTactics(Effect):
    tag = "reward_tactics"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        draw_tactics(s, seat, self.n, "RW-170")

    def message(self) -> Msg:
        return Msg("rw-reward-tactics", n=self.n)


class SeeRunes(Effect):
    """Look at all rune tokens as far as so many areas away, borders ignored."""

    tag = "reward_see_runes"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def unseen(self, s: Runewars, seat: int, source: int) -> list[int]:
        steps = s.board.steps(area_of(s, seat, source))
        return [
            at
            for i, at in zip(s.runes, s.rune_at, strict=True)
            if 0 <= steps[at] <= self.n and not s.known[i] >> seat & 1
        ]

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return bool(self.unseen(s, seat, source))

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for area in self.unseen(s, seat, source):
            look(s, seat, area)
            if s.log is not None:
                s.log.tell("rw-looks", seat, "RW-161", area=s.board.areas[area])

    def message(self) -> Msg:
        return Msg("rw-reward-see-runes", n=self.n)


class Rouse(Effect):
    """All own routed figures in the hero's area stand up."""

    tag = "reward_rouse"

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        area = area_of(s, seat, source)
        if any(is_routed(s, seat, k) for k in heroes_at(s, seat, area)):
            return True
        return s.control[area] == seat and any(s.army[area][SLOTS:])

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = area_of(s, seat, source)
        for k in heroes_at(s, seat, area):
            changed_figure(s, seat, k, 5, 0)
        if s.control[area] == seat:
            s.army[area] = risen(s.army[area])
        if s.log is not None:
            s.log.tell("rw-rouse", seat, "RW-170", area=s.board.areas[area])

    def message(self) -> Msg:
        return Msg("rw-reward-rouse")


# Flute of Possession


def behind_open_borders(s: Runewars, area: int) -> list[int]:
    """Where neutral units of an area can be led; neither out of a battle nor into one."""
    found = s.board.winter[area] if s.flags & FROZEN else s.board.walk[area]
    return [k for k in found if quiet(s, k)] if quiet(s, area) else []


class Possess(Effect):
    """All neutral units of the hero's area, allied or not, go to one area next to it (RW-113)."""

    tag = "reward_possess"
    asks = True

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        area = area_of(s, seat, source)
        return neutrals(s.army[area]) != NO_ARMY and bool(behind_open_borders(s, area))

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [Lead(s.board.areas[other]) for other in behind_open_borders(s, area_of(s, seat, source))]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-possess")

    def message(self) -> Msg:
        return Msg("rw-reward-possess")


class Lead(OfArea):
    tag = "flute_lead"
    word = "lead"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area, there = area_of(s, seat, source), s.board.at[self.area]
        moved = neutrals(s.army[area])
        for slot, n in enumerate(moved):
            if n:
                s.army[area] = changed(s.army[area], slot, -n)
                put(s, there, -1, slot, n)
        if s.log is not None:
            s.log.tell("rw-led-away", seat, "RW-113", area=s.board.areas[area], there=self.area, n=sum(moved))
        settle(s, area)
        settle(s, there)


# Ice Storm


class IceStorm(Effect):
    """Two standing units in an area next to the hero are routed, of his player's choice."""

    tag = "reward_ice_storm"
    fields = ("n",)
    asks = True

    def __init__(self, n: int) -> None:
        self.n: int = n

    def targets(self, s: Runewars, seat: int, source: int) -> list[int]:
        near = s.board.near[area_of(s, seat, source)]
        return [area for area in near if s.control[area] != seat and standing(s.army[area])]

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return bool(self.targets(s, seat, source))

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [FreezeAt(s.board.areas[area], self.n) for area in self.targets(s, seat, source)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-ice-storm")

    def message(self) -> Msg:
        return Msg("rw-reward-ice-storm", n=self.n)


class FreezeAt(OfArea):
    tag = "ice_freeze_at"
    word = "freeze"
    fields = ("area", "n")

    def __init__(self, area: Area, n: int) -> None:
        self.area: Area = area
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((Freeze(self.area, self.n, 0), seat, source))


class Freeze(Choice[Runewars]):
    """One unit after the other, in the order of their slots."""

    tag = "ice_freeze"
    fields = ("area", "left", "least")

    def __init__(self, area: Area, left: int, least: int) -> None:
        self.area: Area = area
        self.left: int = left
        self.least: int = least

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        there = s.board.at[self.area]
        army = s.army[there]
        left = min(self.left, standing(army))
        found: list[Step[Runewars]] = []
        for slot in range(self.least, SLOTS):
            if left and army[slot] and sum(army[slot:SLOTS]) >= left:
                found.append(FreezeUnit(unit_of(s, s.owner[there], slot), self.area, self.left))
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-freeze", area=self.area, n=self.left)


class FreezeUnit(OfComponent[Runewars]):
    tag = "ice_freeze_unit"
    word = "rout"
    fields = ("unit", "area", "left")

    def __init__(self, unit: Unit, area: Area, left: int) -> None:
        self.unit: Unit = unit
        self.area: Area = area
        self.left: int = left

    def run(self, s: Runewars, seat: int, source: int) -> None:
        there, slot = s.board.at[self.area], self.unit.slot
        s.army[there] = changed(changed(s.army[there], slot, -1), slot + SLOTS, 1)
        if s.log is not None:
            s.log.tell("rw-frozen", seat, "RW-170", unit=self.unit, area=self.area)
        s.stack.append((Freeze(self.area, self.left - 1, slot), seat, source))

    def message(self) -> Msg:
        return Msg("rw-option-rout-unit", unit=self.unit)


# Rune of Summoning


class Summon(Effect):
    """Standing units of one own area into the hero's area, which must be empty; not out of an activated area
    (RW-091)."""

    tag = "reward_summon"
    fields = ("n",)
    asks = True

    def __init__(self, n: int) -> None:
        self.n: int = n

    def sources(self, s: Runewars, seat: int) -> list[int]:
        return [
            area
            for area, owner in enumerate(s.owner)
            if owner == seat and any(s.army[area][:OWN_TYPES]) and not s.activated[area] >> seat & 1
        ]

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return is_empty(s, area_of(s, seat, source)) and bool(self.sources(s, seat))

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [SummonFrom(s.board.areas[area], self.n) for area in self.sources(s, seat)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-summon-from")

    def message(self) -> Msg:
        return Msg("rw-reward-summon", n=self.n)


class SummonFrom(OfArea):
    tag = "rune_summon_from"
    word = "summon from"
    fields = ("area", "n")

    def __init__(self, area: Area, n: int) -> None:
        self.area: Area = area
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((SummonNext(self.area, self.n, 0, True), seat, source))


class SummonNext(Choice[Runewars]):
    """At least one; in the order of their slots."""

    tag = "rune_summon_next"
    fields = ("area", "left", "least", "first")

    def __init__(self, area: Area, left: int, least: int, first: bool) -> None:
        self.area: Area = area
        self.left: int = left
        self.least: int = least
        self.first: bool = first

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        army = s.army[s.board.at[self.area]]
        found: list[Step[Runewars]] = [] if self.first else [ENOUGH]
        for slot in range(self.least, OWN_TYPES):
            if self.left and army[slot]:
                found.append(SummonUnit(unit_of(s, seat, slot), self.area, self.left))
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-summon", n=self.left)


class SummonUnit(OfComponent[Runewars]):
    tag = "rune_summon_unit"
    word = "summon"
    fields = ("unit", "area", "left")

    def __init__(self, unit: Unit, area: Area, left: int) -> None:
        self.unit: Unit = unit
        self.area: Area = area
        self.left: int = left

    def run(self, s: Runewars, seat: int, source: int) -> None:
        here, area, slot = area_of(s, seat, source), s.board.at[self.area], self.unit.slot
        s.army[area] = changed(s.army[area], slot, -1)
        put(s, here, seat, slot, 1)
        if s.log is not None:
            s.log.tell("rw-summoned", seat, "RW-170", unit=self.unit, area=s.board.areas[here])
        s.stack.append((SummonNext(self.area, self.left - 1, slot, False), seat, source))
        settle(s, here)
        settle(s, area)

    def message(self) -> Msg:
        return Msg("rw-option-summon", unit=self.unit)


# Rune of Teleportation


class Teleport(Effect):
    """The hero goes to any friendly area; standing units with him come along as far as his player likes, if the area
    is his and not activated."""

    tag = "reward_teleport"
    asks = True

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        here = area_of(s, seat, source)
        return [
            TeleportTo(s.board.areas[area]) for area, owner in enumerate(s.control) if owner == seat and area != here
        ]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-teleport")

    def message(self) -> Msg:
        return Msg("rw-reward-teleport")


class TeleportTo(OfArea):
    tag = "teleport_to"
    word = "teleport"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        here = area_of(s, seat, source)
        move_hero(s, seat, bearer_of(s, seat, source), s.board.at[self.area])
        if s.control[here] == seat and not s.activated[here] >> seat & 1:
            s.stack.append((TakeAlong(s.board.areas[here], ()), seat, source))


class TakeAlong(Choice[Runewars]):
    """How many of each type come along from the area that the hero has left, slot by slot; `taken` so far."""

    tag = "teleport_along"
    fields = ("area", "taken")

    def __init__(self, area: Area, taken: tuple[tuple[Unit, int], ...]) -> None:
        self.area: Area = area
        self.taken: tuple[tuple[Unit, int], ...] = taken

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        army = s.army[s.board.at[self.area]]
        least = self.taken[-1][0].slot + 1 if self.taken else 0
        for slot in range(least, SLOTS):
            if army[slot]:
                unit = unit_of(s, seat, slot)
                last = not any(army[slot + 1 : SLOTS])
                return [TakeUnits(unit, n, self.area, self.taken, last) for n in range(army[slot] + 1)]
        return []

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-take-along", area=self.area)


class TakeUnits(OfComponent[Runewars]):
    """Once all types are named, they go."""

    tag = "teleport_units"
    word = "take"
    fields = ("unit", "n", "area", "taken", "last")

    def __init__(self, unit: Unit, n: int, area: Area, taken: tuple[tuple[Unit, int], ...], last: bool) -> None:
        self.unit: Unit = unit
        self.n: int = n
        self.area: Area = area
        self.taken: tuple[tuple[Unit, int], ...] = taken
        self.last: bool = last

    def run(self, s: Runewars, seat: int, source: int) -> None:
        taken = (*self.taken, (self.unit, self.n))
        if not self.last:
            s.stack.append((TakeAlong(self.area, taken), seat, source))
            return
        left, there = s.board.at[self.area], area_of(s, seat, source)
        for unit, n in taken:
            if n:
                s.army[left] = changed(s.army[left], unit.slot, -n)
                put(s, there, seat, unit.slot, n)
                if s.log is not None:
                    s.log.tell("rw-teleported", seat, "RW-170", unit=unit, area=s.board.areas[there], n=n)
        settle(s, there)
        settle(s, left)

    def key(self) -> str:
        return f"take {self.unit.id} {self.n}"

    def message(self) -> Msg:
        return Msg("rw-option-take-units", unit=self.unit, n=self.n)


register_all(list(globals().values()))
