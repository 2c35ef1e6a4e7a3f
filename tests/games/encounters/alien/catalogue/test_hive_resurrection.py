"""The Hive of the fourth film, card by card."""

from __future__ import annotations

from tests.games.encounters.alien.survivors import Survivors


def t(players: int = 1, stage: int = 1) -> Survivors:
    return Survivors(players, film="resurrection").stage(stage)


def test_breakout_a() -> None:
    p = t().eggs().hand(0, "grunt", "specialist").combat("breakout_a").done()
    assert p.keys == ["discard grunt", "discard specialist"]


def test_xenomorph_clone_is_counted_and_hurts() -> None:
    p = t().tally("xenomorph_clone").combat("xenomorph_clone").give(attack=5).hand(0, "grunt")
    p.choose("fight xenomorph_clone", "let")
    assert (p.hatchery.tally, p.mission.current, len(p.events("strike"))) == (("xenomorph_clone",) * 2, 0, 1)
    p.combat("xenomorph_clone").give(attack=5).hand(0, "sergeant_strength")
    p.choose("fight xenomorph_clone", "show sergeant_strength")
    assert p.mission.current == 1


def test_event_breakout() -> None:
    p = t().eggs().wild("power_station", "breakout_a").wild("med_lab", "egg", up=False)
    p.wild("airlock", "event_breakout", up=False)
    p.give(scans=1).choose("scan airlock free")
    assert (p.ids(p.s.combat), p.hidden("med_lab")) == (["breakout_a"], True)


def test_hazard_breakout() -> None:
    p = t().wild("airlock", "hazard_breakout", up=False).turn_up()
    assert p.ids(p[0].discard) == ["hazard_breakout"]


def test_construct_a() -> None:
    p = t(1, 2).wild("power_station", "construct_a").wild("airlock", "event_the_sos", up=False).turn_up()
    assert (p.ids(p.s.dead_enemies), p.fronts()) == (["construct_a"], [[2]])


def test_construct_b() -> None:
    p = t(1, 2).eggs().wild("med_lab", "construct_b").run("enemy_phase")
    assert p.space("airlock") == "construct_b"


def test_construct_c() -> None:
    p = t(1, 2).eggs().hand(0, "grunt", "specialist").combat("construct_c").strikes("false_alarm").done()
    assert len(p.events("discard")) == 1


def test_event_youre_a_thing_a_construct() -> None:
    p = t(2, 2).strikes(*["false_alarm"] * 4).wild("airlock", "event_youre_a_thing_a_construct", up=False)
    p.put(p.s.combat, "character:sergeant_tech", "character:sergeant_intel")
    p.turn_up()
    assert [event.seat for event in p.events("strike")] == [0, 0, 1, 1]


def test_hazard_youre_a_thing_a_construct() -> None:
    p = t(1, 2).eggs().hazards(1).hand(0, "sergeant_tech").wild("airlock", "hazard_youre_a_thing_a_construct", up=False)
    p.turn_up().choose("show sergeant_tech", "pass")
    assert sum(map(len, p.s.wilds)) == 4


def test_cloned_queen_and_newborn_must_both_die() -> None:
    p = t(1, 3).combat("cloned_queen", "newborn").give(attack=30).choose("fight cloned_queen")
    assert (p.ending, p.hatchery.tally) == ("", ("cloned_queen",))
    assert p.choose("fight newborn").ending == "major"


def test_cloned_queen() -> None:
    p = t(1, 3).eggs().combat("cloned_queen").strikes("false_alarm").done()
    assert p.fronts() == [[1]]


def test_newborn() -> None:
    p = t(1, 3).eggs().combat("newborn").strikes("false_alarm", "false_alarm").done()
    assert len(p.events("strike")) == 2


def test_breed_a() -> None:
    p = t(1, 3).hand(0, "grunt").wild("airlock", "breed_a", up=False).turn_up().choose("let")
    assert len(p.events("strike")) == 1


def test_breed_b() -> None:
    p = t(1, 3).operations("breed_b").combat("breed_c", "newborn").give(recruit=5).choose("do breed_b")
    assert p.keys == ["slay breed_c", "decline"]


def test_breed_c() -> None:
    p = t(1, 3).eggs().hand(0, "grunt", "specialist").combat("breed_c").done()
    assert p.keys == ["discard grunt", "discard specialist"]


def test_breed_d() -> None:
    p = t(1, 3).eggs().hand(0, "grunt", "grunt").wild("med_lab", "breed_d", up=False).turn_up()
    assert len(p[0].hand) == 1
    assert p.run("enemy_phase").space("airlock") == "breed_d"


def test_event_shell_breed_youll_die() -> None:
    p = t(1, 3).eggs().hq("sergeant_tech", "sergeant_intel")
    p.wild("airlock", "event_shell_breed_youll_die", up=False).turn_up()
    assert (p.ids(p.s.dead_characters), p.ids(p.s.hq)) == (["sergeant_tech"], ["sergeant_intel"])
    assert p.ids(p.hatchery.closed) == ["event_shell_breed_youll_die"]


def test_hazard_shell_breed_youll_die() -> None:
    p = t(2, 3).hazards(2).hand(0, "grunt", "specialist").hand(1, "sergeant_tech", "grunt")
    p.wild("airlock", "hazard_shell_breed_youll_die", up=False).turn_up()
    assert (p.in_hand(0), p.in_hand(1)) == (["grunt"], ["grunt"])
    assert sorted(p.ids(p.s.dead_characters)) == ["sergeant_tech", "specialist"]
