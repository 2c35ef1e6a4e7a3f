"""What has one answer is answered for who plays alone; Records have it like any other choice, and undo passes it by."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hagal
from hagal import tempo
from hagal.game import Game

ALONE: dict[str, dict[str, Any]] = {
    "dune": {"players": 1},
    "dune with Ix": {"players": 1, "modules": ["ix"]},
    "encounters": {"players": 1},
    "hunters": {"players": 1, "modules": ["hunters"]},
}


def begun(name: str) -> Game:
    title = {"hunters": "encounters"}.get(name, name.partition(" ")[0])
    return hagal.new(title, seed=3, **ALONE[name])


def forced(game: Game) -> bool:
    return tempo.only_answer(game) is not None


@pytest.mark.parametrize("name", ALONE)
def test_a_whole_game_without_a_question_that_has_one_answer(name: str) -> None:
    game, rng, plain = begun(name), Random(name), 0
    plain += tempo.go_on(game, {0})
    while not game.over:
        assert not forced(game)
        game.choose(rng.choice(game.decisions[0].keys))
        plain += tempo.go_on(game, {0})
    asked = sum(not forced_then for forced_then in was_forced(game))
    assert len(game.record.keys) == asked + plain
    assert hagal.replay(str(game.record)).outcome == game.outcome


def was_forced(game: Game) -> list[bool]:
    """Of each choice of a game: could nothing else be chosen?"""
    found: list[bool] = []
    hagal.replay(str(game.record), before=lambda then: found.append(forced(then)))
    return found


@pytest.mark.parametrize("name", ALONE)
def test_undo_goes_back_to_the_last_question_that_had_a_choice(name: str) -> None:
    game, rng, back = begun(name), Random(name), 0
    tempo.go_on(game, {0})
    for _ in range(60):
        if game.over:
            break
        before = game.position
        game.choose(rng.choice(game.decisions[0].keys))
        answered = tempo.go_on(game, {0})
        if game.can_undo_by(0):
            key = game.record.keys[-1 - answered]
            tempo.go_back(game, 0, {0})
            assert game.position == before
            assert not forced(game)
            back += 1
            game.choose(key[1], 0)
            tempo.go_on(game, {0})
    assert back


def test_an_answer_that_follows_what_cannot_be_taken_back_cannot_be_either() -> None:
    game, rng = begun("dune"), Random(1)
    seen = 0
    while not game.over:
        key = rng.choice(game.decisions[0].keys)
        final = not game.copy().choose(key).can_undo_by(0)
        game.choose(key)
        if final and tempo.go_on(game, {0}) and not game.over:
            assert not game.can_undo
            seen += 1
        else:
            tempo.go_on(game, {0})
    assert seen


def test_nothing_is_answered_for_seats_that_are_not_alone() -> None:
    game, rng = hagal.new("dune", players=4, seed=3), Random(2)
    while not forced(game):  # with others there it is a quarter of all questions
        game.choose(rng.choice(game.decisions[0].keys), game.decisions[0].seat)
    asked, before = game.decisions[0].seat, game.position
    assert tempo.go_on(game, ()) == 0
    assert tempo.go_on(game, {(asked + 1) % 4}) == 0
    assert game.position == before
    assert tempo.go_on(game, {asked}) > 0


def test_what_comes_by_itself_is_part_of_what_can_be_taken_back() -> None:
    """A choice that could be taken back, were it not for the end of the turn that follows without a question."""
    differs = 0
    for seed in range(4):
        game, rng = hagal.new("dune", players=1, seed=seed), Random(seed)
        tempo.go_on(game, {0})
        while not game.over:
            key = rng.choice(game.decisions[0].keys)
            alone = game.could_undo(key, 0)
            together = game.could_undo(key, 0, lambda twin: tempo.go_on(twin, {0}))
            differs += alone and not together
            assert alone or not together
            game.choose(key)
            tempo.go_on(game, {0})
    assert differs


def last_looks(game: Game, rng: Random) -> int:
    """Play it to its end; how often whoever plays alone was asked only to look. What can be seen then is gone after."""
    looks = 0
    tempo.go_on(game, {0})
    while not game.over:
        found = game.decisions[0]
        if len(found.options) == 1:
            looks += 1
            assert found.keys == ["done"]
            before = game.view(0)
            assert before["played"], "nobody is asked where there is nothing to see"
            game.choose("done", 0)
        else:
            game.choose(rng.choice(busy(found.keys)))
        tempo.go_on(game, {0})
    return looks


def busy(keys: list[str]) -> list[str]:
    """Whoever does all that can be done comes to the end of a turn."""
    return [key for key in keys if key != "done"]


@pytest.mark.parametrize("modules", [(), ("hunters",), ("alien",)])
def test_what_is_gone_with_an_answer_is_seen_before(modules: tuple[str, ...]) -> None:
    game = hagal.new("encounters", players=1, modules=list(modules), seed=5, last_look=True)
    assert last_looks(game, Random(1)) > 2
    assert hagal.replay(str(game.record)).outcome == game.outcome
    plain = hagal.new("encounters", players=1, modules=list(modules), seed=5)
    assert last_looks(plain, Random(1)) == 0


def test_a_bot_looks_at_nothing() -> None:
    game = hagal.new("encounters", players=2, modules=["hunters"], seed=5, last_look=True)
    rng, answered = Random(3), 0
    for _ in range(200):
        if game.over:
            break
        game.choose(rng.choice(busy(game.decisions[0].keys)), game.decisions[0].seat)
        assert tempo.part(game, ()) == 0
        answered += tempo.part(game, {0, 1})
        found = tempo.only_step(game)
        assert found is None or not found[1].parts(game.state, found[0])
    assert answered > 2
