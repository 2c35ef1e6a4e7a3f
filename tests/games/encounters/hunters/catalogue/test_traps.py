"""The Traps, card by card: drawn, and while they lie in front of somebody."""

from __future__ import annotations

import pytest

from hagal.games.encounters.hunters.effects import draw_trap
from tests.games.encounters.hunters.position import Hunting

PATROL, WORTHY, HAZARD, RUNNER = "jungle_patrol", "point_man", "quicksand", "messenger"
DISHONOR, DAMAGE, TWO = "wounded_pride", "flesh_wound", "just_a_scratch"
DISC = "urban_tech_smart_disc"


def drawn(id: str, *hand: str) -> Hunting:
    """A Trap drawn by seat 0, which has these cards in hand."""
    return Hunting(2).hand(0, *(hand or ("experience", "brute_force"))).traps("cage", id).run(draw_trap)


@pytest.mark.parametrize(
    ("id", "price", "honor"),
    [
        *(("flash_trap", 3, 2), ("laser_trap", 3, 2), ("log_trap", 3, 3), ("razor_trap", 2, 1)),
        *(("poison_trap", 3, 2), ("snare_trap", 3, 2), ("shadow_trap", 3, 2), ("pit_of_stakes", 3, 2)),
        *(("bear_trap", 3, 2), ("net_trap", 2, 1), ("cage", 4, 3), ("swinging_blade", 2, 2)),
        *(("nail_board", 2, 1), ("spring_gun", 4, 3), ("rockfall", 3, 2), ("tar_pit", 3, 2)),
        *(("alarm", 2, 1), ("bait_crate", 2, 1), ("smoke_pots", 2, 1), ("burning_cache", 2, 1)),
    ],
)
def test_price_and_honor(id: str, price: int, honor: int) -> None:
    t = Hunting(2).front(0, id).give(recruit=price - 1)
    assert t.reason(f"remove 0 {id}") == f"enc-why-recruit {price}"
    before = t.honor(0)
    t.give(recruit=price).choose(f"remove 0 {id}")
    assert (t.s.recruit, t.room(0), t.hunt.fronts[0], t.honor(0) - before) == (0, [id], [], honor)
    t = Hunting(2).front(1, id).give(recruit=9)
    assert (f"remove 1 {id}" in t.keys) == (id == "log_trap"), "those of others stay, but for one"


@pytest.mark.parametrize("id", ["flash_trap", "laser_trap", "log_trap", "razor_trap"])
def test_traps_of_rivals_are_not_in_the_cooperative_game(id: str) -> None:
    t = Hunting(2, together=True)
    assert f"trap:{id}" not in t.s.rules.components
    assert id in Hunting(2).ids(Hunting(2).hunt.traps)


# Duels


def test_flash_trap() -> None:
    t = Hunting(3).front(1, "flash_trap").strikes(DAMAGE).allow_duels(2, attack=1)
    assert (t.game.view(0)["hunters"][1]["armor"], t.game.view(0)["hunters"][2]["armor"]) == (1, 3)
    t.choose("duel 1")
    assert (t.s.attack, t.damage) == (0, [0, 1, 0])


def test_laser_trap() -> None:
    t = Hunting(3).front(1, "laser_trap").strikes(DAMAGE, DAMAGE, TWO).allow_duels(2).choose("duel 1")
    assert t.damage == [0, 3, 0], "two Strikes"
    assert t.choose("duel 2").damage == [0, 3, 1]


def test_razor_trap() -> None:
    t = Hunting(2).front(0, "razor_trap").allow_duels().give(recruit=2)
    assert t.reason("duel 1") == "enc-why-may-not-duel"
    assert "duel 1" in t.choose("remove 0 razor_trap").keys
    assert "duel 1" in Hunting(2).front(1, "razor_trap").allow_duels().keys, "its holder can be attacked"


