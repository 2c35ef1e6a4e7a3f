"""`hagal bench`: how fast a title is on this machine."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from hagal import games
from hagal.commands.options import Pack

Title = Annotated[str, typer.Argument(help="The game to measure.")]
Seconds = Annotated[float, typer.Option("--seconds", "-s", help="How long to measure.")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many players.")]
Module = Annotated[
    str | None,
    typer.Option("--module", "-m", help="With a module, or several (one+other), set against the game without them."),
]
Seed = Annotated[int, typer.Option("--seed", help="The seed of the first game.")]
Modes = Annotated[
    bool, typer.Option("--modes", help="Games a second for every number of players and every difficulty, in turns.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]


def command(
    title: Title = games.USUAL,
    seconds: Seconds = 5.0,
    players: Players = 4,
    module: Module = None,
    pack: Pack = None,
    seed: Seed = 1,
    modes: Modes = False,
    as_json: AsJson = False,
) -> None:
    """Measure uniform random play, copies, determinizations and snapshots, in turns."""
    from hagal.lab.bench import Bench, compare

    modules = () if module is None else tuple(module.split("+"))
    packs = tuple(pack or ())
    if modes:
        figures = compare(title, seconds, seed, modules, packs)
    else:
        figures = Bench(title, players, seed, modules, packs).run(seconds)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    elif modes:
        _show_modes(figures)
    else:
        _show(figures)


def _show_modes(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    kind = "compiled" if figures["compiled"] else "plain Python"
    head = f"{figures['title']}, random games, {kind} {figures['python']}, {figures['seconds']} s"
    table = Table(title=head, title_justify="left")
    table.add_column("players")
    names = ["games a second", "against three", "decisions a game", "decisions a second"]
    with_modules = any(row["against_plain"] for row in figures["modes"])
    for name in [*names, "against without"] if with_modules else names:
        table.add_column(name, justify="right")
    for row in figures["modes"]:
        cells = [row["mode"], f"{row['games_per_second']:,.1f}", f"{row['against_three']:.2f}"]
        cells += [f"{row['decisions_per_game']:.1f}", f"{row['decisions_per_second']:,.0f}"]
        if with_modules:
            cells.append(f"{row['against_plain']:.2f}" if row["against_plain"] else "")
        table.add_row(*cells)
    Console(highlight=False, width=120).print(table)


def _show(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    kind = "compiled" if figures["compiled"] else "plain Python"
    played = " + ".join([figures["title"], *figures["modules"]])
    head = f"{played}, {figures['players']} players, {kind} {figures['python']}, {figures['seconds']} s"
    table = Table(title=head, title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for label, value in _rows(figures):
        table.add_row(label, value)
    Console(highlight=False, width=120).print(table)


def _rows(figures: dict[str, Any]) -> list[tuple[str, str]]:
    times = figures["decision_us"]
    rows = [
        ("decisions a second (two or more options), bare loop", f"{figures['decisions_per_second']:,.0f}"),
        ("decisions a second, through Game.choose", f"{figures['game_decisions_per_second']:,.0f}"),
        ("games a second", f"{figures['games_per_second']:,.1f}"),
        ("decisions a game (asked with a single option too)", _pair(figures)),
        ("time of a decision: p50, p90, p99, max", " / ".join(f"{times[k]:,.1f}" for k in times) + " µs"),
    ]
    for name in ("early", "late"):
        cost = figures[name]
        rounds = "-".join(str(n) for n in cost["rounds"])
        value = f"{cost['us_per_decision']} µs, {cost['options_per_decision']} options, {cost['us_per_option']} µs each"
        rows.append((f"a decision in rounds {rounds}", value if cost["decisions"] else "no game went so far"))
    rows += [
        ("copies a second, mid-game", f"{figures['copies_per_second']:,.0f}"),
        ("determinizations a second", f"{figures['determinizations_per_second']:,.0f}"),
        ("bytes of a state (what a copy adds)", f"{figures['state_bytes']:,} ({figures['copy_bytes']:,})"),
        ("snapshot as JSON", f"{figures['snapshot_bytes']:,} bytes"),
        ("write / read a snapshot", f"{_us(figures, 'snapshots')} / {_us(figures, 'restores')} µs"),
    ]
    against = figures["against_plain"]
    if against:
        ratios = [against[f"{name}_per_second"] for name in ("decisions", "games", "copies")]
        rows.append(("against the game without: decisions, games, copies", " / ".join(f"{n:.2f}" for n in ratios)))
    return rows


def _pair(figures: dict[str, Any]) -> str:
    return f"{figures['decisions_per_game']} ({figures['asked_per_game']})"


def _us(figures: dict[str, Any], name: str) -> str:
    rate = figures[f"{name}_per_second"]
    return f"{1e6 / rate:,.0f}" if rate else "-"
