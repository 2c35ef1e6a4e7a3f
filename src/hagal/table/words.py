"""Words: a message in the language of whoever reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.kernel.step import Msg
from hagal.text import capital as capital
from hagal.text import say

Words = Callable[..., str]


def words(lang: str) -> Words:
    """`t(id, **args)`: a message in this language."""

    def t(id: str, **args: Any) -> str:
        return say(Msg(id, **args), lang)

    return t
