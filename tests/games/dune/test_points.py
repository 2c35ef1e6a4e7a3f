"""How the points came about: by card, Conflict or rule, and round by round."""

from __future__ import annotations

import random

import pytest

import hagal
from hagal.games.dune.points import ALLIANCE, CARDS, INFLUENCE, START, TECH, by_round, sources
from hagal.kernel.events import Event
from hagal.kernel.term import Component


def event(kind: str, rules: str = "DI-081", seat: int = 0, **args: object) -> Event:
    return Event(kind, seat, rules, args)


def test_points_by_where_they_came_from() -> None:
    game = hagal.new("dune", players=4, seed=1)
    card = game.state.rules.component("card:the_spice_must_flow")
    conflict = game.state.rules.component("conflict:skirmish_a")
    told = [
        event("score", "DI-070", n=1),
        event("agent", card=card),
        event("acquire", card=card),
        event("score", n=1),
        event("score", "DI-070", n=1, seat=1),
        event("reward-1", conflict=conflict),
        event("score", n=1),
        event("score", "DI-072", n=1),
        event("unscore", "DI-072", n=1),
        event("score", "DI-070", n=1),
        event("score", "IX-015", n=2),
    ]
    found = sources(told, 0, 7)
    named = [(source.ref if isinstance(source, Component) else source, n) for source, n in found]
    assert named == [
        (START, 1),
        (INFLUENCE, 2),
        ("card:the_spice_must_flow", 1),
        ("conflict:skirmish_a", 1),
        (TECH, 2),
    ]
    assert ALLIANCE not in dict(named)


def test_points_without_a_cause_are_those_of_cards() -> None:
    assert sources([event("score", n=1)], 0, 1) == [(CARDS, 1)]
    assert sources([], 0, 0) == []


@pytest.mark.parametrize("players", [1, 2, 4])
def test_whole_games_add_up(players: int) -> None:
    game = hagal.new("dune", players=players, modules=["ix"], seed=players)
    rng = random.Random(players)
    while game.decision:
        game.choose(rng.choice(game.decision.keys))
    totals = [p["vp"] for p in game.view(None)["players"]]
    rows = by_round(game.log.events, totals)
    assert [row[-1] for row in rows] == totals
    assert {len(row) for row in rows} == {game.view(None)["round"] + 1}
    assert [row[0] for row in rows][:players] == [1 if players == 4 else 0] * players
    for seat, total in enumerate(totals):
        assert sum(n for _source, n in sources(game.log.events, seat, total)) == total
