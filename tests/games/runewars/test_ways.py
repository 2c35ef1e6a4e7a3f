"""Who may go where, compared with another reckoning: every path walked step by step on boards with borders by chance
(RW-070, RW-090 to RW-100, RWR-009)."""

from __future__ import annotations

import pytest

from hagal.games.runewars.actions import unit_of
from hagal.games.runewars.army import NO_ARMY, has_own
from hagal.games.runewars.names import (
    FROZEN,
    MOBILIZE,
    MOUNTAIN,
    OPEN,
    OWN_TYPES,
    PASSES,
    SLOTS,
    SLOWED,
    STRATEGIZE,
    WATER,
)
from hagal.games.runewars.orders.march import NO_MARCH
from hagal.games.runewars.state import Runewars
from hagal.kernel.chance import Rng
from tests.games.runewars.position import board, choose, hero, offered, ordered, plain_places, position, units
from tests.rules import rule

ARMIES = (
    {"archer": 2, "pegasus_rider": 1},
    {"warrior": 1, "razorwing": 1},
    {"pegasus_rider_routed": 1, "beastman": 2},
    {"sorceress": 1, "dragon": 1, "archer_routed": 1},
)
HEROES = ("andira_runehand", "mad_carthos", "silhouette")


def scattered(seed: int) -> tuple[Runewars, Rng]:
    """Latari against Daqan, with neutral units, tokens and heroes anywhere, and borders of all kinds between."""
    rng = Rng(seed)
    places = plain_places()
    sides = {}
    for a in places:
        for b in places:
            if a < b and rng.below(3) == 0:
                sides[(a, b)] = (MOUNTAIN, WATER)[rng.below(2)]
    s = position("latari", "daqan", layout=board(("latari", "daqan"), sides))
    for id in places:
        what = rng.below(8)
        if what < 2:
            units(s, id, 0, **ARMIES[rng.below(4)])
        elif what == 2:
            units(s, id, 1, footman=1)
        elif what == 3:
            units(s, id, -1, hellhound=1)
    for name in HEROES:
        hero(s, 0, list(places)[rng.below(25)], name)
    for area in range(len(s.activated)):
        s.activated[area] = rng.below(4) if rng.below(4) == 0 else 0
    s.flags = FROZEN * rng.below(2) | (SLOWED if rng.below(3) == 0 else 0)
    s.turn_flags = PASSES * rng.below(2)
    return s, rng


def crosses(s: Runewars, a: int, b: int, flying: bool) -> bool:
    border = s.board.border(a, b)
    if flying or border == OPEN:
        return True
    return bool(s.flags & FROZEN if border == WATER else s.turn_flags & PASSES)


def open_to(s: Runewars, area: int) -> bool:
    """Friendly or empty."""
    return s.control[area] == 0 or (s.control[area] < 0 and s.army[area] == NO_ARMY)


def reaches(s: Runewars, start: int, target: int, steps: int, flying: bool, hero: bool) -> bool:
    """Is there a path of at most so many steps, tried one after the other?"""
    if start == target:
        return True
    if not steps:
        return False
    for other in s.board.near[start]:
        passable = hero or other == target or open_to(s, other)
        if crosses(s, start, other, flying) and passable and reaches(s, other, target, steps - 1, flying, hero):
            return True
    return False


def expected_march(s: Runewars, target: int) -> set[str]:
    """All that can be sent first: own units, allied ones too where they may come alone, heroes."""
    found = set()
    for k, army in enumerate(s.army):
        if s.control[k] != 0 or k == target or s.activated[k] & 1:
            continue
        for slot in range(SLOTS if s.control[target] == 0 else OWN_TYPES):
            for n in range(1, army[slot] + 1):
                unit = unit_of(s, 0, slot)
                steps = 2 + unit.fast - bool(s.flags & SLOWED)
                if reaches(s, k, target, steps, unit.flying, hero=False):
                    found.add(f"move {n} {unit.id} {s.board.areas[k].id}")
    for i, figure in zip(s.players[0].heroes, s.players[0].figures, strict=True):
        who = s.face[i]
        if figure[0] != target and reaches(s, figure[0], target, 2 + who.fast, who.flying, hero=True):
            found.add(f"move {who.id}")
    return found


@rule("RW-072", "RW-090", "RW-091", "RW-093", "RW-098", "RW-100", "RWR-009")
@pytest.mark.parametrize("seed", range(12))
def test_who_can_march_to_an_area(seed: int) -> None:
    s, _rng = scattered(seed)
    places = [k for k, tokens in enumerate(s.activated) if not tokens & 1]
    ordered(s, MOBILIZE)
    assert offered(s) == [NO_MARCH.key(), *[f"activate {s.board.areas[k].id}" for k in places]]
    for target in places:
        t = s.copy()
        wanted = expected_march(t, target)
        choose(t, f"activate {t.board.areas[target].id}")
        assert set(offered(t)[1:]) == wanted, (seed, t.board.areas[target].id)


def expected_moves(s: Runewars, area: int, slots: range) -> set[str]:
    """Units of an area to neighbours; allied ones to where somebody or something of their player's stays."""
    found = set()
    for slot in slots:
        unit = unit_of(s, 0, slot)
        for to in s.board.near[area]:
            if not open_to(s, to) or not crosses(s, area, to, unit.flying):
                continue
            if slot >= OWN_TYPES and s.home[to] != 0 and not has_own(s.army[to]):
                continue
            for n in range(1, s.army[area][slot] + 1):
                found.add(f"move {n} {unit.id} {s.board.areas[to].id}")
    return found


@rule("RW-070", "RW-091", "RW-093", "RW-098")
@pytest.mark.parametrize("seed", range(12))
def test_who_can_move_with_strategize(seed: int) -> None:
    s, _rng = scattered(seed)
    ordered(s, STRATEGIZE)
    offers = set(offered(s))
    for k, owner in enumerate(s.control):
        for group, slots in (("units", range(OWN_TYPES)), ("allies", range(OWN_TYPES, SLOTS))):
            may_leave = owner == 0 and not s.activated[k] & 1
            wanted = expected_moves(s, k, slots) if may_leave else set()
            key = f"{group} {s.board.areas[k].id}"
            assert (key in offers) is bool(wanted), (seed, key)
            if wanted:
                t = s.copy()
                choose(t, key)
                assert set(offered(t)[1:]) == wanted
    walks = set()
    for i, figure in zip(s.players[0].heroes, s.players[0].figures, strict=True):
        for to in s.board.near[figure[0]]:
            if open_to(s, to) and crosses(s, figure[0], to, s.face[i].flying):
                walks.add(f"move {s.face[i].id} {s.board.areas[to].id}")
    assert {key for key in offers if key.startswith("move")} == walks


@rule("RW-094", "RW-001")
@pytest.mark.parametrize("flying", [False, True])
def test_a_hole_is_no_way_for_anybody(flying: bool) -> None:
    """Only c3 is missing from a ring: from c2 to c4 it is three steps round it, not two across."""
    whole = board(("latari", "daqan"))
    ring = type(whole)(tuple(placed for placed in whole.placed if placed[0].id != "t_c3"))
    s = position("latari", "daqan", layout=ring)
    units(s, "c2", 0, **{"pegasus_rider" if flying else "archer": 1})
    ordered(s, MOBILIZE)
    choose(s, "activate c4")
    assert not s.stack  # nobody can come
    t = position("latari", "daqan")
    units(t, "c2", 0, **{"pegasus_rider" if flying else "archer": 1})
    ordered(t, MOBILIZE)
    choose(t, "activate c4")
    assert len(offered(t)) == 2
