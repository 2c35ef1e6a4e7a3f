"""A desk to play at: a session with a scripted reader, and all that it showed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

import hagal
from hagal.game import Game
from hagal.terminal import saves, seats
from hagal.terminal.console import Talk
from hagal.terminal.saves import Table
from hagal.terminal.session import Session

Answer = Callable[["Desk", str], str]


class Desk:
    """`answers` are lines typed one after the other, or a function of the desk and the prompt."""

    def __init__(
        self,
        game: Game,
        answers: Iterable[str] | Answer = (),
        *,
        kinds: str = "me,random,random,random",
        lang: str = "en",
        width: int = 100,
        height: int = 40,
        live: bool = False,
        path: Path | None = None,
        open_hands: bool = False,
    ) -> None:
        self.paper: StringIO = StringIO()
        console = Console(
            file=self.paper, width=width, height=height, force_terminal=live, color_system=None, legacy_windows=False
        )
        self.lines = answers if callable(answers) else None
        self.queue = [] if callable(answers) else list(answers)
        self.talk: Talk = Talk(console, self.read, lang, live=live)
        self.talk.fast = not live
        people = seats.parse(kinds, game.players, self.talk)
        table = Table(game, people, lang, path or saves.fresh_path(game.title.name), open_hands)
        self.session: Session = Session(table, self.talk)

    def read(self, prompt: str) -> str:
        if self.lines is not None:
            answer = self.lines(self, prompt)
        elif self.queue:
            answer = self.queue.pop(0)
        else:
            raise EOFError
        self.paper.write(f"{prompt}{answer}\n")
        return answer

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def shown(self) -> str:
        return self.paper.getvalue()

    @property
    def words(self) -> str:
        """All that was shown, without line breaks."""
        return " ".join(self.shown.split())

    def play(self) -> bool:
        return self.session.play()


def by_chance(seed: int) -> Answer:
    """Numbers by chance, and Enter where nothing is asked."""
    rng = random.Random(seed)

    def answer(desk: Desk, prompt: str) -> str:
        decision = desk.game.decision
        if decision is None or prompt != "> ":
            return ""
        return str(rng.randrange(len(decision.options)) + 1)

    return answer


def by_advice(desk: Desk, prompt: str) -> str:
    """What the hint says, number by number; Enter where nothing is asked."""
    if desk.game.over or prompt != "> ":
        return ""
    last = desk.shown.rstrip("\n").rsplit("\n> hint\n", 1)
    told = last[1] if len(last) == 2 else ""
    if told and "\n> " not in told:
        return told.split(":")[0]
    return "hint"


def for_a_while(answer: Answer, times: int) -> Answer:
    """So many answers, then the person leaves."""
    left = [times]

    def some(desk: Desk, prompt: str) -> str:
        left[0] -= 1
        if left[0] < 0:
            raise EOFError
        return answer(desk, prompt)

    return some


def hunt(seed: int = 5, players: int = 1, **options: Any) -> Game:
    """A game of Legendary Encounters."""
    return hagal.new("encounters", players=players, seed=seed, **options)


def begin(seed: int = 5, players: int = 4, leaders: str = "random", **options: Any) -> Game:
    return hagal.new("dune", players=players, seed=seed, leaders=leaders, **options)
