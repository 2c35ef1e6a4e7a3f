"""Effects, conditions and counts as every game has them."""

from __future__ import annotations

import pytest

from hagal.games.kit.effect import DECLINE, Condition, Count, Effect, any_can, messages, plain_messages, push_all
from hagal.kernel.step import Msg
from tests.kernel.positions import deal
from tests.kernel.tiny_state import Tiny


class Pocket(Effect[Tiny]):
    """A coin, if there is another already."""

    tag = "pocket"

    def can(self, s: Tiny, seat: int, source: int) -> bool:
        return s.coins[seat] > 0

    def run(self, s: Tiny, seat: int, source: int) -> None:
        s.coins[seat] += 1

    def plain(self) -> Msg:
        return Msg("a-coin")


class Free(Effect[Tiny]):
    tag = "free"


class Rich(Condition[Tiny]):
    tag = "rich"


class Coins(Count[Tiny]):
    tag = "coins"


def test_an_effect_runs_unless_it_says_that_it_asks() -> None:
    assert not Pocket().asks


def test_an_effect_can_always_happen_unless_it_says_otherwise() -> None:
    s = deal("", "", coins=(0, 1))
    assert Free().can(s, 0, -1)
    assert [Pocket().can(s, seat, -1) for seat in (0, 1)] == [False, True]


def test_one_that_can_is_enough() -> None:
    s = deal("", "", coins=(0, 1))
    assert any_can((Pocket(), Free()), s, 0, -1)
    assert not any_can((Pocket(), Pocket()), s, 0, -1)
    assert any_can((Pocket(), Pocket()), s, 1, -1)
    assert not any_can((), s, 1, -1)


def test_the_first_of_several_is_on_top_of_the_stack() -> None:
    s = deal("", "")
    push_all(s, (Pocket(), Free(), DECLINE), 1, 5)
    assert s.stack[-3:] == [(DECLINE, 1, 5), (Free(), 1, 5), (Pocket(), 1, 5)]


def test_effects_are_told_in_order_with_and_without_a_may() -> None:
    assert messages((Pocket(), Free())) == (Msg("pocket"), Msg("free"))
    assert plain_messages((Pocket(), Free())) == (Msg("a-coin"), Msg("free"))


def test_declining_is_an_option_that_does_nothing() -> None:
    assert (DECLINE.key(), DECLINE.message(), DECLINE.asks) == ("decline", Msg("option-decline"), False)


def test_conditions_and_counts_are_told_by_their_tags() -> None:
    assert (Rich().message(), Coins().message()) == (Msg("rich"), Msg("coins"))


def test_what_a_condition_or_count_reads_is_its_own_affair() -> None:
    s = deal("", "")
    with pytest.raises(NotImplementedError, match="Rich"):
        Rich().holds(s, 0, -1)
    with pytest.raises(NotImplementedError, match="Coins"):
        Coins().of(s, 0, -1)
