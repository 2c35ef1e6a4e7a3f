"""Bots against bots: many games with the seats rotated, and how the bots did.

    report = arena.run(arena.Plan("dune", ["heuristic", "random", "random", "random"], games=100))
    report.standings["heuristic"].rate

    for report in map(arena.run, arena.every(arena.Plan("dune", ["heuristic"], games=100), "difficulty")):
        print(report.line())

The same plan gives the same games, however many processes play them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from time import perf_counter
from typing import Any, NamedTuple

from hagal import bots, games
from hagal.bots.workers import Died, Pool
from hagal.game import packed_title
from hagal.kernel.chance import scramble
from hagal.kernel.errors import HagalError, RulesError
from hagal.kernel.loop import advance
from hagal.kernel.rules import Rules

Z95 = NormalDist().inv_cdf(0.975)
"""Standard deviations on either side that hold 95 % of a normal distribution."""
CHUNK = 4


class Plan:
    """What is to be played: a title, one bot for each seat, how many games, and the seed behind them all."""

    def __init__(
        self,
        title: str,
        names: Sequence[str],
        *,
        games: int = 100,
        players: int | None = None,
        modules: Iterable[str] = (),
        options: Mapping[str, Any] | None = None,
        packs: Iterable[str] = (),
        rotate: bool = True,
        seed: int = 1,
        label: Any = None,
    ) -> None:
        if not names:
            raise RulesError("an arena needs at least one bot")
        if games < 1:
            raise RulesError(f"an arena plays 1 game or more, not {games}")
        count = len(names) if players is None else players
        if len(names) > count:
            raise RulesError(f"there are {len(names)} bots for {count} seats; name one for each seat, or fewer")
        self.title: str = title
        self.names: tuple[str, ...] = (*names, *([names[-1]] * (count - len(names))))
        self.games: int = games
        self.modules: tuple[str, ...] = tuple(modules)
        self.options: dict[str, Any] = dict(options or {})
        self.packs: tuple[str, ...] = tuple(packs)
        self.rotate: bool = rotate
        self.seed: int = seed
        self.label: Any = label  # what tells this plan from the others of a series

    def check(self) -> None:
        """Say in a sentence what cannot be played, before anything is."""
        for name in self.names:
            bots.make(name, 0)
        self.rules()

    def rules(self) -> Rules:
        return packed_title(self.title, self.packs).rules(len(self.names), self.modules, self.options)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: with rotation, everybody one seat further each time."""
        by = number % len(self.names) if self.rotate else 0
        return (*self.names[-by:], *self.names[:-by]) if by else self.names


def _possible(plan: Plan, setting: str, value: Any) -> bool:
    """Can a game of this plan be had with that value? Another may be of another mode only."""
    try:
        packed_title(plan.title, plan.packs).rules(len(plan.names), plan.modules, {**plan.options, setting: value})
    except RulesError:
        return False
    return True


def every(plan: Plan, setting: str) -> list[Plan]:
    """The same plan with each value that a setting of the title may have in such games."""
    known = games.title(plan.title).settings
    if setting not in known:
        raise RulesError(f"{plan.title} has no option {setting!r}; it has: {', '.join(sorted(known))}")
    if setting in plan.options:
        raise RulesError(f"every {setting} is asked for, and {plan.options[setting]!r} alone; one of the two, please")
    values = [value for value in known[setting].allowed if _possible(plan, setting, value)]
    if not values:
        raise RulesError(f"option {setting} has no list of values to go through; give one with --option")
    return [
        Plan(
            plan.title,
            plan.names,
            games=plan.games,
            modules=plan.modules,
            options={**plan.options, setting: value},
            packs=plan.packs,
            rotate=plan.rotate,
            seed=plan.seed,
            label=value,
        )
        for value in values
    ]


class Played:
    """One game as it went. `scores` has the automated rivals that score behind the seats of the bots."""

    __slots__ = (
        *("decisions", "ending", "first", "number", "role_kind", "roles", "rounds", "scores", "seating", "seconds"),
        *("thinking", "winners"),
    )

    def __init__(self, number: int, seating: tuple[str, ...]) -> None:
        self.number: int = number
        self.seating: tuple[str, ...] = seating
        self.winners: tuple[int, ...] = ()
        self.scores: tuple[float, ...] = ()
        self.ending: str = ""  # the way in which it ended, where the title knows several
        self.rounds: int = 0
        self.first: int = 0  # the seat that was first player in the beginning
        self.role_kind: str = ""  # the kind of what seats play (a leader, a faction), where they play different things
        self.roles: tuple[str, ...] = ()  # the names of those, by seat
        self.decisions: list[int] = [0] * len(seating)  # those with a choice, by seat
        self.thinking: list[float] = [0.0] * len(seating)  # seconds, by seat
        self.seconds: float = 0.0


