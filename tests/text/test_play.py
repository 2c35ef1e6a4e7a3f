"""Whole games in which every question, option, reason and line of the story is said in all three languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hagal
from tests.support.ear import Ear, listen


@pytest.mark.parametrize("players", [3, 4])
def test_games_are_told_without_a_gap(players: int) -> None:
    ear = Ear()
    for seed in range(6):
        game = hagal.new("dune", players=players, seed=seed, promos=True, leaders="choose" if seed else "random")
        listen(game, ear, Random(seed))
    assert len(ear.ids) > 100
    assert {"ask-turn", "option-agent", "option-reveal", "event-agent", "why-icon", "why-unknown-key"} <= ear.ids


@pytest.mark.parametrize("players", [1, 2])
def test_games_with_rivals_are_told_without_a_gap(players: int) -> None:
    ear = Ear()
    for seed in range(6):
        listen(hagal.new("dune", players=players, seed=seed, modules=["rivals"]), ear, Random(seed))
    assert {"event-rival-goes", "event-rival-skips", "event-rival-swords", "event-hagal-reshuffle"} <= ear.ids


@pytest.mark.parametrize("players", [3, 4])
def test_games_with_rise_of_ix_are_told_without_a_gap(players: int) -> None:
    ear = Ear()
    for seed in range(4):
        listen(hagal.new("dune", players=players, seed=seed, modules=["ix"], promos=True), ear, Random(seed))
    assert {"ask-freighter", "option-buy-tech", "event-tech", "event-commission", "event-freighter-home"} <= ear.ids


def test_solo_and_epic_games_with_rise_of_ix_are_told_without_a_gap() -> None:
    ear = Ear()
    for seed in range(5):
        wishes: dict[str, Any] = {
            "row_dice": True,
            "brutal_escalation": True,
            "rival_leaders": ["rhombur_vernius", "hundro_moritani"],
        }
        listen(hagal.new("dune", players=1, seed=seed, modules=["ix"], **wishes), ear, Random(seed))
        listen(hagal.new("dune", players=2, seed=seed, modules=["ix"]), ear, Random(seed))
    listen(hagal.new("dune", players=3, seed=0, modules=["ix"], epic=True), ear, Random(0))
    wanted = {"event-row-dice", "event-row-trash", "event-tech-trashed", "event-deploy-dreadnought"}
    assert wanted <= ear.ids


def test_a_story_reads_well_in_every_language() -> None:
    game = hagal.new("dune", players=3, seed=3, leaders=["paul_atreides", "leto_atreides", "ilban_richese"])
    assert game.story(0)[-1].startswith("Player ")
    assert game.story(0, "ru")[-1].startswith("Игрок ")
    assert game.story(0, "pt-BR")[-1].startswith("Jogador ")
    assert len(game.story(0)) == len(game.story(0, "ru")) == len(game.story(0, "pt-BR"))
