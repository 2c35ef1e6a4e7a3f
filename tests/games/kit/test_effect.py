"""Effects, conditions and counts as every game has them."""

from __future__ import annotations

import pytest

from hagal.games.kit.effect import DECLINE, Condition, Count
from hagal.kernel.step import Msg
from tests.games.kit.effects import Free, Pocket
from tests.kernel.positions import deal
from tests.kernel.tiny_state import Tiny


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
