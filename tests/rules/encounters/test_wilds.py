"""Scanning, revealing and fighting: PR-060 to PR-075, PR-105 to PR-108, PR-130 to PR-135, PR-141."""

from __future__ import annotations

import pytest

from hagal.games.encounters import fighting
from hagal.games.encounters.effects import turn_all_down
from hagal.games.encounters.names import LOST, MAJOR, PLAYING, SPACES
from hagal.kernel.state import PUBLIC
from tests.games.encounters.position import Position
from tests.rules import rule


@rule("PR-060")
@pytest.mark.parametrize(
    ("space", "cost"), [("underground", 4), ("graveyard", 3), ("river", 3), ("ruins", 2), ("hills", 2)]
)
def test_scanning_costs_attack(space: str, cost: int) -> None:
    t = Position(1).wild(space, "soviet_advisor", up=False).give(attack=cost - 1)
    assert f"scan {space}" not in t.keys
    t.give(attack=cost).choose(f"scan {space}")
    assert t.s.attack == 0
    assert not t.hidden(space)
    assert t.s.known[t.s.wilds[SPACES.index(space)][0]] == PUBLIC


@rule("PR-061")
def test_a_scan_by_an_ability_is_free() -> None:
    t = Position(1).wild("underground", "soviet_advisor", up=False).hand(0, "dutch_common", "experience")
    t.choose("play dutch_common")
    assert [key for key in t.keys if key.startswith("scan")] == ["scan underground free"]
    t.choose("scan underground free")
    assert (t.s.attack, t.s.scans) == (1, 0)


@rule("PR-064", "PR-070")
def test_an_enemy_stays_where_it_is_revealed() -> None:
    t = Position(1).wild("hills", "other_world_d", up=False).give(attack=9)
    assert not any(key.startswith("fight") for key in t.keys)
    t.choose("scan hills")
    assert t.ids(t[0].discard) == ["experience"]  # its Reveal ability
    assert "fight hills" in t.keys
    assert t.space("hills") == "other_world_d"


@rule("PR-065")
def test_t15_an_event_does_what_the_current_objective_says() -> None:
    t = Position(1).attached("river", "guerrilla_camp").wild("ruins", "event_flares_frags_claymores", up=False)
    t.give(attack=2).choose("scan ruins")
    assert t.ids(t.s.attached[1]) == ["guerrilla_camp"]  # Objective 1: the camp moves away
    assert t.ids(t.s.out) == ["event_flares_frags_claymores"]
    t = Position(1).stage(2).wild("ruins", "event_expendable_assets", up=False).enemies("soviet_advisor")
    t.give(attack=2).choose("scan ruins")
    assert (t.space("hills"), t.hidden("hills")) == ("soviet_advisor", True)  # Objective 2: a card into the Hills
    assert t.space("ruins") is None


@rule("PR-066", "PR-067")
def test_the_nth_hazard_and_marks() -> None:
    t = Position(2).wild("ruins", "hazard_expendable_assets", up=False).wild("hills", "soviet_advisor")
    t.give(attack=2).choose("scan ruins")
    assert (t.mission.hazards, t[0].marks, t[1].marks) == (1, 1, 0)
    assert t.ids(t.s.combat) == ["soviet_advisor"]  # one card for one mark
    assert t.ids(t.s.out) == ["hazard_expendable_assets"]
    t.wild("ruins", "hazard_flares_frags_claymores", up=False).give(attack=2).strikes("flesh_wound", "flesh_wound")
    t.choose("scan ruins", "let", "let")  # the second Hazard: each player shows Survival or draws a Strike
    assert (t.mission.hazards, t[0].marks) == (2, 2)
    assert t.damage == [1, 1]
    t.wild("ruins", "hazard_get_to_the_choppa", up=False).give(attack=2).strikes(*["close_call"] * 3)
    t.choose("scan ruins")
    assert (t.mission.hazards, t[0].marks) == (3, 3)


