"""Gains of this turn: Attack, Recruit, free scans, ways out of Strikes, and what makes enemies weaker."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters.effect import LOVED, TURN, Count, Effect
from hagal.games.encounters.state import Encounters
from hagal.kernel.step import Msg
from hagal.kernel.term import register_all


class OfNumber(Effect):
    """An effect with a number."""

    fields = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n: int = n

    def message(self) -> Msg:
        return Msg(self.tag, n=self.n)


class Optional(Effect):
    """An effect that may also be left: declining is one of its options."""

    liking: ClassVar[int] = LOVED

    def message(self) -> Msg:
        return Msg("enc-may", effects=(self.plain(),))

    def plain(self) -> Msg:
        return Msg(self.tag)


class OptionalNumber(OfNumber):
    """As `Optional`, with a number."""

    liking: ClassVar[int] = LOVED

    def message(self) -> Msg:
        return Msg("enc-may", effects=(self.plain(),))

    def plain(self) -> Msg:
        return Msg(self.tag, n=self.n)


class Attack(OfNumber):
    """Attack into this turn's pool (PR-041)."""

    tag = "enc-attack"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED
    raises: ClassVar[str] = "attack"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.attack += self.n


class Recruit(OfNumber):
    """Recruit into this turn's pool (PR-041)."""

    tag = "enc-recruit"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED
    raises: ClassVar[str] = "recruit"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.recruit += self.n


class AttackPer(Effect):
    """Attack for each of something."""

    tag = "enc-attack-per"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED
    fields = ("n", "count")
    raises: ClassVar[str] = "attack"

    def __init__(self, n: int, count: Count) -> None:
        self.n: int = n
        self.count: Count = count

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.attack += self.n * self.count.of(s, seat, source)

    def message(self) -> Msg:
        return Msg("enc-attack-per", n=self.n, count=self.count.message())


class DoubleAttack(Effect):
    """Double the Attack in the pool."""

    tag = "enc-double-attack"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED
    raises: ClassVar[str] = "attack"

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return s.attack > 0

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.attack *= 2


class Weaken(OfNumber):
    """Each enemy that you fight this turn has less health (PR-130)."""

    tag = "enc-weaken"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.weaken += self.n


class FreeScan(OfNumber):
    """Scans without their cost, each usable once this turn (PR-061, PR-098)."""

    tag = "enc-free-scan"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.scans += self.n


class AvoidStrike(OfNumber):
    """Avoid any one Strike this turn (PR-129)."""

    tag = "enc-avoid-strike"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.avoids += self.n


class CancelStrike(OfNumber):
    """Cancel a Strike that you draw this turn (PR-126)."""

    tag = "enc-cancel-strike"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.cancels += self.n


class Shield(Effect):
    """Enemies do not strike you in this turn's Strike phase."""

    tag = "enc-shield"
    area: ClassVar[int] = TURN

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.shield = True


class RecruitToTop(Effect):
    """Characters recruited this turn may go on top of the deck: asked for each of them."""

    tag = "enc-recruit-to-top"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.to_top = True


class Bounty(OfNumber):
    """Whenever you kill an enemy this turn, draw cards."""

    tag = "enc-bounty"
    area: ClassVar[int] = TURN

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.bounty += self.n


register_all(list(globals().values()))
