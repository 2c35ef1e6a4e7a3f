"""Losses that their owner assigns: routs (RW-135), damage (RW-136), and what specials make him destroy or retreat.

Nobody is asked where there is no choice. Choices are chains, one unit after the other in the order of their codes, so
that there is one way to each result.
"""

from __future__ import annotations

from typing import ClassVar

from hagal.games.runewars.battle.force import army_of, battle_of, endures, health_of, hurt, kill, kind_of, lay, tell
from hagal.games.runewars.battle.retreat import push_retreat
from hagal.games.runewars.battle.state import Battle
from hagal.games.runewars.components import Unit
from hagal.games.runewars.names import CIRCLE, RECTANGLE, TRIANGLE
from hagal.games.runewars.state import Runewars
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Choice, Msg, Step, at_place
from hagal.kernel.term import register_all

ROUT, ROUT_LATE, DESTROY, DESTROY_TRIANGLE, DESTROY_RECTANGLE, RETREAT, RETREAT_STANDING = range(7)
WORDS = ("rout", "rout", "destroy", "destroy", "destroy", "withdraw", "withdraw")
"""What happens to a unit: routed (ROUT_LATE: one of initiative 2 or more, if there is one); destroyed (triangles,
circles or rectangles, or only some of these); made to retreat from the battle, routed ones too or not."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OfUnit(Step[Runewars]):
    """An option that names a unit of a battle: its key is `word archer 1 routed`, with damage and rout if any."""

    word: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ("unit", "code")

    def __init__(self, unit: Unit, code: int) -> None:
        self.unit: Unit = unit
        self.code: int = code

    def called(self) -> str:
        return self.word

    def key(self) -> str:
        damage = self.code >> 1 & 7
        return f"{self.called()} {self.unit.id}{f' {damage}' if damage else ''}{' routed' if self.code & 1 else ''}"

    def message(self) -> Msg:
        unit = Msg("rw-this-unit", unit=self.unit, damage=self.code >> 1 & 7, routed=self.code & 1)
        return Msg(f"rw-option-unit-{self.called()}", unit=unit)


class OfTwo(OfUnit):
    """One of two different units that are named in the order of their codes. `first`: the code of the one that was
    named before, or -1."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "code", "first")

    def __init__(self, unit: Unit, code: int, first: int) -> None:
        super().__init__(unit, code)
        self.first: int = first

    def codes(self) -> tuple[int, ...]:
        """The units that are named now, the higher code first: what is done to one must not make it the other."""
        return (self.code,) if self.first < 0 else (self.code, self.first)


def first_or_second(codes: list[int], first: int) -> list[int]:
    """Which units can be named now, of those (in order) of which two different ones are."""
    found = codes.copy()
    if first >= 0:
        found.remove(first)
        return [code for code in found if code >= first]
    if len(found) > 1 and found[-1] != found[-2]:
        found.pop()  # the last one comes second
    return found


# Routs, destruction, retreat: so many units, one after the other


def pool_of(s: Runewars, b: Battle, side: int, what: int) -> list[int]:
    """The codes of those units that must be taken first, if any can be taken at all."""
    units = b.units[side]
    if what == ROUT:
        fresh = [code for code in units if not code & 15]
        return fresh or [code for code in units if not code & 1]
    if what == ROUT_LATE:
        late = [code for code in units if not code & 1 and kind_of(s, b, side, code).initiative > 1]
        fresh = [code for code in late if not code & 14]
        return fresh or late or pool_of(s, b, side, ROUT)
    if what == RETREAT:
        return units
    if what == RETREAT_STANDING:
        return [code for code in units if not code & 1]
    found = [code for code in units if kind_of(s, b, side, code).shape in SHAPES_OF[what]]
    return [code for code in found if not code & 1] or found  # a standing one, if possible (RW-137)


SHAPES_OF: dict[int, tuple[int, ...]] = {
    DESTROY: (TRIANGLE, CIRCLE, RECTANGLE),
    DESTROY_TRIANGLE: (TRIANGLE,),
    DESTROY_RECTANGLE: (RECTANGLE,),
}


def befall(s: Runewars, b: Battle, side: int, what: int, code: int) -> None:
    """It happens to one unit."""
    if what <= ROUT_LATE:
        lay(s, b, side, code)
    elif what <= DESTROY_RECTANGLE:
        kill(s, b, side, code, "RW-137")
    else:
        withdraw(s, b, side, code)


def withdraw(s: Runewars, b: Battle, side: int, code: int) -> None:
    """A unit leaves the battle at once and retreats (RW-154, RWF-013)."""
    b.units[side].remove(code)
    tell(s, b, side, "rw-unit-withdraws", "RW-154", unit=kind_of(s, b, side, code), state=code & 15)
    push_retreat(s, b.seats[side], army_of([code]), b.area)


def lose(s: Runewars, side: int, what: int, n: int, least: int = 0) -> None:
    """So many units of a side; their owner is asked where he has a choice. Push what comes next before."""
    b = battle_of(s)
    while n > 0:
        pool = pool_of(s, b, side, what)
        if not pool:
            return
        if n < len(pool) and pool[0] != pool[-1]:
            s.stack.append((Lose(side, what, n, least), b.runs[side], at_place(b.area)))
            return
        taken = pool[: min(n, len(pool))]
        for code in taken:
            befall(s, b, side, what, code)
        n -= len(taken)


