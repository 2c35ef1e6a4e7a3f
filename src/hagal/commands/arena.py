"""`hagal arena`: bots against bots."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hagal.lab.arena import Plan, Report, Standing, results

Title = Annotated[str, typer.Argument(help="The game to play.")]
Bots = Annotated[str, typer.Option("--bots", help="A bot for each seat, as in heuristic,random,random,random.")]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games.")]
Players = Annotated[
    int | None, typer.Option("--players", "-p", help="How many seats; the last bot named takes those left over.")
]
Rotate = Annotated[bool, typer.Option("--rotate/--no-rotate", help="Everybody moves on a seat after each game.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", help="Processes; one for each processor if not given.")]
AsJson = Annotated[bool, typer.Option("--json", help="The figures as JSON.")]


def command(
    title: Title = "dune",
    bots: Bots = "heuristic,random,random,random",
    games: Games = 100,
    players: Players = None,
    rotate: Rotate = True,
    seed: Seed = 1,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other and see who wins how often."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    plan = Plan(title, names, games=games, players=players, rotate=rotate, seed=seed)
    report = watch(plan, os.cpu_count() or 1 if jobs is None else jobs, quiet=as_json)
    if as_json:
        typer.echo(json.dumps(report.as_json(), indent=2))
    else:
        show(report)


def watch(plan: Plan, jobs: int, quiet: bool) -> Report:
    """Play with a progress bar on the error stream."""
    began = perf_counter()
    report = Report(plan)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=quiet,
    )
    found = []
    with bar:
        task = bar.add_task(plan.title, total=plan.games)
        for game in results(plan, jobs):
            found.append(game)
            bar.advance(task)
    for game in sorted(found, key=lambda game: game.number):
        report.add(game)
    report.seconds = perf_counter() - began
    return report


def show(report: Report) -> None:
    """The figures as tables."""
    console = Console()
    plan = report.plan
    table = Table(title=f"{plan.title}: {', '.join(plan.names)}", title_justify="left")
    fill(table, "bot", report.standings.values())
    console.print(table)
    if len(report.standings) == 1:
        seats = Table()
        fill(seats, "seat", report.seats)
        console.print(seats)
    console.print(
        f"{report.games} games in {report.seconds:.1f} s ({report.games / report.seconds:.2f} games/s), "
        f"{report.rounds / report.games:.2f} rounds and {report.decisions / report.games:.0f} decisions a game, "
        f"seed {plan.seed}",
        highlight=False,
    )


def fill(table: Table, who: str, standings: Iterable[Standing]) -> None:
    table.add_column(who, no_wrap=True)
    for name in ("seats", "wins", "rate", "95 %", "points", "asked", "ms each"):
        table.add_column(name, justify="right", no_wrap=True)
    for standing in standings:
        low, high = standing.interval
        table.add_row(
            standing.name,
            str(standing.played),
            f"{standing.wins:g}" if standing.wins % 1 else f"{standing.wins:.0f}",
            f"{100 * standing.rate:.1f} %",
            f"{100 * low:.1f}-{100 * high:.1f} %",
            f"{standing.points / standing.played:.2f}",
            f"{standing.decisions / standing.played:.0f}",
            f"{1000 * standing.thinking / max(1, standing.decisions):.2f}",
        )
