"""Neutral units and diplomacy (RW-110 to RW-119)."""

from __future__ import annotations

import pytest

from hagal.games.runewars.actions import settle
from hagal.games.runewars.deeds import ALLIED, done
from hagal.games.runewars.names import CONQUER, MOBILIZE, STRATEGIZE
from hagal.games.runewars.state import Runewars
from tests.games.runewars.position import (
    at,
    choose,
    counts,
    hero,
    offered,
    ordered,
    position,
    stack_fate,
    stronghold,
    units,
)
from tests.rules import rule

GOLD, GREY, RED = 5, 3, 1  # numbers of fate cards


def meeting(influence: int = 3, **neutral: int) -> Runewars:
    """Two Footmen march from c2 to neutral units in c3."""
    s = position()
    units(s, "c3", -1, **(neutral or {"beastman": 2, "dragon": 1}))
    units(s, "c2", 0, footman=2, bowman=1)
    s.players[0].influence = influence
    ordered(s, CONQUER)
    choose(s, "activate c3", "move 2 footman c2")
    return s


@rule("RW-097", "RW-115", "RW-117")
def test_battle_or_one_to_six_influence() -> None:
    assert offered(meeting(3)) == ["battle", "diplomacy 1", "diplomacy 2", "diplomacy 3"]
    assert offered(meeting(9))[-1] == "diplomacy 6"


@rule("RW-115", "RW-T08", "RW-T09", "RW-T16", "RW-110")
def test_gold_allies_all_of_them_and_all_cards_are_discarded() -> None:
    s = meeting(3)
    stack_fate(s, GOLD, RED, GREY)
    choose(s, "diplomacy 3")
    assert offered(s) == ["gold", "grey", "red"]
    choose(s, "gold")
    assert counts(s, "c3") == {"footman": 2, "beastman": 2, "dragon": 1}
    assert s.control[at(s, "c3")] == 0
    assert [s.face[i].number for i in s.fate_discard] == [GOLD, RED, GREY]
    assert (s.players[0].influence, s.drawn, s.marching) == (0, [], [])
    assert done(s, ALLIED) == 3


@rule("RW-115", "RW-156", "RW-157")
def test_grey_makes_them_retreat_routed() -> None:
    s = meeting(1)
    stack_fate(s, GREY)
    choose(s, "diplomacy 1")
    assert s.stack[-1][1] == 1  # the player to the left decides (RW-114)
    choose(s, offered(s)[0])
    assert counts(s, "c3") == {"footman": 2}
    fled = [area.id for k, area in enumerate(s.board.areas) if s.army[k][14] == 2]
    assert len(fled) == 1
    assert counts(s, fled[0]) == {"beastman_routed": 2, "dragon_routed": 1}
    assert s.control[at(s, fled[0])] == -1


@rule("RW-115", "RW-119")
def test_red_is_a_battle_or_all_own_units_retreat_and_heroes_stay() -> None:
    s = meeting(1)
    k = hero(s, 0, "c3")
    stack_fate(s, RED)
    choose(s, "diplomacy 1")
    assert offered(s) == ["battle", "retreat"]
    choose(s, "retreat")
    assert counts(s, "c2") == {"bowman": 1, "footman_routed": 2}  # the only friendly area nearby
    assert counts(s, "c3") == {"beastman": 2, "dragon": 1}
    assert s.players[0].figures[k] == (at(s, "c3"), 0, 0, 0, 0, 0)


@rule("RW-073", "RW-T25")
def test_after_a_battle_red_leaves_retreat_alone_and_enemy_areas_are_closed() -> None:
    s = position()
    units(s, "c3", -1, beastman=1)
    units(s, "c2", 0, footman=8)
    units(s, "b2", 1, archer=1)
    s.players[0].influence = 2
    s.fought = 1
    ordered(s, MOBILIZE)
    choose(s, "activate b2")
    assert not s.stack  # nobody may go there: it would be the second battle
    ordered(s, MOBILIZE)
    stack_fate(s, RED, RED + 1)
    choose(s, "activate c3", "move 8 footman c2")
    assert offered(s) == ["diplomacy 1", "diplomacy 2"]  # no battle
    choose(s, "diplomacy 2")
    assert counts(s, "c3") == {"beastman": 1}
    assert not s.marching
    assert sum(s.players[0].supply) == 36 - 8


