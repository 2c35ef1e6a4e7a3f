"""Years, seasons, orders and turns (RW-013, RW-015, RW-040 to RW-055)."""

from __future__ import annotations

from hagal.games.runewars.actions import settle
from hagal.games.runewars.names import ALL_ORDERS, FALL, SPRING, SUMMER, WINTER
from hagal.games.runewars.orders.play_order import play_order
from hagal.games.runewars.orders.season import TakeOrder
from hagal.games.runewars.state import Runewars
from hagal.kernel.loop import advance, answer_for, open_choices
from tests.games.runewars.position import (
    asked,
    at,
    choose,
    counts,
    hand,
    hero,
    offered,
    position,
    push,
    stronghold,
    units,
)
from tests.rules import rule


def take(s: Runewars, *orders: str) -> None:
    """All choose their orders, by their seats."""
    advance(s)
    for seat, order in enumerate(orders):
        options = next(options for asked, _choice, options in open_choices(s) if asked == seat)
        answer_for(s, seat, next(option for option in options if option.key() == f"order {order}"))
        advance(s)


@rule("RW-015", "RW-054")
def test_lowest_order_then_most_influence_then_starting_influence() -> None:
    s = position("daqan", "latari", "uthuk")
    assert play_order(s) == [1, 0, 2]  # nothing revealed, no influence: 4, 3, 1 printed on the sheets
    s.players[2].influence = 1
    assert play_order(s) == [2, 1, 0]
    for seat, order in ((0, 3), (1, 5), (2, 3)):
        s.players[seat].order = order
    assert play_order(s) == [2, 0, 1]


@rule("RW-050")
def test_spring_brings_back_orders_and_tokens_and_all_stand_up() -> None:
    s = position()
    area = units(s, "c3", 0, footman_routed=2, knight=1)
    units(s, "c1", -1, dragon_routed=1)
    k = hero(s, 0, "c3")
    p = s.players[0]
    p.figures[k] = (area, 1, 0, 0, 0, 1)
    p.orders, p.order, p.played = 0, 5, (1, 2, 3, 5)
    s.activated[area] = 3
    push(s, "spring", -1)
    advance(s)
    assert (p.orders, p.order, len(p.played)) == (ALL_ORDERS, 0, 0)
    assert s.activated[area] == 0
    assert (counts(s, "c3"), counts(s, "c1")) == ({"footman": 2, "knight": 1}, {"dragon": 1})
    assert p.figures[k] == (area, 1, 0, 0, 0, 0)  # damage stays


@rule("RW-052")
def test_fall_shuffles_fate_and_each_takes_influence_or_a_card() -> None:
    s = position()
    s.fate_discard = [s.fate.pop() for _ in range(10)]
    s.players[1].order, s.players[0].order = 2, 5
    push(s, "fall", -1)
    assert offered(s) == ["influence", "tactics"]
    assert (len(s.fate), s.fate_discard, s.stack[-1][1]) == (30, [], 1)  # the lower order of summer first
    choose(s, "influence")
    assert (s.players[1].influence, s.stack[-1][1]) == (2, 0)
    choose(s, "tactics")
    assert len(s.players[0].fresh) == 1


@rule("RW-053", "RW-T03")
def test_winter_leaves_as_many_units_in_an_area_as_the_food_dial_shows() -> None:
    s = position("uthuk", "latari")
    units(s, "c3", 0, berserker=4, flesh_ripper=2, beastman=1)
    units(s, "c1", 0, berserker=5)
    hero(s, 0, "c3")
    s.players[0].dials = (5, 2, 2)
    push(s, "winter", -1)
    choose(s, "destroy berserker", "destroy beastman")
    assert counts(s, "c3") == {"berserker": 3, "flesh_ripper": 2}
    assert (counts(s, "c1"), s.players[0].dials[0]) == ({"berserker": 5}, 5)
    assert not s.stack
    units(s, "c3", 0, berserker=3)
    assert not s.stack  # afterwards eight again


@rule("RW-041", "RW-042", "RW-043", "RW-044", "RW-045", "RW-047", "RW-300")
def test_a_season_card_orders_in_secret_and_turns_in_order() -> None:
    s = position()
    s.rules.steps["season_card"] = s.rules.steps["spring"]
    s.season, s.year = WINTER, 0
    push(s, "season", -1)
    advance(s)
    assert (s.season, s.year, s.face[s.season_discard[-1]].season) == (SPRING, 1, SPRING)
    take(s, "fortify")
    assert s.players[0].order == 0  # face down until all have chosen
    advance(s)
    options = next(options for asked, _choice, options in open_choices(s) if asked == 1)
    answer_for(s, 1, next(option for option in options if option.key() == "order recruit"))
    while s.active < 0:
        advance(s)
    assert [p.played for p in s.players] == [(8,), (5,)]
    assert s.active == 1  # 5 before 8


