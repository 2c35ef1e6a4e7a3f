"""Two players: HG-020 to HG-027."""

from __future__ import annotations

from collections import Counter

import pytest

import hagal
from hagal.games.dune.catalogue.conflicts import CONFLICTS
from hagal.games.dune.components import Conflict
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.state import Dune
from hagal.kernel.laws import cheap, dear
from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_hagal.position import (
    HAGAL,
    duel,
    fight,
    fought,
    held,
    laid,
    last_round,
    post,
    posts,
    still,
    troops,
)


@rule("HG-020")
def test_house_hagal_is_a_third_opponent_without_deck_or_leader() -> None:
    s = laid(2)
    p = s.players[HAGAL]
    assert len(s.players) == 3
    assert (p.leader.id, p.leader.signet, p.leader.start) == ("house_hagal", (), ())
    assert p.deck == p.hand == p.discard == p.intrigue == []
    assert (p.spice, p.solari, p.water, p.vp) == (0, 0, 0, 0)
    assert s.rules.players == 2


@rule("HG-020")
def test_nobody_is_ever_asked_for_house_hagal() -> None:
    game = hagal.new("dune", players=2, seed=3)
    while game.decision:
        assert game.decision.seat in (0, 1)
        state = game.state
        assert isinstance(state, Dune)
        cheap(state)
        game.choose(game.decision.keys[-1])
    dear(state)
    assert game.outcome is not None
    assert set(game.outcome.ranking) == {0, 1}
    assert len(game.outcome.scores) == 2


@rule("HG-020", "HG-026")
@pytest.mark.parametrize("conflict", CONFLICTS, ids=lambda conflict: conflict.id)
@pytest.mark.parametrize("place", [0, 1])
def test_no_reward_of_any_conflict(conflict: Conflict, place: int) -> None:
    t = fight(duel(), conflict.id, {HAGAL: 1 if place else 4, 0: 4 if place else 1}, "carthag")
    while t.game.decision:
        assert t.asked == 0
        t.choose(t.keys[0])
    assert held(t, HAGAL) == (0, 0, 0, 0)
    assert (t[HAGAL].vp, list(t[HAGAL].influence)) == (0, [0, 0, 0, 0])
    assert HAGAL not in t.s.control
    assert t.s.mentat_next != HAGAL
    assert [event.seat for event in t.events("rival-unrewarded")] == [HAGAL]


@rule("HG-020", "HG-025")
def test_influence_and_alliances_score_it_nothing() -> None:
    t = duel().hagal("wealth", "conspire", "conspire").influence(HAGAL, emperor=1).give(HAGAL, vp=0)
    for level in (2, 3, 4):
        t.s.occupied = 0
        t.rival(HAGAL)
        assert t[HAGAL].influence[0] == level
    assert t.s.alliance[0] == HAGAL
    assert t[HAGAL].vp == 0
    assert t.game.view(0)["players"][HAGAL]["vp"] == 0


@rule("HG-020")
def test_house_hagal_does_not_end_or_win_the_game() -> None:
    t = last_round(duel()).give(0, vp=3).give(1, vp=2).recall()
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0,)
    assert t.game.outcome.ranking == (0, 1)


@rule("HG-021")
def test_set_up_of_house_hagal() -> None:
    p = laid(2).players[HAGAL]
    assert list(p.influence) == [0, 0, 0, 0]
    assert (p.garrison, p.conflict, p.supply) == (0, 0, 12)
    assert (p.agents, list(p.posts)) == (3, [])


@rule("HG-021")
def test_players_start_as_ever() -> None:
    s = laid(2)
    for p in s.players[:2]:
        assert (p.spice, p.solari, p.water, p.garrison, p.agents, p.vp) == (0, 0, 1, 3, 2, 0)
        assert len(p.deck) == 10


@rule("HG-021")
def test_three_agents_in_every_round() -> None:
    t = duel().hagal("wealth", "secrets", "foldspace")
    for _ in range(3):
        t.rival(HAGAL)
    assert (t[HAGAL].agents, len(t[HAGAL].posts)) == (0, 3)
    t.recall()
    assert (t[HAGAL].agents, list(t[HAGAL].posts)) == (3, [])


