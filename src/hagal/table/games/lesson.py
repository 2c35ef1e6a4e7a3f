"""A lesson: a first game with a coach. The deal is fixed, play is free; the coach follows what the person does.

A lesson is data: a game as it is begun (`wish`), and steps. Each step is shown at its moment, points at things of the
board, and perhaps recommends one of the offers. Which step is in force is told by the Sight, and by those that the
person has put away; nothing else is known here, so the coach can tell nothing that is hidden (docs/decisions/013).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Generic, TypeVar

from hagal.kernel.step import Msg
from hagal.table.sight import News, Offer, Sight
from hagal.table.wish import Wish
from hagal.text import say

Refs = tuple[str, ...]
HERE = "here"
"""Among the things that a step points at: what the recommended offer is about."""


ASK = (".ask",)
"""What is pointed at where there is nothing else: the question."""


class Moment:
    """A Sight as lessons ask about it. Games add their own nouns."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        self.view: Mapping[str, Any] = sight.view
        self.seat: int = sight.seat
        self.tag: str = "" if sight.question is None else sight.question.tag
        self.offers: tuple[Offer, ...] = () if sight.question is None else sight.question.offers

    @property
    def round(self) -> int:
        return int(self.view.get("round", 0))

    def offered(self, pattern: str) -> Offer | None:
        """The first offer whose key is of this pattern."""
        return next((offer for offer in self.offers if fnmatchcase(offer.key, pattern)), None)

    def news(self, *kinds: str, since: int = 0) -> list[News]:
        """What happened of these kinds, from a number on."""
        return [item for item in self.sight.news if item.kind in kinds and item.number >= since]

    def mine(self, *kinds: str, since: int = 0) -> int:
        """How often the own seat did something of these kinds."""
        return sum(item.seat == self.seat for item in self.news(*kinds, since=since))


M = TypeVar("M", bound=Moment)


@dataclass(frozen=True, slots=True)
class Advice:
    """An offer worth taking: a pattern of its key, and the message that says why."""

    key: str
    why: str


@dataclass(frozen=True, slots=True)
class Step(Generic[M]):
    """One thing that the coach says, `lesson-<lesson>-<id>` under the heading `lesson-<lesson>-<id>-head`."""

    id: str
    when: Callable[[M], bool]
    at: Refs
    """What it points at: refs of the board, or zones of it (`.conflict`, `#phase`)."""
    advice: tuple[Advice, ...] = ()
    """The best first; the first one that is offered is shown."""
    asks: bool = False
    """Is it about the open question, so that an answer is the way on?"""
    rules: str = ""
    told: Callable[[M], str] | None = None
    """Which of several texts it has: `lesson-<lesson>-<id>-<this>`."""
    last: bool = False
    """With this the lesson is over."""


@dataclass(frozen=True, slots=True)
class Lesson(Generic[M]):
    """A lesson by its name, which no other title has."""

    id: str
    wish: Wish
    moment: Callable[[Sight], M]
    about: Callable[[Offer, Sight], Refs]
    """The things on the board that an offer is about."""
    steps: tuple[Step[M], ...]
    opening: tuple[str, ...] = ()
    """What is chosen before anybody sits down, by whoever is asked first: a set-up that a newcomer cannot judge."""

    def step(self, sight: Sight, done: Collection[str] = ()) -> Step[M] | None:
        """The step in force: the first that is in its moment and was not put away."""
        now = self.moment(sight)
        return next((step for step in self.steps if step.id not in done and step.when(now)), None)

    def bubble(self, sight: Sight, done: Collection[str] = ()) -> Bubble | None:
        """What the coach says now, in words."""
        step = self.step(sight, done)
        if step is None:
            return None
        now = self.moment(sight)
        advice, offer = advised(step, now)
        about = () if offer is None else self.about(offer, sight)
        own = f"lesson-{self.id}-{step.id}"
        return Bubble(
            step=step.id,
            number=self.steps.index(step) + 1,
            of=len(self.steps),
            head=say(Msg(f"{own}-head"), sight.lang),
            text=say(Msg(own if step.told is None else f"{own}-{step.told(now)}"), sight.lang),
            rules=step.rules,
            at=tuple(dict.fromkeys(ref for place in step.at for ref in (about if place == HERE else (place,)))) or ASK,
            key="" if offer is None else offer.key,
            offer="" if offer is None else offer.text,
            why="" if advice is None else say(Msg(f"lesson-{self.id}-why-{advice.why}"), sight.lang),
            asks=step.asks,
            last=step.last,
        )


def advised(step: Step[M], now: M) -> tuple[Advice, Offer] | tuple[None, None]:
    for advice in step.advice:
        offer = now.offered(advice.key)
        if offer is not None:
            return advice, offer
    return None, None


@dataclass(frozen=True, slots=True)
class Bubble:
    """What the coach says, as a page shows it."""

    step: str
    number: int
    of: int
    head: str
    text: str
    rules: str
    at: Refs
    key: str
    """The recommended offer: its key, its words, and why."""
    offer: str
    why: str
    asks: bool
    last: bool

    @property
    def targets(self) -> list[str]:
        """What it points at, as selectors of the page."""
        return [place if place[0] in ".#" else f'[data-ref="{place}"]' for place in self.at]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is in a lesson: the steps that were put away, and whether the coach was sent away."""

    lesson: str
    done: tuple[str, ...] = ()
    off: bool = False
