"""The twelve heroes: their cards compared with the data, and a test of each ability."""

from __future__ import annotations

import pytest

from hagal.games.runewars.catalogue.heroes import HEROES
from hagal.games.runewars.names import EVIL, GOOD, NEUTRAL, STRENGTH
from hagal.games.runewars.quests.abilities import ABILITIES
from hagal.games.runewars.state import Runewars
from tests.games.runewars.position import asked, choose, counts, hand, offered, position, push, rune, stack_fate, units
from tests.games.runewars.questing import company, figure, hero

BY_ID = {hero.id: hero for hero in HEROES}


def phase(*factions: str) -> Runewars:
    """A quest phase in which seat 0 comes first."""
    s = position(*factions)
    s.active = -1
    for p in s.players:
        p.order = 1 + p.seat
    return s


def duel(s: Runewars, *fates: int) -> Runewars:
    """The first hero of seat 0 challenges the first of seat 1; these fate cards are drawn."""
    mine, other = company(s, 0)[0], company(s, 1)[0]
    stack_fate(s, *fates)
    push(s, "quest_phase", -1)
    choose(s, f"move {mine}", "stop", f"duel {other}")
    return s


def hurt(s: Runewars, id: str) -> int:
    return figure(s, id)[1]


def test_twelve_heroes_four_of_each_side() -> None:
    sides = [hero.alignment for hero in HEROES]
    assert [sides.count(side) for side in (GOOD, NEUTRAL, EVIL)] == [4, 4, 4]
    for one in HEROES:
        assert sum(one.attributes) == 7, one
        assert min(one.attributes) >= 1, one
        assert max(one.attributes) <= 4, one
        assert 3 <= one.health <= 5, one


def test_what_is_known_of_them() -> None:
    assert BY_ID["silhouette"].health == 3
    assert BY_ID["mad_carthos"].attributes[STRENGTH] == 2
    assert BY_ID["ronan_of_the_wild"].far == BY_ID["red_scorpion"].far == 1


def test_each_has_an_ability_of_its_own_or_goes_farther() -> None:
    known = [one.ability for one in HEROES if one.ability]
    assert sorted(known) == sorted(ABILITIES)
    assert all(one.far for one in HEROES if not one.ability)


def test_every_one_tells_what_is_ours() -> None:
    for one in HEROES:
        assert "alignment" in one.doubts, one
        assert one.origin in ("official", "reported"), one


def test_silhouette_draws_a_card_more_in_tests_of_agility() -> None:
    s = phase()
    next(area for area in s.board.areas if area.id == "c3").id = "3a"
    hero(s, "silhouette", 0, "3a")
    hand(s, 0, "quest", "the_thieves_stair")
    stack_fate(s, 1, 2, 6, 8, 5)
    push(s, "quest_phase", -1)
    choose(s, "move silhouette", "stop", "quest the_thieves_stair")
    assert offered(s) == ["gold", "red"]
    assert len(s.drawn) == 5


@pytest.mark.parametrize(("id", "areas"), [("ronan_of_the_wild", 3), ("red_scorpion", 3), ("grey_ker", 2)])
def test_ronan_and_red_scorpion_go_three_areas(id: str, areas: int) -> None:
    s = phase()
    hero(s, id, 0, "c5")
    push(s, "quest_phase", -1)
    choose(s, f"move {id}", *[f"go c{5 - k}" for k in range(1, areas + 1)])
    assert figure(s, id)[0] == f"c{5 - areas}"
    assert not offered(s)


def test_andira_heals_herself_and_her_companions_anywhere() -> None:
    s = phase()
    units(s, "c3", 1, archer=1)
    hero(s, "andira_runehand", 0, "c3")
    hero(s, "grey_ker", 0, "c3", damage=2)
    hero(s, "steelhorns", 0, "c2", damage=2)
    push(s, "quest_phase", -1)
    assert "heal andira_runehand" in offered(s)
    assert "heal grey_ker" not in offered(s)
    choose(s, "heal andira_runehand")
    assert (hurt(s, "grey_ker"), hurt(s, "steelhorns")) == (0, 2)


def test_vyrah_looks_at_a_token_next_to_where_she_stops() -> None:
    s = phase()
    rune(s, "c2", True)
    rune(s, "c1", True)
    hero(s, "vyrah_the_falconer", 0, "c3")
    push(s, "quest_phase", -1)
    choose(s, "move vyrah_the_falconer", "stop")
    assert offered(s) == ["decline", "look c2"]
    choose(s, "look c2")
    assert [s.known[i] for i in s.runes] == [1, 0]


def test_vyrah_is_not_asked_where_nothing_is_hidden() -> None:
    s = phase()
    rune(s, "c2", True, known=1)
    hero(s, "vyrah_the_falconer", 0, "c3")
    push(s, "quest_phase", -1)
    choose(s, "move vyrah_the_falconer", "stop")
    assert not offered(s)


def test_astarra_tests_wisdom_in_place_of_anything() -> None:
    s = phase()
    hero(s, "runewitch_astarra", 0, "c3")
    hand(s, 0, "quest", "secrets_and_lies")
    push(s, "quest_phase", -1)
    choose(s, "move runewitch_astarra", "stop", "quest secrets_and_lies")
    assert offered(s) == ["test agility", "test wisdom"]
    stack_fate(s, 1, 2, 6, 5)
    choose(s, "test wisdom")
    assert len(s.drawn) == 4


def test_jaes_deals_2_damage_for_a_special_icon() -> None:
    s = phase()
    hero(s, "battlemage_jaes", 0, "c3")
    hero(s, "red_scorpion", 1, "c3")
    duel(s, 1, 7, 8, 9, 10, 17, 18, 19)
    assert hurt(s, "red_scorpion") == 2


