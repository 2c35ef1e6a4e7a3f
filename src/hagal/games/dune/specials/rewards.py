"""Rewards of Conflict cards with an effect of their own."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune.components import Space
from hagal.games.dune.effect import ASK, GAIN, Effect, Effects, messages
from hagal.games.dune.effects import Bundle
from hagal.games.dune.state import Dune
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class TakeControl(Effect):
    """The winner's control marker on a location, in place of any other (DI-064)."""

    tag = "take_control"
    fields = ("space",)

    def __init__(self, space: Space) -> None:
        super().__init__(GAIN)
        self.space: Space = space

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.control[s.board.locations.index(s.board.places[self.space.id])] = seat
        if s.log is not None:
            s.log.tell("control", seat, "DI-064", space=self.space)

    def message(self) -> Msg:
        return Msg("take-control", space=self.space)


class MentatNextRound(Effect):
    """The Mentat for the next round (DI-028)."""

    tag = "mentat_next_round"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.mentat_next = seat


class TwoOf(Effect):
    """Two different ones of three effects."""

    tag = "two_of"
    fields = ("effects",)
    asks: ClassVar[bool] = True

    def __init__(self, effects: Effects) -> None:
        super().__init__(ASK)
        self.effects: Effects = effects
        self.offers: tuple[Bundle, ...] = tuple(Bundle((a, b)) for k, a in enumerate(effects) for b in effects[k + 1 :])

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return list(self.offers)

    def message(self) -> Msg:
        return Msg("two-of", effects=messages(self.effects))


register_all(list(globals().values()))
