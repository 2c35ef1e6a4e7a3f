"""Solo, play: HG-040 to HG-053, but for the rewards (test_rewards)."""

from __future__ import annotations

import pytest

import hagal
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.state import Dune
from hagal.kernel.chance import Rng
from hagal.kernel.laws import cheap, dear
from tests.rules import rule
from tests.rules.dune_hagal.position import (
    fight,
    held,
    last_round,
    post,
    posts,
    solo,
    still,
    troops,
)

# Turns


@rule("HG-040")
def test_rivals_take_turns_with_the_player_clockwise() -> None:
    t = solo().hand(0, "dagger", "dune_the_desert_planet", "diplomacy")
    t.hagal("conspire", "secrets", "selective_breeding", "heighliner").turn(0)
    t.choose("agent dagger hall_of_oratory")
    assert (posts(t, 1), posts(t, 2), t.asked) == (["conspire"], ["secrets"], 0)
    t.choose("agent dune_the_desert_planet secure_contract")
    assert (posts(t, 1), posts(t, 2)) == (["conspire", "selective_breeding"], ["secrets", "heighliner"])


@rule("HG-040")
@pytest.mark.parametrize(("first", "order"), [(0, []), (1, [1, 2]), (2, [2])])
def test_the_marker_sets_the_order(first: int, order: list[int]) -> None:
    t = solo().hagal("conspire", "secrets")
    t.s.first = first
    t.turn(first)
    assert [event.seat for event in t.events("rival-goes")] == order
    assert t.asked == 0


@rule("HG-040")
def test_rivals_go_on_after_the_players_reveal_turn() -> None:
    t = last_round(solo()).hagal("conspire", "secrets", "selective_breeding", "wealth").turn(0).choose("reveal")
    assert [event.seat for event in t.events("rival-goes")] == [1, 2, 1, 2]
    assert t.game.over


@rule("HG-040")
def test_a_rival_without_agents_is_skipped() -> None:
    t = last_round(solo()).give(1, agents=0).hagal("conspire", "secrets").turn(0).choose("reveal")
    assert [event.seat for event in t.events("rival-goes")] == [2, 2]


@rule("HG-040")
def test_the_player_goes_on_after_the_rivals_last_agent() -> None:
    t = still(solo()).hand(0, "dagger", "dune_the_desert_planet", "diplomacy").turn(0)
    t.choose("agent dagger hall_of_oratory", "agent dune_the_desert_planet secure_contract")
    assert t.events("rival-goes") == []
    assert len(t[0].posts) in (0, 2)


@rule("HG-040")
def test_what_a_turn_left_undone_does_not_outlive_it() -> None:
    t = still(solo())
    t._clear(t.s.reserve[2], t.s.trash)
    t.hand(0, "seek_allies", "dagger").turn(0).choose("agent seek_allies foldspace")
    assert t.s.pending == []


@rule("HG-040", "HG-049")
def test_no_rival_is_ever_asked() -> None:
    for level in ("mercenary", "kwisatz_haderach"):
        game = hagal.new("dune", players=1, seed=5, difficulty=level, rival_signet_cost="player")
        rng = Rng(5)
        while game.decision:
            assert game.decision.seat == 0
            state = game.state
            assert isinstance(state, Dune)
            cheap(state)
            game.choose(game.decision.keys[rng.below(len(game.decision.keys))])
        dear(state)
        assert game.outcome is not None
        assert len(game.outcome.scores) == 3


# Points


@rule("HG-041")
@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_points_of_the_influence_tracks(before: int, points: int) -> None:
    t = solo().influence(1, emperor=before)
    had = t[1].vp
    t.hagal("wealth").rival(1)
    assert t[1].vp == had + points, "at 2, and for the Alliance at 4"


@rule("HG-041")
@pytest.mark.parametrize("faction", range(4))
def test_the_bonus_at_four_is_for_players_only(faction: int) -> None:
    card = ("wealth", "foldspace", "secrets", "stillsuits")[faction]
    t = solo().influence(1, **{FACTIONS[faction]: 3}).hagal(card).rival(1)
    assert (held(t, 1), troops(t, 1)) == ((0, 0, 0, 0), (0, 0))
    assert t[1].influence[faction] == 4


