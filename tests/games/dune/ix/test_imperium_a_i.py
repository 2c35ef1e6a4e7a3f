"""The Imperium cards of Rise of Ix, card by card: Appropriate to Ixian Engineer."""

from __future__ import annotations

import pytest

from hagal import games
from hagal.games.dune.components import Card
from hagal.games.dune.ix.imperium import IMPERIUM, PROMOS
from tests.games.dune.ix.positions import (
    IDLE,
    buying,
    discarding,
    influences,
    playing,
    plotting,
    revealing,
    spaces_for,
    table,
    trashing,
)
from tests.games.dune.ix_position import IxPosition

CARDS = [*IMPERIUM, *PROMOS]
SPACES = games.title("dune").rules(3, ["ix"], {}).kinds["space"]
UNLOADING = [card.id for card in CARDS if card.unload]


# All of them


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_icons_of_a_card_open_exactly_their_spaces(card: Card) -> None:
    t = table(promos=True).give(0, spice=10, solari=10, water=10).influence(0, fremen=2, spacing_guild=2)
    t.hand(0, card.id).intrigue(0, IDLE).turn(0)
    assert spaces_for(t, card.id) == {space.id for space in SPACES if space.icon & card.icons}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_enemy_agents_block_all_but_the_icons_that_infiltrate(card: Card) -> None:
    t = table(promos=True).give(0, spice=10, solari=10, water=10).influence(0, fremen=2, spacing_guild=2)
    for k, space in enumerate(SPACES):
        t.give(1 + k % 3, agents=9).agent(1 + k % 3, space.id)
    t.hand(0, card.id).intrigue(0, IDLE).turn(0)
    assert spaces_for(t, card.id) == {space.id for space in SPACES if space.icon & card.sneaks}


@pytest.mark.parametrize("card", [card for card in CARDS if card.sneaks], ids=lambda card: card.id)
def test_infiltration_does_not_pass_an_own_agent_nor_the_voice(card: Card) -> None:
    space = next(space for space in SPACES if space.icon & card.sneaks)

    def position() -> IxPosition:
        return table().give(0, spice=10, solari=10, water=10).agent(1, space.id).hand(0, card.id).intrigue(0, IDLE)

    assert space.id in spaces_for(position().turn(0), card.id)
    assert space.id not in spaces_for(position().agent(0, space.id).turn(0), card.id)
    t = position()
    t[2].voice = t.s.board.places[space.id]
    assert space.id not in spaces_for(t.turn(0), card.id)
    assert t.game.why_not(f"agent {card.id} {space.id}") is not None


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_is_bought_at_its_cost_and_not_below(card: Card) -> None:
    t = table(promos=True).row(card.id, "arrakis_liaison", "arrakis_liaison", "arrakis_liaison", "arrakis_liaison")
    revealing(t.give(0, promised=(card.cost or 0) - 1))
    assert f"buy {card.id}" not in t.keys
    t = buying(table(promos=True), card.id)
    if t.question in ("freighter_move", "trash_icon"):
        t.choose("decline")
    assert t.names(t[0].discard) == [card.id]
    assert len(t.s.row) == 5


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_bought_card_does_not_unload_nor_one_that_is_cleaned_up(card: Card) -> None:
    t = buying(table(promos=True), card.id)
    if t.question in ("freighter_move", "trash_icon"):
        t.choose("decline")
    assert t.events("unload") == []
    t = table(promos=True).in_play(0, card.id)
    revealing(t).choose("done")
    assert card.id in t.names(t[0].discard)
    assert t.events("unload") == []


@pytest.mark.parametrize("card", UNLOADING)
@pytest.mark.parametrize("place", ["hand", "play", "discard"])
def test_a_card_unloads_when_trashed_from_anywhere(card: str, place: str) -> None:
    t = trashing(table(promos=True), card, place)
    assert len(t.events("unload")) == 1
    assert card in t.names(t.s.trash)


@pytest.mark.parametrize("card", UNLOADING)
def test_a_card_unloads_when_discarded_by_oneself_or_an_opponent(card: str) -> None:
    t = discarding(table(promos=True), card)
    assert len(t.events("unload")) == 1
    t = table(promos=True).hand(1, card, "dagger", "dagger").intrigue(0, IDLE).in_play(0, "lady_jessica")
    playing(t, "reverend_mother_mohiam", "secrets").choose("do opponents_discard")
    t.choose(f"discard {card}")
    assert [event.seat for event in t.events("unload")] == [1]


