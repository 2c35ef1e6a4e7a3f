"""The laws of every game, over random games of Ferry."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings

import hagal
from hagal.game import Game
from hagal.kernel import laws
from hagal.kernel.chance import Rng
from hagal.kernel.codec import snapshot
from hagal.kernel.knowledge import determinize, mask_of
from hagal.kernel.loop import advance
from hagal.kernel.state import Data, State
from hagal.kernel.step import Msg
from tests.kernel.plans import LONG, Plan, choose, plans, positions
from tests.kernel.tiny import TITLE, FerryFacts
from tests.kernel.tiny_state import Storm, Tiny


@given(plans)
def test_cards_are_conserved_and_keys_are_unique(plan: Plan) -> None:
    for s, options in positions(plan):
        laws.conserved(s)
        laws.keys_unique(s, options)
        laws.knowledge_is_sound(s)


@given(plans)
def test_options_are_pure_and_states_round_trip(plan: Plan) -> None:
    for s, _options in positions(plan):
        laws.options_pure(s)
        laws.round_trips(s)


@given(plans)
def test_copies_are_apart(plan: Plan) -> None:
    for s, options in positions(plan):
        laws.copies_apart(s, options[-1])
        laws.copies_apart(s, options[0])


@given(plans)
def test_secrets_are_kept_from_each_seat_each_pair_and_spectators(plan: Plan) -> None:
    rng = Rng(plan.seed)
    for s, _options in positions(plan):
        for seats in plan.viewers():
            laws.keeps_secrets(s, seats, TITLE.view, rng)


@given(plans)
def test_a_silent_pass_tells_nothing(plan: Plan) -> None:
    rng = Rng(plan.seed)
    for _position in positions(plan, lambda s: laws.asks_alike(s, plan.viewers(), rng)):
        pass


@given(plans)
def test_a_determinized_game_plays_on_to_its_end(plan: Plan) -> None:
    rng = Rng(plan.seed)
    for number, (s, _options) in enumerate(positions(plan)):
        if number % 5:
            continue
        t = determinize(s, (0,), rng)
        for _ in range(LONG):
            if advance(t) is None:
                break
            choose(t, rng.below)
        laws.conserved(t)
        assert not t.stack


@given(plans)
def test_watching_changes_nothing(plan: Plan) -> None:
    plain = [snapshot(s) for s, _options in positions(plan)]
    watched = [snapshot(s) for s, _options in positions(plan, lambda s: None)]
    assert plain == watched


def play(game: Game, pick: Callable[[int], int]) -> Iterator[Game]:
    """A Game, choice by choice, to its end."""
    while game.decision:
        yield game
        offers = [(decision.seat, key) for decision in game.decisions for key in decision.keys]
        seat, key = offers[pick(len(offers))]
        game.choose(key, seat)


@given(plans)
def test_a_record_replays_to_the_same_position(plan: Plan) -> None:
    game = plan.game()
    for _ in play(game, plan.picker()):
        pass
    found = hagal.replay(str(game.record))
    assert snapshot(found.state) == snapshot(game.state)
    assert str(found.record) == str(game.record)
    assert found.outcome == game.outcome
    assert [found.log.seen_by(mask_of(seats)) for seats in plan.viewers()] == [
        game.log.seen_by(mask_of(seats)) for seats in plan.viewers()
    ]


@given(plans)
def test_undo_restores_the_exact_position(plan: Plan) -> None:
    """And what is chosen anew leads where it led before."""
    game = plan.game()
    before: list[tuple[Any, str, list[Msg]]] = []

    def now() -> tuple[Any, str, list[Msg]]:
        return snapshot(game.state), str(game.record), game.log.seen_by(mask_of((0,)))

    for _ in play(game, plan.picker()):
        if game.can_undo:
            after, (seat, key) = now(), game.record.keys[-1]
            game.undo()
            assert now() == before[-1]
            game.choose(key, seat)
            assert now() == after
        before.append(now())


@given(plans)
def test_a_window_is_open_only_while_nobody_else_learned_a_hidden_card(plan: Plan) -> None:
    """Who goes back may have shown cards of his own, but has not seen more than before."""
    game = plan.game()
    views: list[list[FerryFacts]] = []
    for _ in play(game, plan.picker()):
        seat = game.record.keys[-1][0] if game.record.keys else -1
        views.append([TITLE.view(game.state, (k,)) for k in range(plan.players)])
        if game.can_undo:
            hidden = [sum(card is None for zone in _zones(view[seat]) for card in zone) for view in views[-2:]]
            assert hidden[1] >= hidden[0]


def _zones(view: FerryFacts) -> list[list[str | None]]:
    return [view["row"], *(zone for player in view["players"] for zone in (player["hand"], player["cellar"]))]


@given(plans)
def test_a_save_goes_on_alike(plan: Plan) -> None:
    game, pick, again = plan.game(), plan.picker(), plan.picker()
    for number, _ in enumerate(play(game, pick)):
        if number == 5:
            break
    else:
        return
    found = hagal.load(game.save())
    rest = Plan(0, [], {}, plan.seed, [again(997) for _ in range(50)])
    for twin in (game, found):
        for _ in play(twin, rest.picker()):
            pass
    assert snapshot(found.state) == snapshot(game.state)
    assert str(found.record) == str(game.record)


@pytest.mark.proof
@settings(max_examples=1500, derandomize=False)
@given(plans)
def test_all_laws_at_length(plan: Plan) -> None:
    rng = Rng(plan.seed)
    for s, options in positions(plan, lambda s: laws.asks_alike(s, plan.viewers(), rng)):
        laws.conserved(s)
        laws.keys_unique(s, options)
        laws.knowledge_is_sound(s)
        laws.options_pure(s)
        laws.round_trips(s)
        laws.copies_apart(s, options[rng.below(len(options))])
        for seats in plan.viewers():
            laws.keeps_secrets(s, seats, TITLE.view, rng)


@pytest.mark.parametrize("value", [Tiny(), Storm()])
def test_every_slot_is_a_field(value: Data) -> None:
    laws.fields_complete(value, State.transient if isinstance(value, State) else ())
