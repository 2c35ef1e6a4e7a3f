"""The Hive of the third film, card by card."""

from __future__ import annotations

from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule


def t(players: int = 1, stage: int = 1) -> Survivors:
    return Survivors(players, film="alien3").stage(stage)


@rule("PR-324")
def test_missing_brother_is_saved() -> None:
    p = t(2).eggs().wild("airlock", "missing_brother", up=False).turn_up()
    assert (p.ids(p.s.attached[4]), p.space("airlock")) == (["missing_brother"], None)
    assert p.reason("do missing_brother") == "enc-why-price 0 3"
    p.give(recruit=3).choose("do missing_brother")
    assert (p.ids(p.hatchery.saved[0]), p.mission.current) == (["missing_brother"], 0)


@rule("PR-324")
def test_missing_brother_cannot_be_saved_past_an_enemy() -> None:
    p = t().attached("airlock", "missing_brother").wild("airlock", "egg").give(recruit=3)
    assert p.reason("do missing_brother") == "enc-why-not-clear"


@rule("PR-324")
def test_of_two_missing_brothers_the_one_that_nobody_bars_is_saved() -> None:
    p = t().attached("med_lab", "missing_brother").attached("airlock", "missing_brother").wild("med_lab", "egg")
    p.give(recruit=3)
    assert "do missing_brother" in p.keys
    p.choose("do missing_brother")
    assert (len(p.s.attached[3]), p.s.attached[4], len(p.hatchery.saved[0])) == (1, [], 1)
    assert p.give(recruit=3).reason("do missing_brother") == "enc-why-not-clear"


@rule("PR-324")
def test_missing_brother_in_the_combat_zone_is_dead() -> None:
    p = t().eggs().wild("airlock", "missing_brother", up=False)
    for room in ("ventilation_shafts", "power_station", "weapons_locker", "med_lab"):
        p.wild(room, "egg")
    p.run("enemy_phase")
    assert (p.ids(p.s.out)[-1], p.hatchery.tally) == ("missing_brother", ("missing_brother",))
    assert p.mission.current == 0


@rule("PR-324")
def test_missing_brother_one_dead_and_one_saved_is_enough() -> None:
    p = t().tally("missing_brother").attached("airlock", "missing_brother").give(recruit=3).choose("do missing_brother")
    assert p.mission.current == 1


def test_xenomorph_runner() -> None:
    p = t().eggs().wild("power_station", "xenomorph_runner").run("enemy_phase")
    assert p.space("weapons_locker") == "xenomorph_runner"


def test_event_where_are_the_brothers() -> None:
    p = t(3).strikes(*["false_alarm"] * 4).wild("airlock", "event_where_are_the_brothers", up=False)
    p._put(p.hatchery.saved[1], "enemy", ("missing_brother",), None)
    p.turn_up()
    assert [event.seat for event in p.events("strike")] == [0, 0, 2, 2]


def test_hazard_where_are_the_brothers() -> None:
    p = t().wild("airlock", "hazard_where_are_the_brothers", up=False).turn_up()
    assert (p.ids(p.s.barracks).count("facehugger"), p.nest("facehugger")) == (5, 4)


def test_out_there_a() -> None:
    p = t(1, 2).hand(0, "grunt", "grunt").wild("airlock", "out_there_a", up=False).turn_up()
    assert len(p[0].hand) == 1


def test_bishops_head_is_placed_in_a_clear_room() -> None:
    p = t(1, 2).wild("airlock", "bishops_head", up=False).turn_up().wild("med_lab", "egg").give(recruit=4)
    p.choose("do bishops_head")
    assert p.keys == ["place ventilation_shafts", "place power_station", "place weapons_locker", "place airlock"]
    p.choose("place airlock")
    assert (p.mission.current, p.ids(p.s.out)[-1]) == (2, "bishops_head")


def test_bishops_head_needs_a_clear_room() -> None:
    p = t(1, 2).operations("bishops_head").give(recruit=4)
    for room in p.spaces:
        p.wild(room, "egg")
    assert p.reason("do bishops_head") == "enc-why-nothing-to-do"


