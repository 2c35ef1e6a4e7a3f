"""What each type of a faction's units does for a special icon (RW-130), each icon once; neutral ones: `wild`.

The frame's seat decides for the side that has drawn it. A special that says "choose" lets it pick freely inside its
own text (RW-138); whatever else it deals is assigned by the owner of the units (`losses`).
"""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.actions import draw_tactics, left, take
from hagal.games.runewars.battle.force import (
    battle_of,
    hurt,
    kill,
    kind_of,
    lay,
    side_of,
    strengthen,
    tell,
)
from hagal.games.runewars.battle.losses import (
    DESTROY,
    DESTROY_RECTANGLE,
    DESTROY_TRIANGLE,
    RETREAT,
    ROUT,
    ROUT_LATE,
    LoseThis,
    OfTwo,
    OfUnit,
    first_or_second,
    lose,
    pool_of,
    suffer,
    withdraw,
)
from hagal.games.runewars.battle.state import ATTACKER, Battle
from hagal.games.runewars.components import Unit
from hagal.games.runewars.names import RECTANGLE, TRIANGLE
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

REANIMATE_SLOT, BERSERKER_SLOT, FLESH_RIPPER_SLOT = 0, 0, 1
OVERRUN = 2
"""Reanimates that must stand for theirs."""


class Deal(Step[Runewars]):
    """Damage and routs to the other side: `big` and `twice` as in `suffer`; `late`: units of initiative 2 or more."""

    tag = "deal"
    fields = ("damage", "routs", "big", "twice", "late")

    def __init__(
        self, damage: int = 0, routs: int = 0, big: bool = False, twice: bool = False, late: bool = False
    ) -> None:
        self.damage: int = damage
        self.routs: int = routs
        self.big: bool = big
        self.twice: bool = twice
        self.late: bool = late

    def run(self, s: Runewars, seat: int, source: int) -> None:
        enemy = 1 - side_of(battle_of(s), seat)
        if self.damage:
            suffer(s, enemy, self.damage, big=self.big, twice=self.twice)
        if self.routs:
            lose(s, enemy, ROUT_LATE if self.late else ROUT, self.routs)

    def key(self) -> str:
        return f"damage {self.damage}"

    def message(self) -> Msg:
        return Msg("rw-option-deal", n=self.damage)


class Command(Step[Runewars]):
    """A rout; then a tactics card."""

    tag = "command"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        draw_tactics(s, seat, 1, "RW-130")
        lose(s, 1 - side_of(b, seat), ROUT, 1)


class LaySiege(Step[Runewars]):
    """Strength in this battle, whatever becomes of the unit (RWF-002)."""

    tag = "lay_siege"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        side = side_of(b, seat)
        strengthen(b, side, self.n)
        tell(s, b, side, "rw-bonus-strength", "RW-140", n=self.n)


class Toughen(Step[Runewars]):
    """All own units of this type have so much health until the battle ends."""

    tag = "toughen"
    fields = ("slot", "health")

    def __init__(self, slot: int, health: int) -> None:
        self.slot: int = slot
        self.health: int = health

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        side = side_of(b, seat)
        attacks, defends = b.tough
        bit = 1 << self.slot
        b.tough = (attacks | bit, defends) if side == ATTACKER else (attacks, defends | bit)
        tell(s, b, side, "rw-toughened", "RW-130", unit=kind_of(s, b, side, self.slot << 4), n=self.health)


class Stop(Step[Runewars]):
    """No more of what one may do up to so often, or may do at all."""

    tag = "battle_stop"

    def key(self) -> str:
        return "stop"

    def message(self) -> Msg:
        return Msg("rw-option-stop")


STOP = Stop()


def named(s: Runewars, b: Battle, side: int, codes: list[int]) -> list[tuple[Unit, int]]:
    """Different units of a side, with their types."""
    return [(kind_of(s, b, side, code), code) for code in dict.fromkeys(codes)]


# Latari


class CrackShot(Choice[Runewars]):
    """1 damage on any enemy unit."""

    tag = "crack_shot"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        enemy = 1 - side_of(b, seat)
        return [Shoot(unit, code) for unit, code in named(s, b, enemy, b.units[enemy])]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-crack-shot")


class Shoot(OfUnit):
    tag = "shoot"
    word = "shoot"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        hurt(s, b, 1 - side_of(b, seat), self.code, 1, "RW-138")


