"""Words of a board: messages, and the names and texts of components. Remembered, because pages are drawn often."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.telling.things import lines
from hagal.text import capital, name, phrase
from hagal.text.hyphens import soft

__all__ = ["called", "capital", "soft", "told", "word"]

Args = tuple[tuple[str, Any], ...]


def word(lang: str, id: str, **args: Any) -> str:
    """A message of the board."""
    return _word(lang, id, tuple(args.items()))


@lru_cache(8192)
def _word(lang: str, id: str, args: Args) -> str:
    return phrase(Msg(id, **dict(args)), lang)


@lru_cache(2048)
def called(component: Component, lang: str) -> str:
    """A component's name, as a heading has it."""
    return capital(name(component, lang))


@lru_cache(2048)
def told(component: Component, lang: str, players: int = 0) -> str:
    """All that a component does, for those who listen to the page."""
    return ". ".join(lines(component, lang, players))
