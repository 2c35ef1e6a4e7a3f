"""The Imperium cards of Rise of Ix, card by card: Jamis to Weirding Way; the promo card and Control the Spice."""

from __future__ import annotations

import pytest

from tests.games.dune.ix.positions import (
    FACTION_KEYS,
    IDLE,
    buying,
    discarding,
    influences,
    playing,
    revealing,
    spaces_for,
    table,
    trashing,
)
from tests.games.dune.ix_position import IxPosition

TRADER = "dune_the_desert_planet"

# Jamis


def test_jamis_trashes_a_card() -> None:
    t = playing(table().hand(0, "dagger").agent(1, "stillsuits"), "jamis", "stillsuits")
    assert set(t.keys) == {"decline", "trash dagger hand", "trash jamis play"}
    t.choose("trash dagger hand")
    assert (t[0].hand, influences(t)) == ([], {"fremen": 1})
    t = playing(table().hand(0, "dagger"), "jamis", "stillsuits").choose("decline")
    assert t.names(t[0].hand) == ["dagger"]
    t = revealing(table(), "jamis")
    assert (t[0].persuasion, t[0].swords) == (1, 2)


# Landing Rights


def test_landing_rights_move_the_freighter() -> None:
    t = playing(table(), "landing_rights", "arrakeen").choose("advance")
    assert t.ix.freighters[0] == 1
    t = playing(table(), "landing_rights", "arrakeen").choose("decline")
    assert t.ix.freighters[0] == 0
    assert revealing(table(), "landing_rights")[0].persuasion == 2


def test_landing_rights_bring_troops_that_may_be_deployed_at_once() -> None:
    t = playing(table().freighter(0, 2), "landing_rights", "arrakeen")
    t.choose("recall", "collect 2", "influence fremen", "gain spice 2")
    assert t.keys == [f"deploy {n}" for n in range(1 + 2 + 2 + 1)]


def test_landing_rights_do_not_infiltrate() -> None:
    t = table().agent(1, "arrakeen").hand(0, "landing_rights").turn(0)
    assert "arrakeen" not in spaces_for(t, "landing_rights")


# Local Fence


@pytest.mark.parametrize(
    ("spice", "solari", "keys"),
    [
        (2, 5, ["pay spice 2", "pay solari 5", "decline"]),
        (2, 4, ["pay spice 2", "decline"]),
        (1, 5, ["pay solari 5", "decline"]),
    ],
)
def test_local_fence_trades_either_way_or_not(spice: int, solari: int, keys: list[str]) -> None:
    for key in keys:
        t = playing(table().give(0, spice=spice, solari=solari), "local_fence", "arrakeen")
        assert t.keys == keys
        t.choose(key)
        gained = {"pay spice 2": (-2, 5), "pay solari 5": (4, -5), "decline": (0, 0)}[key]
        assert (t[0].spice, t[0].solari) == (spice + gained[0], solari + gained[1])
        assert t.question == "finish_units"


def test_local_fence_with_too_little_and_revealed() -> None:
    assert playing(table().give(0, spice=1, solari=4), "local_fence", "arrakeen").question == "finish_units"
    assert revealing(table(), "local_fence")[0].persuasion == 2


# Negotiated Withdrawal


def test_negotiated_withdrawal_has_no_agent_box() -> None:
    t = playing(table(), "negotiated_withdrawal", "imperial_basin")
    assert (t.question, t[0].spice) == ("finish_units", 1)


def test_negotiated_withdrawal_retreats_three_units_for_influence() -> None:
    t = revealing(table().give(0, conflict=4), "negotiated_withdrawal").choose("do retreat units 3")
    assert (t[0].conflict, t[0].garrison, t[0].persuasion, t.keys) == (1, 3 + 3, 2, FACTION_KEYS)
    assert influences(t.choose("influence fremen")) == {"fremen": 1}


def test_negotiated_withdrawal_counts_dreadnoughts() -> None:
    t = revealing(table().give(0, conflict=2).ships(0, conflict=2), "negotiated_withdrawal")
    t.choose("do retreat units 3")
    assert t.keys == ["retreat 2 dreadnoughts 1", "retreat 1 dreadnoughts 2"]
    t.choose("retreat 1 dreadnoughts 2", "influence emperor")
    assert (t[0].conflict, t.fleet(0), t[0].strength) == (1, (0, 2, 0), 2)


def test_negotiated_withdrawal_declined_or_with_too_few() -> None:
    t = revealing(table().give(0, conflict=3), "negotiated_withdrawal").choose("done")
    assert (t[0].conflict, influences(t)) == (3, {})
    t = revealing(table().give(0, conflict=1).ships(0, conflict=1, garrison=1), "negotiated_withdrawal")
    assert "do retreat units 3" not in t.keys


