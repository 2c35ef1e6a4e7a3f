"""Face: how a game looks at the table. It is made from Sights alone: it cannot show what a seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar

from hagal import bots, games
from hagal.game import Game
from hagal.kernel.rules import Rules
from hagal.kernel.seen import course
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.table.games import files
from hagal.table.games.ahead import Ahead
from hagal.table.games.board import ending, enlarged, plain
from hagal.table.games.board.marks import ic, mk
from hagal.table.games.board.words import soft, word
from hagal.table.games.challenge import Challenge
from hagal.table.games.finished import Facets, Finished
from hagal.table.games.lesson import Lesson
from hagal.table.games.setup import Setup
from hagal.table.sight import News, Sight
from hagal.table.wish import SeatWish, Wish
from hagal.table.words import words
from hagal.telling import telling
from hagal.text import module_name, named, title_name

FIRST = "first"
"""The mark of an option that is good for a first game."""
QUICK = "quick-"
"""So begin the ids of buttons for quick games."""
Scene = dict[str, Any]
"""All that a template shows, already in words."""


@dataclass(frozen=True, slots=True)
class Quick:
    """A button of the start page that begins a game as its form is before anybody touches it."""

    id: str
    text: str
    note: str
    fields: Mapping[str, str] = field(default_factory=dict)
    """What its form says otherwise."""


@dataclass(frozen=True, slots=True)
class Option:
    """One answer. `told`: what it means; `dots`: how many of three, where that says how hard it is; `mark`: `first`."""

    value: str
    text: str
    told: str = ""
    dots: int = 0
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """What the sheet of a quick game asks: one of several, or a box to tick where there is but one; `value`: what is
    chosen before anybody touches it."""

    name: str
    label: str
    options: tuple[Option, ...]
    value: str = ""


class Face:
    """One game at the table. All that is here is plain and fits any title; games write what they draw better.

    Its templates and its style sheet are found by their names in `templates/games/<title>/` and `static/games/`, else
    the plain ones are taken (`templates/board/`): drawings.html (included once in the page, outside
    `<main id="table">`), board.html (inside main, given `scene`, `sight`, `t` and `part`), parts.html (what `part`
    draws), phase.html (where the game stands, for the bar, given as the board), end.html (below the verdict, given
    `end`), component.html (enlarged, given as `c`), art.svg (a picture for pages without a board), picture.svg (what
    `picture` tells). `help` and `keys`: messages `web-help-…` and `web-key-…`.
    """

    help: ClassVar[tuple[str, ...]] = ("plain", "zoom", "undo")
    keys: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = ()
    sheets: ClassVar[Mapping[str, str]] = {}
    """The rules on one page: the names of such pages, with the messages that hold them (`pages/rules.sheet`)."""

    signs: ClassVar[Mapping[str, Callable[..., Any]]] = {"ic": ic, "mk": mk, "soft": soft}
    """What parts.html draws with."""

    lessons: ClassVar[tuple[Lesson[Any], ...]] = ()
    """First games that teach it (`games/lesson.py`)."""

    inspected: ClassVar[bool] = False
    """Has it `decks` to look through?"""

    challenges: ClassVar[tuple[Challenge, ...]] = ()
    """Goals for those who know it (`games/challenge.py`)."""

    def daily(self, number: int) -> Wish:
        """The game that everybody may try on a day, by the number of the day: for one person."""
        least = min(games.title(self.title).players)
        return Wish(self.title, (SeatWish(), *[SeatWish(bots.usual(self.title))] * (least - 1)))

    # What is at the table

    begun: ClassVar[Mapping[str, Any]] = {}
    """Options of games that begin here, unless somebody says otherwise: what people at a table want, and no rule is."""
    undrawn: ClassVar[frozenset[str]] = frozenset()
    """Modules that this face does not know yet: with one of them a game has the plain board."""
    elsewhere: ClassVar[tuple[str, ...]] = ()
    """Modules that are not for this table."""
    unnamed: ClassVar[tuple[str, ...]] = ()
    """Modules that no heading names, because they come by themselves."""
    misfits: ClassVar[frozenset[str]] = frozenset()
    """Reasons by which one card does not fit a thing; they say nothing of the thing itself."""
    role: ClassVar[str] = ""
    rival_role: ClassVar[str] = ""
    """The kinds of components that a seat or a rival can be asked to play."""
    rival_seat: ClassVar[str] = "web-seat-rival"
    rival_won: ClassVar[str] = "web-seat-rival"
    """Messages: what is said of a rival's seat, and of a rival that has won."""
    named: ClassVar[Mapping[str, str]] = {}
    """The settings that take names of other components, with their kinds."""

    def __init__(self, title: str, setup: Setup | None = None, *, plain: bool = False) -> None:
        """`plain`: without the templates and the style sheet that the title has for its own face."""
        self.title: str = title
        self.setup: Setup = setup or Setup(title)
        drawn = "" if plain else title
        self.sheet: str = files.sheet(drawn)
        self.defs: str = files.template(drawn, "drawings.html")
        self.template: str = files.template(drawn, "board.html")
        self.parts: str = files.template(drawn, "parts.html")
        self.phase: str = files.template(drawn, "phase.html")
        self.end: str = files.template(drawn, "end.html")
        self.card: str = files.template(drawn, "component.html")
        self.art: str = files.template(drawn, "art.svg")
        self.drawn: str = files.template(drawn, "picture.svg")

    @property
    def button(self) -> str:
        """What the button for a quick game is called in the page, where there is one for the title."""
        return f"{QUICK}{self.title}"

    def quicks(self, lang: str) -> Sequence[Quick]:
        """The buttons for quick games."""
        note = words(lang)("plain-quick", n=min(games.title(self.title).players))
        return [Quick(self.button, title_name(self.title, lang), note)]

    def asks(self, quick: str, lang: str, last: Mapping[str, str], deal: str = "") -> Sequence[Choice]:
        """What a quick game asks before it begins, in a small sheet, by the id of its button; `last`: what was answered
        there before; `deal`: on what it hangs what is dealt there, so that a page read again is the same. With none it
        begins at once."""
        return ()

    def helps(self, sight: Sight) -> Sequence[str]:
        """What the help says about this game."""
        return self.help

    def short(self, sight: Sight) -> Sequence[str]:
        """The sheets of rules for this game."""
        return tuple(self.sheets)

    def roster(self, kind: str, lang: str) -> Sequence[tuple[str, str]]:
        """What the box has of a kind that is no component there: ids and names."""
        return ()

    # The board

    def scene(self, sight: Sight) -> Scene:
        """Everything that this viewer sees, in its language."""
        return plain.scene(sight)

    def decks(self, sight: Sight) -> list[Scene]:
        """The decks and piles that can be looked through (`games/board/decks.py`). None if its board shows them all."""
        return []

    def played(self, sight: Sight) -> str:
        """The mode in which a game is played, where modes call things by other words; parts are kept for each."""
        return ""

    def speaks(self, lang: str, mode: str) -> Callable[..., str]:
        """The words of parts of the board: messages in a language, in a mode."""
        return partial(word, lang)

    def tone(self, sight: Sight) -> str:
        """A class of the whole page, with a space before it, by which its style sheet knows how this game looks."""
        return ""

    def legend(self, sight: Sight) -> list[Scene]:
        """What its icons mean: parts with a `name` and their `icons`, each drawn and told. None if it has none."""
        return []

    def component(self, ref: str, lang: str, rules: Rules | None = None) -> Scene | None:
        """A component enlarged, with its whole text: of the box, or as a game's rules have it, where content packs may
        have brought it; None if there is no such component."""
        return enlarged.component(games.title(self.title), ref, lang, rules)

    def picture(self, name: str, components: Mapping[str, Component] | None = None) -> Scene | None:
        """A picture to which the board refers, as data for picture.svg; None if there is no such picture. It is made of
        its name and of what is printed on components (of the box, or as content packs have them): of no game."""
        return None

    def sits(self, view: Mapping[str, Any], number: int) -> str:
        """The ref of whom a player of the view plays, rivals among them; empty while that is open."""
        return ""

    def mode(self, sight: Sight, players: int) -> Msg:
        """How this game is played, in a few words."""
        return Msg("web-mode-players", n=players)

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        """Could a seat do something unasked now, as far as everybody can see?"""
        asked = [decision["seat"] for decision in course(view)["decisions"] if not decision["aside"]]
        return games.title(self.title).asides and bool(asked) and seat not in asked

    def ahead(self, view: Mapping[str, Any], seat: int) -> Ahead | None:
        """Reactions that a seat may tell the table in advance to pass for it, as far as everybody can see."""
        return None

    def later(self, sight: Sight) -> tuple[str, Any] | None:
        """A part of the board, by its name and its data, that takes longer to find out than a page may take: the page
        has a first word on it (an element with `data-later`) and asks for this afterwards."""
        return None

    # The story

    def begins(self, item: News) -> bool:
        """Does a chapter of the story begin with this?"""
        return telling(self.title).event(item.kind).chapter

    def chapter(self, item: News, number: int) -> Msg | str:
        """The heading of a chapter that begins so."""
        return Msg("web-round", n=number)

    def ending(self, game: Game, sight: Sight) -> Scene:
        """The end screen; it has a `verdict` and `notes` on it."""
        return ending.scene(game, sight)

    # What is counted of games that are over

    def facets(self, end: Finished) -> Facets:
        """What a game is counted under, in the order of the page."""
        return {"players": (str(end.players),), "role": end.roles, "module": self.chosen(end)}

    def chosen(self, end: Finished) -> tuple[str, ...]:
        """Its modules, but for those that come by themselves."""
        return tuple(module for module in end.modules if module not in self.unnamed)

    def facet(self, about: str, value: str, lang: str) -> str:
        """A word of `facets` in a language."""
        if about == "players":
            return words(lang)("web-mode-players", n=int(value))
        if about == "module":
            return module_name(self.title, value, lang)
        if about == "role":
            found = self.component(value, lang)
            return value.partition(":")[2] if found is None else str(found["name"])
        return named(f"mine-{about}-{self.title}-{value}".replace("_", "-"), value, lang)

    # Why not?

    def wishes(self, refs: Mapping[str, str], sight: Sight) -> list[str]:
        """The keys that somebody may mean who points at things on the board, by kinds of refs."""
        return []

    def moment(self, wish: str, keys: Sequence[str], sight: Sight) -> Msg | None:
        """When a thing is for another moment of the game than this one: what that moment is."""
        return None

    def for_nothing(self, wish: str, sight: Sight) -> Msg | None:
        """What to say of a thing that no card fits."""
        return None

    def not_offered(self, keys: Sequence[str]) -> Msg:
        """What to say where no rule knows a reason."""
        return Msg("server-not-offered")
