"""Kinds of questions: a closed set, told from the options alone. A face that draws these draws every question of every
title; a new card needs no new code there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from hagal.kernel.step import Step
from hagal.telling import Telling

Kind = Literal["go", "number", "things", "ways"]
GO: Kind = "go"
"""One answer: it only goes on."""
NUMBER: Kind = "number"
"""How much, or how many of this and of that."""
THINGS: Kind = "things"
"""Which of several things: all answers but those that decline name one."""
WAYS: Kind = "ways"
"""Which of several things to do."""
KINDS: tuple[Kind, ...] = (GO, NUMBER, THINGS, WAYS)
FEW = 3
"""So many numbers are as easily read as ways."""


def kind_of(steps: Sequence[Step[Any]], way: Telling) -> Kind:
    """What sort of question has these answers."""
    if len(steps) == 1:
        return GO
    if len(steps) > FEW and numbers(steps, way):
        return NUMBER
    chosen = [step for step in steps if not way.option(step).ends]
    return THINGS if chosen and all(way.subject(step) is not None for step in chosen) else WAYS


def numbers(steps: Sequence[Step[Any]], way: Telling) -> list[tuple[int, ...]]:
    """The numbers in which answers of one sort differ, answer by answer; none if they differ in more than numbers."""
    inner = [way.inner(step) for step in steps]
    if len({step.tag for step in inner}) != 1:
        return []
    rows = [step.values() for step in inner]
    fields = [k for k in range(len(rows[0])) if len({_key(row[k]) for row in rows}) > 1]
    if not fields or not all(type(row[k]) is int for row in rows for k in fields):
        return []
    return [tuple(row[k] for k in fields) for row in rows]


def _key(value: Any) -> object:
    return value if isinstance(value, int) else repr(value)
