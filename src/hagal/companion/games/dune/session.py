"""A game at the real table: taps, any number of steps back and forth, and "taken: next card"."""

from __future__ import annotations

import secrets
from typing import Any

import hagal
from hagal.game import Game
from hagal.games.dune.components import Board
from hagal.games.dune.seen import DuneView, dune_view
from hagal.games.dune.state import Dune
from hagal.kernel.errors import ChoiceError
from hagal.kernel.record import Entry

COLOURS = ("red", "blue", "green", "yellow")
TURN = "turn"
"""The key with which a rival's turn begins."""

FOR_RIVAL = ("decide", "may_pay", "name_tile", "choose_heir")
"""Questions that come up within a rival's turn."""


class Session:
    """A Game with names and colours for its seats, the taps taken back (for redo) and the ticks of the checklist.

    `marks` says, tap by tap, how many events had been told before it, and the tag of the question that it answered.
    `base` is a save to begin from, for a game from before a change of the rules: it goes on, but no further back.
    `ready`: the checklist is done with.
    """

    def __init__(self, game: Game, names: list[str], colours: list[str]) -> None:
        self.game: Game = game
        self.names: list[str] = names
        self.colours: list[str] = colours
        self.ahead: list[Entry] = []
        self.ticks: set[int] = set()
        self.marks: list[tuple[int, str]] = []
        self.base: str = ""
        self.ready: bool = False

    @property
    def taps(self) -> int:
        return len(self.marks)

    @property
    def view(self) -> DuneView:
        """What everybody may see of the game."""
        return dune_view(self.game.view())

    @property
    def board(self) -> Board:
        """The spaces that there are, which everybody can see."""
        return dune(self.game).board

    @property
    def keys(self) -> list[Entry]:
        """The taps that can be taken back."""
        found = self.game.record.keys
        return found[len(found) - self.taps :]

    def tap(self, key: str, seat: int | None = None) -> None:
        """One choice. What was taken back before is gone, unless this is the first of it again."""
        mark = _mark(self.game)
        self.game.choose(key, seat)
        self.marks.append(mark)
        if self.ahead and self.ahead[0] == self.game.record.keys[-1]:
            self.ahead.pop(0)
        else:
            self.ahead.clear()

    def undo(self, steps: int = 1) -> None:
        """Any number of taps back, to the start if need be."""
        if not 0 < steps <= self.taps:
            raise ChoiceError(f"there are {self.taps} taps to take back, not {steps}")
        self.ahead[:0] = self._back_to(self.taps - steps)

    def redo(self, steps: int = 1) -> None:
        if not 0 < steps <= len(self.ahead):
            raise ChoiceError(f"there are {len(self.ahead)} taps to make again, not {steps}")
        for _ in range(steps):
            seat, key = self.ahead[0]
            self.tap(key, seat)

    def _back_to(self, taps: int) -> list[Entry]:
        """The Record played again up to so many taps: the same luck, the same game. Returns the taps after that."""
        keys = self.keys
        if self.base:
            self.game, self.marks = hagal.load(self.base), []
            for seat, key in keys[:taps]:
                self.marks.append(_mark(self.game))
                self.game.choose(key, seat)
        else:
            self.game, self.marks = retold(str(self.game.record), taps)
        return keys[taps:]

    # Taken: next card

    def last_turn(self) -> int:
        """The tap that began the rival's turn now on show, or -1 when something else has happened since."""
        keys = self.keys
        for k in range(self.taps - 1, -1, -1):
            if keys[k][1] == TURN:
                return k
            if self.marks[k][1] not in FOR_RIVAL:
                return -1
        return -1

    def taken(self) -> None:
        """The space where the rival went is occupied at the table: its turn anew, with that space marked (HG-004)."""
        k = self.last_turn()
        last = self.view["physical"]["last"]
        if k < 0 or last is None:
            raise ChoiceError("no rival's turn has just been taken")
        self._back_to(k)
        self.ahead.clear()
        self.tap(f"occupy {last['space']}")
        self.tap(TURN)


def _mark(game: Game) -> tuple[int, str]:
    return len(game.log.events), game.state.stack[-1][0].tag


def new(players: int, modules: list[str], options: dict[str, Any], seed: int | None = None) -> Session:
    """A new game, without names.

    It always has a seed: taps taken back and made again bring the same luck, and the code for another device need not
    hold the outcomes. Nobody is kept from them: all of the game is on the device of those who play it.
    """
    if seed is None:
        seed = secrets.randbits(53)
    game = hagal.new("dune", players=players, modules=modules, seed=seed, **options)
    return Session(game, [""] * players, list(COLOURS[: len(dune(game).players)]))


def dune(game: Game) -> Dune:
    """The state of a game that is of Dune."""
    assert isinstance(game.state, Dune)
    return game.state


def retold(record: str, taps: int | None = None) -> tuple[Game, list[tuple[int, str]]]:
    """A Record played again, with the marks of its taps."""
    marks: list[tuple[int, str]] = []
    game = hagal.replay(record, upto=taps, before=lambda game: marks.append(_mark(game)))
    return game, marks