@rule("HG-022")
def test_the_deck_of_two_players() -> None:
    s = laid(2)
    t = duel()
    ids = Counter(t.s.face[i].id for i in t.hagal_part.deck)
    assert sum(ids.values()) == 28
    assert (ids["arrakeen_1p"], ids["arrakeen_2p"], ids["reshuffle"]) == (0, 3, 1)
    assert "hagal:arrakeen_1p" not in s.rules.components


@rule("HG-022")
def test_the_deck_is_shuffled_and_hidden() -> None:
    orders = set()
    for seed in range(5):
        s = hagal.new("dune", players=2, seed=seed).state
        orders.add(tuple(s.face[i].id for i in s.parts["rivals"].zones()[0]))
        assert not any(s.known[i] for i in s.parts["rivals"].zones()[0])
    assert len(orders) == 5


FREE = ("hall_of_oratory", "secure_contract", "wealth", "foldspace")
"""Spaces that cost nothing and ask nothing, for a hand of Dagger, Dune, Diplomacy and Seek Allies."""
CARDS = {
    "hall_of_oratory": "dagger",
    "secure_contract": "dune_the_desert_planet",
    "wealth": "diplomacy",
    "foldspace": "seek_allies",
}


def hands(t: Position) -> Position:
    for seat in (0, 1):
        t.hand(seat, *CARDS.values())
    return t


def reveal(t: Position) -> Position:
    """The Reveal turn of whoever is asked; without an Agent it has begun by itself."""
    seat = t.asked
    if t.question == "turn":
        t.choose("reveal")
    return t.choose("done") if (t.asked, t.question) == (seat, "reveal_menu") else t


def send(t: Position, space: str) -> Position:
    return t.choose(f"agent {CARDS[space]} {space}")


@rule("HG-023")
def test_the_example_three_turns_in_one_round_two_in_the_next() -> None:
    """One player has three Agents, the other two, and each is first player once."""
    t = hands(duel()).give(0, swordmaster=True, agents=3)
    t.hagal("conspire", "secrets", "selective_breeding", "heighliner", "conspire", "hardy_warriors")
    t.turn(0)
    send(t, "hall_of_oratory")
    assert (t.asked, posts(t, HAGAL)) == (1, ["conspire"])
    send(t, "secure_contract")
    assert (t.asked, len(t[HAGAL].posts)) == (0, 1), "not after the other player's turn"
    send(t, "wealth")
    assert (t.asked, posts(t, HAGAL)) == (1, ["conspire", "secrets"])
    send(t, "foldspace")
    assert (t.asked, len(t[HAGAL].posts)) == (0, 2)
    t.choose("agent seek_allies stillsuits", "deploy 0")
    assert posts(t, HAGAL) == ["conspire", "secrets", "selective_breeding"]
    while t.s.round == 1:
        reveal(t)
    assert (t.s.round, t.s.first, t.asked) == (2, 1, 1)
    assert t[HAGAL].agents == 3

    hands(t).turn(1)
    send(t, "hall_of_oratory")
    assert (t.asked, posts(t, HAGAL)) == (0, ["heighliner"])
    send(t, "secure_contract")
    send(t, "wealth")
    assert (t.asked, posts(t, HAGAL)) == (0, ["heighliner", "conspire"])
    send(t, "foldspace")
    while t.s.round == 2:
        assert len(t[HAGAL].posts) == 2, "not after Reveal turns"
        reveal(t)
    assert len(t.events("rival-goes")) == 3 + 2
    assert t.s.round == 3


@rule("HG-023")
def test_it_never_acts_after_a_reveal_turn_or_the_other_players_turns() -> None:
    t = reveal(hands(duel()).turn(0))
    assert (t.asked, posts(t, HAGAL)) == (1, [])
    send(t, "hall_of_oratory")
    assert (t.asked, posts(t, HAGAL)) == (1, [])
    reveal(t)
    assert t.s.round == 2
    assert t.events("rival-goes") == []


@rule("HG-023")
def test_it_acts_no_more_without_an_agent() -> None:
    t = hands(duel()).agent(HAGAL, "conspire").agent(HAGAL, "secrets").hagal("heighliner")
    t.give(0, agents=2).turn(0)
    send(t, "hall_of_oratory")
    assert (t[HAGAL].agents, t.asked) == (0, 1)
    send(t, "secure_contract")
    send(t, "wealth")
    assert len(t.events("rival-goes")) == 1, "a fourth turn of the first player brings nothing"