class Lose(Choice[Runewars]):
    """Which unit next? Only such that there are enough of them left from there on."""

    tag = "lose_unit"
    fields = ("side", "what", "n", "least")

    def __init__(self, side: int, what: int, n: int, least: int) -> None:
        self.side: int = side
        self.what: int = what
        self.n: int = n
        self.least: int = least

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        pool = pool_of(s, b, self.side, self.what)
        found: list[Step[Runewars]] = []
        last = -1
        for k, code in enumerate(pool):
            if code != last and code >= self.least and len(pool) - k >= self.n:
                found.append(LoseThis(kind_of(s, b, self.side, code), code, self.side, self.what, self.n))
            last = code
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg(f"rw-ask-{WORDS[self.what]}", n=self.n)


class LoseThis(OfUnit):
    tag = "lose_this"
    fields = ("unit", "code", "side", "what", "n")

    def __init__(self, unit: Unit, code: int, side: int, what: int, n: int) -> None:
        self.unit: Unit = unit
        self.code: int = code
        self.side: int = side
        self.what: int = what
        self.n: int = n

    def called(self) -> str:
        return WORDS[self.what]

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        # after the last of those that had to go first come others, of whatever types
        least = self.code if len(pool_of(s, b, self.side, self.what)) > 1 else 0
        befall(s, b, self.side, self.what, self.code)
        lose(s, self.side, self.what, self.n - 1, least)


# Damage


def suffer(s: Runewars, side: int, n: int, least: int = 0, big: bool = False, twice: bool = False) -> None:
    """So much damage to a side; its owner is asked where he has a choice. Push what comes next before.

    `big`: on a unit of more than 1 health, if able; `twice`: a unit that survives the one point takes another.
    """
    b = battle_of(s)
    while n > 0:
        pool = struck(s, b, side, big)
        if not pool:
            return
        alike = pool[0] == pool[-1]
        wounded = bool(pool[0] & 14)
        if alike and (n == 1 or len(pool) == 1 or not wounded):
            bears = endures(s, b, side, pool[0])
            hurt(s, b, side, pool[0], 2 if twice else n)
            n -= min(n, bears)
            continue
        if not twice and n >= sum([endures(s, b, side, code) for code in pool]):
            for code in pool:
                n -= endures(s, b, side, code)
                kill(s, b, side, code, "RW-136")
            continue
        s.stack.append((Suffer(side, n, least, big, twice), b.runs[side], at_place(b.area)))
        return


def struck(s: Runewars, b: Battle, side: int, big: bool) -> list[int]:
    """The units that damage must go on: damaged ones, else standing ones, else routed ones (RW-136)."""
    units = b.units[side]
    pool = [code for code in units if code & 14] or [code for code in units if not code & 1] or units.copy()
    if big:
        return [code for code in pool if health_of(s, b, side, code) > 1] or pool
    return pool


class Suffer(Choice[Runewars]):
    """Which unit takes it? Damaged units take point by point; an undamaged one all that it can bear."""

    tag = "suffer"
    fields = ("side", "n", "least", "big", "twice")

    def __init__(self, side: int, n: int, least: int, big: bool, twice: bool) -> None:
        self.side: int = side
        self.n: int = n
        self.least: int = least
        self.big: bool = big
        self.twice: bool = twice

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        pool = struck(s, b, self.side, self.big)
        bears = [endures(s, b, self.side, code) for code in pool]
        found: list[Step[Runewars]] = []
        last = -1
        for k, code in enumerate(pool):
            if code != last and self.possible(pool, bears, k):
                found.append(SufferThis(kind_of(s, b, self.side, code), code, self))
            last = code
        return found

    def possible(self, pool: list[int], bears: list[int], k: int) -> bool:
        """Can all of the damage be assigned in order, if it goes on with this unit?"""
        if pool[k] & 14:
            return pool[k] >= self.least and sum(bears[k:]) >= self.n
        return goes_out(pool[k:], bears[k:], self.n, pool[k] >= self.least, bears[:k])

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-suffer", n=self.n)


def goes_out(pool: list[int], bears: list[int], n: int, ordered: bool, before: list[int]) -> bool:
    """Undamaged units: does the first one take so much, or die in order and leave the rest to those after it, or in the
    end to any that survives it?"""
    first = bears[0]
    if first > n:
        return True
    if not ordered:
        return False
    rest = n - first
    if rest == 0 or any(one > rest for one in (*before, *bears[1:])):
        return True
    later = range(1, len(pool))
    return any(goes_out(pool[k:], bears[k:], rest, True, [*before, *bears[1:k]]) for k in later)


class SufferThis(OfUnit):
    tag = "suffer_this"
    word = "suffer"
    fields = ("unit", "code", "of")

    def __init__(self, unit: Unit, code: int, of: Suffer) -> None:
        self.unit: Unit = unit
        self.code: int = code
        self.of: Suffer = of

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b, of = battle_of(s), self.of
        if of.twice:
            hurt(s, b, of.side, self.code, 2)
            return
        n = 1 if self.code & 14 else min(of.n, endures(s, b, of.side, self.code))
        hurt(s, b, of.side, self.code, n)
        suffer(s, of.side, of.n - n, self.code, of.big)


register_all(list(globals().values()))
