"""Objectives: PR-110 to PR-116."""

from __future__ import annotations

from hagal.games.encounters.declare import objective
from hagal.games.encounters.effects import add_enemies, mark, strike
from hagal.games.encounters.names import MAJOR, MINOR, PLAYING
from hagal.games.encounters.objectives import Complete
from tests.games.encounters.position import Position
from tests.rules import rule


@rule("PR-110")
def test_three_types_of_objectives() -> None:
    t = Position(1).wild("ruins", "guerrilla_camp", up=False).give(attack=3).choose("scan ruins")
    assert t.ids(t.s.attached[2]) == ["guerrilla_camp"]  # find a card, attached to a space
    t.choose("do guerrilla_camp")
    assert t.mission.stage == 2
    t = Position(1).stage(3).combat("one_ugly_mother").give(attack=10).choose("fight one_ugly_mother")
    assert t.s.ending == MAJOR  # kill a certain enemy


@rule("PR-111")
def test_the_next_becomes_current_at_once() -> None:
    t = Position(1).attached("river", "guerrilla_camp").operations("defensive_position").give(attack=1, recruit=6)
    assert "do defensive_position" not in t.keys
    t.choose("do guerrilla_camp")
    assert t.mission.stage == 2
    assert t.ids(t.s.out) == ["guerrilla_camp"]
    t.choose("do defensive_position")
    assert t.mission.stage == 3


@rule("PR-112")
def test_setup_is_followed_when_an_objective_becomes_current() -> None:
    t = Position(1).attached("river", "guerrilla_camp").give(attack=1)
    first, _second, third = t.mission.objectives
    other = objective("Test Ground", stage=2, film=1, event=mark(1), setup=add_enemies(2))
    t.mission.objectives = (first, other, third)
    t.choose("do guerrilla_camp")
    assert [len(space) for space in t.s.wilds] == [1, 1, 0, 0, 0]
    t = Position(1)
    t.mission.objectives = (
        objective("Test Start", stage=1, film=1, event=mark(1), setup=mark(2)),
        *t.mission.objectives[1:],
    )
    t.run("begin_objective")
    assert t[0].marks == 2


@rule("PR-113")
def test_tasks_work_only_while_their_objective_is_current() -> None:
    t = Position(1).operations("defensive_position").give(recruit=6)
    assert "do defensive_position" not in t.keys
    t.stage(2)
    assert "do defensive_position" in t.keys
    t.wild("hills", "soviet_advisor")
    assert "do defensive_position" not in t.keys
    t = Position(1, film=2).stage(2).operations("assault_the_stronghold")
    assert "do assault_the_stronghold" not in t.keys


@rule("PR-114")
def test_completing_is_ignored_while_an_earlier_one_is_unfinished() -> None:
    t = Position(1).run(Complete(2))
    assert t.mission.stage == 1
    t = Position(2, film=2).operations("forensic_analysis", "physical_evidence", "assault_the_stronghold")
    t.deck(0, *["brute_force"] * 5).deck(1, *["brute_force"] * 5).wild("ruins", "witness_testimony", up=False)
    t.give(attack=2).choose("scan ruins")
    assert t.mission.stage == 1
    assert len(t[0].hand) == 1
    t.choose("do assault_the_stronghold")
    assert t.mission.stage == 3  # Objective 2 had been done already
    assert [len(p.hand) for p in t.s.players] == [4, 4]  # each drew for three pieces of evidence


@rule("PR-115")
def test_the_final_enemy_waits_for_objective_two() -> None:
    t = Position(1).combat("one_ugly_mother").give(attack=10).strikes("flesh_wound", "flesh_wound")
    assert "fight one_ugly_mother" not in t.keys
    t.stage(2)
    assert "fight one_ugly_mother" not in t.keys
    t.done()
    assert t.damage == [2]  # it strikes all the same
    t.stage(3).give(attack=10)
    assert "fight one_ugly_mother" in t.keys


@rule("PR-116")
def test_objective_three_in_two_ways() -> None:
    t = Position(2).stage(3).operations("choppa_a").give(attack=20, recruit=20).choose("do choppa_a")
    assert t.s.ending == MINOR
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (2, 2)
    assert t.game.outcome.ending == "minor"
    t = Position(2).stage(3).wild("hills", "one_ugly_mother").give(attack=10).choose("fight hills")
    assert t.s.ending == MAJOR
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (7, 7)
    assert t.game.outcome.as_json()["ending"] == "major"


def test_the_final_enemy_and_marks() -> None:
    t = Position(1).stage(3).combat("one_ugly_mother").marks(0, 1).give(attack=20).choose("fight one_ugly_mother")
    assert (t.s.ending, t[0].marks, t.s.attack) == (PLAYING, 0, 10)
    t.choose("fight one_ugly_mother")
    assert t.s.ending == MAJOR


@rule("PR-112")
def test_setup_of_the_first_objective_before_anybody_is_active() -> None:
    t = Position(3, first=1).wild("hills", "hazard_expendable_assets", up=False)
    for space in ("underground", "graveyard", "river", "ruins"):
        t.wild(space, "soviet_advisor")
    start = objective("Test Start", stage=1, film=1, event=mark(1), setup=add_enemies(1))
    t.mission.objectives = (start, *t.mission.objectives[1:])
    t.give(active=-1).run("begin_objective", 1)
    assert [p.marks for p in t.s.players] == [0, 1, 0]  # the first player


@rule("PR-111", "PR-112")
def test_the_next_begins_though_the_active_player_dies() -> None:
    t = Position(2).attached("river", "guerrilla_camp").give(attack=1).wounds(0, *["brutal_puncture"] * 2, "deep_gash")
    first, second, third = t.mission.objectives
    reward = objective("Test Reward", id=first.id, stage=1, film=1, event=mark(1), reward=strike(1))
    setup = objective("Test Ground", id=second.id, stage=2, film=1, event=mark(1), setup=mark(2))
    t.mission.objectives = (reward, setup, third)
    t.strikes("deep_gash").choose("do guerrilla_camp")
    assert t[0].dead
    assert t.mission.stage == 2
    assert (t[1].marks, t.ids(t.s.out)) == (2, ["guerrilla_camp"])
    assert t.asked == 1


@rule("PR-116", "PR-159")
def test_only_the_final_enemy_is_the_major_objective() -> None:
    t = Position(2).stage(3).run(Complete(3))
    assert t.s.ending == MINOR
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (2, 2)
