"""How even Runewars is: who wins, by faction and by seat, which end comes and when, and what a game is made of.

    .venv/bin/python benchmarks/runewars.py --players 4 --games 400 [--edition 2010] [--bot heuristic] [--seed 1] [-j 2]
    .venv/bin/python benchmarks/runewars.py --cost --games 40

All seats are played by one kind of bot; all ways to seat the factions take turns. Shares come with 95% intervals
(Wilson's), by faction, by place after the first player, by seat, and by home realm of the ready boards. `-j`: so many
processes. `--cost`: what a decision costs on a full board and on an empty one.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from functools import partial
from itertools import permutations
from multiprocessing import Pool
from time import perf_counter, process_time
from typing import Any, NamedTuple

from hagal import bots, games
from hagal.games.runewars.actions import dragon_runes
from hagal.games.runewars.components import Layout
from hagal.games.runewars.names import ORDERS
from hagal.games.runewars.setup.laying import cell, forms, marker_cells
from hagal.games.runewars.state import Runewars
from hagal.kernel.events import Log
from hagal.kernel.loop import advance, answer_for
from hagal.lab.arena import wilson

FACTIONS = ("daqan", "latari", "waiqar", "uthuk")
TITLE = games.title("runewars")
PART = 20
"""Games that a process plays before it asks for more."""
TOLD = {
    "rw-battle": "battles between players",
    "won": "  won by the attacker",
    "rw-battle-neutral": "battles with neutral units",
    "rw-diplomacy": "diplomacies",
    "rw-quest": "quests attempted",
    "rw-quest-won": "  won",
    "rw-duel": "duels of heroes",
    "rw-enlist": "heroes hired",
    "rw-receive-rune": "dragon runes received",
    "rw-objective": "objectives fulfilled",
    "rw-title": "titles taken",
    "rw-tactic": "tactics played",
    "rw-stronghold": "strongholds built or taken over",
    "rw-claim": "claims to victory",
    "rw-claim-failed": "  failed",
    "rw-eliminated": "players eliminated",
}
"""What is counted, by the event that tells of it."""


class Tally(Log):
    """Counts events instead of keeping them: all, and by seat."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: Counter[str] = Counter()
        self.by_seat: Counter[tuple[str, int]] = Counter()
        self.attacker: int = -1

    def tell(self, kind: str, seat: int, rules: str, **args: Any) -> None:
        if kind == "rw-order":
            kind = f"order {args['order'].number}"
        self.counts[kind] += 1
        self.by_seat[kind, seat] += 1
        if kind == "rw-battle":
            self.attacker = seat
        elif kind == "rw-battle-won":
            if seat == self.attacker:
                self.counts["won"] += 1
                self.by_seat["won", seat] += 1
            self.attacker = -1

    def whisper(self, mask: int, kind: str, seat: int, rules: str, **args: Any) -> None:
        self.tell(kind, seat, rules, **args)


