"""Retreats: one adjacent area for all figures of a side (RW-150 to RW-157).

Whoever makes units retreat takes them out of wherever they were, and `push_retreat` finds them a place.
"""

from __future__ import annotations

from hagal.games.kit.seats import left_of
from hagal.games.runewars.actions import is_empty, look, put, settle, take, unit_of
from hagal.games.runewars.army import NO_ARMY, Army, routed, size
from hagal.games.runewars.components import Area, Hero
from hagal.games.runewars.effect import OfArea
from hagal.games.runewars.names import FROZEN, PASSES, SLOTS
from hagal.games.runewars.reasons import apart, area_in
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Choice, Msg, Step, at_place, place_of
from hagal.kernel.term import register_all


def push_retreat(
    s: Runewars,
    seat: int,
    army: Army,
    area: int,
    heroes: tuple[int, ...] = (),
    rout: bool = True,
    friendly: bool = False,
) -> None:
    """Units that are nowhere now retreat from an area, heroes (instances) alongside; seat -1: unallied neutral units.

    `rout`: all of them are routed by it; else those stay standing that stand. `friendly`: into friendly areas alone.
    Where they cannot go, units are destroyed.
    """
    if army == NO_ARMY and not heroes:
        return
    decides = neutral_runner(s) if seat < 0 else seat
    s.stack.append((Retreat(seat, army, heroes, rout, friendly), decides, at_place(area)))


def neutral_runner(s: Runewars) -> int:
    """Who decides for unallied neutral units: the player left of the current one (RW-114, RW-156), in nobody's turn
    left of the first player (OP-9)."""
    count = len(s.players)
    seat = left_of(s.active if s.active >= 0 else s.first, count)
    while s.players[seat].out:
        seat = left_of(seat, count)
    return seat


def crossings(s: Runewars, seat: int, area: int) -> tuple[int, ...]:
    """The neighbours that a figure of a seat can go to from an area afoot: as far as borders decide it, where water is
    frozen or a card opens mountains to the player on turn (RW-093, RW-152)."""
    board = s.board
    passes = seat >= 0 and seat == s.active and s.turn_flags & PASSES
    if s.flags & FROZEN:
        return board.near[area] if passes else board.winter[area]
    return board.heights[area] if passes else board.walk[area]


def walkers(s: Runewars, seat: int, army: Army) -> bool:
    """Is a unit among them that does not fly?"""
    for slot in range(SLOTS):
        if (army[slot] or army[SLOTS + slot]) and not unit_of(s, seat, slot).flying:
            return True
    return False


def fliers(s: Runewars, seat: int, army: Army) -> Army:
    """Only those that fly."""
    kept = [n if n and unit_of(s, seat, k % SLOTS).flying else 0 for k, n in enumerate(army)]
    return tuple(kept)


def havens(s: Runewars, seat: int, army: Army, area: int, friendly: bool) -> list[int]:
    """Where units may retreat to: friendly areas if there are any, else empty ones (RW-151); unallied neutral ones to
    any uncontrolled area outside home realms (RW-156, RW-157). Areas that all of them can reach come first; the setting
    `split_retreat` lets them part before that (OP-10)."""
    some = list(s.board.near[area] if fliers(s, seat, army) != NO_ARMY else crossings(s, seat, area))
    if not walkers(s, seat, army):
        return preferred(s, seat, some, friendly)
    if s.rules.options.get("split_retreat") == "may":
        return preferred(s, seat, some, friendly)
    whole = preferred(s, seat, list(crossings(s, seat, area)), friendly)
    return whole or preferred(s, seat, some, friendly)


def preferred(s: Runewars, seat: int, areas: list[int], friendly: bool) -> list[int]:
    """Those of these areas that units of a seat may retreat to."""
    control = s.control
    if seat < 0:
        return [k for k in areas if control[k] < 0 and s.home[k] < 0]
    own = [k for k in areas if control[k] == seat]
    if own or friendly:
        return own
    return [k for k in areas if is_empty(s, k)]


class Retreat(Choice[Runewars]):
    """Where do they retreat to? The source is the area that they leave."""

    tag = "retreat"
    fields = ("owner", "army", "heroes", "rout", "friendly")

    def __init__(self, owner: int, army: Army, heroes: tuple[int, ...], rout: bool, friendly: bool) -> None:
        self.owner: int = owner
        self.army: Army = army
        self.heroes: tuple[int, ...] = heroes
        self.rout: bool = rout
        self.friendly: bool = friendly

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        area = place_of(source)
        if self.army == NO_ARMY:
            found = hero_havens(s, self.owner, self.heroes, area)
        else:
            found = havens(s, self.owner, self.army, area, self.friendly)
        if not found:
            return [NoRetreat(self.owner, self.army, self.heroes, self.rout)]
        areas = s.board.areas
        return [RetreatTo(areas[k], self.owner, self.army, self.heroes, self.rout) for k in found]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-retreat", area=s.board.areas[place_of(source)], n=size(self.army) + len(self.heroes))

    def why_not(self, s: Runewars, seat: int, source: int, key: str) -> Msg | None:
        start, to = place_of(source), area_in(s, key)
        if to < 0:
            return None
        if to not in s.board.near[start] or start == to or self.army == NO_ARMY:
            return apart(s, start, to)
        if not preferred(s, self.owner, [to], self.friendly):
            return Msg("rw-why-haven", area=s.board.areas[to])
        return apart(s, start, to) or Msg("rw-why-friendly-haven", area=s.board.areas[to])


