"""Somebody at a terminal: what they type, and what they are shown."""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console

from hagal.game import Game
from hagal.terminal.console import Talk
from hagal.terminal.faces.dune import story
from hagal.terminal.faces.dune.board import Board
from hagal.terminal.faces.dune.menu import Menu
from hagal.terminal.layout import Lines


def talk_of(width: int = 100, lang: str = "en") -> Talk:
    return Talk(Console(file=StringIO(), width=width, height=40, color_system=None), lambda prompt: "", lang)


def picture(game: Game, seat: int, talk: Talk, tale: bool = False) -> list[str]:
    """Every line in every size that a seat could be shown."""
    board = Board(game.view(seat), game.state.rules.components, seat, talk)
    sections = board.sections("turn")
    if game.decision is not None and game.decision.seat == seat:
        sections += Menu(game.decision, board).sections()
    lines: Lines = [line for section in sections for variant in section.variants for line in variant]
    return [line.plain for line in [*lines, *(story.tale(game.log.events, (seat,), talk, whole=True) if tale else [])]]


class Person:
    """Somebody at a terminal who types these lines."""

    def __init__(self, *lines: str, live: bool = True) -> None:
        self.left: list[str] = list(lines)
        self.paper: StringIO = StringIO()
        console = Console(file=self.paper, width=100, height=35, force_terminal=live, color_system=None)
        self.talk: Talk = Talk(console, self.read, "en", live=live, fast=True)

    def read(self, prompt: str) -> str:
        if not self.left:
            raise EOFError
        return self.left.pop(0)


def run(*args: str, typed: str = "", folder: Path) -> subprocess.CompletedProcess[str]:
    folder.mkdir(exist_ok=True)
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "APPDATA": str(folder), "PYTHONIOENCODING": "utf-8", "LANG": "C"}
    return subprocess.run(
        [sys.executable, "-m", "hagal", "terminal", *args],
        cwd=folder,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=env,
        timeout=120,
        check=False,
    )
