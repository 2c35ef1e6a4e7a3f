"""Telling: what a kind of event or of option is, once for every face.

Faces draw differently, but what belongs together in a story, what ends a list of offers and which sign stands before it
is the same in the browser, in the terminal and on the phone. A title says so in `hagal.telling.<title>` (`TELLING`);
one that says nothing is told plainly. Whatever a title does not name is plain, too: a new card needs nothing here.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.util import find_spec
from typing import Any, Generic, Protocol, TypeVar

from hagal.kernel.step import Give, Msg, Step
from hagal.kernel.term import Component
from hagal.text import capital


@dataclass(frozen=True, slots=True)
class Told:
    """A kind of event. What nobody named is told behind what came before it, if the same seat did that."""

    begins: bool = False
    """It begins an item of its own; what follows from it comes behind."""
    chapter: bool = False
    """It is a heading: a round, a turn."""
    runs: bool = False
    """Several in a row can be told in one sentence; a face that tells each by itself begins an item with each."""
    minor: bool = False
    """It led nowhere: told together with what came in the end."""
    quiet: bool = False
    """The board shows it anyway."""
    at: str = ""
    """The spot on the board where it shows, if it names no thing there."""
    befalls: bool = False
    """It happens to a seat, which has not done it: that one is shown it, too."""
    brings: bool = False
    """A round or a turn brings it: it is told together with that."""
    open: bool = False
    """Everybody could see it coming: nobody learns from it what was hidden."""
    led: bool = False
    """What is minor led to it."""
    instead: str = ""
    """The kind of event in whose place it is told, if that came right before it: why nothing came of that."""
    idle: bool = False
    """Beside a real board nobody has anything to do for it, or the next one says what."""
    sign: str = ""
    """The drawing beside it."""


@dataclass(frozen=True, slots=True)
class Way:
    """A kind of option."""

    sign: str = ""
    """The drawing before its words."""
    ends: bool = False
    """It ends or declines: such offers stand below the others, always in the same place."""
    go: bool = False
    """It is what one does in the end, and is drawn so."""
    letter: str = ""
    """The key that takes it."""
    group: str = ""
    """Under which heading it stands where a question has several."""
    under: str = ""
    """The field with the component that heads a run of such offers."""


SOUNDS = ("card", "piece", "coin", "swords", "point")
"""What can be heard, from what happens most often to what matters most."""


def sounding(card: str = "", piece: str = "", coin: str = "", swords: str = "", point: str = "") -> dict[str, str]:
    """Kinds of events by how they sound, each a list of words."""
    by_sound = zip(SOUNDS, (card, piece, coin, swords, point), strict=True)
    return {kind: sound for sound, kinds in by_sound for kind in kinds.split()}


PLAIN, NO_WAY = Told(), Way()
CHAPTER = Told(chapter=True)
CHAPTERS = ("round", "turn")
DECLINE = Way(ends=True)


def being(events: Mapping[str, Told], **facts: str) -> dict[str, Told]:
    """Kinds of events with what else they are, fact by fact a list of words: `being(events, open="gain pay")`."""
    found = dict(events)
    for fact, kinds in facts.items():
        for kind in kinds.split():
            known: dict[str, Any] = {fact: True}
            found[kind] = replace(found.get(kind, PLAIN), **known)
    return found


def staged(events: Mapping[str, Told], befalls: str = "", brings: str = "", **at: str) -> dict[str, Told]:
    """Kinds of events with where and how a scene shows them, each a list of words: `at` names spots of the board."""
    found = being(events, befalls=befalls, brings=brings)
    for spot, kinds in at.items():
        for kind in kinds.split():
            found[kind] = replace(found.get(kind, PLAIN), at=spot)
    return found


Outcome = Callable[[Any, Any, int, Step[Any]], tuple[Msg, ...]]
"""From the position before and after an answer of a seat: what came of it, in a few words each."""


@dataclass(frozen=True)
class Telling:
    """How a title is told. `wraps` names the field of options that stand for another one (the Step inside counts);
    `said` are pairs of kinds of which the second adds nothing to the first."""

    events: Mapping[str, Told] = field(default_factory=dict)
    options: Mapping[str, Way] = field(default_factory=dict)
    wraps: Mapping[str, str] = field(default_factory=dict)
    said: frozenset[tuple[str, str]] = frozenset()
    goes_on: tuple[str, ...] = ()
    """Words of options that look like declining and are not."""
    seats: frozenset[str] = frozenset()
    """Keys of a view whose numbers are seats (-1: nobody's)."""
    drawn: frozenset[str] = frozenset()
    """Keys of a view that are for drawings only: in words they say nothing."""
    undrawn: frozenset[str] = frozenset()
    """Kinds of components that are no cards: nothing is drawn large for them."""
    sounds: Mapping[str, str] = field(default_factory=dict)
    """How kinds of events sound, each as one of SOUNDS (`sounding`)."""
    outcome: Outcome | None = None
    """What an answer has come to for a seat (`telling.outcomes`)."""
    alone: Callable[[Step[Any]], Step[Any] | None] | None = None
    """What an answer that several give together, face down, does by itself once its turn comes; None: nothing known."""
    stops: tuple[str, ...] = ()
    """Named rules before which trying an answer ends: what follows is no longer of its making."""
    unsure: frozenset[str] = frozenset()
    """Messages of outcomes that are not said where chance or something hidden counts."""
    shown: frozenset[str] = frozenset()
    """Kinds of options whose outcome stands on the board already."""
    later: frozenset[str] = frozenset()
    """Kinds of which there are many at once: what comes of them is worked out when somebody looks at one."""

    def event(self, kind: str) -> Told:
        found = self.events.get(kind)
        if found is None:
            found = CHAPTER if kind in CHAPTERS or kind.partition("-")[2] in CHAPTERS else PLAIN
        return found

    def inner(self, step: Step[Any]) -> Step[Any]:
        """The step that an option stands for."""
        if isinstance(step, Give):
            return self.inner(step.answer)
        name = self.wraps.get(step.tag)
        return step if name is None else self.inner(getattr(step, name))

    def option(self, step: Step[Any]) -> Way:
        step = self.inner(step)
        if step.tag == "nothing":
            return NO_WAY if getattr(step, "word", "") in self.goes_on else DECLINE
        return self.options.get(step.tag, NO_WAY)

    def subject(self, step: Step[Any]) -> Component | None:
        """The thing that an option is about, to be shown beside it: the first that it names."""
        return next(iter(self.inner(step).about()), None)

    def head(self, step: Step[Any]) -> Component | None:
        """The thing under which an option stands with others."""
        under = self.option(step).under
        found = getattr(self.inner(step), under) if under else None
        return found if isinstance(found, Component) else None


UNTOLD = Telling()


@cache
def _found(title: str) -> Telling:
    name = f"{__name__}.{title}"
    if not title.isidentifier() or find_spec(name) is None:
        return UNTOLD
    found = importlib.import_module(name).TELLING
    assert isinstance(found, Telling)
    return found


def telling(title: str) -> Telling:
    """How a title is told; one that says nothing about it is told plainly."""
    return _found(title)


class Happened(Protocol):
    """What a story is made of: events, or news of them."""

    @property
    def kind(self) -> str: ...

    @property
    def seat(self) -> int: ...


H = TypeVar("H", bound=Happened)


@dataclass(slots=True)
class Item(Generic[H]):
    """What belongs together: what a seat did, and what came of it. `minor`: what led to it."""

    seat: int
    chapter: bool
    minor: list[H]
    told: list[H]

    @property
    def all(self) -> list[H]:
        return [*self.minor, *self.told]


class Items(Generic[H]):
    """A story in items, the oldest first, as it grows: only the last one may still change."""

    def __init__(self, way: Telling, alike: Callable[[H, H], bool] | None = None) -> None:
        """`alike`: are two of a kind that `runs` the same, so that they can be counted in one item?"""
        self.way: Telling = way
        self.alike: Callable[[H, H], bool] | None = alike
        self.found: list[Item[H]] = []
        self.minor: list[H] = []
        """What has led nowhere so far."""
        self.last: str = ""

    def add(self, one: H) -> None:
        kind = self.way.event(one.kind)
        if kind.quiet or (self.last, one.kind) in self.way.said:
            return
        if kind.minor:
            self.minor.append(one)
        elif self.minor or not self.found or (_begins(kind, one, self.found[-1]) and not self.again(kind, one)):
            self.found.append(Item(one.seat, kind.chapter, self.minor, [one]))
            self.minor = []
        else:
            self.found[-1].told.append(one)
        self.last = one.kind

    def again(self, kind: Told, one: H) -> bool:
        """Is it one more of what the last item is about?"""
        told = self.found[-1].told
        return kind.runs and self.alike is not None and all(self.alike(other, one) for other in told)

    @property
    def all(self) -> list[Item[H]]:
        return [*self.found, Item(-1, False, self.minor, [])] if self.minor else self.found


def items(way: Telling, news: Iterable[H]) -> list[Item[H]]:
    """A story in items, the oldest first."""
    found: Items[H] = Items(way)
    for one in news:
        found.add(one)
    return found.all


def _begins(kind: Told, one: Happened, item: Item[Any]) -> bool:
    return kind.begins or kind.chapter or kind.runs or item.chapter or item.seat != one.seat


def without_name(text: str, names: Iterable[str]) -> str:
    """A sentence behind the name of whoever did it, if it begins with one of these names.

    It begins with a capital, which a title such as "граф" has only there.
    """
    for name in names:
        for said in (capital(name), name):
            if said and text.startswith((f"{said} ", f"{said}: ")):
                return text[len(said) :].removeprefix(":").strip() or text
    return text


def runs(way: Telling, steps: Sequence[Step[Any]]) -> list[tuple[Component | None, list[int]]]:
    """Options by their numbers, in runs under the same head."""
    found: list[tuple[Component | None, list[int]]] = []
    for k, step in enumerate(steps):
        head = way.head(step)
        if not found or found[-1][0] is not head:
            found.append((head, []))
        found[-1][1].append(k)
    return found
