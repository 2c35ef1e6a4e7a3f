"""Clarifications of cards: IX-091, IX-092, and an extra turn."""

from __future__ import annotations

import json

import pytest

from hagal.game import Game
from hagal.games.dune.state import Dune
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from tests.rules import rule
from tests.rules.dune_ix.position import arrange

# Imperial Bashar


@rule("IX-091")
@pytest.mark.parametrize(
    ("others", "swords"),
    [
        ((), 2),
        (("dagger",), 2 + 1 + 1),
        (("dagger", "dagger"), 2 + 2 + 2),
        (("convincing_argument",), 2),
        (("imperial_shock_trooper",), 2 + 2 + 1),
    ],
)
def test_imperial_bashar_counts_other_cards_with_swords(others: tuple[str, ...], swords: int) -> None:
    t = arrange().hand(0, "imperial_bashar", *others).intrigue(0, "ambush").turn(0)
    t.choose("reveal", "do swords per other card")
    assert t[0].swords == swords


@rule("IX-091")
@pytest.mark.parametrize(("choice", "swords"), [("swords 2", 2 + 2 + 1), ("persuasion 2", 2)])
def test_a_sister_counts_if_she_gives_swords(choice: str, swords: int) -> None:
    t = arrange().hand(0, "imperial_bashar", "bene_gesserit_sister").intrigue(0, "ambush").turn(0)
    t.choose("reveal", "do either persuasion 2/swords 2", choice, "do swords per other card")
    assert t[0].swords == swords


@rule("IX-091")
def test_a_condition_that_does_not_hold_gives_no_swords() -> None:
    t = arrange().hand(0, "imperial_bashar", "shai_hulud").intrigue(0, "ambush").turn(0)
    t.choose("reveal", "do swords per other card")
    assert t[0].swords == 2
    t = arrange().hand(0, "imperial_bashar", "shai_hulud", "jamis").intrigue(0, "ambush").turn(0)
    t.choose("reveal", "do swords per other card")
    assert t[0].swords == 2 + 5 + 2 + 2


@rule("IX-091")
def test_a_card_played_as_agent_card_is_not_revealed() -> None:
    t = arrange().hand(0, "imperial_bashar").in_play(0, "dagger").intrigue(0, "ambush").turn(0)
    t.choose("reveal", "do swords per other card")
    assert t[0].swords == 2


@rule("IX-091")
def test_revealed_cards_stay_counted_when_an_agent_card_is_trashed() -> None:
    t = arrange("armand_ecaz").agent(0, "carthag").agent(0, "smuggling").in_play(0, "diplomacy", "scout")
    t.hand(0, "dagger", "imperial_bashar").intrigue(0, "ambush").turn(0)
    t.choose("reveal", "do trash in play", "trash diplomacy play", "do swords per other card")
    assert t[0].swords == 1 + 2 + 1


@rule("IX-091")
def test_two_cards_with_the_same_box() -> None:
    t = arrange().tiles(0, "artillery").hand(0, "imperial_bashar", "dagger").intrigue(0, "ambush").turn(0)
    t.choose("reveal", "do swords per other card", "do swords per card")
    assert t[0].swords == 3 + 1 + 2


# Intrigue cards put under the deck


def court_intrigue(buried: str) -> Game:
    t = arrange().hand(0, "court_intrigue").intrigue(0, "ambush", "windfall").intrigue_deck("charisma").turn(0)
    t.choose("agent court_intrigue wealth", "do bury", f"bury {buried}")
    assert t.names(t[0].intrigue) == sorted({"ambush", "windfall", "charisma"} - {buried})
    assert t.s.face[t.s.intrigue_deck[0]].id == buried, "at the bottom"
    return t.game


@rule("IX-092")
def test_a_card_put_under_the_deck_is_not_shown() -> None:
    one, other = court_intrigue("ambush"), court_intrigue("windfall")
    for viewer in (1, 2, 3, None):
        assert json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))
        assert one.story(viewer) == other.story(viewer)
        assert "ambush" not in json.dumps(one.view(viewer))
    for seats in ((1,), (2, 3), ()):
        assert "ambush" not in str(one.record.seen_by(seats))
    assert "bury ambush" in str(one.record.seen_by((0,)))
    assert one.view(0)["intrigue_discard"] == []


@rule("IX-092")
def test_its_owner_remembers_it_and_nobody_else_knows() -> None:
    s = court_intrigue("ambush").state
    assert isinstance(s, Dune)
    assert s.known[s.intrigue_deck[0]] == 1
    bottoms = set()
    for seed in range(40):
        twin = determinize(s, (1,), Rng(seed))
        assert isinstance(twin, Dune)
        bottoms.add(twin.face[twin.intrigue_deck[0]].id)
        mine = determinize(s, (0,), Rng(seed))
        assert isinstance(mine, Dune)
        assert mine.face[mine.intrigue_deck[0]].id == "ambush"
    assert len(bottoms) > 10


