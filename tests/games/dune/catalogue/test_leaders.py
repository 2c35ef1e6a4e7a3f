"""The eight leaders: the ability that is always on, and the signet."""

from __future__ import annotations

import pytest

import hagal
from hagal.games.dune.state import Dune
from tests.games.dune.catalogue.positions import IDLE, influences, playing, revealing, spaces_for, table
from tests.games.dune.position import Position

# Paul Atreides


def top_seen(t: Position, viewer: int) -> object:
    return t.game.view(viewer)["players"][0]["deck_top"]


def test_paul_atreides_knows_the_top_of_his_deck_from_the_start() -> None:
    game = hagal.new("dune", players=3, seed=5, leaders=["paul_atreides", "glossu_rabban", "ilban_richese"])
    s = game.state
    assert isinstance(s, Dune)
    for viewer in range(3):
        seen = game.view(viewer)["players"][0]["deck_top"]
        assert seen == (s.face[s.players[0].deck[-1]].id if viewer == 0 else None)
        assert game.view(viewer)["players"][1]["deck_top"] is None


def test_paul_atreides_looks_again_after_each_draw() -> None:
    t = playing(table("paul_atreides").deck(0, "seek_allies", "dagger", "diplomacy"), "signet_ring", "hall_of_oratory")
    assert t.names(t[0].hand) == ["diplomacy"]  # Discipline
    assert top_seen(t, 0) is not None
    assert top_seen(t, 0) == t.s.face[t[0].deck[-1]].id
    assert top_seen(t, 1) is None


def test_paul_atreides_sees_nothing_of_an_empty_deck() -> None:
    t = playing(table("paul_atreides").deck(0, "diplomacy"), "signet_ring", "hall_of_oratory")
    assert (t[0].deck, top_seen(t, 0)) == ([], None)


def test_paul_atreides_looks_at_a_deck_made_anew() -> None:
    t = table("paul_atreides").discard(0, "dagger", "diplomacy").intrigue(0, "refocus", IDLE).turn(0)
    t.choose("plot refocus")
    assert top_seen(t, 0) == t.s.face[t[0].deck[-1]].id


# Duke Leto Atreides