class Figures:
    """What many games came to."""

    def __init__(self, players: int) -> None:
        self.players: int = players
        self.games: int = 0
        self.decisions: int = 0
        self.seconds: float = 0.0
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.places: Counter[int] = Counter()
        self.seats: Counter[int] = Counter()
        self.homes: Counter[tuple[str, int]] = Counter()
        self.boards: Counter[str] = Counter()
        self.ends: Counter[tuple[str, int]] = Counter()
        self.counts: Counter[str] = Counter()
        self.by_faction: Counter[tuple[str, str]] = Counter()
        self.winning: list[int] = []
        self.runes: Counter[str] = Counter()
        self.areas: Counter[str] = Counter()

    def add(self, s: Runewars, log: Tally) -> None:
        outcome = TITLE.outcome(s)
        self.games += 1
        names = [p.faction.id for p in s.players]
        self.played.update(names)
        winner = outcome.winners[0]
        self.won[names[winner]] += 1
        self.places[(winner - s.first) % self.players] += 1
        self.seats[winner] += 1
        layout = ready(s)
        if layout is not None:
            self.boards[layout.id] += 1
            self.homes[layout.id, home_of(s, winner, layout)] += 1
        self.ends[_ending(s, outcome.ending), s.year] += 1
        self.counts.update(log.counts)
        self.winning.append(dragon_runes(s, winner))
        for (kind, seat), n in log.by_seat.items():
            if seat >= 0:
                self.by_faction[kind, names[seat]] += n
        for seat, name in enumerate(names):
            self.runes[name] += dragon_runes(s, seat)
            self.areas[name] += s.control.count(seat)

    def join(self, other: Figures) -> None:
        """With those of other games."""
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            elif name != "players":
                setattr(self, name, getattr(self, name) + value)

    def told(self) -> list[str]:
        n = self.games
        lines = [
            f"{n} games of {self.players}: {self.seconds / n:.2f} s and {self.decisions / n:.0f} decisions each",
            "",
            "faction   wins   of    share  95%",
        ]
        for name in FACTIONS:
            if self.played[name]:
                lines.append(f"{name:8} {share(self.won[name], self.played[name])}")
        lines += ["", "place after the first player"]
        lines += [f"{place:8} {share(self.places[place], n)}" for place in range(self.players)]
        lines += ["", "seat"]
        lines += [f"{seat:8} {share(self.seats[seat], n)}" for seat in range(self.players)]
        lines += ["", "ready board, home"]
        for board, count in sorted(self.boards.items()):
            lines += [f"{board:4} {k:3} {share(self.homes[board, k], count)}" for k in range(self.players)]
        lines += ["", "end        year"]
        lines += [f"{end:10} {year:4} {share(count, n)}" for (end, year), count in sorted(self.ends.items())]
        years = sum(year * count for (_end, year), count in self.ends.items()) / n
        lines.append(f"years: {years:.2f}; runes of the winner: {statistics.mean(self.winning):.2f}")
        lines += ["", "in a game" + " " * 25 + "all" + "".join(f"{name:>9}" for name in FACTIONS)]
        kinds = {**TOLD, **{f"order {k}": f"order {name}" for k, name in enumerate(ORDERS) if k}}
        for kind, text in kinds.items():
            each = "".join(f"{self.by_faction[kind, name] / max(self.played[name], 1):9.2f}" for name in FACTIONS)
            lines.append(f"{text:32} {self.counts[kind] / n:6.2f}{each}")
        for text, counts in (("dragon runes at the end", self.runes), ("areas at the end", self.areas)):
            each = "".join(f"{counts[name] / max(self.played[name], 1):9.2f}" for name in FACTIONS)
            lines.append(f"{text:32} {sum(counts.values()) / n:6.2f}{each}")
        return lines


def share(wins: int, n: int) -> str:
    low, high = wilson(wins, n)
    return f"{wins:5} {n:5} {wins / n:6.1%}  {low:.1%} to {high:.1%}"


def _ending(s: Runewars, ending: str) -> str:
    return "claim" if ending == "runes" and s.rules.options["edition"] == "revised" else ending


def ready(s: Runewars) -> Layout | None:
    """The ready board that a game was played on."""
    tiles = tuple([(int(tile.id), q, r, turn) for tile, q, r, turn in s.board.placed if not tile.faction])
    return next((layout for layout in s.rules.kinds["layout"] if layout.tiles == tiles), None)


def home_of(s: Runewars, seat: int, layout: Layout) -> int:
    """The number of the marker that a seat's home realm took."""
    faction = s.players[seat].faction.id
    tile, q, r, turn = next(placed for placed in s.board.placed if placed[0].faction == faction)
    cells = {cell(q, r) + offset for offset, _coloured in forms(tile)[turn]}
    return next(k for k, marker in enumerate(layout.markers) if cells.issuperset(marker_cells(marker)))


