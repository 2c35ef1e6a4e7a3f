"""The Imperium cards of Rise of Ix, card by card: Freighter Fleet to Ixian Engineer."""

from __future__ import annotations

import pytest

from tests.games.dune.ix.positions import (
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