@pytest.mark.parametrize("card", [card.id for card in CARDS if not card.unload])
def test_a_card_without_unload_gives_nothing_when_discarded(card: str) -> None:
    t = discarding(table(), card)
    assert (t[0].spice, t[0].solari, t[0].water, t.question) == (0, 0, 0, "turn")


# Appropriate


def test_appropriate_needs_two_influence_with_the_emperor() -> None:
    t = playing(table().give(0, spice=9, solari=9).influence(0, emperor=1), "appropriate", "mentat")
    assert t.asked == 1
    t = playing(table().give(0, spice=9, solari=9).influence(0, emperor=2), "appropriate", "mentat")
    assert "tech artillery" in t.keys


def test_appropriate_pays_in_spice_or_solari_but_never_in_both() -> None:
    t = table().tech("chaumurky", "training_drones", "artillery").influence(0, emperor=2).give(0, spice=3, solari=4)
    playing(t, "appropriate", "tech_negotiation")
    t.choose("do tech solari")
    assert set(t.keys) == {
        "tech chaumurky solari",
        "tech training_drones",
        "tech training_drones solari",
        "tech artillery",
        "tech artillery solari",
        "decline",
    }
    t.choose("tech chaumurky solari")
    assert (t[0].spice, t[0].solari, t.owned(0)) == (3, 0, ["chaumurky"])


def test_appropriate_negotiators_cut_the_price_in_solari() -> None:
    t = table().tech("chaumurky").influence(0, emperor=2).give(0, solari=2).negotiators(0, 2)
    playing(t, "appropriate", "smuggling")
    t.choose("do tech solari")
    t.choose("tech chaumurky solari -2")
    assert (t[0].solari, t.owned(0), t.ix.negotiators[0], t[0].supply) == (1, ["chaumurky"], 0, 9)


def test_appropriate_revealed_and_acquired() -> None:
    assert revealing(table(), "appropriate")[0].persuasion == 2
    t = buying(table(), "appropriate")
    assert t.keys == ["advance", "decline"]
    assert t.choose("advance").ix.freighters[0] == 1


# Bounty Hunter


def test_bounty_hunter_is_paid_next_to_an_enemy() -> None:
    t = playing(table().agent(1, "carthag").intrigue_deck(IDLE), "bounty_hunter", "carthag")
    assert t[0].solari == 2
    assert playing(table().agent(1, "arrakeen"), "bounty_hunter", "carthag")[0].solari == 0
    t = revealing(table(), "bounty_hunter")
    assert (t[0].persuasion, t[0].swords) == (1, 1)


# CHOAM Delegate


def test_choam_delegate_infiltrates_and_has_no_agent_box() -> None:
    t = playing(table().agent(2, "smuggling"), "choam_delegate", "smuggling").choose("advance")
    assert (t[0].solari, t.asked) == (1, 1)
    assert t.s.occupied >> t.s.board.places["smuggling"] & 1


def test_choam_delegate_pays_revealed_discarded_and_trashed() -> None:
    t = revealing(table(), "choam_delegate")
    assert (t[0].solari, t[0].persuasion, t.events("unload")) == (3, 0, [])
    assert discarding(table(), "choam_delegate")[0].solari == 3
    assert trashing(table(), "choam_delegate")[0].solari == 3


def test_choam_delegate_does_not_infiltrate_with_icons_of_an_envoy() -> None:
    t = table().agent(1, "wealth").agent(2, "smuggling").hand(0, "choam_delegate")
    plotting(t, "dispatch_an_envoy").choose("plot dispatch_an_envoy")
    found = spaces_for(t, "choam_delegate")
    assert "smuggling" in found
    assert "stillsuits" in found
    assert "wealth" not in found


# Court Intrigue


def test_court_intrigue_trades_an_intrigue_card() -> None:
    t = table().intrigue(0, "ambush", "bribery").intrigue_deck("windfall")
    playing(t, "court_intrigue", "wealth").choose("do bury", "bury ambush")
    assert t.names(t[0].intrigue) == ["bribery", "windfall"]
    assert t.s.face[t.s.intrigue_deck[0]].id == "ambush"
    assert t.s.known[t.s.intrigue_deck[0]] & 0b1110 == 0


def test_court_intrigue_declined_or_without_a_card() -> None:
    t = playing(table().intrigue(0, "ambush"), "court_intrigue", "wealth").choose("skip", "end")
    assert t.names(t[0].intrigue) == ["ambush"]
    assert playing(table(), "court_intrigue", "wealth").asked == 1
    t = revealing(table(), "court_intrigue")
    assert (t[0].persuasion, t[0].swords) == (1, 1)


