"""The 17 Intrigue cards of Rise of Ix: each played for real, and not to be played where it may not."""

from __future__ import annotations

import pytest

from hagal.games.dune.components import Intrigue
from hagal.games.dune.ix.intrigue import INTRIGUE
from hagal.games.dune.names import COMBAT, ENDGAME, PLOT
from tests.games.dune.ix.positions import (
    FACTION_KEYS,
    IDLE,
    fighting,
    influences,
    playing,
    plotting,
    revealing,
    table,
)
from tests.games.dune.ix_position import IxPosition

THREE_TILES = ("windtraps", "memocorders", "chaumurky")


def ending(t: IxPosition, *cards: str) -> IxPosition:
    return t.intrigue(0, *cards).endgame()


@pytest.mark.parametrize("card", INTRIGUE, ids=lambda card: card.id)
def test_an_intrigue_card_is_played_at_its_moment_only(card: Intrigue) -> None:
    """Where everything that any of them asks for is there."""

    def position() -> IxPosition:
        t = table().give(0, spice=10, solari=10, water=10, council=True, conflict=4).give(1, conflict=1)
        t.influence(0, emperor=4, fremen=4).tiles(0, *THREE_TILES).ships(0, garrison=1)
        t.deck(0, "dagger", "dagger").discard(0, "the_spice_must_flow").hand(0, "dagger", "diplomacy", "seek_allies")
        return t

    t = plotting(position().agent(0, "wealth"), card.id)
    if card.id in ("diversion", "strongarm"):  # in the course of such a turn only
        assert f"plot {card.id}" not in t.keys
        t.choose("agent diplomacy stillsuits")
    if card.id == "diversion":
        t.give(0, garrison=4)
        t.s.extra = 4
        t.choose("deploy 4")
    assert (f"plot {card.id}" in t.keys) == bool(card.types & PLOT)
    t = fighting(position(), card.id, IDLE, enemies=2)
    assert (f"combat {card.id}" in t.keys) == bool(card.types & COMBAT)
    t = ending(position(), card.id)
    assert (f"endgame {card.id}" in t.keys) == bool(card.types & ENDGAME)


@pytest.mark.parametrize(
    "card", [card.id for card in INTRIGUE if card.types & COMBAT], ids=lambda card: f"{card} as combat card"
)
def test_a_combat_card_needs_a_unit_in_the_conflict(card: str) -> None:
    def position() -> IxPosition:
        t = table().give(0, solari=10, garrison=3).influence(0, emperor=1).tiles(0, *THREE_TILES)
        for seat in range(4):
            t.hand(seat)
        return t.conflict("guild_bank_raid").intrigue(0, card).intrigue(1, "windfall").give(1, conflict=1)

    assert position().combat().asked == 1
    t = position().ships(0, conflict=1).combat()  # a Dreadnought will do
    assert (t.asked, t.keys) == (0, ["pass", f"combat {card}"])


# Advanced Weaponry


def test_advanced_weaponry_commissions_a_dreadnought() -> None:
    t = plotting(table().give(0, solari=3), "advanced_weaponry").choose("plot advanced_weaponry")
    assert (t[0].solari, t.fleet(0)) == (0, (1, 1, 0))
    assert "advanced_weaponry" in t.names(t.s.intrigue_discard)
    assert "plot advanced_weaponry" not in plotting(table().give(0, solari=2), "advanced_weaponry").keys
    t = table().give(0, solari=9).ships(0, garrison=1, conflict=1)
    assert "plot advanced_weaponry" not in plotting(t, "advanced_weaponry").keys


def test_advanced_weaponry_ship_may_go_straight_to_the_conflict() -> None:
    t = playing(table().give(0, solari=3, garrison=0).intrigue(0, "advanced_weaponry"), "diplomacy", "stillsuits")
    assert "deploy 0 dreadnoughts 1" not in t.keys
    t.choose("plot advanced_weaponry", "deploy 0 dreadnoughts 1")
    assert (t.fleet(0), t[0].strength) == ((1, 0, 1), 3)


