"""The Imperium cards of Rise of Ix, card by card: Appropriate to Esmar Tuek."""

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
