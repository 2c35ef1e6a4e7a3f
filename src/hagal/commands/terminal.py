"""`hagal terminal`: a game in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from hagal import games
from hagal.commands.options import Option, Pack, Titled, parse

Title = Annotated[
    str | None,
    typer.Argument(help=f"The game to play: {', '.join(games.NAMES)}; {games.USUAL} unless another is named."),
]
Players = Annotated[int | None, typer.Option("--players", "-p", help="People and bots.")]
Seats = Annotated[str | None, typer.Option("--seats", help="me, bot or random for each seat: me,bot,bot,bot")]
Seed = Annotated[int | None, typer.Option("--seed", help="A whole number; the same seed gives the same game.")]
Lang = Annotated[str | None, typer.Option("--lang", help="en, ru or pt-BR.")]
Modules = Annotated[
    list[str] | None, typer.Option("--module", "-m", help="With an expansion (ix); may be given several times.")
]
Load = Annotated[Path | None, typer.Option("--load", help="Go on with this save.")]
New = Annotated[bool, typer.Option("--new", help="Start a new game without asking about unfinished ones.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the last unfinished game.")]
Fast = Annotated[bool, typer.Option("--fast", help="No pauses.")]


class TerminalCommand(Titled):
    """The faces of the terminal have words of their own besides the settings of their titles."""

    @staticmethod
    def words(title: str) -> Mapping[str, bool]:
        from hagal.terminal import faces

        known = Titled.words(title)
        flags = faces.face(title).flags if title in games.having(faces.__name__) else {}
        return {**known, **{word: known.get(setting, True) for word, setting in flags.items()}}


kind = TerminalCommand


def command(
    title: Title = None,
    players: Players = None,
    seats: Seats = None,
    seed: Seed = None,
    lang: Lang = None,
    module: Modules = None,
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
    from hagal.terminal.console import Left, Talk, from_console, from_pipe
    from hagal.terminal.options import Wish
    from hagal.terminal.session import Session

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    wish = Wish(title, players, seats, seed, lang, load, new, resume)
    wish.modules, wish.packs, wish.options = tuple(module or ()), tuple(pack or ()), parse(option)
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