# Desert Ambush


def ambushing() -> IxPosition:
    t = table().give(0, water=2).give(1, conflict=2).give(2, conflict=1).ships(2, conflict=1)
    return playing(t, "desert_ambush", "great_flat")


def test_desert_ambush_drives_off_a_unit_for_each_troop_deployed() -> None:
    t = ambushing().choose("deploy 2")
    assert set(t.keys) == {"drive off troop 1", "drive off troop 2", "drive off dreadnought 2", "decline"}
    t.choose("drive off troop 1", "drive off dreadnought 2")
    assert ([p.conflict for p in t.s.players], t.fleet(2)) == ([2, 1, 1, 0], (1, 1, 0))
    assert (t[1].garrison, t[2].strength, t.asked) == (4, 2, 1)


def test_desert_ambush_may_stop_early_or_find_nobody() -> None:
    t = ambushing().choose("deploy 2", "drive off troop 1", "decline")
    assert (t[1].conflict, t.asked) == (1, 1)
    t = ambushing().choose("deploy 0")
    assert (t[1].conflict, t.asked) == (2, 1)
    t = playing(table().give(0, water=2), "desert_ambush", "great_flat").choose("deploy 2")
    assert t.asked == 1


def test_desert_ambush_does_not_count_dreadnoughts_deployed() -> None:
    t = table().give(0, water=2).ships(0, garrison=2).give(1, conflict=2)
    playing(t, "desert_ambush", "great_flat").choose("deploy 0 dreadnoughts 2")
    assert (t[1].conflict, t.asked) == (2, 1)
    t = table().give(0, water=2).ships(0, garrison=2).give(1, conflict=2)
    playing(t, "desert_ambush", "great_flat").choose("deploy 1 dreadnoughts 1", "drive off troop 1")
    assert (t[1].conflict, t.asked) == (1, 1)


def test_desert_ambush_counts_troops_deployed_before_it_was_played() -> None:
    t = table().give(1, conflict=3).intrigue(0, "rapid_mobilization").hand(0, "desert_ambush").turn(0)
    t.choose("plot rapid_mobilization", "deploy 1", "agent desert_ambush smuggling")
    assert "drive off troop 1" in t.keys
    t.choose("drive off troop 1")
    assert t[1].conflict == 2


def test_desert_ambush_lasts_for_its_turn() -> None:
    t = table().give(0, water=2).give(1, conflict=2).hand(0, "desert_ambush", "reconnaissance").turn(0)
    t.choose("agent desert_ambush great_flat", "deploy 0")
    for _ in range(3):
        t.choose("reveal")
    t.choose("agent reconnaissance arrakeen", "deploy 2")
    assert t[1].conflict == 2
    assert t.question != "ambushed"


def test_desert_ambush_revealed() -> None:
    t = revealing(table().give(1, conflict=2), "desert_ambush")
    assert (t[0].persuasion, t[0].swords, t[1].conflict) == (1, 1, 2)


# Embedded Agent


def test_embedded_agent_needs_another_sister() -> None:
    t = table().give(0, solari=2).in_play(0, "lady_jessica").agent(1, "mentat")
    playing(t, "embedded_agent", "mentat").choose("advance", "advance")
    assert t.ix.freighters[0] == 2
    t = playing(table().give(0, solari=2).hand(0, "lady_jessica"), "embedded_agent", "mentat")
    assert (t.asked, t.ix.freighters[0]) == (1, 0)
    t = revealing(table().intrigue_deck("ambush"), "embedded_agent")
    assert (t[0].persuasion, len(t[0].intrigue)) == (1, 2)


# Esmar Tuek


def test_esmar_tuek_buys_influence_and_a_card() -> None:
    t = playing(table().deck(0, "dagger", "dagger"), "esmar_tuek", "imperial_basin").choose("pay spice 1")
    assert (t[0].spice, influences(t), t.names(t[0].hand)) == (0, {"spacing_guild": 1}, ["dagger"])
    t = playing(table().deck(0, "dagger"), "esmar_tuek", "imperial_basin").choose("decline")
    assert (t[0].spice, influences(t), t[0].hand) == (1, {}, [])
    assert playing(table(), "esmar_tuek", "arrakeen").question == "finish_units"


