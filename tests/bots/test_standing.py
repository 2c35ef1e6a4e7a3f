"""How the heuristic bot judges a whole position of Encounters: by what a seat may know, and as anybody would."""

from __future__ import annotations

import random
from typing import Any

import pytest

import hagal
from hagal import bots
from hagal.bots.encounters.standing import standing
from hagal.course import course, stands
from hagal.game import Game
from hagal.games.encounters.names import ENDINGS
from tests.games.encounters.alien.survivors import Survivors
from tests.games.encounters.eager import best
from tests.games.encounters.hunters.position import Hunting
from tests.games.encounters.position import Position
from tests.support.hunters_twins import other_trophies
from tests.support.twins import scrambled

MODES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "hunted": ([], {}),
    "alien": (["alien"], {}),
    "mix": (["hunted", "alien"], {}),
    "together": (["hunters"], {"together": True}),
    "hunters": (["hunters"], {"tests": True, "challenges": "secret"}),
    "hunt": (["hunters", "alien"], {"tests": True, "challenges": "secret"}),
}


def played(mode: str, choices: int) -> Game:
    """A while of a game by people who do what seems useful."""
    modules, options = MODES[mode]
    game = hagal.new("encounters", players=2, modules=modules, seed=4, **options)
    rng = random.Random(2)
    while not game.over and len(game.record.keys) < choices:
        decision = rng.choice(game.decisions)
        game.choose(decision.keys[rng.choice(best(decision.keys))], decision.seat)
    return game


def judged(t: Position, seat: int = 0) -> float:
    found = bots.make("heuristic", 1).judge(t.s.copy(), seat)
    assert found is not None
    return found


@pytest.mark.parametrize("mode", MODES)
def test_a_position_is_judged_by_what_the_seat_knows(mode: str) -> None:
    """The same in a twin, in which all is another that is hidden from it."""
    twin = other_trophies if "hunters" in MODES[mode][0] else scrambled
    seen = set()
    for choices in (20, 60, 110):
        game = played(mode, choices)
        if game.over:
            break
        for seat in range(2):
            value = stands(game, seat, 3)
            assert value is not None
            assert stands(twin(game, seat), seat, 3) == value
            seen.add(value)
    assert len(seen) > 2


@pytest.mark.parametrize("mode", MODES)
def test_a_game_has_a_course_with_a_value_for_each_moment(mode: str) -> None:
    game = played(mode, 60)
    found = course(str(game.record), seats=(0,))
    assert len(found.values) > 30
    assert found.swings()
    if mode not in ("hunters", "hunt"):
        assert all(0.0 < value < 100.0 for _at, (value,) in found.values)


def enemy(t: Position) -> str:
    """An enemy that strikes and is not the last one."""
    cards = t.s.rules.kinds["enemy"]
    found: str = next(
        card.id for card in cards if card.fightable and not card.final and card.id not in ("facehugger", "egg")
    )
    return found


@pytest.mark.parametrize("kind", [Position, Survivors, Hunting])
def test_an_enemy_less_is_better_and_less_health_worse(kind: type[Position]) -> None:
    """Together more of a chance; each for himself more Honor."""
    calm = kind(2)
    near = kind(2).wild(calm.spaces[-1], enemy(calm))
    there = kind(2).combat(enemy(calm))
    strike = next(card.id for card in calm.s.rules.kinds["strike"] if card.damage > 1)
    hurt = kind(2).combat(enemy(calm)).wounds(0, strike)
    if kind is not Hunting:
        assert judged(calm) > judged(near) > judged(there) > judged(hurt)
        assert judged(there, 0) == judged(there, 1), "all together"
        assert judged(calm) > judged(kind(2).wounds(1, strike)), "whoever it is"
        return
    prey = next(i for i in there.s.combat)
    killed = kind(2).trophies(0, f"enemy:{there.s.face[prey].id}")
    assert judged(killed) > judged(there) > judged(hurt)
    assert judged(killed, 1) < judged(there, 1), "what another has is gone"


@pytest.mark.parametrize("kind", [Position, Survivors])
def test_the_chance_is_near_its_ends_at_won_and_lost_positions(kind: type[Position]) -> None:
    calm = kind(2)
    assert 20.0 < judged(calm) < 60.0
    final = next(c.id for c in calm.s.rules.kinds["enemy"] if c.final and c.deck == calm.mission.objectives[2].id)
    assert judged(kind(2).stage(3).combat(final).give(attack=40)) > 90.0
    assert judged(kind(2).stage(3).combat(final).give(attack=0)) < 60.0
    assert judged(kind(2).stage(2).combat(final).give(attack=40)) < 60.0, "not before the last Objective"
    strikes = [card.id for card in calm.s.rules.kinds["strike"] if card.damage == 1 and not card.lasting]
    doomed = kind(2).combat(*[enemy(calm)] * 5)
    for seat in range(2):
        while len(doomed[seat].wounds) < doomed[seat].health - 1:
            doomed.wounds(seat, next(iter(strikes)))
    assert judged(doomed) < 5.0
    for ending, value in (("lost", 0.0), ("minor", 100.0), ("major", 100.0)):
        assert judged(kind(2).give(ending=ENDINGS.index(ending))) == value


def test_before_a_game_begins_nobody_can_tell() -> None:
    game = hagal.new("encounters", players=2, seed=4, avatars="choose")
    assert standing(game.state, 0) is None  # type: ignore[arg-type]
