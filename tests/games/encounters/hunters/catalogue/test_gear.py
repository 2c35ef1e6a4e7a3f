"""The Gear, card by card: on a Jungle Patrol (health 2) or on a Point Man (health 5)."""

from __future__ import annotations

import pytest

from tests.games.encounters.hunters.position import Hunting

PATROL, WORTHY, RUNNER, HAZARD = "jungle_patrol", "point_man", "messenger", "quicksand"
DISHONOR, DAMAGE = "wounded_pride", "flesh_wound"


def bearer(id: str, players: int = 2) -> Hunting:
    """A Jungle Patrol on the Hills that bears this Gear, and Attack enough."""
    return Hunting(players).wild("hills", PATROL).gear(PATROL, id).give(attack=9)


def striker(id: str, *strikes: str) -> Hunting:
    """It strikes with this Gear."""
    t = Hunting(2).deck(0, *["brute_force"] * 9).hand(0, "experience", "brute_force").combat(PATROL).gear(PATROL, id)
    return t.strikes(*strikes).done()


@pytest.mark.parametrize(
    ("id", "health", "honor"),
    [
        *(("body_armor", 2, 1), ("camouflage_paint", 1, 1), ("riot_shield", 3, 2), ("assault_rifle", 1, 1)),
        *(("minigun", 0, 2), ("sniper_scope", 0, 2), ("getaway_car", 0, 2), ("dirt_bike", 0, 1)),
        *(("hand_grenade", 0, 2), ("claymore", 0, 2), ("bowie_knife", 0, 1), ("flare_gun", 0, 1)),
        *(("bribe_money", 0, 1), ("tripwire_kit", 0, 2), ("pepper_spray", 0, 1), ("hunting_bow", 1, 1)),
        *(("good_luck_charm", 1, 1), ("climbing_rope", 1, 1), ("field_radio", 1, 2), ("bullhorn", 0, 2)),
    ],
)
def test_health_and_honor(id: str, health: int, honor: int) -> None:
    """The Field Radio makes its own bearer tougher, too."""
    t = bearer(id).give(attack=2 + health - 1)
    assert t.reason("fight hills") == f"enc-why-attack {2 + health}"
    before = t.honor(0)
    t.give(attack=2 + health).choose("fight hills")
    while t.question != "enc-hunters-action":
        t.choose(t.keys[-1])
    assert (t.s.attack, t.room(0)[:2]) == (0, [PATROL, id])
    t[0].wounds.clear()
    assert t.honor(0) - before == 1 + honor


@pytest.mark.parametrize("id", ["body_armor", "camouflage_paint", "riot_shield"])
def test_gear_that_gives_health_alone(id: str) -> None:
    t = striker(id, DAMAGE, DISHONOR)
    assert (t.ids(t[0].wounds), t.asked) == ([DISHONOR], 1), "it strikes once, and nothing else happens"
    t = Hunting(2).wild("river", PATROL).gear(PATROL, id).prey_phase(HAZARD)
    assert t.space("river") == PATROL


def test_assault_rifle() -> None:
    t = striker("assault_rifle", DISHONOR)
    assert t.keys == ["let"], "no Survival card to show"
    t.choose("let")
    assert t.keys == ["discard experience", "discard brute_force"]
    t.choose("discard experience")
    assert [event.seat for event in t.events("discard")] == [0]
    t = Hunting(2).hand(0, "killer_instinct_survival", "experience").combat(PATROL).gear(PATROL, "assault_rifle")
    t.strikes(DISHONOR).done()
    assert t.keys == ["show killer_instinct_survival", "let"]
    t.choose("show killer_instinct_survival")
    assert (t.events("discard"), t.ids(t[0].wounds)) == ([], [DISHONOR])


def test_minigun() -> None:
    assert striker("minigun", DAMAGE, DISHONOR, "bruised_ego").damage == [0, 0], "two Strikes, no third"
    assert striker("minigun", DISHONOR, DAMAGE, DAMAGE).damage == [2, 0]


def test_sniper_scope() -> None:
    assert striker("sniper_scope", DAMAGE)[0].dead
    t = striker("sniper_scope", DISHONOR)
    assert (t[0].dead, t.ids(t[0].wounds)) == (False, [DISHONOR])


def test_getaway_car() -> None:
    t = Hunting(2).crowd(WORTHY).gear(WORTHY, "getaway_car").prey_phase(PATROL)
    assert (t.s.combat, t.ids(t.s.out), t.ids(t.hunt.gear_discard)) == ([], [WORTHY], ["getaway_car"])
    assert t.hunt.trophies == [[], []]


def test_dirt_bike() -> None:
    t = Hunting(2).wild("river", PATROL).gear(PATROL, "dirt_bike").prey_phase(HAZARD)
    assert (t.space("river"), t.space("ruins"), t.carried(PATROL)) == (None, PATROL, ["dirt_bike"])


def test_hand_grenade() -> None:
    t = bearer("hand_grenade").strikes(DAMAGE, "just_a_scratch").choose("fight hills")
    assert (t.damage, t.room(0)) == ([2, 0], [PATROL, "hand_grenade"]), "its killer draws one Strike"


