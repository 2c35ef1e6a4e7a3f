"""Two installations of Hagal beside each other, plain and compiled: `hagal bench` of each in turns, and the gain.

    python benchmarks/fast.py .venv/bin/python .venv-fast/bin/python [--seconds 3] [--turns 4] [--title dune] [--json]

A busy machine slows both alike when they take turns; each figure is the median over the turns.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from typing import Any

RATES = (
    "decisions_per_second",
    "game_decisions_per_second",
    "games_per_second",
    "copies_per_second",
    "determinizations_per_second",
    "snapshots_per_second",
    "restores_per_second",
)
BENCH = """
import json, sys
from hagal.lab.bench import Bench
print(json.dumps(Bench(sys.argv[1], 4).run(float(sys.argv[2]))))
"""


def measure(python: str, title: str, seconds: float) -> dict[str, Any]:
    """The figures of one installation (-P: never of the folder in which this runs)."""
    command = [python, "-P", "-c", BENCH, title, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{python} could not run the benchmark:\n{done.stderr}")
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def compare(plain: str, fast: str, title: str, seconds: float, turns: int) -> dict[str, Any]:
    found: dict[str, list[dict[str, Any]]] = {"plain": [], "compiled": []}
    for turn in range(turns):
        order = [("plain", plain), ("compiled", fast)]
        for name, python in order if turn % 2 == 0 else order[::-1]:
            found[name].append(measure(python, title, seconds))
    if found["plain"][0]["compiled"] or not found["compiled"][0]["compiled"]:
        sys.exit("the first Python must have Hagal in plain Python, the second one compiled")
    rows = {}
    for rate in RATES:
        before, after = (statistics.median(figures[rate] for figures in found[name]) for name in ("plain", "compiled"))
        rows[rate] = {"plain": before, "compiled": after, "gain": round(after / before, 2)}
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description="Plain and compiled Hagal in turns.")
    parser.add_argument("plain", help="the Python of an environment with Hagal in plain Python")
    parser.add_argument("fast", help="the Python of an environment with Hagal compiled")
    parser.add_argument("--title", default="dune")
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds of one turn")
    parser.add_argument("--turns", type=int, default=4, help="turns of each")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    wish = parser.parse_args()
    rows = compare(wish.plain, wish.fast, wish.title, wish.seconds, max(1, wish.turns))
    if wish.json:
        print(json.dumps(rows, indent=2))
        return
    print(f"{'':30} {'plain':>12} {'compiled':>12} {'gain':>6}")
    for rate, row in rows.items():
        print(f"{rate.replace('_', ' '):30} {row['plain']:12,.0f} {row['compiled']:12,.0f} {row['gain']:6.2f}")


if __name__ == "__main__":
    main()