@pytest.mark.parametrize(
    ("space", "price"), [("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("swordmaster", 7)]
)
def test_leto_atreides_pays_one_less_for_the_landsraad(space: str, price: int) -> None:
    t = playing(table("leto_atreides").give(0, solari=price), "dagger", space)
    assert t[0].solari == 0
    t = table("leto_atreides").give(0, solari=price - 1).hand(0, "dagger").turn(0)
    assert space not in spaces_for(t, "dagger")
    t = table().give(0, solari=price).hand(0, "dagger").turn(0)
    assert space not in spaces_for(t, "dagger")


def test_leto_atreides_follows_those_ahead_of_him() -> None:
    t = table("leto_atreides").give(0, spice=1).influence(0, emperor=1, fremen=2)
    t.influence(1, emperor=2, fremen=2).influence(3, spacing_guild=1)
    playing(t, "signet_ring", "hall_of_oratory").choose("pay spice 1")
    assert t.keys == ["influence emperor", "influence spacing_guild"]
    t.choose("influence emperor")
    assert (t[0].spice, t[0].influence[0]) == (0, 2)


def test_leto_atreides_declines_or_cannot() -> None:
    t = table("leto_atreides").give(0, spice=1).influence(1, emperor=1)
    assert playing(t, "signet_ring", "hall_of_oratory").choose("decline")[0].spice == 1
    t = table("leto_atreides").influence(1, emperor=1)
    assert playing(t, "signet_ring", "hall_of_oratory").asked == 1
    t = table("leto_atreides").give(0, spice=1).influence(0, emperor=1).influence(1, emperor=1)
    assert playing(t, "signet_ring", "hall_of_oratory").asked == 1


def test_leto_atreides_uses_his_signet_before_he_visits() -> None:
    """With an envoy the influence of the visit would close the gap; he orders the two himself."""
    t = table("leto_atreides").give(0, spice=1).influence(1, emperor=1).hand(0, "signet_ring")
    t.intrigue(0, "dispatch_an_envoy").turn(0).choose("plot dispatch_an_envoy", "agent signet_ring wealth")
    assert set(t.keys) == {"do influence emperor", "do pay spice 1"}
    t.choose("do pay spice 1")
    assert influences(t) == {"emperor": 2}


# Baron Vladimir Harkonnen


def baron(*factions: str) -> Position:
    """A Baron with these two tokens."""
    t = table("vladimir_harkonnen")
    t.s.box += t.s.tokens
    t.s.tokens.clear()
    for faction in factions:
        token = next(i for i in t.s.box if t.s.face[i].ref == f"token:{faction}")
        t.s.box.remove(token)
        t.s.tokens.append(token)
        t.s.known[token] = 1
    return t


def test_vladimir_harkonnen_chooses_two_factions_in_secret() -> None:
    leaders = ["vladimir_harkonnen", "glossu_rabban", "ilban_richese"]
    game = hagal.new("dune", players=3, seed=5, leaders=leaders)
    assert game.decision is not None
    assert len(game.decision.keys) == 6
    game.choose("tokens bene_gesserit fremen")
    s = game.state
    assert isinstance(s, Dune)
    assert sorted(s.face[i].id for i in s.tokens) == ["bene_gesserit", "fremen"]
    assert "bene_gesserit" in str(game.view(0)["players"][0]["tokens"])
    assert "bene_gesserit" not in str(game.view(1)["players"][0]["tokens"])


def test_vladimir_harkonnen_strikes_with_four_troops() -> None:
    t = playing(baron("bene_gesserit", "fremen").give(0, water=1), "diplomacy", "hardy_warriors").choose("deploy 4")
    assert influences(t) == {"bene_gesserit": 1, "fremen": 2}
    assert (t.s.tokens, t.asked) == ([], 1)


def test_vladimir_harkonnen_needs_four() -> None:
    t = playing(baron("bene_gesserit", "fremen").give(0, water=1), "diplomacy", "hardy_warriors").choose("deploy 3")
    assert (t.asked, len(t.s.tokens)) == (1, 2)


def test_vladimir_harkonnen_adds_up_what_one_turn_deploys() -> None:
    t = baron("bene_gesserit", "fremen").intrigue(0, "rapid_mobilization").give(0, garrison=6)
    playing(t, "diplomacy", "stillsuits").choose("plot rapid_mobilization", "deploy 3")
    assert len(t.s.tokens) == 2
    t.choose("deploy 1")
    assert influences(t) == {"bene_gesserit": 1, "fremen": 2}


def test_vladimir_harkonnen_counts_double_cross_and_the_reveal_turn() -> None:
    t = baron("bene_gesserit", "fremen").give(0, solari=1).give(1, conflict=1).intrigue(0, "double_cross", IDLE)
    revealing(t, "sardaukar_legion").choose("plot double_cross", "do deploy up to 3", "deploy 3")
    assert influences(t) == {"bene_gesserit": 1, "fremen": 1}


def test_vladimir_harkonnen_does_not_add_up_two_turns() -> None:
    t = baron("bene_gesserit", "fremen").give(0, garrison=6).hand(0, "diplomacy", "reconnaissance").turn(0)
    t.choose("agent diplomacy stillsuits", "deploy 2")
    for _ in range(3):
        t.choose("reveal")
    t.choose("agent reconnaissance arrakeen", "deploy 3")
    assert len(t.s.tokens) == 2


def test_vladimir_harkonnen_strikes_once_in_a_game() -> None:
    t = playing(baron().give(0, water=1), "diplomacy", "hardy_warriors").choose("deploy 4")
    assert t.asked == 1


def test_vladimir_harkonnen_may_deploy_the_troops_that_his_masterstroke_recruits() -> None:
    t = baron("emperor", "fremen").influence(0, emperor=3).give(0, water=1)
    playing(t, "diplomacy", "hardy_warriors").choose("deploy 4")
    assert t.keys == ["deploy 0", "deploy 1", "deploy 2"]
    t.choose("deploy 2")
    assert (t[0].conflict, t.asked) == (6, 1)


def test_vladimir_harkonnen_may_play_the_plot_card_that_his_masterstroke_draws() -> None:
    t = baron("bene_gesserit", "fremen").influence(0, bene_gesserit=3).give(0, water=1).intrigue_deck("windfall")
    playing(t, "diplomacy", "hardy_warriors").choose("deploy 4")
    assert t.keys == ["end", "plot windfall"]
    t.choose("plot windfall")
    assert (t[0].solari, t.asked) == (2, 1)


def test_vladimir_harkonnen_schemes() -> None:
    t = baron("bene_gesserit", "fremen").give(0, solari=1).intrigue_deck("ambush")
    playing(t, "signet_ring", "hall_of_oratory").choose("pay solari 1")
    assert (t[0].solari, t.names(t[0].intrigue)) == (0, ["ambush"])
    t = playing(baron("bene_gesserit", "fremen").give(0, solari=1), "signet_ring", "hall_of_oratory").choose("decline")
    assert (t[0].solari, t[0].intrigue) == (1, [])
    assert playing(baron("bene_gesserit", "fremen"), "signet_ring", "hall_of_oratory").asked == 1


# Glossu "The Beast" Rabban


def test_glossu_rabban_starts_richer() -> None:
    game = hagal.new("dune", players=3, seed=5, leaders=["glossu_rabban", "paul_atreides", "ilban_richese"])
    assert isinstance(game.state, Dune)
    assert [(p.spice, p.solari) for p in game.state.players] == [(1, 1), (0, 0), (0, 0)]


def test_glossu_rabban_recruits_more_with_an_alliance() -> None:
    assert playing(table("glossu_rabban"), "signet_ring", "hall_of_oratory")[0].garrison == 3 + 1 + 1
    t = playing(table("glossu_rabban").influence(0, fremen=4), "signet_ring", "hall_of_oratory")
    assert t[0].garrison == 3 + 1 + 2


def test_glossu_rabban_can_make_the_alliance_before_his_signet() -> None:
    """An Intrigue card from the space brings the Alliance: the player holds the signet back until then."""
    t = table("glossu_rabban").influence(0, emperor=3).intrigue_deck("favored_subject")
    playing(t, "signet_ring", "carthag")
    assert t[0].garrison == 3 + 1 + 1
    t.choose("plot favored_subject")
    assert t.s.alliance[0] == 0
    t.choose("deploy 0")
    assert t[0].garrison == 3 + 1 + 2 + 2  # the space, the signet, the bonus of the Emperor


# What waits for a Plot card


def test_an_effect_that_could_not_be_paid_waits_for_a_plot_card_from_the_space() -> None:
    t = table().intrigue_deck("water_peddlers_union")
    playing(t, "duncan_idaho", "carthag").choose("plot water_peddlers_union")
    assert t.keys == ["pay water 1", "decline"]
    t.choose("pay water 1")
    assert t[0].garrison == 5


# Earl Memnon Thorvald


def test_memnon_thorvald_has_connections() -> None:
    t = playing(table("memnon_thorvald").give(0, solari=5), "dagger", "high_council")
    assert t.keys == ["influence emperor", "influence spacing_guild", "influence bene_gesserit", "influence fremen"]
    t.choose("influence bene_gesserit")
    assert (influences(t), t[0].council, t.asked) == ({"bene_gesserit": 1}, True, 1)


def test_memnon_thorvald_hoards_spice() -> None:
    assert playing(table("memnon_thorvald"), "signet_ring", "secure_contract")[0].spice == 1


# Countess Ariana Thorvald


@pytest.mark.parametrize(("space", "spice"), [("great_flat", 2), ("hagga_basin", 1), ("imperial_basin", 0)])
def test_ariana_thorvald_harvests_one_less_and_draws(space: str, spice: int) -> None:
    t = playing(table("ariana_thorvald").give(0, water=2).deck(0, "dagger"), "dune_the_desert_planet", space)
    assert (t[0].spice, t.names(t[0].hand)) == (spice, ["dagger"])
    t = table("ariana_thorvald").give(0, water=2).deck(0, "dagger")
    t.s.bonus[:] = [3, 3, 3]
    assert playing(t, "dune_the_desert_planet", space)[0].spice == spice + 3


def test_ariana_thorvald_keeps_other_spice() -> None:
    t = table("ariana_thorvald").deck(0, "dagger")
    assert (playing(t, "worm_riders", "secure_contract")[0].spice, t[0].hand) == (2, [])
    t = table("ariana_thorvald").deck(0, "dagger")
    t.s.control[2] = 0
    assert playing(t, "dune_the_desert_planet", "imperial_basin")[0].spice == 1  # the control bonus


def test_ariana_thorvald_has_a_reservoir() -> None:
    assert playing(table("ariana_thorvald"), "signet_ring", "secure_contract")[0].water == 1


# Count Ilban Richese


@pytest.mark.parametrize("space", ["high_council", "mentat", "rally_troops", "swordmaster"])
def test_ilban_richese_draws_when_he_pays_solari_for_a_space(space: str) -> None:
    t = table("ilban_richese").give(0, solari=8).deck(0, "dagger", "diplomacy", "seek_allies")
    playing(t, "dagger", space)
    assert len(t[0].hand) == (2 if space == "mentat" else 1)


def test_ilban_richese_draws_for_nothing_else() -> None:
    t = playing(table("ilban_richese").give(0, spice=5).deck(0, "dagger"), "dune_the_desert_planet", "sell_melange")
    assert t.choose("sell 2")[0].hand == []
    t = playing(table("ilban_richese").give(0, solari=2).deck(0, "dagger"), "firm_grip", "hall_of_oratory")
    assert t.choose("pay solari 2", "influence fremen")[0].hand == []
    t = playing(table("ilban_richese").give(0, spice=4).deck(0, "dagger"), "diplomacy", "conspire")
    assert t[0].hand == []


def test_ilban_richese_manufactures() -> None:
    assert playing(table("ilban_richese"), "signet_ring", "hall_of_oratory")[0].solari == 1


# Helena Richese


def test_helena_richese_is_not_blocked_in_landsraad_and_cities() -> None:
    t = table("helena_richese").agent(1, "hall_of_oratory").agent(2, "arrakeen").agent(3, "wealth")
    t.agent(1, "secure_contract").agent(0, "carthag").hand(0, "foldspace").turn(0)
    open_spaces = spaces_for(t, "foldspace")
    assert {"hall_of_oratory", "arrakeen"} <= open_spaces
    assert not {"wealth", "secure_contract", "carthag"} & open_spaces


def aside(t: Position, card: str = "stilgar") -> Position:
    t.row("stilgar", "chani", "opulence", "kwisatz_haderach", "worm_riders").imperium("gurney_halleck")
    return playing(t, "signet_ring", "hall_of_oratory").choose(f"aside {card}")


def test_helena_richese_sets_a_card_aside_and_the_row_is_refilled() -> None:
    t = aside(table("helena_richese"))
    assert t.names(t.s.aside) == ["stilgar"]
    assert t.names(t.s.row) == ["chani", "gurney_halleck", "kwisatz_haderach", "opulence", "worm_riders"]


def test_helena_richese_acquires_her_card_for_one_less() -> None:
    for persuasion, possible in ((4, True), (3, False)):
        t = aside(table("helena_richese")).give(0, promised=persuasion - 1)  # and 1 of Hall of Oratory
        revealing(t)
        assert t[0].persuasion == persuasion
        assert ("claim stilgar" in t.keys) == possible
        if possible:
            t.choose("claim stilgar")
            assert (t[0].persuasion, t.names(t[0].discard)[-1:], t.s.aside) == (0, ["stilgar"], [])


def test_helena_richese_keeps_her_card_from_the_others() -> None:
    t = aside(table("helena_richese")).give(1, promised=9)
    t.hand(1).turn(1)
    assert "buy chani" in t.keys
    assert not any("stilgar" in key for key in t.keys)


def test_helena_richese_loses_a_card_that_she_does_not_acquire() -> None:
    t = revealing(aside(table("helena_richese")).give(0, promised=5)).choose("done")
    assert (t.s.aside, "stilgar" in t.names(t.s.trash)) == ([], True)


def test_helena_richese_with_two_equal_cards_aside() -> None:
    t = table("helena_richese").row("power_play", "power_play", "opulence", "kwisatz_haderach", "worm_riders")
    for _ in range(2):
        t.s.aside.append(t.s.row.pop(0))
        t.s.aside_seat = 0
    revealing(t.give(0, promised=8))
    assert t.keys.count("claim power_play") == 1
    t.choose("claim power_play", "claim power_play")
    assert t.names(t[0].discard) == ["power_play", "power_play"]