def test_log_trap() -> None:
    t = Hunting(2).hand(0, "experience", "brute_force").traps("log_trap").chance(1).run(draw_trap)
    assert (t.in_hand(0), t.ids(t[0].discard), t.ids(t.hunt.fronts[0])) == (
        ["experience"],
        ["brute_force"],
        ["log_trap"],
    )
    t.enemies(PATROL).done().give(recruit=3).choose("remove 0 log_trap")
    assert (t.room(1), t.hunt.fronts[0], t.s.recruit) == (["log_trap"], [], 0), "anybody may remove it"
    assert Hunting(2).hand(0).traps("log_trap").run(draw_trap).events("discard") == []


# Points and Prey


@pytest.mark.parametrize(
    ("id", "stuck", "free", "why"),
    [
        ("poison_trap", DAMAGE, DISHONOR, "enc-why-may-not-heal"),
        ("snare_trap", DISHONOR, DAMAGE, "enc-why-may-not-restore"),
    ],
)
def test_traps_that_hinder_healing_or_restoring(id: str, stuck: str, free: str, why: str) -> None:
    t = Hunting(2).front(0, id).wounds(0, stuck, free, "dishonor_and_death").give(heal=9, restore=9, recruit=3)
    assert (t.reason(f"mend 0 {stuck}"), t.reason("mend 0 dishonor_and_death")) == (why, why)
    assert t.ids(t.choose(f"mend 0 {free}")[0].wounds) == [stuck, "dishonor_and_death"]
    assert t.ids(t.choose(f"remove 0 {id}", f"mend 0 {stuck}")[0].wounds) == ["dishonor_and_death"]
    assert f"mend 0 {stuck}" in Hunting(2).front(1, id).wounds(0, stuck).give(heal=9, restore=9).keys


def test_shadow_trap() -> None:
    t = Hunting(2).front(0, "shadow_trap").wild("river", PATROL).wild("hills", WORTHY, up=False).combat(PATROL)
    mine, theirs = t.game.view(0), t.game.view(1)
    assert (mine["wilds"][2]["health"], mine["combat"][0]["health"]) == (3, 3)
    assert mine["wilds"][4]["scan_cost"] == 2 + 1
    t.give(attack=2)
    assert (t.reason("fight river"), "scan hills" in t.keys) == ("enc-why-attack 3", False)
    assert "scan hills" in t.give(attack=3).keys
    t.give(attack=2, recruit=3).choose("remove 0 shadow_trap", "fight river")
    assert (t.s.attack, theirs["wilds"][0]["scan_cost"]) == (0, mine["wilds"][0]["scan_cost"])


@pytest.mark.parametrize(("id", "size"), [("bear_trap", 5), ("cage", 4)])
def test_traps_that_make_the_hand_smaller(id: str, size: int) -> None:
    t = Hunting(2).front(0, id).enemies(HAZARD, HAZARD).done()
    assert len(t[0].hand) == size
    assert len(t.done()[1].hand) == 6, "of its holder alone"
    t = Hunting(2).front(0, id).give(recruit=4).choose(f"remove 0 {id}").enemies(HAZARD).done()
    assert len(t[0].hand) == 6


def test_nail_board() -> None:
    t = Hunting(2).front(0, "nail_board").deck(0, "experience", "brute_force").wild("river", PATROL)
    t.wild("hills", HAZARD).give(attack=3, recruit=3).choose("evade hills")
    assert t[0].discard == [], "a Hazard is no Prey"
    t.choose("fight river")
    assert (t.ids(t[0].discard), t.ids(t[0].deck)) == (["brute_force"], ["experience"])
    t = Hunting(2).front(1, "nail_board").wild("river", PATROL).give(attack=3).choose("fight river")
    assert t.s.players[1].discard == t[0].discard == [], "when its holder kills"


def test_spring_gun() -> None:
    t = Hunting(2).front(0, "spring_gun").strikes(DAMAGE, TWO).wild("river", PATROL).give(attack=3)
    assert t.choose("fight river").damage == [2, 0]
    t = Hunting(2).front(1, "spring_gun").strikes(DAMAGE).wild("river", PATROL).give(attack=3)
    assert t.choose("fight river").damage == [0, 0]


