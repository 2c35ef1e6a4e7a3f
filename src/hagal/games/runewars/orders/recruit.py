"""Recruit (RW-077, RW-083): the units that a dial shows, placed at own strongholds."""

from __future__ import annotations

from hagal.games.runewars.actions import left, place, remove, settle
from hagal.games.runewars.components import Area, Unit
from hagal.games.runewars.effect import Effect
from hagal.games.runewars.names import OWN_TYPES, RECRUITED, RESOURCES, SLOTS
from hagal.games.runewars.orders.harvest import resource_name
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


def strongholds(s: Runewars, seat: int) -> list[int]:
    """The areas with strongholds of a seat."""
    return [area for area, hold in enumerate(s.stronghold) if hold >= 0 and hold >> 1 == seat]


class Recruit(Effect):
    """One dial (RW-077); as the bonus a different one."""

    tag = "recruit"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((CHOOSE_DIAL, seat, source))


class ChooseDial(Choice[Runewars]):
    """The dial to recruit from. The turn remembers it in its flags, for the bonus."""

    tag = "choose_dial"
    sourced = False

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [FROM_DIAL[k] for k in range(3) if not s.turn_flags & RECRUITED << k]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-dial")


CHOOSE_DIAL = ChooseDial()


class FromDial(Step[Runewars]):
    tag = "from_dial"
    fields = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource: int = resource

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.turn_flags |= RECRUITED << self.resource
        p = s.players[seat]
        gained = p.faction.yields[self.resource][p.dials[self.resource]][:OWN_TYPES]
        if s.log is not None:
            s.log.tell("rw-recruit", seat, "RW-083", resource=resource_name(self.resource), n=sum(gained))
        recruit(s, seat, gained)

    def key(self) -> str:
        return RESOURCES[self.resource]

    def message(self) -> Msg:
        return Msg("rw-option-recruit-from", resource=resource_name(self.resource))


FROM_DIAL = [FromDial(k) for k in range(3)]


def recruit(s: Runewars, seat: int, gained: tuple[int, ...]) -> None:
    """So many units of each own type to own strongholds; without one nothing is gained (OP-12)."""
    if strongholds(s, seat):
        s.stack.append((Muster(gained, 0), seat, -1))


class Muster(Step[Runewars]):
    """Type by type: what the supply lacks may be made up for (RW-083), then they are placed."""

    tag = "gather"
    fields = ("gained", "slot")

    def __init__(self, gained: tuple[int, ...], slot: int) -> None:
        self.gained: tuple[int, ...] = gained
        self.slot: int = slot

    def run(self, s: Runewars, seat: int, source: int) -> None:
        slot = self.slot
        while slot < OWN_TYPES and not self.gained[slot]:
            slot += 1
        if slot == OWN_TYPES:
            return
        n = self.gained[slot]
        s.stack.append((Muster(self.gained, slot + 1), seat, -1))
        if n > left(s, seat, slot):
            s.stack.append((MakeRoom(slot, n), seat, -1))
        else:
            s.stack.append((Deploy(slot, n, 0), seat, -1))


class MakeRoom(Choice[Runewars]):
    """All figures of a type are in play: one of them may be destroyed first, in any friendly area (RW-019, RW-083); one
    for each that is missing."""

    tag = "make_room"
    fields = ("slot", "n")

    def __init__(self, slot: int, n: int) -> None:
        self.slot: int = slot
        self.n: int = n

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        unit = s.players[seat].faction.units[self.slot]
        found: list[Step[Runewars]] = [EnoughOf(self.slot, left(s, seat, self.slot))]
        for area, owner in enumerate(s.owner):
            if owner == seat:
                army = s.army[area]
                for slot in (self.slot, self.slot + SLOTS):
                    if army[slot]:
                        found.append(GiveUp(unit, s.board.areas[area], slot >= SLOTS, self.n))
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        unit = s.players[seat].faction.units[self.slot]
        return Msg("rw-ask-make-room", unit=unit, n=self.n - left(s, seat, self.slot))


class EnoughOf(Step[Runewars]):
    tag = "enough_of"
    fields = ("slot", "n")

    def __init__(self, slot: int, n: int) -> None:
        self.slot: int = slot
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if self.n:
            s.stack.append((Deploy(self.slot, self.n, 0), seat, -1))

    def key(self) -> str:
        return "done"

    def message(self) -> Msg:
        return Msg("rw-option-done")


class GiveUp(Step[Runewars]):
    tag = "give_up"
    fields = ("unit", "area", "routed", "n")

    def __init__(self, unit: Unit, area: Area, routed: bool, n: int) -> None:
        self.unit: Unit = unit
        self.area: Area = area
        self.routed: bool = routed
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area, slot = s.board.at[self.area], self.unit.slot
        more = left(s, seat, slot) + 1 < self.n
        s.stack.append((MakeRoom(slot, self.n) if more else Deploy(slot, self.n, 0), seat, -1))
        remove(s, area, slot + (SLOTS if self.routed else 0), 1)
        if s.log is not None:
            s.log.tell("rw-destroyed", seat, "RW-083", unit=self.unit, area=self.area, n=1)
        settle(s, area)

    def key(self) -> str:
        return f"destroy {self.unit.id} {self.area.id}{' routed' if self.routed else ''}"

    def message(self) -> Msg:
        return Msg("rw-option-destroy-at", unit=self.unit, area=self.area, routed=int(self.routed))


class Deploy(Choice[Runewars]):
    """How many of them go to this stronghold; the last one takes the rest."""

    tag = "deploy"
    fields = ("slot", "n", "k")

    def __init__(self, slot: int, n: int, k: int) -> None:
        self.slot: int = slot
        self.n: int = n
        self.k: int = k

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        places = strongholds(s, seat)
        if self.k >= len(places):
            return []
        least = self.n if self.k == len(places) - 1 else 0
        unit, area = s.players[seat].faction.units[self.slot], s.board.areas[places[self.k]]
        return [DeployHere(unit, area, n, self.n - n, self.k + 1) for n in range(self.n, least - 1, -1)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        area = s.board.areas[strongholds(s, seat)[self.k]]
        return Msg("rw-ask-deploy", unit=s.players[seat].faction.units[self.slot], n=self.n, area=area)


class DeployHere(Step[Runewars]):
    tag = "deploy_here"
    fields = ("unit", "area", "n", "rest", "k")

    def __init__(self, unit: Unit, area: Area, n: int, rest: int, k: int) -> None:
        self.unit: Unit = unit
        self.area: Area = area
        self.n: int = n
        self.rest: int = rest
        self.k: int = k

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if self.rest:
            s.stack.append((Deploy(self.unit.slot, self.rest, self.k), seat, source))
        if self.n:
            area = s.board.at[self.area]
            place(s, area, seat, self.unit.slot, self.n)
            if s.log is not None:
                s.log.tell("rw-placed", seat, "RW-083", unit=self.unit, n=self.n, area=self.area)
            settle(s, area)

    def key(self) -> str:
        return f"deploy {self.n} {self.unit.id} {self.area.id}"

    def message(self) -> Msg:
        return Msg("rw-option-deploy", unit=self.unit, n=self.n, area=self.area)


register_all(list(globals().values()))