def test_esmar_tuek_revealed_discarded_and_trashed() -> None:
    for t in (
        revealing(table(), "esmar_tuek"),
        discarding(table(), "esmar_tuek"),
        trashing(table(), "esmar_tuek", "hand"),
    ):
        assert (t[0].spice, t[0].solari, t[0].persuasion) == (2, 2, 0)


# Freighter Fleet


def test_freighter_fleet_has_no_agent_box() -> None:
    t = playing(table(), "freighter_fleet", "imperial_basin")
    assert (t.question, t.ix.freighters[0]) == ("finish_units", 0)


def test_freighter_fleet_moves_revealed_discarded_and_trashed() -> None:
    t = revealing(table(), "freighter_fleet", "freighter_fleet")
    t.choose("do freighter 1", "advance", "do freighter 1", "advance")
    assert (t.ix.freighters[0], t[0].persuasion) == (2, 0)
    assert discarding(table(), "freighter_fleet").choose("advance").ix.freighters[0] == 1
    assert trashing(table(), "freighter_fleet").choose("advance").ix.freighters[0] == 1
    assert revealing(table(), "freighter_fleet").choose("done").ix.freighters[0] == 0


# Full-Scale Assault


def test_full_scale_assault_recruits() -> None:
    t = playing(table(), "full_scale_assault", "arrakeen")
    assert t[0].garrison == 3 + 1 + 2
    assert "deploy 5" in t.keys


@pytest.mark.parametrize(("ships", "swords"), [(0, 0), (1, 3), (2, 6)])
def test_full_scale_assault_strikes_for_each_dreadnought_in_the_conflict(ships: int, swords: int) -> None:
    t = revealing(table().ships(0, conflict=ships, garrison=2 - ships).ships(1, conflict=2), "full_scale_assault")
    if ships:
        t.choose("do swords per dreadnought")
    assert (t[0].persuasion, t[0].swords, t[0].strength) == (2, swords, ships * 3 + swords)
    assert "done" in t.keys


def test_full_scale_assault_brings_a_dreadnought_when_acquired() -> None:
    assert buying(table(), "full_scale_assault").fleet(0) == (1, 1, 0)
    assert buying(table().ships(0, garrison=2), "full_scale_assault").fleet(0) == (0, 2, 0)


# Guild Accord


@pytest.mark.parametrize(("spice", "offered"), [(3, False), (4, True), (6, True)])
def test_guild_accord_makes_heighliner_cheaper(spice: int, offered: bool) -> None:
    t = table().give(0, spice=spice).hand(0, "guild_accord", "diplomacy").agent(1, "heighliner").turn(0)
    assert ("heighliner" in spaces_for(t, "guild_accord")) == offered
    assert "heighliner" not in spaces_for(t, "diplomacy")
    if offered:
        t.choose("agent guild_accord heighliner")
        assert (t[0].spice, t[0].water, t[0].garrison) == (spice - 4, 2, 8)


def test_guild_accord_makes_nothing_else_cheaper() -> None:
    t = table().give(0, spice=5).hand(0, "diplomacy", "guild_accord").turn(0)
    assert "heighliner" not in spaces_for(t, "diplomacy")
    t = playing(table().give(0, spice=6), "diplomacy", "heighliner")
    assert t[0].spice == 0
    t = table().give(0, spice=2).hand(0, "guild_accord")
    plotting(t, "dispatch_an_envoy").choose("plot dispatch_an_envoy")
    assert "conspire" not in spaces_for(t, "guild_accord")


def test_guild_accord_revealed_discarded_and_trashed() -> None:
    for alliance in (False, True):
        for way in (lambda t: revealing(t, "guild_accord"), lambda t: trashing(t, "guild_accord")):
            t = way(table().influence(0, spacing_guild=4 if alliance else 3))
            assert (t[0].water, t[0].spice) == (1, 3 if alliance else 0)
    t = discarding(table().influence(1, spacing_guild=5).influence(0, spacing_guild=4), "guild_accord")
    assert (t[0].water, t[0].spice) == (1, 0)


# Guild Chief Administrator


def test_guild_chief_administrator_discards_to_trash() -> None:
    t = table().hand(0, "dagger", "seek_allies")
    playing(t, "guild_chief_administrator", "smuggling").choose("do discard 1", "discard dagger")
    assert set(t.keys) == {
        "decline",
        "trash seek_allies hand",
        "trash guild_chief_administrator play",
        "trash dagger discard",
    }
    t.choose("trash dagger discard", "advance")
    assert (t[0].discard, t.names(t[0].hand), t.asked) == ([], ["seek_allies"], 1)


