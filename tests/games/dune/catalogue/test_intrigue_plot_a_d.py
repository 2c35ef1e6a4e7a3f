"""Plot cards of the Intrigue deck: the plain ones, then those from Bindu Suspension to Double Cross."""

from __future__ import annotations

import pytest

from tests.games.dune.catalogue.positions import (
    FACTION_KEYS,
    IDLE,
    influences,
    playing,
    plotting,
    revealing,
    spaces_for,
    table,
)
from tests.games.dune.position import Position

# Plain Plot cards


@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("favored_subject", "emperor"),
        ("guild_authorization", "spacing_guild"),
        ("secret_of_the_sisterhood", "bene_gesserit"),
        ("know_their_ways", "fremen"),
    ],
)
def test_a_plot_card_of_influence(card: str, faction: str) -> None:
    t = plotting(table(), card).choose(f"plot {card}")
    assert influences(t) == {faction: 1}
    assert card in t.names(t.s.intrigue_discard)
    assert t.question == "turn"


@pytest.mark.parametrize(("card", "resource", "n"), [("windfall", "solari", 2), ("water_peddlers_union", "water", 1)])
def test_a_plot_card_of_resources(card: str, resource: str, n: int) -> None:
    assert getattr(plotting(table(), card).choose(f"plot {card}")[0], resource) == n


@pytest.mark.parametrize(
    ("card", "resource", "n"), [("choam_shares", "solari", 7), ("the_sleeper_must_awaken", "spice", 4)]
)
def test_a_plot_card_that_sells_a_point(card: str, resource: str, n: int) -> None:
    t = plotting(table().give(0, **{resource: n}), card).choose(f"plot {card}")
    assert (t[0].vp, getattr(t[0], resource)) == (1, 0)
    t = plotting(table().give(0, **{resource: n - 1}), card)
    assert f"plot {card}" not in t.keys
    assert t.game.why_not(f"plot {card}") is not None


@pytest.mark.parametrize("window", ["turn", "effects", "finish", "revealing"])
def test_windfall_at_any_moment_of_the_own_turn(window: str) -> None:
    t = table().deck(0, "dagger", "dagger").intrigue(0, "windfall")
    if window == "turn":
        t.turn(0)
    elif window == "effects":
        playing(t, "fedaykin_death_commando", "secure_contract")
        assert t.question == "order"
    elif window == "finish":
        playing(t, "dagger", "hall_of_oratory")
    else:
        revealing(t)
    before = t[0].solari
    t.choose("plot windfall")
    assert t[0].solari == before + 2


def test_bindu_suspension_draws_and_ends_the_turn() -> None:
    t = plotting(table().hand(0, "diplomacy").deck(0, "dagger"), "bindu_suspension").choose("plot bindu_suspension")
    assert t.names(t[0].hand) == ["dagger", "diplomacy"]
    assert (t.asked, t[0].agents, t[0].revealed) == (1, 2, False)
    for _ in range(3):
        t.choose("reveal")
    assert t.asked == 0


def test_bindu_suspension_only_at_the_very_start() -> None:
    t = table().hand(0, "dagger").intrigue(0, "bindu_suspension", "windfall").turn(0).choose("plot windfall")
    assert "plot bindu_suspension" not in t.keys
    t.choose("agent dagger hall_of_oratory")
    assert t.keys == ["end"]
    assert "plot bindu_suspension" not in revealing(table().intrigue(0, "bindu_suspension")).keys


def test_bindu_suspension_by_the_other_reading() -> None:
    for go_on in ("continue", "pass"):
        t = plotting(table(bindu_suspension="may").hand(0, "diplomacy"), "bindu_suspension")
        t.choose("plot bindu_suspension", go_on)
        assert t.asked == (0 if go_on == "continue" else 1)


