"""Hero support (RW-122, RWR-008)."""

from __future__ import annotations

from tests.games.runewars import questing
from tests.games.runewars.battles import MISSES, battle, field, hero, meet, retreats
from tests.games.runewars.position import (
    asked,
    at,
    choose,
    offered,
    stack_fate,
)
from tests.rules import rule

# Hero support


@rule("RWR-008")
def test_support_is_for_standing_heroes_and_own_units_only() -> None:
    s = field("daqan", "latari", rules="revised")
    hero(s, 0, "here")
    hero(s, 0, "elsewhere", "c4")
    hero(s, 1, "other")
    s.players[1].figures[0] = (*s.players[1].figures[0][:5], 1)
    meet(s, {"footman": 1, "giant": 1}, {"archer": 1})
    assert asked(s) == 0
    assert sorted(offered(s)) == ["no support", "support here footman", "support here giant"]
    stack_fate(s, *MISSES)
    choose(s, "support here giant")
    assert offered(s) == ["extra", "plain"]  # the defender with his routed hero was not asked
    assert battle(s).support[1] == ()


@rule("RWR-008")
def test_the_attacker_supports_first() -> None:
    s = field("daqan", "latari", rules="revised")
    hero(s, 0, "mine")
    hero(s, 1, "yours")
    meet(s, {"footman": 1}, {"archer": 1, "giant": 1})
    assert asked(s) == 0
    choose(s, "no support")
    assert (asked(s), offered(s)) == (1, ["support yours archer", "support yours giant", "no support"])


@rule("RWR-008")
def test_two_heroes_support_two_types() -> None:
    s = field("daqan", "latari", rules="revised")
    hero(s, 0, "one")
    hero(s, 0, "two")
    meet(s, {"footman": 1, "knight": 1}, {"archer": 1})
    choose(s, "support one knight")
    assert offered(s) == ["support two footman", "no support"]
    choose(s, "support two footman")
    assert [slot for _hero, slot in battle(s).support[0]] == [2, 1]


@rule("RWR-008")
def test_unallied_neutrals_have_no_support() -> None:
    s = field("daqan", "latari", rules="revised")
    hero(s, 1, "runner")
    meet(s, {"footman": 1}, {"beastman": 1}, seat=-1)
    stack_fate(s, 1, 2)
    assert asked(s) == 0  # a tie: the attacker retreats
    retreats(s)
    assert s.stack == []


@rule("RWR-008")
def test_supporters_without_units_retreat_together() -> None:
    s = field("daqan", "latari", rules="revised")
    hero(s, 0, "one")
    meet(s, {"footman": 1}, {"archer": 2})
    stack_fate(s, 15, 1)  # the Footman dies before he strikes
    choose(s, "support one footman")
    assert asked(s) == 0
    assert sorted(offered(s)) == [f"retreat {id}" for id in ("b2", "b3", "c2", "c4", "d2", "d3")]
    retreats(s, "d3")
    assert s.players[0].figures == [(at(s, "d3"), 0, 0, 0, 0, 1)]


@rule("RWR-008", "RW-123")
def test_a_hero_who_leaves_before_it_begins_supports_nobody() -> None:
    s = field("daqan", "latari", rules="revised")
    questing.hero(s, "ronan_of_the_wild", 0, "c3")
    questing.reward(s, "rune_of_teleportation", 0, "ronan_of_the_wild")
    meet(s, {"bowman": 1, "footman": 1}, {"archer": 4})
    stack_fate(s, *MISSES)
    choose(s, "support ronan_of_the_wild footman", "use rune_of_teleportation", "teleport h0a")
    assert len(s.fate_discard) == 6  # a card for each unit: nobody draws another one for the Footman
    retreats(s, "c4")
    assert questing.figure(s, "ronan_of_the_wild") == ("h0a", 0, (0, 0, 0), False)


@rule("RWR-008")
def test_the_extra_card_may_be_left() -> None:
    s = field("daqan", "latari", rules="revised")
    hero(s, 0, "one")
    meet(s, {"bowman": 2}, {"archer": 1})
    choose(s, "support one bowman")
    assert offered(s) == ["extra", "plain"]
    stack_fate(s, *MISSES)
    choose(s, "plain")
    assert len(s.fate_discard) == 3


@rule("RW-122")
def test_there_is_no_support_in_2010() -> None:
    s = field("daqan", "latari")
    hero(s, 0, "one")
    meet(s, {"bowman": 2}, {"archer": 1})
    stack_fate(s, *MISSES)
    assert offered(s)[0].startswith("retreat")
    assert len(s.fate_discard) == 3
