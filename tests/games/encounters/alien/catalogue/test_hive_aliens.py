"""The Hive of the second film, card by card."""

from __future__ import annotations

from hagal.games.encounters import fighting
from tests.games.encounters.alien.survivors import Survivors


def t(players: int = 1, stage: int = 1) -> Survivors:
    return Survivors(players, film="aliens").stage(stage)


def test_colonist_host_is_counted() -> None:
    p = t().tally("colonist_host", "colonist_host").wild("airlock", "colonist_host").give(attack=3)
    p.choose("fight airlock")
    assert (p.hatchery.tally, p.mission.current) == (("colonist_host",) * 3, 1)


def test_colonist_host_dies_through_an_event_and_brings_another() -> None:
    p = t().eggs().wild("power_station", "colonist_host").wild("airlock", "event_the_lost_colony", up=False)
    p.turn_up()
    assert (p.ids(p.s.dead_enemies), p.hatchery.tally) == (["colonist_host"], ("colonist_host",))
    assert sum(map(len, p.s.wilds)) == 3  # two by the Event, one by the Host


def test_colony_a() -> None:
    p = t().wild("airlock", "colony_a").give(attack=3).deck(0, "grunt").choose("fight airlock")
    assert p.ids(p[0].discard) == ["grunt"]


def test_event_the_lost_colony() -> None:
    p = t().eggs().wild("airlock", "event_the_lost_colony", up=False).turn_up()
    assert (p.hidden("ventilation_shafts"), p.hidden("power_station")) == (True, True)


def test_hazard_the_lost_colony() -> None:
    p = t().hand(0, "grunt", "specialist", "sergeant_tech").wild("airlock", "hazard_the_lost_colony", up=False)
    p.turn_up()
    assert sorted(p.in_hand(0)) == ["sergeant_tech", "specialist"]


def test_night_a() -> None:
    p = t(1, 2).combat("night_a").give(attack=6).hand(0, "grunt").choose("fight night_a", "let")
    assert len(p.events("strike")) == 1
    p = t(1, 2).combat("night_a").give(attack=6).hand(0, "sergeant_survival")
    p.choose("fight night_a", "show sergeant_survival")
    assert p.events("strike") == []


def test_night_b() -> None:
    p = t(1, 2).eggs().hand(0, "grunt", "specialist").wild("airlock", "night_b")
    assert p.game.view(0)["wilds"][4]["scan_cost"] == 3
    p = t(1, 2).eggs().hand(0, "grunt", "specialist").combat("night_b").done()
    assert p.keys == ["discard grunt", "discard specialist"]


def test_night_c() -> None:
    p = t(1, 2).wild("airlock", "night_c", up=False).turn_up().give(recruit=2).choose("do night_c")
    assert (p.s.scans, p.ids(p.s.operations)) == (2, ["night_c"])


def test_sentry_gun_makes_enemies_in_its_room_weaker() -> None:
    p = t(1, 2).operations("sentry_gun").wild("airlock", "night_a").give(recruit=3, attack=4)
    assert p.reason("fight airlock") == "enc-why-attack 5"
    p.choose("do sentry_gun", "place airlock")
    assert (p.ids(p.s.attached[4]), p.mission.current) == (["sentry_gun"], 1)
    p.choose("fight airlock")
    assert p.ids(p.s.dead_enemies) == ["night_a"]


def test_sentry_gun_in_two_rooms_completes_the_objective() -> None:
    p = t(1, 2).attached("airlock", "sentry_gun").operations("sentry_gun").give(recruit=3).choose("do sentry_gun")
    assert "place airlock" not in p.keys
    p.choose("place med_lab")
    assert p.mission.current == 2
    assert [p.ids(cards) for cards in p.s.attached[3:]] == [["sentry_gun"], ["sentry_gun"]]
    assert "do sentry_gun" not in p.keys


def test_event_they_mostly_come_at_night() -> None:
    p = t(2, 2).strikes(*["false_alarm"] * 4).wild("airlock", "event_they_mostly_come_at_night", up=False).turn_up()
    assert [event.seat for event in p.events("strike")] == [0, 0, 1, 1]


def test_hazard_they_mostly_come_at_night() -> None:
    p = t(1, 2).eggs().hazards(1).wild("airlock", "hazard_they_mostly_come_at_night", up=False).turn_up()
    assert (sum(map(len, p.s.wilds)), p.s.down) == (5, 0b11111)


def test_queen_strikes_and_a_facehugger_jumps() -> None:
    p = t(1, 3).eggs().combat("queen").strikes("false_alarm").done()
    assert p.fronts() == [[1]]


def test_queen_ends_the_game() -> None:
    assert t(1, 3).combat("queen").give(attack=30).choose("fight queen").ending == "major"


def test_eggs_a() -> None:
    p = t(2, 3).hand(0, "grunt").hand(1, "sergeant_tech").wild("airlock", "eggs_a", up=False).turn_up()
    p.choose("let").choose("show sergeant_tech", seat=1)
    assert p.fronts() == [[2], []]


def test_eggs_b() -> None:
    p = t(1, 3).eggs().hand(0, "grunt", "specialist").combat("eggs_b").done()
    assert p.keys == ["discard grunt", "discard specialist"]


def test_eggs_c_makes_the_queen_tougher() -> None:
    lone = t(1, 3).combat("queen")
    alone = fighting.health(lone.s, 0, lone.s.combat[0])
    p = t(1, 3).combat("queen", "eggs_c", "eggs_c")
    assert p.reason("fight queen") == f"enc-why-attack {alone + 2}"


def test_event_whos_laying_the_eggs() -> None:
    p = t(1, 3).eggs().hq("sergeant_tech", "sergeant_intel")
    p.wild("airlock", "event_whos_laying_the_eggs", up=False).turn_up()
    assert (p.ids(p.s.operations), p.hidden("ventilation_shafts")) == (["sergeant_tech"], True)


def test_hazard_whos_laying_the_eggs() -> None:
    p = t(2, 3).hazards(2).wild("airlock", "hazard_whos_laying_the_eggs", up=False).turn_up()
    assert [facts["captive"] for facts in p.game.view(0)["survivors"]] == [True, True]