def test_negotiated_withdrawal_acquired() -> None:
    assert buying(table(), "negotiated_withdrawal")[0].garrison == 4


# Satellite Ban


def test_satellite_ban_trades_a_card() -> None:
    t = playing(table().hand(0, "dagger", "diplomacy"), "satellite_ban", "stillsuits")
    t.choose("discard 1", "discard dagger")
    assert (t[0].spice, t[0].water) == (1, 2)
    t = playing(table().hand(0, "dagger"), "satellite_ban", "stillsuits").choose("decline")
    assert (t[0].spice, t[0].water) == (0, 1)
    assert playing(table(), "satellite_ban", "stillsuits").question == "finish_units"


def test_satellite_ban_retreats_up_to_two_troops_but_no_dreadnought() -> None:
    t = revealing(table().give(0, conflict=3).ships(0, conflict=1), "satellite_ban").choose("do retreat up to 2")
    assert t.keys == ["retreat 0", "retreat 1", "retreat 2"]
    t.choose("retreat 2")
    assert (t[0].conflict, t.fleet(0), t[0].persuasion) == (1, (1, 0, 1), 1)
    assert "do retreat up to 2" not in revealing(table().ships(0, conflict=1), "satellite_ban").keys


# Sayyadina


def test_sayyadina_sells_a_point_for_water() -> None:
    t = playing(table().give(0, water=3), "sayyadina", "secrets").choose("do pay water 3")
    assert (t[0].vp, t[0].water) == (1, 0)
    t = playing(table().give(0, water=2), "sayyadina", "stillsuits")  # with the water of the space
    assert t.choose("pay water 3")[0].vp == 1
    t = playing(table().give(0, water=3), "sayyadina", "stillsuits").choose("decline")
    assert (t[0].vp, t[0].water) == (0, 4)
    assert playing(table().give(0, water=1), "sayyadina", "stillsuits").question == "finish_units"


def test_sayyadina_needs_a_bond() -> None:
    assert revealing(table(), "sayyadina")[0].persuasion == 0
    assert revealing(table(), "sayyadina", "jamis")[0].persuasion == 3 + 1
    assert revealing(table().in_play(0, "stilgar"), "sayyadina")[0].persuasion == 3
    assert revealing(table().in_play(0, "lady_jessica"), "sayyadina")[0].persuasion == 0


# Shai-Hulud


def test_shai_hulud_swallows_a_card_for_two_troops() -> None:
    t = playing(table().hand(0, "dagger"), "shai_hulud", "imperial_basin")
    assert set(t.keys) == {"decline", "trash dagger hand", "trash shai_hulud play"}
    t.choose("trash dagger hand")
    assert (t[0].garrison, t[0].hand) == (5, [])
    assert "deploy 4" in t.keys
    t = playing(table().hand(0, "dagger"), "shai_hulud", "imperial_basin").choose("decline")
    assert (t[0].garrison, t.names(t[0].hand)) == (3, ["dagger"])


def test_shai_hulud_may_swallow_what_unloads() -> None:
    t = playing(table().hand(0, "choam_delegate"), "shai_hulud", "imperial_basin")
    t.choose("trash choam_delegate hand")
    assert (t[0].garrison, t[0].solari) == (5, 3)


def test_shai_hulud_needs_a_bond() -> None:
    t = revealing(table(), "shai_hulud")
    assert (t[0].persuasion, t[0].swords) == (0, 0)
    assert revealing(table().in_play(0, "jamis"), "shai_hulud")[0].swords == 5


def test_shai_hulud_trashes_a_card_when_acquired() -> None:
    t = buying(table().in_play(0, "dagger"), "shai_hulud")
    assert set(t.keys) == {"decline", "trash dagger play", "trash shai_hulud discard"}
    t.choose("trash dagger play")
    assert (t[0].in_play, t.names(t[0].discard)) == ([], ["shai_hulud"])


# Spice Trader


def test_spice_trader_needs_influence_with_the_fremen_and_a_card() -> None:
    t = playing(table().influence(0, fremen=2).hand(0, "dagger", "diplomacy"), "spice_trader", "smuggling")
    t.choose("do discard 1", "discard dagger")
    assert (t[0].spice, t.names(t[0].discard)) == (2, ["dagger"])
    t = playing(table().influence(0, fremen=2).hand(0, "dagger"), "spice_trader", "arrakeen").choose("decline")
    assert t[0].spice == 0
    t = table().influence(0, fremen=1, emperor=4).hand(0, "dagger")
    assert playing(t, "spice_trader", "arrakeen").question == "finish_units"
    assert playing(table().influence(0, fremen=2), "spice_trader", "arrakeen").question == "finish_units"
    t = revealing(table(), "spice_trader")
    assert (t[0].persuasion, t[0].swords) == (2, 1)


