"""The Tests, card by card: what passes each of them, and what nearly does."""

from __future__ import annotations

import pytest

from tests.games.encounters.hunters.position import Hunting

PATROL, WORTHY, STRONG, HAZARD = "jungle_patrol", "point_man", "heavy_gunner", "quicksand"
DAMAGE, DISHONOR, BOTH = "flesh_wound", "wounded_pride", "dishonor_and_death"
DISC, DEAR = "urban_tech_smart_disc", "urban_strength_alpha"
INTEL, STRENGTH, SURVIVAL, TECH = (f"killer_instinct_{cls}" for cls in ("intel", "strength", "survival", "tech"))


def near(*ids: str, players: int = 2) -> Hunting:
    """A game in which only these Tests are near, with a card in hand that is not needed."""
    t = Hunting(players, tests=True)
    s = t.s
    away = [i for i in s.barracks if s.face[i].kind == "test"]
    for i in away:
        s.barracks.remove(i)
    t.hunt.unused += away
    return t.testing(*ids).hq(DISC, DEAR).enemies(HAZARD)


def plays(t: Hunting, *ids: str) -> Hunting:
    """These cards played, with one more in hand."""
    t.hand(0, *ids, "experience")
    return t.choose(*(f"play {id}" for id in ids))


def passed(t: Hunting, id: str) -> bool:
    """The Test is a trophy of seat 0, or still on the Testing Ground."""
    assert (id in t.room(0)) != (id in t.ids(t.hunt.testing))
    return id in t.room(0)


@pytest.mark.parametrize(
    ("id", "honor"),
    [
        *(("test_of_adaptability", 2), ("test_of_courage", 3), ("test_of_creativity", 2), ("test_of_discipline", 2)),
        *(("test_of_faith", 2), ("test_of_focus", 2), ("test_of_humility", 2), ("test_of_integrity", 2)),
        *(("test_of_intellect", 2), ("test_of_justice", 2), ("test_of_mercy", 2), ("test_of_might", 2)),
        *(("test_of_passion", 2), ("test_of_patience", 2), ("test_of_prowess", 3), ("test_of_respect", 2)),
        *(("test_of_skill", 2), ("test_of_timing", 2), ("test_of_wills", 2), ("test_of_wisdom", 2)),
    ],
)
def test_honor(id: str, honor: int) -> None:
    t = near(id)
    before = t.honor(0)
    assert t.trophies(0, f"test:{id}").honor(0) - before == honor


@pytest.mark.parametrize(
    "id",
    [
        *("test_of_adaptability", "test_of_courage", "test_of_creativity", "test_of_faith", "test_of_focus"),
        *("test_of_humility", "test_of_integrity", "test_of_intellect", "test_of_justice", "test_of_mercy"),
        *("test_of_might", "test_of_passion", "test_of_patience", "test_of_prowess", "test_of_respect"),
        *("test_of_skill", "test_of_timing", "test_of_wills", "test_of_wisdom", "test_of_discipline"),
    ],
)
def test_a_turn_in_which_nothing_is_done_passes_none(id: str) -> None:
    assert not passed(near(id).wild("hills", PATROL).wounds(0, DAMAGE).done(), id)


# Cards played


def test_test_of_adaptability() -> None:
    t = plays(near("test_of_adaptability"), INTEL, STRENGTH, SURVIVAL, STRENGTH, "brute_force")
    assert not passed(t, "test_of_adaptability"), "three classes and a card without one"
    assert passed(plays(t, TECH), "test_of_adaptability")


def test_test_of_focus() -> None:
    t = plays(near("test_of_focus"), TECH, STRENGTH, DISC, "brute_force", "brute_force", "brute_force")
    assert not passed(t, "test_of_focus"), "what has no class is not of one class"
    assert passed(plays(t, TECH), "test_of_focus")


def test_test_of_intellect() -> None:
    t = plays(near("test_of_intellect"), *["brute_force"] * 7)
    assert not passed(t, "test_of_intellect")
    assert passed(plays(t, "brute_force"), "test_of_intellect")


def test_test_of_discipline() -> None:
    t = plays(near("test_of_discipline"), "brute_force").done()
    assert not passed(t, "test_of_discipline"), "one card was kept"
    t = plays(near("test_of_discipline"), "brute_force").hand(0, "experience", "experience")
    assert not passed(t, "test_of_discipline")
    assert passed(t.done(), "test_of_discipline")