class Charge(Choice[Runewars]):
    """Rout up to two triangles or one rectangle; triangles in the order of their codes."""

    tag = "charge"
    fields = ("left", "least")

    def __init__(self, left: int, least: int) -> None:
        self.left: int = left
        self.least: int = least

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        enemy = 1 - side_of(b, seat)
        found: list[Step[Runewars]] = []
        for unit, code in named(s, b, enemy, [code for code in b.units[enemy] if not code & 1]):
            rides = unit.shape == RECTANGLE and self.left == CHARGED
            if rides or (unit.shape == TRIANGLE and code >= self.least):
                found.append(ChargeAt(unit, code, self.left))
        return [*found, STOP] if found else []

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-charge")


CHARGED = 2


class ChargeAt(OfUnit):
    tag = "charge_at"
    word = "charge"
    fields = ("unit", "code", "left")

    def __init__(self, unit: Unit, code: int, left: int) -> None:
        self.unit: Unit = unit
        self.code: int = code
        self.left: int = left

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        if self.unit.shape == TRIANGLE and self.left > 1:
            s.stack.append((Charge(self.left - 1, self.code), seat, source))
        lay(s, b, 1 - side_of(b, seat), self.code, "RW-138")


class WordOfVaal(Step[Runewars]):
    """The Sorceress: what she does is a rule of its own, since the Revised Edition lets her choose (RWR-014)."""

    tag = "word_of_vaal"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, "word_of_vaal", seat, source)


class TheirWithdrawal(Step[Runewars]):
    """2010: the opponent retreats one of his units, of his choice."""

    tag = "their_withdrawal"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        lose(s, 1 - side_of(battle_of(s), seat), RETREAT, 1)


class ChosenWithdrawal(Choice[Runewars]):
    """Revised: the Latari player chooses it (RWR-014)."""

    tag = "chosen_withdrawal"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        enemy = 1 - side_of(b, seat)
        return [SendAway(unit, code) for unit, code in named(s, b, enemy, b.units[enemy])]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-send-away")


class SendAway(OfUnit):
    tag = "send_away"
    word = "send"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        withdraw(s, b, 1 - side_of(b, seat), self.code)


class Overpower(Choice[Runewars]):
    """1 damage, or destroy a damaged or routed enemy unit."""

    tag = "overpower"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        enemy = 1 - side_of(b, seat)
        units = b.units[enemy]
        if not units:
            return []
        weak = [code for code in units if code & 15]
        return [ONE_DAMAGE, *[Slay(unit, code) for unit, code in named(s, b, enemy, weak)]]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-overpower")


ONE_DAMAGE = Deal(1)


class Slay(OfUnit):
    tag = "slay"
    word = "slay"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        kill(s, b, 1 - side_of(b, seat), self.code, "RW-138")


# Waiqar


class Overrun(Step[Runewars]):
    """2 damage, if at least two own Reanimates stand."""

    tag = "overrun"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        side = side_of(b, seat)
        if len([code for code in b.units[side] if code >> 4 == REANIMATE_SLOT and not code & 1]) >= OVERRUN:
            suffer(s, 1 - side, 2)


class MortalStrike(Step[Runewars]):
    """The opponent destroys a triangle, circle or rectangle of his, a standing one if possible (RW-137)."""

    tag = "mortal_strike"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        lose(s, 1 - side_of(battle_of(s), seat), DESTROY, 1)


class RaiseDead(Step[Runewars]):
    """Two Reanimates of the supply join the battle, and stay; none elsewhere makes room for them (RWF-004)."""

    tag = "raise_dead"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        side = side_of(b, seat)
        n = min(self.n, left(s, seat, REANIMATE_SLOT))
        if n:
            take(s, seat, REANIMATE_SLOT, n)
            b.units[side][:0] = [REANIMATE_SLOT << 4] * n
            tell(s, b, side, "rw-raised", "RWF-004", unit=kind_of(s, b, side, 0), n=n)


class Dread(Choice[Runewars]):
    """Two routs: one of them is picked by Waiqar, the other by the opponent."""

    tag = "dread"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        enemy = 1 - side_of(b, seat)
        return [Frighten(unit, code) for unit, code in named(s, b, enemy, [c for c in b.units[enemy] if not c & 1])]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-frighten")


