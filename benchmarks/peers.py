"""Hagal beside other engines, in one run and in turns: uniform random play of whole games, and copies. Four play in
each, but three in Hunters.

    python benchmarks/peers.py [--seconds 20] [--json]

What is counted, for every engine alike:

- a decision: a player is asked and has two or more options. Forced moves and chance take their time but do not count.
- a copy: an independent state in the middle of a game, made by the engine's own means.
- a second: one second of processor time. The engines take turns in short slices; each figure is a median of slices.

All choose with the same `int(random() * n)`. The configurations are the fastest reasonable ones:

- hagal: Dune: Imperium in the bare loop, the ruleset built once; encounters and hunters: the same with the two modes of
  Legendary Encounters; runewars: the same with the Revised Edition of Runewars.
- catanatron: Catan with the map built once (Hagal, too, builds its ruleset once), the options that the state already
  holds, and `execute(validate_action=False)`, so that no time goes into checking what is known to be legal. The test
  for the end of the game and the limit on turns are those of its own `Game.play`. Copies are `game.copy()`.
- OpenSpiel: Hearts, a four-player game with hidden hands, written in C++ and driven through its Python module; the deal
  is uniform, so its chance nodes are sampled from the legal outcomes. Copies are `state.clone()`. Hearts is far smaller
  than Dune or Catan: the figure is the ceiling of a compiled engine behind Python calls.

The games are not the same: compare the order of magnitude, not the last digit.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from time import perf_counter, process_time
from typing import Any

SLICE = 0.2
OURS = ("hagal", "encounters", "hunters", "runewars")

Draw = Callable[[], float]


class Hagal:
    """Dune: Imperium, four players, random leaders."""

    name = "hagal"
    game = "Dune: Imperium"
    id = "dune"
    players = 4
    modules: tuple[str, ...] = ()

    def __init__(self) -> None:
        from hagal.games import title
        from hagal.lab.bench import compiled

        self.title = title(self.id)
        self.rules = self.title.rules(self.players, self.modules, {})
        self.version = version("hagal") + (" compiled" if compiled() else "")
        self.seed = 0

    def play(self, draw: Draw) -> int:
        from hagal.lab.bench import play_out

        self.seed += 1
        decided, _asked = play_out(self.title.start(self.rules, self.seed), draw)
        return decided

    def copier(self) -> Callable[[], object]:
        from hagal.lab.bench import play_out

        seed = 12
        _decided, asked = play_out(self.title.start(self.rules, seed), random.Random(seed).random)
        s = self.title.start(self.rules, seed)
        play_out(s, random.Random(seed).random, asked // 2)
        return s.copy


class Encounters(Hagal):
    """Legendary Encounters: Predator, Hunted, four players, the first film."""

    name = "encounters"
    game = "Legendary Encounters"
    id = "encounters"


class Hunters(Encounters):
    """Legendary Encounters: Predator, Hunters, three players, the first film."""

    name = "hunters"
    game = "Legendary Encounters, Hunters"
    players = 3
    modules = ("hunters",)


class Runewars(Hagal):
    """Runewars, Revised Edition, four players, a ready board."""

    name = "runewars"
    game = "Runewars"
    id = "runewars"


class Catanatron:
    """Catan, four players, 10 points."""

    name = "catanatron"
    game = "Catan"

    def __init__(self) -> None:
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.map import BASE_MAP_TEMPLATE, CatanMap
        from catanatron.models.player import Color, RandomPlayer

        self.version = version("catanatron")
        self.make = Game
        self.limit = TURNS_LIMIT
        self.map = CatanMap.from_template(BASE_MAP_TEMPLATE)
        self.seats = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        self.seed = 0

    def fresh(self) -> Any:
        self.seed += 1
        return self.make(self.seats, seed=self.seed, catan_map=self.map)

    def ticks(self, game: Any, draw: Draw) -> Iterator[int]:
        state = game.state
        while game.winning_color() is None and state.num_turns < self.limit:
            actions = state.playable_actions
            count = len(actions)
            game.execute(actions[int(draw() * count)], validate_action=False)
            yield count

    def play(self, draw: Draw) -> int:
        game = self.fresh()
        state, execute, limit = game.state, game.execute, self.limit
        decided = 0
        while game.winning_color() is None and state.num_turns < limit:
            actions = state.playable_actions
            count = len(actions)
            if count > 1:
                decided += 1
            execute(actions[int(draw() * count)], validate_action=False)
        return decided

    def copier(self) -> Callable[[], object]:
        draw = random.Random(12).random
        length = sum(1 for _ in self.ticks(self.fresh(), draw))
        game = self.fresh()
        for number, _count in enumerate(self.ticks(game, draw)):
            if number >= length // 2:
                break
        copy: Callable[[], object] = game.copy
        return copy


class OpenSpiel:
    """Hearts, four players."""

    name = "openspiel"
    game = "Hearts"

    def __init__(self) -> None:
        import pyspiel

        self.version = version("open_spiel")
        self.hearts = pyspiel.load_game("hearts")

    def play(self, draw: Draw) -> int:
        state = self.hearts.new_initial_state()
        decided = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            count = len(actions)
            if count > 1 and not state.is_chance_node():
                decided += 1
            state.apply_action(actions[int(draw() * count)])
        return decided

    def copier(self) -> Callable[[], object]:
        draw = random.Random(12).random
        state = self.hearts.new_initial_state()
        for _ in range(52 + 26):  # dealt, and half of the tricks played
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        clone: Callable[[], object] = state.clone
        return clone


Engine = Hagal | Catanatron | OpenSpiel


def engines() -> list[Engine]:
    """Hagal, and those of its peers that are installed."""
    found: list[Engine] = [Hagal(), Encounters(), Hunters(), Runewars()]
    for peer in (Catanatron, OpenSpiel):
        try:
            found.append(peer())
        except ImportError:
            print(f"{peer.name} is not installed (requirements/bench.txt), so it is left out", file=sys.stderr)
    return found


class Meter:
    """The slices of one engine."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.draw = random.Random(1).random
        self.copy = engine.copier()
        self.decisions: list[float] = []
        self.games: list[float] = []
        self.copies: list[float] = []
        self.played = self.decided = 0

    def turn(self) -> None:
        start, decided, played = process_time(), 0, 0
        while (spent := process_time() - start) < SLICE or not played:
            decided += self.engine.play(self.draw)
            played += 1
        self.decisions.append(decided / spent)
        self.games.append(played / spent)
        self.played += played
        self.decided += decided
        start, copied = process_time(), 0
        while (spent := process_time() - start) < SLICE / 2:
            for _ in range(20):
                self.copy()
            copied += 20
        self.copies.append(copied / spent)

    def figures(self) -> dict[str, Any]:
        return {
            "version": self.engine.version,
            "game": self.engine.game,
            "decisions_per_second": round(statistics.median(self.decisions)),
            "copies_per_second": round(statistics.median(self.copies)),
            "games_per_second": round(statistics.median(self.games), 1),
            "decisions_per_game": round(self.decided / self.played, 1),
        }