@rule("PR-066")
def test_a_hazard_pushed_into_the_combat_zone_marks_the_active_player() -> None:
    t = Position(2)
    for space in SPACES[:4]:
        t.wild(space, "val_verde_guerrilla")
    t.wild("hills", "hazard_expendable_assets", up=False).done()
    assert [p.marks for p in t.s.players] == [0, 1]
    assert t.ids(t.s.out) == ["hazard_expendable_assets"]
    assert t.ids(t.s.combat) == ["val_verde_guerrilla"]


@rule("PR-068")
def test_special_cards_say_what_to_do() -> None:
    t = Position(1).wild("hills", "defensive_position", up=False).give(attack=2).choose("scan hills")
    assert t.ids(t.s.operations) == ["defensive_position"]
    assert t.space("hills") is None
    from hagal.games.encounters.hunted.catalogue.enemies import ENEMIES
    from hagal.games.encounters.names import TASK

    assert all(card.reveal for card in ENEMIES if card.type == TASK)


@rule("PR-069", "PR-071", "PR-073")
def test_fighting_is_paid_in_full() -> None:
    t = Position(1).wild("river", "soviet_advisor").give(attack=4)
    assert t.game.view(0)["wilds"][2]["health"] == 5
    assert "fight river" not in t.keys
    t.give(attack=8).choose("fight river")
    assert t.s.attack == 3
    assert t.ids(t.s.dead_enemies) == ["soviet_advisor"]
    assert t.space("river") is None


@rule("PR-070")
def test_any_number_of_enemies_in_the_wilds_and_in_the_combat_zone() -> None:
    t = Position(1).wild("river", "soviet_advisor").combat("one_at_a_time", "other_world_d").give(attack=18)
    t.choose("fight other_world_d", "fight river", "fight one_at_a_time")
    assert t.s.attack == 0
    assert len(t.s.dead_enemies) == 3


@rule("PR-072", "PR-130")
def test_health_never_falls_below_nothing() -> None:
    t = Position(1).wild("river", "over_here").give(weaken=3)
    assert fighting.health(t.s, 0, t.s.wilds[2][0]) == 0
    t.choose("fight river")
    assert (t.s.attack, t.ids(t.s.dead_enemies)) == (0, ["over_here"])


@rule("PR-074")
def test_death_abilities_come_after_the_death() -> None:
    t = Position(1).wild("river", "the_eyes_of_the_demon").give(attack=2).strikes("flesh_wound")
    t.choose("fight river")
    assert t.ids(t.s.dead_enemies) == ["the_eyes_of_the_demon"]
    assert t.keys == ["let"]
    t.choose("let")
    assert t.damage == [1]


@rule("PR-075")
def test_other_predators_are_only_driven_off() -> None:
    t = Position(1).stage(3).wild("river", "choppa_e").give(attack=8).choose("fight river")
    assert t.s.ending == PLAYING


@rule("PR-105")
def test_where_an_ability_works() -> None:
    def miss_again(t: Position) -> int:
        t.strikes("flesh_wound", "close_call").run("strike")
        return t.damage[0]

    assert miss_again(Position(1).combat("one_at_a_time")) == 1  # only in the Combat Zone
    assert miss_again(Position(1).wild("hills", "one_at_a_time")) == 0
    t = Position(1, film=2).wild("ruins", "little_war_a").wild("river", "city_of_fear", up=False)
    assert t.game.view(0)["wilds"][2]["scan_cost"] == 3
    t = Position(1, film=2).wild("hills", "little_war_a").wild("river", "city_of_fear", up=False)
    assert t.game.view(0)["wilds"][2]["scan_cost"] == 4  # only at the Hills
    assert Position(1).combat("choppa_c").game.view(0)["phase"] == "action"
    t = Position(1).combat("choppa_c").hq("knock_knock").give(recruit=3)
    assert "recruit knock_knock" in t.keys  # only in the Wilds
    t = Position(1).wild("river", "choppa_c").hq("knock_knock").give(recruit=3)
    assert "recruit knock_knock" not in t.keys
    t = Position(1).wild("river", "choppa_c", up=False).hq("knock_knock").give(recruit=3)
    assert "recruit knock_knock" in t.keys  # not while it lies face down
    t = Position(1).combat("soviet_advisor").wild("river", "val_verde_guerrilla")
    assert t.game.view(0)["wilds"][2]["health"] == 4  # anywhere


