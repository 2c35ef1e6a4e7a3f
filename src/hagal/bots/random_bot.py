"""The random bot: every option is as likely as any other."""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.bots import Bot, Options
from hagal.kernel.state import State
from hagal.kernel.step import Msg, Step


class Random(Bot):
    """Picks by chance alone."""

    name: ClassVar[str] = "random"
    blind: ClassVar[bool] = True

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        return options[self.rng.below(len(options))]

    def reason(self) -> Msg:
        return Msg("bots-chance")