class Frighten(OfUnit):
    tag = "frighten"
    word = "frighten"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        enemy = 1 - side_of(b, seat)
        lay(s, b, enemy, self.code, "RW-138")
        lose(s, enemy, ROUT, 1)


# Uthuk


class Fury(Choice[Runewars]):
    """May destroy a standing Berserker of one's own: 2 damage."""

    tag = "fury"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        side = side_of(b, seat)
        own = [code for code in b.units[side] if code >> 4 == BERSERKER_SLOT and not code & 1]
        if not own or not b.units[1 - side]:
            return []
        return [*[Rage(unit, code) for unit, code in named(s, b, side, own)], STOP]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-fury")


class Rage(OfUnit):
    tag = "rage"
    word = "rage"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        side = side_of(b, seat)
        kill(s, b, side, self.code, "RWF-003", willing=True)
        suffer(s, 1 - side, 2)


class RainFire(Step[Runewars]):
    """The opponent destroys two triangles or a rectangle: what he can meet in full, else what he can (RWF-005)."""

    tag = "rain_fire"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        enemy = 1 - side_of(b, seat)
        shapes = [kind_of(s, b, enemy, code).shape for code in b.units[enemy]]
        triangles, rectangles = shapes.count(TRIANGLE), shapes.count(RECTANGLE)
        if triangles >= FIRES and rectangles:
            s.stack.append((BURN, b.runs[enemy], source))
        elif rectangles:
            lose(s, enemy, DESTROY_RECTANGLE, 1)
        else:
            lose(s, enemy, DESTROY_TRIANGLE, FIRES)


FIRES = 2


class Burn(Choice[Runewars]):
    """The first triangle of two, or a rectangle?"""

    tag = "burn"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        side = side_of(b, seat)
        found: list[Step[Runewars]] = []
        for unit, code in named(s, b, side, pool_of(s, b, side, DESTROY_RECTANGLE)):
            found.append(LoseThis(unit, code, side, DESTROY_RECTANGLE, 1))
        pool = pool_of(s, b, side, DESTROY_TRIANGLE)
        for unit, code in named(s, b, side, pool):
            if len(pool) == 1 or len([other for other in pool if other >= code]) >= FIRES:
                found.append(LoseThis(unit, code, side, DESTROY_TRIANGLE, FIRES))
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-burn")


BURN = Burn()


class Terrify(Choice[Runewars]):
    """Two different enemy units: standing ones are routed, routed ones destroyed. In the order of their codes."""

    tag = "terrify"
    fields = ("first",)

    def __init__(self, first: int) -> None:
        self.first: int = first  # the code of the one that is chosen already, or -1

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        enemy = 1 - side_of(b, seat)
        units = first_or_second(b.units[enemy], self.first)
        return [TerrifyThis(unit, code, self.first) for unit, code in named(s, b, enemy, units)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-terrify")


class TerrifyThis(OfTwo):
    tag = "terrify_this"
    word = "terrify"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        enemy = 1 - side_of(b, seat)
        if self.first < 0 and len(b.units[enemy]) > 1:
            s.stack.append((Terrify(self.code), seat, source))
            return
        for code in self.codes():
            if code & 1:
                kill(s, b, enemy, code, "RW-138")
            else:
                lay(s, b, enemy, code, "RW-138")


BOWMAN: Step[Any] = Deal(1, big=True)
FOOTMAN: Step[Any] = Deal(1, twice=True)
KNIGHT: Step[Any] = Command()
SIEGE_TOWER: Step[Any] = LaySiege(2)
ARCHER: Step[Any] = CrackShot()
PEGASUS_RIDER: Step[Any] = Charge(CHARGED, 0)
SORCERESS: Step[Any] = WordOfVaal()
WARRIOR: Step[Any] = Overpower()
REANIMATE: Step[Any] = Overrun()
SKELETON_ARCHER: Step[Any] = MortalStrike()
NECROMANCER: Step[Any] = RaiseDead(2)
DARK_KNIGHT: Step[Any] = Dread()
BERSERKER: Step[Any] = Fury()
FLESH_RIPPER: Step[Any] = Toughen(FLESH_RIPPER_SLOT, 3)
WARLOCK: Step[Any] = RainFire()
CHAOS_LORD: Step[Any] = Terrify(-1)

register_all(list(globals().values()))
