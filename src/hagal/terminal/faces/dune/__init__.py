"""Dune: Imperium in the terminal, with Rise of Ix and House Hagal."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from hagal.game import Decision, Game
from hagal.kernel.events import Event
from hagal.kernel.term import Component
from hagal.terminal import board as general
from hagal.terminal.console import Talk
from hagal.terminal.faces import Face, Seats
from hagal.terminal.faces.dune import ending, setup, story
from hagal.terminal.faces.dune.board import Board
from hagal.terminal.faces.dune.menu import Menu
from hagal.terminal.faces.dune.wishes import wishes
from hagal.terminal.layout import Lines
from hagal.terminal.options import Wish


class DuneFace:
    """One to four players; rivals are no players."""

    dialect: str = ""
    flags: Mapping[str, str] = MappingProxyType({"rivals": "rival_leaders"})
    nameless: tuple[str, ...] = ("board", "token")
    asides: bool = False

    def ask(self, wish: Wish, talk: Talk) -> None:
        setup.ask(wish, talk)

    def players(self, wish: Wish) -> int | None:
        leaders = wish.options.get("leaders")
        return len(leaders) if isinstance(leaders, list) else None

    def usual(self) -> int:
        return setup.USUAL

    def kinds(self, wish: Wish, players: int, talk: Talk) -> list[str] | None:
        return None

    def open_hands(self, wish: Wish) -> bool:
        return False

    def board(self, game: Game, seat: int, eyes: Seats, talk: Talk) -> Board:
        return Board(game.view(eyes), game.state.rules.components, seat, talk)

    def menu(self, decision: Decision, board: general.Board, asides: Sequence[Decision] = ()) -> Menu:
        assert isinstance(board, Board)
        return Menu(decision, board, asides)

    def wishes(self, component: Component, view: Mapping[str, Any], seat: int) -> list[str]:
        return wishes(component, view, seat)

    def tale(self, events: Sequence[Event], eyes: Seats, talk: Talk, *, whole: bool, rules: bool) -> Lines:
        return story.tale(events, eyes, talk, whole=whole, rules=rules)

    def goes_without_saying(self, event: Event) -> bool:
        return story.usual(event)

    def begins(self, event: Event) -> bool:
        return event.kind == "round"

    def until_rivals(self, events: Sequence[Event]) -> int:
        return story.until_rivals(events)

    def ending(self, game: Game, talk: Talk) -> Lines:
        return ending.lines(game, talk)

    def turn(self, view: Mapping[str, Any]) -> Hashable:
        return None

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        return False


FACE: Face = DuneFace()
