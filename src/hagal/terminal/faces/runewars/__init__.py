"""Runewars in the terminal: the plain board, with the map above it."""

from __future__ import annotations

from rich.text import Text

from hagal.game import Game
from hagal.games.runewars.drawing import seen
from hagal.games.runewars.seen import runewars_view
from hagal.kernel.step import Msg
from hagal.terminal.console import Talk
from hagal.terminal.faces.face import Face, Seats
from hagal.terminal.faces.plain import board
from hagal.terminal.layout import Lines, Section, cut, fold
from hagal.text import phrase


class Board(board.Board):
    """The map stands below the head, as long as there is room for it."""

    def sections(self, asked: str = "") -> list[Section]:
        head, *rest = super().sections(asked)
        drawn: Lines = [cut(Text(line), self.width) for line in seen(runewars_view(self.view), self.components)]
        return [head, Section([[*drawn, *self.legend()], drawn, []] if drawn else [[]], 25), *rest]

    def legend(self) -> Lines:
        return fold(Text(phrase(Msg("rw-drawing"), self.talk.lang), style="dim"), self.width)


class RunewarsFace(Face):
    """Two to four players around the map."""

    def board(self, game: Game, seat: int, eyes: Seats, talk: Talk) -> Board:
        return Board(self.title, game.view(eyes), game.state.rules.components, seat, talk)


FACE = RunewarsFace("runewars")
