"""How even Hunters is: who wins, by seat and by Avatar, with how much Honor, and which end comes.

    .venv/bin/python benchmarks/hunters.py --players 3 --games 300 [--seed 0] [--together] [--tests] [--bot heuristic]

All seats are played by one kind of bot, Avatars are drawn, the two films take turns. A share of 1 is fair: a seat (by
its place after the first player) or an Avatar that wins as often as all others; a victory that two share is half of one
for each. What a share may be off by, 95 times of 100, stands beside it.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections import Counter
from typing import Any

from hagal import bots, games
from hagal.games.encounters.hunters.hunt import NAME
from hagal.games.encounters.hunters.seen import HuntersView, hunters_view
from hagal.kernel.rules import Rules
from hagal.kernel.state import State
from hagal.kernel.title import Outcome, Title

FILMS = (1, 2)


class Tally:
    """What many games came to."""

    def __init__(self, players: int, together: bool) -> None:
        self.players: int = players
        self.together: bool = together
        self.games: int = 0
        self.endings: Counter[str] = Counter()
        self.places: list[float] = [0.0] * players
        self.won_by: dict[str, float] = {}
        self.seen: Counter[str] = Counter()
        self.won: int = 0
        self.slain: int = 0
        self.honor: list[int] = []
        self.rounds: list[int] = []

    def add(self, view: HuntersView, outcome: Outcome) -> None:
        self.games += 1
        self.endings[outcome.ending] += 1
        self.won += bool(outcome.winners)
        self.honor += outcome.scores
        self.rounds.append(view["round"])
        self.slain += sum(len(hunter["slain"]) for hunter in view["hunters"])
        avatars = [str(player["avatar"]) for player in view["players"]]
        self.seen.update(avatars)
        for seat in outcome.winners:
            part = 1 / len(outcome.winners)
            self.places[(seat - view["first"]) % self.players] += part
            self.won_by[avatars[seat]] = self.won_by.get(avatars[seat], 0.0) + part

    def share(self, won: float, games: int) -> str:
        """Of so many games so many were won: how much of a fair part, and what it may be off by."""
        rate = won / games
        off = 1.96 * math.sqrt(rate * (1 - rate) / games)
        return f"{rate * self.players:.2f} ± {off * self.players:.2f}"

    def told(self) -> list[str]:
        honor = sorted(self.honor)
        tenth = len(honor) // 10
        shares = [
            "share by place: " + ", ".join(self.share(won, self.games) for won in self.places),
            "share by Avatar: "
            + ", ".join(f"{id} {self.share(self.won_by.get(id, 0.0), n)}" for id, n in sorted(self.seen.items())),
        ]
        return [
            f"{self.games} games of {self.players}; somebody won {self.won / self.games:.0%}",
            "ends: " + ", ".join(f"{end} {n / self.games:.0%}" for end, n in self.endings.most_common()),
            f"rounds: {statistics.mean(self.rounds):.1f} ({min(self.rounds)} to {max(self.rounds)})",
            f"Honor: {statistics.mean(honor):.1f} (a tenth below {honor[tenth]}, a tenth above {honor[-tenth - 1]})",
            f"Predators killed in Duels: {self.slain / self.games:.2f} a game",
            *([] if self.together else shares),
        ]


class Hunts:
    """Games of so many, each film with a ruleset of its own; without a Record and a story, which nobody reads here."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players: int = players
        self.title: Title = games.title("encounters")
        self.rules: list[Rules] = [
            self.title.rules(players, [NAME], {**options, "film": film, "avatars": "random"}) for film in FILMS
        ]

    def play(self, seed: int, bot: str) -> State:
        s = self.title.start(self.rules[seed % len(FILMS)], seed)
        bots.play(s, [bots.make(bot, seed * self.players + seat) for seat in range(self.players)])
        return s


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game; the next has the next number")
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--together", action="store_true")
    parser.add_argument("--tests", action="store_true")
    wish = parser.parse_args()
    options: dict[str, Any] = {"together": wish.together, "tests": wish.tests}
    if wish.tests:
        options["challenges"] = "secret"
    tally = Tally(wish.players, wish.together)
    hunts = Hunts(wish.players, options)
    for seed in range(wish.seed, wish.seed + wish.games):
        s = hunts.play(seed, wish.bot)
        tally.add(hunters_view(hunts.title.view(s, ())), hunts.title.outcome(s))
    print("\n".join(tally.told()))


if __name__ == "__main__":
    main()
