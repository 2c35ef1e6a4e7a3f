"""What tactics cards of the own turn do with neutral units and rune tokens."""

from __future__ import annotations

from hagal.games.runewars.actions import (
    controlled,
    is_empty,
    is_neutral,
    left,
    look,
    place,
    quiet,
    settle,
    unit_of,
)
from hagal.games.runewars.army import NO_ARMY
from hagal.games.runewars.components import Area, Unit
from hagal.games.runewars.effect import OfArea
from hagal.games.runewars.seasons.runes import move_rune
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics.asking import RULE, Asking
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

# Neutral units


class CallNeutrals(Asking):
    """So many neutral units of one of these types: into an own area, where they are allied, or into an empty one beside
    an own area (RW-113)."""

    tag = "call_neutrals"
    fields = ("slots", "n")

    def __init__(self, slots: tuple[int, ...], n: int) -> None:
        self.slots: tuple[int, ...] = slots
        self.n: int = n

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        own = controlled(s, seat)
        empty = {b for a in own for b in s.board.near[a] if is_empty(s, b)}
        areas = sorted([*own, *empty])
        types = [unit_of(s, -1, slot) for slot in self.slots if left(s, -1, slot)]
        return [Come(unit, s.board.areas[k], self.n) for unit in types for k in areas]

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return seat in s.control and any(left(s, -1, slot) for slot in self.slots)

    def message(self) -> Msg:
        return Msg("rw-call-neutrals", n=self.n, units=tuple([Msg(f"rw-neutral-{slot}") for slot in self.slots]))


class Come(Step[Runewars]):
    tag = "come"
    fields = ("unit", "area", "n")

    def __init__(self, unit: Unit, area: Area, n: int) -> None:
        self.unit: Unit = unit
        self.area: Area = area
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        n = place(s, area, -1, self.unit.slot, self.n)
        if s.log is not None:
            s.log.tell("rw-placed", seat, RULE, unit=self.unit, n=n, area=self.area)
        settle(s, area)

    def key(self) -> str:
        return f"call {self.unit.id} {self.area.id}"

    def message(self) -> Msg:
        return Msg("rw-option-come", unit=self.unit, n=self.n, area=self.area)


class DriveNeutrals(Asking):
    """All unallied neutral units of an area go to a neighbouring area that nobody controls."""

    tag = "drive_on"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [
            DriveFrom(s.board.areas[k])
            for k in range(len(s.control))
            if is_neutral(s, k) and refuges(s, k) and quiet(s, k)
        ]


def refuges(s: Runewars, area: int) -> list[int]:
    return [k for k in s.board.near[area] if s.control[k] < 0 and s.home[k] < 0 and quiet(s, k)]


class DriveFrom(OfArea):
    tag = "drive_from"
    word = "drive"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((DriveWhere(self.area), seat, source))


class DriveWhere(Choice[Runewars]):
    tag = "drive_where"
    fields = ("area",)

    def __init__(self, area: Area) -> None:
        self.area: Area = area

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [DriveTo(s.board.areas[k], self.area) for k in refuges(s, s.board.at[self.area])]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-drive-where", area=self.area)


class DriveTo(OfArea):
    tag = "drive_to"
    word = "drive to"
    fields = ("area", "start")

    def __init__(self, area: Area, start: Area) -> None:
        super().__init__(area)
        self.start: Area = start

    def run(self, s: Runewars, seat: int, source: int) -> None:
        start, area = s.board.at[self.start], s.board.at[self.area]
        s.army[area] = tuple([a + b for a, b in zip(s.army[area], s.army[start], strict=True)])
        s.army[start] = NO_ARMY
        if s.log is not None:
            s.log.tell("rw-driven", seat, RULE, start=self.start, area=self.area)
        settle(s, area)
        settle(s, start)


# Rune tokens


class MoveToken(Asking):
    """A rune token from one own area to another that has none."""

    tag = "move_token"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        own = controlled(s, seat)
        if all(k in s.rune_at for k in own):
            return []
        return [TokenFrom(s.board.areas[k]) for k in own if k in s.rune_at]

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        lie = s.rune_at
        some = none = False
        for k, owner in enumerate(s.control):
            if owner == seat:
                if k in lie:
                    some = True
                else:
                    none = True
        return some and none


class TokenFrom(OfArea):
    tag = "token_from"
    word = "token from"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((TokenWhere(self.area), seat, source))


class TokenWhere(Choice[Runewars]):
    tag = "token_where"
    fields = ("area",)

    def __init__(self, area: Area) -> None:
        self.area: Area = area

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [TokenTo(s.board.areas[k], self.area) for k in controlled(s, seat) if k not in s.rune_at]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-token-where", area=self.area)


class TokenTo(OfArea):
    tag = "token_to"
    word = "token to"
    fields = ("area", "start")

    def __init__(self, area: Area, start: Area) -> None:
        super().__init__(area)
        self.start: Area = start

    def run(self, s: Runewars, seat: int, source: int) -> None:
        move_rune(s, seat, s.board.at[self.start], s.board.at[self.area], RULE)


class Scry(Asking):
    """Look at the rune tokens of an area and of all beside it."""

    tag = "scry"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [ScryHere(area) for area in s.board.areas] if s.rune_at else []

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return bool(s.rune_at)


class ScryHere(OfArea):
    tag = "scry_here"
    word = "scry"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        for k in (area, *s.board.near[area]):
            look(s, seat, k)
        if s.log is not None:
            s.log.tell("rw-scries", seat, RULE, area=self.area)


register_all(list(globals().values()))