def seated(players: int, game: int) -> list[str]:
    """The factions of a game by seat: all ways to seat them take turns."""
    ways = list(permutations(FACTIONS, players))
    return list(ways[game * 7 % len(ways)])


def played(players: int, bot: str, edition: str, seeds: range) -> Figures:
    figures = Figures(players)
    for seed in seeds:
        play(players, seed, bot, edition, figures)
    return figures


def play(players: int, seed: int, bot: str, edition: str, figures: Figures) -> None:
    options = {"edition": edition, "factions": seated(players, seed)}
    s = TITLE.start(TITLE.rules(players, (), options), seed)
    assert isinstance(s, Runewars)
    log = s.log = Tally()
    began = process_time()
    figures.decisions += bots.play(s, [bots.make(bot, seed * players + seat) for seat in range(players)])
    figures.seconds += process_time() - began
    figures.add(s, log)


# What a decision costs


class Cost(NamedTuple):
    """One decision: its question, the units on the board, how long it took to do what was chosen and to
    find what can be chosen next."""

    tag: str
    units: int
    microseconds: float


def costs(players: int, seed: int, bot: str, edition: str) -> list[Cost]:
    """The decisions of a game, without the bots' thinking."""
    seated = [bots.make(bot, seed * players + seat) for seat in range(players)]
    s = TITLE.start(TITLE.rules(players, (), {"edition": edition, "factions": "random"}), seed)
    assert isinstance(s, Runewars)
    found: list[Cost] = []
    options = advance(s)
    while options is not None:
        tag, seat = s.stack[-1][0].tag, s.stack[-1][1]
        chosen = bots.decide(s, seat, seated[seat], options)
        units = sum([sum(army) for army in s.army])
        began = perf_counter()
        answer_for(s, seat, chosen)
        options = advance(s)
        found.append(Cost(tag, units, 1e6 * (perf_counter() - began)))
    return found


def tell_costs(found: list[Cost]) -> list[str]:
    """The third of the decisions with fewest units on the board beside that with most: all, and question by question,
    as often as each was put in both together (what is asked early differs from what is asked late). Medians, so that
    a pause of the machine does not count."""
    found = sorted(found, key=lambda one: one.units)
    third = len(found) // 3
    lines = []
    by_tag: list[dict[str, list[float]]] = []
    for name, part in (("emptiest", found[:third]), ("fullest", found[-third:])):
        tags: dict[str, list[float]] = {}
        for one in part:
            tags.setdefault(one.tag, []).append(one.microseconds)
        by_tag.append(tags)
        middle = statistics.median([one.microseconds for one in part])
        units = statistics.mean([one.units for one in part])
        lines.append(f"{name} third: {units:.0f} units, {middle:.1f} us a decision (median of {len(part)})")
    empty, full = by_tag
    both = [tag for tag in empty if tag in full]
    weights = {tag: len(empty[tag]) + len(full[tag]) for tag in both}
    each = [sum([weights[tag] * statistics.median(part[tag]) for tag in both]) for part in by_tag]
    lines.append(f"question by question: {each[1] / each[0]:.2f} times as much on the full board")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--edition", default="revised")
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-j", "--processes", type=int, default=1)
    parser.add_argument("--cost", action="store_true", help="what a decision costs, instead")
    wish = parser.parse_args()
    seeds = range(wish.seed, wish.seed + wish.games)
    if wish.cost:
        print(
            "\n".join(tell_costs([one for seed in seeds for one in costs(wish.players, seed, wish.bot, wish.edition)]))
        )
        return
    figures = Figures(wish.players)
    parts = [seeds[k : k + PART] for k in range(0, len(seeds), PART)]
    with Pool(wish.processes) as pool:
        for part in pool.imap(partial(played, wish.players, wish.bot, wish.edition), parts):
            figures.join(part)
    print("\n".join(figures.told()))


if __name__ == "__main__":
    main()