def test_advanced_weaponry_fights_with_three_tiles() -> None:
    t = fighting(table().tiles(0, *THREE_TILES), "advanced_weaponry", IDLE).choose("combat advanced_weaponry")
    assert (t[0].swords, t[0].strength) == (4, 8)
    t = fighting(table().tiles(0, *THREE_TILES[:2]), "advanced_weaponry", IDLE)
    assert "combat advanced_weaponry" not in t.keys


# Blackmail


def test_blackmail_costs_influence() -> None:
    t = fighting(table().influence(0, emperor=2, fremen=1), "blackmail", IDLE).choose("combat blackmail")
    assert t.keys == ["lose emperor", "lose fremen"]
    t.choose("lose emperor")
    assert (influences(t), t[0].vp, t[0].swords) == ({"emperor": 1, "fremen": 1}, 0, 5)
    assert "combat blackmail" not in fighting(table(), "blackmail", IDLE).keys


# Cannon Turrets


def test_cannon_turrets_drive_off_a_dreadnought_of_each_opponent() -> None:
    t = table().ships(0, conflict=1).ships(1, conflict=2).ships(2, garrison=1, conflict=1).ships(3, garrison=2)
    t.give(2, conflict=2)
    fighting(t, "cannon_turrets", IDLE, enemies=1).choose("combat cannon_turrets")
    assert [t.fleet(seat) for seat in range(4)] == [(1, 0, 1), (0, 1, 1), (0, 2, 0), (0, 2, 0)]
    assert [p.conflict for p in t.s.players] == [0, 1, 2, 0]
    assert [p.strength for p in t.s.players] == [3 + 2, 2 + 3, 4, 0]


def test_cannon_turrets_can_leave_an_opponent_without_a_unit() -> None:
    t = fighting(table().ships(1, conflict=1), "cannon_turrets", IDLE).choose("combat cannon_turrets")
    assert (t[1].strength, t[1].fights) == (0, False)
    t.choose("stop", "pass")
    assert (t[0].solari, t[1].solari) == (6, 0)


# Cull


def test_cull_trashes_a_card_for_a_solari() -> None:
    t = plotting(table().give(0, solari=1).hand(0, "dagger").discard(0, "diplomacy"), "cull").choose("plot cull")
    assert (t[0].solari, set(t.keys)) == (0, {"decline", "trash dagger hand", "trash diplomacy discard"})
    t.choose("trash diplomacy discard")
    assert t[0].discard == []
    assert "plot cull" not in plotting(table().hand(0, "dagger"), "cull").keys


# Diversion


def diverting(*ships: int) -> IxPosition:
    return table().give(0, garrison=6).ships(0, garrison=sum(ships)).intrigue(0, "diversion")


def test_diversion_follows_the_deployment_of_four_units() -> None:
    t = playing(diverting().give(0, spice=6), "diplomacy", "heighliner")
    assert "plot diversion" not in t.keys
    t.choose("deploy 4")
    assert (t.asked, t.keys) == (0, ["end", "plot diversion"])
    t.choose("plot diversion", "advance")
    assert (t.ix.freighters[0], t.asked) == (1, 1)


def test_diversion_counts_dreadnoughts() -> None:
    t = playing(diverting(1).give(0, water=1), "diplomacy", "hardy_warriors").choose("deploy 3 dreadnoughts 1")
    assert "plot diversion" in t.keys


def test_diversion_needs_four_in_one_turn() -> None:
    t = playing(diverting().give(0, spice=6), "diplomacy", "heighliner").choose("deploy 3")
    assert "plot diversion" not in t.keys
    t = playing(diverting().give(0, spice=6, conflict=3), "diplomacy", "heighliner").choose("deploy 1")
    assert "plot diversion" not in t.keys


