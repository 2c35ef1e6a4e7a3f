"""Legendary Encounters in the terminal: Hunted and Hunters of Predator, Alien, and both games at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from hagal.game import Decision, Game
from hagal.games.encounters.modes import ALIEN, HUNT, HUNTED, HUNTERS, MIX, played, seen
from hagal.kernel.events import Event
from hagal.terminal import board as general
from hagal.terminal.console import Talk
from hagal.terminal.faces.encounters import setup, story
from hagal.terminal.faces.encounters.alien import ending as alien
from hagal.terminal.faces.encounters.board import Board
from hagal.terminal.faces.encounters.hunted import ending as hunted
from hagal.terminal.faces.encounters.hunters import ending as hunters
from hagal.terminal.faces.encounters.menu import Menu
from hagal.terminal.faces.encounters.wishes import wishes
from hagal.terminal.faces.face import Face, Seats
from hagal.terminal.layout import Lines
from hagal.terminal.options import Wish

ENDINGS: Mapping[str, Callable[[Game, Talk], Lines]] = {
    HUNTED: hunted.lines,
    HUNTERS: hunters.lines,
    ALIEN: alien.lines,
    MIX: alien.lines,
    HUNT: alien.hunt_lines,
}
"""The final screen of each mode."""


class EncountersFace(Face):
    """One to five players: hunted together, hunters, survivors among Aliens, or both games at once."""

    dialect = "encounters"
    flags = MappingProxyType({setup.TWO_AVATARS: ""})
    nameless = ("nobody", "person")
    ask = staticmethod(setup.ask)
    kinds = staticmethod(setup.kinds)
    open_hands = staticmethod(setup.two_avatars)
    wishes = staticmethod(wishes)
    tale = staticmethod(story.tale)
    goes_without_saying = staticmethod(story.usual)

    def ending(self, game: Game, talk: Talk) -> Lines:
        return ENDINGS[played(game.record.modules).name](game, talk)

    def players(self, wish: Wish) -> int | None:
        return 2 if setup.two_avatars(wish) else None

    def board(self, game: Game, seat: int, eyes: Seats, talk: Talk) -> Board:
        return Board(game.view(eyes), game.state.rules, seat, eyes, talk)

    def menu(self, decision: Decision, board: general.Board, asides: Sequence[Decision] = ()) -> Menu:
        assert isinstance(board, Board)
        return Menu(decision, board, asides)

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        return seen(view).may_aside(view, seat)

    def begins(self, event: Event) -> bool:
        return story.TELLING.event(event.kind).chapter


FACE = EncountersFace("encounters")
