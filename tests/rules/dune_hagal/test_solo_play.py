"""Solo, play: HG-040 to HG-053, but for the rewards (test_rewards)."""

from __future__ import annotations

import json

import pytest

import hagal
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.state import Dune
from hagal.kernel.chance import Rng
from hagal.kernel.codec import restore, snapshot
from hagal.kernel.knowledge import determinize
from hagal.kernel.laws import cheap, dear
from hagal.kernel.step import Msg
from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_hagal.position import (
    fight,
    flipped,
    fought,
    held,
    last_round,
    post,
    posts,
    prompt,
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


# Choices


@rule("HG-049")
@pytest.mark.parametrize(
    ("levels", "expected"),
    [
        ({"emperor": 1, "spacing_guild": 1, "bene_gesserit": 1}, [1, 1, 1, 1]),
        ({"emperor": 2, "spacing_guild": 1, "bene_gesserit": 3, "fremen": 2}, [2, 2, 3, 2]),
        ({"emperor": 6, "spacing_guild": 6, "bene_gesserit": 6, "fremen": 5}, [6, 6, 6, 6]),
        ({"emperor": 6, "spacing_guild": 6, "bene_gesserit": 6, "fremen": 6}, [6, 6, 6, 6]),
    ],
)
def test_influence_goes_where_it_has_least(levels: dict[str, int], expected: list[int]) -> None:
    t = fight(solo().influence(1, **levels), "skirmish_c", {1: 1}, "carthag")
    assert t.game.over, "nobody is asked"
    assert list(t[1].influence) == expected


@rule("HG-049")
@pytest.mark.parametrize(
    ("levels", "keys"),
    [
        ({}, list(FACTIONS)),
        ({"emperor": 1}, ["spacing_guild", "bene_gesserit", "fremen"]),
        ({"emperor": 1, "fremen": 1, "bene_gesserit": 3, "spacing_guild": 2}, ["emperor", "fremen"]),
    ],
)
def test_the_player_decides_a_tie(levels: dict[str, int], keys: list[str]) -> None:
    t = fight(solo().influence(1, **levels), "skirmish_c", {1: 1}, "carthag")
    assert (t.asked, t.question) == (0, "decide")
    assert prompt(t) == Msg("ask-decide", seat=1)
    assert t.keys == [f"influence {key}" for key in keys]
    message = t.game.decision.options[0].step.message() if t.game.decision else Msg("")
    assert (message.id, message.args["seat"]) == ("option-for-rival", 1)
    t.choose(t.keys[-1])
    assert t[1].influence[FACTIONS.index(keys[-1])] == levels.get(keys[-1], 0) + 1
    assert list(t[0].influence) == [0, 0, 0, 0]


@rule("HG-049")
def test_an_open_choice_survives_a_save_and_a_replay() -> None:
    t = fight(solo(), "machinations", {1: 1}, "carthag")
    twin = restore(t.s.rules, json.loads(json.dumps(snapshot(t.s))))
    assert twin.stack == t.s.stack
    assert twin.stack[-1][0].tag == "decide"


@rule("HG-049")
def test_two_factions_each_with_least() -> None:
    t = fight(solo().influence(1, emperor=1, fremen=2, bene_gesserit=3), "machinations", {1: 1}, "carthag")
    assert t.game.over
    assert list(t[1].influence) == [2, 1, 3, 2]
    t = fight(solo(), "machinations", {1: 1}, "carthag")
    assert t.keys == [f"influence {faction}" for faction in FACTIONS]
    t.choose("influence fremen")
    assert t.keys == ["influence emperor", "influence spacing_guild", "influence bene_gesserit"], "a different one"
    t.choose("influence emperor")
    assert list(t[1].influence) == [1, 0, 0, 1]


@rule("HG-049")
def test_a_second_faction_with_no_room_left() -> None:
    t = fight(solo().influence(1, emperor=6, fremen=6, bene_gesserit=6, spacing_guild=4), "machinations", {1: 1})
    assert t.game.over, "nobody is asked where all tracks are at their end"
    assert list(t[1].influence) == [6, 5, 6, 6]


@rule("HG-049")
def test_a_choice_not_about_influence_is_the_players() -> None:
    t = fight(solo(), "battle_for_arrakeen", {1: 1, 2: 2}, "carthag", "carthag")
    assert (t.asked, t.question, prompt(t)) == (0, "decide", Msg("ask-decide", seat=1))
    assert t.keys == ["intrigue 1, gain spice 2", "intrigue 1, gain solari 3", "gain spice 2, gain solari 3"]
    t.choose("intrigue 1, gain solari 3")
    assert held(t, 1) == (0, 3, 0, 1)
    assert held(t, 0) == (0, 0, 0, 0)


# Corner the Market


@rule("HG-051")
@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_corner_the_market_needs_three(copies: int, points: int) -> None:
    t = last_round(solo()).intrigue(0, "corner_the_market").discard(0, *["the_spice_must_flow"] * copies).endgame()
    assert (t.asked, t.question) == (0, "endgame_choice")
    assert ("endgame corner_the_market" in t.keys) == (points > 0)
    if points:
        assert t.choose("endgame corner_the_market")[0].vp == points


# Expert deployment

EXPERTS = ("mentat", "kwisatz_haderach")


@rule("HG-052")
@pytest.mark.parametrize("level", EXPERTS)
@pytest.mark.parametrize("conflict", ["skirmish_b", "desert_power"])
@pytest.mark.parametrize(
    ("own", "others", "deploys"),
    [
        (0, (0, 0), True),
        (1, (0, 0), True),
        (2, (0, 0), False),
        (3, (2, 0), True),
        (3, (1, 0), False),
        (4, (0, 3), True),
    ],
)
def test_an_expert_that_leads_by_two_troops_holds_back(
    level: str, conflict: str, own: int, others: tuple[int, int], deploys: bool
) -> None:
    t = solo(difficulty=level).conflict(conflict).give(1, conflict=own, garrison=3)
    t.give(0, conflict=others[0]).give(2, conflict=others[1]).hagal("hardy_warriors").rival(1)
    assert troops(t, 1) == ((1, own + 4) if deploys else (5, own)), "neither those of the card nor the two extra"
    assert len(t.events("rival-holds-back")) == (not deploys)


@rule("HG-052")
def test_what_is_held_back_is_still_recruited() -> None:
    t = solo(difficulty="mentat").give(1, conflict=10).hagal("heighliner").rival(1)
    assert (troops(t, 1), t[1].supply) == ((2, 10), 0), "as far as the supply goes"


@rule("HG-052")
@pytest.mark.parametrize("level", ["mercenary", "sardaukar"])
def test_no_other_level_holds_back(level: str) -> None:
    t = solo(difficulty=level).give(1, conflict=5, garrison=3).hagal("hardy_warriors").rival(1)
    assert troops(t, 1) == (1, 9)


@rule("HG-052")
@pytest.mark.parametrize("reading", ["literal", "capped"])
@pytest.mark.parametrize("lead", ["strength", "troops"])
def test_for_a_conflict_three_an_expert_deploys_all_it_can(reading: str, lead: str) -> None:
    t = solo(difficulty="mentat", expert_deployment=reading, expert_lead=lead).conflict("grand_vision")
    t.give(1, conflict=4, garrison=3).hagal("hardy_warriors").rival(1)
    assert troops(t, 1) == (1, 8)


@rule("HG-052")
@pytest.mark.parametrize(
    ("lead", "swords", "deploys"),
    [("strength", 0, False), ("strength", 1, True), ("strength", 2, True), ("troops", 0, False), ("troops", 4, False)],
)
def test_the_lead_in_strength_or_in_troops(lead: str, swords: int, deploys: bool) -> None:
    """Three troops against one, and swords of the player, who has revealed."""
    t = solo(difficulty="mentat", expert_lead=lead).give(1, conflict=3, garrison=2)
    t.give(0, conflict=1, swords=swords).hagal("stillsuits").rival(1)
    assert t[1].conflict == (5 if deploys else 3)


@rule("HG-052")
def test_swords_without_a_troop_are_no_strength() -> None:
    t = solo(difficulty="mentat").give(1, conflict=2, garrison=2).give(0, swords=5).hagal("stillsuits").rival(1)
    assert t[1].conflict == 2


@rule("HG-052")
@pytest.mark.parametrize(
    ("own", "player", "literal", "capped"), [(0, 0, 4, 2), (1, 0, 5, 2), (1, 1, 5, 3), (0, 3, 4, 4), (2, 0, 2, 2)]
)
def test_deployment_literally_or_capped(own: int, player: int, literal: int, capped: int) -> None:
    """Two of the card and two of the garrison: all of them, or until it leads by two troops."""
    for reading, expected in (("literal", literal), ("capped", capped)):
        for lead in ("strength", "troops"):
            t = solo(difficulty="mentat", expert_deployment=reading, expert_lead=lead)
            t.give(1, conflict=own, garrison=2).give(0, conflict=player).hagal("hardy_warriors").rival(1)
            assert troops(t, 1) == (4 + own - expected, expected)


@rule("HG-052")
@pytest.mark.parametrize(
    ("own", "player", "swords", "expected"), [(2, 2, 1, 4), (2, 1, 1, 3), (3, 1, 1, 3), (3, 1, 2, 4), (1, 1, 3, 4)]
)
def test_a_cap_never_makes_the_lead_larger_than_two_troops(own: int, player: int, swords: int, expected: int) -> None:
    t = solo(difficulty="mentat", expert_deployment="capped").give(1, conflict=own, garrison=2)
    t.give(0, conflict=player, swords=swords).hagal("hardy_warriors").rival(1)
    assert t[1].conflict == expected
    assert t[1].strength - t[0].strength <= 4


@rule("HG-052")
def test_the_troops_of_a_signet_hold_back_too() -> None:
    t = solo(rivals=("glossu_rabban", "ilban_richese"), difficulty="mentat", rabban_troops="conflict")
    t.give(1, conflict=2).hagal("arrakeen_1p").rival(1)
    assert troops(t, 1) == (2, 2)


@rule("HG-046", "HG-052")
def test_an_expert_defends_whatever_its_lead() -> None:
    t = solo(difficulty="mentat").give(1, conflict=4)
    t.s.control = [1, 1, 1]
    assert t.round_start("siege_of_arrakeen")[1].conflict == 5


# Intrigue cards of rivals


@rule("HG-053")
def test_a_rival_plays_no_combat_card() -> None:
    t = fight(solo().intrigue(1, "ambush", "master_tactician"), "skirmish_b", {0: 2, 1: 1}, "carthag")
    assert t.game.over
    assert fought(t) == {0: 4, 1: 2}
    assert len(t[1].intrigue) == 2


@rule("HG-053")
def test_a_rival_plays_nothing_on_a_win() -> None:
    t = fight(solo().intrigue(1, "to_the_victor", "demand_respect"), "skirmish_b", {1: 1}, "carthag")
    assert t.game.over
    assert (held(t, 1), t[1].vp) == ((0, 0, 0, 2), 1)


@rule("HG-053")
def test_a_rival_plays_no_plot_card() -> None:
    t = solo().intrigue(1, "windfall", "water_peddlers_union").hagal("wealth").rival(1)
    assert t.game.over
    assert held(t, 1) == (0, 0, 0, 2)


@rule("HG-053")
def test_a_rival_plays_no_endgame_card() -> None:
    t = last_round(solo()).intrigue(1, "tiebreaker", "corner_the_market").endgame()
    assert t.game.over
    assert (held(t, 1), t[1].vp) == ((0, 0, 0, 2), 0)


def secretive() -> Position:
    return solo(rivals=("vladimir_harkonnen", "ilban_richese")).give(1, solari=1).intrigue_deck("windfall")


@rule("HG-053")
@pytest.mark.parametrize("viewer", [None, 0])
def test_nobody_knows_the_intrigue_cards_of_a_rival(viewer: int | None) -> None:
    t = secretive().hagal("arrakeen_1p").rival(1)
    assert t.names(t[1].intrigue) == ["windfall"]
    assert t.game.view(viewer)["players"][1]["intrigue"] == [None]
    assert "windfall" not in json.dumps(t.game.view(viewer))
    mask = 1 << 0 if viewer == 0 else 0
    (event,) = t.events("intrigue")
    message = event.seen_by(mask | 1 << 7)
    assert message is not None
    assert message.args["card"] == Msg("hidden-card")
    assert not any("Windfall" in line for line in t.game.story(viewer))


@rule("HG-053")
def test_a_record_for_the_player_holds_no_chance() -> None:
    t = secretive().hagal("arrakeen_1p").rival(1)
    seen = t.game.record.seen_by((0,))
    assert seen.seed is None
    assert seen.outcomes() == []
    assert "~" not in str(seen)


@rule("HG-053")
def test_a_rivals_card_could_be_any_hidden_one() -> None:
    t = solo(rivals=("vladimir_harkonnen", "ilban_richese")).give(1, solari=1).hagal("arrakeen_1p").rival(1)
    found = set()
    for seed in range(20):
        twin = determinize(t.s, (0,), Rng(seed))
        assert isinstance(twin, Dune)
        found |= {twin.face[i].id for i in twin.players[1].intrigue}
    assert len(found) > 5


@rule("HG-053")
def test_nobody_can_ask_for_the_view_of_a_rival() -> None:
    with pytest.raises(hagal.ChoiceError, match="no seat 1"):
        solo().game.view(1)


@rule("HG-012", "HG-016")
def test_both_rivals_flip_from_one_deck_and_the_swords_count() -> None:
    t = fight(solo(), "skirmish_b", {0: 4, 1: 1, 2: 2}, "heighliner", "hardy_warriors")
    assert flipped(t) == [(1, "heighliner", 6), (2, "hardy_warriors", 5)]
    assert fought(t) == {0: 8, 1: 8, 2: 9}
    assert (t[2].vp, t[0].water, t[1].water) == (1, 0, 0)
