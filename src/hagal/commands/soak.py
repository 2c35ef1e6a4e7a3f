"""`hagal soak`: whole games in which every law is watched."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hagal import games
from hagal.commands.options import Option, Pack, Titled, parse

if TYPE_CHECKING:
    from hagal.lab.soak import Notebook, Summary
    from hagal.lab.watched_game import Report

Title = Annotated[str, typer.Argument(help="The game to play.")]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games.")]
Players = Annotated[str, typer.Option("--players", "-p", help="A player count, or all of them in turn.")]
Module = Annotated[
    str,
    typer.Option(
        "--module",
        "-m",
        help="A module, or several (one+other), in every game; none; or all of them, on and off.",
    ),
]
Bot = Annotated[
    str, typer.Option("--bot", help="Who plays: random, or a bot with whims (heuristic), which comes further.")
]
Seed = Annotated[int, typer.Option("--seed", help="The seed of the first game; the next has the next number.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes; 0 is one for each processor.")]
Sample = Annotated[float, typer.Option("--sample", help="The part of all decisions at which dear laws are checked.")]
Resume = Annotated[Path | None, typer.Option("--resume", help="A file that remembers which games are done.")]
Keep = Annotated[Path, typer.Option("--keep", help="The folder for the Records of games that failed.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]

TOLD = 10
"""So many failures are told one by one; the others are counted, and kept as Records."""


kind = Titled


def command(
    title: Title = games.USUAL,
    games: Games = 200,
    players: Players = "all",
    module: Module = "all",
    option: Option = None,
    pack: Pack = None,
    bot: Bot = "random",
    seed: Seed = 1,
    jobs: Jobs = 0,
    sample: Sample = 0.02,
    resume: Resume = None,
    keep: Keep = Path("soak-failures"),
    as_json: AsJson = False,
) -> None:
    """Play whole games over all rulesets and check every law; exit status 1 if any is broken."""
    from hagal.bots.workers import cores
    from hagal.game import packed_title
    from hagal.lab import soak

    packs = tuple(pack or ())
    fixed = packed_title(title, packs).read(parse(option))
    plan = soak.plan(title, games, players, seed, sample, module=module, packs=packs, options=fixed, bot=bot)
    notebook = soak.Notebook(plan, resume)
    count = jobs if jobs > 0 else cores()
    try:
        summary = _watched(notebook, count, keep, quiet=as_json)
    except KeyboardInterrupt:
        typer.echo(_stopped(resume), err=True)
        raise typer.Exit(130) from None
    if as_json:
        typer.echo(json.dumps(summary.as_json(), indent=2))
    else:
        _tell(summary)
    if summary.failures:
        raise typer.Exit(1)


def _watched(notebook: Notebook, jobs: int, keep: Path, *, quiet: bool) -> Summary:
    """The run with a progress bar, and each failure told when it is found."""
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from hagal.lab import soak

    console = Console(stderr=True, highlight=False)
    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games, {task.fields[decisions]} decisions, {task.fields[failures]} failures"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=quiet) as bar:
        left = len(notebook.left())
        task = bar.add_task(f"soak {notebook.plan.title}", total=left, decisions=0, failures=0)

        def tell(report: Report, summary: Summary) -> None:
            if report.failure is not None and len(summary.failures) <= TOLD:
                bar.console.print(escape(_line(report, notebook.plan.packs)))
            bar.update(task, advance=1, decisions=summary.decisions, failures=len(summary.failures))

        return soak.soak(notebook, jobs=jobs, keep=keep, tell=tell)


def _line(report: Report, packs: tuple[str, ...] = ()) -> str:
    found = report.failure
    assert found is not None
    return (
        f"{found.law} broken in {found.ruleset} seed={found.seed} after choice {found.choice}: {found.message}\n"
        f"  see it again: hagal replay {found.file}{''.join(f' --pack {file}' for file in packs)}"
    )


def _stopped(resume: Path | None) -> str:
    if resume is None:
        return "hagal: stopped (with --resume FILE the next run goes on where this one stopped)"
    return f"hagal: stopped; the same command with --resume {resume} goes on from here"


def _tell(summary: Summary) -> None:
    rate = summary.decisions / summary.seconds if summary.seconds else 0.0
    typer.echo(
        f"{summary.games} games, {summary.decisions} decisions in {summary.seconds:.1f} s ({rate:.0f} a second); "
        f"dear laws at {summary.sampled} decisions, silent choices watched {summary.watched} times, "
        f"{summary.replayed} Records replayed, {summary.won} games won by somebody"
    )
    kinds: dict[str, int] = {}
    for failure in summary.failures:
        kinds[failure.law] = kinds.get(failure.law, 0) + 1
    if not kinds:
        typer.echo("every law holds")
    for law, count in sorted(kinds.items()):
        typer.echo(f"{law}: broken in {count} games")
