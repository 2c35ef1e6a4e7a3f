"""Strategize (RW-070, RW-071): each figure to a neighbouring area that is friendly or empty.

The moves are chosen one after the other in an order of their own (own units, then allied ones, by area, by type, by
where they go; then heroes, one by one), so that there is one way to each result. All units arrive together at the end.
"""

from __future__ import annotations

from hagal.games.runewars.actions import draw_tactics, icons, put, settle, unit_of
from hagal.games.runewars.army import changed, has_own
from hagal.games.runewars.components import Area, Hero, Unit
from hagal.games.runewars.effect import Effect
from hagal.games.runewars.names import OWN_TYPES, SLOTS, TACTICS
from hagal.games.runewars.orders.turn import SKIP_BONUS
from hagal.games.runewars.orders.ways import enters, ways
from hagal.games.runewars.quests.heroes import move_hero
from hagal.games.runewars.reasons import apart, area_in, cannot_leave
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

OWN, ALLIES, HEROES = range(3)
GROUPS = ("units", "allies")


class Strategize(Step[Runewars]):
    tag = "strategize"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.marching = []
        s.stack.append((Maneuvers(OWN, 0), seat, source))


class Maneuvers(Choice[Runewars]):
    """Units of which area move next, or which hero; or no more of them."""

    tag = "maneuvers"
    sourced = False
    fields = ("group", "first")

    def __init__(self, group: int, first: int) -> None:
        self.group: int = group  # what comes before this group is done with,
        self.first: int = first  # and of the group what comes before this area, or this hero

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        found: list[Step[Runewars]] = [END_MANEUVERS]
        areas = s.board.areas
        for group in range(self.group, HEROES):
            first = self.first if group == self.group else 0
            for k in _holds(s, seat):
                if k >= first and moves(s, seat, group, k, 0):
                    found.append(From(group, areas[k]))
        found += _hero_moves(s, seat, self.first if self.group == HEROES else 0)
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-maneuvers")

    def why_not(self, s: Runewars, seat: int, source: int, key: str) -> Msg | None:
        area = area_in(s, key)
        if area < 0:
            return None
        reason = cannot_leave(s, seat, area)
        if reason is not None:
            return reason
        standing = any(s.army[area][:SLOTS])
        return Msg("rw-why-maneuvers-done" if standing else "rw-why-nobody", area=s.board.areas[area])


def _holds(s: Runewars, seat: int) -> list[int]:
    """Areas that units may leave: not activated ones (RW-091)."""
    token = 1 << seat
    return [k for k, owner in enumerate(s.control) if owner == seat and not s.activated[k] & token]


def _hero_moves(s: Runewars, seat: int, first: int) -> list[Step[Runewars]]:
    """The moves of heroes from a number on, as they lie in front of their player: each moves once (RW-070)."""
    found: list[Step[Runewars]] = []
    p, areas = s.players[seat], s.board.areas
    for k in range(first, len(p.figures)):
        area, routed = p.figures[k][0], p.figures[k][5]
        if not routed:
            hero: Hero = s.face[p.heroes[k]]
            found += [SendHero(hero, areas[to]) for to in ways(s, area, hero.flying) if enters(s, seat, to)]
    return found


Move = tuple[int, int, int]
"""Of which slot, where to, how many at most."""


def moves(s: Runewars, seat: int, group: int, area: int, first: int) -> list[Move]:
    """The moves of a group out of an area, in order, from a slot on."""
    found: list[Move] = []
    army = s.army[area]
    for slot in range(OWN_TYPES) if group == OWN else range(OWN_TYPES, SLOTS):
        n = army[slot]
        if n and slot >= first:
            for to in ways(s, area, unit_of(s, seat, slot).flying):
                if enters(s, seat, to) and (group == OWN or held(s, seat, to)):
                    found.append((slot, to, n))
    return found


def held(s: Runewars, seat: int, area: int) -> bool:
    """Will a seat control an area after the moves of its own units? Allied units need that (RW-098)."""
    if s.stronghold[area] >> 1 == seat or s.home[area] == seat:
        return True
    if s.owner[area] == seat and has_own(s.army[area]):
        return True
    for _start, to, slot, _n in s.marching:
        if to == area and slot < OWN_TYPES:
            return True
    return False


