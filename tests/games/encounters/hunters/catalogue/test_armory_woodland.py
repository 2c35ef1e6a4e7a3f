"""The Armory of the woods, card by card."""

from __future__ import annotations

import pytest

from tests.games.encounters.hunters.catalogue.plays import classes, held, plays, points, pool
from tests.games.encounters.hunters.position import Hunting

PATROL, WORTHY, STRONG = "jungle_patrol", "point_man", "heavy_gunner"


@pytest.mark.parametrize(
    ("id", "cost", "honor"),
    [
        *(("woodland_intel_thermal_sweep", 2, 0), ("woodland_intel_patient_watcher", 3, 0)),
        *(("woodland_intel_read_the_terrain", 4, 0), ("woodland_intel_nothing_hides", 7, 0)),
        *(("woodland_strength_wrist_blades", 3, 0), ("woodland_strength_savage_charge", 4, 0)),
        *(("woodland_strength_skull_and_spine", 5, 0), ("woodland_strength_bare_hands", 7, 4)),
        *(("woodland_survival_mud_and_ash", 2, 0), ("woodland_survival_field_surgery", 3, 0)),
        *(("woodland_survival_walk_it_off", 4, 0), ("woodland_survival_unbroken", 7, 0)),
        *(("woodland_tech_cloak", 3, 0), ("woodland_tech_plasma_caster", 4, 0)),
        *(("woodland_tech_snare_wire", 4, 0), ("woodland_tech_self_destruct", 7, 0)),
    ],
)
def test_price_class_and_honor(id: str, cost: int, honor: int) -> None:
    t = Hunting(2).hq(id).give(recruit=cost - 1)
    assert t.reason(f"recruit {id}") == f"enc-why-recruit {cost}"
    t.give(recruit=cost).choose(f"recruit {id}")
    assert (t.s.recruit, t.ids(t[0].discard)) == (0, [id])
    before = t.honor(0)
    assert t.trophies(0, f"character:{id}").honor(0) - before == honor
    assert classes(id) == [id.split("_")[1]]


# Intel


def test_woodland_intel_thermal_sweep() -> None:
    t = Hunting(2).hand(0, "woodland_intel_thermal_sweep", "experience").enemies(WORTHY, PATROL)
    t.choose("play woodland_intel_thermal_sweep")
    assert (pool(t), t.keys) == ((0, 2), ["leave", "bottom"])
    assert t.game.view(0)["prey_top"] == PATROL
    left = t.game.copy().choose("leave")
    assert left.view(0)["prey_top"] == PATROL
    t.choose("bottom")
    assert (t.ids(t.s.enemies)[0], t.ids(t.s.enemies)[-1], pool(t)) == (PATROL, WORTHY, (0, 2))


def test_woodland_intel_patient_watcher() -> None:
    t = plays("woodland_intel_patient_watcher", "intel")
    assert t.keys == ["yes", "decline"]
    declined = t.game.copy().choose("decline")
    assert len(declined.view(0)["players"][0]["hand"]) == 1
    assert (pool(t.choose("yes")), held(t)) == ((2, 0), 2)
    t = plays("woodland_intel_patient_watcher", "tech")
    assert (pool(t), held(t), "yes" in t.keys) == ((2, 0), 1, False)


def test_woodland_intel_read_the_terrain() -> None:
    t = plays("woodland_intel_read_the_terrain", "intel")
    assert (pool(t), held(t)) == ((0, 3), 3)
    t = plays("woodland_intel_read_the_terrain", "strength")
    assert (pool(t), held(t)) == ((0, 1), 3)


def test_woodland_intel_nothing_hides() -> None:
    t = plays("woodland_intel_nothing_hides").wild("river", PATROL).wild("hills", PATROL)
    assert (pool(t), held(t)) == ((4, 0), 1)
    t.choose("use woodland_intel_nothing_hides")
    assert held(t) == 2
    assert "use woodland_intel_nothing_hides" not in t.keys, "once"
    t.give(attack=9).choose("fight river")
    assert held(t) == 3
    t.choose("fight hills")
    assert held(t) == 4, "a card for each Prey that is killed"
    t.combat(WORTHY).deck(0).give(attack=9).choose(f"fight {WORTHY}")
    assert held(t) == 4, "there is none to draw"
    assert "use woodland_intel_nothing_hides" not in plays("woodland_intel_nothing_hides").deck(0).keys


# Strength


def test_woodland_strength_wrist_blades() -> None:
    assert pool(plays("woodland_strength_wrist_blades")) == (2, 0)
    assert pool(plays("woodland_strength_wrist_blades", "strength")) == (3, 0)
    assert pool(plays("woodland_strength_wrist_blades", "survival")) == (2, 0)


def test_woodland_strength_savage_charge() -> None:
    t = plays("woodland_strength_savage_charge", "strength")
    assert (pool(t), points(t), t.hunt.duels, held(t)) == ((3, 0), (0, 0), 0, 1)


def test_woodland_strength_skull_and_spine() -> None:
    assert pool(plays("woodland_strength_skull_and_spine")) == (3, 0)
    t = Hunting(2).hand(0, "woodland_strength_skull_and_spine", "experience")
    t.trophies(0, f"enemy:{WORTHY}", f"enemy:{STRONG}", f"enemy:{PATROL}").trophies(1, f"enemy:{WORTHY}")
    t.choose("play woodland_strength_skull_and_spine")
    assert pool(t) == (3 + 2, 0), "for the own Worthy Prey"