def test_diversion_need_not_be_played() -> None:
    t = playing(diverting().give(0, spice=6), "diplomacy", "heighliner").choose("deploy 4", "end")
    assert (t.asked, t.names(t[0].intrigue)) == (1, ["diversion"])


def test_diversion_brings_troops_that_may_follow_the_others() -> None:
    t = playing(diverting().give(0, spice=6).freighter(0, 2), "diplomacy", "heighliner").choose("deploy 5")
    t.choose("plot diversion", "recall", "collect 1", "gain spice 2", "influence fremen")
    assert t.keys == ["deploy 0", "deploy 1"]  # the supply was nearly empty
    assert t.choose("deploy 1")[0].conflict == 6


def test_diversion_in_the_reveal_turn() -> None:
    t = revealing(table().give(0, conflict=0).intrigue(0, "diversion"), "sardaukar_legion", "gun_thopter", "treachery")
    assert "plot diversion" not in t.keys
    t.choose("do deploy up to 3", "deploy 3", "plot diversion", "advance")
    assert t.ix.freighters[0] == 1


# Expedite


def test_expedite_moves_the_freighter_for_a_spice() -> None:
    t = plotting(table().give(0, spice=1).freighter(0, 1), "expedite").choose("plot expedite")
    assert (t[0].spice, t.keys) == (0, ["advance", "recall", "decline"])
    t.choose("recall", "gain spice 2")
    assert (t[0].spice, t.ix.freighters[0]) == (2, 0)
    assert "plot expedite" not in plotting(table(), "expedite").keys


# Finesse


def test_finesse_trades_influence() -> None:
    t = plotting(table().influence(0, emperor=2), "finesse").choose("plot finesse")
    assert t.keys == FACTION_KEYS
    t.choose("influence bene_gesserit")
    assert (influences(t), t[0].vp) == ({"emperor": 1, "bene_gesserit": 1}, 0)
    assert "plot finesse" not in plotting(table(), "finesse").keys


def test_finesse_fights() -> None:
    t = fighting(table(), "finesse", IDLE).choose("combat finesse")
    assert (t[0].swords, influences(t)) == (2, {})


# Glimpse the Path


def test_glimpse_the_path() -> None:
    t = plotting(table().give(0, spice=1).deck(0, "dagger", "diplomacy"), "glimpse_the_path")
    t.choose("plot glimpse_the_path")
    assert (t[0].spice, t[0].water, t.names(t[0].hand)) == (0, 1, ["diplomacy"])
    assert "plot glimpse_the_path" not in plotting(table().deck(0, "dagger"), "glimpse_the_path").keys


# Grand Conspiracy


@pytest.mark.parametrize(
    ("ships", "spice_must_flow", "influence", "council", "points"),
    [
        (True, True, True, True, 2),
        (False, True, True, True, 1),
        (True, False, True, True, 1),
        (True, True, False, True, 1),
        (True, True, True, False, 1),
        (True, True, False, False, 0),
        (False, False, False, False, 0),
    ],
)
def test_grand_conspiracy(ships: bool, spice_must_flow: bool, influence: bool, council: bool, points: int) -> None:
    t = table().give(0, council=council).influence(0, emperor=4, fremen=4 if influence else 3)
    if ships:
        t.ships(0, garrison=1).flag(0, "carthag")
    else:
        t.ships(0, garrison=1)
    if spice_must_flow:
        t.deck(0, "the_spice_must_flow")
    before = t[0].vp
    ending(t, "grand_conspiracy")
    assert ("endgame grand_conspiracy" in t.keys) == bool(points)
    if points:
        t.choose("endgame grand_conspiracy")
    assert t[0].vp == before + points


# Ixian Probe


def test_ixian_probe_trades_two_cards_for_two() -> None:
    t = table().deck(0, "reconnaissance", "seek_allies").hand(0, "dagger", "diplomacy", "dagger")
    plotting(t, "ixian_probe").choose("plot ixian_probe", "discard dagger", "discard diplomacy")
    assert t.names(t[0].hand) == ["dagger", "reconnaissance", "seek_allies"]
    assert t.names(t[0].discard) == ["dagger", "diplomacy"]
    assert "plot ixian_probe" not in plotting(table().deck(0, "dagger").hand(0, "dagger"), "ixian_probe").keys