def test_guild_chief_administrator_unloads_twice() -> None:
    t = table().hand(0, "esmar_tuek", "dagger")
    playing(t, "guild_chief_administrator", "smuggling").choose("do discard 1", "discard esmar_tuek")
    assert (t[0].spice, t[0].solari) == (2, 1 + 2)
    t.choose("trash esmar_tuek discard")
    assert (t[0].spice, t[0].solari) == (4, 1 + 4)


def test_guild_chief_administrator_declined_or_alone() -> None:
    t = playing(table().hand(0, "dagger"), "guild_chief_administrator", "arrakeen").choose("decline")
    assert t.names(t[0].hand) == ["dagger"]
    assert playing(table(), "guild_chief_administrator", "arrakeen").question == "finish_units"
    t = revealing(table(), "guild_chief_administrator")
    assert t[0].persuasion == 1
    assert t.choose("do freighter 1", "advance").ix.freighters[0] == 1


# Imperial Bashar


def test_imperial_bashar_recruits_or_trashes() -> None:
    t = playing(table().hand(0, "dagger"), "imperial_bashar", "arrakeen")
    assert t.keys == ["recruit", "trash"]
    assert t.choose("recruit")[0].garrison == 3 + 1 + 1
    t = playing(table().hand(0, "dagger"), "imperial_bashar", "arrakeen").choose("trash", "trash dagger hand")
    assert (t[0].garrison, t[0].hand) == (4, [])


def test_imperial_bashar_counts_other_cards_with_swords() -> None:
    t = revealing(table(), "imperial_bashar", "dagger", "dagger", "diplomacy").choose("do swords per other card")
    assert (t[0].persuasion, t[0].swords) == (2, 2 + 2 + 2)
    t = revealing(table(), "imperial_bashar").choose("do swords per other card")
    assert t[0].swords == 2


def test_imperial_bashar_counts_swords_really_given() -> None:
    for choice, swords in (("persuasion 2", 2), ("swords 2", 2 + 2 + 1)):
        t = revealing(table(), "imperial_bashar", "bene_gesserit_sister")
        t.choose("do either persuasion 2/swords 2", choice, "do swords per other card")
        assert t[0].swords == swords
    t = revealing(table(), "imperial_bashar", "shai_hulud").choose("do swords per other card")
    assert t[0].swords == 2
    t = revealing(table(), "imperial_bashar", "shai_hulud", "stilgar").choose("do swords per other card")
    assert t[0].swords == 2 + 5 + 3 + 2
    t = revealing(table().ships(0, conflict=1), "imperial_bashar", "full_scale_assault")
    t.choose("do swords per dreadnought", "do swords per other card")
    assert t[0].swords == 2 + 3 + 1


def test_imperial_bashar_does_not_count_cards_sent_with_agents_but_is_counted_by_artillery() -> None:
    t = revealing(table().in_play(0, "dagger"), "imperial_bashar").choose("do swords per other card")
    assert t[0].swords == 2
    t = revealing(table().tiles(0, "artillery"), "imperial_bashar", "dagger")
    t.choose("do swords per other card", "do swords per card")
    assert t[0].swords == 2 + 1 + 1 + 2


# Imperial Shock Trooper


def test_imperial_shock_trooper_fights_for_the_emperor() -> None:
    t = revealing(table(), "imperial_shock_trooper")
    assert (t[0].persuasion, t[0].swords) == (1, 2)
    assert revealing(table().agent(0, "conspire"), "imperial_shock_trooper")[0].swords == 5
    assert revealing(table().agent(0, "secrets"), "imperial_shock_trooper")[0].swords == 2
    assert revealing(table().agent(1, "wealth"), "imperial_shock_trooper")[0].swords == 2


# In the Shadows


def test_in_the_shadows_trades_a_card_for_influence() -> None:
    t = table().influence(0, bene_gesserit=2).hand(0, "dagger", "diplomacy")
    playing(t, "in_the_shadows", "arrakeen").choose("discard 1", "discard dagger")
    assert t.keys == ["influence emperor", "influence spacing_guild", "influence fremen"]
    t.choose("influence fremen")
    assert influences(t) == {"bene_gesserit": 2, "fremen": 1}


