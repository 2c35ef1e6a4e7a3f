"""Ways across the board (RW-090 to RW-100): which borders stop a figure, and what it may pass through."""

from __future__ import annotations

from hagal.games.runewars.army import NO_ARMY
from hagal.games.runewars.names import FROZEN, PASSES, RANGE
from hagal.games.runewars.state import Runewars

FAR = 99


def neighbours(s: Runewars, flying: bool) -> tuple[tuple[int, ...], ...]:
    """For each area the neighbours that a figure may go to, as far as printed borders stop it (RW-093)."""
    board = s.board
    frozen, passes = s.flags & FROZEN, s.turn_flags & PASSES
    if flying or (frozen and passes):
        return board.near
    if frozen:
        return board.winter
    return board.heights if passes else board.walk


def ways(s: Runewars, area: int, flying: bool) -> tuple[int, ...]:
    """The neighbours that a figure may go to from an area."""
    found = neighbours(s, flying)[area]
    for fold in s.rules.queries.get("adjacent", ()):
        found = fold(s, s.active, found, area)
    return found


def enters(s: Runewars, seat: int, area: int) -> bool:
    """Friendly or empty: where units may pass, and where Strategize may lead (RW-070, RW-090)."""
    owner = s.control[area]
    return owner == seat or (owner < 0 and s.army[area] == NO_ARMY)


def between(s: Runewars, seat: int, start: int, target: int, flying: bool) -> list[int]:
    """The areas between on a shortest way of units: of several, the first; none if they are neighbours."""
    steps = steps_to(s, seat, target, flying, RANGE + 1)
    found: list[int] = []
    area = start
    while FAR > steps[area] > 1:
        nearer = [k for k in ways(s, area, flying) if steps[k] == steps[area] - 1 and enters(s, seat, k)]
        if not nearer:  # who held the way is there no more
            return []
        area = nearer[0]
        found.append(area)
    return found


def steps_to(s: Runewars, seat: int, target: int, flying: bool, most: int, hero: bool = False) -> list[int]:
    """How many steps each area is from a target, up to a number of them, by a legal path; FAR: too many. Units pass
    friendly and empty areas only; heroes pass all."""
    control, armies = s.control, s.army
    around, folds = neighbours(s, flying), s.rules.queries.get("adjacent", ())
    found = [FAR] * len(control)
    found[target] = 0
    edge = [target]
    for n in range(1, most + 1):
        following = []
        for k in edge:
            if n > 1 and not hero:
                owner = control[k]
                if owner != seat and (owner >= 0 or armies[k] != NO_ARMY):  # as `enters`
                    continue
            near = around[k]
            for fold in folds:
                near = fold(s, s.active, near, k)
            for other in near:
                if found[other] == FAR:
                    found[other] = n
                    following.append(other)
        edge = following
    return found