def test_ixian_probe_with_an_empty_deck_draws_what_it_discarded() -> None:
    t = plotting(table().hand(0, "dagger", "choam_delegate"), "ixian_probe").choose("plot ixian_probe")
    t.choose("discard dagger")
    assert (t[0].solari, t.names(t[0].hand), t[0].discard) == (3, ["choam_delegate", "dagger"], [])


def test_ixian_probe_unloads() -> None:
    t = table().deck(0, "dagger", "dagger").hand(0, "choam_delegate", "esmar_tuek")
    plotting(t, "ixian_probe").choose("plot ixian_probe", "discard choam_delegate")
    assert (t[0].solari, t[0].spice) == (3 + 2, 2)


# Machine Culture


def test_machine_culture_acquires_tech_at_full_price() -> None:
    t = plotting(table().give(0, spice=2), "machine_culture").choose("plot machine_culture")
    assert t.keys == ["tech artillery", "tech minimic_film", "decline"]
    assert t.choose("tech minimic_film").owned(0) == ["minimic_film"]
    assert "plot machine_culture" not in plotting(table(), "machine_culture").keys


@pytest.mark.parametrize(("tiles", "points"), [(THREE_TILES, 1), (THREE_TILES[:2], 0)])
def test_machine_culture_scores_for_three_tiles(tiles: tuple[str, ...], points: int) -> None:
    t = ending(table().tiles(0, *tiles), "machine_culture")
    assert ("endgame machine_culture" in t.keys) == bool(points)
    if points:
        assert t.choose("endgame machine_culture")[0].vp == 1


def test_machine_culture_counts_tiles_that_lie_face_down() -> None:
    t = ending(table().tiles(0, "training_drones", spent=True).tiles(0, "flagship", "windtraps"), "machine_culture")
    assert "endgame machine_culture" in t.keys


# Quid Pro Quo


def test_quid_pro_quo_is_with_each_faction_that_has_an_own_agent() -> None:
    t = table().give(0, spice=2, agents=4).agent(0, "wealth").agent(0, "conspire").agent(0, "stillsuits")
    t.agent(0, "arrakeen").agent(1, "secrets")
    plotting(t, "quid_pro_quo").choose("plot quid_pro_quo")
    assert (influences(t), t[0].spice) == ({"emperor": 1, "fremen": 1}, 0)


def test_quid_pro_quo_needs_spice_and_an_agent_there() -> None:
    assert "plot quid_pro_quo" not in plotting(table().give(0, spice=1).agent(0, "wealth"), "quid_pro_quo").keys
    assert "plot quid_pro_quo" not in plotting(table().give(0, spice=2).agent(0, "arrakeen"), "quid_pro_quo").keys


def test_quid_pro_quo_right_after_the_visit() -> None:
    t = playing(table().give(0, spice=2).intrigue(0, "quid_pro_quo"), "diplomacy", "wealth")
    assert influences(t.choose("plot quid_pro_quo")) == {"emperor": 2}


# Second Wave


def test_second_wave_deploys_up_to_two_units() -> None:
    t = fighting(table().give(0, conflict=1).ships(0, garrison=2), "second_wave", IDLE).choose("combat second_wave")
    assert set(t.keys) == {
        "deploy 0",
        "deploy 1",
        "deploy 2",
        "deploy 0 dreadnoughts 1",
        "deploy 1 dreadnoughts 1",
        "deploy 0 dreadnoughts 2",
    }
    t.choose("deploy 1 dreadnoughts 1")
    assert (t[0].conflict, t.fleet(0), t[0].strength) == (2, (0, 1, 1), 2 * 2 + 3 + 2)


