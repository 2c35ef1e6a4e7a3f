"""Effects that happen at once: PR-142, with PR-074 and PR-106."""

from __future__ import annotations

import json

from hagal.games.encounters import order
from hagal.games.encounters.effects import attack, discard, discard_top, draw, mark, strike
from hagal.games.encounters.order import at_once
from hagal.games.encounters.state import Encounters
from hagal.kernel.codec import restore, snapshot
from hagal.kernel.step import Frame
from tests.games.encounters.position import Position
from tests.rules import rule


def enforcer(*hand: str) -> Position:
    """A Scorpion Enforcer is killed while each kill is worth two cards."""
    t = Position(1, film=2).hand(0, *hand).deck(0, "brute_force", "the_speech", "bad_idea", "knock_knock")
    return t.combat("scorpion_enforcer").give(attack=3, bounty=2).choose("fight scorpion_enforcer")


@rule("PR-142")
def test_the_active_player_orders_what_a_death_brings() -> None:
    t = enforcer("experience")
    assert t.keys == ["first collect", "first scorpion_enforcer"]
    assert t.asked == 0
    t.choose("first collect")
    assert (t.in_hand(0), t.ids(t[0].discard)) == (["bad_idea", "experience", "knock_knock"], ["the_speech"])
    t = enforcer("experience").choose("first scorpion_enforcer")
    assert (t.in_hand(0), t.ids(t[0].discard)) == (["bad_idea", "experience", "the_speech"], ["knock_knock"])
    assert "done" in t.keys


@rule("PR-142")
def test_an_empty_hand_has_nothing_to_discard() -> None:
    t = Position(1).hand(0).deck(0, "brute_force", "the_speech").combat("young_blood_b").give(attack=2, bounty=1)
    t.choose("fight young_blood_b", "first young_blood_b")
    assert (t.in_hand(0), "done" in t.keys) == (["the_speech"], True)


@rule("PR-142")
def test_nobody_is_asked_where_the_order_means_nothing() -> None:
    t = Position(1).hand(0, "experience").deck(0, "brute_force", "bad_idea").combat("val_verde_guerrilla")
    t.strikes("flesh_wound").give(attack=3, bounty=1).choose("fight val_verde_guerrilla")
    assert (t.in_hand(0), t.damage) == (["bad_idea", "experience"], [1])  # a card first: it may help against the Strike
    t = Position(1, film=2).combat("el_scorpio").wild("hills", "scorpion_enforcer").strikes("flesh_wound")
    t.deck(0, "brute_force", "bad_idea").give(attack=3).choose("fight hills")
    assert (t.ids(t[0].discard), t.damage) == (["bad_idea"], [1])
    t = Position(1).combat("young_blood_a").hand(0, "experience").give(attack=2, bounty=1).choose("fight young_blood_a")
    assert t.keys == ["let"]  # the HQ and the own cards are two things


@rule("PR-142")
def test_a_card_that_might_be_pushed_out_makes_the_order_matter() -> None:
    def killed(*spaces: str) -> Position:
        t = Position(1).hand(0, "experience").combat("something_out_there_waiting_for_us").give(attack=3, bounty=1)
        for space in spaces:
            t.wild(space, "soviet_advisor", up=False)
        return t.choose("fight something_out_there_waiting_for_us")

    assert killed("hills", "ruins", "river", "graveyard").keys == ["let"]
    assert killed("hills", "ruins", "river", "graveyard", "underground").keys[0] == "first collect"


def together(t: Position, *frames: Frame) -> Position:
    at_once(t.s, frames)
    return t


@rule("PR-142")
def test_what_is_left_is_ordered_again() -> None:
    t = Position(2).hand(0, "experience").deck(0, "brute_force", "bad_idea", "knock_knock")
    together(t, (draw(1), 0, -1), (discard_top, 0, -1), (attack(2), 0, -1), (discard(1), 0, -1))
    assert t.keys == ["first draw", "first discard-top", "first discard"]
    assert t.s.attack == 2  # by itself: nothing else touches it
    t.choose("first discard")
    assert t.keys == ["first draw", "first discard-top"]
    t.choose("first discard-top")
    assert (t.in_hand(0), t.ids(t[0].discard)) == (["bad_idea"], ["experience", "knock_knock"])


@rule("PR-142")
def test_equal_effects_are_not_ordered() -> None:
    t = together(Position(1), (strike(1), 0, -1), (strike(1), 0, -1)).strikes("flesh_wound", "deep_gash")
    assert "done" in t.keys
    assert t.damage == [3]


@rule("PR-142")
def test_two_effects_with_one_name_have_two_keys() -> None:
    t = together(Position(2), (discard(1), 0, -1), (discard(2), 0, -1))
    assert t.keys == ["first discard", "first discard 2"]


@rule("PR-080", "PR-142")
def test_effects_of_a_player_who_died_are_gone_the_others_are_not() -> None:
    t = Position(2).wounds(0, *["brutal_puncture"] * 2, "deep_gash").strikes("flesh_wound", "flesh_wound").marks(1, 1)
    together(t, (strike(1), 0, -1), (mark(1), 0, -1), (strike(1), 1, -1))
    assert (t.asked, t.keys) == (0, ["first draw-strikes", "first mark", "first draw-strikes 3"])
    t.choose("first draw-strikes")
    assert t[0].dead
    assert t.damage == [0, 1]
    assert t[0].marks == 0


@rule("PR-142")
def test_the_question_survives_a_save() -> None:
    t = enforcer("experience")
    s = restore(t.s.rules, json.loads(json.dumps(snapshot(t.s))))
    assert isinstance(s, Encounters)
    step, seat, source = s.stack[-1]
    assert isinstance(step, order.WhatFirst)
    assert [option.key() for option in step.options(s, seat, source)] == t.keys
    assert t.game.decision is not None
    assert t.game.decision.text() == "Several things happen at once. Which is first?"
    assert [option.text() for option in t.game.decision] == [
        "First: draw 2 cards",
        "First Scorpion Enforcer: discard the top card of your deck",
    ]
