"""The updated Objectives and Locations, for survivors and for Predators: PR-309 to PR-335, AL-053, AL-066, AL-067,
AL-192; every icon that is not clear both ways. What Objectives ask for, Events, Hazards and captives have files of
their own."""

from __future__ import annotations

import pytest

from hagal.games.encounters.alien.effects import (
    arm,
    fail_clones,
    hive_to_combat,
    stowaway,
    work_together,
)
from hagal.games.encounters.alien.effects.hazards import EXPLODE
from hagal.games.encounters.alien.laws import nobody_holds_what_goes_to_work, the_armed_lie_in_the_complex
from hagal.games.encounters.effects import add_enemies, draw
from hagal.games.encounters.hunters.hunt import KILLED
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.kernel.laws import Broken
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule

# Alien


@rule("PR-310", "PR-312", "AL-066", "AL-067")
def test_the_sos_is_found_by_all_or_kept_by_its_finder() -> None:
    t = Survivors(2).hive("sos").run(add_enemies(1)).turn_up()
    assert (t.ids(t.s.operations), t.hatchery.tally) == (["sos"], ("sos",))
    h = AlienHunt(2).hive_phase("sos")
    assert (h.trophies_of(0), h.s.operations, h.hatchery.tally) == (["sos"], [], ("sos",))
    h.hive_phase("sos")
    assert (h.mission.current, h.trophies_of(0)) == (1, ["sos", "sos"])


@rule("PR-312")
def test_an_sos_is_worth_1() -> None:
    t = AlienHunt(1)
    before = t.honor(0)
    assert t.hive_phase("sos").honor(0) - before == 1


@rule("PR-313", "AL-192")
def test_the_seal_goes_to_the_sealer() -> None:
    t = AlienHunt(2).stage(2).operations("ventilation_seal").give(recruit=6)
    before = t.honor(0)
    t.choose("do ventilation_seal")
    assert (t.mission.current, t.trophies_of(0), t.honor(0) - before) == (2, ["ventilation_seal"], 2)


@rule("PR-313")
def test_people_are_disappearing() -> None:
    t = Survivors(2).stage(2).hand(0, *["grunt"] * 3).hand(1, "grunt").wild("airlock", "event_the_sos", up=False)
    t.turn_up()
    assert [len(p.hand) for p in t.s.players] == [1, 0]


@rule("PR-314")
def test_the_perfect_organism_is_worth_5() -> None:
    t = AlienHunt(2)
    before = t.honor(0)
    assert t.trophies(0, "enemy:perfect_organism").honor(0) - before == 5


@rule("PR-315", "PR-311")
def test_brought_something_back() -> None:
    t = Survivors(1).eggs().wild("airlock", "hazard_the_sos", up=False).turn_up()
    assert t.s.down == 0b111


@rule("PR-317", "AL-053")
def test_the_self_destruct_moves_as_an_enemy_and_goes_off_in_the_combat_zone() -> None:
    t = Survivors(2).eggs().hazards(2).strikes(*["false_alarm"] * 6).wild("airlock", "hazard_the_sos", up=False)
    t.turn_up()
    assert (t.space("airlock"), t.events("strike")) == ("hazard_the_sos", [])
    for room in ("ventilation_shafts", "power_station", "weapons_locker", "med_lab"):
        t.wild(room, "egg")
    t.run("enemy_phase")
    assert [event.seat for event in t.events("strike")] == [0, 0, 0, 1, 1, 1]
    assert (t.ids(t.s.out)[-1], t.hatchery.armed) == ("hazard_the_sos", -1)


@rule("PR-317")
def test_turned_up_in_the_combat_zone_it_goes_off_at_once() -> None:
    t = Survivors(1).hazards(2).strikes(*["false_alarm"] * 3).eggs().hive("hazard_the_sos").run(hive_to_combat(1))
    assert len(t.events("strike")) == 3


