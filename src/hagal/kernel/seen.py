"""What every view has: the types of what leaves a game. Titles have their own in files of this name, to which a mode or
module adds its part; all are plain dicts as the game runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict, cast


class Facts(TypedDict):
    """What `Title.view` of every title tells, besides more that is its own: `active` is the seat on turn, `first` the
    one that began (-1: nobody); `players` has an object for each seat, rivals last, which is a `SeatFacts`.

    A title does not inherit it, because its players are of a type that it knows; mypy compares the two where
    `Title.view` is written.
    """

    round: int
    first: int
    active: int
    players: list[Any]


class SeatFacts(TypedDict):
    seat: int


class Asked(TypedDict):
    """An open decision. Its keys are for the seat that is asked; others see None."""

    seat: int
    aside: bool
    keys: list[str] | None


class Result(TypedDict):
    """How it ended (`Outcome`)."""

    winners: list[int]
    ranking: list[int]
    scores: list[Any]
    ending: NotRequired[str]


class Course(TypedDict):
    """What `Game.view` adds to the facts of its title."""

    over: bool
    decisions: list[Asked]
    outcome: Result | None


def course(view: Mapping[str, Any]) -> Course:
    """What a view has of whichever title."""
    return cast(Course, view)
