"""House Hagal with one player: what the player decides for rivals, expert deployment, Intrigue cards of rivals."""

from __future__ import annotations

import json

import pytest

import hagal
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.state import Dune
from hagal.kernel.chance import Rng
from hagal.kernel.codec import restore, snapshot
from hagal.kernel.knowledge import determinize
from hagal.kernel.step import Msg
from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_hagal.position import (
    fight,
    flipped,
    fought,
    held,
    last_round,
    prompt,
    solo,
    troops,
)

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
