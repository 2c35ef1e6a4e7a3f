"""What can be done to the sides of a duel that is going on: for its rules, for rewards, abilities and tactics."""

from __future__ import annotations

from hagal.games.runewars.actions import unit_of
from hagal.games.runewars.names import SORCERER
from hagal.games.runewars.quests.heroes import hero, place_of_hero, wound
from hagal.games.runewars.quests.state import OVER, TOUGH, Duel
from hagal.games.runewars.state import Runewars

ATTACKER, DEFENDER = range(2)


def the_duel(s: Runewars) -> Duel:
    assert s.duel is not None
    return s.duel


def side_of(s: Runewars, seat: int) -> int:
    """The side of a seat in the duel that is going on; -1: no hero of its takes part."""
    d = s.duel
    if d is None:
        return -1
    for side in range(2):
        if d.seats[side] == seat and d.heroes[side] >= 0:
            return side
    return -1


def dueller(s: Runewars, side: int) -> tuple[int, int]:
    """The hero of a side, as (seat, place)."""
    d = the_duel(s)
    return d.seats[side], place_of_hero(s, d.seats[side], d.heroes[side])


def ability(s: Runewars, side: int) -> str:
    """What the hero of a side can do; units of a quest have no such ability."""
    i = the_duel(s).heroes[side]
    found: str = s.face[i].ability if i >= 0 else ""
    return found


def hit(s: Runewars, side: int, n: int) -> None:
    """So much more damage to a side in this round; it can still be prevented."""
    d = the_duel(s)
    d.hurt = (d.hurt[0] + n, d.hurt[1]) if side == ATTACKER else (d.hurt[0], d.hurt[1] + n)


def ward(s: Runewars, side: int, n: int) -> None:
    """A side can prevent so much more in this round."""
    d = the_duel(s)
    d.guard = (d.guard[0] + n, d.guard[1]) if side == ATTACKER else (d.guard[0], d.guard[1] + n)


def smite(s: Runewars, side: int, n: int, rules: str) -> None:
    """Damage at once, past all prevention: as at the start of a duel."""
    d = the_duel(s)
    if d.heroes[side] >= 0:
        seat, k = dueller(s, side)
        wound(s, seat, k, n, rules)
        return
    if s.log is not None:
        s.log.tell("rw-wound-foe", d.seats[0], rules, unit=unit_of(s, -1, d.slot), n=n)
    health = foe_health(s)
    while n and d.foes:
        n -= 1
        d.wounds += 1
        if d.wounds >= health:
            d.foes -= 1
            d.wounds = 0


def foe_health(s: Runewars) -> int:
    """Of a neutral unit in a duel quest."""
    d = the_duel(s)
    return unit_of(s, -1, d.slot).health + (1 if d.slot == SORCERER and d.flags & TOUGH else 0)


def call_off(s: Runewars) -> None:
    """The duel does not go on; nobody has won it."""
    the_duel(s).flags |= OVER


def fallen(s: Runewars, side: int) -> bool:
    """Has this side's hero as much damage as health, or is no unit left?"""
    d = the_duel(s)
    if d.heroes[side] < 0:
        return d.foes == 0
    seat, k = dueller(s, side)
    return k >= 0 and s.players[seat].figures[k][1] >= hero(s, seat, k).health
