"""The Armory of the city, card by card."""

from __future__ import annotations

import pytest

from tests.games.encounters.hunters.catalogue.plays import classes, held, plays, points, pool
from tests.games.encounters.hunters.position import Hunting

PATROL, WORTHY = "jungle_patrol", "point_man"


@pytest.mark.parametrize(
    ("id", "cost", "honor"),
    [
        *(("urban_intel_rooftop_vigil", 2, 0), ("urban_intel_mimicked_voice", 4, 0)),
        *(("urban_intel_marked_man", 4, 0), ("urban_intel_eyes_everywhere", 7, 0)),
        *(("urban_strength_combi_stick", 3, 0), ("urban_strength_challenge_the_pack", 4, 0)),
        *(("urban_strength_killing_blow", 5, 0), ("urban_strength_alpha", 7, 0)),
        *(("urban_survival_swallow_pride", 2, 0), ("urban_survival_medicomp", 4, 0)),
        *(("urban_survival_thick_hide", 4, 0), ("urban_survival_trophy_wall", 7, 5)),
        *(("urban_tech_smart_disc", 3, 0), ("urban_tech_laser_net", 4, 0)),
        *(("urban_tech_ships_stores", 4, 0), ("urban_tech_bio_mask", 7, 0)),
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


def test_urban_intel_rooftop_vigil() -> None:
    t = plays("urban_intel_rooftop_vigil", "intel")
    assert (pool(t), t.keys) == ((0, 2), ["yes", "decline"])
    declined = t.game.copy().choose("decline")
    assert len(declined.view(0)["players"][0]["hand"]) == 1
    assert held(t.choose("yes")) == 2
    t = plays("urban_intel_rooftop_vigil", "tech")
    assert (pool(t), held(t), "yes" in t.keys) == ((0, 2), 1, False)


def test_urban_intel_mimicked_voice() -> None:
    hands = (("experience", "brute_force"), ("brute_force", "brute_force"))
    t = Hunting(3).played("killer_instinct_intel").deck(0, *["brute_force"] * 4)
    t.hand(0, "urban_intel_mimicked_voice", "experience").hand(1, *hands[0]).hand(2, *hands[1])
    t.choose("play urban_intel_mimicked_voice")
    assert (pool(t), held(t), t.keys) == ((2, 0), 2, ["yes", "decline"])
    declined = t.game.copy().choose("decline")
    assert [len(player["hand"]) for player in declined.view(0)["players"]] == [2, 2, 2]
    t.choose("yes")
    assert (t.asked, t.keys) == (1, ["discard experience", "discard brute_force"])
    t.choose("discard experience", "discard brute_force")
    assert [t.in_hand(seat) for seat in (1, 2)] == [["brute_force"], ["brute_force"]]
    t = Hunting(3).played("killer_instinct_tech").deck(0, *["brute_force"] * 4)
    t.hand(0, "urban_intel_mimicked_voice", "experience").choose("play urban_intel_mimicked_voice")
    assert (pool(t), held(t), t.question) == ((2, 0), 2, "enc-hunters-action")
    t = plays("urban_intel_mimicked_voice", "intel", together=True)
    assert (pool(t), held(t), t.question) == ((2, 0), 2, "enc-hunters-action"), "nobody suffers it together"


def test_urban_intel_marked_man() -> None:
    t = plays("urban_intel_marked_man", "intel").choose("yes")
    assert (pool(t), t.hunt.duels, held(t)) == ((3, 0), 1, 2)
    t = plays("urban_intel_marked_man", "tech").strikes("just_a_scratch").choose("duel 1")
    assert (pool(t), t.hunt.duels, held(t), t.damage) == ((0, 0), 0, 1, [0, 2])


def test_urban_intel_eyes_everywhere() -> None:
    t = Hunting(2).deck(0, *["brute_force"] * 4).enemies(WORTHY, PATROL).played("killer_instinct_tech")
    t.hand(0, "urban_intel_eyes_everywhere", "killer_instinct_strength").choose("play urban_intel_eyes_everywhere")
    assert (held(t), t.keys) == (3, ["leave", "bottom"])
    left = t.game.copy().choose("leave")
    assert left.view(0)["prey_top"] == PATROL
    t.choose("bottom")
    assert (t.ids(t.s.enemies)[0], pool(t)) == (PATROL, (1, 0))
    early = t.game.copy().choose("use urban_intel_eyes_everywhere")
    assert early.view(0)["attack"] == 1 + 2, "Tech and Intel"
    t.choose("play killer_instinct_strength", "play brute_force", "use urban_intel_eyes_everywhere")
    assert pool(t) == (1 + 2 + 1 + 3, 0), "a card without a class counts for none"


# Strength


def test_urban_strength_combi_stick() -> None:
    t = plays("urban_strength_combi_stick", "strength")
    assert (pool(t), t.hunt.duels) == ((3, 0), 1)
    t = plays("urban_strength_combi_stick", "intel")
    assert (pool(t), t.hunt.duels) == ((2, 0), 0)


def test_urban_strength_challenge_the_pack() -> None:
    t = plays("urban_strength_challenge_the_pack").strikes("just_a_scratch")
    assert (pool(t), t.hunt.duels) == ((3, 0), 1)
    t.choose("duel 1")
    assert (pool(t), t.damage) == ((0, 0), [0, 2])


def test_urban_strength_killing_blow() -> None:
    t = plays("urban_strength_killing_blow", "strength")
    assert (pool(t), t.hunt.duels) == ((5, 0), 1)
    t = plays("urban_strength_killing_blow", "survival")
    assert (pool(t), t.hunt.duels) == ((4, 0), 1)


def test_urban_strength_alpha() -> None:
    t = plays("urban_strength_alpha", players=3)
    assert (pool(t), t.hunt.duels) == ((5, 0), 2)
    t = Hunting(4).slain(0, 2, 3).hand(0, "urban_strength_alpha", "experience").choose("play urban_strength_alpha")
    assert (pool(t), t.hunt.duels) == ((5 + 4, 0), 2)
    t.strikes(*["flesh_wound"] * 2).choose("duel 1", "duel 1")
    assert (pool(t), t.damage[1], t.hunt.duels) == ((3, 0), 2, 0)


# Survival


def test_urban_survival_swallow_pride() -> None:
    t = plays("urban_survival_swallow_pride").wounds(0, "wounded_pride", "bruised_ego")
    assert (pool(t), points(t)) == ((0, 2), (0, 1))
    assert t.reason("mend 0 bruised_ego") == "enc-why-points 0 2"
    assert t.ids(t.choose("mend 0 wounded_pride")[0].wounds) == ["bruised_ego"]


def test_urban_survival_medicomp() -> None:
    t = plays("urban_survival_medicomp").wounds(0, "just_a_scratch", "wounded_pride", "dishonor_and_death")
    assert (pool(t), points(t)) == ((2, 0), (2, 1))
    assert t.reason("mend 0 dishonor_and_death") == "enc-why-points 2 2"
    t.choose("mend 0 just_a_scratch", "mend 0 wounded_pride")
    assert (points(t), t.ids(t[0].wounds)) == ((0, 0), ["dishonor_and_death"])


def test_urban_survival_thick_hide() -> None:
    t = plays("urban_survival_thick_hide", "survival")
    assert (pool(t), points(t)) == ((3, 0), (3, 0))
    assert t.game.view(1)["hunters"][0]["armor"] == 4 + 2
    t.enemies(PATROL).done().allow_duels(attack=5)
    assert t.reason("duel 0") == "enc-why-armor 0 6"
    t.enemies(PATROL).done()
    assert t.game.view(1)["hunters"][0]["armor"] == 4, "until the own next turn"
    assert points(plays("urban_survival_thick_hide", "tech")) == (0, 0)


def test_urban_survival_trophy_wall() -> None:
    t = Hunting(2).trophies(0, "gear:body_armor", f"enemy:{PATROL}", "gear:minigun").trophies(1, "gear:dirt_bike")
    t.hand(0, "urban_survival_trophy_wall", "experience").choose("play urban_survival_trophy_wall")
    assert pool(t) == (0, 2 + 2), "for the own Gear"
    before = t.honor(0)
    t.choose("use urban_survival_trophy_wall")
    kept = t.game.copy().choose("decline")
    assert len(kept.view(0)["hunters"][0]["trophies"]) == 3
    t.choose("enshrine")
    assert (t.room(0)[-1], t.honor(0) - before, t[0].in_play) == ("urban_survival_trophy_wall", 5, [])
    assert pool(plays("urban_survival_trophy_wall")) == (0, 2)


# Tech


def test_urban_tech_smart_disc() -> None:
    t = plays("urban_tech_smart_disc", "tech")
    assert (pool(t), held(t), t.s.weaken) == ((2, 1), 1, 0)


@pytest.mark.parametrize(("earlier", "attack"), [("tech", 3), ("intel", 2)])
def test_urban_tech_laser_net(earlier: str, attack: int) -> None:
    t = Hunting(2).played(f"killer_instinct_{earlier}").wild("river", PATROL).gear(PATROL, "body_armor", "minigun")
    t.combat(WORTHY).gear(WORTHY, "riot_shield").hand(0, "urban_tech_laser_net", "experience")
    t.choose("play urban_tech_laser_net")
    assert t.keys == ["strip body_armor", "strip minigun", "strip riot_shield", "decline"]
    left = t.game.copy().choose("decline")
    assert left.view(0)["hunters"][0]["trophies"] == []
    t.choose("strip body_armor")
    assert (t.room(0), t.carried(PATROL), pool(t)) == (["body_armor"], ["minigun"], (attack, 0))
    assert t.game.view(0)["wilds"][2]["health"] == 2
    t = plays("urban_tech_laser_net", earlier)
    assert (pool(t), t.question) == ((attack, 0), "enc-hunters-action"), "there is no Gear"


def test_urban_tech_ships_stores() -> None:
    cheap, dear = "urban_tech_smart_disc", "urban_strength_alpha"
    t = Hunting(2).armory(f"character:{cheap}", f"character:{dear}").hand(0, "urban_tech_ships_stores", "experience")
    t.choose("play urban_tech_ships_stores")
    assert (pool(t), t.keys) == ((0, 3), [f"gain {cheap}", "decline"]), "the other one costs 8"
    left = t.game.copy()
    t.choose(f"gain {cheap}")
    assert (t.ids(t[0].discard), t.ids(t.s.barracks)[0]) == ([cheap], dear)
    t.game = left
    t.choose("decline")
    assert (t[0].discard, t.names(t.s.barracks[:2])) == ([], [dear, cheap])
    t = Hunting(2).hand(0, "urban_tech_ships_stores", "experience")
    t.s.gone += t.s.barracks
    for i in t.s.barracks:
        t.show(i)
    t.s.barracks.clear()
    t.choose("play urban_tech_ships_stores")
    assert (pool(t), t.question) == ((0, 3), "enc-hunters-action"), "the Armory is empty"


def test_urban_tech_bio_mask() -> None:
    t = Hunting(2).instincts("killer_instinct_survival").deck(0, "brute_force").combat(PATROL).gear(PATROL, "dirt_bike")
    t.hand(0, "urban_tech_bio_mask", "experience").choose("play urban_tech_bio_mask")
    assert t.in_hand(0) == ["brute_force", "experience", "killer_instinct_survival"]
    assert (pool(t), t.keys) == ((4, 0), ["strip dirt_bike", "decline"])
    left = t.game.copy().choose("decline")
    assert left.view(0)["hunters"][0]["trophies"] == []
    assert t.choose("strip dirt_bike").room(0) == ["dirt_bike"]
    t = Hunting(2).hand(0, "urban_tech_bio_mask", "experience").deck(0)
    t.s.gone += t.s.officers
    t.s.officers.clear()
    t.choose("play urban_tech_bio_mask")
    assert (pool(t), t.in_hand(0), t.question) == ((4, 0), ["experience"], "enc-hunters-action"), "nothing to be had"
