"""Agent boxes of the new cards."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.effect import ASK, Effect, Effects
from hagal.games.dune.effects import Either
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.ix.units import retreat_dreadnoughts
from hagal.games.dune.state import Dune
from hagal.games.kit.effect import DECLINE
from hagal.games.kit.seats import others
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class AnotherTurn(Effect):
    """Weirding Way: may take another own turn right after this one."""

    tag = "another_turn"
    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ASK, optional=True)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [TAKE_TURN, DECLINE]

    def accepted(self) -> Step[Dune]:
        return TAKE_TURN


class TakeTurn(Step[Dune]):
    """The frame that looks for the next player looks at this one first."""

    tag = "take_turn"

    def run(self, s: Dune, seat: int, source: int) -> None:
        step = s.rules.steps["next_turn"]
        for k in range(len(s.stack) - 1, -1, -1):
            if s.stack[k][0] == step:
                s.stack[k] = (step, seat, s.stack[k][2])
                return

    def key(self) -> str:
        return "another turn"

    def message(self) -> Msg:
        return Msg("option-take-turn")


class Ambush(Effect):
    """Desert Ambush: for each troop deployed this turn, may make an enemy unit retreat."""

    tag = "ambush"

    def run(self, s: Dune, seat: int, source: int) -> None:
        part_of(s).ambush = 0
        ambush(s, seat, source)


def ambush(s: Dune, seat: int, source: int) -> None:
    """The moment `deployed`, and the playing of the card itself."""
    part = part_of(s)
    if part.ambush >= 0 and s.active == seat and s.deployed > part.ambush:
        s.stack.append((AMBUSHED, seat, source))


class Ambushed(Choice[Dune]):
    """An enemy unit back to its garrison, as often as troops were deployed."""

    tag = "ambushed"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        part = part_of(s)
        found: list[Step[Dune]] = []
        for q in others(s.players, seat):
            if q.conflict:
                found.append(DriveOff(q.seat, False))
            if part.conflict[q.seat]:
                found.append(DriveOff(q.seat, True))
        return [*found, DECLINE] if found else []


class DriveOff(Step[Dune]):
    tag = "drive_off"
    fields = ("victim", "ship")

    def __init__(self, victim: int, ship: bool) -> None:
        self.victim: int = victim
        self.ship: bool = ship

    def run(self, s: Dune, seat: int, source: int) -> None:
        if self.ship:
            retreat_dreadnoughts(s, self.victim, 1)
        else:
            actions.retreat(s, self.victim, 1)
        part_of(s).ambush += 1
        ambush(s, seat, source)

    def key(self) -> str:
        return f"drive off {'dreadnought' if self.ship else 'troop'} {self.victim}"

    def message(self) -> Msg:
        return Msg("option-drive-off-ship" if self.ship else "option-drive-off", seat=self.victim)


class EitherOrNot(Either):
    """One of several, or none."""

    tag = "either_or_not"

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects)
        self.optional: bool = True

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [*super().options(s, seat, source), DECLINE]

    def message(self) -> Msg:
        effect = self.effects[0].plain() if len(self.effects) == 1 else super().message()
        return Msg("may", effect=effect)


TAKE_TURN = TakeTurn()
AMBUSHED = Ambushed()

register_all(list(globals().values()))
