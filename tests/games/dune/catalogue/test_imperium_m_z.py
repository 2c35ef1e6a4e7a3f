"""The Imperium deck, card by card: Missionaria Protectiva to Worm Riders."""

from __future__ import annotations

import pytest

from tests.games.dune.catalogue.positions import influences, playing, revealing, spaces_for, table
from tests.games.dune.position import Position

FACTION_KEYS = ["influence emperor", "influence spacing_guild", "influence bene_gesserit", "influence fremen"]


def test_missionaria_protectiva_needs_another_sister() -> None:
    t = playing(table().in_play(0, "bene_gesserit_initiate"), "missionaria_protectiva", "arrakeen")
    assert t.keys == FACTION_KEYS
    assert influences(t.choose("influence fremen")) == {"fremen": 1}
    t = playing(table().in_play(0, "stilgar"), "missionaria_protectiva", "arrakeen")
    assert (t.question, influences(t)) == ("finish", {})
    assert revealing(table(), "missionaria_protectiva")[0].persuasion == 1


def test_missionaria_protectiva_is_a_sister_herself() -> None:
    t = playing(table().in_play(0, *2 * ("missionaria_protectiva",)), "missionaria_protectiva", "arrakeen")
    assert t.keys == FACTION_KEYS


def test_opulence_with_an_agent() -> None:
    assert playing(table(), "opulence", "wealth")[0].solari == 5


def test_opulence_sells_a_point() -> None:
    t = revealing(table().give(0, solari=6), "opulence").choose("do pay solari 6")
    assert (t[0].vp, t[0].solari, t[0].persuasion) == (1, 0, 1)
    t = revealing(table().give(0, solari=13), "opulence").choose("do pay solari 6")
    assert "do pay solari 6" not in t.keys
    assert revealing(table().give(0, solari=6), "opulence").choose("done")[0].vp == 0
    assert "do pay solari 6" not in revealing(table().give(0, solari=5), "opulence").keys


def test_other_memory_draws_or_fetches() -> None:
    def memory() -> Position:
        t = table().discard(0, "bene_gesserit_sister", "lady_jessica", "dagger").deck(0, "diplomacy")
        return playing(t, "other_memory", "secure_contract")

    t = memory()
    assert t.keys == ["draw 1", "fetch"]
    t.choose("draw 1")
    assert t.names(t[0].hand) == ["diplomacy"]
    t = memory().choose("fetch")
    assert t.keys == ["fetch bene_gesserit_sister", "fetch lady_jessica"]
    t.choose("fetch lady_jessica")
    assert t.names(t[0].hand) == ["lady_jessica"]
    assert t.names(t[0].discard) == ["bene_gesserit_sister", "dagger"]


def test_other_memory_without_a_sister_in_the_discard_pile_draws() -> None:
    t = playing(table().discard(0, "dagger").deck(0, "diplomacy"), "other_memory", "secure_contract")
    assert (t.asked, t.names(t[0].hand)) == (1, ["diplomacy"])
    assert revealing(table(), "other_memory")[0].persuasion == 2


def test_piter_de_vries() -> None:
    t = playing(table().intrigue_deck("ambush"), "piter_de_vries", "hall_of_oratory")
    assert t.names(t[0].intrigue) == ["ambush"]
    t = revealing(table(), "piter_de_vries")
    assert (t[0].persuasion, t[0].swords) == (3, 1)


@pytest.mark.parametrize(
    ("space", "faction"),
    [("wealth", "emperor"), ("foldspace", "spacing_guild"), ("secrets", "bene_gesserit"), ("stillsuits", "fremen")],
)
def test_power_play_doubles_the_visit_and_goes(space: str, faction: str) -> None:
    t = playing(table(), "power_play", space)
    assert influences(t) == {faction: 2}
    assert t[0].vp == 1
    assert (t[0].in_play, "power_play" in t.names(t.s.trash)) == ([], True)


