"""Harvest, Recruit, Rally Support, Acquire Power, Fortify; dials, strongholds, developments (RW-060 to RW-064, RW-075
to RW-089)."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.games.runewars.actions import raze, set_dial, settle
from hagal.games.runewars.components import City
from hagal.games.runewars.names import (
    CIRCLE,
    DEFENSIVE,
    DIPLOMAT,
    FORTIFY,
    HARVEST,
    HEXAGON,
    INFLUENCE,
    POWER,
    RALLY,
    RECRUIT,
    RESOURCE_SITE,
    TRAINING_GROUND,
    TRIANGLE,
)
from hagal.games.runewars.state import Runewars
from tests.games.runewars.position import at, board, choose, counts, offered, position, push, rune, stronghold, units
from tests.rules import rule


def resolve(s: Runewars, order: int, seat: int = 0, played: tuple[int, ...] = ()) -> Runewars:
    """The primary ability of an order, then its bonus window."""
    p = s.players[seat]
    p.order, p.played = order, (*played, order)
    push(s, "bonus", seat)
    push(s, s.rules.kinds["order"][order - 1].primary, seat, 0)
    return s


HOME: dict[str, Any] = {"h0a": {"yields": (2, 1, 1)}, "h0b": {"yields": (1, 1, 0)}, "h0c": {"yields": (0, 0, 1)}}


# Dials


@rule("RW-060", "RW-063")
def test_a_dial_stays_between_0_and_8() -> None:
    s = position()
    set_dial(s, 0, 1, 11)
    set_dial(s, 0, 2, -2)
    assert s.players[0].dials == (3, 8, 0)


@rule("RW-060")
def test_land_won_or_lost_moves_no_dial() -> None:
    s = position(layout=board(a1={"yields": (3, 3, 3)}))
    units(s, "a1", 0, footman=1)
    assert s.players[0].dials == (3, 2, 2)


@rule("RW-064", "RW-061")
def test_icons_at_and_below_the_arrow_count() -> None:
    yields = position().players[0].faction.yields
    assert [wood[0] for wood in yields[1]] == [0, 1, 1, 2, 2, 3, 3, 4, 4]  # Bowmen on 1, 3, 5, 7


# Harvest


@rule("RW-075", "RW-T26", "RW-088")
def test_harvest_sets_the_dials_to_what_the_land_yields() -> None:
    s = position(layout=board(**HOME, b1={"yields": (1, 1, 0)}))
    units(s, "b1", 0, knight=1)
    stronghold(s, "b1", 0)
    stronghold(s, "h0a", 0)
    s.development[at(s, "h0a")] = DIPLOMAT
    p = s.players[0]
    p.developments = (1, 0, 1, 2)
    p.dials = (2, 4, 2)
    resolve(s, HARVEST)
    choose(s)
    assert p.dials == (4, 3, 2)
    before = p.influence
    choose(s, "bonus")
    assert p.influence == before + 2
    choose(s, "develop b1 training_ground")
    assert p.dials == (4, 2, 2)
    assert s.development[at(s, "b1")] == TRAINING_GROUND
    assert p.developments == (1, 0, 0, 2)
    assert (p.influence, p.fresh) == (before + 2, [])  # what is built now pays the next time (RW-088)


@rule("RW-004", "RW-075")
def test_home_realm_areas_count_while_they_are_controlled() -> None:
    s = position(layout=board(**HOME))
    units(s, "h0a", 1, archer=1)
    resolve(s, HARVEST)
    choose(s)
    assert s.players[0].dials == (1, 1, 1)


@rule("RW-063", "RW-075")
def test_harvest_above_8_is_8() -> None:
    s = position(layout=board(**HOME, a1={"yields": (9, 0, 0)}))
    units(s, "a1", 0, footman=1)
    resolve(s, HARVEST)
    choose(s)
    assert s.players[0].dials[0] == 8


@rule("RW-076", "RW-062")
def test_no_development_without_wood_and_one_at_each_stronghold() -> None:
    s = position(layout=board())
    stronghold(s, "h0a", 0)
    resolve(s, HARVEST)
    choose(s, "bonus")
    assert not s.stack  # no wood: nothing is asked
    t = position(layout=board(h0b={"yields": (0, 1, 0)}))
    stronghold(t, "h0a", 0)
    t.development[at(t, "h0a")] = DEFENSIVE
    resolve(t, HARVEST)
    choose(t, "bonus")
    assert not t.stack  # the only one has a development


@rule("RW-082", "RW-086", "RW-088")
def test_developments_bring_what_they_bring() -> None:
    s = position(layout=board(a1={"yields": (1, 0, 1)}, a2={"yields": (0, 0, 2)}))
    for id, kind in (("a1", RESOURCE_SITE), ("a2", TRAINING_GROUND)):
        stronghold(s, id, 0)
        s.development[at(s, id)] = kind
    s.players[0].developments = (0, 1, 0, 2)
    resolve(s, HARVEST)
    choose(s, "bonus")
    assert offered(s) == ["food", "ore"]
    choose(s, "ore")
    assert s.players[0].dials == (1, 0, 4)
    assert len(s.players[0].fresh) == 1


@rule("RW-086")
def test_a_development_is_lost_with_its_stronghold() -> None:
    s = position()
    area = stronghold(s, "a1", 0)
    s.development[area] = DIPLOMAT
    s.players[0].developments = (1, 0, 1, 2)
    raze(s, area)
    settle(s, area)
    assert (s.development[area], s.players[0].developments, s.players[0].strongholds) == (-1, (1, 1, 1, 2), 4)
    assert s.control[area] == -1


@rule("RW-088", "RW-019")
def test_there_are_more_developments_than_strongholds() -> None:
    p = position().players[0]
    assert (sum(p.developments), p.strongholds) == (5, 4)


# Recruit


@rule("RW-077", "RW-083", "RW-T27")
def test_recruit_with_wood_then_ore_and_down_to_eight() -> None:
    s = position()
    units(s, "h0a", 0, bowman=3, footman=2)
    stronghold(s, "h0a", 0)
    s.players[0].dials = (3, 4, 4)
    resolve(s, RECRUIT, played=(1,))
    choose(s, "wood")
    assert counts(s, "h0a") == {"bowman": 5, "footman": 2}
    choose(s, "bonus")
    assert offered(s) == ["food", "ore"]  # a different dial
    choose(s, "ore")
    assert offered(s) == ["destroy bowman", "destroy footman", "destroy knight", "destroy siege_tower"]
    choose(s, "destroy footman")
    assert counts(s, "h0a") == {"bowman": 5, "footman": 1, "knight": 1, "siege_tower": 1}
    assert s.players[0].dials == (3, 4, 4)


@rule("RW-083")
def test_recruits_are_split_over_strongholds_as_one_likes_activated_areas_too() -> None:
    s = position()
    stronghold(s, "a1", 0)
    s.activated[stronghold(s, "a2", 0)] = 1
    s.players[0].dials = (3, 0, 0)
    resolve(s, RECRUIT, played=(8,))
    choose(s, "food")
    assert offered(s) == [f"deploy {n} footman a1" for n in (2, 1, 0)]
    choose(s, "deploy 1 footman a1")
    assert (counts(s, "a1"), counts(s, "a2")) == ({"footman": 1}, {"footman": 1})


@rule("RW-083", "RW-018", "RW-019")
def test_a_type_that_is_all_in_play_may_give_up_one_for_another() -> None:
    s = position()
    stronghold(s, "h0a", 0)
    units(s, "c3", 0, knight=7, knight_routed=1)
    s.players[0].dials = (0, 0, 2)
    resolve(s, RECRUIT, played=(8,))
    choose(s, "ore")
    assert offered(s) == ["done", "destroy knight c3", "destroy knight c3 routed"]
    choose(s, "destroy knight c3 routed")
    assert (counts(s, "c3"), counts(s, "h0a")) == ({"knight": 7}, {"knight": 1})
    t = position()
    stronghold(t, "h0a", 0)
    units(t, "c3", 0, knight=8)
    t.players[0].dials = (0, 0, 2)
    resolve(t, RECRUIT, played=(8,))
    choose(t, "ore", "done")
    assert (counts(t, "c3"), counts(t, "h0a")) == ({"knight": 8}, {})


@rule("OP-12")
def test_without_a_stronghold_nothing_is_recruited() -> None:
    s = position()
    resolve(s, RECRUIT, played=(8,))
    choose(s, "food")
    assert not s.stack
    assert s.players[0].supply == s.players[0].faction.supply


# Rally Support


def city(s: Runewars, id: str, shape: int = TRIANGLE, n: int = 2) -> int:
    area = at(s, id)
    s.city[area] = City("test", "Test", shape=shape, units=n, tactics=1, influence=2, quests=1)
    return area


@rule("RW-078", "RW-089")
def test_each_controlled_city_gives_one_of_its_benefits() -> None:
    s = position()
    city(s, "a1")
    city(s, "a2", CIRCLE)
    city(s, "a3")
    units(s, "a1", 0, footman=1)
    units(s, "a2", 0, footman=1)
    resolve(s, RALLY, played=(8,))
    assert offered(s) == ["done", "beastman", "razorwing", "tactics", "influence", "quests"]
    choose(s, "razorwing")
    assert counts(s, "a1") == {"footman": 1, "razorwing": 2}
    assert offered(s) == ["done", "sorcerer", "tactics", "influence", "quests"]
    choose(s, "influence")
    assert s.players[0].influence == 2
    assert not s.stack


@rule("OP-20", "RW-078")
def test_fewer_figures_left_than_printed_are_placed_and_none_is_no_offer() -> None:
    s = position()
    city(s, "a1", HEXAGON)
    units(s, "a1", 0, footman=1)
    units(s, "c3", -1, dragon=3, giant=4)
    resolve(s, RALLY, played=(8,))
    assert offered(s) == ["done", "dragon", "tactics", "influence", "quests"]
    choose(s, "dragon")
    assert counts(s, "a1") == {"footman": 1, "dragon": 1}


@rule("OP-23", "RW-078")
def test_a_city_may_be_left_alone() -> None:
    s = position()
    city(s, "a1")
    units(s, "a1", 0, footman=8)
    resolve(s, RALLY, played=(8,))
    choose(s, "done")
    p = s.players[0]
    assert (counts(s, "a1"), p.influence, p.fresh, p.quests) == ({"footman": 8}, 0, [], [])


@rule("RW-079", "OP-12")
def test_heroes_are_hired_for_one_to_three_influence_at_a_stronghold() -> None:
    s = position()
    s.players[0].influence = 2
    resolve(s, RALLY)
    choose(s)
    assert not s.stack  # no city, no stronghold: neither benefit nor bonus
    stronghold(s, "h0a", 0)
    s.players[0].influence = 0
    assert offered(resolve(s, RALLY)) == []  # nothing to pay with
    s.players[0].influence = 2
    s.rules.steps["hire_hero"] = s.rules.steps["check_runes"]
    resolve(s, RALLY)
    choose(s, "bonus")
    assert offered(s) == ["done", "pay 1", "pay 2"]
    choose(s, "pay 2")
    assert s.players[0].influence == 0


# Acquire Power


@rule("RW-080")
def test_influence_as_the_dials_show() -> None:
    s = position()
    p = s.players[0]
    p.dials = (6, 4, 1)
    shown = [icon for dial, at in zip(p.faction.dials, p.dials, strict=True) for icon in dial[: at + 1]]
    assert INFLUENCE in shown
    resolve(s, POWER, played=(8,))
    choose(s)
    assert p.influence == shown.count(INFLUENCE)


@rule("RW-080", "RW-T28", "OP-18", "RW-202")
def test_a_title_costs_more_than_lies_on_it() -> None:
    s = position()
    p = s.players[0]
    p.dials, p.influence = (0, 0, 0), 4
    s.title_of[1], s.title_influence[1] = 1, 3
    s.title_of[2], s.title_influence[2] = 0, 1
    resolve(s, POWER)
    choose(s, "bonus")
    titles = [title.id for title in s.rules.kinds["title"]]
    found = offered(s)
    assert found == ["done", *[f"title {titles[0]} {n}" for n in (1, 2, 3, 4)], f"title {titles[1]} 4"]
    choose(s, f"title {titles[0]} 3")
    assert (s.title_of[0], s.title_influence[0], p.influence) == (0, 3, 1)


@rule("RW-018", "RW-080")
def test_however_much_lies_on_a_title_more_takes_it() -> None:
    s = position()
    s.players[0].dials, s.players[0].influence = (0, 0, 0), 90
    s.title_of[0], s.title_influence[0] = 1, 80
    resolve(s, POWER)
    choose(s, "bonus")
    found = [key for key in offered(s) if key.startswith(f"title {s.rules.kinds['title'][0].id} ")]
    assert (found[0].split()[-1], found[-1].split()[-1]) == ("81", "90")


@rule("OP-18")
def test_an_own_title_may_be_raised_under_that_reading() -> None:
    s = position(own_title="raise")
    p = s.players[0]
    p.dials, p.influence = (0, 0, 0), 2
    s.title_of[0], s.title_influence[0] = 0, 1
    resolve(s, POWER)
    choose(s, "bonus")
    assert f"title {s.rules.kinds['title'][0].id} 2" in offered(s)


# Fortify


@rule("RW-081", "RW-085", "RW-062")
def test_build_repair_each_once_in_any_order() -> None:
    s = position()
    units(s, "a1", 0, footman=1)
    city(s, "a2")
    units(s, "a2", 0, footman=1)
    area = stronghold(s, "h0a", 0, damaged=True)
    s.players[0].dials = (0, 2, 3)
    resolve(s, FORTIFY)
    assert offered(s) == ["done", "build a1", "build h0b", "build h0c", "repair h0a"]  # no city, no second stronghold
    choose(s, "repair h0a")
    assert (s.stronghold[area], s.players[0].dials) == (0, (0, 2, 2))
    choose(s, "build a1")
    assert (s.stronghold[at(s, "a1")], s.players[0].dials, s.players[0].strongholds) == (0, (0, 1, 1), 2)
    assert not s.stack  # no bonus, nothing left


@rule("RW-081", "RW-062")
def test_neither_is_built_from_an_empty_dial() -> None:
    s = position()
    stronghold(s, "h0a", 0, damaged=True)
    s.players[0].dials = (5, 5, 0)
    resolve(s, FORTIFY)
    choose(s)
    assert not s.stack


@rule("RW-019", "RW-081")
def test_the_fifth_stronghold_costs_another() -> None:
    s = position()
    for id in ("a1", "a2", "a3", "a4"):
        stronghold(s, id, 0)
    s.players[0].dials = (0, 1, 1)
    resolve(s, FORTIFY)
    choose(s, "build h0a")
    assert offered(s) == ["abandon a1", "abandon a2", "abandon a3", "abandon a4"]
    choose(s, "abandon a2")
    assert (s.stronghold[at(s, "a2")], s.stronghold[at(s, "h0a")], s.players[0].strongholds) == (-1, 0, 0)
    assert s.control[at(s, "a2")] == -1


@rule("RW-087")
def test_a_destroyed_city_leaves_room_for_a_stronghold() -> None:
    s = position()
    area = city(s, "a1")
    units(s, "a1", 0, footman=1)
    s.players[0].dials = (0, 1, 1)
    s.city[area] = None
    resolve(s, FORTIFY)
    assert "build a1" in offered(s)


@rule("RW-081")
def test_runes_are_moved_where_there_are_any() -> None:
    s = position()
    s.players[0].dials = (0, 0, 0)
    rune(s, "h0a", dragon=True)
    resolve(s, FORTIFY)
    assert offered(s) == ["done", "runes"]
    choose(s, "runes", "runes h0c", "rune h0c")  # h0a has the only token
    assert s.rune_at == [at(s, "h0c")]
    assert not s.stack  # once only


@rule("RW-081")
def test_runes_need_two_areas() -> None:
    s = position()
    s.players[0].dials = (0, 0, 0)
    rune(s, "h0a", dragon=True)
    for id in ("h0b", "h0c"):
        units(s, id, 1, archer=1)
    assert offered(resolve(s, FORTIFY)) == []


@pytest.mark.parametrize("order", [HARVEST, POWER])
@rule("OP-23")
def test_harvest_and_acquire_power_are_always_resolved(order: int) -> None:
    s = position()
    s.players[0].dials = (8, 8, 8)
    resolve(s, order, played=(8,))
    choose(s)
    assert (s.players[0].dials == (0, 0, 0)) is (order == HARVEST)
    assert (s.players[0].influence > 0) is (order == POWER)
