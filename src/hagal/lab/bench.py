"""How fast a title is: uniform random play of whole games, copies, determinizations, snapshots.

Machines are noisy, so the measurements take turns in short slices by processor time, and each figure is the median
over its slices.
A decision counts if it has two or more options; what resolves itself, or asks with a single option, is not counted.
"""

from __future__ import annotations

import gc
import json
import platform
import random
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter, perf_counter_ns, process_time
from typing import Any

from hagal import game as faces
from hagal.kernel import loop
from hagal.kernel.chance import Rng
from hagal.kernel.codec import restore, snapshot
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance
from hagal.kernel.rules import Rules
from hagal.kernel.state import Data, State
from hagal.kernel.term import Component, Term
from hagal.kernel.title import Title

SLICE = 0.1
"""Seconds of one measurement before the next takes its turn."""
MIDDLES = 8
"""Games from which positions in the middle are taken."""
USUAL = 3
"""The player count that others are set against."""
SET_AGAINST = ("decisions_per_second", "games_per_second", "copies_per_second")
"""The rates that are measured without modules, too."""
EARLY, LATE = (1, 2), (9, 10)
"""The rounds whose decisions are compared."""


def compiled() -> bool:
    """Does the kernel run compiled?"""
    return not loop.__file__.endswith(".py")


@dataclass
class Rate:
    """So many a second: one figure for each slice."""

    slices: list[float] = field(default_factory=list)
    count: int = 0
    seconds: float = 0.0

    def add(self, count: int, seconds: float) -> None:
        self.count += count
        self.seconds += seconds
        self.slices.append(count / seconds)

    @property
    def median(self) -> float:
        return statistics.median(self.slices) if self.slices else 0.0


