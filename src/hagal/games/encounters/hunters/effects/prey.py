"""Effects on Prey: Disarming, Arrest, Gear, the Prey deck."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import wilds
from hagal.games.encounters.effect import (
    EVERYTHING,
    WILDS,
    Effect,
)
from hagal.games.encounters.effects.gains import OfNumber
from hagal.games.encounters.effects.several import Each
from hagal.games.encounters.hunters import prey
from hagal.games.encounters.mat import mat
from hagal.games.encounters.names import MATS, PREDATOR_MAT, SPACES, space_name
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class Disarming(Each):
    """Every player discards 2 cards of the hand at random, and draws none for them (PR-223)."""

    tag = "enc-disarming"

    def message(self) -> Msg:
        return Msg("enc-disarming")


class Arrest(Effect):
    """This officer comes to lie on another Prey, which then does nothing (PR-224): the active player says on which."""

    tag = "enc-arrest"
    area: ClassVar[int] = WILDS
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        found: list[Step[Encounters]] = []
        if not wilds.in_play(s, source):
            return found
        for k, space in enumerate(s.wilds):
            if space and not s.down >> k & 1 and space[0] != source and s.face[space[0]].fightable:
                found.append(ARRESTS[mat(s)][k])
        for card in {s.face[i]: None for i in s.combat if i != source and s.face[i].fightable}:
            found.append(ArrestInCombat(card))
        return found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-arrest", card=s.face[source])


class ArrestAt(Step[Encounters]):
    """The Prey of a space is arrested: the officer takes its place, with it beneath."""

    tag = "enc-arrest-at"
    fields = ("space", "mat")

    def __init__(self, space: int, mat: int = PREDATOR_MAT) -> None:
        self.space: int = space
        self.mat: int = mat

    def run(self, s: Encounters, seat: int, source: int) -> None:
        target = s.wilds[self.space][0]
        wilds.carry(s, target, s.wilds[self.space], source)
        trail = self._lift(s, source)
        s.wilds[self.space].append(source)
        s.trail[self.space] = trail
        tell_arrest(s, source, target)
        prey.moved(s, seat, source)

    def _lift(self, s: Encounters, officer: int) -> int:
        space = wilds.space_of(s, officer)
        if space < 0:
            s.combat.remove(officer)
            s.entered += 1
            return s.entered
        s.wilds[space].remove(officer)
        return s.trail[space]

    def key(self) -> str:
        return f"arrest {MATS[self.mat][self.space]}"

    def message(self) -> Msg:
        return Msg("enc-option-arrest-space", space=space_name(self.space, self.mat))


class ArrestInCombat(OfCard):
    """A Prey of the Combat Zone is arrested there; of several equal ones the oldest."""

    tag = "enc-arrest-in-combat"
    word = "arrest"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        target = next(i for i in s.combat if s.face[i] is self.card and i != source)
        place = s.combat.index(target)
        wilds.carry(s, target, s.combat, source)
        space = wilds.space_of(s, source)
        zone = s.combat if space < 0 else s.wilds[space]
        zone.remove(source)
        s.combat.insert(place, source)
        tell_arrest(s, source, target)


def tell_arrest(s: Encounters, officer: int, target: int) -> None:
    if s.log is not None:
        s.log.tell("enc-arrested", -1, "PR-224", card=s.face[officer], prey=s.face[target])


class GearUpNow(Effect):
    """As a Gear Up: the top Gear to the Prey nearest the Prey deck (PR-204)."""

    tag = "enc-gear-up-now"
    area: ClassVar[int] = WILDS

    def run(self, s: Encounters, seat: int, source: int) -> None:
        prey.gear_up(s)


class TurnUpPrey(OfNumber):
    """More cards of the Prey deck are turned up, one after the other."""

    tag = "enc-turn-up-prey"
    area: ClassVar[int] = EVERYTHING

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(self.n):
            s.stack.append((TURN_UP_ONE, seat, -1))


class TurnUpOne(Step[Encounters]):
    tag = "enc-turn-up-one"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        prey.turn_up_prey(s, s.acting())


class Stalk(Effect):
    """Look at the top card of the Prey deck; leave it there, or put it at the bottom."""

    tag = "enc-stalk"
    area: ClassVar[int] = WILDS

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if wilds.next_enemy(s):
            zones.reveal(s, s.enemies[-1], 1 << seat)
            s.stack.append((STALKED, seat, -1))

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(s.enemies)


class Stalked(Choice[Encounters]):
    """The card that was looked at, on top of the Prey deck: leave it, or to the bottom with it?"""

    tag = "enc-stalked"

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [LEAVE_IT, TO_BOTTOM]

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-stalked")


class LeaveIt(Step[Encounters]):
    tag = "enc-leave-it"

    def key(self) -> str:
        return "leave"

    def message(self) -> Msg:
        return Msg("enc-option-leave-it")


class ToBottom(Step[Encounters]):
    tag = "enc-to-bottom"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        zones.bury(s, s.enemies[-1], s.enemies, s.enemies)
        if s.log is not None:
            s.log.tell("enc-to-bottom", seat, "PR-201")

    def key(self) -> str:
        return "bottom"

    def message(self) -> Msg:
        return Msg("enc-option-to-bottom")


ARRESTS = tuple(tuple(ArrestAt(space, number) for space in range(len(SPACES))) for number in range(len(MATS)))
TURN_UP_ONE = TurnUpOne()
STALKED = Stalked()
LEAVE_IT, TO_BOTTOM = LeaveIt(), ToBottom()

register_all(list(globals().values()))
