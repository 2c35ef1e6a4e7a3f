"""Games of Hunted played some way, to be drawn: `python -m tests.table.drawn FOLDER hunted-three`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import hagal
from hagal.game import Game
from tests.games.encounters.eager import best

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


def asked(game: Game) -> int:
    return game.decision.seat if game.decision else 0


def tag(game: Game, tag: str) -> bool:
    return game.decision is not None and game.decision.choice.tag == tag


def until_tag(name: str, players: int, **options: Any) -> Situation:
    """The first game in which a question comes."""
    for seed in range(300):
        game = play(new(players, seed, **options), lambda g: tag(g, name), seed=seed)
        if not game.over:
            return game, asked(game)
    raise AssertionError(f"{name} is never asked")


def solo() -> Situation:
    game = play(new(1, 4), lambda g: tag(g, "enc-action") and g.view(0)["round"] >= 6 and len(g.decision.options) > 6)  # type: ignore[union-attr]
    return game, 0


def busy(game: Game) -> bool:
    view = game.view(None)
    wounded = sum(bool(p["wounds"]) for p in view["players"])
    return (
        tag(game, "enc-action")
        and view["round"] >= 5
        and wounded > 1
        and len(view["combat"]) > 1
        and view["attack"] > 2
    )


def of(players: int, film: int, seed: int) -> Situation:
    for more in range(100):
        game = play(new(players, seed + more, film=film), busy, seed=more)
        if not game.over:
            return game, asked(game)
    raise AssertionError("no such game")


def offered() -> Situation:
    """Somebody has Coordinated, and the active player may copy."""
    for seed in range(200):
        game = play(new(3, seed), lambda g: tag(g, "enc-action") and bool(g.view(None)["offers"]), seed=seed)
        if not game.over:
            return game, asked(game)
    raise AssertionError("nobody Coordinates")


def aside() -> Situation:
    """The seat looked through is not asked, and may Coordinate."""
    for seed in range(200):
        game = play(new(3, seed), lambda g: any(d.aside for d in g.decisions), seed=seed)
        found = [d.seat for d in game.decisions if d.aside]
        if found:
            return game, found[0]
    raise AssertionError("nobody can Coordinate")


def late() -> Situation:
    """The third Objective, with many enemies."""
    for seed in range(400):
        game = play(
            new(2, seed, tough=True, young_blood=3, preparation=2),
            lambda g: tag(g, "enc-action") and g.view(None)["current"] == 2 and len(g.view(None)["combat"]) > 2,
            seed=seed,
        )
        if not game.over:
            return game, asked(game)
    raise AssertionError("nobody comes so far")


SITUATIONS: dict[str, Callable[[], Situation]] = {
    "hunted-solo": solo,
    "hunted-three": lambda: of(3, 1, 20),
    "hunted-five": lambda: of(5, 2, 50),
    "hunted-offered": offered,
    "hunted-aside": aside,
    "hunted-late": late,
    "hunted-avatars": lambda: (new(2, 1, avatars="choose"), asked(new(2, 1, avatars="choose"))),
    "hunted-heal": lambda: until_tag("enc-heal", 2),
    "hunted-lift": lambda: until_tag("enc-lift", 3, avatars=["radioman", "tracker", "lieutenant"]),
    "hunted-dodge": lambda: until_tag("enc-dodge-showing", 2),
    "hunted-watcher": lambda: (of(3, 1, 20)[0], -1),
    "hunted-over": lambda: (play(new(2, 5)), 0),
}
