"""Soak runs: thousands of watched games over all rulesets of a title, on several processes, resumable."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from hagal import bots, games
from hagal.bots.workers import Died, Pool
from hagal.game import packed_title
from hagal.kernel.errors import HagalError, RecordError, RulesError
from hagal.lab.watched_game import LIMIT, Failure, Report, WatchedGame, draw_ruleset
from hagal.version import RULES_VERSION

SAVE_EVERY = 2.0
"""Seconds between two writings of the resume file."""


@dataclass(frozen=True)
class Plan:
    """Which games a soak run plays: seeds `seed` to `seed + games - 1`, and how closely it looks.

    `options` are those with the same value in all games; the others are drawn. `bot` plays all seats.
    """

    title: str
    games: int
    players: tuple[int, ...]
    seed: int = 1
    sample: float = 0.02
    limit: int = LIMIT
    modules: tuple[str, ...] | None = None
    packs: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    bot: str = bots.RANDOM

    def game(self, seed: int) -> WatchedGame:
        title = packed_title(self.title, self.packs)
        ruleset = draw_ruleset(title, self.players, seed, self.modules, self.packs, self.options)
        return WatchedGame(ruleset, seed, self.sample, self.limit, self.bot)

    def seeds(self) -> range:
        return range(self.seed, self.seed + self.games)


def plan(
    title: str,
    number: int,
    players: str = "all",
    seed: int = 1,
    sample: float = 0.02,
    limit: int = LIMIT,
    module: str = "all",
    packs: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    bot: str = bots.RANDOM,
) -> Plan:
    """A Plan from what a person asked for; `module`: one of the title's, several of them (`a+b`), 'none', or 'all':
    with and without."""
    bots.make(bot)
    known = games.title(title).players
    if players == "all":
        counts = known
    elif players.isdecimal() and int(players) in known:
        counts = (int(players),)
    else:
        wanted = ", ".join(str(n) for n in known)
        raise RulesError(f"{title} plays with {wanted} players (or all of these: --players all), not {players!r}")
    if number < 1:
        raise RulesError(f"a soak run plays at least one game, not {number}")
    if not 0 <= sample <= 1:
        raise RulesError(f"the sample is a part of all decisions, from 0 to 1, not {sample}")
    modules: dict[str, tuple[str, ...] | None] = {"all": None, "none": ()}
    modules |= {name: (name,) for name in games.title(title).modules}
    several = tuple(module.split("+"))
    if len(several) > 1 and set(several) <= set(games.title(title).modules):
        modules[module] = several
    if module not in modules:
        raise RulesError(f"{title} has no module {module!r}; it has: {', '.join(modules)}")
    packed = packed_title(title, packs)
    for count in counts:
        packed.rules(count, modules[module] or (), options or {})
    return Plan(title, number, counts, seed, sample, limit, modules[module], packs, options or {}, bot)


@dataclass
class Summary:
    """What a soak run has found so far."""

    games: int = 0
    decisions: int = 0
    steps: int = 0
    watched: int = 0
    sampled: int = 0
    replayed: int = 0
    won: int = 0
    seconds: float = 0.0
    failures: list[Failure] = field(default_factory=list)

    def add(self, report: Report) -> None:
        self.games += 1
        self.decisions += report.decisions
        self.steps += report.steps
        self.watched += report.watched
        self.sampled += report.sampled
        self.replayed += report.replayed
        self.won += report.won
        if report.failure is not None:
            self.failures.append(report.failure)

    def as_json(self) -> dict[str, Any]:
        data = asdict(self)
        for failure in data["failures"]:
            del failure["record"]
        return data


class Notebook:
    """The resume file: which seeds have passed. Seeds that failed are played again."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.head: dict[str, Any] = {
            "hagal": "soak 1",
            "title": plan.title,
            "players": list(plan.players),
            "modules": "all" if plan.modules is None else list(plan.modules),
            "sample": plan.sample,
            "rules": RULES_VERSION,
        }
        if plan.options:
            self.head["options"] = plan.options
        if plan.bot != bots.RANDOM:
            self.head["bot"] = plan.bot
        if plan.packs:
            packed = packed_title(plan.title, plan.packs)
            self.head["content"] = packed.rules(plan.players[0], plan.modules or (), {}).content_hash()
        self.done: set[int] = set()
        self.written = time.monotonic()
        if path is not None and path.exists():
            self.read(path)

    def read(self, path: Path) -> None:
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            done = {seed for first, last in data["done"] for seed in range(first, last + 1)}
        except (ValueError, KeyError, TypeError):
            raise RecordError(f"{path} is not a resume file of hagal soak; name another file or delete it") from None
        head = {name: data.get(name) for name in self.head}
        if head != self.head:
            differing = ", ".join(name for name in self.head if head[name] != self.head[name])
            raise RecordError(f"{path} belongs to another soak run (it differs in {differing}); name another file")
        self.done = done

    def left(self) -> list[int]:
        """The seeds of the plan that are still to be played."""
        return [seed for seed in self.plan.seeds() if seed not in self.done]

    def note(self, report: Report) -> None:
        if report.failure is None:
            self.done.add(report.seed)
        if time.monotonic() - self.written > SAVE_EVERY:
            self.write()

    def write(self) -> None:
        """Whole or not at all, so that an interruption cannot spoil it."""
        self.written = time.monotonic()
        if self.path is None:
            return
        fresh = self.path.with_name(self.path.name + ".new")
        fresh.write_text(json.dumps({**self.head, "done": list(spans(self.done))}) + "\n", encoding="utf-8")
        os.replace(fresh, self.path)


def spans(numbers: set[int]) -> Iterator[tuple[int, int]]:
    """Numbers as (first, last) of each unbroken row."""
    first = last = None
    for number in sorted(numbers):
        if first is None or last is None:
            first = number
        elif number != last + 1:
            yield first, last
            first = number
        last = number
    if first is not None and last is not None:
        yield first, last


def soak(
    notebook: Notebook,
    *,
    jobs: int = 1,
    keep: Path | None = None,
    tell: Callable[[Report, Summary], None] | None = None,
) -> Summary:
    """Play the games of a plan that are not done yet; the Record of each failure goes into the folder `keep`."""
    plan = notebook.plan
    summary = Summary()
    start = time.monotonic()
    try:
        for report in _reports(plan, notebook.left(), jobs):
            if report.failure is not None and keep is not None:
                _keep(report.failure, keep, plan.title)
            summary.add(report)
            summary.seconds = time.monotonic() - start
            notebook.note(report)
            if tell is not None:
                tell(report, summary)
    finally:
        notebook.write()
    return summary


def _keep(failure: Failure, folder: Path, title: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{title}-{failure.seed}.record"
    path.write_text(failure.record, encoding="utf-8")
    failure.file = str(path)


def _reports(plan: Plan, seeds: list[int], jobs: int) -> Iterator[Report]:
    if jobs <= 1:
        for seed in seeds:
            yield plan.game(seed).run()
        return
    kind = bots.kind(plan.bot)
    with Pool() as pool:
        try:
            yield from pool.each(_run, ((plan, kind, seed) for seed in seeds), jobs)
        except Died as died:
            raise HagalError(f"a process of this soak run died: {died}; --jobs 1 shows in which game") from None


def _run(job: tuple[Plan, type[bots.Bot], int]) -> Report:
    plan, kind, seed = job
    bots.register(kind)
    return plan.game(seed).run()
