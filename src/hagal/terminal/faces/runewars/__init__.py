"""Runewars in the terminal: year and players, the map, armies, battles, one's own things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hagal.game import Decision, Game
from hagal.kernel.term import Component
from hagal.terminal.board import Board as AnyBoard
from hagal.terminal.console import Talk
from hagal.terminal.faces.face import Face, Seats
from hagal.terminal.faces.runewars import ending, wishes
from hagal.terminal.faces.runewars.board import Board
from hagal.terminal.faces.runewars.menu import Menu
from hagal.terminal.layout import Lines


class RunewarsFace(Face):
    """Two to four players around the map."""

    nameless = ("layout",)

    def board(self, game: Game, seat: int, eyes: Seats, talk: Talk) -> Board:
        return Board(game.view(eyes), game.state.rules.components, seat, talk)

    def menu(self, decision: Decision, board: AnyBoard, asides: Sequence[Decision] = ()) -> Menu:
        return Menu(decision, board, asides)

    def wishes(self, component: Component, view: Mapping[str, Any], seat: int) -> list[str]:
        return wishes.wishes(component)

    def ending(self, game: Game, talk: Talk) -> Lines:
        return ending.lines(game, talk)


FACE = RunewarsFace("runewars")
