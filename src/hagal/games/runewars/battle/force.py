"""The units of a side in a battle, as codes: 16 * slot + 2 * damage + (1 if routed); and what happens to one."""

from __future__ import annotations

from bisect import insort
from typing import Any

from hagal.games.runewars.actions import take, unit_of
from hagal.games.runewars.army import Army, of_slots
from hagal.games.runewars.battle.state import DEFENDER, Battle
from hagal.games.runewars.components import Unit
from hagal.games.runewars.deeds import KILLED, KILLED_NEUTRAL, did
from hagal.games.runewars.names import SLOTS
from hagal.games.runewars.state import Runewars


def battle_of(s: Runewars) -> Battle:
    b = s.battle
    assert b is not None
    return b


def side_of(b: Battle, seat: int) -> int:
    """The side for which a seat decides: nobody runs the units that he fights (RW-114)."""
    return 0 if b.runs[0] == seat else 1


def codes_of(army: Army) -> list[int]:
    """A code for each standing unit of an army."""
    return [16 * slot for slot in range(SLOTS) for _ in range(army[slot])]


def army_of(codes: list[int]) -> Army:
    """The units of a side as an army; damage is forgotten."""
    return of_slots([((code >> 4) + SLOTS * (code & 1), 1) for code in codes])


def kind_of(s: Runewars, b: Battle, side: int, code: int) -> Unit:
    return unit_of(s, b.seats[side], code >> 4)


def health_of(s: Runewars, b: Battle, side: int, code: int) -> int:
    """Its damage to take, a special that counts until the end of the battle included."""
    slot = code >> 4
    unit = unit_of(s, b.seats[side], slot)
    if b.tough[side] >> slot & 1:
        special: Any = unit.special
        tough: int = special.health
        return tough
    return unit.health


def endures(s: Runewars, b: Battle, side: int, code: int) -> int:
    """How much more damage destroys it."""
    return health_of(s, b, side, code) - (code >> 1 & 7)


def standing_count(b: Battle, side: int) -> int:
    return len([code for code in b.units[side] if not code & 1])


def lay(s: Runewars, b: Battle, side: int, code: int, rules: str = "RW-135") -> None:
    """One standing unit is routed."""
    units = b.units[side]
    units.remove(code)
    insort(units, code | 1)
    tell(s, b, side, "rw-unit-routed", rules, unit=kind_of(s, b, side, code), state=code & 15)


def hurt(s: Runewars, b: Battle, side: int, code: int, n: int, rules: str = "RW-136") -> None:
    """So much damage on one unit; what is more than it endures is lost."""
    if n >= endures(s, b, side, code):
        kill(s, b, side, code, rules)
        return
    units = b.units[side]
    units.remove(code)
    insort(units, code + 2 * n)
    tell(s, b, side, "rw-unit-hurt", rules, unit=kind_of(s, b, side, code), n=n, state=code & 15)


def kill(s: Runewars, b: Battle, side: int, code: int, rules: str, willing: bool = False) -> None:
    """One unit is destroyed and returns to the supply. `willing`: by its owner's will, not by the enemy's deed."""
    b.units[side].remove(code)
    seat = b.seats[side]
    take(s, seat, code >> 4, -1)
    if side == DEFENDER and not willing:
        did(s, b.seats[0], KILLED if seat >= 0 else KILLED_NEUTRAL)
    tell(s, b, side, "rw-unit-killed", rules, unit=kind_of(s, b, side, code), state=code & 15)


def supporters(s: Runewars, b: Battle, side: int) -> list[tuple[int, int]]:
    """The heroes of a side (by instance; -1: any hero, for odds) beside types of its units (RWR-008). Who has left the
    area since then, by a reward as it may be, supports nobody."""
    found = b.support[side]
    if not found:
        return []
    p = s.players[b.seats[side]]
    there = [i for i, figure in zip(p.heroes, p.figures, strict=True) if figure[0] == b.area]
    return [pair for pair in found if pair[0] < 0 or pair[0] in there]


def strengthen(b: Battle, side: int, n: int) -> None:
    """Strength besides units and stronghold."""
    attacker, defender = b.bonus
    b.bonus = (attacker + n, defender) if side == 0 else (attacker, defender + n)


def tell(s: Runewars, b: Battle, side: int, kind: str, rules: str, **args: Any) -> None:
    """An event of one side; unallied neutral units have words of their own. What happens to a unit tells its `state`
    before that (its code without the slot), for whoever shows it."""
    if s.log is not None:
        seat = b.seats[side]
        s.log.tell(kind if seat >= 0 else f"{kind}-neutral", seat, rules, **args)