@rule("HG-023")
def test_a_passed_turn_is_no_agent_turn() -> None:
    """Bindu Suspension: neither an Agent turn nor a Reveal turn."""
    t = hands(duel()).intrigue(0, "bindu_suspension").turn(0).choose("plot bindu_suspension")
    assert (t.asked, posts(t, HAGAL)) == (1, [])


@rule("HG-023")
def test_the_players_alternate() -> None:
    t = hands(still(duel())).turn(0)
    send(t, "hall_of_oratory")
    assert t.asked == 1
    reveal(t)
    assert t.asked == 0
    send(t, "secure_contract")
    assert t.asked == 0
    reveal(t)
    assert t.s.round == 2


@rule("HG-023")
def test_what_a_turn_left_undone_does_not_outlive_it() -> None:
    t = hands(duel()).hagal("conspire")
    t._clear(t.s.reserve[2], t.s.trash)
    t.hand(0, "seek_allies", "dagger").turn(0).choose("agent seek_allies foldspace")
    assert t.s.pending == []


@rule("HG-024")
@pytest.mark.parametrize("owner", [-1, 0, 1])
@pytest.mark.parametrize(
    ("conflict", "k"),
    [
        ("siege_of_arrakeen", 0),
        ("battle_for_arrakeen", 0),
        ("siege_of_carthag", 1),
        ("battle_for_carthag", 1),
        ("secure_imperial_basin", 2),
        ("battle_for_imperial_basin", 2),
    ],
)
def test_a_win_of_house_hagal_removes_the_control_marker(owner: int, conflict: str, k: int) -> None:
    t = duel()
    t.s.control = [owner] * 3
    fight(t, conflict, {HAGAL: 5, 0: 1}, "carthag")
    assert t.s.control == [-1 if place == k else owner for place in range(3)]
    assert [event.args["space"].id for event in t.events("control-removed")] == (
        [t.s.board.spaces[t.s.board.locations[k]].id] if owner >= 0 else []
    )


@rule("HG-024")
@pytest.mark.parametrize(("mine", "conflict"), [(1, "siege_of_arrakeen"), (2, "siege_of_arrakeen"), (5, "skirmish_b")])
def test_second_place_a_tie_or_another_conflict_removes_nothing(mine: int, conflict: str) -> None:
    t = duel()
    t.s.control = [1, 1, 1]
    fight(t, conflict, {HAGAL: mine, 1: 2}, "carthag")
    assert t.s.control == [1, 1, 1]


@rule("HG-024")
def test_house_hagal_has_no_marker_to_defend_with() -> None:
    t = duel().round_start("siege_of_arrakeen")
    assert t[HAGAL].conflict == 0


@rule("HG-025")
@pytest.mark.parametrize("faction", range(4))
def test_it_keeps_an_alliance_and_its_point_from_the_players(faction: int) -> None:
    card = ("wealth", "foldspace", "secrets", "stillsuits")[faction]
    t = duel().influence(0, **{FACTIONS[faction]: 4}).influence(HAGAL, **{FACTIONS[faction]: 4}).hagal(card)
    assert t[0].vp == 2
    t.rival(HAGAL)
    assert (t.s.alliance[faction], t[0].vp, t[HAGAL].influence[faction]) == (HAGAL, 1, 5)


@rule("HG-025")
def test_a_player_who_climbs_higher_takes_it_away() -> None:
    t = still(duel()).influence(HAGAL, emperor=4).influence(0, emperor=4).give(HAGAL, vp=0)
    assert t.s.alliance[0] == HAGAL
    t.hand(0, "diplomacy").turn(0).choose("agent diplomacy wealth")
    assert (t.s.alliance[0], t[0].vp, t[HAGAL].vp) == (0, 2, 0)


@rule("HG-025")
def test_the_laws_know_that_it_scores_nothing() -> None:
    t = duel().influence(HAGAL, emperor=4).give(HAGAL, vp=0)
    cheap(t.s)