def test_second_wave_may_deploy_none_or_have_none() -> None:
    t = fighting(table(), "second_wave", IDLE).choose("combat second_wave", "deploy 0")
    assert (t[0].conflict, t[0].swords) == (2, 2)
    t = fighting(table().give(0, garrison=0), "second_wave", IDLE).choose("combat second_wave")
    assert (t.question, t[0].swords) == ("combat_choice", 2)


# Secret Forces


def test_secret_forces_need_a_council_seat() -> None:
    t = plotting(table().give(0, council=True), "secret_forces").choose("plot secret_forces")
    assert t[0].garrison == 5
    assert "plot secret_forces" not in plotting(table(), "secret_forces").keys


def test_secret_forces_may_be_deployed_at_a_combat_space() -> None:
    t = playing(table().give(0, council=True).intrigue(0, "secret_forces"), "diplomacy", "stillsuits")
    assert "deploy 3" not in t.keys
    t.choose("plot secret_forces")
    assert "deploy 4" in t.keys


# Strategic Push


def test_strategic_push_pays_the_winner() -> None:
    t = fighting(table(), "strategic_push", enemies=1).choose("combat strategic_push")
    assert (t[0].swords, t[0].solari) == (2, 0)
    while t.s.round == 1:
        t.choose("pass")
    assert (t[0].solari, t[1].solari) == (6 + 2, 4)
    assert t.ix.pushes == []


def test_strategic_push_pays_neither_the_loser_nor_on_a_tie() -> None:
    for enemies, solari in ((4, 4), (3, 4)):
        t = fighting(table(), "strategic_push", enemies=enemies).choose("combat strategic_push")
        while t.s.round == 1:
            t.choose(t.keys[0])
        assert t[0].solari == solari
        assert t.ix.pushes == []


# Strongarm


def test_strongarm_trades_a_troop_for_influence_with_the_visited_faction() -> None:
    t = playing(table().give(0, conflict=1).intrigue(0, "strongarm"), "diplomacy", "wealth").choose("plot strongarm")
    assert t.keys == ["lose garrison", "lose conflict"]
    t.choose("lose garrison")
    assert (t[0].garrison, t[0].conflict, t[0].supply, influences(t)) == (2, 1, 9, {"emperor": 2})
    t = playing(table().give(0, conflict=1).intrigue(0, "strongarm"), "diplomacy", "wealth")
    t.choose("plot strongarm", "lose conflict")
    assert (t[0].garrison, t[0].conflict, influences(t)) == (3, 0, {"emperor": 2})


def test_strongarm_needs_a_troop_and_a_visit_this_turn() -> None:
    t = playing(table().give(0, garrison=0).intrigue(0, "strongarm"), "diplomacy", "wealth")
    assert t.keys == ["end"]
    assert "plot strongarm" not in plotting(table().agent(0, "wealth"), "strongarm").keys
    assert playing(table().intrigue(0, "strongarm"), TRADER, "smuggling").choose("skip").keys == ["end"]
    assert "plot strongarm" not in revealing(table().agent(0, "wealth").intrigue(0, "strongarm")).keys


TRADER = "dune_the_desert_planet"


# War Chest


def test_war_chest_fights_for_solari() -> None:
    t = fighting(table().give(0, solari=2), "war_chest", IDLE).choose("combat war_chest")
    assert (t[0].solari, t[0].swords) == (0, 4)
    assert "combat war_chest" not in fighting(table().give(0, solari=1), "war_chest", IDLE).keys


@pytest.mark.parametrize(("solari", "points"), [(10, 1), (11, 1), (9, 0)])
def test_war_chest_scores_for_ten_solari_and_keeps_them(solari: int, points: int) -> None:
    t = ending(table().give(0, solari=solari), "war_chest")
    assert ("endgame war_chest" in t.keys) == bool(points)
    if points:
        t.choose("endgame war_chest")
    assert (t[0].vp, t[0].solari) == (points, solari)
