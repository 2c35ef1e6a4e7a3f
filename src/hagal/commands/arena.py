"""`hagal arena`: bots against bots."""

from __future__ import annotations

import json
from collections.abc import Iterable
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hagal import games
from hagal.bots.workers import cores
from hagal.commands.options import Option, Pack, Titled, parse
from hagal.game import packed_title
from hagal.lab.arena import Plan, Report, Standing, every, results

Title = Annotated[str, typer.Argument(help="The game to play.")]
Bots = Annotated[
    str | None,
    typer.Option("--bots", help="A bot for each seat, as in heuristic,random,random; one heuristic if not given."),
]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games.")]
Players = Annotated[
    int | None, typer.Option("--players", "-p", help="How many seats; the last bot named takes those left over.")
]
Modules = Annotated[
    list[str] | None, typer.Option("--module", "-m", help="With a module (ix); may be given several times.")
]
Every = Annotated[
    str | None, typer.Option("--every", help="Play with each value of this option, as in difficulty: a row each.")
]
Rotate = Annotated[bool, typer.Option("--rotate/--no-rotate", help="Everybody moves on a seat after each game.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", help="Processes; one for each processor if not given.")]
AsJson = Annotated[bool, typer.Option("--json", help="The figures as JSON.")]


kind = Titled