def test_out_there_b() -> None:
    p = t(1, 2).combat("out_there_b").give(attack=5).hand(0, "grunt").hq("sergeant_tech", "sergeant_intel")
    p.choose("fight out_there_b", "let")
    assert p.ids(p.s.dead_characters) == ["sergeant_tech"]
    p = t(1, 2).eggs().wild("med_lab", "out_there_b").run("enemy_phase")
    assert p.space("airlock") == "out_there_b"


def test_event_the_beast_is_out_there() -> None:
    p = t(2, 2).hand(0, "grunt", "sergeant_tech").hand(1, "grunt", "specialist")
    p.wild("airlock", "event_the_beast_is_out_there", up=False).turn_up()
    assert (p.in_hand(0), p.in_hand(1)) == (["grunt"], ["grunt", "specialist"])


def test_hazard_the_beast_is_out_there() -> None:
    p = t(1, 2).hazards(1).dead("out_there_a", "out_there_b")
    p.wild("airlock", "hazard_the_beast_is_out_there", up=False).turn_up()
    assert (sorted(p.ids(p.s.combat)), p.s.dead_enemies) == (["out_there_a", "out_there_b"], [])


def test_beast_runs_and_strikes_twice() -> None:
    p = t(1, 3).eggs().wild("med_lab", "beast").run("enemy_phase")
    assert p.space("airlock") == "beast"
    p = t(1, 3).eggs().combat("beast").strikes("false_alarm", "false_alarm").done()
    assert len(p.events("strike")) == 2


def test_beast_with_events_on_it_is_wounded_first() -> None:
    p = t(1, 3).eggs().combat("beast").wild("airlock", "event_nobody_can_stop_it", up=False).turn_up()
    assert p.ids(p.s.carried) == ["event_nobody_can_stop_it"]
    p.give(attack=50).choose("fight beast")
    assert (p.ending, p.ids(p.s.combat), p.s.carried) == ("", ["beast"], [])
    assert p.ids(p.s.out)[-1] == "event_nobody_can_stop_it"
    assert p.choose("fight beast").ending == "major"


def test_nobody_a_makes_characters_dearer() -> None:
    p = t(1, 3).combat("nobody_a").hq("sergeant_tech").give(recruit=3)
    assert p.reason("recruit sergeant_tech") == "enc-why-recruit 4"
    p = t(1, 3).eggs().hand(0, "grunt", "specialist").combat("nobody_a").done()
    assert p.keys == ["discard grunt", "discard specialist"]


def test_nobody_b() -> None:
    p = t(1, 3).operations("nobody_b").combat("nobody_c", "beast").give(recruit=5).choose("do nobody_b")
    assert p.keys == ["slay nobody_c", "decline"]


def test_nobody_c() -> None:
    p = t(1, 3).eggs().combat("nobody_c").strikes("false_alarm", "false_alarm").done()
    assert len(p.events("strike")) == 2


def test_nobody_d() -> None:
    p = t(1, 3).eggs().wild("med_lab", "nobody_d").run("enemy_phase")
    assert p.space("airlock") == "nobody_d"
    p = t(1, 3).eggs().hand(0, "grunt", "specialist").combat("nobody_d").done()
    assert p.keys == ["discard grunt", "discard specialist"]


def test_event_nobody_can_stop_it_without_the_beast() -> None:
    p = t(1, 3).eggs().wild("airlock", "event_nobody_can_stop_it", up=False).turn_up()
    assert (p.s.carried, p.ids(p.s.out)[-1], p.hidden("ventilation_shafts")) == ([], "event_nobody_can_stop_it", True)


def test_hazard_nobody_can_stop_it() -> None:
    p = t(1, 3).hazards(2).hq("sergeant_tech").wild("airlock", "hazard_nobody_can_stop_it", up=False).turn_up()
    assert p.ids(p.s.dead_characters) == ["sergeant_tech"]
    assert "hazard_nobody_can_stop_it" in p.ids(p.s.barracks)