@rule("IX-092")
def test_who_knew_the_cards_no_longer_knows_which_is_left() -> None:
    t = arrange().hand(0, "court_intrigue").intrigue(0, "ambush", "windfall").turn(0)
    for i in t[0].intrigue:
        t.s.known[i] |= 1 << 1  # seat 1 has had them in hand
    t.choose("agent court_intrigue wealth", "do bury", "bury ambush")
    assert t.game.view(1)["players"][0]["intrigue"] == [None, None]


@rule("IX-092")
def test_without_an_intrigue_card_nothing_is_drawn() -> None:
    t = arrange().hand(0, "court_intrigue").turn(0).choose("agent court_intrigue wealth")
    assert (t[0].intrigue, t.asked) == ([], 1)


@rule("IX-092")
def test_it_may_be_declined() -> None:
    t = arrange().hand(0, "court_intrigue").intrigue(0, "ambush").turn(0).choose("agent court_intrigue wealth", "skip")
    assert t.names(t[0].intrigue) == ["ambush"]


@rule("IX-092")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_sonic_snoopers_bury_any_number_and_draw_as_many(n: int) -> None:
    t = arrange().tiles(0, "sonic_snoopers").intrigue(0, "ambush", "windfall").intrigue_deck("charisma", "bribery")
    t.hand(0, "dagger").turn(0).choose("use sonic_snoopers", *["bury ambush", "bury windfall"][:n])
    if n < 2:
        t.choose("stop")
    kept = ["ambush", "windfall"][n:]
    assert t.names(t[0].intrigue) == sorted(kept + ["bribery", "charisma"][:n])
    assert t.owned(0) == [], "the tile is gone"
    for viewer in (1, None):
        assert t.game.view(viewer)["players"][0]["intrigue"] == [None, None]
        assert t.game.view(viewer)["intrigue_discard"] == []
        assert "bury ambush" not in str(t.game.record.seen_by((viewer,) if viewer else ()))


# Another turn: Weirding Way


def test_weirding_way_an_agent_turn_right_after() -> None:
    t = arrange().hand(0, "weirding_way", "dagger", "scout").turn(0).choose("agent weirding_way smuggling")
    t.choose("do another_turn", "decline")
    assert (t.asked, t.question) == (0, "turn")
    t.choose("agent dagger tech_negotiation", "negotiator 0")
    assert t.asked == 1


def test_weirding_way_a_reveal_turn_right_after() -> None:
    t = arrange().hand(0, "weirding_way", "dagger").turn(0).choose("agent weirding_way smuggling")
    t.choose("do another_turn", "decline", "reveal")
    assert t[0].revealed
    assert t.asked == 1


def test_weirding_way_declined() -> None:
    t = arrange().hand(0, "weirding_way", "dagger").turn(0).choose("agent weirding_way smuggling")
    t.choose("do freighter 1", "decline", "decline")
    assert t.asked == 1


def test_weirding_way_once_more_and_play_goes_on_to_the_left() -> None:
    t = arrange().hand(1, "weirding_way", "weirding_way", "dagger").turn(1)
    t.choose("agent weirding_way smuggling", "do another_turn", "decline")
    assert t.asked == 1
    t.choose("agent weirding_way carthag", "do another_turn", "deploy 0")
    assert t.asked == 1
    t.choose("reveal", "done")
    assert t.asked == 2


def test_weirding_way_with_bindu_suspension() -> None:
    t = arrange().hand(0, "weirding_way", "dagger").intrigue(0, "bindu_suspension").deck(0, "scout").turn(0)
    t.choose("agent weirding_way smuggling", "do another_turn", "do freighter 1", "decline", "end")
    assert (t.asked, "plot bindu_suspension" in t.keys) == (0, True)
    t.choose("plot bindu_suspension")
    assert t.asked == 1, "the extra turn is over"
    assert not t[0].revealed
    assert "scout" in t.names(t[0].hand)


def test_the_extra_turn_ends_the_voice_and_infiltration() -> None:
    t = arrange().hand(0, "weirding_way", "dagger").intrigue(0, "infiltrate").agent(1, "carthag").turn(0)
    t[0].voice = t.s.board.places["mentat"]
    t.choose("plot infiltrate", "agent weirding_way carthag", "do another_turn", "deploy 0")
    assert (t.asked, t.s.infiltrate, t[0].voice) == (0, False, -1)
