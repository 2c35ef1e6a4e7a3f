"""The Hazards of Locations, as they are turned up: PR-316, PR-321, PR-322, PR-328, PR-329, PR-335."""

from __future__ import annotations

import pytest

from hagal.games.encounters import laws
from hagal.games.encounters.alien.effects import blood_and_terror, cut_power
from hagal.kernel import zones
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule

HAZARD = "hazard_the_sos"


@rule("PR-316", "AL-111")
def test_its_loose_brings_two_cards_of_the_hive_one_after_the_other() -> None:
    t = Survivors(1).hazards(1).eggs().hive("scream_a", "organism_d", "egg")
    t.strikes("false_alarm").wild("airlock", HAZARD, up=False).turn_up()
    assert (t.ids(t.s.combat), len(t.events("strike"))) == (["egg", "organism_d"], 1)
    assert (t.ids(t.s.enemies)[-1], any(t.s.wilds)) == ("scream_a", False)


@rule("PR-321")
def test_harsh_language_takes_all_who_have_attack_from_each_player() -> None:
    t = Survivors(2, film="aliens").eggs().hand(0, "grunt", "specialist").hand(1, "sergeant_tech", "grunt", "grunt")
    t.wild("airlock", HAZARD, up=False).turn_up()
    assert (t.in_hand(0), t.in_hand(1)) == (["specialist"], ["sergeant_tech"])
    assert (t.ids(t[0].discard), t.ids(t[1].discard)) == (["grunt"], ["grunt", "grunt"])
    assert t.game.view(1)["players"][0]["hand"] == ["specialist"]


# They Cut the Power


@rule("PR-322")
def test_they_cut_the_power() -> None:
    """The Complex is filled, then turned down, shuffled and laid out again, as chance has it."""
    t = Survivors(2, film="aliens").hazards(1).only_enemies("egg", "egg", "swift_drone")
    t.wild("power_station", "ash").wild("airlock", "night_a").wild("med_lab", HAZARD, up=False)
    t.chance((4, 2, 0, 1, 3)).turn_up()
    assert [t.space(name) for name in t.spaces] == ["night_a", "egg", "swift_drone", "ash", "egg"]
    assert (t.s.down, t.ids(t.s.out)[-1], t.s.enemies) == (0b11111, HAZARD, [])
    assert [space["card"] for space in t.game.view(0)["wilds"]] == [None] * 5


@rule("PR-322", "AL-051")
def test_an_event_in_whose_course_the_power_is_cut_is_not_mixed_with_the_others() -> None:
    t = Survivors(1, film="aliens").eggs().hive("egg", "egg").hazards(1).wild("ventilation_shafts", "egg", up=False)
    t.wild("weapons_locker", "egg", up=False).wild("power_station", "egg", up=False)
    t.wild("med_lab", "event_the_sos", up=False).wild("airlock", HAZARD, up=False).give(scans=1)
    t.choose("scan med_lab free")
    assert (t.s.down, t.ids(t.s.out)[-2:]) == (0b11111, ["event_the_sos", HAZARD])
    assert [card for space in t.s.wilds for card in t.ids(space)] == ["egg"] * 5
    laws.dear(t.s)


@rule("PR-322")
def test_what_carries_an_event_is_known_all_the_same() -> None:
    t = Survivors(1, film="alien3").eggs().stage(3).combat("beast").wild("airlock", "event_the_sos", up=False).turn_up()
    i = t.s.combat.pop()
    t.s.wilds[2].append(i)
    t.run(cut_power, source=-1)
    assert [space["card"] for space in t.game.view(0)["wilds"]].count("beast") == 1


# Blood and Terror


@rule("PR-328")
def test_blood_and_terror_among_survivors() -> None:
    t = Survivors(1, film="alien3").hazards(1).dead("egg", "ash", "scream_a").chance(1, 1)
    t.wild("airlock", HAZARD, up=False).turn_up()
    assert (t.ids(t.s.combat), t.ids(t.s.dead_enemies)) == (["ash", "scream_a"], ["egg"])


