"""The Objectives of Alien, one by one: how each is completed. Their Events are in the tests of the Hive."""

from __future__ import annotations

from hagal.games.encounters.objectives import CHECK
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule


def stage(film: str, number: int) -> Survivors:
    return Survivors(1, film=film).stage(number)


def test_the_sos() -> None:
    assert stage("alien", 1).tally("sos", "sos").run(CHECK, -1).mission.current == 1
    assert stage("alien", 1).tally("sos").run(CHECK, -1).mission.current == 0


def test_no_one_can_hear_you_scream() -> None:
    t = stage("alien", 2).operations("ventilation_seal").give(recruit=6).choose("do ventilation_seal")
    assert t.mission.current == 2


def test_a_perfect_organism() -> None:
    t = stage("alien", 3).wild("airlock", "perfect_organism").give(attack=30).choose("fight airlock")
    assert t.ending == "major"


def test_the_lost_colony() -> None:
    assert stage("aliens", 1).tally(*["colonist_host"] * 3).run(CHECK, -1).mission.current == 1
    assert stage("aliens", 1).tally(*["colonist_host"] * 2).run(CHECK, -1).mission.current == 0


def test_they_mostly_come_at_night() -> None:
    t = stage("aliens", 2).attached("airlock", "sentry_gun").run(CHECK, -1)
    assert t.mission.current == 1
    assert t.attached("med_lab", "sentry_gun").run(CHECK, -1).mission.current == 2


def test_whos_laying_the_eggs() -> None:
    t = stage("aliens", 3).wild("airlock", "queen").give(attack=30).choose("fight airlock")
    assert t.ending == "major"


@rule("PR-324")
def test_where_are_the_brothers() -> None:
    t = stage("alien3", 1).tally("missing_brother").run(CHECK, -1)
    assert t.mission.current == 0
    t.put(t.hatchery.saved[0], "enemy:missing_brother").run(CHECK, -1)
    assert t.mission.current == 1


def test_the_beast_is_out_there() -> None:
    t = stage("alien3", 2).operations("bishops_head").give(recruit=6).choose("do bishops_head", "place airlock")
    assert t.mission.current == 2


def test_nobody_can_stop_it() -> None:
    t = stage("alien3", 3).combat("beast").give(attack=30).choose("fight beast")
    assert t.ending == "major"


def test_breakout() -> None:
    assert stage("resurrection", 1).tally(*["xenomorph_clone"] * 3).run(CHECK, -1).mission.current == 1


def test_youre_a_thing_a_construct() -> None:
    t = stage("resurrection", 2)
    t.put(t.s.combat, "character:sergeant_tech").run(CHECK, -1)
    assert t.mission.current == 1
    t.give(attack=3).choose("fight sergeant_tech")
    assert t.mission.current == 2


def test_shell_breed_youll_die() -> None:
    t = stage("resurrection", 3).tally("newborn").combat("cloned_queen").give(attack=30).choose("fight cloned_queen")
    assert t.ending == "major"