@rule("PR-317")
def test_armed_it_lies_in_a_room_or_is_about_to_go_off() -> None:
    t = Survivors(2).eggs().hazards(2).wild("airlock", "hazard_the_sos", up=False).turn_up()
    the_armed_lie_in_the_complex(t.s)
    t.s.combat.append(t.s.wilds[4].pop())
    with pytest.raises(Broken, match="armed, but in no room"):
        the_armed_lie_in_the_complex(t.s)
    t.s.stack.append((EXPLODE, -1, t.hatchery.armed))
    the_armed_lie_in_the_complex(t.s)


@rule("PR-317")
@pytest.mark.parametrize(("icon", "other"), [("recruit", "attack"), ("attack", "recruit")])
def test_it_is_disarmed_for_8(icon: str, other: str) -> None:
    t = Survivors(1, self_destruct=icon).hazards(2).wild("med_lab", "hazard_the_sos", up=False).turn_up()
    t.give(**{other: 8})
    assert t.reason("disarm").startswith("enc-why-price")
    t.give(**{icon: 9, other: 0}).choose("disarm")
    assert (getattr(t.s, icon), t.space("med_lab"), t.ids(t.s.out)[-1]) == (1, None, "hazard_the_sos")
    assert t.reason("disarm") == "enc-why-not-armed"


@rule("PR-317")
def test_a_predator_who_disarms_it_has_a_trophy_worth_3() -> None:
    t = AlienHunt(2).hazards(2).hive_phase("hazard_the_sos")
    assert t.space("ventilation_shafts") == "hazard_the_sos"
    assert t.reason("evade ventilation_shafts") == "enc-why-no-hazard"
    before = t.honor(0)
    t.give(recruit=8).choose("disarm")
    assert (t.trophies_of(0), t.honor(0) - before) == (["hazard_the_sos"], 3)


@rule("PR-317")
def test_turned_face_down_and_up_again_it_is_no_other_hazard() -> None:
    t = Survivors(1).hazards(2).wild("med_lab", "hazard_the_sos", up=False).turn_up()
    t.s.down |= 1 << 3
    t.turn_up()
    assert (t.mission.hazards, t.space("med_lab")) == (3, "hazard_the_sos")


# Aliens


# Alien 3


@rule("PR-324")
@pytest.mark.parametrize("saved", [0, 1, 2])
def test_the_brothers_are_settled_once_each_is_saved_or_dead(saved: int) -> None:
    """Found in the Complex a Brother waits to be saved; found in the Combat Zone he is dead."""
    t = Survivors(2, film="alien3").eggs()
    for k in range(2):
        assert t.mission.current == 0
        t.wild("airlock", "missing_brother", up=False)
        if k < saved:
            t.turn_up().give(recruit=3).choose("do missing_brother")
        else:
            for room in ("ventilation_shafts", "power_station", "weapons_locker", "med_lab"):
                t.wild(room, "egg")
            t.run("enemy_phase")
            for space in t.s.wilds:
                zones.move_all(space, t.s.out)
    assert (t.mission.current, len(t.hatchery.saved[0])) == (1, saved)


@rule("PR-324")
def test_who_saved_a_brother_is_spared_by_the_event() -> None:
    t = Survivors(2, film="alien3").attached("airlock", "missing_brother").give(recruit=3).choose("do missing_brother")
    t.strikes(*["false_alarm"] * 2).wild("med_lab", "event_the_sos", up=False).turn_up()
    assert [event.seat for event in t.events("strike")] == [1, 1]


@rule("PR-326")
@pytest.mark.parametrize("honor", [3, 2])
def test_each_wound_of_the_beast_is_a_trophy_worth_2(honor: int) -> None:
    t = AlienHunt(2, film="alien3", beast_honor=honor).eggs().stage(3).combat("beast").hive_phase("event_the_sos")
    assert t.ids(t.s.carried) == ["event_the_sos"]
    before = t.honor(0)
    t.give(attack=40).choose("fight beast")
    assert (t.ending, t.trophies_of(0), t.honor(0) - before) == ("", ["event_the_sos"], 2)
    t.choose("fight beast")
    assert (t.ending, t.honor(0) - before) == ("ultimate", 2 + honor)


