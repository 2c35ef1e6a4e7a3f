"""Positions of Hunted to be drawn: `python -m tests.support.drawings FOLDER hunted-three`. Each is built."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import hagal
from hagal.game import Game
from hagal.games.encounters.effects import heal, lift
from tests.games.encounters.eager import best
from tests.games.encounters.position import Position

Until = Callable[[Game], bool]
Situation = tuple[Game, int]


def play(game: Game, until: Until | None = None, *, seed: int = 3, choices: int = 10_000) -> Game:
    """On by people who do what seems useful, asides among it, until something holds."""
    rng = Random(seed)
    for _ in range(choices):
        if game.over or (until is not None and until(game)):
            break
        decision = rng.choice(game.decisions)
        game.choose(decision.keys[rng.choice(best(decision.keys))], decision.seat)
    return game


def new(players: int, seed: int, **options: Any) -> Game:
    return hagal.new("encounters", players=players, seed=seed, **options)


def tag(game: Game, tag: str) -> bool:
    return game.decision is not None and game.decision.choice.tag == tag


def begun(players: int, **options: Any) -> Position:
    """Somebody has had a turn, so that there is something to tell: the Action phase of the next one."""
    t = Position(players, **options).enemies("val_verde_guerrilla").done()
    return t.give(round=5).hq("the_speech", "knock_knock", "brute_force", "bad_idea", "now_its_personal")


def at(t: Position, seat: int | None = None) -> Situation:
    return t.game.resume(), t.asked if seat is None else seat


def busy(players: int, film: int) -> Position:
    """Enemies in the Combat Zone and in the Wilds, Strikes beside two players, cards played and in hand."""
    t = begun(players, film=film)
    seat = t.s.active
    t.hand(seat, "knock_knock", "experience", "brute_force").played("bad_idea", "experience")
    t.wounds(0, "flesh_wound", "deep_gash").wounds(1, "close_call").marks(0, 1)
    if film == 1:
        t.combat("soviet_advisor", "val_verde_guerrilla").wild("ruins", "choppa_d", up=False)
        t.wild("hills", "other_world_d")
    else:
        t.combat("scorpion_enforcer", "scorpion_enforcer").wild("ruins", "city_of_fear", up=False)
    return t.give(attack=5, recruit=4)


def solo() -> Situation:
    t = begun(1).hand(0, "knock_knock", "the_speech", "brute_force", "experience").wild("river", "soviet_advisor")
    return at(t.combat("val_verde_guerrilla").wounds(0, "flesh_wound").give(attack=4, recruit=3, round=6))


def offered() -> Situation:
    """Somebody has Coordinated, and the active player may copy."""
    t = Position(3).hand(0, "experience", "knock_knock").hand(1, "commander_leadership", "experience")
    return at(t.choose("coordinate commander_leadership", seat=1))


def aside() -> Situation:
    """The seat looked through is not asked, and may Coordinate."""
    return at(Position(3).hand(0, "experience", "knock_knock").hand(1, "commander_leadership", "experience"), 1)


def late() -> Situation:
    """The third Objective, with many enemies."""
    t = begun(2, tough=True, young_blood=3, preparation=2).stage(3)
    t.combat("soviet_advisor", "val_verde_guerrilla", "soviet_advisor", "val_verde_guerrilla")
    return at(t.wounds(0, "flesh_wound", "deep_gash", "close_call").wounds(1, "deep_gash").give(attack=6, round=14))


def choosing_avatars() -> Situation:
    game = new(2, 1, avatars="choose")
    assert game.decision is not None
    return game, game.decision.seat


def healing() -> Situation:
    return at(Position(2).wounds(0, "deep_gash", "open_wound").wounds(1, "flesh_wound").run(heal))


def lifting() -> Situation:
    return at(Position(3).discard(0, "knock_knock", "bad_idea").run(lift))


def dodging() -> Situation:
    return at(Position(2).hand(0, "bad_idea", "experience").strikes("cover_me").run("strike"))


SITUATIONS: dict[str, Callable[[], Situation]] = {
    "hunted-solo": solo,
    "hunted-three": lambda: at(busy(3, 1)),
    "hunted-five": lambda: at(busy(5, 2)),
    "hunted-offered": offered,
    "hunted-aside": aside,
    "hunted-late": late,
    "hunted-avatars": choosing_avatars,
    "hunted-heal": healing,
    "hunted-lift": lifting,
    "hunted-dodge": dodging,
    "hunted-watcher": lambda: at(busy(3, 1), -1),
    "hunted-over": lambda: (play(new(2, 5)), 0),
}