@rule("PR-106")
def test_abilities_resolve_from_the_combat_zone_into_the_wilds() -> None:
    for options, places in (({}, (4, 1, 0)), ({"wilds_order": "underground"}, (0, 1, 4))):
        t = Position(1, **options).wild("hills", "a_world_of_hurt").wild("underground", "not_a_single_track")
        t.wild("graveyard", "choppa_c").combat("one_at_a_time", "other_world_c")
        found = [card.id for card in t.s.owned(0, Everything())]  # type: ignore[arg-type]
        wild = [t.s.face[t.s.wilds[k][0]].id for k in places]
        assert found == ["one_at_a_time", "other_world_c", *wild]


class Everything:
    """As the handlers of a query to which every card answers."""

    owners = type("All", (), {"__contains__": lambda self, item: True})()
    parts = ()


@rule("PR-107")
def test_double_strike_is_two_strikes_each_avoidable() -> None:
    t = Position(1).combat("choppa_e").strikes("flesh_wound", "flesh_wound").give(avoids=1).done()
    assert t.keys == ["avoid", "take"]
    t.choose("take", "avoid")
    assert t.damage == [1]
    t = Position(1).combat("choppa_e").strikes("flesh_wound", "flesh_wound").done()
    assert t.damage == [2]


@rule("PR-108")
def test_runners_run_at_the_end_of_the_enemy_phase() -> None:
    t = (
        Position(1)
        .wild("graveyard", "choppa_d")
        .wild("river", "soviet_advisor")
        .wild("hills", "one_ugly_mother", up=False)
    )
    t.done()
    assert t.space("river") == "choppa_d"
    assert t.space("ruins") == "soviet_advisor"
    assert t.space("hills") == "one_ugly_mother"  # face down: it does not run
    t = Position(1).wild("hills", "one_ugly_mother").done()
    assert t.ids(t.s.combat) == ["one_ugly_mother"]


def two_runners(**options: str) -> Position:
    t = Position(1, film=2, **options).wild("river", "other_world_e").wild("ruins", "one_big_ugly_mother")
    return t.strikes(*["close_call"] * 6).done()


@rule("PR-106", "PR-108")
def test_the_runner_nearest_the_combat_zone_runs_first() -> None:
    t = two_runners()
    assert (t.space("ruins"), t.space("hills")) == ("other_world_e", "one_big_ugly_mother")
    assert t.s.combat == []  # each has moved one space
    assert [event.args["card"].id for event in t.events("runs")] == ["one_big_ugly_mother", "other_world_e"]


@rule("PR-106", "PR-108")
def test_the_runner_nearest_the_deck_runs_first_by_the_option() -> None:
    t = two_runners(wilds_order="underground")
    assert (t.space("ruins"), t.space("hills")) == ("other_world_e", None)
    assert t.ids(t.s.combat) == ["one_big_ugly_mother"]  # pushed by the other one, then it ran itself


@rule("PR-108")
def test_a_runner_at_the_hills_makes_room_for_the_next() -> None:
    t = Position(1, film=2).wild("ruins", "other_world_e").wild("hills", "one_big_ugly_mother").strikes("close_call")
    t.done()
    assert t.ids(t.s.combat) == ["one_big_ugly_mother"]
    assert t.space("hills") == "other_world_e"


@rule("PR-033", "PR-108")
def test_a_runner_pushed_by_the_new_card_runs_as_well() -> None:
    t = Position(1, film=2).wild("underground", "other_world_e").done()
    assert t.space("river") == "other_world_e"  # one space to make room, one by itself


def hidden_runners(**options: str) -> Position:
    """Two Runners face down, of which everybody has seen one before."""
    t = Position(1, **options).wild("graveyard", "choppa_d").wild("ruins", "one_ugly_mother", up=False)
    t.run(turn_all_down)
    return t.done()


@rule("PR-108")
def test_a_face_down_runner_stays() -> None:
    t = hidden_runners()
    assert (t.space("graveyard"), t.space("ruins")) == ("choppa_d", "one_ugly_mother")


