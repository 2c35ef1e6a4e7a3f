"""Games begun under earlier rules keep the readings that they were begun with."""

from __future__ import annotations

from typing import Any

import pytest

import hagal
from hagal.kernel.record import Record
from tests.rules import rule

BEFORE_2 = {
    "three_way_tie": "third",
    "reveal_tiles": "next_turn",
    "expert_dreadnoughts": "held_back",
    "weirding_way": "after_hagal",
}


def begun_before_2(players: int, **options: Any) -> dict[str, Any]:
    """The readings of a game whose Record is of rules 1."""
    record: Record = hagal.new("dune", players=players, seed=3, **options).record
    record.rules = "1"
    return hagal.replay(str(record)).state.rules.options


@rule("DI-062")
@pytest.mark.parametrize(("players", "tie"), [(1, "nothing"), (2, "nothing"), (3, "rulebook"), (4, "rulebook")])
def test_a_tie_for_second_brings_what_it_brought(players: int, tie: str) -> None:
    for options in ({}, {"tie_for_second": "rulebook"}):
        found = begun_before_2(players, **options)
        assert found["tie_for_second"] == tie
        assert {name: found[name] for name in BEFORE_2} == BEFORE_2


def test_what_was_named_and_means_the_same_stays() -> None:
    found = begun_before_2(2, tie_for_second="third", three_way_tie="nothing")
    assert (found["tie_for_second"], found["three_way_tie"]) == ("third", "nothing")


def test_a_new_game_has_the_readings_of_today() -> None:
    found = hagal.replay(str(hagal.new("dune", players=2, seed=3).record)).state.rules.options
    assert (found["tie_for_second"], found["three_way_tie"], found["weirding_way"]) == (
        "rulebook",
        "nothing",
        "at_once",
    )
