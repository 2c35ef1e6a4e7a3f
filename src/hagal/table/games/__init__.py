"""Games at the table: the only place that names one. Each has a face, `FACE` of `hagal.table.games.<title>`.

A title without one has the plain face: its board, set-up form and end screen are made from its view, options, story and
settings. A game's own face is a Face that draws some of it better (docs/new-game.md).
"""

from __future__ import annotations

import importlib
from collections.abc import Collection
from functools import cache
from importlib.util import find_spec
from typing import Any

from hagal import games
from hagal.table.games.challenge import Challenge
from hagal.table.games.face import Face
from hagal.table.games.lesson import Lesson

__all__ = ["Face", "challenges", "face", "lessons", "titles"]


def titles() -> tuple[str, ...]:
    """The games that can be played at the table."""
    return games.names()


def face(title: str, modules: Collection[str] = ()) -> Face:
    """How a game looks, with these modules. RulesError if there is no such game."""
    games.title(title)
    own = _face(title)
    return _plain(title) if own.undrawn.intersection(modules) else own


def lessons() -> dict[str, Lesson[Any]]:
    """The first games that teach, by their names."""
    return {lesson.id: lesson for title in titles() for lesson in _face(title).lessons}


def challenges() -> dict[str, tuple[str, Challenge]]:
    """The challenges by their names, each with its title."""
    return _challenges(titles())


@cache
def _challenges(titles: tuple[str, ...]) -> dict[str, tuple[str, Challenge]]:
    return {one.id: (title, one) for title in titles for one in _face(title).challenges}


@cache
def _plain(title: str) -> Face:
    return Face(title, plain=True)


@cache
def _face(title: str) -> Face:
    module = f"{__name__}.{title}"
    own = getattr(importlib.import_module(module), "FACE", None) if find_spec(module) else None
    return own if isinstance(own, Face) else Face(title)
