"""Hunters playing together (PR-272 to PR-277)."""

from __future__ import annotations

from typing import Any

import pytest

import hagal
from hagal.games.encounters.effects import discard
from hagal.games.encounters.hunters.declare import armory
from hagal.games.encounters.hunters.effects import duel, rivals
from hagal.games.encounters.hunters.hunt import hunt
from hagal.games.encounters.state import Encounters
from tests.games.encounters.hunters.position import Hunting
from tests.rules import rule

ONE, SHAME, BOTH = "flesh_wound", "wounded_pride", "dishonor_and_death"
CHEAP = "woodland_strength_wrist_blades"
ULTIMATE = "the_one_who_walks_away"


def group(players: int = 2, **options: Any) -> Hunting:
    return Hunting(players, together=True, **options)


def mends(t: Hunting) -> list[str]:
    return [key for key in t.keys if key.startswith("mend")]


@rule("PR-272")
def test_nobody_duels() -> None:
    card = armory("urban_strength", "Duel", 1, 3, effects=duel)
    t = group().deal(0, card).give(attack=50).choose(f"play {card.id}")
    assert not [key for key in t.keys if key.startswith("duel")]
    assert t.reason("duel 1") == "enc-why-together"


@rule("PR-272")
def test_what_harms_the_others_does_not_apply() -> None:
    card = armory("urban_intel", "Voice", 1, 3, effects=rivals(discard(1)))
    for t, left in ((Hunting(2), 0), (group(2), 1)):
        t.deal(0, card).choose(f"play {card.id}")
        assert len(t[1].hand) == left


@rule("PR-272")
def test_it_is_agreed_before_the_game() -> None:
    game = hagal.new("encounters", players=2, modules=["hunters"], seed=1, together=True)
    assert game.record.options["together"] is True
    assert game.state.rules.cooperative


@rule("PR-273")
def test_you_may_heal_and_restore_others() -> None:
    t = group(3).wounds(1, ONE).wounds(2, SHAME, BOTH).wounds(0, ONE).give(heal=2, restore=1)
    assert mends(t) == [f"mend 0 {ONE}", f"mend 1 {ONE}", f"mend 2 {SHAME}"]
    t.choose(f"mend 1 {ONE}", f"mend 2 {SHAME}")
    assert (t[1].wounds, t.ids(t[2].wounds), t.hunt.heal, t.hunt.restore) == ([], [BOTH], 1, 0)
    assert t.ids(t.s.strike_discard) == [ONE, SHAME]


@rule("PR-274")
def test_you_may_remove_the_traps_of_others() -> None:
    t = group().front(1, "bear_trap")
    price = t.card("trap:bear_trap").price
    assert "remove 1 bear_trap" not in t.give(recruit=price - 1).keys
    t.give(recruit=price).choose("remove 1 bear_trap")
    assert (t.room(0), t.room(1), t.hunt.fronts[1], t.s.recruit) == (["bear_trap"], [], [], 0)


@rule("PR-275")
def test_four_traps_are_removed_before_the_game() -> None:
    def traps(**options: Any) -> set[str]:
        s = hagal.new("encounters", players=2, modules=["hunters"], seed=3, **options).state
        assert isinstance(s, Encounters)
        return {s.face[i].id for i in hunt(s).traps}

    assert traps() - traps(together=True) == {"flash_trap", "laser_trap", "log_trap", "razor_trap"}
    assert len(traps(together=True)) == 16


@rule("PR-276")
@pytest.mark.parametrize(("trap", "hindered", "free"), [("poison_trap", ONE, SHAME), ("snare_trap", SHAME, ONE)])
def test_poison_and_snare_hinder_their_holder_alone_but_for_all(trap: str, hindered: str, free: str) -> None:
    t = group().front(0, trap).wounds(0, hindered, free).wounds(1, hindered, free).give(heal=9, restore=9)
    assert mends(t) == [f"mend 0 {free}", f"mend 1 {free}"], "neither himself nor another"
    reason = "enc-why-may-not-heal" if hindered == ONE else "enc-why-may-not-restore"
    assert t.reason(f"mend 1 {hindered}") == reason
    t.done().give(heal=9, restore=9)
    assert t.asked == 1
    assert f"mend 0 {hindered}" in mends(t), "another may still heal or restore him"
    assert f"mend 1 {hindered}" in mends(t)


@rule("PR-276")
@pytest.mark.parametrize(("trap", "hindered"), [("poison_trap", ONE), ("snare_trap", SHAME)])
def test_in_the_competitive_game_they_hinder_their_holder(trap: str, hindered: str) -> None:
    t = Hunting(2).front(0, trap).wounds(0, hindered, BOTH).give(heal=9, restore=9)
    assert mends(t) == [], "nor what has both kinds"
    t = Hunting(2).front(1, trap).wounds(0, hindered).give(heal=9, restore=9)
    assert mends(t) == [f"mend 0 {hindered}"]


@rule("PR-277")
def test_the_group_wins_by_the_ultimate_prey() -> None:
    t = group(3).trophies(1, "enemy:point_man").wounds(2, SHAME).hand(0, CHEAP).combat(ULTIMATE).give(attack=50)
    t.choose(f"fight {ULTIMATE}", f"show {CHEAP}")
    total = sum(t.honor(seat) for seat in range(3))
    assert t.winners == (0, 1, 2)
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (total, total, total)


@rule("PR-277")
@pytest.mark.parametrize("way", ["time_up", "enemy_phase"])
def test_otherwise_it_loses_and_has_a_score_all_the_same(way: str) -> None:
    t = group().trophies(1, "enemy:point_man").only_enemies()
    t.s.gone += t.s.box
    for i in t.s.box:
        t.show(i)
    t.s.box.clear()
    t.run(way)
    assert t.winners == ()
    assert t.game.outcome is not None
    assert t.game.outcome.scores[0] == t.honor(0) + t.honor(1) > 0
