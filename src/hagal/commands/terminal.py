"""`hagal terminal`: a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from hagal.commands.options import Option, Pack, parse

Title = Annotated[str | None, typer.Argument(help="The game to play: dune (unless another is named) or encounters.")]
Players = Annotated[
    int | None, typer.Option("--players", "-p", help="People and bots: 1 to 4 in dune, 1 to 5 in encounters.")
]
Seats = Annotated[str | None, typer.Option("--seats", help="me, bot or random for each seat: me,bot,bot,bot")]
Seed = Annotated[int | None, typer.Option("--seed", help="A whole number; the same seed gives the same game.")]
Lang = Annotated[str | None, typer.Option("--lang", help="en, ru or pt-BR.")]
Leaders = Annotated[
    str | None, typer.Option("--leaders", help="Dune: random, choose, or one for each seat: paul_atreides,random,...")
]
Difficulty = Annotated[
    str | None, typer.Option("--difficulty", help="Dune, one player: mercenary, sardaukar, mentat or kwisatz_haderach.")
]
Rivals = Annotated[
    str | None,
    typer.Option("--rivals", help="Dune, one player, the rivals' leaders: random, or memnon_thorvald,glossu_rabban"),
]
Module = Annotated[str | None, typer.Option("--module", "-m", help="Dune, with an expansion: ix (Rise of Ix).")]
Promos = Annotated[bool, typer.Option("--promos", help="Dune, with the promotional cards.")]
Film = Annotated[int | None, typer.Option("--film", help="Encounters: 1 (Predator) or 2 (Predator 2).")]
TwoAvatars = Annotated[
    bool, typer.Option("--two-avatars", help="Encounters, alone: one person plays two Avatars with open hands.")
]
Load = Annotated[Path | None, typer.Option("--load", help="Go on with this save.")]
New = Annotated[bool, typer.Option("--new", help="Start a new game without asking about unfinished ones.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the last unfinished game.")]
Fast = Annotated[bool, typer.Option("--fast", help="No pauses.")]


def command(
    title: Title = None,
    players: Players = None,
    seats: Seats = None,
    seed: Seed = None,
    lang: Lang = None,
    leaders: Leaders = None,
    difficulty: Difficulty = None,
    rivals: Rivals = None,
    module: Module = None,
    promos: Promos = False,
    film: Film = None,
    two_avatars: TwoAvatars = False,
    option: Option = None,
    pack: Pack = None,
    load: Load = None,
    new: New = False,
    resume: Resume = False,
    fast: Fast = False,
) -> None:
    """Play in the terminal: alone, with or against bots and rivals, or with others at one keyboard."""
    from rich.console import Console

    from hagal.terminal import start
    from hagal.terminal.session import Session
    from hagal.terminal.talk import Left, Talk, from_console, from_pipe
    from hagal.terminal.wish import Wish

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    wish = Wish(title, players, seats, seed, lang, leaders, promos, load, new, resume, difficulty, rivals, module)
    wish.film, wish.two_avatars = film, two_avatars
    wish.options, wish.packs = parse(option), tuple(pack or ())
    console = Console(highlight=False, markup=False, emoji=False)
    live = sys.stdin.isatty() and console.is_terminal
    if live:
        try:
            import readline  # noqa: F401  (line editing and history for input)
        except ImportError:
            pass
    talk = Talk(console, from_console if live else from_pipe(console), start.speaker(wish), live=live, fast=fast)
    try:
        Session(start.table(wish, talk), talk).play()
    except Left:
        return