# Prey killed


def test_test_of_courage() -> None:
    t = near("test_of_courage").combat("veteran_commando").gear("veteran_commando", "riot_shield").give(attack=20)
    assert not passed(t.choose("fight veteran_commando"), "test_of_courage"), "6 and 3 of its Gear"
    assert passed(t.combat(STRONG).choose(f"fight {STRONG}"), "test_of_courage")


def test_test_of_passion() -> None:
    t = near("test_of_passion").combat(PATROL, PATROL).give(attack=20).choose(f"fight {PATROL}")
    assert not passed(t, "test_of_passion")
    assert passed(t.choose(f"fight {PATROL}"), "test_of_passion")


def test_test_of_prowess() -> None:
    t = near("test_of_prowess").combat("veteran_commando", WORTHY).give(attack=20).choose("fight veteran_commando")
    assert not passed(t, "test_of_prowess")
    assert passed(t.choose(f"fight {WORTHY}"), "test_of_prowess")


def test_test_of_humility() -> None:
    one = ("enemy:hired_gun",)
    for mine, theirs, holds in ((0, 0, True), (1, 0, False), (1, 1, True), (2, 1, False), (0, 2, True)):
        t = near("test_of_humility").trophies(0, *one * mine).trophies(1, *one * theirs).combat(PATROL)
        t.wild("river", HAZARD).give(attack=9, recruit=9)
        assert passed(t.choose(f"fight {PATROL}"), "test_of_humility") == holds, (mine, theirs)
        assert passed(plays(t, "brute_force"), "test_of_humility") == holds, "nothing changes that later"
    t = near("test_of_humility").wild("river", HAZARD).give(recruit=9).choose("evade river")
    assert not passed(t, "test_of_humility"), "no Prey was killed"


def test_test_of_humility_counts_what_there_was_before_the_kill() -> None:
    t = near("test_of_humility").combat(PATROL).gear(PATROL, "body_armor", "minigun").give(attack=9)
    assert passed(t.choose(f"fight {PATROL}"), "test_of_humility"), "its Gear came with the Prey"
    t = near("test_of_humility", players=3).slain(0, 2).combat(PATROL).give(attack=9).choose(f"fight {PATROL}")
    assert not passed(t, "test_of_humility"), "a killed Predator is a trophy"
    assert passed(
        near("test_of_humility", players=1).combat(PATROL).give(attack=9).choose(f"fight {PATROL}"), "test_of_humility"
    )


# Cards recruited


def test_test_of_creativity() -> None:
    t = near("test_of_creativity").combat(PATROL).give(attack=9, recruit=9).choose(f"fight {PATROL}")
    assert not passed(t, "test_of_creativity")
    assert passed(t.choose(f"recruit {DISC}"), "test_of_creativity")
    t = near("test_of_creativity").combat(PATROL).give(attack=9, recruit=9).choose("recruit instinct")
    assert not passed(t, "test_of_creativity")
    assert passed(t.choose(f"fight {PATROL}"), "test_of_creativity")


def test_test_of_faith() -> None:
    t = near("test_of_faith").combat(PATROL).give(attack=9, recruit=9).choose(f"fight {PATROL}")
    assert not passed(t, "test_of_faith"), "he might still recruit"
    bought = t.game.copy()
    assert passed(t.done(), "test_of_faith")
    t.game = bought
    assert not passed(t.choose(f"recruit {DISC}").done(), "test_of_faith")
    assert not passed(plays(near("test_of_faith"), "brute_force").done(), "test_of_faith"), "no kill"


def test_test_of_wisdom() -> None:
    t = near("test_of_wisdom").hq(DISC, "urban_strength_killing_blow", DEAR).give(recruit=20)
    t.choose(f"recruit {DISC}", "recruit urban_strength_killing_blow")
    assert not passed(t, "test_of_wisdom"), "they cost 3 and 6"
    assert passed(t.choose(f"recruit {DEAR}"), "test_of_wisdom")


# What is left unspent