@rule("PR-108")
def test_a_face_down_runner_that_all_have_seen_runs_by_the_option() -> None:
    t = hidden_runners(face_down_runners="run")
    assert t.space("river") == "choppa_d"
    assert t.hidden("river")
    assert t.space("ruins") == "one_ugly_mother"  # nobody knows it
    t = Position(1, face_down_runners="run").wild("hills", "choppa_d").run(turn_all_down).strikes("close_call").done()
    assert t.ids(t.s.combat) == ["choppa_d"]  # turned up as any other


@rule("PR-131", "PR-132")
def test_attached_cards_leave_a_space_clear() -> None:
    t = Position(1).attached("river", "guerrilla_camp").give(attack=1)
    assert "do guerrilla_camp" in t.keys
    t.wild("river", "soviet_advisor")
    assert "do guerrilla_camp" not in t.keys
    t.wild("underground", "val_verde_guerrilla").wild("graveyard", "other_world_d").done()
    assert t.space("river") == "other_world_d"
    assert t.ids(t.s.attached[2]) == ["guerrilla_camp"]  # moving cards leave it alone


@rule("PR-135")
def test_t10_the_enemy_deck_runs_out_twice() -> None:
    t = Position(1).only_enemies()
    t.s.dead_enemies += t._put([], "enemy", ("soviet_advisor", "other_world_d"), None)
    out = len(t.s.out)
    t.done()
    assert t.s.exhausted == 1
    assert len(t.s.out) == out  # Events, Hazards and tasks stay out
    assert {t.space("underground"), *t.ids(t.s.enemies)} == {"soviet_advisor", "other_world_d"}
    t.done()
    assert (t.s.ending, t.s.enemies) == (PLAYING, [])
    t.s.dead_enemies += t._put([], "enemy", ("other_world_a",), None)  # killed since then: there is no third deck
    t.done()
    assert (t.s.ending, t.ids(t.s.dead_enemies)) == (LOST, ["other_world_a"])


@rule("PR-141")
def test_cards_entering_together_are_turned_up_one_after_the_other() -> None:
    t = Position(1).marks(0, 1).wild("hills", "other_world_d", up=False).wild("ruins", "other_world_d", up=False)
    t.wild("underground", "hazard_expendable_assets", up=False).hand(0, "experience", "brute_force", "bad_idea")
    t.give(attack=4).choose("scan underground")
    assert t.ids(t.s.combat) == ["other_world_d"]  # the first one asks before the second is turned up
    t.choose("discard experience")
    assert t.ids(t.s.combat) == ["other_world_d", "other_world_d"]


@rule("PR-121")
def test_killed_by_an_effect() -> None:
    t = Position(1).wild("hills", "soviet_advisor").combat("val_verde_guerrilla").played("knock_knock")
    t.hand(0, "dutch_rare", "experience").strikes("close_call").choose("play dutch_rare")
    assert t.keys == ["slay hills", "slay val_verde_guerrilla", "decline"]
    t.choose("slay hills")
    assert t.ids(t.s.dead_enemies) == ["soviet_advisor"]
    t = (
        Position(1)
        .stage(3)
        .combat("one_ugly_mother")
        .give(weaken=9)
        .played("knock_knock")
        .hand(0, "dutch_rare", "experience")
    )
    t.choose("play dutch_rare")
    assert not [key for key in t.keys if key.startswith("slay")]
    assert t.s.ending != MAJOR


@rule("PR-070")
def test_only_cards_in_the_wilds_and_the_combat_zone_can_be_fought() -> None:
    t = Position(1).operations("assault_the_stronghold").attached("river", "guerrilla_camp").give(attack=20)
    assert not any(key.startswith("fight") for key in t.keys)


@rule("PR-143")
def test_labels_only_tell_where_a_card_belongs() -> None:
    t = (
        Position(1)
        .stage(2)
        .wild("river", "val_verde_guerrilla")
        .attached("ruins")
        .give(attack=3)
        .strikes("flesh_wound")
    )
    t.choose("fight river")
    assert t.damage == [1]  # a card of Objective 1 works as printed while Objective 2 is current
