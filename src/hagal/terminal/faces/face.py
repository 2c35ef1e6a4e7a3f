"""Face: how a game looks and is set up in the terminal. What it draws comes from views alone."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from hagal import games
from hagal.game import Decision, Game
from hagal.kernel.events import Event
from hagal.kernel.seen import course
from hagal.kernel.term import Component
from hagal.telling import telling
from hagal.terminal.board import Board
from hagal.terminal.console import Talk
from hagal.terminal.faces.plain import board, ending, setup, story
from hagal.terminal.layout import Lines
from hagal.terminal.menu import Menu
from hagal.terminal.options import Wish

Seats = tuple[int, ...]
"""The seats whose hidden cards whoever looks may see; none for somebody who only watches."""


class Face:
    """One game in the terminal. All that is here is plain and fits any title; games write what they draw better.

    `dialect`: the game says `term-<dialect>-<id>` where the terminal would say `term-<id>`, if there is such a message.
    `flags`: words of the command line besides the title's settings: each stands for one of them, or (empty) for a thing
    of the terminal alone, which is said or not. `nameless`: kinds of components that nobody looks up.
    """

    undrawn: ClassVar[frozenset[str]] = frozenset()
    """Modules that this face does not know yet: with one of them a game has the plain board."""
    dialect: ClassVar[str] = "plain"
    flags: ClassVar[Mapping[str, str]] = MappingProxyType({})
    nameless: ClassVar[tuple[str, ...]] = ()

    def __init__(self, title: str) -> None:
        self.title: str = title

    @property
    def asides(self) -> bool:
        """May somebody act unasked while another thinks?"""
        return games.title(self.title).asides

    # Before the game

    def ask(self, wish: Wish, talk: Talk) -> None:
        """The questions of a new game: fill in the wish. Enter is always an answer."""
        setup.ask(self.title, wish, talk)

    def players(self, wish: Wish) -> int | None:
        """How many players the wish means by what belongs to this game alone."""
        return None

    def usual(self) -> int:
        """How many players if nothing else is said."""
        return min(games.title(self.title).players)

    def kinds(self, wish: Wish, players: int, talk: Talk) -> list[str] | None:
        """Who plays which seat, if the wish settles it by what belongs to this game alone."""
        return None

    def open_hands(self, wish: Wish) -> bool:
        """Does one person play all seats of people, with nothing hidden between them?"""
        return False

    # The table

    def board(self, game: Game, seat: int, eyes: Seats, talk: Talk) -> Board:
        """The table as `eyes` see it, when `seat` is asked (-1: nobody here is)."""
        return board.Board(self.title, game.view(eyes), game.state.rules.components, seat, talk)

    def menu(self, decision: Decision, board: Board, asides: Sequence[Decision] = ()) -> Menu:
        """A question with its options, and what other seats of the same person may do unasked."""
        return Menu(decision, board, asides)

    def wishes(self, component: Component, view: Mapping[str, Any], seat: int) -> list[str]:
        """The keys that somebody may have in mind who names only a component."""
        return []

    # The story

    def tale(self, events: Sequence[Event], eyes: Seats, talk: Talk, *, whole: bool, rules: bool) -> Lines:
        """Events as lines. `whole`: also what goes without saying; `rules`: with the numbers of the rules."""
        return story.tale(self.title, events, eyes, talk, whole=whole, rules=rules)

    def goes_without_saying(self, event: Event) -> bool:
        """Does the board show this, or does it happen all the time?"""
        return telling(self.title).event(event.kind).quiet

    def begins(self, event: Event) -> bool:
        """Does a part of the story begin here that somebody who comes back wants to hear?"""
        return telling(self.title).event(event.kind).chapter

    def until_rivals(self, events: Sequence[Event]) -> int:
        """How many of these events nobody learned anything from, if rivals acted right after them; otherwise -1."""
        return -1

    def ending(self, game: Game, talk: Talk) -> Lines:
        """The final screen."""
        return ending.lines(game, talk)

    # Acting unasked

    def turn(self, view: Mapping[str, Any]) -> Hashable:
        """Which turn this is, to offer asides once in each."""
        return view.get("round"), view.get("active")

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        """Could this seat do something unasked now, as far as everybody can see?"""
        asked = [decision["seat"] for decision in course(view)["decisions"] if not decision["aside"]]
        return self.asides and seat not in asked