@rule("RW-073")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_has_fought_marches_into_no_enemy_area_but_into_own_and_empty_ones(seat: int) -> None:
    s = position()
    s.active = seat
    own, enemy = ("footman", "archer")[seat], ("archer", "footman")[seat]
    units(s, "c3", seat, **{own: 2})
    units(s, "c2", 1 - seat, **{enemy: 1})
    units(s, "c4", seat, **{own: 1})
    s.fought, s.players[seat].influence = 1, 3
    for target, come in (("c2", False), ("c4", True), ("b3", True)):
        t = s.copy()
        ordered(t, MOBILIZE, seat)
        choose(t, f"activate {target}")
        assert (f"move 1 {own} c3" in offered(t)) is come


@rule("RW-073")
def test_without_influence_nobody_may_march_into_a_second_battle_with_neutrals() -> None:
    s = position()
    units(s, "c3", -1, beastman=1)
    units(s, "c2", 0, footman=2)
    s.fought = 1
    ordered(s, MOBILIZE)
    choose(s, "activate c3")
    assert not s.stack
    assert counts(s, "c2") == {"footman": 2}


@rule("RW-103", "RW-117")
def test_more_than_eight_must_fight() -> None:
    s = position()
    units(s, "c3", -1, beastman=1)
    units(s, "c2", 0, footman=8)
    units(s, "b2", 0, bowman=1)
    s.players[0].influence = 6
    ordered(s, CONQUER)
    choose(s, "activate c3", "move 1 bowman b2", "move 8 footman c2")
    assert s.battle is not None  # there was nothing to choose: the battle came
    assert (len(s.battle.units[0]), s.players[0].influence) == (9, 6)


@rule("RW-118", "RW-017")
def test_gold_above_eight_is_destroyed_down_to_eight() -> None:
    s = position()
    units(s, "c3", -1, beastman=2)
    units(s, "c2", 0, footman=7)
    s.players[0].influence = 1
    stack_fate(s, GOLD)
    ordered(s, CONQUER)
    choose(s, "activate c3", "move 7 footman c2", "diplomacy 1")
    assert offered(s) == ["destroy footman", "destroy beastman"]
    choose(s, "destroy beastman")
    assert counts(s, "c3") == {"footman": 7, "beastman": 1}
    assert s.neutral[0] == 8 - 1


@rule("RW-116", "RW-300")
def test_drawn_and_discarded_fate_cards_are_open_to_all() -> None:
    s = meeting(2)
    stack_fate(s, GOLD, RED)
    choose(s, "diplomacy 2")
    assert all(s.known[i] == 0xFF for i in s.drawn)


@rule("RW-110", "RW-111", "RWF-011")
def test_neutral_units_are_allied_while_their_area_is_controlled() -> None:
    s = position()
    units(s, "c3", 0, footman=1, beastman=2)
    area = at(s, "c3")
    assert s.control[area] == 0
    s.army[area] = (0, 0, 0, 0, 2, *s.army[area][5:])
    s.players[0].supply = s.players[0].faction.supply
    settle(s, area)
    assert s.control[area] == -1


@rule("RW-110")
def test_a_stronghold_or_the_home_realm_keeps_them_allied() -> None:
    s = position()
    stronghold(s, "c3", 0)
    units(s, "c3", 0, beastman=2)
    units(s, "h0a", 0, beastman=1)
    assert (s.control[at(s, "c3")], s.control[at(s, "h0a")]) == (0, 0)


@rule("RW-113", "RW-007")
def test_neutral_units_put_into_an_empty_area_are_nobodys() -> None:
    s = position()
    units(s, "c3", -1, beastman=1)
    assert s.control[at(s, "c3")] == -1


@rule("OP-15", "RW-111", "RW-004")
def test_allies_left_behind_in_anothers_home_realm_make_it_neutral_until_they_are_gone() -> None:
    s = position()
    area = units(s, "h1a", 0, footman=1, beastman=1)
    ordered(s, STRATEGIZE)
    choose(s, "units h1a", "move 1 footman e1", "done")
    assert (s.control[area], counts(s, "h1a")) == (-1, {"beastman": 1})
    ordered(s, CONQUER, 1)  # its owner talks to them like anybody
    s.active, s.players[1].influence = 1, 1
    units(s, "h1b", 1, archer=1)
    stack_fate(s, GREY)
    choose(s, "activate h1a", "move 1 archer h1b", "diplomacy 1")
    while options := offered(s):
        choose(s, options[0])
    assert (s.control[area], counts(s, "h1a")) == (1, {"archer": 1})


@rule("OP-15")
def test_unallied_neutral_units_in_a_home_realm_make_it_nobodys() -> None:
    s = position()
    area = at(s, "h0a")
    s.control[area] = -1
    units(s, "h0a", -1, beastman=1)
    assert s.control[area] == -1
    s.army[area] = (0,) * 20
    settle(s, area)
    assert s.control[area] == 0  # control comes back at once when they are gone (RW-004)
