"""Dune: Imperium in the terminal, with Rise of Ix and House Hagal."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from hagal.game import Decision, Game
from hagal.terminal import board as general
from hagal.terminal.console import Talk
from hagal.terminal.faces.dune import ending, setup, story
from hagal.terminal.faces.dune.board import Board
from hagal.terminal.faces.dune.menu import Menu
from hagal.terminal.faces.dune.wishes import wishes
from hagal.terminal.faces.face import Face, Seats
from hagal.terminal.options import Wish


class DuneFace(Face):
    """One to four players; rivals are no players."""

    dialect = "dune"
    flags = MappingProxyType({"rivals": "rival_leaders"})
    nameless = ("board", "token")
    ask = staticmethod(setup.ask)
    wishes = staticmethod(wishes)
    tale = staticmethod(story.tale)
    goes_without_saying = staticmethod(story.usual)
    until_rivals = staticmethod(story.until_rivals)
    ending = staticmethod(ending.lines)

    def players(self, wish: Wish) -> int | None:
        leaders = wish.options.get("leaders")
        return len(leaders) if isinstance(leaders, list) else None

    def board(self, game: Game, seat: int, eyes: Seats, talk: Talk) -> Board:
        return Board(game.view(eyes), game.state.rules.components, seat, talk)

    def menu(self, decision: Decision, board: general.Board, asides: Sequence[Decision] = ()) -> Menu:
        assert isinstance(board, Board)
        return Menu(decision, board, asides)


FACE = DuneFace("dune")