def measure(seconds: float) -> dict[str, Any]:
    meters = [Meter(engine) for engine in engines()]
    gc.collect()
    start = perf_counter()
    while perf_counter() - start < seconds:
        for meter in meters:
            meter.turn()
        meters.append(meters.pop(0))  # nobody always comes after the same neighbour
    meters.sort(key=lambda meter: (meter.engine.name not in OURS, meter.engine.name != "hagal", meter.engine.name))
    found = {meter.engine.name: meter.figures() for meter in meters}
    ratios = {f"{name}_to_peer": ratios_of(found, name) for name in OURS}
    return {"engines": found, **ratios}


def ratios_of(found: dict[str, Any], name: str) -> dict[str, Any]:
    """How one of our games compares with each of the peers."""
    ours = found[name]
    return {
        peer: {
            what: round(ours[f"{what}_per_second"] / theirs[f"{what}_per_second"], 2)
            for what in ("decisions", "copies")
        }
        for peer, theirs in found.items()
        if peer not in OURS
    }


def show(result: dict[str, Any]) -> None:
    print(f"{'engine':50} {'decisions/s':>12} {'copies/s':>10} {'games/s':>9} {'decisions/game':>15}")
    for name, row in result["engines"].items():
        label = f"{name} {row['version']} ({row['game']})"
        print(
            f"{label:50} {row['decisions_per_second']:12,} {row['copies_per_second']:10,} "
            f"{row['games_per_second']:9,} {row['decisions_per_game']:15}"
        )
    for ours in OURS:
        for name, ratio in result[f"{ours}_to_peer"].items():
            print(f"{ours} / {name}: {ratio['decisions']} times the decisions, {ratio['copies']} times the copies")


def main() -> None:
    parser = argparse.ArgumentParser(description="Hagal beside other engines, in one run and in turns.")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure in all")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    wish = parser.parse_args()
    result = measure(wish.seconds)
    if wish.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)


if __name__ == "__main__":
    main()