def test_bribery() -> None:
    t = plotting(table().give(0, solari=2), "bribery").choose("plot bribery")
    assert t.keys == FACTION_KEYS
    t.choose("influence spacing_guild")
    assert (influences(t), t[0].solari) == ({"spacing_guild": 1}, 0)
    assert "plot bribery" not in plotting(table().give(0, solari=1), "bribery").keys


def bypass(t: Position) -> Position:
    t.row("crysknife", "chani", "stilgar", "kwisatz_haderach", "opulence")
    return plotting(t, "bypass_protocol").choose("plot bypass_protocol")


def test_bypass_protocol_takes_a_cheap_card() -> None:
    t = bypass(table())
    assert t.keys == ["acquire crysknife", "acquire arrakis_liaison"]  # no spice: no second way
    t.choose("acquire crysknife")
    assert t.names(t[0].discard) == ["crysknife"]
    assert len(t.s.row) == 5


def test_bypass_protocol_takes_a_dearer_card_onto_the_deck() -> None:
    t = bypass(table().give(0, spice=2).deck(0, "dagger"))
    assert t.keys == ["acquire 3", "pay spice 2"]
    t.choose("pay spice 2")
    assert t.keys == ["acquire crysknife", "acquire chani", "acquire stilgar", "acquire arrakis_liaison"]
    t.choose("acquire chani")
    assert (t[0].spice, t[0].water) == (0, 1)  # and its acquire effect
    assert [t.s.face[i].id for i in t[0].deck] == ["dagger", "chani"]


def test_bypass_protocol_gets_helenas_card_without_the_discount() -> None:
    t = table("helena_richese").row("stilgar", "chani", "opulence", "kwisatz_haderach", "worm_riders")
    t.hand(0, "signet_ring").intrigue(0, "bypass_protocol").imperium("gurney_halleck").turn(0)
    t.choose("agent signet_ring hall_of_oratory")
    t.choose("do aside", "aside stilgar")
    t.give(0, spice=2).choose("plot bypass_protocol", "pay spice 2")
    assert t.keys == ["acquire chani", "acquire arrakis_liaison", "acquire stilgar"]
    t.choose("acquire stilgar")
    assert (t.s.aside, t.names(t[0].deck)) == ([], ["stilgar"])


def test_bypass_protocol_with_recruitment_mission_in_the_reveal_turn() -> None:
    t = table().intrigue(0, "bypass_protocol", "recruitment_mission")
    t.row("crysknife", "chani", "stilgar", "kwisatz_haderach", "opulence")
    revealing(t).choose("plot recruitment_mission", "plot bypass_protocol", "acquire crysknife")
    assert t.keys == ["top", "discard"]
    t.choose("top")
    assert t.names(t[0].deck) == ["crysknife"]


def test_bypass_protocol_before_the_reveal_turn_knows_no_recruitment_mission() -> None:
    t = table().intrigue(0, "bypass_protocol", "recruitment_mission", IDLE)
    t.row("crysknife", "chani", "stilgar", "kwisatz_haderach", "opulence").turn(0)
    t.choose("plot recruitment_mission", "plot bypass_protocol", "acquire crysknife")
    assert t.names(t[0].discard) == ["crysknife"]


def test_calculated_hire() -> None:
    t = plotting(table().give(0, spice=1), "calculated_hire").choose("plot calculated_hire")
    assert (t[0].spice, t[0].agents, t.s.mentat) == (0, 3, 0)
    assert "plot calculated_hire" not in plotting(table(), "calculated_hire").keys
    t = table().give(0, spice=1)
    t.s.mentat = 1
    assert "plot calculated_hire" not in plotting(t, "calculated_hire").keys


def test_calculated_hire_can_still_send_an_agent() -> None:
    t = table().give(0, spice=1).agent(0, "wealth").agent(0, "secrets").hand(0, "dagger")
    plotting(t, "calculated_hire")
    assert spaces_for(t, "dagger") == set()
    t.choose("plot calculated_hire")
    assert "hall_of_oratory" in spaces_for(t, "dagger")


