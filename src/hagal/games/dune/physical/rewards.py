"""What a person gains by a reward or a tile: told, and counted as far as the rivals' rules look at it."""

from __future__ import annotations

from hagal.games.dune.effect import Effect, Effects
from hagal.games.dune.effects import Pay
from hagal.games.dune.state import Dune
from hagal.games.kit.effect import DECLINE
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

COUNTED = (
    *("points", "influence", "influence_any", "influence_two", "influence_each", "take_control"),
    *("mentat_next_round", "gain", "intrigue", "either", "two_of", "bundle"),
)
"""Effects that run as in the game: points, influence, control and the Mentat are kept, resources are only told."""


def resolve_for_person(s: Dune, effects: Effects, seat: int, source: int) -> None:
    """Push the effects of a reward for a person, in their order."""
    for effect in effects[::-1]:
        if effect.tag in COUNTED:
            s.stack.append((effect, seat, source))
        elif isinstance(effect, Pay):
            s.stack.append((MayPayHere(effect), seat, source))
        else:
            s.stack.append((TakeHere(effect), seat, source))


class TakeHere(Step[Dune]):
    """Something that happens at the table alone: the person is told to do it."""

    tag = "take_here"
    fields = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def run(self, s: Dune, seat: int, source: int) -> None:
        if s.log is not None:
            s.log.tell("table-takes", seat, "DI-061", what=self.effect.message())


class MayPayHere(Choice[Dune]):
    """Did the person pay? The app does not know what people have."""

    tag = "may_pay_here"
    fields = ("effect",)

    def __init__(self, effect: Pay) -> None:
        self.effect: Pay = effect

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [PaidHere(self.effect), DECLINE]


class PaidHere(Step[Dune]):
    tag = "paid_here"
    fields = ("effect",)

    def __init__(self, effect: Pay) -> None:
        self.effect: Pay = effect

    def run(self, s: Dune, seat: int, source: int) -> None:
        resolve_for_person(s, self.effect.effects, seat, source)

    def key(self) -> str:
        return self.effect.key()

    def message(self) -> Msg:
        return self.effect.accepted().message()


register_all(list(globals().values()))