@rule("HG-041")
def test_points_of_a_conflict() -> None:
    assert fight(solo(), "battle_for_carthag", {1: 1}, "carthag")[1].vp == 2


# What a rival gathers and spends


@rule("HG-042")
def test_resources_pile_up() -> None:
    t = solo("leto_atreides", ("memnon_thorvald", "ariana_thorvald")).hagal("arrakeen_1p", "harvest_spice")
    t.s.bonus = [1, 0, 0]
    t.rival(1).rival(1)
    assert held(t, 1) == (5, 0, 0, 0), "one of the signet and four of the harvest"
    fight(t, "sort_through_the_chaos", {0: 9, 1: 1}, "carthag")
    while t.game.decision:
        t.choose(t.keys[0])
    assert held(t, 1) == (5, 2, 0, 1)


@rule("HG-044")
@pytest.mark.parametrize(
    ("bonus", "space", "spice"),
    [([1, 0, 0], "great_flat", 4), ([0, 1, 0], "hagga_basin", 3), ([0, 0, 5], "imperial_basin", 6)],
)
def test_harvest_spice_takes_all(bonus: list[int], space: str, spice: int) -> None:
    t = solo().hagal("harvest_spice")
    t.s.bonus = bonus
    t.rival(2)
    assert (post(t, 2), t[2].spice, t.s.bonus) == (space, spice, [0, 0, 0])


@rule("HG-050")
@pytest.mark.parametrize(
    ("before", "leader", "after", "points"),
    [
        ({"spice": 5}, "memnon_thorvald", (6, 0, 0, 0), 0),
        ({"spice": 6}, "memnon_thorvald", (0, 0, 0, 0), 1),
        ({"solari": 5}, "ilban_richese", (0, 6, 0, 0), 0),
        ({"solari": 6}, "ilban_richese", (0, 0, 0, 0), 1),
        ({"water": 1}, "ariana_thorvald", (0, 0, 2, 0), 0),
        ({"water": 2}, "ariana_thorvald", (0, 0, 0, 0), 1),
        ({"spice": 5, "solari": 6, "water": 2}, "memnon_thorvald", (6, 6, 2, 0), 0),
    ],
)
def test_a_full_stock_is_a_point_at_once(
    before: dict[str, int], leader: str, after: tuple[int, int, int, int], points: int
) -> None:
    t = solo("paul_atreides", (leader, "glossu_rabban")).give(1, **before).hagal("arrakeen_1p").rival(1)
    assert held(t, 1) == after
    assert t[1].vp == points
    assert len(t.events("score")) == points


@rule("HG-050")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 0)])
def test_three_intrigue_cards_are_a_point(before: int, after: int) -> None:
    t = solo(rivals=("vladimir_harkonnen", "ilban_richese")).give(1, solari=1)
    t.intrigue(1, *("ambush", "bribery")[:before]).intrigue_deck("windfall").hagal("arrakeen_1p").rival(1)
    assert len(t[1].intrigue) == after
    assert t[1].vp == (before == 2)
    assert len(t.s.intrigue_discard) == (3 if before == 2 else 0)
    if before == 2:
        assert t.game.view(0)["intrigue_discard"] == ["ambush", "bribery", "windfall"], "open to all"


@rule("HG-050")
def test_two_intrigue_cards_at_once() -> None:
    """Holding two, the first of two drawn makes three: they are discarded at once, and the second stays."""
    t = solo().intrigue(1, "ambush", "bribery").intrigue_deck("charisma", "windfall").influence(1, emperor=1)
    t.influence(1, spacing_guild=1, bene_gesserit=1)
    fight(t, "cloak_and_dagger", {1: 2}, "carthag")
    assert t[1].vp == 1
    assert t.names(t[1].intrigue) == ["charisma"]
    assert t.names(t.s.intrigue_discard) == ["ambush", "bribery", "windfall"]


