"""Legendary Encounters in the terminal: Hunted and Hunters of Predator, Alien, and both games at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from hagal.game import Decision, Game
from hagal.games.encounters.seen import encounters_view
from hagal.games.encounters.view import may_coordinate
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
        modules = game.record.modules
        if "alien" in modules:
            return (alien.hunt_lines if "hunters" in modules else alien.lines)(game, talk)
        return (hunters.lines if "hunters" in modules else hunted.lines)(game, talk)

    def players(self, wish: Wish) -> int | None:
        return 2 if setup.two_avatars(wish) else None

    def board(self, game: Game, seat: int, eyes: Seats, talk: Talk) -> Board:
        return Board(game.view(eyes), game.state.rules, seat, eyes, talk)

    def menu(self, decision: Decision, board: general.Board, asides: Sequence[Decision] = ()) -> Menu:
        assert isinstance(board, Board)
        return Menu(decision, board, asides)

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        """Nobody Coordinates in Hunters."""
        return "hunters" not in view and may_coordinate(encounters_view(view), seat)

    def begins(self, event: Event) -> bool:
        return story.TELLING.event(event.kind).chapter


FACE = EncountersFace("encounters")
