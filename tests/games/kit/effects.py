"""Effects of the tiny game."""

from __future__ import annotations

from hagal.games.kit.effect import Effect
from hagal.kernel.step import Msg
from tests.kernel.tiny_state import Tiny


class Pocket(Effect[Tiny]):
    """A coin, if there is another already."""

    tag = "pocket"

    def can(self, s: Tiny, seat: int, source: int) -> bool:
        return s.coins[seat] > 0

    def run(self, s: Tiny, seat: int, source: int) -> None:
        s.coins[seat] += 1

    def plain(self) -> Msg:
        return Msg("a-coin")


class Free(Effect[Tiny]):
    tag = "free"