def test_power_play_passes_a_holder_at_four() -> None:
    t = table().influence(1, emperor=4).influence(0, emperor=3).give(0, vp=1)
    playing(t, "power_play", "wealth")
    assert (t[0].influence[0], t.s.alliance[0], t[0].vp, t[0].garrison) == (5, 0, 2, 5)


def test_power_play_stops_at_the_top_of_the_track() -> None:
    t = playing(table().influence(0, emperor=5), "power_play", "wealth")
    assert influences(t) == {"emperor": 6}


def test_power_play_can_be_the_card_that_selective_breeding_trashes() -> None:
    t = table().give(0, spice=2).deck(0, "dagger", "diplomacy")
    playing(t, "power_play", "selective_breeding").choose("trash power_play play")
    assert influences(t) == {"bene_gesserit": 2}
    assert t.names(t[0].hand) == ["dagger", "diplomacy"]


def test_power_play_revealed_brings_nothing_and_stays() -> None:
    t = revealing(table(), "power_play")
    assert (t[0].persuasion, t[0].swords) == (0, 0)
    t.choose("done")
    assert t.names(t[0].discard) == ["power_play"]


def test_reverend_mother_mohiam_makes_the_others_discard_from_the_left() -> None:
    t = table().in_play(0, "bene_gesserit_sister")
    t.hand(1, "dagger", "diplomacy", "seek_allies").hand(2, "dagger").hand(3)
    playing(t, "reverend_mother_mohiam", "wealth")
    assert (t.asked, t.keys) == (1, ["discard dagger", "discard diplomacy", "discard seek_allies"])
    t.choose("discard diplomacy")
    assert (t.asked, t.keys) == (1, ["discard dagger", "discard seek_allies"])
    t.choose("discard dagger")
    assert t.names(t[1].hand) == ["seek_allies"]
    assert t.names(t[1].discard) == ["dagger", "diplomacy"]
    assert (t[2].hand, t.names(t[2].discard)) == ([], ["dagger"])  # a single card goes unasked
    assert t[3].discard == []
    assert t.asked == 1


def test_reverend_mother_mohiam_goes_round_the_table_to_the_end() -> None:
    t = table().in_play(0, "bene_gesserit_sister")
    for seat in (1, 2, 3):
        t.hand(seat, "dagger", "diplomacy", "seek_allies")
    playing(t, "reverend_mother_mohiam", "wealth")
    for seat in (1, 1, 2, 2, 3, 3):
        assert t.asked == seat
        t.choose(t.keys[0])
    assert [len(p.hand) for p in t.s.players] == [0, 1, 1, 1]


def test_reverend_mother_mohiam_needs_another_sister() -> None:
    t = playing(table(), "reverend_mother_mohiam", "wealth")
    assert [len(p.hand) for p in t.s.players] == [0, 1, 1, 1]
    t = revealing(table(), "reverend_mother_mohiam")
    assert (t[0].persuasion, t[0].spice) == (2, 2)


def test_reverend_mother_mohiam_asks_even_if_all_cards_are_alike() -> None:
    """Two daggers are one option, but the others must not learn it from silence."""
    t = table().in_play(0, "bene_gesserit_sister").hand(1, "dagger", "dagger", "dagger")
    playing(t, "reverend_mother_mohiam", "wealth")
    assert (t.asked, t.keys) == (1, ["discard dagger"])


def test_sardaukar_infantry() -> None:
    t = revealing(table().give(0, conflict=1), "sardaukar_infantry")
    assert (t[0].persuasion, t[0].strength) == (1, 4)


def test_sardaukar_legion() -> None:
    assert playing(table(), "sardaukar_legion", "hall_of_oratory")[0].garrison == 6
    t = revealing(table().give(0, garrison=5), "sardaukar_legion").choose("do deploy up to 3")
    assert t.keys == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    t.choose("deploy 3")
    assert (t[0].conflict, t[0].garrison, t[0].persuasion) == (3, 2, 1)
    t = revealing(table().give(0, garrison=2), "sardaukar_legion").choose("do deploy up to 3")
    assert t.keys[-1] == "deploy 2"
    assert revealing(table(), "sardaukar_legion").choose("done")[0].conflict == 0


