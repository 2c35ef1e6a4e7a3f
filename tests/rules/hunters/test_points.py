"""Heal and Restore points, and Duels (PR-225 to PR-233)."""

from __future__ import annotations

from collections import Counter

import pytest

import hagal
from hagal.games.encounters.hunters.declare import armory
from hagal.games.encounters.hunters.effects import duel, guard, heal_points, restore
from hagal.games.encounters.state import Encounters
from tests.games.encounters.hunters.position import Hunting
from tests.rules import rule

ONE, TWO, THREE = "flesh_wound", "just_a_scratch", "gotta_hand_it"
SHAME, EGO, BOTH = "wounded_pride", "bruised_ego", "dishonor_and_death"
PATROL = "jungle_patrol"


def mends(t: Hunting) -> list[str]:
    return [key for key in t.keys if key.startswith("mend")]


# Heal and Restore


@rule("PR-225")
def test_heal_and_restore_are_points_of_this_action_phase() -> None:
    card = armory("woodland_survival", "Medicine", 1, 3, effects=(heal_points(2), restore(1)))
    t = Hunting(2).deal(0, card, card).choose(f"play {card.id}", f"play {card.id}")
    assert (t.hunt.heal, t.hunt.restore) == (4, 2)
    assert (t.game.view(1)["heal"], t.game.view(1)["restore"]) == (4, 2)
    t.wounds(1, ONE, SHAME).done()
    assert t.asked == 1
    assert (t.hunt.heal, t.hunt.restore, mends(t)) == (0, 0, [])


@rule("PR-226")
def test_a_strike_is_healed_for_its_damage_or_not_at_all() -> None:
    t = Hunting(1).wounds(0, THREE, ONE).give(heal=2)
    assert mends(t) == [f"mend 0 {ONE}"]
    assert t.reason(f"mend 0 {THREE}") == "enc-why-points 3 0"
    t.give(heal=4).choose(f"mend 0 {THREE}")
    assert (t.ids(t[0].wounds), t.ids(t.s.strike_discard), t.hunt.heal) == ([ONE], [THREE], 1)
    t.choose(f"mend 0 {ONE}")
    assert (t[0].wounds, t.hunt.heal) == ([], 0)


@rule("PR-227")
def test_the_three_largest_sets_that_three_points_heal() -> None:
    t = Hunting(1).wounds(0, THREE, TWO, ONE, ONE, ONE).give(heal=3)
    t.game.resume()
    wounds = Counter({THREE: 1, TWO: 1, ONE: 3})
    found: set[tuple[str, ...]] = set()
    largest: set[tuple[str, ...]] = set()

    def explore(game: hagal.Game) -> None:
        s = game.state
        assert isinstance(s, Encounters)
        assert game.decision is not None
        healed = tuple(sorted((wounds - Counter(s.face[i].id for i in s.players[0].wounds)).elements()))
        found.add(healed)
        keys = [key for key in game.decision.keys if key.startswith("mend")]
        if not keys:
            largest.add(healed)
        for key in keys:
            explore(game.copy().choose(key))

    explore(t.game)
    assert largest == {(THREE,), (ONE, TWO), (ONE, ONE, ONE)}
    assert found == largest | {(), (ONE,), (TWO,), (ONE, ONE)}, "healing less is allowed"


@rule("PR-228")
def test_dishonor_is_restored_in_the_same_way() -> None:
    t = Hunting(1).wounds(0, EGO, SHAME, ONE).give(restore=1, heal=0)
    assert mends(t) == [f"mend 0 {SHAME}"]
    t.choose(f"mend 0 {SHAME}")
    assert (t.ids(t[0].wounds), t.ids(t.s.strike_discard), t.hunt.restore) == ([EGO, ONE], [SHAME], 0)
    t.give(restore=2).choose(f"mend 0 {EGO}")
    assert t.ids(t[0].wounds) == [ONE]


@rule("PR-228")
def test_heal_points_do_not_restore_and_restore_points_do_not_heal() -> None:
    assert mends(Hunting(1).wounds(0, SHAME, ONE).give(heal=9)) == [f"mend 0 {ONE}"]
    assert mends(Hunting(1).wounds(0, SHAME, ONE).give(restore=9)) == [f"mend 0 {SHAME}"]


@rule("PR-229")
def test_damage_and_dishonor_of_one_strike_are_paid_together() -> None:
    t = Hunting(1).wounds(0, BOTH)
    damage, dishonor = t.card(f"strike:{BOTH}").damage, t.card(f"strike:{BOTH}").dishonor
    for heal, shame in ((damage, dishonor - 1), (damage - 1, dishonor), (damage, 0), (0, dishonor)):
        assert mends(t.give(heal=heal, restore=shame)) == []
        assert t.reason(f"mend 0 {BOTH}") == f"enc-why-points {damage} {dishonor}"
    t.give(heal=damage, restore=dishonor + 1).choose(f"mend 0 {BOTH}")
    assert (t[0].wounds, t.hunt.heal, t.hunt.restore) == ([], 0, 1)


@rule("PR-230")
def test_nobody_heals_or_restores_another() -> None:
    t = Hunting(2).wounds(1, ONE, SHAME).give(heal=9, restore=9)
    assert mends(t) == []
    assert t.reason(f"mend 1 {ONE}") == t.reason(f"mend 1 {SHAME}") == "enc-why-not-others"


# Duels


