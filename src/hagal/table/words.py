"""Words: a message in the language of whoever reads."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from hagal.kernel.step import Msg
from hagal.text import capital as capital
from hagal.text import say

Words = Callable[..., str]


def words(lang: str) -> Words:
    """`t(id, **args)`: a message in this language. Remembered, because pages say the same again and again."""

    def t(id: str, **args: Any) -> str:
        return _said(lang, id, tuple(args.items()))

    return t


@lru_cache(2048)
def _said(lang: str, id: str, args: tuple[tuple[str, Any], ...]) -> str:
    return say(Msg(id, **dict(args)), lang)