def test_charisma_lies_until_the_reveal_turn() -> None:
    t = plotting(table().hand(0, "dagger", "diplomacy"), "charisma").choose("plot charisma")
    assert (t[0].persuasion, t.names(t[0].face_up)) == (0, ["charisma"])
    t.choose("agent dagger hall_of_oratory", "end")
    for _ in range(3):
        t.choose("reveal")
    t.choose("reveal")
    assert t[0].persuasion == 1 + 1 + 2
    t.choose("done")
    assert (t[0].face_up, t[0].promised) == ([], 0)


def test_charisma_in_the_reveal_turn() -> None:
    t = revealing(table().intrigue(0, "charisma", IDLE)).choose("plot charisma")
    assert (t[0].persuasion, t[0].face_up) == (2, [])


def test_councilors_dispensation_needs_a_seat() -> None:
    t = plotting(table().give(0, council=True), "councilors_dispensation").choose("plot councilors_dispensation")
    assert t[0].spice == 2
    assert "plot councilors_dispensation" not in plotting(table(), "councilors_dispensation").keys


def test_dispatch_an_envoy_adds_the_faction_icons() -> None:
    t = plotting(table().hand(0, "dagger"), "dispatch_an_envoy").choose("plot dispatch_an_envoy")
    assert spaces_for(t, "dagger") == {"hall_of_oratory", "wealth", "foldspace", "secrets", "stillsuits"}
    t.choose("agent dagger wealth")
    assert influences(t) == {"emperor": 1}


def test_dispatch_an_envoy_gives_icons_to_a_card_that_has_none() -> None:
    t = plotting(table().hand(0, "convincing_argument"), "dispatch_an_envoy").choose("plot dispatch_an_envoy")
    assert spaces_for(t, "convincing_argument") == {"wealth", "foldspace", "secrets", "stillsuits"}
    assert t.game.why_not("agent convincing_argument hall_of_oratory") is not None


def test_dispatch_an_envoy_lasts_for_this_turn() -> None:
    t = plotting(table().hand(0, "dagger", "signet_ring"), "dispatch_an_envoy")
    t.choose("plot dispatch_an_envoy", "agent dagger wealth", "end")
    for _ in range(3):
        t.choose("reveal")
    assert "secrets" not in spaces_for(t, "signet_ring")


def test_dispatch_an_envoy_not_after_the_agent_was_sent() -> None:
    t = playing(table().intrigue(0, "dispatch_an_envoy"), "dagger", "hall_of_oratory")
    assert t.keys == ["end"]
    assert "plot dispatch_an_envoy" not in revealing(table().intrigue(0, "dispatch_an_envoy")).keys


@pytest.mark.parametrize("card", ["dispatch_an_envoy", "infiltrate"])
def test_a_plot_card_for_the_next_agent_needs_one(card: str) -> None:
    t = plotting(table().hand(0, "dagger").agent(0, "wealth").agent(0, "secrets"), card)
    assert t.keys == ["reveal"]


def test_double_cross_hits_an_opponent_of_choice() -> None:
    t = plotting(table().give(0, solari=1).give(1, conflict=2).give(3, conflict=1), "double_cross")
    t.choose("plot double_cross")
    assert t.keys == ["betray 1", "betray 3"]
    t.choose("betray 3")
    assert [p.conflict for p in t.s.players] == [1, 2, 0, 0]
    assert (t[0].solari, t[0].garrison, t[0].supply, t[3].supply) == (0, 3, 8, 9)


def test_double_cross_with_an_empty_supply() -> None:
    t = plotting(table().give(0, solari=1, garrison=12).give(1, conflict=2), "double_cross").choose("plot double_cross")
    assert (t[0].conflict, t[0].garrison, t[1].conflict) == (0, 12, 1)


def test_double_cross_needs_an_enemy_and_solari() -> None:
    assert "plot double_cross" not in plotting(table().give(0, solari=1, conflict=3), "double_cross").keys
    assert "plot double_cross" not in plotting(table().give(1, conflict=3), "double_cross").keys
