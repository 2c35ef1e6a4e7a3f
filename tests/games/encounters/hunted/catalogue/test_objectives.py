"""Objectives and Locations."""

from __future__ import annotations

from tests.games.encounters.position import Position


def event(film: int, stage: int, t: Position | None = None) -> Position:
    t = (t or Position(2, film=film)).stage(stage).wild("ruins", "event_young_blood", up=False).give(attack=2)
    return t.choose("scan ruins")


def test_expendable_assets() -> None:
    t = event(1, 1, Position(2).attached("river", "guerrilla_camp"))
    assert t.ids(t.s.attached[1]) == ["guerrilla_camp"]
    t = event(1, 1, Position(2).attached("underground", "guerrilla_camp"))
    assert t.ids(t.s.attached[0]) == ["guerrilla_camp"]
    assert event(1, 1).ids(event(1, 1).s.out) == ["event_young_blood"]


def test_flares_frags_claymores() -> None:
    t = event(1, 2, Position(2).wild("hills", "soviet_advisor").enemies("one_at_a_time"))
    assert (t.space("hills"), t.ids(t.s.combat)) == ("one_at_a_time", ["soviet_advisor"])
    assert t.hidden("hills")


def test_get_to_the_choppa() -> None:
    assert event(1, 3, Position(2).marks(0, 2).marks(1, 1).strikes("flesh_wound", "deep_gash")).damage == [3, 0]


def test_war_zone() -> None:
    t = event(2, 1)
    assert t.ids(t.s.operations) == ["event_young_blood"]


def test_personal_little_war() -> None:
    t = event(2, 2, Position(2, film=2).operations("forensic_analysis", "physical_evidence"))
    assert t.keys == ["lose forensic_analysis", "lose physical_evidence"]
    t.choose("lose forensic_analysis")
    assert t.ids(t.s.operations) == ["physical_evidence"]
    t = Position(2, film=2).stage(2).operations("forensic_analysis", "physical_evidence")
    t.wild("ruins", "witness_testimony", up=False).give(attack=2).choose("scan ruins")
    assert t.mission.stage == 3
    assert [len(p.hand) for p in t.s.players] == [4, 4]
    assert t.s.operations == []


def test_other_world_life_form() -> None:
    assert [p.marks for p in event(2, 3).s.players] == [1, 0]


def hazard(t: Position, number: int) -> Position:
    t.give(hazards=number - 1, attack=2).wild("ruins", "hazard_war_zone", up=False)
    return t.choose("scan ruins")


def test_val_verdean_jungle() -> None:
    t = hazard(Position(2).marks(0, 1).wild("hills", "soviet_advisor").wild("river", "one_at_a_time"), 1)
    assert t.ids(t.s.combat) == ["soviet_advisor", "one_at_a_time"]
    t = hazard(Position(2).hand(0, "real_nasty_habit", "experience").strikes("flesh_wound"), 2)
    t.choose("show real_nasty_habit", "let")
    assert t.damage == [0, 1]
    t = hazard(Position(2).hand(0, "the_speech", "experience", "experience"), 3)
    t.choose("discard experience", "discard the_speech")
    assert (t.in_hand(0), t.in_hand(1)) == (["experience"], [])


def test_streets_of_la() -> None:
    t = hazard(Position(2, film=2).marks(0, 1).marks(1, 3), 1)
    assert [len(space) for space in t.s.wilds] == [1, 1, 0, 0, 0]
    assert (t[0].marks, t.damage) == (2, [0, 0])
    t = hazard(Position(2, film=2).strikes("flesh_wound", *["deep_gash"] * 3), 2)
    assert t.damage == [6, 1]
    t = Position(2, film=2).hq("bad_idea", "i_see_you", "knock_knock")
    t = hazard(t.strikes("deep_gash", "flesh_wound"), 3)
    assert sorted(t.ids(t.s.dead_characters)) == ["bad_idea", "i_see_you"]
    assert t.damage == [1, 2]