@rule("PR-328")
def test_blood_and_terror_among_predators() -> None:
    """Of each an enemy by chance; of these two enter by chance, face down, and the others lie on top of the Hive."""
    t = AlienHunt(3, film="alien3").hazards(1).eggs()
    t.trophies(0, "enemy:egg", "enemy:sos", "enemy:scream_a").trophies(1, "enemy:ash", "enemy:organism_b")
    t.trophies(2, "enemy:organism_c").chance(1, 0, 0, (2, 0, 1))
    t.hive_phase(HAZARD)
    assert [t.trophies_of(seat) for seat in range(3)] == [["egg", "sos"], ["organism_b"], []]
    assert ([t.space(name) for name in t.spaces[:3]], t.s.down) == (["scream_a", "ash", None], 0b11)
    assert t.ids(t.s.enemies)[-2:] == ["egg", "organism_c"]
    assert t.game.view(0)["wilds"][0]["card"] is None


@rule("PR-328")
@pytest.mark.parametrize(("trophies", "entering"), [((), 0), (("egg",), 1), (("egg", "ash", "scream_a"), 2)])
def test_no_more_cards_enter_than_trophies_were_given_back(trophies: tuple[str, ...], entering: int) -> None:
    t = AlienHunt(3)
    for seat, id in enumerate(trophies):
        t.trophies(seat, f"enemy:{id}")
    before = len(t.s.enemies)
    t.run(blood_and_terror)
    assert (sum(map(len, t.s.wilds)), len(t.s.enemies)) == (entering, before + len(trophies) - entering)


# There's No One Coming To Help Us


@rule("PR-329")
def test_nobody_comes_to_help_twice() -> None:
    t = Survivors(1, film="alien3").hazards(2).hq("sergeant_tech", "sergeant_intel")
    t.wild("airlock", HAZARD, up=False).turn_up()
    assert t.ids(t.s.dead_characters) == ["sergeant_tech", "sergeant_intel"]
    t.hq("sergeant_tech").give(recruit=3)
    i = next(i for i in t.s.barracks if t.s.face[i].id == HAZARD)
    zones.move(t.s, i, t.s.barracks, t.s.barracks)  # on top
    t.choose("recruit sergeant_tech")
    assert (t.ids(t.s.out)[-1], len(t.s.dead_characters)) == (HAZARD, 3)


@rule("PR-329")
def test_the_hazard_is_shuffled_into_the_barracks_once_the_hq_is_filled_again() -> None:
    t = Survivors(1, film="alien3").hazards(2).hq("sergeant_tech", "sergeant_intel")
    t.barracks("sergeant_strength", "sergeant_survival")
    left = len(t.s.barracks) - 2
    t.chance((left, *range(left))).wild("airlock", HAZARD, up=False).turn_up()
    assert t.ids(t.s.hq) == ["sergeant_survival", "sergeant_strength"]
    assert t.ids(t.s.barracks).index(HAZARD) == 0, "at the bottom, as chance has it"
    assert not any(t.s.known[i] for i in t.s.barracks)


@rule("PR-329", "AL-054")
def test_it_is_the_third_and_the_fourth_hazard_by_its_own_words() -> None:
    t = Survivors(1, film="alien3", fourth_hazard="nothing").hazards(3).hq("sergeant_tech")
    t.wild("airlock", HAZARD, up=False).turn_up()
    assert t.ids(t.s.dead_characters) == ["sergeant_tech"]


# They're All Dead


@rule("PR-335")
@pytest.mark.parametrize(
    ("icon", "left", "dead"),
    [
        ("recruit", (["grunt"], ["grunt"]), ["specialist", "specialist", "sergeant_tech"]),
        ("attack", (["specialist"], ["sergeant_tech", "specialist"]), ["grunt", "grunt"]),
    ],
)
def test_they_are_all_dead(icon: str, left: tuple[list[str], list[str]], dead: list[str]) -> None:
    t = Survivors(2, film="resurrection", lost_icon=icon).eggs().hazards(2).hand(0, "grunt", "specialist")
    t.hand(1, "grunt", "specialist", "sergeant_tech").wild("airlock", HAZARD, up=False).turn_up()
    assert (t.in_hand(0), t.in_hand(1), t.ids(t.s.dead_characters)) == (*left, dead)
    assert [event.seat for event in t.events("shows-hand")] == [0, 1]