def play_one(plan: Plan, number: int) -> Played:
    """Play one game of a plan."""
    began = perf_counter()
    title = packed_title(plan.title, plan.packs)
    seating = plan.seating(number)
    played = Played(number, seating)
    first = scramble(scramble(plan.seed) + number)
    players = [bots.make(name, first + 1 + seat) for seat, name in enumerate(seating)]
    listening = any(bot.attentive for bot in players)
    s = title.start(title.rules(len(seating), plan.modules, plan.options), first)
    options = advance(s)
    played.first = int(getattr(s, "first", 0)) % len(seating)
    while options is not None:
        asked = perf_counter()
        aside = bots.interrupt(s, players) if listening else None
        if aside is not None:
            played.thinking[aside[0]] += perf_counter() - asked
            options = advance(s)
            continue
        seat = s.stack[-1][1]
        bots.answer(s, seat, players[seat], options)
        if len(options) > 1:
            played.decisions[seat] += 1
            played.thinking[seat] += perf_counter() - asked
        options = advance(s)
    outcome = title.outcome(s)
    played.winners = outcome.winners
    played.scores = outcome.scores
    played.ending = outcome.ending
    played.rounds = title.rounds(s)
    roles = title.roles(s)[: len(seating)]
    played.roles = tuple([role.name for role in roles])
    played.role_kind = roles[0].kind if roles else ""
    played.seconds = perf_counter() - began
    return played


class Chunk(NamedTuple):
    """Some games of a plan for a worker, and the bots that play: it has to load those that were added."""

    plan: Plan
    kinds: tuple[type[bots.Bot], ...]
    first: int
    last: int


def _play(chunk: Chunk) -> list[Played]:
    for kind in chunk.kinds:
        bots.register(kind)
    return [play_one(chunk.plan, number) for number in range(chunk.first, chunk.last)]


def results(plan: Plan, jobs: int = 1) -> Iterator[Played]:
    """The games of a plan as they come in, with several processes in any order."""
    plan.check()
    if jobs <= 1 or plan.games == 1:
        for number in range(plan.games):
            yield play_one(plan, number)
        return
    kinds = tuple(bots.kind(name) for name in dict.fromkeys(plan.names))
    work = [Chunk(plan, kinds, first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    with Pool() as pool:
        try:
            for played in pool.each(_play, work, min(jobs, len(work))):
                yield from played
        except Died as died:
            raise HagalError(f"a process of this arena died: {died}; --jobs 1 shows in which game") from None


class Standing:
    """How one bot (or one seat) did: a shared win counts in parts, unless all win or lose together.

    Then the seats of one bot in a game are one trial and not several, so that they count in parts (`weight`).
    """

    __slots__ = ("decisions", "name", "played", "points", "thinking", "wins")

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.played: float = 0.0  # seats taken; games, where all win or lose together
        self.wins: float = 0.0
        self.points: float = 0.0
        self.decisions: float = 0.0
        self.thinking: float = 0.0

    def add(self, game: Played, seat: int, won: float, weight: float = 1.0) -> None:
        """`won`: what a win counts, if it was one."""
        self.played += weight
        if seat in game.winners:
            self.wins += won * weight
        self.points += game.scores[seat] * weight
        self.decisions += game.decisions[seat] * weight
        self.thinking += game.thinking[seat] * weight

    @property
    def rate(self) -> float:
        return self.wins / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, round(self.played))

    def as_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "played": round(self.played),
            "wins": round(self.wins, 4),
            "win_rate": round(self.rate, 4),
            "win_rate_low": round(low, 4),
            "win_rate_high": round(high, 4),
            "mean_points": round(self.points / self.played, 3),
            "mean_decisions": round(self.decisions / self.played, 2),
            "ms_per_decision": round(1000 * self.thinking / max(1, self.decisions), 3),
        }


class Ending:
    """One way in which games ended: how many, and how many of them were won."""

    __slots__ = ("games", "name", "wins")

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.games: int = 0
        self.wins: int = 0

    def add(self, game: Played) -> None:
        self.games += 1
        self.wins += bool(game.winners)

    def as_json(self, wins: int) -> dict[str, Any]:
        """`wins`: those of all endings."""
        if not self.wins:
            return {"games": self.games}
        low, high = wilson(self.wins, wins)
        shares = {"share_of_wins": self.wins / wins, "share_low": low, "share_high": high}
        return {"games": self.games, **{name: round(share, 4) for name, share in shares.items()}}