# Treachery


def test_treachery_doubles_the_visit_and_unloads_itself() -> None:
    t = playing(table(), "treachery", "wealth")
    assert (influences(t), t[0].solari) == ({"emperor": 2}, 2)
    assert (t[0].conflict, t[0].garrison, t[0].supply) == (2, 3, 7)
    assert (t[0].in_play, t.names(t.s.trash).count("treachery"), t.asked) == ([], 1, 1)
    assert len(t.events("unload")) == 1


def test_treachery_at_a_combat_space_deploys_its_two_beside_the_others() -> None:
    t = playing(table(), "treachery", "stillsuits")
    assert (t[0].conflict, t.keys) == (2, ["deploy 0", "deploy 1", "deploy 2"])
    assert t.choose("deploy 2")[0].conflict == 4


def test_treachery_is_mandatory_and_takes_what_there_is() -> None:
    t = playing(table().give(0, garrison=11), "treachery", "wealth")
    assert (t[0].conflict, t[0].garrison, t[0].supply) == (1, 11, 0)
    t = playing(table().give(0, garrison=12), "treachery", "wealth")
    assert (t[0].conflict, t[0].garrison, t[0].in_play) == (0, 12, [])


def test_treachery_revealed_stays_and_deploys() -> None:
    t = revealing(table(), "treachery")
    assert (t[0].conflict, t[0].garrison, t[0].strength, t.names(t[0].in_play)) == (2, 3, 4, ["treachery"])
    t.choose("done")
    assert t.names(t[0].discard) == ["treachery"]
    assert revealing(table(), "treachery", "treachery")[0].conflict == 4


def test_treachery_discarded_or_trashed_by_other_cards() -> None:
    assert discarding(table(), "treachery")[0].conflict == 2
    assert trashing(table(), "treachery")[0].conflict == 2


# Truthsayer


def test_truthsayer_trades_a_card() -> None:
    t = table().hand(0, "dagger", "seek_allies").deck(0, "diplomacy")
    playing(t, "truthsayer", "wealth").choose("discard 1", "discard dagger")
    assert (t.names(t[0].hand), t.names(t[0].discard)) == (["diplomacy", "seek_allies"], ["dagger"])
    t = playing(table().hand(0, "dagger").deck(0, "diplomacy"), "truthsayer", "wealth").choose("decline")
    assert t.names(t[0].hand) == ["dagger"]
    assert playing(table().deck(0, "diplomacy"), "truthsayer", "wealth").asked == 1
    t = revealing(table(), "truthsayer")
    assert (t[0].persuasion, t[0].swords) == (1, 1)


def test_truthsayer_with_an_empty_deck_draws_the_discarded_card_again() -> None:
    t = playing(table().hand(0, "esmar_tuek"), "truthsayer", "wealth").choose("discard 1")
    assert (t[0].spice, t.names(t[0].hand), t[0].discard) == (2, ["esmar_tuek"], [])


# Water Peddler


def test_water_peddler_brings_water_in_every_way() -> None:
    assert buying(table(), "water_peddler")[0].water == 1
    assert revealing(table(), "water_peddler")[0].water == 1
    assert discarding(table(), "water_peddler")[0].water == 1
    assert trashing(table(), "water_peddler")[0].water == 1


# Web of Power


@pytest.mark.parametrize("emperor", [1, 2])
@pytest.mark.parametrize("guild", [1, 2])
@pytest.mark.parametrize("fremen", [1, 2])
def test_web_of_power_pays_for_each_friend(emperor: int, guild: int, fremen: int) -> None:
    t = table().influence(0, emperor=emperor, spacing_guild=guild, fremen=fremen).deck(0, "dagger", "dagger")
    t.intrigue(0, IDLE).agent(1, "secrets")
    playing(t, "web_of_power", "secrets")
    while t.question == "order":
        t.choose(next(key for key in t.keys if key.startswith("do ")))
    assert (t[0].solari, len(t[0].hand), t[0].water) == (2 * (emperor - 1), guild - 1, fremen - 1)


def test_web_of_power_revealed() -> None:
    t = revealing(table(), "web_of_power").choose("do influence 1")
    assert (t[0].persuasion, t.keys) == (1, FACTION_KEYS)
    assert influences(t.choose("influence spacing_guild")) == {"spacing_guild": 1}


# Weirding Way


def weirding(*hand: str) -> IxPosition:
    return playing(table().hand(0, *hand).give(0, water=2), "weirding_way", "imperial_basin")


