"""What neutral units do for a special icon (RW-130), each icon once."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.actions import draw_fate
from hagal.games.runewars.battle.force import battle_of, hurt, kill, side_of, tell
from hagal.games.runewars.battle.losses import ROUT, OfTwo, OfUnit, first_or_second, lose, suffer
from hagal.games.runewars.battle.specials import STOP, Deal, Toughen, named
from hagal.games.runewars.components import Fate, Unit
from hagal.games.runewars.names import GIANT as GIANT_SLOT
from hagal.games.runewars.names import SORCERER as SORCERER_SLOT
from hagal.games.runewars.names import TRIANGLE
from hagal.games.runewars.state import Runewars
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class Ravage(Step[Runewars]):
    """1 damage; then one more fate card for this Beastman, resolved at once; a special on that is damage alone."""

    tag = "ravage"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((RAVAGE_AGAIN, seat, source))
        suffer(s, 1 - side_of(battle_of(s), seat), 1)


class RavageAgain(Step[Runewars]):
    tag = "ravage_again"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        side = side_of(b, seat)
        drawn: list[int] = []
        if not draw_fate(s, 1, drawn, PUBLIC):
            return
        card: Fate = s.face[drawn[0]]
        tell(s, b, side, "rw-ravage", "RW-130", n=card.number)
        s.fate_discard += drawn
        special, routs, damage = card.read[TRIANGLE]
        suffer(s, 1 - side, special + damage)
        lose(s, 1 - side, ROUT, routs)


RAVAGE_AGAIN = RavageAgain()


class FlamingBreath(Choice[Runewars]):
    """Destroy up to three triangles, in the order of their codes."""

    tag = "flaming_breath"
    fields = ("left", "least")

    def __init__(self, left: int, least: int) -> None:
        self.left: int = left
        self.least: int = least

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        enemy = 1 - side_of(b, seat)
        found: list[Step[Runewars]] = []
        for unit, code in named(s, b, enemy, b.units[enemy]):
            if unit.shape == TRIANGLE and code >= self.least:
                found.append(BreatheOn(unit, code, self.left))
        return [*found, STOP] if found else []

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-flaming-breath", n=self.left)


class BreatheOn(OfUnit):
    tag = "breathe_on"
    word = "flame"
    fields = ("unit", "code", "left")

    def __init__(self, unit: Unit, code: int, left: int) -> None:
        self.unit: Unit = unit
        self.code: int = code
        self.left: int = left

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        if self.left > 1:
            s.stack.append((FlamingBreath(self.left - 1, self.code), seat, source))
        kill(s, b, 1 - side_of(b, seat), self.code, "RW-138")


class GiantRage(Choice[Runewars]):
    """As much damage as lies on one own Giant, of one's choice."""

    tag = "giant_rage"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        wounds = {code >> 1 & 7 for code in b.units[side_of(b, seat)] if code >> 4 == GIANT_SLOT}
        return [Deal(n) for n in sorted(wounds) if n]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-giant-rage")


class Burning(Step[Runewars]):
    """The opponent puts 1 damage on each of two different standing units of his, damaged ones first."""

    tag = "burning"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        s.stack.append((Scorch(-1), b.runs[1 - side_of(b, seat)], source))


class Scorch(Choice[Runewars]):
    """Which two? In the order of their codes."""

    tag = "scorch"
    fields = ("first",)

    def __init__(self, first: int) -> None:
        self.first: int = first  # the code of the one that is chosen already, or -1

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        side = side_of(b, seat)
        standing = [code for code in b.units[side] if not code & 1]
        damaged = [code for code in standing if code & 14]
        # the only damaged one is followed by any other, all else by one of its kind in order
        pool = first_or_second(damaged or standing, self.first) or [code for code in standing if not code & 14]
        return [ScorchThis(unit, code, self.first) for unit, code in named(s, b, side, pool)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-scorch")


class ScorchThis(OfTwo):
    tag = "scorch_this"
    word = "suffer"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        side = side_of(b, seat)
        if self.first < 0 and len([code for code in b.units[side] if not code & 1]) > 1:
            s.stack.append((Scorch(self.code), seat, source))
            return
        for code in self.codes():
            hurt(s, b, side, code, 1)


BEASTMAN: Step[Any] = Ravage()
DRAGON: Step[Any] = FlamingBreath(3, 0)
GIANT: Step[Any] = GiantRage()
HELLHOUND: Step[Any] = Burning()
RAZORWING: Step[Any] = Deal(routs=1, late=True)
SORCERER: Step[Any] = Toughen(SORCERER_SLOT, 2)

register_all(list(globals().values()))
