"""What can be done about a Chestburster before it is drawn (AL-091)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters.alien.names import CHESTBURSTER
from hagal.games.encounters.effect import DECK, STRIKES
from hagal.games.encounters.effects.gains import Optional
from hagal.games.encounters.state import Encounters
from hagal.games.kit.effect import DECLINE
from hagal.kernel import zones
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


def within_reach(s: Encounters, seat: int) -> int:
    """A Chestburster in the discard pile of a player, or -1: deeper it cannot be reached."""
    return next((i for i in s.players[seat].discard if s.face[i].id == CHESTBURSTER), -1)


class Excise(Optional):
    """Kill a Chestburster in the discard pile of any player, or leave it: no enemy strikes whoever has one (AL-089)."""

    tag = "enc-excise"
    area: ClassVar[int] = DECK | STRIKES
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found: list[Step[Encounters]] = [EXCISES[p.seat] for p in s.players if within_reach(s, p.seat) >= 0]
        return [*found, DECLINE] if found else found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-excise")


class ExciseFrom(Step[Encounters]):
    """It is gone for good, and does not come back with the Dead Enemies (AL-091)."""

    tag = "enc-excise-from"
    fields = ("other",)

    def __init__(self, other: int) -> None:
        self.other: int = other

    def run(self, s: Encounters, seat: int, source: int) -> None:
        i = within_reach(s, self.other)
        zones.move(s, i, s.players[self.other].discard, s.out)
        if s.log is not None:
            s.log.tell("enc-excised", seat, "AL-091", card=s.face[i], other=self.other)

    def key(self) -> str:
        return f"excise {self.other}"

    def message(self) -> Msg:
        return Msg("enc-option-excise", other=self.other)


EXCISES = tuple(ExciseFrom(seat) for seat in range(5))
excise = Excise()

register_all(list(globals().values()))
