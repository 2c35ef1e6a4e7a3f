"""The course of a game: its rounds and points choice by choice, and how well each seat stood, as a bot judges it.

    course(str(game.record), seats=(0, 1)).values       # [(0, (1.2, 1.4)), (1, (1.3, 1.4)), ...]

A seat is judged by what it knew at that moment alone: what was hidden from it is drawn anew first. A title whose mind
has no judgement of positions has marks and no values.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple

from hagal import bots
from hagal.game import Game, replay
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.kernel.record import Record
from hagal.packs import Pack
from hagal.telling import telling

CHAPTER, POINT = "chapter", "point"
MOST = 160
"""So many moments of a game are judged at most."""
SWINGS = 3
"""So many of the largest changes have a name."""


class Mark(NamedTuple):
    """Something that happened with the choice after which the game was at `at`; `seat` -1: to the whole table."""

    at: int
    kind: str
    seat: int


class Course(NamedTuple):
    marks: tuple[Mark, ...]
    values: tuple[tuple[int, tuple[float, ...]], ...]
    """How each of the seats stood after so many choices, in what the game is won by."""

    def swings(self, most: int = SWINGS) -> list[tuple[int, int, float]]:
        """The largest changes: (after so many choices, which of the seats, by how much), in the order of the game. Of
        several seats, by how much more than for all: the end of a round is no swing."""
        found = []
        for (_at, earlier), (at, later) in zip(self.values, self.values[1:], strict=False):
            changes = [value - before for before, value in zip(earlier, later, strict=True)]
            usual = sum(changes) / len(changes) if len(changes) > 1 else 0.0
            found += [(at, k, change - usual) for k, change in enumerate(changes)]
        best = sorted(found, key=lambda one: -abs(one[2]))[:most]
        return sorted(one for one in best if one[2])


def course(
    record: str,
    packs: Sequence[Pack] = (),
    seats: Sequence[int] = (),
    mask: int = 0xFF,
    seconds: float = inf,
) -> Course:
    """Play a Record again and look at it. `mask`: who reads it; events that they may not know leave no mark. After so
    many seconds nothing more is judged."""
    walk = Walk(len(Record.parse(record).keys), seats, mask, time.monotonic() + seconds)
    walk.note(replay(record, packs=packs, before=walk.note))
    return Course(tuple(walk.marks), tuple(walk.values))


class Walk:
    """Somebody who goes through a game and takes notes."""

    def __init__(self, length: int, seats: Sequence[int], mask: int, until: float) -> None:
        self.stride: int = 1 + length // MOST
        self.seats: Sequence[int] = seats
        self.mask: int = mask
        self.until: float = until
        self.told: int = 0
        self.marks: list[Mark] = []
        self.values: list[tuple[int, tuple[float, ...]]] = []
        self.judge: Callable[[Game, int, int], float | None] | None = None

    def note(self, game: Game) -> None:
        at = len(game.record.keys)
        way = telling(game.title.name)
        for event in game.log.events[self.told :]:
            if event.mask & self.mask:
                if way.event(event.kind).chapter:
                    self.marks.append(Mark(at, CHAPTER, -1))
                elif way.sounds.get(event.kind) == POINT:
                    self.marks.append(Mark(at, POINT, event.seat))
        self.told = len(game.log.events)
        if not game.over and at % self.stride == 0 and time.monotonic() < self.until:
            self.weigh(game, at)

    def weigh(self, game: Game, at: int) -> None:
        values = [stands(game, seat, at) for seat in self.seats]
        if values and None not in values:
            self.values.append((at, tuple(value for value in values if value is not None)))


def stands(game: Game, seat: int, salt: int = 0) -> float | None:
    """How well a seat stands, from what it knows; None if nobody can tell."""
    bot = bots.make(bots.usual(game.title.name), 1)
    return bot.judge(determinize(game.state, (seat,), Rng(1 + salt)), seat)


def ready(title: str) -> None:
    """Load what it takes: called before time counts, where it counts."""
    bots.make(bots.usual(title), 1).ready(title)
