"""Words: the sentences of the companion."""

from __future__ import annotations

from typing import Any

from hagal.kernel.step import Msg
from hagal.text import say


def word(id: str, lang: str, **args: Any) -> str:
    return say(Msg(f"companion-{id}", **args), lang)