@rule("PR-327", "AL-066")
@pytest.mark.parametrize("n", [5, 3])
def test_stowaway(n: int) -> None:
    t = Survivors(1, stowaway=n).run(stowaway)
    assert (t.ids(t.s.barracks).count("facehugger"), t.nest("facehugger")) == (n, 9 - n)


# Resurrection


@rule("PR-331")
@pytest.mark.parametrize(("icon", "other"), [("attack", "recruit"), ("recruit", "attack")])
def test_failed_clones(icon: str, other: str) -> None:
    t = Survivors(1, film="resurrection", failed_clone=icon).stage(2).barracks("sergeant_tech").run(fail_clones(1))
    assert (t.ids(t.s.combat), t.game.view(0)["combat"][0]["health"]) == (["sergeant_tech"], 3)
    t.give(**{other: 3})
    assert t.reason("fight sergeant_tech").startswith("enc-why-price")
    t.give(**{icon: 3, other: 0}).choose("fight sergeant_tech")
    assert (t.ids(t.s.dead_characters), t.mission.current) == (["sergeant_tech"], 2)


@rule("PR-331")
@pytest.mark.parametrize("cls", [Survivors, AlienHunt])
def test_what_changes_enemies_passes_failed_clones_by(cls: type[Survivors]) -> None:
    t = cls(1, film="resurrection").stage(2).run(fail_clones(1))
    clone = t.s.face[t.s.combat[0]]
    t.give(weaken=1, bounty=2, attack=clone.cost - 1)
    if isinstance(t, AlienHunt):
        t.front(0, "rockfall", "shadow_trap")
    assert t.reason(f"fight {clone.id}").startswith("enc-why-price")
    assert t.game.view(0)["combat"][0]["health"] == clone.cost
    hand = len(t[0].hand)
    t.give(attack=clone.cost).choose(f"fight {clone.id}")
    assert (t.s.combat, len(t[0].hand), t.s.attack) == ([], hand, 0)
    if isinstance(t, AlienHunt):
        assert KILLED not in [deed for deed, _card in t.hunt.deeds]


@rule("PR-331", "AL-060")
def test_the_setup_of_the_second_objective_lays_them_out() -> None:
    t = Survivors(1, film="resurrection").tally("xenomorph_clone", "xenomorph_clone").combat("xenomorph_clone")
    t.give(attack=5).hand(0, "sergeant_strength").choose("fight xenomorph_clone", "show sergeant_strength")
    assert (t.mission.current, len(t.s.combat)) == (1, 3)


@rule("PR-332", "AL-004")
@pytest.mark.parametrize(("first", "last"), [("newborn", "cloned_queen"), ("cloned_queen", "newborn")])
def test_survivors_win_with_the_death_of_both_of_the_last_two(first: str, last: str) -> None:
    t = Survivors(2, film="resurrection").eggs().stage(3).combat("cloned_queen", "newborn").give(attack=60)
    t.choose(f"fight {first}")
    assert (t.ending, t.mission.current, t.ids(t.s.combat)) == ("", 2, [last])
    t.choose(f"fight {last}")
    assert t.ending == "major"


@rule("PR-332")
def test_both_of_the_last_two_have_to_die() -> None:
    t = AlienHunt(2, film="resurrection").stage(3).combat("cloned_queen", "newborn").give(attack=30)
    before = t.honor(0)
    t.choose("fight newborn")
    assert (t.ending, t.honor(0) - before) == ("", 5)
    t.choose("fight cloned_queen")
    assert (t.ending, t.honor(0) - before) == ("ultimate", 10)


@rule("PR-333")
def test_no_time_to_waste_goes_from_player_to_player() -> None:
    t = Survivors(2, film="resurrection").wild("airlock", "hazard_the_sos", up=False).turn_up()
    assert t.ids(t[0].discard) == ["hazard_the_sos"]
    t[0].deck.append(t[0].discard.pop())
    t.strikes("false_alarm").run(draw(1))
    assert (t.keys, len(t.events("strike"))) == (["give 0", "give 1"], 1)
    t.choose("give 1")
    assert ("hazard_the_sos" in t.ids(t[1].discard), "hazard_the_sos" in t.in_hand(0)) == (True, False)


