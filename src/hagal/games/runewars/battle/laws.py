"""What holds of units and battles at every decision."""

from __future__ import annotations

from hagal.games.runewars.army import Army
from hagal.games.runewars.battle.end import SendBack, Surplus
from hagal.games.runewars.battle.force import army_of, endures
from hagal.games.runewars.battle.retreat import NoRetreat, Retreat, RetreatTo
from hagal.games.runewars.battle.state import Battle
from hagal.games.runewars.names import NEUTRAL_TYPES, OWN_TYPES, SLOTS
from hagal.games.runewars.state import Runewars
from hagal.kernel.laws import Broken


def cheap(s: Runewars) -> None:
    """Units are neither made nor lost, and a battle is in order."""
    if s.season < 0:
        return  # the board is being laid
    conserved(s)
    if s.battle is not None:
        in_order(s, s.battle)


def conserved(s: Runewars) -> None:
    """As many units of each type as are in the box, in the supply, on the board, on their way or in the battle.

    A unit that marks a claim to victory lies on a season deck, so one may be missing for each player with a claim."""
    own = [list(p.supply) for p in s.players]
    neutral = list(s.neutral)
    for seat, army in forces(s):
        for k, n in enumerate(army):
            if n:
                slot = k % SLOTS
                if slot < OWN_TYPES:
                    if seat < 0:
                        raise Broken(f"{n} units of slot {slot} belong to nobody")
                    own[seat][slot] += n
                else:
                    neutral[slot - OWN_TYPES] += n
    for p in s.players:
        missing = [unit.count - n for unit, n in zip(p.faction.units, own[p.seat], strict=True)]
        claims = 1 if p.marker >= 0 or p.out else 0  # with its player a claim leaves the game (OP-14)
        if p.faction.units and (min(missing) < 0 or sum(missing) > claims):
            raise Broken(f"seat {p.seat} has units {own[p.seat]}, not {list(p.faction.supply)}")
    counts = [s.rules.piles["neutral"][k].count for k in range(NEUTRAL_TYPES)]
    if neutral != counts:
        raise Broken(f"there are neutral units {neutral}, not {counts}")


def forces(s: Runewars) -> list[tuple[int, Army]]:
    """All armies with the seats whose they are."""
    found: list[tuple[int, Army]] = list(zip(s.owner, s.army, strict=True))
    for _start, _to, slot, n in s.marching:
        found.append((s.active, tuple([n if k == slot else 0 for k in range(2 * SLOTS)])))
    b = s.battle
    if b is not None:
        found += [(b.seats[side], army_of(b.units[side])) for side in range(2)]
    for step, seat, _source in s.stack:
        if isinstance(step, Retreat | RetreatTo | NoRetreat):
            found.append((step.owner, step.army))
        elif isinstance(step, Surplus):
            found.append((seat, army_of(list(step.picked))))
        elif isinstance(step, SendBack):
            found.append((seat, army_of(list(step.of.picked))))
    return found


def in_order(s: Runewars, b: Battle) -> None:
    """Units lie in order, none of them is dead, and whoever controls the area defends it."""
    for side in range(2):
        units = b.units[side]
        if units != sorted(units):
            raise Broken(f"the units of side {side} do not lie in order: {units}")
        for code in units:
            if endures(s, b, side, code) <= 0:
                raise Broken(f"a unit of side {side} is dead: {code}")
    if s.control[b.area] != b.seats[1]:
        raise Broken("who controls the contested area does not defend it")
