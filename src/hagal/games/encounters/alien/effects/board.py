"""Effects on the Hive, the Complex and the Combat Zone."""

from __future__ import annotations

from hagal.games.encounters import fighting, wilds
from hagal.games.encounters.effect import Effect
from hagal.games.encounters.effects.board import ONE_TO_COMBAT
from hagal.games.encounters.effects.gains import OfNumber
from hagal.games.encounters.names import HILLS
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.step import Step
from hagal.kernel.term import register_all


class HiveToCombat(OfNumber):
    """The top cards of the Hive into the Combat Zone, where they are turned up one after the other (AL-111, PR-316)."""

    tag = "enc-hive-to-combat"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(self.n):
            s.stack.append((ONE_FROM_HIVE, -1, -1))


class OneFromHive(Step[Encounters]):
    tag = "enc-one-from-hive"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if wilds.next_enemy(s):
            i = zones.draw(s, s.enemies, s.arriving, 0)
            push(s, "arrive", -1, i)


class ForemostToCombat(Effect):
    """The leftmost card of the Complex that is hidden or an enemy moves into the Combat Zone (PR-314)."""

    tag = "enc-foremost-to-combat"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for k in range(HILLS, -1, -1):
            if s.wilds[k] and (s.down >> k & 1 or s.face[s.wilds[k][0]].fightable):
                s.stack.append((ONE_TO_COMBAT, -1, s.trail[k]))
                return


class Dies(Effect):
    """This enemy dies by itself: nobody has killed it (PR-296)."""

    tag = "enc-dies-itself"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        fighting.kill(s, -1, source)


ONE_FROM_HIVE = OneFromHive()

register_all(list(globals().values()))