@rule("HG-050")
def test_what_was_just_spent_can_be_drawn_again() -> None:
    """With one card left in the deck, the second is drawn from the three that were just discarded."""
    t = solo().intrigue(1, "ambush", "bribery").influence(1, emperor=1, spacing_guild=1, bene_gesserit=1)
    t._clear(t.s.intrigue_deck, t.s.trash)
    t.intrigue_deck("windfall")
    fight(t, "cloak_and_dagger", {1: 2}, "carthag")
    assert (t[1].vp, len(t[1].intrigue), len(t.s.intrigue_deck)) == (1, 1, 2)


@rule("HG-050")
def test_a_deck_that_runs_out_does_not_keep_a_rival_from_spending() -> None:
    t = solo(rivals=("vladimir_harkonnen", "ilban_richese")).give(1, solari=1).intrigue(1, "ambush", "bribery")
    t._clear(t.s.intrigue_deck, t.s.trash)
    t._clear(t.s.intrigue_discard, t.s.trash)
    t.intrigue_deck("windfall").hagal("arrakeen_1p").rival(1)
    assert (t[1].vp, len(t[1].intrigue)) == (1, 0)


@rule("HG-050")
@pytest.mark.parametrize(("spice", "left", "points"), [(9, 0, 2), (10, 1, 2), (8, 6, 1)])
def test_twice_at_once(spice: int, left: int, points: int) -> None:
    """A harvest of so much spice that it is enough for two points (with 2 at hand and 3 of the space)."""
    t = solo().give(1, spice=2).hagal("harvest_spice")
    t.s.bonus = [spice, 0, 0]
    t.rival(1)
    assert (t[1].spice, t[1].vp) == (left, points)
    assert len(t.events("rival-spends-spice")) == points


@rule("HG-050")
def test_two_stocks_at_once() -> None:
    t = fight(solo().give(1, water=2, solari=5), "machinations", {0: 5, 1: 1}, "carthag")
    while t.game.decision:
        t.choose(t.keys[0])
    assert (t[1].vp, held(t, 1)) == (2, (0, 0, 0, 0))
    assert len(t.events("rival-spends-water")) == len(t.events("rival-spends-solari")) == 1