def hero_havens(s: Runewars, seat: int, heroes: tuple[int, ...], area: int) -> list[int]:
    """Any adjacent area behind borders that all of these heroes can cross, else that some can (RW-155)."""
    walk = crossings(s, seat, area)
    fly = [i for i in heroes if hero_of(s, i).flying]
    if not fly:
        return list(walk)
    return list(walk or s.board.near[area]) if len(fly) < len(heroes) else list(s.board.near[area])


def hero_of(s: Runewars, i: int) -> Hero:
    found: Hero = s.face[i]
    return found


class RetreatTo(OfArea):
    """They arrive; who cannot cross the border is destroyed, and a hero who cannot finds another area."""

    tag = "retreat_to"
    word = "retreat"
    fields = ("area", "owner", "army", "heroes", "rout")

    def __init__(self, area: Area, owner: int, army: Army, heroes: tuple[int, ...], rout: bool) -> None:
        self.area: Area = area
        self.owner: int = owner
        self.army: Army = army
        self.heroes: tuple[int, ...] = heroes
        self.rout: bool = rout

    def run(self, s: Runewars, seat: int, source: int) -> None:
        start, goal = place_of(source), s.board.at[self.area]
        afoot = goal in crossings(s, self.owner, start)
        coming = self.army if afoot else fliers(s, self.owner, self.army)
        if s.log is not None and coming != NO_ARMY:
            kind = "rw-retreat" if self.owner >= 0 else "rw-retreat-neutral"
            s.log.tell(kind, self.owner, "RW-150", area=self.area, n=size(coming))
        if coming != self.army:
            lost = tuple([n - m for n, m in zip(self.army, coming, strict=True)])
            scatter(s, self.owner, lost)
        behind = tuple([i for i in self.heroes if not afoot and not hero_of(s, i).flying])
        for i in self.heroes:
            if i not in behind:
                move_hero(s, self.owner, i, goal, self.rout)
        if behind:
            push_retreat(s, self.owner, NO_ARMY, start, behind, self.rout)
        arrive(s, goal, self.owner, routed(coming) if self.rout else coming)

    def message(self) -> Msg:
        return Msg("rw-option-retreat-to", area=self.area)


class NoRetreat(Step[Runewars]):
    """Nowhere to go: units are destroyed (RW-151, RW-156), heroes stay where they are, routed."""

    tag = "no_retreat"
    fields = ("owner", "army", "heroes", "rout")

    def __init__(self, owner: int, army: Army, heroes: tuple[int, ...], rout: bool) -> None:
        self.owner: int = owner
        self.army: Army = army
        self.heroes: tuple[int, ...] = heroes
        self.rout: bool = rout

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = place_of(source)
        scatter(s, self.owner, self.army)
        if self.heroes and self.army != NO_ARMY:
            push_retreat(s, self.owner, NO_ARMY, area, self.heroes, self.rout)
            return
        for i in self.heroes:
            move_hero(s, self.owner, i, area, self.rout)

    def key(self) -> str:
        return "nowhere"

    def message(self) -> Msg:
        return Msg("rw-option-no-retreat")


def scatter(s: Runewars, seat: int, army: Army) -> None:
    """Units that could not retreat back to the supply."""
    if army == NO_ARMY:
        return
    for k, n in enumerate(army):
        if n:
            take(s, seat, k % SLOTS, -n)
    if s.log is not None:
        kind = "rw-no-retreat" if seat >= 0 else "rw-no-retreat-neutral"
        s.log.tell(kind, seat, "RW-151", n=size(army))


def arrive(s: Runewars, area: int, seat: int, army: Army) -> None:
    """They come to an area, which is settled: limit, control, alliances (RW-112, RW-153)."""
    if army == NO_ARMY:
        return
    for k, n in enumerate(army):
        if n:
            put(s, area, seat, k, n)
    settle(s, area)


def move_hero(s: Runewars, seat: int, i: int, area: int, rout: bool) -> None:
    """A hero to an area, routed if need be; his player may look at the rune token there (RW-161)."""
    p = s.players[seat]
    k = p.heroes.index(i)
    _area, damage, strength, agility, wisdom, down = p.figures[k]
    p.figures[k] = (area, damage, strength, agility, wisdom, 1 if rout else down)
    look(s, seat, area)
    if s.log is not None:
        s.log.tell("rw-hero-retreats", seat, "RW-155", hero=s.face[i], area=s.board.areas[area])


register_all(list(globals().values()))