def test_woodland_strength_bare_hands() -> None:
    t = plays("woodland_strength_bare_hands")
    assert pool(t) == (6, 0)
    before = t.honor(0)
    t.choose("use woodland_strength_bare_hands")
    assert t.keys == ["enshrine", "decline"]
    kept = t.game.copy().choose("decline")
    assert kept.view(0)["hunters"][0]["trophies"] == []
    t.choose("enshrine")
    assert (t.room(0), t.honor(0) - before) == (["woodland_strength_bare_hands"], 4)
    assert "woodland_strength_bare_hands" not in t.ids([*t[0].in_play, *t[0].discard])


# Survival


def test_woodland_survival_mud_and_ash() -> None:
    t = plays("woodland_survival_mud_and_ash").wounds(0, "flesh_wound", "just_a_scratch")
    assert (pool(t), points(t)) == ((0, 2), (1, 0))
    assert t.reason("mend 0 just_a_scratch") == "enc-why-points 2 0"
    assert t.choose("mend 0 flesh_wound").damage == [2, 0]


def test_woodland_survival_field_surgery() -> None:
    t = plays("woodland_survival_field_surgery").wounds(0, "just_a_scratch", "gotta_hand_it")
    assert (pool(t), points(t)) == ((2, 0), (2, 0))
    assert t.reason("mend 0 gotta_hand_it") == "enc-why-points 3 0"
    assert t.choose("mend 0 just_a_scratch").damage == [3, 0]


def test_woodland_survival_walk_it_off() -> None:
    t = plays("woodland_survival_walk_it_off", "survival")
    assert (pool(t), points(t), t.keys) == ((3, 0), (2, 1), ["yes", "decline"])
    declined = t.game.copy().choose("decline")
    assert len(declined.view(0)["players"][0]["hand"]) == 1
    assert held(t.choose("yes")) == 2
    t = plays("woodland_survival_walk_it_off", "tech").wounds(0, "just_a_scratch", "wounded_pride")
    assert (points(t), held(t)) == ((2, 1), 1)
    t.choose("mend 0 just_a_scratch", "mend 0 wounded_pride")
    assert (points(t), t[0].wounds) == ((0, 0), [])


def test_woodland_survival_unbroken() -> None:
    t = plays("woodland_survival_unbroken")
    assert (pool(t), points(t)) == ((4, 0), (4, 3))
    assert t.game.view(1)["hunters"][0]["armor"] == 4 + 2
    t.enemies(PATROL).done().allow_duels(attack=5)
    assert t.reason("duel 0") == "enc-why-armor 0 6", "in the turn of another"
    t.enemies(PATROL).done()
    assert (t.asked, t.game.view(1)["hunters"][0]["armor"]) == (0, 4), "until the own next turn"


# Tech


def test_woodland_tech_cloak() -> None:
    t = plays("woodland_tech_cloak").combat(PATROL, PATROL).strikes("flesh_wound", "just_a_scratch").done()
    assert t.keys == ["avoid", "take"]
    taken = t.game.copy().choose("take")
    assert taken.view(0)["players"][0]["wounds"] == ["just_a_scratch"]
    t.choose("avoid")
    assert t.damage == [2, 0], "the second one strikes"
    t = plays("woodland_tech_cloak")
    assert (pool(t), t.s.avoids) == ((0, 2), 1)


def test_woodland_tech_plasma_caster() -> None:
    t = plays("woodland_tech_plasma_caster", "tech").wild("river", PATROL).wild("hills", PATROL)
    assert pool(t) == (3, 0)
    assert [t.game.view(0)["wilds"][k]["health"] for k in (2, 4)] == [1, 1]
    t.choose("fight river")
    assert (t.s.attack, t.room(0)) == (2, [PATROL])
    t = plays("woodland_tech_plasma_caster", "intel").wild("river", PATROL).choose("fight river")
    assert t.s.attack == 1


def test_woodland_tech_snare_wire() -> None:
    t = Hunting(2).front(0, "cage", "net_trap").front(1, "alarm").hand(0, "woodland_tech_snare_wire", "experience")
    t.choose("play woodland_tech_snare_wire")
    assert t.keys == ["disarm cage", "disarm net_trap", "decline"]
    left = t.game.copy().choose("decline")
    assert left.view(0)["hunters"][0]["traps"] == ["cage", "net_trap"]
    t.choose("disarm cage")
    assert (t.room(0), t.ids(t.hunt.fronts[0]), pool(t)) == (["cage"], ["net_trap"], (0, 3))
    t = plays("woodland_tech_snare_wire", "tech")
    assert (pool(t), t.room(0), t.question) == ((2, 3), [], "enc-hunters-action")


def test_woodland_tech_self_destruct() -> None:
    t = Hunting(2).combat(STRONG).wild("river", "special_agent").wild("hills", PATROL).wild("ruins", WORTHY, up=False)
    t.hand(0, "woodland_tech_self_destruct", "experience").choose("play woodland_tech_self_destruct")
    assert t.keys == ["slay hills", "slay heavy_gunner", "decline"], "of health 7, not of 8, none that lies face down"
    spared = t.game.copy().choose("decline")
    assert spared.view(0)["hunters"][0]["trophies"] == []
    t.choose("slay heavy_gunner")
    assert (t.room(0), pool(t), t.s.combat) == ([STRONG], (3, 0), [])
    t = Hunting(5).combat("nine_lives").hand(0, "woodland_tech_self_destruct", "experience").give(weaken=9)
    t.choose("play woodland_tech_self_destruct")
    assert (t.s.attack, t.question) == (3, "enc-hunters-action"), "never the Ultimate Prey"
