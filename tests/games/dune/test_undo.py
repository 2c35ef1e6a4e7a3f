"""Undo in Dune: what a player saw of somebody else stays seen (docs/decisions/001)."""

from __future__ import annotations

import hagal
from hagal.kernel.chance import Rng
from tests.games.dune.position import Position


def before_a_hand_is_laid_open() -> Position:
    """Seat 0 may reveal; seat 1 has no Agent left and then reveals unasked."""
    t = Position(3).hand(0, "dagger").hand(1, "dagger", "signet_ring").hand(2, "dagger")
    for seat in range(3):
        t.intrigue(seat)
    return t.agent(1, "arrakeen").agent(1, "carthag")


def test_a_hand_that_the_next_player_lays_open_cannot_be_taken_back() -> None:
    t = before_a_hand_is_laid_open().turn(0)
    assert t.game.decision is not None
    assert t.game.view(0)["players"][1]["hand"] == [None, None]
    assert not t.game.could_undo("reveal", 0)
    t.game.choose("reveal")
    assert sorted(t.game.view(0)["players"][1]["discard"][-2:]) == ["dagger", "signet_ring"]
    assert not t.game.can_undo


def test_an_agent_sent_with_a_card_of_the_own_hand_can_be_taken_back() -> None:
    t = Position(3).hand(0, "dagger").hand(1, "dagger").intrigue(0).intrigue(1).turn(0)
    key = next(key for key in t.game.decision.keys if key.startswith("agent dagger"))  # type: ignore[union-attr]
    assert t.game.could_undo(key, 0)
    assert t.game.choose(key).can_undo_by(0)


def test_whoever_may_go_back_has_learned_nothing() -> None:
    """Whole games at random: no card comes to be known by a choice that can be taken back."""
    for players, modules in ((2, ["ix"]), (3, []), (4, ["ix"])):
        game, rng = hagal.new("dune", players=players, modules=modules, seed=1), Rng(0)
        while not game.over:
            decision, before = game.decision, bytes(game.state.known)
            assert decision is not None
            game.choose(decision.keys[rng.below(len(decision.keys))], decision.seat)
            news = [i for i, mask in enumerate(before) if game.state.known[i] & ~mask & 1 << decision.seat]
            assert not (news and game.can_undo_by(decision.seat)), [game.state.face[i] for i in news]
