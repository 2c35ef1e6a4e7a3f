"""Names of leaders as people call them."""

from __future__ import annotations

from functools import lru_cache

from hagal.kernel.step import Msg
from hagal.text import has, phrase


@lru_cache(512)
def short(id: str, lang: str) -> str:
    """A leader without titles, or nothing if there is no such name."""
    message = f"table-dune-leader-{id.replace('_', '-')}"
    return phrase(Msg(message), lang) if has(message, lang) else ""