def command(
    title: Title = games.USUAL,
    bots: Bots = None,
    games: Games = 100,
    players: Players = None,
    option: Option = None,
    module: Modules = None,
    pack: Pack = None,
    each: Every = None,
    rotate: Rotate = True,
    seed: Seed = 1,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other (and against automated rivals) and see who wins how often."""
    played = packed_title(title, pack or ())
    names = names_of(bots, players)
    plan = Plan(
        title,
        names,
        games=games,
        players=seats_for(played.players, len(names)) if players is None else players,
        modules=module or (),
        options=played.read(parse(option)),
        packs=pack or (),
        rotate=rotate,
        seed=seed,
    )
    count = cores() if jobs is None else jobs
    if each is None:
        report = watch(plan, count, quiet=as_json)
        if as_json:
            typer.echo(json.dumps(report.as_json(), indent=2))
        else:
            show(report)
        return
    plans = every(plan, each)
    for one in plans:
        one.check()
    reports = [watch(one, count, quiet=as_json) for one in plans]
    if as_json:
        typer.echo(json.dumps(series(plan, each, reports), indent=2))
    else:
        show_series(plan, each, reports)


def names_of(bots: str | None, players: int | None) -> list[str]:
    """The bots that were named, or one heuristic bot with random ones."""
    if bots is None:
        return ["heuristic", "random", "random", "random"][: 4 if players is None else max(players, 1)]
    return [name.strip() for name in bots.split(",") if name.strip()]


def seats_for(allowed: tuple[int, ...], bots: int) -> int:
    """How many sit down if nobody says it: a seat for each bot; all that there are, if the game needs more."""
    return bots if bots in allowed or bots > max(allowed) else max(allowed)


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
        task = bar.add_task(plan.title if plan.label is None else str(plan.label), total=plan.games)
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
    table = Table(title=heading(plan), title_justify="left")
    fill(table, "bot", report.standings.values())
    console.print(table)
    for what, standings in report.tables().items():
        by = Table()
        fill(by, what, standings, slim=True)
        console.print(by)
    if report.endings:
        console.print(f"ended: {endings_told(report)}", highlight=False)
    if report.rivals:
        console.print(f"the best rival: {report.best_other / report.games:.2f} points", highlight=False)
    console.print(
        f"{report.games} games in {report.seconds:.1f} s ({report.games / report.seconds:.2f} games/s), "
        f"{report.rounds / report.games:.2f} rounds and {report.decisions / report.games:.0f} decisions a game, "
        f"seed {plan.seed}",
        highlight=False,
    )


def endings_told(report: Report) -> str:
    """`lost 71; major 20 (69.0 % of the wins, 50.8-82.7)`."""
    told = []
    for name, way in report.ways()["endings"].items():
        share = ""
        if "share_of_wins" in way:
            low, high = 100 * way["share_low"], 100 * way["share_high"]
            share = f" ({100 * way['share_of_wins']:.1f} % of the wins, {low:.1f}-{high:.1f})"
        told.append(f"{name} {way['games']}{share}")
    return "; ".join(told)


def heading(plan: Plan) -> str:
    words = [f"{name}={value}" for name, value in plan.options.items()]
    played = " + ".join([plan.title, *plan.modules])
    return f"{played}: {', '.join(plan.names)}" + (f" ({', '.join(words)})" if words else "")


def series(plan: Plan, setting: str, reports: list[Report]) -> dict[str, Any]:
    """A plan played with every value of a setting, as JSON data."""
    return {
        "title": plan.title,
        "bots": list(plan.names),
        "modules": list(plan.modules),
        "options": plan.options,
        "seed": plan.seed,
        "rotate": plan.rotate,
        "every": setting,
        "rows": [report.line() for report in reports],
    }


def show_series(plan: Plan, setting: str, reports: list[Report]) -> None:
    """A row for each value: how the bot named first did; equal bots: what else makes a difference, value by value."""
    console = Console()
    if all(report.equal and not report.cooperative for report in reports):
        show_beside(plan, setting, reports, console)
    else:
        show_first(plan, setting, reports, console)
    for report in reports:
        if report.endings:
            console.print(f"{setting} {report.plan.label} ended: {endings_told(report)}", highlight=False)
    console.print(f"{plan.games} games each, seed {plan.seed}", highlight=False)


def show_beside(plan: Plan, setting: str, reports: list[Report], console: Console) -> None:
    """The tables of equal bots with the values of a setting side by side: how often each won, of how many."""
    console.print(heading(plan), highlight=False)
    for what in reports[0].tables():
        table = Table()
        table.add_column(what, no_wrap=True)
        for report in reports:
            table.add_column(f"{setting} {report.plan.label}", justify="right", no_wrap=True)
            table.add_column("95 %", justify="right", no_wrap=True)
        found = [{standing.name: standing for standing in report.tables()[what]} for report in reports]
        for name in dict.fromkeys([name for standings in found for name in standings]):
            row = []
            for standings in found:
                standing = standings.get(name, Standing(name))
                low, high = standing.interval
                row += [
                    f"{standing.wins:g} of {round(standing.played)}, {100 * standing.rate:.1f} %",
                    f"{100 * low:.1f}-{100 * high:.1f}",
                ]
            table.add_row(name, *row)
        console.print(table)
    for report in reports:
        console.print(
            f"{setting} {report.plan.label}: {report.rounds / report.games:.2f} rounds and "
            f"{report.decisions / report.games:.0f} decisions a game, {report.games / report.seconds:.2f} games/s",
            highlight=False,
        )


def show_first(plan: Plan, setting: str, reports: list[Report], console: Console) -> None:
    """A row for each value: how the bot named first did."""
    table = Table(title=heading(plan), title_justify="left")
    table.add_column(setting, no_wrap=True)
    for name in ("won", "95 %", "points", "others", "rounds", "games/s"):
        table.add_column(name, justify="right", no_wrap=True)
    for report in reports:
        row = report.line()
        table.add_row(
            str(row["value"]),
            f"{100 * row['win_rate']:.1f} %",
            f"{100 * row['win_rate_low']:.1f}-{100 * row['win_rate_high']:.1f}",
            f"{row['mean_points']:.2f}",
            f"{row['mean_best_other']:.2f}",
            f"{row['mean_rounds']:.2f}",
            f"{report.games / report.seconds:.1f}",
        )
    console.print(table)
    console.print(
        f"won and points: {plan.names[0]} (a shared win counts); others: the best of them",
        highlight=False,
    )


def fill(table: Table, who: str, standings: Iterable[Standing], *, slim: bool = False) -> None:
    """`slim`: without how much they were asked and how long they thought; names may be long."""
    table.add_column(who, no_wrap=True)
    for name in ("played", "wins", "rate", "95 %", "points", *(() if slim else ("asked", "ms each"))):
        table.add_column(name, justify="right", no_wrap=True)
    for standing in standings:
        low, high = standing.interval
        times = (
            f"{standing.decisions / standing.played:.0f}",
            f"{1000 * standing.thinking / max(1, standing.decisions):.2f}",
        )
        table.add_row(
            standing.name,
            str(round(standing.played)),
            f"{standing.wins:g}" if standing.wins % 1 else f"{standing.wins:.0f}",
            f"{100 * standing.rate:.1f} %",
            f"{100 * low:.1f}-{100 * high:.1f} %",
            f"{standing.points / standing.played:.2f}",
            *(() if slim else times),
        )
