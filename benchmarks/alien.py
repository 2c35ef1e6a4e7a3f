"""How hard Alien is, alone and mixed with Hunted, and how even the hunt for Aliens.

    .venv/bin/python benchmarks/alien.py films --players 1,2,3,4,5 --films alien,aliens --games 200 [--seed 0]
    .venv/bin/python benchmarks/alien.py parts --games 1000 [--players 1,2,3,4,5]
    .venv/bin/python benchmarks/alien.py mixes --games 1000 [--players 1,2,3,4,5]
    .venv/bin/python benchmarks/alien.py hunt --players 3,4,5 --games 400 [--together]

All seats are played by one kind of bot. `films`: each film by itself, so many games for each number of players.
`parts`: Alien by itself with Location, Objectives, characters and Avatars drawn; `mixes`: Hunted and Alien with all
drawn (these, starting cards, Officers, Strikes, what fills up the mini-decks). The numbers of players in turn; then the
share of games won with each part, the ten easiest and the ten hardest first, and with each Location by what fills up
the mini-decks. `hunt`: Predators hunt Aliens, the films in turn, Avatars drawn; with `--films random` Location,
Objectives and Armory are drawn, too. Shares are as in benchmarks/hunters.py.

`-j 4` plays on four processors. With `--out FILE` every game is a line of that file: what it has already is not played
again, so a run can be stopped and taken up, or a larger one be done in portions. Intervals are good for 95 of 100.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from hagal import bots, games
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import ALIEN_FILMS
from hagal.games.encounters.state import Encounters
from hagal.kernel.chance import Rng
from hagal.kernel.rules import Rules

TITLE = games.title("encounters")
MODULES = {"films": ("alien",), "parts": ("alien",), "mixes": ("hunted", "alien"), "hunt": ("hunters", "alien")}
DRAWN = dict.fromkeys(("location", "objectives", "characters", "avatars"), "random")
FREE = {
    "starters": ("predator", "alien"),
    "officers": ("commanders", "sergeants"),
    "strike_deck": ("predator", "alien"),
    "fill": ("young_blood", "drones", "both"),
}
"""What else is drawn for a mix: it belongs to the ruleset."""

APART = 1 << 40
"""The game draws its parts from its seed. What else is drawn must come from another one, or each choice goes with
certain parts alone: by the seed itself Young Blood came with the second Objectives of Predator, and with no others."""

Job = tuple[str, int, str, int, str, bool]
"""Mode, players, film, seed, bot, together: a game, and what it is told apart from others by."""
Line = dict[str, Any]


@cache
def rules(mode: str, players: int, options: tuple[tuple[str, Any], ...]) -> Rules:
    return TITLE.rules(players, MODULES[mode], dict(options))


def options(mode: str, film: str, seed: int, together: bool) -> dict[str, Any]:
    if mode == "parts":
        return dict(DRAWN)
    if mode == "mixes":
        rng = Rng(seed ^ APART)
        return {**DRAWN, **{name: values[rng.below(len(values))] for name, values in FREE.items()}}
    if mode == "hunt" and film == "random":
        return {**dict.fromkeys(("location", "objectives", "avatars", "armory"), "random"), "together": together}
    if mode == "hunt":
        return {"film": film, "avatars": "random", "together": together}
    return {"film": film}


def play(job: Job) -> Line:
    """A game without a Record and a story, which nobody reads here, and what came of it."""
    mode, players, film, seed, bot, together = job
    wish = options(mode, film, seed, together)
    s = TITLE.start(rules(mode, players, tuple(sorted(wish.items()))), seed)
    assert isinstance(s, Encounters)
    begun = time.process_time()
    bots.play(s, [bots.make(bot, seed * players + seat) for seat in range(players)])
    outcome = TITLE.outcome(s)
    m = mission(s)
    return {
        "job": list(job),
        "won": list(outcome.winners),
        "ending": outcome.ending,
        "scores": list(outcome.scores),
        "stage": m.stage,
        "dead": sum(p.dead for p in s.players),
        "rounds": s.round,
        "first": s.first,
        "avatars": [p.avatar.id for p in s.players],
        "location": m.location.id,
        "objectives": [one.id for one in m.objectives],
        "characters": sorted({card.who for card in s.face if card.who}),
        "choices": {name: wish[name] for name in FREE if name in wish},
        "seconds": round(time.process_time() - begun, 3),
    }


def jobs(wish: argparse.Namespace) -> Iterator[Job]:
    """Seed by seed, so that a part of them tells about all cells."""
    for k in range(wish.games):
        seed = wish.seed + k
        if wish.mode in ("parts", "mixes"):
            yield wish.mode, wish.players[k % len(wish.players)], "", seed, wish.bot, False
        elif wish.mode == "hunt":
            film = wish.films[k % len(wish.films)]
            yield from ((wish.mode, n, film, seed, wish.bot, wish.together) for n in wish.players)
        else:
            yield from ((wish.mode, n, film, seed, wish.bot, False) for film in wish.films for n in wish.players)


def run(wish: argparse.Namespace) -> list[Line]:
    """All games of a wish: those that the file has, and the others."""
    path = Path(wish.out) if wish.out else None
    texts = path.read_text(encoding="utf-8").splitlines() if path is not None and path.exists() else []
    known: dict[Job, Line] = {tuple(line["job"]): line for line in map(json.loads, texts)}
    asked = list(jobs(wish))
    missing = [job for job in asked if job not in known]
    with path.open("a", encoding="utf-8") if path is not None else nullcontext() as file:
        for number, line in enumerate(played(missing, wish.j), 1):
            known[tuple(line["job"])] = line
            if file is not None:
                file.write(json.dumps(line) + "\n")
                file.flush()
            if sys.stderr.isatty():
                print(f"\r{number} of {len(missing)}", end="", file=sys.stderr)
    return [known[job] for job in asked]


def played(missing: list[Job], processes: int) -> Iterator[Line]:
    if processes < 2:
        yield from map(play, missing)
        return
    with Pool(processes) as pool:
        yield from pool.imap_unordered(play, missing)


# What came of them


def interval(won: int, n: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    if not n:
        return 0.0, 1.0
    z, p = 1.96, won / n
    middle, off = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return (middle - off) / (1 + z * z / n), (middle + off) / (1 + z * z / n)


def rate(lines: Iterable[Line]) -> str:
    found = [bool(line["won"]) for line in lines]
    low, high = interval(sum(found), len(found))
    return f"{sum(found) / len(found):5.1%} ({low:.1%} to {high:.1%} of {len(found)})"


def by(lines: Iterable[Line], *names: int) -> dict[tuple[Any, ...], list[Line]]:
    """Games by places of their jobs."""
    found: dict[tuple[Any, ...], list[Line]] = defaultdict(list)
    for line in lines:
        found[tuple(line["job"][k] for k in names)].append(line)
    return dict(sorted(found.items()))


def course(lines: list[Line]) -> str:
    """How long they took and how they ended."""
    n = len(lines)
    lost = [line for line in lines if not line["won"]]
    dead = sum(line["dead"] == line["job"][1] for line in lost)
    stages = ", ".join(f"{sum(line['stage'] == k for line in lost)}" for k in (1, 2, 3))
    rounds, deaths = sum(line["rounds"] for line in lines) / n, sum(line["dead"] for line in lines) / n
    return (
        f"rounds {rounds:.1f}, dead {deaths:.1f}; "
        f"lost: all dead {dead}, the Hive ran out {len(lost) - dead}; during Objective 1, 2, 3: {stages}"
    )


def told_films(lines: list[Line]) -> list[str]:
    found = [f"{film:>12} {n}: {rate(some)}; {course(some)}" for (film, n), some in by(lines, 2, 1).items()]
    found += [f"{film:>12}: {rate(some)}" for (film,), some in by(lines, 2).items()]
    return [*found, f"{'all':>12}: {rate(lines)}"]


def parts(line: Line) -> Iterator[tuple[str, str]]:
    """What a mix was made of."""
    yield "location", line["location"]
    for objective in line["objectives"]:
        yield "objective", objective
    for who in line["characters"]:
        yield "character", who
    for id in sorted(set(line["avatars"])):
        yield "avatar", id
    yield from line["choices"].items()


def told_mixes(lines: list[Line]) -> list[str]:
    found = [f"{n} players: {rate(some)}; {course(some)}" for (n,), some in by(lines, 1).items()]
    found.append(f"all: {rate(lines)}")
    having: dict[tuple[str, str], list[Line]] = defaultdict(list)
    for line in lines:
        for part in parts(line):
            having[part].append(line)
    ranked = sorted(having, key=lambda part: -sum(bool(line["won"]) for line in having[part]) / len(having[part]))
    told = [f"  {kind} {id}: {rate(having[kind, id])}" for kind, id in ranked]
    if len(told) > 20:
        found += ["the ten easiest:", *told[:10], "the ten hardest:", *told[-10:], "between them:", *told[10:-10]]
    else:
        found += told
    filled: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        filled[f"{line['location']} with {line['choices'].get('fill', 'drones')}"].append(line)
    return [*found, *(f"  {name}: {rate(filled[name])}" for name in sorted(filled))]


def told_hunt(lines: list[Line]) -> list[str]:
    found: list[str] = []
    for (n,), some in by(lines, 1).items():
        honor = sorted(score for line in some for score in line["scores"])
        tenth = len(honor) // 10
        ends: dict[str, int] = defaultdict(int)
        for line in some:
            ends[line["ending"]] += 1
        found += [
            f"{n} players: somebody won {rate(some)}",
            "  ends: " + ", ".join(f"{end} {k / len(some):.0%}" for end, k in sorted(ends.items())),
            f"  Honor {statistics.mean(honor):.1f} (a tenth below {honor[tenth]}, a tenth above {honor[-tenth - 1]}), "
            f"rounds {statistics.mean(line['rounds'] for line in some):.1f}",
        ]
        if n > 1 and not some[0]["job"][5]:
            found += shares(n, some)
    cells = {f"{film} {n}": some for (film, n), some in by(lines, 2, 1).items()}
    for id in sorted({line["objectives"][-1] for line in lines}):
        cells[id] = [line for line in lines if line["objectives"][-1] == id]
    for name, some in cells.items():
        found.append(f"{name}: Ultimate Prey {share_of(some, 'ultimate')}; a Predator died {share_of(some, 'fallen')}")
    return found


def share_of(lines: list[Line], ending: str) -> str:
    return rate([{"won": line["ending"] == ending} for line in lines])


def shares(n: int, lines: list[Line]) -> list[str]:
    """How much of a fair part each place after the first player and each Avatar wins; who shares a victory has a part
    of it."""
    places = [0.0] * n
    won: dict[str, float] = defaultdict(float)
    seen: dict[str, int] = defaultdict(int)
    for line in lines:
        for id in line["avatars"]:
            seen[id] += 1
        for seat in line["won"]:
            places[(seat - line["first"]) % n] += 1 / len(line["won"])
            won[line["avatars"][seat]] += 1 / len(line["won"])

    def share(part: float, of: int) -> str:
        p = part / of
        return f"{p * n:.2f} ± {1.96 * math.sqrt(p * (1 - p) / of) * n:.2f}"

    return [
        "  share by place: " + ", ".join(share(part, len(lines)) for part in places),
        "  share by Avatar: " + ", ".join(f"{id} {share(won[id], seen[id])}" for id in sorted(seen)),
    ]


TOLD = {"films": told_films, "parts": told_mixes, "mixes": told_mixes, "hunt": told_hunt}


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=MODULES)
    parser.add_argument("--players", type=numbers, default=[1, 2, 3, 4, 5])
    parser.add_argument("--films", type=lambda text: text.split(","), default=list(ALIEN_FILMS))
    parser.add_argument("--games", type=int, default=100, help="in films: for each of them and each number of players")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game; the next has the next number")
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--together", action="store_true", help="hunt: the cooperative variant")
    parser.add_argument("-j", type=int, default=1, help="so many processes")
    parser.add_argument("--out", help="a file that keeps the games")
    wish = parser.parse_args()
    lines = run(wish)
    print("\n".join(TOLD[wish.mode](lines)))
    print(f"{statistics.mean(line['seconds'] for line in lines):.2f} s of processor for a game")


if __name__ == "__main__":
    main()
