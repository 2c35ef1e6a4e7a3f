"""Somebody who plays a lesson, without a script: as the coach recommends, or otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from hagal.table.games import lessons
from hagal.table.games.lesson import Bubble
from hagal.table.rooms.lessons import answer, progress
from hagal.table.rooms.room import Room
from hagal.table.sight import Sight
from tests.support.client import House, until
from tests.support.forms import Page, Visitor

MOST = 600
"""No lesson takes more answers."""
CLASSES = re.compile(r'\sclass="([^"]*)"')


class Things:
    """The elements of a table: whether there is one with an id, a ref or some classes."""

    def __init__(self, html: str) -> None:
        self.html: str = html
        self.classes: list[frozenset[str]] = [frozenset(found.split()) for found in set(CLASSES.findall(html))]

    def has(self, selector: str) -> bool:
        if selector.startswith("[data-ref="):
            return f" {selector[1:-1]}" in self.html
        if selector.startswith("#"):
            return f' id="{selector[1:]}"' in self.html
        wanted = frozenset(selector[1:].split("."))
        return any(wanted <= classes for classes in self.classes)


@dataclass
class Pupil:
    """`follows`: takes what is recommended; otherwise never, if there is anything else."""

    house: House
    lesson: str
    lang: str = "en"
    follows: bool = True
    seed: int = 1
    seen: list[str] = field(default_factory=list)
    """The steps that were shown, each once."""

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.visitor = Visitor(self.house, self.lang)
        self.visitor.open("/")
        self.page: Page = Page(self.visitor.client.post(f"/lessons/{self.lesson}"))
        assert self.page.status == 200, self.page.text

    @property
    def room(self) -> Room:
        return self.house.rooms.open(self.page.path.removeprefix("/games/"))

    @property
    def sight(self) -> Sight:
        person = self.visitor.client.person
        return self.room.sight(person, self.room.seat_for(person), self.lang)

    @property
    def bubble(self) -> Bubble | None:
        kept = progress(self.room)
        assert kept is not None
        return lessons()[self.lesson].bubble(self.sight, kept.done)

    def plays(self) -> Iterator[Bubble | None]:
        """What the coach says before each answer, until the last step (or the end of the game). Of each step the page
        is opened once; whole games need not be read page by page."""
        for _ in range(MOST):
            until(lambda: self.room.over or self.room.asked() == (0,))
            bubble = self.bubble
            if bubble is not None and bubble.step not in self.seen:
                self.seen.append(bubble.step)
                self.look()
            yield bubble
            if self.room.over or (bubble is not None and bubble.last):
                return
            self.answer(bubble)
        raise AssertionError("the lesson has no end")

    def look(self) -> None:
        self.page = self.visitor.open(self.page.path)

    def answer(self, bubble: Bubble | None) -> None:
        person, room, sight = self.visitor.client.person, self.room, self.sight
        if bubble is not None and not bubble.asks:
            answer(room, person, "next", bubble.step)
            return
        assert sight.question is not None
        keys = [offer.key for offer in sight.question.offers]
        advised = "" if bubble is None else bubble.key
        if self.follows:
            key = advised or keys[0]
        else:
            key = self.rng.choice([key for key in keys if key != advised] or keys)
        room.choose(person, sight.seat, sight.decision, key)

    def tell(self, deed: str) -> None:
        """Say something to the coach by its own form."""
        form = self.page.form("/lesson")
        assert ("do", deed) in form.buttons
        self.page = self.visitor.send(form, ("do", deed))
        assert self.page.status == 200