def test_rockfall() -> None:
    t = Hunting(2).deck(0, "experience", "brute_force").wild("river", PATROL).traps("rockfall").run(draw_trap)
    assert (t.ids(t[0].discard), t.ids(t[0].deck)) == (["brute_force"], ["experience"])
    t.give(attack=2)
    assert t.reason("fight river") == "enc-why-attack 3"
    t.give(recruit=3).choose("remove 0 rockfall", "fight river")
    assert t.s.attack == 0
    t = Hunting(2).deck(0).traps("rockfall").run(draw_trap)
    assert t[0].discard == [], "there is no card"


def test_tar_pit() -> None:
    t = Hunting(2).front(0, "tar_pit").hq(DISC).give(recruit=3)
    assert t.reason(f"recruit {DISC}") == "enc-why-recruit 4"
    assert "recruit instinct" in t.keys, "Killer Instincts cost what they did"
    assert t.give(recruit=6).choose("remove 0 tar_pit", f"recruit {DISC}").s.recruit == 0
    assert f"recruit {DISC}" in Hunting(2).front(1, "tar_pit").hq(DISC).give(recruit=3).keys


# What happens as it is drawn


def test_pit_of_stakes() -> None:
    t = Hunting(2).strikes(DAMAGE, TWO).traps("pit_of_stakes").run(draw_trap)
    assert (t.damage, t.ids(t.hunt.fronts[0])) == ([2, 0], ["pit_of_stakes"])


def test_net_trap() -> None:
    t = drawn("net_trap")
    assert t.keys == ["discard experience", "discard brute_force"]
    t.choose("discard experience")
    assert (t.in_hand(0), t.ids(t.hunt.fronts[0])) == (["brute_force"], ["net_trap"])


def test_swinging_blade() -> None:
    t = drawn("swinging_blade").strikes(TWO)
    assert t.keys == ["let"], "nothing to show"
    assert t.choose("let").damage == [2, 0]
    t = drawn("swinging_blade", "killer_instinct_strength", "experience")
    assert t.keys == ["show killer_instinct_strength", "let"]
    t.choose("show killer_instinct_strength")
    assert (t.damage, t.ids(t.hunt.fronts[0])) == ([0, 0], ["swinging_blade"])


def test_alarm() -> None:
    t = Hunting(2).enemies(RUNNER, WORTHY).wild("underground", PATROL).traps("alarm").run(draw_trap)
    assert [t.space(name) for name in ("underground", "graveyard", "river")] == [WORTHY, PATROL, None]


def test_bait_crate() -> None:
    t = Hunting(2).wild("river", PATROL).gears("minigun", "body_armor").traps("bait_crate").run(draw_trap)
    assert t.carried(PATROL) == ["body_armor"]
    t = Hunting(2).gears("minigun", "body_armor").traps("bait_crate").run(draw_trap)
    assert t.ids(t.s.attached[0]) == ["body_armor"], "it waits for the next Prey"


def test_smoke_pots() -> None:
    t = drawn("smoke_pots")
    assert t.choose("let").keys == ["discard experience", "discard brute_force"]
    assert t.choose("discard experience").in_hand(0) == ["brute_force"]
    t = drawn("smoke_pots", "killer_instinct_survival", "experience").choose("show killer_instinct_survival")
    assert len(t[0].hand) == 2
    t.enemies(HAZARD, HAZARD).done()
    assert (t.asked, len(t[0].hand), len(t[1].hand)) == (1, 6, 1), "nothing in the turn of another"
    t.done()
    assert (t.asked, len(t[0].hand)) == (0, 5), "a card as the own turn begins"


def test_burning_cache() -> None:
    cards = ["urban_tech_smart_disc", "woodland_tech_cloak", "urban_tech_laser_net"]
    t = Hunting(2).hq(*cards).barracks("urban_intel_marked_man", "urban_intel_rooftop_vigil")
    t.traps("burning_cache").run(draw_trap)
    assert t.ids(t.s.dead_characters) == ["woodland_tech_cloak", "urban_tech_smart_disc"]
    assert t.ids(t.s.hq) == ["urban_intel_marked_man", "urban_intel_rooftop_vigil", "urban_tech_laser_net"]
    t = Hunting(2).hq().traps("burning_cache").run(draw_trap)
    assert t.s.dead_characters == [], "nobody is there"