@pytest.mark.parametrize(("fate", "left"), [(5, {"archer": 1}), (1, {"archer": 2}), (3, {"archer": 2})])
def test_grey_ker_destroys_a_unit_with_gold_destiny_in_an_enemy_area(fate: int, left: dict[str, int]) -> None:
    s = phase()
    units(s, "c3", 1, archer=2)
    hero(s, "grey_ker", 0, "c3")
    hero(s, "red_scorpion", 1, "c3")
    duel(s, fate, 7, 8, 9, 10, 17, 18, 19, 20)
    assert counts(s, "c3") == left


def test_grey_ker_chooses_the_unit() -> None:
    s = phase()
    units(s, "c3", 1, archer=1, warrior_routed=1)
    hero(s, "grey_ker", 0, "c3")
    hero(s, "red_scorpion", 1, "c3")
    duel(s, 5)
    assert (asked(s), offered(s)) == (0, ["slay archer", "slay warrior routed"])
    choose(s, "slay warrior routed")
    assert counts(s, "c3") == {"archer": 1}


@pytest.mark.parametrize("where", ["own", "nobody's", "challenged"])
def test_grey_ker_draws_nothing_elsewhere(where: str) -> None:
    s = phase()
    if where == "own":
        units(s, "c3", 0, footman=1)
    if where == "challenged":
        units(s, "c3", 0, footman=1)
        hero(s, "red_scorpion", 0, "c3")
        hero(s, "grey_ker", 1, "c3")
    else:
        hero(s, "grey_ker", 0, "c3")
        hero(s, "red_scorpion", 1, "c3")
    duel(s, 27, 7, 8, 9, 10, 17, 18, 19)
    assert len(s.fate_discard) == 8


@pytest.mark.parametrize("attacks", [True, False])
def test_steelhorns_may_take_1_damage_to_deal_2(attacks: bool) -> None:
    s = phase()
    hero(s, "steelhorns", 0 if attacks else 1, "c3")
    hero(s, "red_scorpion", 1 if attacks else 0, "c3")
    duel(s, 7, 8, 9, 10, 17, 18, 19, 20)
    assert offered(s) == ["done", "charge"]
    choose(s, "charge")
    assert s.duel is None, "once in a duel"
    assert (hurt(s, "steelhorns"), hurt(s, "red_scorpion")) == (1, 2)


def test_steelhorns_does_not_charge_to_his_death() -> None:
    s = phase()
    hero(s, "steelhorns", 0, "c3", damage=4)
    hero(s, "red_scorpion", 1, "c3")
    duel(s, 7, 8, 9, 10, 17, 18, 19, 20)
    assert s.duel is None
    assert hurt(s, "steelhorns") == 4


def test_mad_carthos_deals_1_damage_when_he_attacks() -> None:
    s = phase()
    hero(s, "mad_carthos", 0, "c3")
    hero(s, "red_scorpion", 1, "c3")
    duel(s, 7, 8, 9, 10, 17, 18, 19, 20)
    assert (hurt(s, "mad_carthos"), hurt(s, "red_scorpion")) == (0, 1)


def test_mad_carthos_does_not_when_he_is_attacked_or_fights_a_unit() -> None:
    s = phase()
    hero(s, "red_scorpion", 0, "c3")
    hero(s, "mad_carthos", 1, "c3")
    duel(s, 7, 8, 9, 10, 17, 18, 19, 20)
    assert (hurt(s, "mad_carthos"), hurt(s, "red_scorpion")) == (0, 0)


def test_mad_carthos_can_end_a_duel_before_it_begins() -> None:
    s = phase()
    hero(s, "mad_carthos", 0, "c3")
    hero(s, "silhouette", 1, "c3", damage=2)
    duel(s)
    assert company(s, 1) == []
    assert s.fate_discard == []


def test_varikas_is_healed_after_a_duel_that_he_survives() -> None:
    s = phase()
    hero(s, "red_scorpion", 0, "c3")
    hero(s, "varikas_the_dead", 1, "c3", damage=1)
    duel(s, 5, 7, 8, 9, 10, 17, 18, 19)
    assert hurt(s, "varikas_the_dead") == 0


def test_varikas_falls_like_anybody() -> None:
    s = phase()
    hero(s, "red_scorpion", 0, "c3")
    hero(s, "varikas_the_dead", 1, "c3", damage=2)
    duel(s, 5, 7)
    assert company(s, 1) == []


def test_bogran_alone_draws_in_the_first_round_of_a_duel_that_he_starts() -> None:
    s = phase()
    hero(s, "bogran_the_shadow", 0, "c3")
    hero(s, "red_scorpion", 1, "c3")
    duel(s, 5, 6, 25, 7, 8, 9, 10)
    assert len(s.fate_discard) == 7
    assert (hurt(s, "bogran_the_shadow"), hurt(s, "red_scorpion")) == (1, 2)


def test_bogran_ambushes_the_units_of_quests_too() -> None:
    s = phase()
    next(area for area in s.board.areas if area.id == "c3").id = "7c"
    hero(s, "bogran_the_shadow", 0, "7c")
    hand(s, 0, "quest", "the_hunter_hunted")
    stack_fate(s, 5, 6, 7)
    push(s, "quest_phase", -1)
    choose(s, "move bogran_the_shadow", "stop", "quest the_hunter_hunted")
    assert len(s.players[0].rewards) == 1
    assert len(s.fate_discard) == 3
