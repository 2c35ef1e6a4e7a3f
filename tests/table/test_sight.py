"""What a viewer may see: nothing of what is hidden, and everything in its language."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

import hagal
from hagal import bots
from hagal.game import Game
from hagal.kernel.errors import ChoiceError
from hagal.table.sight import Chair, Sight, look, told
from hagal.text import LANGUAGES, calling
from tests.support.twins import scrambled

CHAIRS = [Chair(0, "human", "Ana", mine=True), Chair(1, "human", "Борис"), Chair(2, "heuristic", "")]


def played(choices: int, **wish: Any) -> Game:
    """A game some way in, moved by chance."""
    game = hagal.new("dune", seed=11, **wish)
    bot = bots.make("random", 5)
    for _ in range(choices):
        if game.over:
            break
        decision = game.decisions[0]
        game.choose(bots.decide(game.state, decision.seat, bot).key(), decision.seat)
    return game


def test_only_the_seat_that_is_asked_sees_the_question() -> None:
    game = played(20, players=3)
    asked = game.decision
    assert asked is not None
    for seat in (-1, 0, 1, 2):
        sight = look(game, CHAIRS, seat, "en")
        assert sight.waiting == (asked.seat,)
        if seat == asked.seat:
            assert sight.question is not None
            assert [offer.key for offer in sight.question.offers] == asked.keys
        else:
            assert sight.question is None


def test_players_are_called_by_their_names_and_by_a_number_without_one() -> None:
    game = played(40, players=3)
    told = " ".join(item.text for item in look(game, CHAIRS, -1, "ru").news)
    assert "Ana" in told
    assert "Борис" in told
    assert "грок 3" in told
    assert "грок 1" not in told
    assert "грок 1" in " ".join(game.story(None, "ru"))


@pytest.mark.parametrize("modules", [(), ("ix",)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_sight_is_the_same_when_hidden_things_are_drawn_anew(players: int, modules: tuple[str, ...]) -> None:
    chairs = [Chair(seat, "human", f"N{seat}") for seat in range(players)]
    for choices in (5, 25, 45):
        game = played(choices, players=players, modules=modules)
        for seat in (-1, *range(players)):
            twin = scrambled(game, seat)
            assert shown(look(game, chairs, seat, "en")) == shown(look(twin, chairs, seat, "en"))


def shown(sight: Sight) -> dict[str, Any]:
    found = {field.name: getattr(sight, field.name) for field in fields(sight) if field.name != "components"}
    question = sight.question
    found["question"] = None if question is None else (question.prompt, [(o.key, o.text) for o in question.offers])
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_news_can_be_had_from_a_number_on(lang: str) -> None:
    game = played(30, players=2)
    whole = look(game, CHAIRS, 0, lang).news
    middle = whole[len(whole) // 2].number
    with calling([chair.name for chair in CHAIRS]):
        assert told(game, (0,), lang, middle) == tuple(item for item in whole if item.number >= middle)


def test_only_the_seat_that_chose_last_may_take_it_back() -> None:
    game = hagal.new("dune", players=3, seed=11, leaders="choose")
    decision = game.decision
    assert decision is not None
    game.choose(decision.keys[0])
    assert [look(game, CHAIRS, seat, "en").can_undo for seat in (-1, 0, 1, 2)] == [
        seat == decision.seat for seat in (-1, 0, 1, 2)
    ]
    other = (decision.seat + 1) % 3
    with pytest.raises(ChoiceError):
        game.undo(other)
    assert len(game.record.keys) == 1
    game.undo(decision.seat)
    assert not game.record.keys
