"""Effects on the Hive, the Complex and the Combat Zone."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import fighting, wilds
from hagal.games.encounters.alien.facehuggers import jump
from hagal.games.encounters.alien.hatchery import hatchery
from hagal.games.encounters.alien.names import FACEHUGGER
from hagal.games.encounters.effect import Effect
from hagal.games.encounters.effects.board import ONE_TO_COMBAT
from hagal.games.encounters.effects.gains import OfNumber
from hagal.games.encounters.names import ALL_DOWN, EVENT, HAZARD, HILLS, PLAYING
from hagal.games.encounters.state import Encounters
from hagal.games.kit.combine import push_all
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.step import Step
from hagal.kernel.term import register_all


class HiveToCombat(OfNumber):
    """The top cards of the Hive into the Combat Zone, where they are turned up one after the other (AL-111, PR-316)."""

    tag = "enc-hive-to-combat"
    goes_on: ClassVar[bool] = True

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
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for k in range(HILLS, -1, -1):
            if s.wilds[k] and (s.down >> k & 1 or s.face[s.wilds[k][0]].fightable):
                s.stack.append((ONE_TO_COMBAT, -1, s.trail[k]))
                return


class EnemiesAdvance(Effect):
    """The enemies that lie open in the Complex move toward the Combat Zone: into it, or by the option one room
    (PR-330)."""

    tag = "enc-enemies-advance"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        step = ONE_TO_COMBAT if s.rules.options["escaped"] == "combat" else ONE_ON
        for k in range(len(s.wilds)):
            if s.wilds[k] and not s.down >> k & 1 and s.face[s.wilds[k][0]].fightable:
                s.stack.append((step, -1, s.trail[k]))


class OneOn(Step[Encounters]):
    """One card after the other, that nearest the Combat Zone first; the source is the number under which it entered."""

    tag = "enc-one-on"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for k, space in enumerate(s.wilds):
            if space and s.trail[k] == source:
                wilds.move_on(s, k)
                return


class CutPower(Effect):
    """The Complex is filled with cards of the Hive; then all its cards are turned face down, shuffled, and laid out
    again (PR-322). What lies on a card tells which it is. The Hazard itself steps aside before: it is carried out, not
    sent anywhere, so what becomes of it afterwards is for others to say (PR-180)."""

    tag = "enc-cut-power"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if wilds.in_play(s, source):
            wilds.take_away(s, source, s.arriving)
        settle_what_happens(s)
        for k, space in enumerate(s.wilds):
            if not space and s.ending == PLAYING:
                wilds.add_enemy(s, k)
        cards = [space[0] for space in s.wilds if space]
        if s.ending != PLAYING or len(cards) < len(s.wilds):
            return
        zones.shuffle(s, cards)
        for k, i in enumerate(cards):
            s.wilds[k][:] = [i]
            s.entered += 1
            s.trail[k] = s.entered
            if i in s.carriers:
                zones.reveal(s, i)
        s.down = ALL_DOWN
        if s.log is not None:
            s.log.tell("enc-power-cut", -1, "PR-322")


def settle_what_happens(s: Encounters) -> None:
    """An Event or a Hazard that is still being carried out where it was turned up leaves the Complex now: later it
    would leave the cards that it is mixed with, and so tell where it lay (AL-051). The Event is discarded; a Hazard
    waits for what becomes of it (PR-180)."""
    for k, space in enumerate(s.wilds):
        if space and not s.down >> k & 1:
            i = space[0]
            if s.face[i].type in (EVENT, HAZARD) and i != hatchery(s).armed:
                wilds.take_away(s, i, s.out if s.face[i].type == EVENT else s.arriving)


class BloodAndTerror(Effect):
    """The dead come back; which of them the mode says (PR-328)."""

    tag = "enc-blood-and-terror"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.rules.steps["dead_return"].run(s, seat, source)


class DeadToCombat(OfNumber):
    """Dead Enemies by chance into the Combat Zone; a Facehugger jumps on the player whose deed that was."""

    tag = "enc-dead-to-combat"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        n = min(self.n, len(s.dead_enemies))
        for k in range(1, n + 1):
            i = s.dead_enemies[zones.roll(s, len(s.dead_enemies))]
            if s.face[i].id == FACEHUGGER:
                jump(s, seat, i, s.dead_enemies)
                continue
            zones.move(s, i, s.dead_enemies, s.combat)
            if s.log is not None:
                s.log.tell("enc-combat", -1, "PR-328", card=s.face[i])
            if s.face[i].entering:  # what it does comes before the next card (AL-111)
                if k < n:
                    s.stack.append((DeadToCombat(n - k), seat, source))
                push_all(s, s.face[i].entering, s.acting(), i)
                return


class Dies(Effect):
    """This enemy dies by itself: nobody has killed it (PR-296)."""

    tag = "enc-dies-itself"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        fighting.kill(s, -1, source)


ONE_FROM_HIVE = OneFromHive()
ONE_ON = OneOn()

register_all(list(globals().values()))
