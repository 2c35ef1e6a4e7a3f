"""What effects made of effects do in every game."""

from __future__ import annotations

from hagal.games.kit.combine import any_can, can_if, messages, plain_messages, push_all, push_each, those_that_can
from hagal.games.kit.effect import DECLINE, Condition
from hagal.kernel.step import Msg
from tests.games.kit.effects import Free, Pocket
from tests.kernel.positions import deal
from tests.kernel.tiny_state import Tiny


class Poor(Condition[Tiny]):
    tag = "poor"

    def holds(self, s: Tiny, seat: int, source: int) -> bool:
        return s.coins[seat] == 0


def test_one_that_can_is_enough() -> None:
    s = deal("", "", coins=(0, 1))
    assert any_can((Pocket(), Free()), s, 0, -1)
    assert not any_can((Pocket(), Pocket()), s, 0, -1)
    assert any_can((Pocket(), Pocket()), s, 1, -1)
    assert not any_can((), s, 1, -1)


def test_of_several_only_those_that_can_are_offered_in_their_order() -> None:
    s = deal("", "", coins=(0, 1))
    both = (Free(), Pocket())
    assert those_that_can(both, s, 0, -1) == [Free()]
    assert those_that_can(both, s, 1, -1) == [Free(), Pocket()]


def test_only_if_takes_the_condition_and_one_that_can() -> None:
    s = deal("", "", coins=(0, 1))
    assert can_if(Poor(), (Free(),), s, 0, -1)
    assert not can_if(Poor(), (Pocket(),), s, 0, -1)
    assert not can_if(Poor(), (Free(),), s, 1, -1)


def test_the_first_of_several_is_on_top_of_the_stack() -> None:
    s = deal("", "")
    push_all(s, (Pocket(), Free(), DECLINE), 1, 5)
    assert s.stack[-3:] == [(DECLINE, 1, 5), (Free(), 1, 5), (Pocket(), 1, 5)]


def test_everybody_has_all_of_it_before_the_next_one_begins() -> None:
    s = deal("", "")
    before = len(s.stack)
    push_each(s, (Pocket(), Free()), [1, 0], 5)
    assert s.stack[before:] == [(Free(), 0, 5), (Pocket(), 0, 5), (Free(), 1, 5), (Pocket(), 1, 5)]


def test_effects_are_told_in_order_with_and_without_a_may() -> None:
    assert messages((Pocket(), Free())) == (Msg("pocket"), Msg("free"))
    assert plain_messages((Pocket(), Free())) == (Msg("a-coin"), Msg("free"))