def test_scout_retreats_up_to_two() -> None:
    t = revealing(table().give(0, conflict=3), "scout").choose("do retreat up to 2")
    assert t.keys == ["retreat 0", "retreat 1", "retreat 2"]
    t.choose("retreat 2")
    assert (t[0].conflict, t[0].garrison, t[0].persuasion, t[0].strength) == (1, 5, 1, 3)
    assert "do retreat up to 2" not in revealing(table(), "scout").keys


def test_scout_has_no_agent_box() -> None:
    assert playing(table(), "scout", "secure_contract").asked == 1


def test_shifting_allegiances_trades_one_for_two() -> None:
    t = table().give(0, spice=2).influence(0, emperor=1, fremen=2)
    playing(t, "shifting_allegiances", "secure_contract").choose("lose influence, pay spice 2")
    assert t.keys == ["lose emperor", "lose fremen"]
    t.choose("lose fremen")
    assert t[0].vp == 0
    assert t.keys == FACTION_KEYS
    t.choose("influence fremen")
    assert (influences(t), t[0].spice, t[0].vp) == ({"emperor": 1, "fremen": 3}, 0, 1)


def test_shifting_allegiances_declined_or_not_payable() -> None:
    t = playing(table().give(0, spice=2).influence(0, fremen=1), "shifting_allegiances", "secure_contract")
    t.choose("decline")
    assert (t[0].spice, influences(t)) == (2, {"fremen": 1})
    assert playing(table().give(0, spice=2), "shifting_allegiances", "secure_contract").asked == 1
    t = table().give(0, spice=1).influence(0, fremen=1)
    assert playing(t, "shifting_allegiances", "secure_contract").asked == 1
    assert revealing(table(), "shifting_allegiances")[0].persuasion == 2


@pytest.mark.parametrize("visit_first", [True, False])
def test_shifting_allegiances_before_or_after_the_visit_of_a_faction(visit_first: bool) -> None:
    t = table().give(0, spice=2).influence(0, emperor=1).hand(0, "shifting_allegiances")
    t.intrigue(0, "dispatch_an_envoy").turn(0)
    t.choose("plot dispatch_an_envoy", "agent shifting_allegiances stillsuits")
    trade = "do lose influence, pay spice 2"
    assert set(t.keys) == {"do influence fremen", trade}
    if visit_first:
        t.choose("do influence fremen", "lose influence, pay spice 2")
        assert t.keys == ["lose emperor", "lose fremen"]
        t.choose("lose fremen", "influence emperor")
        assert influences(t) == {"emperor": 3}
    else:
        t.choose(trade)  # only the Emperor can be paid with
        t.choose("influence fremen")
        assert influences(t) == {"fremen": 3}


def test_shifting_allegiances_can_be_paid_with_the_influence_of_the_visit() -> None:
    t = table().give(0, spice=2).hand(0, "shifting_allegiances").intrigue(0, "dispatch_an_envoy").turn(0)
    t.choose("plot dispatch_an_envoy", "agent shifting_allegiances wealth")
    t.choose("lose influence, pay spice 2", "influence fremen")
    assert influences(t) == {"fremen": 2}


def test_shifting_allegiances_before_or_after_memnons_connections() -> None:
    """The player orders his effects: to reach 4 anew the trade comes first, the influence of the council seat later."""
    t = table("memnon_thorvald").give(0, spice=2, solari=5).influence(0, emperor=4)
    playing(t, "shifting_allegiances", "high_council")
    t.choose("do lose influence, pay spice 2", "influence fremen", "influence emperor")
    assert influences(t) == {"emperor": 4, "fremen": 2}
    assert t[0].garrison == 5  # the bonus of the Emperor again