def test_in_the_shadows_needs_influence_and_a_card() -> None:
    t = table().influence(0, bene_gesserit=1).hand(0, "dagger")
    assert playing(t, "in_the_shadows", "arrakeen").question == "finish_units"
    assert playing(table().influence(0, bene_gesserit=2), "in_the_shadows", "arrakeen").question == "finish_units"
    t = table().influence(0, bene_gesserit=2).hand(0, "dagger")
    assert influences(playing(t, "in_the_shadows", "arrakeen").choose("decline")) == {"bene_gesserit": 2}


def test_in_the_shadows_revealed_discarded_and_trashed() -> None:
    for t in (
        revealing(table(), "in_the_shadows"),
        discarding(table(), "in_the_shadows"),
        trashing(table(), "in_the_shadows"),
    ):
        assert (influences(t), t[0].persuasion) == ({"bene_gesserit": 1}, 0)
    assert influences(revealing(table(), "in_the_shadows", "in_the_shadows")) == {"bene_gesserit": 2}


# Ix-Guild Compact


def test_ix_guild_compact_trades_two_cards_for_a_dreadnought() -> None:
    t = table().hand(0, "dagger", "diplomacy", "seek_allies")
    playing(t, "ix_guild_compact", "foldspace").choose("do discard 2", "discard dagger", "discard diplomacy")
    assert (t.fleet(0), t.names(t[0].hand)) == ((1, 1, 0), ["seek_allies"])
    t = playing(table().hand(0, "dagger"), "ix_guild_compact", "foldspace")
    assert (t.fleet(0), t.asked) == ((2, 0, 0), 1)
    t = playing(table().hand(0, "dagger", "dagger"), "ix_guild_compact", "foldspace")
    t.choose("do take_foldspace", "decline")
    assert (t.fleet(0), len(t[0].hand)) == ((2, 0, 0), 2)


def test_ix_guild_compact_may_unload_even_without_a_ship_in_supply() -> None:
    t = table().ships(0, garrison=2).hand(0, "esmar_tuek", "choam_delegate")
    playing(t, "ix_guild_compact", "foldspace").choose("do discard 2", "discard esmar_tuek")
    assert (t[0].spice, t[0].solari, t.fleet(0)) == (2, 5, (0, 2, 0))


def test_ix_guild_compact_sends_up_to_two_negotiators() -> None:
    t = revealing(table(), "ix_guild_compact").choose("do negotiator 2")
    assert t.keys == ["negotiator 0", "negotiator 1", "negotiator 2"]
    t.choose("negotiator 2")
    assert (t.ix.negotiators[0], t[0].supply) == (2, 7)
    assert discarding(table(), "ix_guild_compact").choose("negotiator 1").ix.negotiators[0] == 1
    assert trashing(table(), "ix_guild_compact").choose("negotiator 2").ix.negotiators[0] == 2
    t = revealing(table().give(0, garrison=11), "ix_guild_compact").choose("do negotiator 2")
    assert t.keys == ["negotiator 0", "negotiator 1"]


# Ixian Engineer


def test_ixian_engineer_acquires_tech() -> None:
    t = playing(table().give(0, spice=1), "ixian_engineer", "imperial_basin")
    assert t.keys == ["tech artillery", "tech minimic_film", "decline"]
    t.choose("tech minimic_film")
    assert (t.owned(0), t[0].spice) == (["minimic_film"], 0)
    t = playing(table().give(0, spice=1), "ixian_engineer", "imperial_basin").choose("decline")
    assert (t.owned(0), t[0].spice) == ([], 2)


def test_ixian_engineer_is_trashed_for_a_point_with_three_tiles() -> None:
    three = ("windtraps", "memocorders", "chaumurky")
    t = revealing(table().tiles(0, *three), "ixian_engineer")
    key = next(key for key in t.keys if key.startswith("do trash self"))
    t.choose(key)
    assert (t[0].vp, t[0].in_play, "ixian_engineer" in t.names(t.s.trash)) == (1, [], True)
    assert revealing(table().tiles(0, *three), "ixian_engineer").choose("done")[0].vp == 0
    t = revealing(table().tiles(0, *three[:2]), "ixian_engineer")
    assert not any(key.startswith("do trash self") for key in t.keys)


def test_two_ixian_engineers_are_two_points() -> None:
    t = revealing(table().tiles(0, "windtraps", "memocorders", "chaumurky"), "ixian_engineer", "ixian_engineer")
    for _ in range(2):
        t.choose(next(key for key in t.keys if key.startswith("do trash self")))
    assert (t[0].vp, t[0].in_play) == (2, [])
