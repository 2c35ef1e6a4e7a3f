"""Faces: how each game looks and is set up in the terminal. One that has none of its own has the plain one."""

from __future__ import annotations

import importlib
from collections.abc import Collection
from functools import cache

from hagal import games
from hagal.kernel.step import Msg
from hagal.terminal.faces.face import Face, Seats
from hagal.text import has, say, title_name

__all__ = ["Face", "Seats", "face", "game_name", "owner"]


def face(title: str, modules: Collection[str] = ()) -> Face:
    """The face of a game with these modules; a sentence if there is no such game."""
    games.title(title)
    own = _face(title)
    return _plain(title) if own.undrawn.intersection(modules) else own


@cache
def _plain(title: str) -> Face:
    return Face(title)


@cache
def _face(title: str) -> Face:
    own = importlib.import_module(f"{__name__}.{title}").FACE if title in games.having(__name__) else Face(title)
    assert isinstance(own, Face)
    return own


def game_name(title: str, lang: str) -> str:
    id = f"term-title-{title}"
    return say(Msg(id), lang) if has(id, lang) else title_name(title, lang)


def owner(option: str) -> str | None:
    """The first game that has such an option, or such a word of the command line."""
    for title in games.names():
        if option in games.title(title).settings or option in face(title).flags:
            return title
    return None
