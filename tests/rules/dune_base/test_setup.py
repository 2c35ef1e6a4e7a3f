"""Set-up: DI-001 to DI-008."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.state import Dune
from hagal.kernel.chance import Rng
from hagal.kernel.errors import RulesError
from hagal.kernel.knowledge import determinize
from tests.games.dune.position import PLAIN
from tests.rules import rule
from tests.rules.dune_base.position import arrange, why

FIRST_GAME = ("paul_atreides", "glossu_rabban", "memnon_thorvald", "ilban_richese")


def fresh(players: int = 4, seed: int = 7, **options: Any) -> Game:
    options.setdefault("leaders", list(PLAIN[:players]))
    return hagal.new("dune", players=players, seed=seed, **options)


def state(game: Game) -> Dune:
    assert isinstance(game.state, Dune)
    return game.state


def ids(s: Dune, zone: list[int]) -> list[str]:
    return [s.face[i].id for i in zone]


@rule("DI-001")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_people_play_by_the_base_rules(players: int) -> None:
    assert len(state(fresh(players)).players) == players


@rule("DI-001")
@pytest.mark.parametrize("players", [0, 5, -1])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(RulesError, match="players, not"):
        hagal.new("dune", players=players)


@rule("DI-001")
@pytest.mark.parametrize(("players", "rivals"), [(1, 2), (2, 1)])
def test_one_or_two_people_have_house_hagal_with_them(players: int, rivals: int) -> None:
    game = hagal.new("dune", players=players, seed=7)
    assert len(state(game).players) == players + rivals
    assert game.record.modules == ("rivals",)


@rule("DI-001")
def test_more_people_play_without_house_hagal() -> None:
    with pytest.raises(RulesError, match="one or two players"):
        hagal.new("dune", players=3, modules=["rivals"])


@rule("DI-002")
def test_the_conflict_deck_from_top_to_bottom() -> None:
    s = state(fresh())
    dealt = [*s.conflict, *reversed(s.conflicts)]
    assert [s.face[i].level for i in dealt] == [1] + [2] * 5 + [3] * 4
    assert Counter(s.face[i].level for i in s.box) == {1: 3, 2: 5}
    assert len({s.face[i].id for i in [*dealt, *s.box]}) == 18


@rule("DI-002")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_conflicts_in_the_deck_and_in_the_box_stay_unseen(viewer: int | None) -> None:
    game = fresh()
    s = state(game)
    seen = json.dumps(game.view(viewer))
    for i in [*s.conflicts, *s.box]:
        assert f'"{s.face[i].id}"' not in seen
        assert s.known[i] == 0


@rule("DI-002")
def test_nobody_can_tell_the_box_from_the_deck() -> None:
    s = state(fresh())
    boxes, decks = set(), set()
    for seed in range(20):
        twin = determinize(s, (0,), Rng(seed))
        assert isinstance(twin, Dune)
        boxes.add(tuple(sorted(ids(twin, twin.box))))
        decks.add(tuple(ids(twin, twin.conflicts[:4])))
        assert twin.conflict == s.conflict
        assert [twin.face[i].level for i in twin.conflicts] == [3] * 4 + [2] * 5
    assert len(boxes) > 1, "which level II cards are in play is open"
    assert len(decks) > 1, "the order of the level III cards is open"


@rule("DI-003")
def test_row_reserve_and_intrigue_deck() -> None:
    game = fresh()
    s = state(game)
    assert len(s.row) == 5
    assert len(s.row) + len(s.imperium) == 67
    assert game.view(1)["row"] == ids(s, s.row)
    assert {ids(s, pile)[0]: len(pile) for pile in s.reserve} == {
        "arrakis_liaison": 8,
        "the_spice_must_flow": 10,
        "foldspace": 6,
    }
    assert all(len(set(ids(s, pile))) == 1 for pile in s.reserve)
    assert len(s.intrigue_deck) == 40


@rule("DI-003")
def test_the_decks_are_shuffled_and_hidden() -> None:
    s, other = state(fresh(seed=1)), state(fresh(seed=2))
    for name in ("imperium", "intrigue_deck"):
        assert ids(s, getattr(s, name)) != ids(other, getattr(other, name))
        assert not any(s.known[i] for i in getattr(s, name))


@rule("DI-003")
def test_promo_cards_join_only_when_asked_for() -> None:
    with_promos = state(fresh(promos=True))
    assert len(with_promos.row) + len(with_promos.imperium) == 69


STARTING_DECK = {
    "convincing_argument": 2,
    "dagger": 2,
    "diplomacy": 1,
    "dune_the_desert_planet": 2,
    "reconnaissance": 1,
    "seek_allies": 1,
    "signet_ring": 1,
}


@rule("DI-004", "DI-006")
@pytest.mark.parametrize(("players", "points"), [(3, 0), (4, 1)])
def test_what_each_player_starts_with(players: int, points: int) -> None:
    s = state(fresh(players, leaders=["memnon_thorvald", "ilban_richese", "leto_atreides", "helena_richese"][:players]))
    for p in s.players:
        assert Counter(ids(s, p.deck + p.hand)) == STARTING_DECK
        assert (p.spice, p.solari, p.water) == (0, 0, 1)
        assert (p.garrison, p.supply, p.conflict) == (3, 9, 0)
        assert (p.agents, list(p.posts), p.swordmaster, p.council) == (2, [], False, False)
        assert list(p.influence) == [0, 0, 0, 0]
        assert p.vp == points
        assert p.intrigue == p.discard == p.in_play == []


@rule("DI-004")
def test_starting_decks_are_shuffled() -> None:
    s = state(fresh())
    assert len({tuple(ids(s, p.hand + p.deck)) for p in s.players}) > 1
    assert not any(s.known[i] for p in s.players for i in p.deck)


@rule("DI-004")
def test_leaders_are_named_random_or_chosen() -> None:
    assert [p.leader.id for p in state(fresh(leaders=list(FIRST_GAME))).players] == list(FIRST_GAME)
    drawn = [p.leader.id for p in state(fresh(leaders="random")).players]
    assert len(set(drawn)) == 4
    mixed = [p.leader.id for p in state(fresh(3, leaders=["helena_richese", "random", "random"])).players]
    assert mixed[0] == "helena_richese"
    assert len(set(mixed)) == 3


@rule("DI-004")
def test_choosing_leaders_clockwise_from_the_first_player() -> None:
    game = fresh(leaders="choose")
    first = state(game).first
    picks = ["paul_atreides", "leto_atreides", "glossu_rabban", "helena_richese"]
    for k, leader in enumerate(picks):
        assert game.decision is not None
        assert game.decision.seat == (first + k) % 4
        assert len(game.decision.keys) == 8 - k
        game.choose(f"leader {leader}")
    assert [state(game).players[(first + k) % 4].leader.id for k in range(4)] == picks


@rule("DI-004")
def test_a_leader_is_taken_once_only() -> None:
    game = fresh(leaders="choose").choose("leader paul_atreides")
    assert game.decision is not None
    assert "leader paul_atreides" not in game.decision.keys
    with pytest.raises(RulesError, match="once only"):
        fresh(3, leaders=["paul_atreides", "paul_atreides", "random"])
    with pytest.raises(RulesError, match="no leader"):
        fresh(3, leaders=["paul_atreides", "shaddam", "random"])
    with pytest.raises(RulesError, match="each of the 3 seats"):
        fresh(3, leaders=["paul_atreides"])


@rule("DI-004")
def test_the_leaders_for_a_first_game_are_the_simple_ones() -> None:
    assert {leader.id for leader in LEADERS if leader.complexity == 1} == set(FIRST_GAME)


@rule("DI-005")
def test_with_no_troops_in_supply_nothing_is_recruited() -> None:
    t = arrange().hand(0, "dagger").give(0, solari=4, garrison=8, conflict=4).turn(0)
    t.choose("agent dagger rally_troops")
    assert (t[0].garrison, t[0].conflict, t[0].supply, t[0].solari) == (8, 4, 0, 0)


@rule("DI-005")
def test_a_short_supply_gives_what_it_has() -> None:
    t = arrange().hand(0, "dagger").give(0, solari=4, garrison=10).turn(0).choose("agent dagger rally_troops")
    assert (t[0].garrison, t[0].supply) == (12, 0)


@rule("DI-005")
def test_the_mentat_stands_on_its_space() -> None:
    assert state(fresh()).mentat == -1


@rule("DI-005")
def test_the_first_player_is_random_and_on_record() -> None:
    firsts = {state(fresh(seed=seed)).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    game = fresh()
    assert state(game).first in [outcome for outcome in game.record.outcomes() if isinstance(outcome, int)]
    assert game.decision is not None
    assert game.decision.seat == state(game).first


@rule("DI-005")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_group_may_name_the_first_player(players: int) -> None:
    for seat in range(players):
        game = hagal.new("dune", players=players, seed=3, first=seat)
        assert state(game).first == seat
    with pytest.raises(RulesError, match=f"a seat from 0 to {players - 1}, not {players}"):
        hagal.new("dune", players=players, first=players)


@rule("DI-006")
def test_tokens_and_markers_lie_ready() -> None:
    game = fresh()
    view = game.view(0)
    assert view["alliances"] == {"emperor": -1, "spacing_guild": -1, "bene_gesserit": -1, "fremen": -1}
    assert view["control"] == {"arrakeen": -1, "carthag": -1, "imperial_basin": -1}


@rule("DI-006")
def test_there_is_a_council_seat_and_a_third_agent_for_each_of_four() -> None:
    t = arrange()
    for seat in range(4):
        t.hand(seat, "dagger", "dagger").give(seat, solari=13)
    for seat in range(4):
        t.s.occupied = 0
        t.turn(seat).choose("agent dagger high_council")
        t.s.occupied = 0
        t.turn(seat).choose("agent dagger swordmaster")
    assert all(p.council and p.swordmaster and p.agents + len(p.posts) == 3 for p in t.s.players)


@rule("DI-006")
def test_one_player_can_control_all_three_locations() -> None:
    t = arrange()
    for conflict in ("siege_of_arrakeen", "siege_of_carthag", "secure_imperial_basin"):
        t.conflict(conflict).give(0, conflict=1).combat()
    assert t.s.control == [0, 0, 0]


@rule("DI-007")
def test_the_bank_never_runs_out() -> None:
    t = arrange().hand(0, "dune_the_desert_planet").give(0, solari=10_000)
    t.turn(0).choose("agent dune_the_desert_planet secure_contract")
    assert t[0].solari == 10_003
    t = arrange().hand(0, "stilgar").give(0, spice=10_000, water=10_000).turn(0)
    t.choose("agent stilgar imperial_basin")
    assert (t[0].spice, t[0].water) == (10_001, 10_001)


@rule("DI-008")
def test_the_score_goes_past_the_printed_track() -> None:
    t = arrange().intrigue(0, "choam_shares").give(0, vp=12, solari=7).hand(0, "dagger").turn(0)
    assert t.choose("plot choam_shares")[0].vp == 13


@rule("DI-006")
def test_a_taken_council_seat_is_not_taken_twice() -> None:
    t = arrange().hand(0, "dagger", "dagger").give(0, solari=10, council=1).turn(0)
    assert "already" in why(t, "agent dagger high_council") or "once" in why(t, "agent dagger high_council")
