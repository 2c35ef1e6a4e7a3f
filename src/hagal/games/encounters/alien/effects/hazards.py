"""Effects of the Hazards of Locations (PR-315 to PR-335)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import wilds
from hagal.games.encounters.alien.effects.headquarters import lacks, pay, price
from hagal.games.encounters.alien.hatchery import hatchery
from hagal.games.encounters.effect import Effect
from hagal.games.encounters.effects.several import Each
from hagal.games.encounters.effects.strikes import DrawStrikes
from hagal.games.encounters.state import Encounters
from hagal.kernel.rules import push
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

BLAST = 3
"""Strikes that the Self-Destruct brings to each player (PR-317)."""
DISARM = 8
"""What it costs to disarm it."""


class Arm(Effect):
    """The Self-Destruct: the Hazard stays where it was turned up and moves as an enemy does; in the Combat Zone it goes
    off. Until then anybody may pay to disarm it (PR-317)."""

    tag = "enc-arm"
    goes_on: ClassVar[bool] = True

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if hatchery(s).armed >= 0:
            return  # it runs already: a Hazard that repeats it has nothing to arm (AL-054)
        hatchery(s).armed = source
        if s.log is not None:
            s.log.tell("enc-armed", -1, "PR-317")
        if source in s.arriving:  # turned up off the Hive (PR-294)
            wilds.enter_open(s, source, s.arriving)
        elif wilds.space_of(s, source) < 0:
            s.stack.append((EXPLODE, -1, source))

    def message(self) -> Msg:
        return Msg("enc-arm", n=BLAST, price=DISARM)


class Explode(Step[Encounters]):
    """The Self-Destruct (the source) goes off: it is discarded, and each player draws Strikes (PR-317)."""

    tag = "enc-explode"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        hatchery(s).armed = -1
        wilds.take_away(s, source, s.out)
        if s.log is not None:
            s.log.tell("enc-exploded", -1, "PR-317")
        s.stack.append((Each((DrawStrikes(BLAST),)), s.acting(), -1))


def why_not_disarm(s: Encounters) -> Msg | None:
    """Why the Self-Destruct cannot be disarmed, if so."""
    if hatchery(s).armed < 0:
        return Msg("enc-why-not-armed")
    return lacks(s, price(s, DISARM, "self_destruct"))


class Disarm(Step[Encounters]):
    """Pay to disarm the Self-Destruct: what becomes of the card the mode says (PR-310, PR-317)."""

    tag = "enc-disarm"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "action", seat)
        pay(s, price(s, DISARM, "self_destruct"))
        h = hatchery(s)
        i, h.armed = h.armed, -1
        if s.log is not None:
            s.log.tell("enc-disarmed", seat, "PR-317")
        s.rules.steps["won"].run(s, seat, i)

    def key(self) -> str:
        return "disarm"

    def message(self) -> Msg:
        return Msg("enc-option-disarm-bomb", n=DISARM)


EXPLODE = Explode()
DISARM_IT = Disarm()

register_all(list(globals().values()))