@rule("HG-026")
def test_its_place_goes_unrewarded() -> None:
    t = fight(duel(), "guild_bank_raid", {HAGAL: 5, 0: 3, 1: 1}, "carthag")
    assert (t[0].solari, t[1].solari) == (4, 0), "second place, and no third"
    t = fight(duel(), "guild_bank_raid", {HAGAL: 3, 0: 5, 1: 1}, "carthag")
    assert (t[0].solari, t[1].solari) == (6, 0)
    t = fight(duel(), "guild_bank_raid", {HAGAL: 1, 0: 5, 1: 3}, "carthag")
    assert (t[0].solari, t[1].solari) == (6, 4)


@rule("HG-026")
def test_a_tie_with_house_hagal_for_first() -> None:
    t = fight(duel(), "guild_bank_raid", {HAGAL: 3, 0: 3, 1: 1}, "carthag")
    assert (t[0].solari, t[1].solari) == (4, 0), "nobody wins: the second reward, and none for the third"
    t = fight(duel(), "guild_bank_raid", {HAGAL: 2, 0: 3}, "selective_breeding")
    assert fought(t) == {0: 6, HAGAL: 6}
    assert t[0].solari == 4, "swords count, too"


@rule("HG-026")
@pytest.mark.parametrize(("reading", "solari"), [("rulebook", 2), ("third", 2), ("nothing", 0)])
def test_a_tie_with_house_hagal_for_second(reading: str, solari: int) -> None:
    t = fight(duel(tie_for_second=reading), "guild_bank_raid", {HAGAL: 2, 0: 4, 1: 2}, "carthag")
    assert (t[0].solari, t[1].solari) == (6, solari)
    assert held(t, HAGAL) == (0, 0, 0, 0)


@rule("HG-026")
@pytest.mark.parametrize(("reading", "solari"), [("rulebook", 2), ("third", 2), ("nothing", 0)])
def test_the_two_players_tied_for_second_behind_house_hagal(reading: str, solari: int) -> None:
    t = fight(duel(tie_for_second=reading), "guild_bank_raid", {HAGAL: 4, 0: 2, 1: 2}, "carthag")
    assert (t[0].solari, t[1].solari) == (solari, solari)


@rule("HG-026")
def test_all_three_tied() -> None:
    t = fight(duel(), "guild_bank_raid", {HAGAL: 2, 0: 2, 1: 2}, "carthag")
    assert (t[0].solari, t[1].solari) == (4, 4)


@rule("HG-026")
def test_its_troops_go_home_after_the_conflict() -> None:
    t = fight(duel(), "guild_bank_raid", {HAGAL: 3}, "heighliner")
    p = t[HAGAL]
    assert (p.conflict, p.garrison, p.supply, p.swords) == (0, 0, 12, 0)


@rule("HG-027")
@pytest.mark.parametrize("first", [0, 1])
def test_the_marker_passes_between_the_players(first: int) -> None:
    t = duel()
    t.s.first = first
    for _ in range(3):
        t.recall()
        first = 1 - first
        assert (t.s.first, t.asked) == (first, first)
        t._clear(t.s.conflict, t.s.fallen)


@rule("HG-027")
def test_either_player_starts() -> None:
    firsts = set()
    for seed in range(20):
        s = hagal.new("dune", players=2, seed=seed).state
        assert isinstance(s, Dune)
        firsts.add(s.first)
    assert firsts == {0, 1}


@rule("HG-020")
@pytest.mark.parametrize(("reading", "solari"), [("pays", 1), ("nothing", 0)])
@pytest.mark.parametrize("card", ["carthag", "arrakeen_2p"])
def test_the_control_bonus_when_house_hagal_comes(reading: str, solari: int, card: str) -> None:
    t = duel(hagal_control_bonus=reading).hagal(card)
    t.s.control = [1, 1, 1]
    t.rival(HAGAL)
    assert held(t, 1) == (0, solari, 0, 0)


@rule("HG-020")
@pytest.mark.parametrize(("reading", "spice"), [("pays", 1), ("nothing", 0)])
def test_the_control_bonus_of_a_maker_space(reading: str, spice: int) -> None:
    t = duel(hagal_control_bonus=reading).hagal("harvest_spice")
    t.s.control = [1, 1, 0]
    t.s.bonus = [0, 0, 3]
    t.rival(HAGAL)
    assert (post(t, HAGAL), t[0].spice, t.s.bonus) == ("imperial_basin", spice, [0, 0, 0])
    assert troops(t, HAGAL) == (0, 0)
