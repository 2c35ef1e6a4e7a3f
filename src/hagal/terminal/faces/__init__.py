"""Faces: how each game looks and is set up in the terminal. What a face draws comes from views alone."""

from __future__ import annotations

import importlib
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Protocol

from hagal import games
from hagal.game import Decision, Game
from hagal.kernel.errors import RulesError
from hagal.kernel.events import Event
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.terminal.board import Board
from hagal.terminal.console import Talk
from hagal.terminal.layout import Lines
from hagal.terminal.menu import Menu
from hagal.terminal.options import Wish
from hagal.text import say

Seats = tuple[int, ...]
"""The seats whose hidden cards whoever looks may see; none for somebody who only watches."""


class Face(Protocol):
    """One game in the terminal.

    `dialect`: the game says `term-<dialect>-<id>` where the terminal would say `term-<id>`, if there is such a message.
    `flags`: words of the command line besides the title's settings: each stands for one of them, or (empty) for a thing
    of the terminal alone, which is said or not. `nameless`: kinds of components that nobody looks up. `asides`: may
    somebody act unasked while another thinks?
    """

    dialect: str
    flags: Mapping[str, str]
    nameless: tuple[str, ...]
    asides: bool

    # Before the game

    def ask(self, wish: Wish, talk: Talk) -> None:
        """The questions of a new game: fill in the wish. Enter is always an answer."""

    def players(self, wish: Wish) -> int | None:
        """How many players the wish means by what belongs to this game alone."""

    def usual(self) -> int:
        """How many players if nothing else is said."""

    def kinds(self, wish: Wish, players: int, talk: Talk) -> list[str] | None:
        """Who plays which seat, if the wish settles it by what belongs to this game alone."""

    def open_hands(self, wish: Wish) -> bool:
        """Does one person play all seats of people, with nothing hidden between them?"""

    # The table

    def board(self, game: Game, seat: int, eyes: Seats, talk: Talk) -> Board:
        """The table as `eyes` see it, when `seat` is asked (-1: nobody here is)."""

    def menu(self, decision: Decision, board: Board, asides: Sequence[Decision] = ()) -> Menu:
        """A question with its options, and what other seats of the same person may do unasked."""

    def wishes(self, component: Component, view: Mapping[str, Any], seat: int) -> list[str]:
        """The keys that somebody may have in mind who names only a component."""

    # The story

    def tale(self, events: Sequence[Event], eyes: Seats, talk: Talk, *, whole: bool, rules: bool) -> Lines:
        """Events as lines. `whole`: also what goes without saying; `rules`: with the numbers of the rules."""

    def goes_without_saying(self, event: Event) -> bool:
        """Does the board show this, or does it happen all the time?"""

    def begins(self, event: Event) -> bool:
        """Does a part of the story begin here that somebody who comes back wants to hear?"""

    def until_rivals(self, events: Sequence[Event]) -> int:
        """How many of these events nobody learned anything from, if rivals acted right after them; otherwise -1."""

    def ending(self, game: Game, talk: Talk) -> Lines:
        """The final screen."""

    # Acting unasked

    def turn(self, view: Mapping[str, Any]) -> Hashable:
        """Which turn this is, to offer asides once in each."""

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        """Could this seat do something unasked now, as far as everybody can see?"""


def face(title: str) -> Face:
    """The face of a game; a sentence if there is none."""
    games.title(title)
    known = games.having(__name__)
    if title not in known:
        raise RulesError(f"{title} cannot be played in the terminal yet; these games can: {', '.join(known)}")
    found: Face = importlib.import_module(f"{__name__}.{title}").FACE
    return found


def game_name(title: str, lang: str) -> str:
    return say(Msg(f"term-title-{title}"), lang)


def owner(option: str) -> str | None:
    """The first game that has such an option, or such a word of the command line."""
    for title in games.having(__name__):
        if option in games.title(title).settings or option in face(title).flags:
            return title
    return None