def test_claymore() -> None:
    t = bearer("claymore").strikes("just_a_scratch").choose("fight hills")
    assert t.keys == ["let"]
    t.choose("let")
    assert (t.damage, t.room(0)) == ([2, 0], [PATROL, "claymore"])
    t = bearer("claymore").hand(0, "killer_instinct_tech").choose("fight hills", "show killer_instinct_tech")
    assert (t.damage, t.room(0)) == ([0, 0], [PATROL, "claymore"])


def test_bowie_knife() -> None:
    t = Hunting(2).hand(0, "experience").deck(0, *["brute_force"] * 9, "experience").combat(PATROL)
    t.gear(PATROL, "bowie_knife").strikes(DISHONOR).done()
    (event,) = t.events("discard-top")
    assert (event.seat, event.args["card"].id) == (0, "experience")
    assert bearer("bowie_knife").choose("fight hills").events("discard-top") == [], "only if it strikes"


def test_flare_gun() -> None:
    t = bearer("flare_gun").enemies(RUNNER, WORTHY).choose("fight hills")
    assert (t.space("underground"), t.hidden("underground"), t.space("graveyard")) == (WORTHY, False, None)


def test_field_radio() -> None:
    t = Hunting(2).wild("hills", PATROL).gear(PATROL, "field_radio").wild("river", WORTHY).combat(WORTHY)
    view = t.game.view(0)
    assert [view["wilds"][k]["health"] for k in (2, 4)] == [6, 3]
    assert view["combat"][0]["health"] == 5
    t = Hunting(2).combat(PATROL).gear(PATROL, "field_radio").wild("river", WORTHY)
    assert (t.game.view(0)["wilds"][2]["health"], t.game.view(0)["combat"][0]["health"]) == (6, 2)


def test_bullhorn() -> None:
    t = Hunting(2).combat(PATROL, WORTHY).gear(PATROL, "bullhorn").wild("river", WORTHY)
    view = t.game.view(0)
    assert ([one["health"] for one in view["combat"]], view["wilds"][2]["health"]) == ([3, 6], 5)
    t = bearer("bullhorn").combat(WORTHY)
    view = t.game.view(0)
    assert (view["combat"][0]["health"], view["wilds"][4]["health"]) == (5, 2), "in the Combat Zone only"


def test_bribe_money() -> None:
    t = bearer("bribe_money").hq("urban_tech_smart_disc").give(recruit=3, attack=9)
    assert t.reason("recruit urban_tech_smart_disc") == "enc-why-recruit 4"
    assert "recruit instinct" in t.keys, "Killer Instincts cost what they did"
    t.choose("fight hills", "recruit urban_tech_smart_disc")
    assert t.s.recruit == 0
    t = Hunting(2).wild("hills", PATROL, up=False).gear(PATROL, "bribe_money").hq("urban_tech_smart_disc")
    assert "recruit urban_tech_smart_disc" in t.give(recruit=3).keys, "not on a Prey that lies face down"


def test_tripwire_kit() -> None:
    t = bearer("tripwire_kit").traps("bear_trap", "cage").choose("fight hills")
    assert (t.ids(t.hunt.fronts[0]), t.hunt.fronts[1]) == (["cage"], [])


def test_pepper_spray() -> None:
    t = bearer("pepper_spray").hand(0, "experience", "brute_force").chance(1).choose("fight hills", "let")
    assert (t.in_hand(0), t.ids(t[0].discard)) == (["experience"], ["brute_force"])
    t = bearer("pepper_spray").hand(0, "experience", "killer_instinct_intel").choose("fight hills")
    t.choose("show killer_instinct_intel")
    assert (len(t[0].hand), t.room(0)) == (2, [PATROL, "pepper_spray"])


def test_hunting_bow() -> None:
    t = bearer("hunting_bow").deck(0, "brute_force", "brute_force").choose("fight hills")
    assert t.in_hand(0) == ["brute_force", "experience"]
    t = bearer("hunting_bow").deck(0).choose("fight hills")
    assert t.in_hand(0) == ["experience"], "there is none to draw"


def test_good_luck_charm() -> None:
    t = bearer("good_luck_charm").wounds(0, DISHONOR).choose("fight hills")
    assert (t.hunt.restore, t.hunt.heal) == (1, 0)
    assert t.choose(f"mend 0 {DISHONOR}")[0].wounds == []


def test_climbing_rope() -> None:
    t = bearer("climbing_rope").front(0, "cage").combat(WORTHY).hand(0, "experience", "brute_force")
    t.choose("fight hills", "let", "discard experience")
    assert t.keys == ["disarm cage", "decline"]
    left = t.game.copy().choose("decline").choose("decline")
    assert (left.view(0)["hunters"][0]["traps"], len(left.view(0)["combat"])) == (["cage"], 1)
    t.choose("disarm cage")
    assert t.keys == [f"back {WORTHY}", "decline"]
    t.choose(f"back {WORTHY}")
    assert (t.room(0), t.space("hills"), t.s.combat) == ([PATROL, "climbing_rope", "cage"], WORTHY, [])
    t = bearer("climbing_rope").hand(0, "killer_instinct_strength").choose("fight hills")
    t.choose("show killer_instinct_strength")
    assert (t.room(0), t.question) == ([PATROL, "climbing_rope"], "enc-hunters-action"), "no Trap, no Prey"