class From(Step[Runewars]):
    tag = "maneuver_from"
    fields = ("group", "area")

    def __init__(self, group: int, area: Area) -> None:
        self.group: int = group
        self.area: Area = area

    def run(self, s: Runewars, seat: int, source: int) -> None:
        k = s.board.at[self.area]
        s.stack.append((Maneuvers(self.group, k + 1), seat, source))
        s.stack.append((MoveOut(self.group, k, 0, -1), seat, source))

    def key(self) -> str:
        return f"{GROUPS[self.group]} {self.area.id}"

    def message(self) -> Msg:
        return Msg(f"rw-option-from-{GROUPS[self.group]}", area=self.area)


class MoveOut(Choice[Runewars]):
    """Which units of this area go where; by type, then where to."""

    tag = "move_out"
    sourced = False
    fields = ("group", "area", "slot", "to")

    def __init__(self, group: int, area: int, slot: int, to: int) -> None:
        self.group: int = group
        self.area: int = area
        self.slot: int = slot  # moves up to this one are done with
        self.to: int = to

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        found: list[Step[Runewars]] = []
        areas = s.board.areas
        for slot, to, most in moves(s, seat, self.group, self.area, self.slot):
            if slot == self.slot and to <= self.to:
                continue
            unit = unit_of(s, seat, slot)
            for n in range(1, most + 1):
                found.append(Send(unit, areas[self.area], areas[to], n))
        return [SKIP_BONUS, *found] if found else []

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-move-out", area=s.board.areas[self.area])

    def why_not(self, s: Runewars, seat: int, source: int, key: str) -> Msg | None:
        to = area_in(s, key)
        if to < 0:
            return None
        if to in s.board.near[self.area] and not enters(s, seat, to):
            return Msg("rw-why-enemies", area=s.board.areas[to])
        reason = apart(s, self.area, to)
        if reason is None and self.group == ALLIES:
            return Msg("rw-why-allies", area=s.board.areas[to])
        return reason


class Send(Step[Runewars]):
    """So many units of a type on their way."""

    tag = "send"
    fields = ("unit", "start", "to", "n")

    def __init__(self, unit: Unit, start: Area, to: Area, n: int) -> None:
        self.unit: Unit = unit
        self.start: Area = start
        self.to: Area = to
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area, slot, to = s.board.at[self.start], self.unit.slot, s.board.at[self.to]
        s.army[area] = changed(s.army[area], slot, -self.n)
        s.marching.append((area, to, slot, self.n))
        s.stack.append((MoveOut(OWN if slot < OWN_TYPES else ALLIES, area, slot, to), seat, source))

    def key(self) -> str:
        return f"move {self.n} {self.unit.id} {self.to.id}"

    def message(self) -> Msg:
        return Msg("rw-option-move", unit=self.unit, n=self.n, area=self.to)


class SendHero(Step[Runewars]):
    tag = "send_hero"
    fields = ("hero", "to")

    def __init__(self, hero: Hero, to: Area) -> None:
        self.hero: Hero = hero
        self.to: Area = to

    def run(self, s: Runewars, seat: int, source: int) -> None:
        p = s.players[seat]
        k = next(k for k, i in enumerate(p.heroes) if s.face[i] is self.hero)
        s.stack.append((Maneuvers(HEROES, k + 1), seat, source))
        move_hero(s, seat, k, s.board.at[self.to])

    def key(self) -> str:
        return f"move {self.hero.id} {self.to.id}"

    def message(self) -> Msg:
        return Msg("rw-option-move-hero", hero=self.hero, area=self.to)


class EndManeuvers(Step[Runewars]):
    """All arrive together; then every area that was left or entered is settled."""

    tag = "end_maneuvers"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        arrive(s, seat, "RW-070")

    def key(self) -> str:
        return "done"

    def message(self) -> Msg:
        return Msg("rw-option-done")


END_MANEUVERS = EndManeuvers()


def arrive(s: Runewars, seat: int, rules: str) -> None:
    """Units on their way come to where they go; those areas are settled, then the ones that they left."""
    marching = s.marching
    s.marching = []
    for start, to, slot, n in marching:
        put(s, to, seat, slot, n)
        if s.log is not None:
            unit = unit_of(s, seat, slot)
            s.log.tell("rw-moves", seat, rules, unit=unit, n=n, start=s.board.areas[start], area=s.board.areas[to])
    for area in dict.fromkeys([*[march[1] for march in marching], *[march[0] for march in marching]]):
        settle(s, area)


class MoreTactics(Effect):
    """The bonus of Strategize: as many tactics as the dials show (RW-071)."""

    tag = "more_tactics"

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return icons(s, seat, TACTICS) > 0

    def run(self, s: Runewars, seat: int, source: int) -> None:
        draw_tactics(s, seat, icons(s, seat, TACTICS), "RW-071")


register_all(list(globals().values()))
