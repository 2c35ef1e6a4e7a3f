"""Legendary Encounters: Predator, Hunted, in the terminal."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from hagal.game import Decision, Game
from hagal.games.encounters.view import may_coordinate
from hagal.kernel.events import Event
from hagal.kernel.term import Component
from hagal.terminal import board as general
from hagal.terminal.console import Talk
from hagal.terminal.faces import Face, Seats
from hagal.terminal.faces.encounters import ending, setup, story
from hagal.terminal.faces.encounters.board import Board
from hagal.terminal.faces.encounters.menu import Menu
from hagal.terminal.faces.encounters.wishes import wishes
from hagal.terminal.layout import Lines
from hagal.terminal.options import Wish


class EncountersFace:
    """One to five players who win or lose together."""

    dialect: str = "hunt"
    flags: Mapping[str, str] = MappingProxyType({setup.TWO_AVATARS: ""})
    nameless: tuple[str, ...] = ("nobody", "person")
    asides: bool = True

    def ask(self, wish: Wish, talk: Talk) -> None:
        setup.ask(wish, talk)

    def players(self, wish: Wish) -> int | None:
        return 2 if setup.two_avatars(wish) else None

    def usual(self) -> int:
        return setup.USUAL

    def kinds(self, wish: Wish, players: int, talk: Talk) -> list[str] | None:
        return setup.kinds(wish, players, talk)

    def open_hands(self, wish: Wish) -> bool:
        return setup.two_avatars(wish)

    def board(self, game: Game, seat: int, eyes: Seats, talk: Talk) -> Board:
        return Board(game.view(eyes), game.state.rules.components, seat, eyes, talk)

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
        return story.TELLING.event(event.kind).chapter

    def until_rivals(self, events: Sequence[Event]) -> int:
        return -1

    def ending(self, game: Game, talk: Talk) -> Lines:
        return ending.lines(game, talk)

    def turn(self, view: Mapping[str, Any]) -> Hashable:
        return view["round"], view["active"]

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        return may_coordinate(view, seat)


FACE: Face = EncountersFace()
