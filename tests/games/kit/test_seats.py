"""Round the table."""

from __future__ import annotations

from hagal.games.kit.seats import clockwise, left_of, others

PLAYERS = ["a", "b", "c", "d"]


def test_clockwise_begins_with_the_seat_itself() -> None:
    assert ["".join(clockwise(PLAYERS, seat)) for seat in range(4)] == ["abcd", "bcda", "cdab", "dabc"]


def test_the_others_begin_on_the_left() -> None:
    assert ["".join(others(PLAYERS, seat)) for seat in range(4)] == ["bcd", "cda", "dab", "abc"]


def test_who_is_alone_has_no_others() -> None:
    assert others(["a"], 0) == []


def test_the_seat_on_the_left_of_the_last_is_the_first() -> None:
    assert [left_of(seat, 4) for seat in range(4)] == [1, 2, 3, 0]


def test_players_are_not_reseated() -> None:
    clockwise(PLAYERS, 2).clear()
    assert PLAYERS == ["a", "b", "c", "d"]