def test_test_of_might() -> None:
    t = plays(near("test_of_might").give(attack=7), "brute_force")
    assert not passed(t, "test_of_might")
    assert passed(plays(t, "brute_force"), "test_of_might")


def test_test_of_might_sees_what_cards_say() -> None:
    """A card is played when its text is carried out, and used likewise."""
    t = plays(near("test_of_might").give(attack=6).played(STRENGTH), "woodland_strength_wrist_blades")
    assert (t.s.attack, passed(t, "test_of_might")) == (9, True)
    t = near("test_of_might").give(attack=5).played(TECH, STRENGTH)
    t = plays(t, "urban_intel_eyes_everywhere").choose("leave")
    assert (t.s.attack, passed(t, "test_of_might")) == (6, False)
    t.choose("use urban_intel_eyes_everywhere")
    assert (t.s.attack, passed(t, "test_of_might")) == (9, True)


def test_test_of_mercy() -> None:
    t = plays(near("test_of_mercy").give(attack=3), "brute_force")
    assert not passed(t, "test_of_mercy")
    assert passed(t.done(), "test_of_mercy")
    assert not passed(plays(near("test_of_mercy").give(attack=2), "brute_force").done(), "test_of_mercy")
    t = near("test_of_mercy").combat(PATROL).give(attack=9).choose(f"fight {PATROL}").done()
    assert not passed(t, "test_of_mercy")


def test_test_of_patience() -> None:
    t = plays(near("test_of_patience").give(recruit=4), "brute_force")
    assert not passed(t, "test_of_patience")
    assert passed(t.done(), "test_of_patience")
    assert not passed(plays(near("test_of_patience").give(recruit=3), "brute_force").done(), "test_of_patience")
    t = near("test_of_patience").give(recruit=9).choose(f"recruit {DISC}").done()
    assert not passed(t, "test_of_patience")


# Strikes, Hazards, Traps, Duels


def test_test_of_respect() -> None:
    t = plays(near("test_of_respect"), "brute_force")
    assert not passed(t, "test_of_respect"), "no Prey in the Combat Zone"
    assert passed(plays(t.combat(PATROL), "brute_force"), "test_of_respect")
    t = plays(near("test_of_respect").combat(PATROL).wounds(0, DAMAGE), "brute_force")
    assert not passed(t, "test_of_respect")
    assert passed(t.give(heal=1).choose(f"mend 0 {DAMAGE}"), "test_of_respect")


def test_test_of_integrity() -> None:
    t = near("test_of_integrity").wounds(0, DAMAGE, DISHONOR).give(heal=9, restore=9).choose(f"mend 0 {DAMAGE}")
    assert not passed(t, "test_of_integrity")
    assert passed(t.choose(f"mend 0 {DISHONOR}"), "test_of_integrity")


def test_test_of_wills() -> None:
    t = near("test_of_wills").wounds(0, DAMAGE, DISHONOR, BOTH).give(heal=9, restore=9)
    t.choose(f"mend 0 {DAMAGE}", f"mend 0 {DISHONOR}")
    assert not passed(t, "test_of_wills")
    assert passed(t.choose(f"mend 0 {BOTH}"), "test_of_wills"), "it has Damage, too"


def test_test_of_skill() -> None:
    t = near("test_of_skill").wild("river", HAZARD).front(0, "alarm").give(recruit=9).choose("remove 0 alarm")
    assert not passed(t, "test_of_skill")
    assert passed(t.choose("evade river"), "test_of_skill")


def test_test_of_timing() -> None:
    t = near("test_of_timing").wild("river", HAZARD).front(0, "alarm").give(recruit=9).choose("evade river")
    assert not passed(t, "test_of_timing")
    assert passed(t.choose("remove 0 alarm"), "test_of_timing")


def test_test_of_timing_by_a_card_that_removes_a_trap() -> None:
    t = plays(near("test_of_timing").front(0, "alarm"), "woodland_tech_snare_wire")
    assert not passed(t, "test_of_timing")
    assert passed(t.choose("disarm alarm"), "test_of_timing")


def test_test_of_justice() -> None:
    t = near("test_of_justice").strikes(DISHONOR).combat(PATROL).allow_duels().choose(f"fight {PATROL}")
    assert not passed(t, "test_of_justice")
    assert passed(t.choose("duel 1"), "test_of_justice")
