"""The laws over random taps, and every question, answer, correction and line of the story in three languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hagal
from hagal.games import title
from hagal.games.dune.physical.part import PhysicalPart
from hagal.kernel.laws import fields_complete
from hagal.lab.watched_game import Ruleset, WatchedGame, draw_ruleset
from tests.support.ear import Ear, listen
from tests.support.laws import hold

TITLE = title("dune")
modules = st.sampled_from([("physical",), ("ix", "physical")])
rulesets = st.builds(draw_ruleset, st.just(TITLE), st.just((1, 2)), st.integers(0, 2**32 - 1), modules)


@settings(max_examples=4)
@given(rulesets, st.integers(0, 2**63 - 1))
def test_every_law_holds_beside_the_real_board(ruleset: Ruleset, seed: int) -> None:
    hold(WatchedGame(ruleset, seed, sample=0.005).run())


@pytest.mark.proof
@settings(max_examples=200, derandomize=False)
@given(rulesets, st.integers(0, 2**63 - 1))
def test_every_law_holds_in_many_games_beside_the_real_board(ruleset: Ruleset, seed: int) -> None:
    hold(WatchedGame(ruleset, seed, sample=0.02).run())


def test_soak_runs_play_it_too() -> None:
    drawn = [draw_ruleset(TITLE, TITLE.players, seed).modules for seed in range(40)]
    assert ("physical",) in drawn
    assert ("ix", "physical") in drawn


def test_the_fields_of_its_part_are_complete() -> None:
    fields_complete(PhysicalPart())


@pytest.mark.parametrize(
    "wish",
    [
        {"players": 1, "difficulty": "mentat"},
        {"players": 2},
        {"players": 1, "modules": ["ix", "physical"], "row_dice": True, "brutal_escalation": True},
        {"players": 2, "modules": ["ix", "physical"], "epic": True},
    ],
    ids=str,
)
def test_games_are_told_without_a_gap(wish: dict[str, Any]) -> None:
    ear = Ear()
    for seed in range(2):
        listen(hagal.new("dune", seed=seed, **{"modules": ["physical"], **wish}), ear, Random(seed))
    assert {"ask-rival-next", "option-rival-turn", "fix-occupy", "event-rival-goes", "ask-points-final"} <= ear.ids
