"""What Objectives ask for, each done in full: AL-064, AL-065, PR-318, PR-319, PR-325, PR-330, PR-331."""

from __future__ import annotations

import pytest

from hagal.games.encounters.alien.effects import died, fail_clones
from hagal.games.encounters.declare import objective
from hagal.games.kit.declare import OFFICIAL
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule

BOTH = pytest.mark.parametrize("cls", [Survivors, AlienHunt])

# What is done before its Objective is current


@rule("AL-064")
def test_cards_of_a_later_objective_wait_where_their_text_puts_them() -> None:
    t = Survivors(1).wild("airlock", "ventilation_seal", up=False).turn_up()
    assert (t.ids(t.s.operations), t.mission.current) == (["ventilation_seal"], 0)
    t.tally("sos").wild("med_lab", "sos", up=False).turn_up()
    assert t.mission.current == 1
    t.give(recruit=6).choose("do ventilation_seal")
    assert t.mission.current == 2


@rule("AL-064")
@pytest.mark.parametrize(("early", "current"), [(3, 2), (2, 1)])
def test_the_dead_count_from_the_moment_their_objective_is_current(early: int, current: int) -> None:
    """In the box only first Objectives count the dead: here a second one does."""
    t = Survivors(1).wild("airlock", "sos", up=False).tally("sos").combat(*["colonist_host"] * early)
    goal = died("colonist_host", 3)
    later = objective("Later", film="aliens", stage=2, event_title="", event=(), origin=OFFICIAL, auto=goal)
    t.mission.objectives = (t.mission.objectives[0], later, t.mission.objectives[2])
    t.give(attack=2 * early).choose(*["fight colonist_host"] * early)
    assert t.mission.current == 0
    t.turn_up()
    assert t.mission.current == current


# Sentry Guns


@rule("PR-319", "AL-065")
def test_a_sentry_gun_is_for_all_survivors_and_stays() -> None:
    t = Survivors(2, film="aliens").eggs().stage(2).attached("airlock", "sentry_gun").operations("sentry_gun")
    t.give(recruit=3).choose("do sentry_gun", "place med_lab")
    assert t.mission.current == 2
    assert [t.ids(t.s.attached[k]) for k in (3, 4)] == [["sentry_gun"]] * 2
    t.wild("med_lab", "eggs_b").wild("weapons_locker", "eggs_b").done().give(attack=2)
    assert (t.s.active, t.reason("fight weapons_locker")) == (1, "enc-why-attack 4"), "no gun, no help"
    t.choose("fight med_lab")
    assert t.ids(t.s.dead_enemies) == ["eggs_b"]


@rule("PR-319")
def test_guns_in_two_rooms_complete_it() -> None:
    t = Survivors(1, film="aliens").stage(2).operations("sentry_gun", "sentry_gun").give(recruit=6)
    t.choose("do sentry_gun", "place airlock")
    assert t.mission.current == 1
    t.choose("do sentry_gun")
    assert "place airlock" not in t.keys
    t.choose("place med_lab")
    assert t.mission.current == 2


@rule("PR-319")
def test_a_sentry_gun_of_a_predator_is_his_alone_for_the_rest_of_the_game() -> None:
    t = AlienHunt(2, film="aliens").eggs().stage(2).operations("sentry_gun", "sentry_gun").wild("airlock", "night_a")
    t.give(recruit=6, attack=4).choose("do sentry_gun", "place airlock", "do sentry_gun", "place ventilation_shafts")
    assert (t.mission.current, t.reason("fight airlock")) == (2, "")
    assert t.give(attack=2).reason("fight airlock") == "enc-why-attack 3"
    t.done().give(attack=4)
    assert (t.s.active, t.reason("fight airlock")) == (1, "enc-why-attack 5")


# Hosts and Clones


@rule("PR-318")
@BOTH
def test_three_colonist_hosts(cls: type[Survivors]) -> None:
    t = cls(1, film="aliens").combat(*["colonist_host"] * 3).give(attack=6)
    found = [t.choose("fight colonist_host").mission.current for _ in range(3)]
    assert found == [0, 0, 1]
    assert t.ids(t.hunt.trophies[0] if isinstance(t, AlienHunt) else t.s.dead_enemies) == ["colonist_host"] * 3


@rule("PR-330")
@BOTH
def test_three_xenomorph_clones(cls: type[Survivors]) -> None:
    t = cls(1, film="resurrection").combat(*["xenomorph_clone"] * 3).give(attack=9)
    t.strikes(*["slashing_claws" if cls is Survivors else "flesh_wound"] * 3)
    found = [t.choose("fight xenomorph_clone", "let").mission.current for _ in range(3)]
    assert found == [0, 0, 1]
    assert t.ids(t.hunt.trophies[0] if isinstance(t, AlienHunt) else t.s.dead_enemies) == ["xenomorph_clone"] * 3


# Failed Clones


@rule("PR-331")
@BOTH
def test_all_failed_clones_have_to_be_killed(cls: type[Survivors]) -> None:
    t = cls(1, film="resurrection").stage(2).run(fail_clones(3)).give(attack=40)
    found = []
    for id in t.ids(t.s.combat):
        found.append(t.choose(f"fight {id}").mission.current)
    assert found == [1, 1, 2]


@rule("PR-331")
def test_failed_clones_do_not_strike() -> None:
    t = Survivors(1, film="resurrection").eggs().stage(2).barracks("sergeant_tech").run(fail_clones(1)).done()
    assert t.events("strike") == []


@rule("PR-331")
def test_absolute_horror_is_a_strike_for_each_of_them_and_for_each_player() -> None:
    t = Survivors(2, film="resurrection").stage(2).run(fail_clones(2)).strikes(*["false_alarm"] * 4)
    t.wild("airlock", "event_the_sos", up=False).turn_up()
    assert [event.seat for event in t.events("strike")] == [0, 0, 1, 1]


# Bishop's Head


@rule("PR-325")
def test_bishops_head_goes_to_the_placer() -> None:
    t = AlienHunt(2, film="alien3").stage(2).operations("bishops_head").give(recruit=6)
    before = t.honor(0)
    t.choose("do bishops_head", "place airlock")
    assert (t.mission.current, t.trophies_of(0), t.honor(0) - before) == (2, ["bishops_head"], 2)


@rule("PR-325")
def test_bishops_head_is_placed_in_a_clear_room() -> None:
    t = Survivors(1, film="alien3").stage(2).operations("bishops_head").give(recruit=4).wild("airlock", "egg")
    for room in ("ventilation_shafts", "power_station"):
        t.wild(room, "egg", up=False)
    assert t.choose("do bishops_head").keys == ["place weapons_locker", "place med_lab"]
    assert t.choose("place med_lab").mission.current == 2
    t = Survivors(1, film="alien3").stage(2).operations("bishops_head").give(recruit=4)
    for room in t.spaces:
        t.wild(room, "egg")
    assert t.reason("do bishops_head") == "enc-why-nothing-to-do"
