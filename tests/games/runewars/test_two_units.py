"""Two different units of a battle, named one after the other in the order of their codes."""

from __future__ import annotations

from hagal.games.runewars.battle.losses import first_or_second


def test_the_first_leaves_one_for_the_second() -> None:
    assert first_or_second([2, 4, 6], -1) == [2, 4]


def test_the_last_two_may_be_alike() -> None:
    assert first_or_second([2, 6, 6], -1) == [2, 6, 6]


def test_the_only_one_can_be_named() -> None:
    assert first_or_second([2], -1) == [2]


def test_the_second_has_no_lower_code_and_is_another_unit() -> None:
    assert first_or_second([2, 4, 6], 4) == [6]
    assert first_or_second([2, 4, 4, 6], 4) == [4, 6]


def test_what_a_side_has_stays_as_it_was() -> None:
    units = [2, 4]
    first_or_second(units, -1)
    first_or_second(units, 2)
    assert units == [2, 4]