@rule("HG-050")
def test_each_time_anew() -> None:
    t = solo(rivals=("ariana_thorvald", "ilban_richese"))
    for k in range(6):
        t.s.occupied = 0
        t.give(1, agents=1).hagal("arrakeen_1p").rival(1)
        assert (t[1].water, t[1].vp) == ((k + 1) % 3, (k + 1) // 3)


@rule("HG-050")
def test_a_control_bonus_in_the_players_turn_is_enough() -> None:
    t = still(solo()).give(1, solari=6).hand(0, "reconnaissance", "dagger")
    t.s.control = [1, -1, -1]
    t.turn(0).choose("agent reconnaissance arrakeen")
    assert (t[1].solari, t[1].vp) == (0, 1)


@rule("HG-050")
def test_players_spend_nothing_by_themselves() -> None:
    t = still(solo()).give(0, spice=7, solari=7, water=3).hand(0, "dune_the_desert_planet", "dagger").turn(0)
    t.choose("agent dune_the_desert_planet secure_contract")
    assert (t[0].vp, held(t, 0)) == (0, (7, 10, 3, 0))


# Control, the Mentat


@rule("HG-046")
@pytest.mark.parametrize(("conflict", "k"), [("siege_of_arrakeen", 0), ("siege_of_carthag", 1)])
def test_a_rival_takes_control_from_anybody(conflict: str, k: int) -> None:
    for owner in (-1, 0, 2):
        t = solo()
        t.s.control = [owner] * 3
        fight(t, conflict, {1: 2, 2: 1}, "carthag", "carthag")
        assert t.s.control == [1 if place == k else owner for place in range(3)]
        assert t.game.view(0)["control"][("arrakeen", "carthag")[k]] == 1


@rule("HG-046")
@pytest.mark.parametrize("visitor", [1, 2])
def test_the_control_bonus_when_a_rival_comes(visitor: int) -> None:
    t = solo().hagal("carthag")
    t.s.control = [-1, 1, -1]
    t.rival(visitor)
    assert held(t, 1) == (0, 1, 0, 0)
    assert held(t, 2) == (0, 0, 0, 0)


@rule("HG-046")
@pytest.mark.parametrize("reading", ["pays", "nothing"])
def test_the_players_control_bonus_when_a_rival_comes(reading: str) -> None:
    t = solo(hagal_control_bonus=reading).hagal("carthag", "harvest_spice")
    t.s.control = [0, 0, 0]
    t.s.bonus = [0, 0, 1]
    t.rival(1).rival(2)
    assert held(t, 0) == (1, 1, 0, 0), "the option is about House Hagal in a game of two"


@rule("HG-046")
@pytest.mark.parametrize(
    ("card", "space", "gained"),
    [("reconnaissance", "carthag", (0, 1, 0, 0)), ("dune_the_desert_planet", "imperial_basin", (1, 0, 0, 0))],
)
def test_the_control_bonus_when_the_player_comes(card: str, space: str, gained: tuple[int, ...]) -> None:
    t = still(solo()).hand(0, card, "dagger")
    t.s.control = [1, 1, 1]
    t.turn(0).choose(f"agent {card} {space}")
    assert held(t, 1) == gained


@rule("HG-046")
@pytest.mark.parametrize("level", ["mercenary", "mentat"])
def test_a_rival_always_defends(level: str) -> None:
    t = solo(difficulty=level).give(1, garrison=2)
    t.s.control = [1, 1, 1]
    t.round_start("siege_of_carthag")
    assert (troops(t, 1), t[1].supply, t.asked) == ((2, 1), 9, 0), "from supply, not from the garrison"
    assert t.question == "turn"


@rule("HG-046")
def test_with_no_supply_nothing_is_defended() -> None:
    t = solo().give(1, garrison=12)
    t.s.control = [1, 1, 1]
    assert troops(t.round_start("siege_of_carthag"), 1) == (12, 0)


@rule("HG-046")
def test_another_conflict_needs_no_defence() -> None:
    t = solo()
    t.s.control = [1, 0, 1]
    t.round_start("siege_of_carthag")
    assert (troops(t, 1), t.keys, t.asked) == ((0, 0), ["defend", "decline"], 0)


@rule("HG-047")
def test_the_mentat_is_an_extra_agent_for_the_next_round() -> None:
    t = solo().conflict("sort_through_the_chaos").give(1, conflict=1).hagal("carthag")
    t.s.first = 2
    t.combat()
    assert (t.s.round, t.s.mentat, t.asked) == (2, 1, 0)
    assert (t[1].agents, t[2].agents) == (3, 2)
    t.hand(0, "dagger").conflict("skirmish_b")
    t.hagal("conspire", "secrets", "foldspace", "selective_breeding", "stillsuits")
    t.s.first = 2
    t.turn(0).choose("reveal")
    assert [event.seat for event in t.events("rival-goes")] == [1, 2, 1, 2, 1]
    assert t.s.round == 3
    assert (t[1].agents, t.s.mentat) == (2, -1), "for one round only"


@rule("HG-047")
def test_the_player_cannot_take_the_mentat_that_a_rival_has() -> None:
    t = still(solo()).hand(0, "dagger", "dagger").give(0, solari=5)
    t.s.mentat = 1
    t.turn(0).choose("agent dagger mentat")
    assert (t.s.mentat, t[0].agents) == (1, 1)


@rule("HG-047", "HG-048")
def test_mentat_and_swordmaster_in_one_round() -> None:
    t = solo(difficulty="mentat")
    t.s.round = 2
    t.s.mentat_next = 2
    t.round_start("skirmish_a")
    assert (t[1].agents, t[2].agents) == (3, 4)
    cheap(t.s)