def test_sietch_reverend_mother_needs_a_bond_for_both() -> None:
    t = revealing(table(), "sietch_reverend_mother")
    assert (t[0].persuasion, t[0].spice) == (0, 0)
    t = revealing(table(), "sietch_reverend_mother", "arrakis_liaison")
    assert (t[0].persuasion, t[0].spice) == (5, 1)


def test_sietch_reverend_mother_trashes() -> None:
    t = playing(table().hand(0, "dagger"), "sietch_reverend_mother", "stillsuits").choose("trash dagger hand")
    assert t[0].hand == []


def test_smugglers_thopter_needs_guild_influence() -> None:
    t = table().influence(0, spacing_guild=2).deck(0, "dagger", "diplomacy", "seek_allies")
    assert len(playing(t, "smugglers_thopter", "secure_contract")[0].hand) == 2
    t = table().influence(0, spacing_guild=1).deck(0, "dagger", "diplomacy")
    assert playing(t, "smugglers_thopter", "secure_contract")[0].hand == []
    t = revealing(table(), "smugglers_thopter")
    assert (t[0].persuasion, t[0].spice) == (1, 1)


def test_smugglers_thopter_counts_the_influence_of_its_own_visit() -> None:
    t = table().influence(0, spacing_guild=1).deck(0, "dagger", "diplomacy").hand(0, "smugglers_thopter")
    t.intrigue(0, "dispatch_an_envoy").turn(0)
    t.choose("plot dispatch_an_envoy", "agent smugglers_thopter foldspace")
    assert len(t[0].hand) == 2


def test_space_travel() -> None:
    t = playing(table().deck(0, "dagger"), "space_travel", "foldspace")
    assert t.names(t[0].hand) == ["dagger"]
    assert revealing(table(), "space_travel")[0].persuasion == 2


def test_spice_hunter_needs_a_bond() -> None:
    t = revealing(table(), "spice_hunter")
    assert (t[0].persuasion, t[0].swords, t[0].spice) == (1, 1, 0)
    t = revealing(table(), "spice_hunter", "spice_hunter")
    assert (t[0].persuasion, t[0].swords, t[0].spice) == (2, 2, 2)
    assert playing(table(), "spice_hunter", "secure_contract").asked == 1


def test_spice_smugglers() -> None:
    t = playing(table().give(0, spice=2), "spice_smugglers", "arrakeen").choose("pay spice 2")
    assert (t[0].spice, t[0].solari, influences(t)) == (0, 3, {"spacing_guild": 1})
    t = playing(table().give(0, spice=2), "spice_smugglers", "arrakeen").choose("decline")
    assert (t[0].spice, t[0].solari, influences(t)) == (2, 0, {})
    assert playing(table().give(0, spice=1), "spice_smugglers", "arrakeen").question == "finish"
    t = revealing(table(), "spice_smugglers")
    assert (t[0].persuasion, t[0].swords) == (1, 1)


def test_stilgar() -> None:
    assert playing(table(), "stilgar", "secure_contract")[0].water == 1
    t = revealing(table(), "stilgar")
    assert (t[0].persuasion, t[0].swords) == (2, 3)


def test_test_of_humanity_lets_each_opponent_choose_from_the_left() -> None:
    t = table().hand(1, "dagger", "diplomacy").give(1, conflict=2)
    t.hand(2).give(2, conflict=1)  # a troop only: unasked
    t.hand(3, "dagger")  # a card only: unasked
    playing(t, "test_of_humanity", "hall_of_oratory")
    assert (t.asked, t.keys) == (1, ["discard dagger", "discard diplomacy", "lose troop"])
    t.choose("lose troop")
    assert [p.conflict for p in t.s.players] == [0, 1, 0, 0]
    assert [len(p.hand) for p in t.s.players] == [0, 2, 0, 0]
    assert t[1].supply == 8
    assert t.names(t[3].discard) == ["dagger"]