class Bench:
    """The measurements of one title and player count; with modules also set against the game without them."""

    def __init__(
        self, title: str, players: int, seed: int = 1, modules: tuple[str, ...] = (), packs: tuple[str, ...] = ()
    ) -> None:
        self.title: Title = faces.packed_title(title, packs)
        self.packs = packs
        self.players = players
        self.modules = modules
        self.rules: Rules = self.title.rules(players, modules, {})
        without = plain_packs(self.title, modules, packs)
        self.plain: Bench | None = Bench(title, players, seed, (), without) if modules else None
        self.seed = seed
        self.random = random.Random(seed).random
        self.rates: dict[str, Rate] = {}
        self.played = self.decided = self.asked = 0
        self.times: list[int] = []
        self.early = Cost()
        self.late = Cost()
        self.middles = [self.middle(k) for k in range(MIDDLES)]
        self.texts = [json.dumps(snapshot(s), separators=(",", ":")) for s in self.middles]

    def run(self, seconds: float) -> dict[str, Any]:
        """Take turns for so many seconds and give all figures as JSON data."""
        turns: list[Callable[[float], None]] = [
            self.bare_loop,
            self.through_game,
            self.timed,
            self.copies,
            self.determinizations,
            self.snapshots,
            self.restores,
        ]
        if self.plain is not None:
            turns[1:1] = [self.plain.bare_loop, self.plain.copies]
        gc.collect()
        start = perf_counter()
        while True:
            for turn in turns:
                turn(SLICE)
            if perf_counter() - start >= seconds:
                return self.figures(perf_counter() - start)

    def rate(self, name: str) -> Rate:
        return self.rates.setdefault(name, Rate())

    # Whole games

    def bare_loop(self, seconds: float) -> None:
        """Whole games in the loop alone: no Record, no log, no undo, no keys."""
        start, decided, played = process_time(), 0, 0
        while process_time() - start < seconds:
            self.seed += 1
            s = self.title.start(self.rules, self.seed)
            some, asked = play_out(s, self.random)
            decided += some
            self.asked += asked
            played += 1
        spent = process_time() - start
        self.rate("decisions_per_second").add(decided, spent)
        self.rate("games_per_second").add(played, spent)
        self.played += played
        self.decided += decided

    def through_game(self, seconds: float) -> None:
        """Whole games through the public face: keys, Record, log and undo window, one choice at a time."""
        start, decided = process_time(), 0
        while process_time() - start < seconds:
            self.seed += 1
            game = faces.new(
                self.title.name, players=self.players, modules=self.modules, packs=self.packs, seed=self.seed
            )
            while (decision := game.decision) is not None:
                options = decision.options
                if len(options) > 1:
                    decided += 1
                game.choose(options[int(self.random() * len(options))].key)
        self.rate("game_decisions_per_second").add(decided, process_time() - start)

    def timed(self, seconds: float) -> None:
        """Each decision by the clock: from the answer to the next question with its options."""
        start = process_time()
        while process_time() - start < seconds:
            self.seed += 1
            s = self.title.start(self.rules, self.seed)
            options = advance(s)
            while options is not None:
                count = len(options)
                _step, seat, source = s.stack[-1]
                before = perf_counter_ns()
                s.stack[-1] = (options[int(self.random() * count)], seat, source)
                options = advance(s)
                spent = perf_counter_ns() - before
                if count > 1:
                    self.times.append(spent)
                    self.note(s, spent, 0 if options is None else len(options))

    def note(self, s: State, spent: int, options: int) -> None:
        """The cost by round, if the title counts rounds, with the number of options that had to be found."""
        at = self.title.rounds(s)
        if at in EARLY:
            self.early.add(spent, options)
        elif at in LATE:
            self.late.add(spent, options)

    # Positions in the middle

    def middle(self, number: int) -> State:
        """A position halfway through a game."""
        seed = self.seed * 1000 + number
        _decided, asked = play_out(self.title.start(self.rules, seed), random.Random(seed).random)
        s = self.title.start(self.rules, seed)
        play_out(s, random.Random(seed).random, asked // 2)
        return s

    def repeat(self, name: str, seconds: float, act: Callable[[int], object]) -> None:
        """As often as it goes, with a look at the clock after each round over all positions."""
        start, count = process_time(), 0
        while process_time() - start < seconds:
            for k in range(MIDDLES):
                act(k)
            count += MIDDLES
        self.rate(name).add(count, process_time() - start)

    def copies(self, seconds: float) -> None:
        self.repeat("copies_per_second", seconds, lambda k: self.middles[k].copy())

    def determinizations(self, seconds: float) -> None:
        rng = Rng(self.seed)
        self.repeat("determinizations_per_second", seconds, lambda k: determinize(self.middles[k], (0,), rng))

    def snapshots(self, seconds: float) -> None:
        self.repeat("snapshots_per_second", seconds, lambda k: json.dumps(snapshot(self.middles[k])))

    def restores(self, seconds: float) -> None:
        self.repeat("restores_per_second", seconds, lambda k: restore(self.rules, json.loads(self.texts[k])))

    # The result

    def figures(self, seconds: float) -> dict[str, Any]:
        times = sorted(self.times)
        sizes = [size(s) for s in self.middles]
        return {
            "title": self.title.name,
            "players": self.players,
            "compiled": compiled(),
            "python": platform.python_version(),
            "seconds": round(seconds, 2),
            **{name: round(rate.median, 1) for name, rate in self.rates.items()},
            "decisions_per_game": round(self.decided / max(1, self.played), 1),
            "asked_per_game": round(self.asked / max(1, self.played), 1),
            "state_bytes": round(statistics.mean(sizes)),
            "copy_bytes": round(statistics.mean(size(s.copy(), beside=s) for s in self.middles)),
            "snapshot_bytes": round(statistics.mean(len(text) for text in self.texts)),
            "decision_us": {
                "p50": _at(times, 0.5),
                "p90": _at(times, 0.9),
                "p99": _at(times, 0.99),
                "max": _at(times, 1.0),
            },
            "early": self.early.as_json(EARLY),
            "late": self.late.as_json(LATE),
            "modules": list(self.modules),
            "against_plain": {name: round(self.against(name), 3) for name in SET_AGAINST} if self.plain else {},
        }

    def against(self, name: str) -> float:
        """This rate as a part of the same without modules, measured in turns."""
        assert self.plain is not None
        plain = self.plain.rate(name).median
        return self.rate(name).median / plain if plain else 0.0


@dataclass
class Mode:
    """One way to play a title, with what was measured of it."""

    name: str
    rules: Rules
    games: Rate = field(default_factory=Rate)
    decisions: Rate = field(default_factory=Rate)
    plain: Mode | None = None

    @property
    def against_plain(self) -> float | None:
        """Decisions as a part of those without modules, slice by slice: two neighbours had the same machine."""
        if self.plain is None:
            return None
        pairs = zip(self.decisions.slices, self.plain.decisions.slices, strict=True)
        return round(statistics.median(rate / plain for rate, plain in pairs), 3)


def plain_packs(found: Title, modules: tuple[str, ...], packs: tuple[str, ...]) -> tuple[str, ...]:
    """What the game without modules is played with: packs, but not those that are for one of the modules."""
    return () if any(not pack.needs.isdisjoint(modules) for pack in found.packs) else packs


def modes(title: str, modules: tuple[str, ...] = (), packs: tuple[str, ...] = ()) -> list[Mode]:
    """Every player count of a title, and with automated rivals every difficulty; all of them again with modules."""
    found = faces.packed_title(title, packs)
    plain = _modes(faces.packed_title(title, plain_packs(found, modules, packs)), ())
    if not modules:
        return plain
    more = _modes(found, modules)
    for way, without in zip(more, plain, strict=True):
        way.plain = without
    return plain + more


def _modes(found: Title, modules: tuple[str, ...]) -> list[Mode]:
    difficulty = found.settings.get("difficulty")
    ways: list[Mode] = []
    for players in found.players:
        levels = (
            [level for level in difficulty.allowed if not difficulty.complaint("difficulty", level, players)]
            if difficulty is not None
            else []
        )
        for level in levels:
            rules = found.rules(players, modules, {"difficulty": level})
            ways.append(Mode(", ".join((str(players), level, *modules)), rules))
        if not levels:
            ways.append(Mode(", ".join((str(players), *modules)), found.rules(players, modules, {})))
    return ways


def in_pairs(ways: list[Mode]) -> list[Mode]:
    """Each way with modules right after the same without, so that both see the machine in the same mood."""
    pairs = [turn for way in ways if way.plain is not None for turn in (way.plain, way)]
    return pairs or ways


def compare(
    title: str, seconds: float, seed: int = 1, modules: tuple[str, ...] = (), packs: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Whole random games in the bare loop, all modes in turn; each is set against three players without modules,
    and one with modules, decision by decision, against the same without."""
    found = faces.packed_title(title, packs)
    draw = random.Random(seed).random
    ways = modes(title, modules, packs)
    turns = in_pairs(ways)
    gc.collect()
    begun = perf_counter()
    while True:
        for way in turns:
            start, played, decided = process_time(), 0, 0
            while process_time() - start < SLICE:
                seed += 1
                decided += play_out(found.start(way.rules, seed), draw)[0]
                played += 1
            spent = process_time() - start
            way.games.add(played, spent)
            way.decisions.add(decided, spent)
        if perf_counter() - begun >= seconds:
            break
    usual = next((way.games.median for way in ways if way.rules.players == USUAL), ways[-1].games.median)
    return {
        "title": title,
        "compiled": compiled(),
        "python": platform.python_version(),
        "seconds": round(perf_counter() - begun, 2),
        "modes": [
            {
                "mode": way.name,
                "players": way.rules.players,
                "games_per_second": round(way.games.median, 1),
                "against_three": round(way.games.median / usual, 2),
                "decisions_per_game": round(way.decisions.count / way.games.count, 1),
                "decisions_per_second": round(way.decisions.median, 1),
                "against_plain": way.against_plain,
            }
            for way in ways
        ],
    }


@dataclass
class Cost:
    """What decisions cost, with the number of options found on the way."""

    times: list[int] = field(default_factory=list)
    options: int = 0

    def add(self, spent: int, options: int) -> None:
        self.times.append(spent)
        self.options += options

    def as_json(self, rounds: tuple[int, ...]) -> dict[str, Any]:
        """The median, since a decision during which the machine did something else says nothing."""
        typical = statistics.median(self.times) / 1000 if self.times else 0.0
        options = self.options / len(self.times) if self.times else 0.0
        return {
            "rounds": list(rounds),
            "decisions": len(self.times),
            "us_per_decision": round(typical, 2),
            "options_per_decision": round(options, 2),
            "us_per_option": round(typical / options, 2) if options else 0.0,
        }


def play_out(s: State, draw: Callable[[], float], most: int = sys.maxsize) -> tuple[int, int]:
    """Uniform random play to the end (or so many answers): decisions with two or more options, and all that asked."""
    decided = asked = 0
    options = advance(s)
    while options is not None and asked < most:
        asked += 1
        count = len(options)
        _step, seat, source = s.stack[-1]
        if count > 1:
            decided += 1
            s.stack[-1] = (options[int(draw() * count)], seat, source)
        else:
            s.stack[-1] = (options[0], seat, source)
        options = advance(s)
    return decided, asked


def size(s: State, beside: State | None = None) -> int:
    """The bytes of a state with all that it holds, but without components, rules and the faces that all copies share;
    `beside` another state, only what the two do not share."""
    seen: set[int] = {id(s.rules), id(s.face)}
    if beside is not None:
        _weigh(beside, seen)
    return _weigh(s, seen)


def _weigh(value: Any, seen: set[int]) -> int:
    if value is None or isinstance(value, bool | str | Component | Term) or id(value) in seen:
        return 0
    if isinstance(value, int) and -5 <= value <= 256:  # CPython keeps one of each
        return 0
    seen.add(id(value))
    total = sys.getsizeof(value)
    if isinstance(value, Data):
        return total + sum(_weigh(getattr(value, name), seen) for name in value.fields)
    if isinstance(value, dict):
        return total + sum(_weigh(item, seen) for item in value.values())
    if isinstance(value, list | tuple):
        return total + sum(_weigh(item, seen) for item in value)
    return total


def _at(times: list[int], part: float) -> float:
    """A percentile in microseconds."""
    if not times:
        return 0.0
    return round(times[min(len(times) - 1, int(part * len(times)))] / 1000, 2)
