"""The defensive developments, used just before strength is counted (RW-141). The frame's seat is the defender."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.actions import lose_development
from hagal.games.runewars.battle.force import battle_of, strengthen
from hagal.games.runewars.battle.losses import RETREAT_STANDING, ROUT, lose, suffer
from hagal.games.runewars.battle.state import ATTACKER, DEFENDER
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Msg, Step, place_of
from hagal.kernel.term import register_all


class ReinforcedWalls(Step[Runewars]):
    """Strength for the defender."""

    tag = "reinforced_walls"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        strengthen(battle_of(s), DEFENDER, 2)

    def message(self) -> Msg:
        return Msg("rw-defense-reinforced-walls")


class ProtectiveWards(Step[Runewars]):
    """The opponent retreats one of his standing units, of his choice."""

    tag = "protective_wards"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        lose(s, ATTACKER, RETREAT_STANDING, 1)

    def message(self) -> Msg:
        return Msg("rw-defense-protective-wards")


class CursedTomb(Step[Runewars]):
    """Discarded: the opponent routs three of his units (OP-11: those that take part, no heroes)."""

    tag = "cursed_tomb"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        lose_development(s, seat, place_of(source))
        lose(s, ATTACKER, ROUT, 3)

    def message(self) -> Msg:
        return Msg("rw-defense-cursed-tomb")


class HungrySpawn(Step[Runewars]):
    """Discarded: 4 damage to the opponent (OP-11: to units that take part, no heroes)."""

    tag = "hungry_spawn"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        lose_development(s, seat, place_of(source))
        suffer(s, ATTACKER, 4)

    def message(self) -> Msg:
        return Msg("rw-defense-hungry-spawn")


REINFORCED_WALLS: Step[Any] = ReinforcedWalls()
PROTECTIVE_WARDS: Step[Any] = ProtectiveWards()
CURSED_TOMB: Step[Any] = CursedTomb()
HUNGRY_SPAWN: Step[Any] = HungrySpawn()

register_all(list(globals().values()))