class Report:
    """What a plan's games tell. `seconds` is the time on the clock.

    `won`, `points` and `best_other` look at it from the bot named first: games that it won, alone or shared, its points
    (its best seat's) and those of the best of the others, automated rivals among them. `places` are the seats counted
    from the first player on, `roles` what they play.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.standings: dict[str, Standing] = {name: Standing(name) for name in plan.names}
        self.seats: list[Standing] = [Standing(str(seat)) for seat in range(len(plan.names))]
        self.places: list[Standing] = [Standing(str(place + 1)) for place in range(len(plan.names))]
        self.roles: dict[str, Standing] = {}
        self.role_kind: str = ""
        self.games: int = 0
        self.rounds: int = 0
        self.decisions: int = 0
        self.seconds: float = 0.0
        self.won: int = 0
        self.points: float = 0.0
        self.best_other: float = 0.0
        self.endings: dict[str, Ending] = {}
        self.rivals: bool = False  # do automated rivals score?
        self.cooperative: bool = plan.rules().cooperative

    def add(self, game: Played) -> None:
        self.games += 1
        first = [seat for seat, name in enumerate(game.seating) if name == self.plan.names[0]]
        self.rivals = len(game.scores) > len(game.seating)
        self.won += any(seat in game.winners for seat in first)
        self.points += max(game.scores[seat] for seat in first)
        self.best_other += max((x for seat, x in enumerate(game.scores) if seat not in first), default=0.0)
        self.rounds += game.rounds
        self.decisions += sum(game.decisions)
        if game.ending:
            self.endings.setdefault(game.ending, Ending(game.ending)).add(game)
        won = 1.0 if self.cooperative else 1.0 / max(1, len(game.winners))
        for seat, name in enumerate(game.seating):
            weight = 1.0 / game.seating.count(name) if self.cooperative else 1.0
            self.standings[name].add(game, seat, won, weight)
            self.seats[seat].add(game, seat, won)
            self.places[(seat - game.first) % len(game.seating)].add(game, seat, won)
            if game.roles:
                self.role_kind = game.role_kind
                self.roles.setdefault(game.roles[seat], Standing(game.roles[seat])).add(game, seat, won)

    @property
    def equal(self) -> bool:
        """Do equal bots play against each other, so that what else a seat has makes the difference?"""
        return len(self.standings) == 1 and len(self.seats) > 1

    def tables(self) -> dict[str, list[Standing]]:
        """How the seats of equal bots did: by what they play, by seat, and in the order from the first player on."""
        if not self.equal:
            return {}
        roles = {self.role_kind: [self.roles[name] for name in sorted(self.roles)]} if self.roles else {}
        return {**roles, "seat": self.seats, "place": self.places}

    def as_json(self) -> dict[str, Any]:
        return {
            "title": self.plan.title,
            "bots": list(self.plan.names),
            "modules": list(self.plan.modules),
            "options": self.plan.options,
            "seed": self.plan.seed,
            "rotate": self.plan.rotate,
            "games": self.games,
            "mean_rounds": round(self.rounds / max(1, self.games), 3),
            "mean_decisions": round(self.decisions / max(1, self.games), 2),
            "games_per_second": round(self.games / self.seconds, 3) if self.seconds else None,
            "mean_best_other": round(self.best_other / max(1, self.games), 3),
            **self.ways(),
            "standings": {name: standing.as_json() for name, standing in self.standings.items()},
            "seats": [standing.as_json() for standing in self.seats],
            "places": [standing.as_json() for standing in self.places],
            **self.played_as(),
        }

    def played_as(self) -> dict[str, Any]:
        """How those did who played each leader, faction, ..."""
        found = {name: self.roles[name].as_json() for name in sorted(self.roles)}
        return {"role": self.role_kind, "roles": found} if found else {}

    def ways(self) -> dict[str, Any]:
        """How the games ended, where the title knows several ways; won games among them as shares of all won games."""
        wins = sum(ending.wins for ending in self.endings.values())
        found = {name: self.endings[name].as_json(wins) for name in sorted(self.endings)}
        return {"endings": found} if found else {}

    def line(self) -> dict[str, Any]:
        """The plan in a line, for one of a series."""
        low, high = wilson(self.won, self.games)
        return {
            "value": self.plan.label,
            "games": self.games,
            "won": self.won,
            "win_rate": round(self.won / self.games, 4),
            "win_rate_low": round(low, 4),
            "win_rate_high": round(high, 4),
            "mean_points": round(self.points / self.games, 3),
            "mean_best_other": round(self.best_other / self.games, 3),
            "mean_rounds": round(self.rounds / self.games, 3),
            **self.ways(),
            "games_per_second": round(self.games / self.seconds, 3) if self.seconds else None,
            **self.apart(),
        }

    def apart(self) -> dict[str, Any]:
        """The tables of equal bots as JSON data."""
        tables = self.tables()
        found = {kind: {one.name: one.as_json() for one in standings} for kind, standings in tables.items()}
        return {"tables": found} if found else {}


def run(plan: Plan, jobs: int = 1) -> Report:
    """Play all games of a plan and sum them up."""
    began = perf_counter()
    report = Report(plan)
    for game in sorted(results(plan, jobs), key=lambda game: game.number):
        report.add(game)
    report.seconds = perf_counter() - began
    return report


def wilson(wins: float, played: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share, at 95 % unless told otherwise."""
    if not played:
        return 0.0, 1.0
    share = wins / played
    middle = share + z * z / (2 * played)
    spread = z * sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    whole = 1 + z * z / played
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