def test_test_of_humanity_goes_round_the_table_to_the_end() -> None:
    t = table()
    for seat in (1, 2, 3):
        t.hand(seat, "dagger", "diplomacy").give(seat, conflict=1)
    playing(t, "test_of_humanity", "hall_of_oratory")
    for seat, key in ((1, "lose troop"), (2, "discard dagger"), (3, "lose troop")):
        assert t.asked == seat
        t.choose(key)
    assert [p.conflict for p in t.s.players] == [0, 0, 1, 0]
    assert [len(p.hand) for p in t.s.players] == [0, 2, 1, 2]


def test_test_of_humanity_passes_by_who_has_neither() -> None:
    t = table().hand(1).hand(2, "dagger", "diplomacy").hand(3)
    playing(t, "test_of_humanity", "hall_of_oratory")
    assert t.asked == 2
    t.choose("discard diplomacy")
    assert t.names(t[2].hand) == ["dagger"]


def test_test_of_humanity_revealed() -> None:
    assert revealing(table(), "test_of_humanity")[0].persuasion == 2


def test_the_voice_closes_a_space_to_the_others_until_the_next_own_turn() -> None:
    t = table().hand(0, "dagger").hand(1, "dagger", "diplomacy").hand(2, "dagger", "diplomacy")
    playing(t, "the_voice", "secure_contract")
    assert len(t.keys) == 22
    t.choose("voice hall_of_oratory")
    for seat in (1, 2, 3):
        assert t.asked == seat
        assert "hall_of_oratory" not in spaces_for(t, "dagger")
        assert t.game.why_not("agent dagger hall_of_oratory") is not None
        t.choose("reveal")
        if t.asked == seat:
            t.choose("done")
    assert t.asked == 0
    assert "hall_of_oratory" in spaces_for(t, "dagger")
    assert t[0].voice == -1


def test_the_voice_ends_with_the_owners_next_turn_for_all() -> None:
    t = table().hand(0, "dagger").hand(1, "diplomacy", "dagger")
    playing(t, "the_voice", "secure_contract").choose("voice hall_of_oratory", "agent diplomacy wealth")
    for _ in range(2):
        t.choose("reveal")
    t.choose("reveal")  # the owner's own
    assert t.asked == 1
    assert "hall_of_oratory" in spaces_for(t, "dagger")


def test_the_voice_does_not_bind_its_owner() -> None:
    t = table().hand(0, "dagger").give(0, voice=table().s.board.places["hall_of_oratory"])
    open_spaces = spaces_for(t.turn(0), "dagger")
    assert "hall_of_oratory" in open_spaces


def test_the_voice_revealed() -> None:
    assert revealing(table(), "the_voice")[0].persuasion == 2


def test_thufir_hawat() -> None:
    t = playing(table().deck(0, "dagger"), "thufir_hawat", "wealth")
    assert t.names(t[0].hand) == ["dagger"]
    t = revealing(table().intrigue_deck("windfall"), "thufir_hawat")
    assert (t[0].persuasion, t.names(t[0].intrigue)) == (1, ["ambush", "windfall"])


def test_worm_riders() -> None:
    assert playing(table(), "worm_riders", "secure_contract")[0].spice == 2
    assert revealing(table().influence(0, fremen=1), "worm_riders")[0].swords == 0
    assert revealing(table().influence(0, fremen=2), "worm_riders")[0].swords == 4
    assert revealing(table().influence(0, fremen=4), "worm_riders")[0].swords == 6
    t = table().influence(1, fremen=5).influence(0, fremen=4)  # without the Alliance
    assert revealing(t, "worm_riders")[0].swords == 4


def test_worm_riders_count_the_influence_of_a_crysknife() -> None:
    assert revealing(table().influence(0, fremen=1), "worm_riders", "crysknife")[0].swords == 5
