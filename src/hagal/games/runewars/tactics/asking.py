"""Effects of cards that are questions."""

from __future__ import annotations

from hagal.games.runewars.effect import Effect
from hagal.games.runewars.state import Runewars
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Msg

RULE = "RW-204"


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Effect):
    """An effect that is a question; it can do something where it has an answer."""

    asks = True

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg(f"rw-ask-{self.tag.replace('_', '-')}")

    def message(self) -> Msg:
        return Msg(f"rw-{self.tag.replace('_', '-')}")