@rule("PR-333", "AL-090")
def test_a_hazard_drawn_before_a_chestburster_goes_to_work_before_it() -> None:
    t = Survivors(2, film="resurrection").wild("airlock", "hazard_the_sos", up=False).turn_up()
    t.infested(0, "deck")
    t[0].deck.append(t[0].discard.pop())
    t.strikes("false_alarm").run(draw(2))
    assert t.keys == ["give 0", "give 1"]
    nobody_holds_what_goes_to_work(t.s)
    determinize(t.s, (1,), Rng(1))
    t.choose("give 1")
    assert t[0].dead
    assert "hazard_the_sos" in t.ids(t[1].discard)


@rule("AL-090")
def test_a_chestburster_in_a_hand_that_does_nothing_breaks_a_law() -> None:
    t = Survivors(2).infested(0, "hand")
    with pytest.raises(Broken, match=r"seat 0 holds .*chestburster"):
        nobody_holds_what_goes_to_work(t.s)


@rule("PR-333")
def test_nobody_imagines_in_a_hand_what_goes_to_work_as_it_is_drawn() -> None:
    t = Survivors(2, film="resurrection").wild("airlock", "hazard_the_sos", up=False).turn_up()
    hazard = t[0].discard.pop()
    t[0].deck.append(hazard)
    zones.shuffle(t.s, t[0].deck)
    t[0].deck.remove(hazard)
    t[0].deck.insert(0, hazard)
    t.run(draw(5))
    rng, places = Rng(1), set()
    for _ in range(30):
        imagined = determinize(t.s, (1,), rng)
        assert isinstance(imagined, Encounters)
        places.add(imagined.players[0].deck.index(hazard))
    assert len(places) > 3


@rule("PR-334")
def test_we_have_to_work_together() -> None:
    t = Survivors(2).eggs().hand(0, "grunt", "sergeant_tech").hand(1, "sergeant_intel", "sergeant_tech")
    t.run(work_together).choose("show sergeant_tech", "pass")
    assert "show sergeant_tech" not in t.keys
    t.choose("show sergeant_intel").choose("pass")
    assert sum(map(len, t.s.wilds)) == 3


@rule("PR-334")
def test_who_shows_all_classes_adds_nothing() -> None:
    t = Survivors(1).hand(0, "versatile_programming").run(work_together).choose("show versatile_programming")
    assert not any(t.s.wilds)


@rule("AL-054")
@pytest.mark.parametrize(("fourth", "armed"), [("repeat", True), ("nothing", False)])
def test_a_fourth_hazard_repeats_the_third(fourth: str, armed: bool) -> None:
    t = Survivors(1, fourth_hazard=fourth).hazards(3).wild("med_lab", "hazard_the_sos", up=False).turn_up()
    assert (t.hatchery.armed >= 0) == armed


@rule("AL-054", "PR-317")
def test_a_fourth_hazard_has_nothing_to_arm_while_the_self_destruct_runs() -> None:
    t = Survivors(2).eggs().hazards(2).wild("airlock", "hazard_the_sos", up=False).turn_up()
    first = t.hatchery.armed
    t.wild("med_lab", "hazard_a_perfect_organism", up=False).turn_up()
    assert (t.hatchery.armed, t.space("airlock")) == (first, "hazard_the_sos")
    assert (t.space("med_lab"), t.ids(t.s.out)[-1]) == (None, "hazard_a_perfect_organism")


@rule("AL-067")
def test_the_texts_of_the_locations_are_the_updated_ones() -> None:
    t = Survivors(1)
    assert t.mission.location.titles == ("Brought Something Back", "It's Loose", "Self-Destruct")
    assert t.mission.location.hazards[2] == (arm,)
