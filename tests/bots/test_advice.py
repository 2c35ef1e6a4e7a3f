"""What bots advise: the best answers first, each with its reason, from what the seat may know alone."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import hagal
from hagal import bots
from hagal.bots import remote
from hagal.bots.workers import Pool
from hagal.game import Game
from hagal.kernel.step import Choice, Msg
from hagal.text import LANGUAGES, has
from tests.support.twins import scrambled

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "dune, solo": ("dune", {"players": 1}),
    "dune, ix": ("dune", {"players": 3, "modules": ["ix"]}),
    "hunted": ("encounters", {"players": 2}),
    "hunters": ("encounters", {"players": 2, "modules": ["hunters"]}),
    "alien": ("encounters", {"players": 2, "modules": ["alien"]}),
    "runewars": ("runewars", {"players": 2}),
}
CHOICES = 70


@cache
def moments(name: str) -> tuple[Game, ...]:
    """Positions of a game that the heuristic bot plays, before each question with several answers."""
    title, wish = GAMES[name]
    game = hagal.new(title, seed=11, **wish)
    found: list[Game] = []
    for _ in range(CHOICES):
        if game.over:
            break
        decision = game.decisions[0]
        if len(decision.options) > 1:
            found.append(game.copy())
        game.choose(bots.decide(game.state, decision.seat, bots.make("heuristic", 3)).key(), decision.seat)
    return tuple(found)


def advice(game: Game) -> list[bots.Advice]:
    return bots.advise(game.state, game.decisions[0].seat, bots.make("heuristic", 5))


@pytest.mark.parametrize("name", GAMES)
def test_up_to_three_answers_each_with_a_reason_and_the_best_first(name: str) -> None:
    counts: set[int] = set()
    for game in moments(name):
        found = advice(game)
        keys = [one.step.key() for one in found]
        assert 1 <= len(keys) <= 3
        assert len(set(keys)) == len(keys)
        assert set(keys) <= set(game.decisions[0].keys)
        assert all(has(one.why.id, lang) for one in found for lang in LANGUAGES)
        assert all(one.why != bots.BEST for one in found[1:]), "only the best looks best"
        behind = [one.behind for one in found if one.behind is not None]
        assert behind == sorted(behind)
        assert not behind or behind[0] == 0.0
        counts.add(len(keys))
    assert 3 in counts, "it can rank"


@pytest.mark.parametrize("name", GAMES)
def test_the_first_is_what_the_bot_would_do(name: str) -> None:
    """Where two are worth the same, it takes either."""
    for game in moments(name):
        decision = game.decisions[0]
        best = [one.step.key() for one in advice(game) if not one.behind]
        chosen = bots.decide(game.state, decision.seat, bots.make("heuristic", 5)).key()
        assert chosen in best or len(best) == 3


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_in_a_game_in_which_all_that_is_hidden_is_another(name: str) -> None:
    for game in moments(name)[::5]:
        assert advice(scrambled(game, game.decisions[0].seat)) == advice(game)


def test_the_state_stays_as_it_is() -> None:
    for name in GAMES:
        for game in moments(name)[::9]:
            before = str(game.save())
            advice(game)
            assert str(game.save()) == before


def test_a_worker_says_the_same() -> None:
    with Pool() as pool:
        for name in ("dune, solo", "hunted", "runewars"):
            for game in moments(name)[4:40:12]:
                seat = game.decisions[0].seat
                there = remote.advise(pool, game.title, game.state, seat, bots.kind("heuristic"), 5, 60.0)
                assert [tuple(one) for one in there] == [(one.step.key(), one.why, one.behind) for one in advice(game)]


def test_a_bot_that_cannot_rank_gives_its_choice(hasty: type[bots.Bot]) -> None:
    game = moments("dune, solo")[5]
    (found,) = bots.advise(game.state, game.decisions[0].seat, hasty(1))
    assert (found.step.key(), found.why, found.behind) == (game.decisions[0].keys[-1], Msg("bots-chance"), None)


@pytest.fixture
def hasty() -> type[bots.Bot]:
    class Hasty(bots.Bot):
        def choose(self, s: Any, seat: int, options: bots.Options) -> Any:
            return options[-1]

        def reason(self) -> Msg:
            return Msg("bots-chance")

    return Hasty


def test_what_has_one_answer_says_so() -> None:
    game = hagal.new("dune", players=1, seed=11)
    while len(game.decisions[0].options) > 1:
        game.choose(bots.decide(game.state, 0, bots.make("heuristic", 3)).key(), 0)
    assert isinstance(game.state.stack[-1][0], Choice)
    (only,) = advice(game)
    assert only.why == Msg("bots-only")