@rule("RW-049", "RW-045")
def test_a_used_order_comes_back_in_spring_only() -> None:
    s = position()
    for p in s.players:
        TakeOrder(s.rules.kinds["order"][3]).run(s, p.seat, -1)
    push(s, "choose_orders", -1)
    assert "order harvest" not in offered(s)
    assert len(offered(s)) == 7


@rule("RW-046", "RW-T04", "RW-T05")
def test_the_bonus_is_for_the_highest_order_of_the_year() -> None:
    for played, bonus in (((8, 5), False), ((5,), True), ((3, 5), True), ((1, 3, 5), True)):
        s = position()
        p = s.players[0]
        p.played, p.order = played, played[-1]
        push(s, "bonus", 0)
        assert ("bonus" in offered(s)) is bonus
        if bonus:
            choose(s, "done")  # it may be left
            assert not s.stack


@rule("RW-013", "RW-046", "RW-048", "RW-206")
def test_a_turn_is_a_window_the_order_its_bonus_and_another_window() -> None:
    s = position()
    p = s.players[1]
    p.order, p.played = 5, (5,)
    stronghold(s, "h1a", 1)
    hand(s, 1, "tactic", "laden_caravan")
    push(s, "turn", 1)
    s.active, s.fought, s.turn_flags, s.deeds = -1, 1, 2, (1,) * 9
    found = []
    for key in ("resolve", "food", "bonus", "wood", "end"):
        options = offered(s)
        found.append(s.stack[-1][0].tag)
        assert (s.active, asked(s), s.fought) == (1, 1, 0)
        while key not in options:  # where the recruits go
            choose(s, options[0])
            options = offered(s)
        choose(s, key)
    assert found == ["turn_start", "choose_dial", "bonus", "choose_dial", "turn_end"]
    assert (s.active, s.stack) == (-1, [])


@rule("RW-215", "RW-048")
def test_who_is_out_has_no_turn() -> None:
    s = position("daqan", "latari", "uthuk")
    s.players[1].out = True
    s.players[1].order = 5
    push(s, "turn", 1)
    assert advance(s) is None
    for window in ("bonus", "turn_end"):
        push(s, window, 1)
        assert advance(s) is None


@rule("RW-T05")
def test_turns_of_three_players_with_a_tie() -> None:
    s = position("latari", "uthuk", "daqan")
    for seat, order, influence in ((0, 1, 9), (1, 3, 5), (2, 3, 2)):
        s.players[seat].order, s.players[seat].influence = order, influence
    assert play_order(s) == [0, 1, 2]


@rule("RW-040", "RWR-003", "RW-048")
def test_after_the_last_winter_comes_the_reckoning() -> None:
    s = position()
    s.year, s.season = s.last_year, WINTER
    push(s, "season", -1)
    assert advance(s) is None
    t = position()
    t.rules.steps["season_card"] = t.rules.steps["check_runes"]
    t.year, t.season = t.last_year, SUMMER
    push(t, "season", -1)
    advance(t)
    assert t.season == FALL


@rule("RW-013", "RW-055")
def test_it_is_nobodys_turn_while_season_cards_and_orders_are_chosen() -> None:
    s = position()
    s.active = 0
    s.rules.steps["season_card"] = s.rules.steps["check_runes"]
    s.season = SUMMER
    push(s, "season", -1)
    advance(s)
    assert s.active == -1


@rule("RW-204", "RW-T22", "RW-039")
def test_tactics_drawn_in_a_season_wait_for_the_next() -> None:
    s = position()
    s.rules.steps["season_card"] = s.rules.steps["check_runes"]
    p = s.players[0]
    p.fresh.append(s.fate.pop())
    s.season = SPRING
    push(s, "season", -1)
    s.rules.steps["quest_phase"] = s.rules.steps["check_runes"]
    advance(s)
    assert (p.fresh, len(p.tactics)) == ([], 1)


@rule("RW-003", "RW-004", "RW-005", "RW-006", "RW-301")
def test_who_controls_an_area() -> None:
    s = position()
    units(s, "c3", 0, footman_routed=1)
    hero(s, 0, "c1")
    assert (s.control[at(s, "c3")], s.control[at(s, "c1")], s.control[at(s, "h1a")]) == (0, -1, 1)
    units(s, "h1a", 0, footman=1)
    assert s.control[at(s, "h1a")] == 0
    s.army[at(s, "h1a")] = (0,) * 20
    settle(s, at(s, "h1a"))
    assert s.control[at(s, "h1a")] == 1