def test_weirding_way_takes_another_agent_turn_at_once() -> None:
    t = weirding("diplomacy").choose("another turn", "deploy 2")
    assert (t.asked, t.question) == (0, "turn")
    t.choose("agent diplomacy stillsuits", "deploy 1")
    assert (t.asked, t[0].conflict, t[0].agents) == (1, 3, 0)


def test_weirding_way_may_be_followed_by_the_reveal_turn() -> None:
    t = weirding("diplomacy").choose("another turn", "deploy 0")
    t.intrigue(0, IDLE).choose("reveal")
    assert t[0].persuasion == 1
    t.choose("done")
    assert t.asked == 1


def test_weirding_way_declined() -> None:
    t = weirding("diplomacy").choose("decline", "deploy 0")
    assert t.asked == 1


def test_weirding_way_gives_one_turn_only_and_play_goes_on_in_order() -> None:
    t = table().hand(0, "diplomacy", "dagger").give(0, agents=3)
    playing(t, "weirding_way", "imperial_basin").choose("another turn", "deploy 0")
    t.choose("agent diplomacy stillsuits", "deploy 0")
    for seat in (1, 2, 3):
        assert t.asked == seat
        t.choose("reveal")
    assert t.asked == 0


def test_weirding_way_revealed() -> None:
    t = revealing(table(), "weirding_way")
    assert (t[0].persuasion, t[0].swords) == (1, 2)


# The promo card


def test_boundless_ambition_is_in_the_deck_only_on_demand() -> None:
    for wanted in (False, True):
        t = table(promos=wanted)
        assert len(t.s.imperium) + len(t.s.row) == 67 + 35 + (3 if wanted else 0)
        assert ("boundless_ambition" in t.names([*t.s.imperium, *t.s.row])) == wanted


def test_boundless_ambition_uses_the_signet() -> None:
    t = playing(table("memnon_thorvald", promos=True), "boundless_ambition", "wealth")
    assert (t[0].spice, t[0].solari) == (1, 2)
    t = playing(table("yuna_moritani", promos=True).give(0, solari=5), "boundless_ambition", "wealth")
    assert t.choose("pay solari 7", "influence fremen")[0].spice == 1


def ambitious() -> IxPosition:
    return table(promos=True).row("water_peddler", "appropriate", "shai_hulud", "kwisatz_haderach", "guild_accord")


def test_boundless_ambition_acquires_a_card_of_cost_five() -> None:
    t = revealing(ambitious(), "boundless_ambition").choose("do acquire 5")
    assert t.keys == ["acquire water_peddler", "acquire appropriate", "acquire arrakis_liaison"]
    t.choose("acquire appropriate", "advance")
    assert (t.names(t[0].discard), t[0].persuasion, t.ix.freighters[0]) == (["appropriate"], 0, 1)


def test_boundless_ambition_acquires_when_discarded_or_trashed() -> None:
    t = discarding(ambitious(), "boundless_ambition").choose("acquire water_peddler")
    assert (t[0].water, "water_peddler" in t.names([*t[0].discard, *t[0].hand, *t[0].deck])) == (1, True)
    t = trashing(ambitious(), "boundless_ambition").choose("acquire water_peddler")
    assert (t[0].water, t.names(t[0].discard)) == (1, ["water_peddler"])


# Epic mode


def test_control_the_spice_with_an_agent() -> None:
    t = playing(table(epic=True).give(0, garrison=3).hand(0, "dagger"), "control_the_spice", "imperial_basin")
    t.choose("pay spice 1", "trash dagger hand")
    assert (t[0].spice, t[0].garrison, t[0].hand) == (0, 4, [])
    t = playing(table(epic=True).give(0, garrison=3).hand(0, "dagger"), "control_the_spice", "imperial_basin")
    t.choose("pay spice 1", "decline")
    assert (t[0].spice, t[0].garrison, t.names(t[0].hand)) == (0, 4, ["dagger"])
    t = playing(table(epic=True).give(0, garrison=3), "control_the_spice", "imperial_basin").choose("decline")
    assert (t[0].spice, t[0].garrison) == (1, 3)
    t = playing(table(epic=True), "control_the_spice", "smuggling").choose("decline")
    assert (t[0].spice, t.asked) == (0, 1)


def test_control_the_spice_revealed() -> None:
    t = revealing(table(epic=True), "control_the_spice")
    assert (t[0].persuasion, t[0].spice) == (1, 1)


def test_control_the_spice_is_in_every_starting_deck_of_epic_mode_and_nowhere_else() -> None:
    for epic in (False, True):
        t = IxPosition(4, epic=epic)
        for p in t.s.players:
            deck = t.names([*p.deck, *p.hand])
            assert (deck.count("control_the_spice"), deck.count(TRADER), len(deck)) == (int(epic), 2 - epic, 10)
        assert "control_the_spice" not in t.names([*t.s.imperium, *t.s.row])
