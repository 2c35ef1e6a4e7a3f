"""The neutral units of a duel quest (RW-169, base.yaml ADD-4): each draws a fate card in each round and reads its own
shape; flags prevent damage as for heroes, and a special icon is the special of its type, as far as it can touch a hero.
The player to the left runs them, but there is nothing to decide."""

from __future__ import annotations

from hagal.games.runewars.actions import draw_fate, unit_of
from hagal.games.runewars.names import BEASTMAN, GIANT, HELLHOUND, SORCERER
from hagal.games.runewars.quests.state import TOUGH
from hagal.games.runewars.quests.strokes import ATTACKER, DEFENDER, hit, the_duel, ward
from hagal.games.runewars.state import Runewars
from hagal.kernel.state import PUBLIC


def foes_fight(s: Runewars) -> None:
    """A card for each unit that is left."""
    d = the_duel(s)
    for _ in range(d.foes):
        _draw(s, first=True)


def _draw(s: Runewars, first: bool) -> None:
    d = the_duel(s)
    if not draw_fate(s, 1, d.drawn, PUBLIC):
        return
    unit = unit_of(s, -1, d.slot)
    special, routs, damage = s.face[d.drawn[-1]].read[unit.shape]
    if s.log is not None:
        s.log.tell("rw-duel-foe", d.seats[1], "RW-169", unit=unit, fate=s.face[d.drawn[-1]], n=d.round)
    ward(s, DEFENDER, routs)
    hit(s, ATTACKER, damage)
    if special:
        _special(s, first)


def _special(s: Runewars, first: bool) -> None:
    """Beastmen: 1 damage and another card, once. Giants: the damage on them. Hellhounds: 1 damage on each of two
    enemies, and here there is one. Sorcerers: all of them bear one more. Dragons slay triangles and Razorwings rout
    units: they cannot touch a hero."""
    d = the_duel(s)
    if d.slot == BEASTMAN:
        hit(s, ATTACKER, 1)
        if first:
            _draw(s, first=False)
    elif d.slot == GIANT:
        hit(s, ATTACKER, d.wounds)
    elif d.slot == HELLHOUND:
        hit(s, ATTACKER, 1)
    elif d.slot == SORCERER:
        d.flags |= TOUGH