@rule("PR-231")
def test_each_duel_keyword_allows_one_attack() -> None:
    card = armory("urban_strength", "Two Duels", 1, 3, effects=(duel, duel))
    t = Hunting(3).deal(0, card).give(attack=50)
    assert not [key for key in t.keys if key.startswith("duel")]
    assert t.reason("duel 1") == "enc-why-no-duel"
    t.choose(f"play {card.id}")
    assert [key for key in t.keys if key.startswith("duel")] == ["duel 1", "duel 2"]
    t.choose("duel 1", "duel 1")
    assert (t.hunt.duels, len(t[1].wounds)) == (0, 2)
    assert not [key for key in t.keys if key.startswith("duel")]


@rule("PR-231")
def test_a_duel_costs_the_armor_and_the_other_draws_a_strike() -> None:
    t = Hunting(2).strikes(TWO)
    armor = t[1].avatar.defense
    assert "duel 1" not in t.allow_duels(1, armor - 1).keys
    assert t.reason("duel 1").endswith(f" {armor}")
    left = len(t.s.strikes)
    t.allow_duels(1, armor + 2).choose("duel 1")
    assert (t.s.attack, t.ids(t[1].wounds), len(t.s.strikes)) == (2, [TWO], left - 1)
    assert t[0].wounds == [], "nobody strikes back"
    assert t.asked == 0


@rule("PR-231")
def test_nobody_duels_himself_or_the_dead() -> None:
    t = Hunting(3).slain(1, 2).allow_duels()
    assert [key for key in t.keys if key.startswith("duel")] == ["duel 1"]
    assert t.reason("duel 0") == "enc-why-yourself"
    assert t.reason("duel 2").startswith("enc-why-dead")


@rule("PR-231")
def test_duels_are_of_this_turn() -> None:
    t = Hunting(2).allow_duels().done().give(attack=50)
    assert (t.asked, t.hunt.duels) == (1, 0)
    assert not [key for key in t.keys if key.startswith("duel")]


@rule("PR-231")
def test_raised_armor_lasts_until_the_own_next_turn() -> None:
    card = armory("urban_survival", "Hide", 1, 3, effects=guard(2))
    t = Hunting(2).deal(0, card).choose(f"play {card.id}").done()
    armor = t[0].avatar.defense + 2
    assert t.game.view(1)["hunters"][0]["armor"] == armor
    assert "duel 0" not in t.allow_duels(1, armor - 1).keys
    assert "duel 0" in t.allow_duels(1, armor).keys
    t.done()
    assert t.game.view(1)["hunters"][0]["armor"] == armor - 2


@rule("PR-232")
def test_several_duels_are_paid_one_by_one() -> None:
    t = Hunting(3)
    one, other = t[1].avatar.defense, t[2].avatar.defense
    t.strikes(ONE, ONE, ONE).allow_duels(3, 2 * one + other).choose("duel 1", "duel 2", "duel 1")
    assert (t.s.attack, [len(p.wounds) for p in t.s.players]) == (0, [0, 2, 1])


@rule("PR-233")
def test_who_is_killed_in_a_duel_is_a_trophy() -> None:
    t = Hunting(3)
    t.wounds(1, *[ONE] * (t[1].health - 1)).strikes(ONE)
    before, value = t.honor(0), t[1].avatar.honor
    t.allow_duels().choose("duel 1")
    assert t[1].dead
    assert (t.hunt.slain, t.honor(0)) == ([[1], [], []], before + value)
    assert t.honor(1) == 0, "he has his own Honor no more (PR-250)"
    assert t.game.view(2)["hunters"][0]["slain"] == [1]
    assert t.hunt.duelist == -1


@rule("PR-233")
def test_who_dies_otherwise_is_nobodys_trophy() -> None:
    t = Hunting(2)
    t.wounds(1, *[ONE] * (t[1].health - 1)).strikes(ONE, SHAME).allow_duels().choose("duel 1").done()
    t.combat(PATROL).done()
    assert t.ids(t[1].wounds).count(SHAME) == 1, "he survived the Duel"
    assert (t[1].dead, t.hunt.slain) == (True, [[], []])


@rule("PR-233")
def test_a_dishonor_drawn_in_a_duel_kills_nobody() -> None:
    t = Hunting(2)
    t.wounds(1, *[ONE] * (t[1].health - 1)).strikes(SHAME).allow_duels().choose("duel 1")
    assert (t[1].dead, t.hunt.slain) == (False, [[], []])


@rule("PR-233")
def test_a_further_strike_that_the_first_brings_is_of_the_duel_too() -> None:
    t = Hunting(2)
    t.wounds(1, *[ONE] * (t[1].health - 2)).strikes(ONE, "becoming_the_hunted").allow_duels().choose("duel 1")
    assert (t[1].dead, t.hunt.slain[0]) == (True, [1])


@rule("PR-211", "PR-231")
@pytest.mark.parametrize(
    ("trap", "strikes", "less"), [("flash_trap", 1, 2), ("laser_trap", 2, 0)], ids=["flash", "laser"]
)
def test_traps_that_make_duels_worse_for_their_holder(trap: str, strikes: int, less: int) -> None:
    t = Hunting(2).front(1, trap).strikes(SHAME, SHAME)
    t.allow_duels(1, t[1].avatar.defense).choose("duel 1")
    assert (len(t[1].wounds), t.s.attack) == (strikes, less)


@rule("PR-231")
def test_a_razor_trap_keeps_its_holder_from_dueling() -> None:
    t = Hunting(2).front(0, "razor_trap").allow_duels()
    assert "duel 1" not in t.keys
    assert t.reason("duel 1") == "enc-why-may-not-duel"
