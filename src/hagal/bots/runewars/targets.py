"""Where to march and with whom: for every area within reach the best force for it, and what comes of it."""

from __future__ import annotations

from hagal.bots.runewars.chances import one_of
from hagal.bots.runewars.worth import FOOT, ICON, Worth
from hagal.games.runewars.actions import unit_of
from hagal.games.runewars.army import NO_ARMY, Army, size
from hagal.games.runewars.names import LIMIT, OWN_TYPES, RANGE, SLOTS, SLOWED, WINTER
from hagal.games.runewars.odds import Side, estimate, sides
from hagal.games.runewars.orders.ways import FAR, enters, steps_to, ways
from hagal.games.runewars.state import Runewars

GOLD_ONLY, GOLD_OR_GREY = (True, False, False), (True, True, False)
UNIT_COST = 0.12
"""What it costs that a unit stays where it goes until spring."""
MOST_TALK = 4
"""Influence that one spends on neutral units at most."""

Units = list[tuple[float, int, int]]
"""Single units: what each is worth in battle, where it is, its slot."""


class March:
    """A force for a target, what it gains, and how likely; `talk`: influence for diplomacy, 0: it fights."""

    __slots__ = ("gain", "talk", "target", "units", "win")

    def __init__(self, target: int, gain: float, units: Units, win: float = 1.0, talk: int = 0) -> None:
        self.target: int = target
        self.gain: float = gain
        self.units: Units = units
        self.win: float = win
        self.talk: int = talk


def best_march(j: Worth, fights: bool = True, siege: bool = False, barred: tuple[int, ...] = ()) -> March | None:
    """The best target; `fights`: a battle is still allowed in this turn."""
    found: March | None = None
    for march in marches(j, fights, siege):
        if march.target not in barred and (found is None or march.gain > found.gain):
            found = march
    return found


def marches(j: Worth, fights: bool = True, siege: bool = False) -> list[March]:
    """A march for each target that is worth one."""
    s, seat = j.s, j.seat
    token = 1 << seat
    starts = mobile(s, seat)
    if not starts:
        return []
    flies = [start for start in starts if _fliers(s, seat, start)]
    found = []
    for k in range(len(s.control)):
        if s.activated[k] & token or (not any(j.lands.steps[a][k] <= 3 for a in starts) and not flies):
            continue
        if s.control[k] >= 0 and s.control[k] != seat and not fights:
            continue
        if s.control[k] == seat and j.threat[k] <= 0.0:
            continue
        walking = steps_to(s, seat, k, False, RANGE + 1)
        flying = steps_to(s, seat, k, True, RANGE + 1) if flies else walking
        march = march_to(j, k, walking, flying, fights, siege)
        if march is not None:
            found.append(march)
    return found


def mobile(s: Runewars, seat: int) -> list[int]:
    """Areas with standing units that may leave."""
    token = 1 << seat
    return [
        k
        for k, owner in enumerate(s.control)
        if owner == seat and not s.activated[k] & token and any(s.army[k][:SLOTS])
    ]


def _fliers(s: Runewars, seat: int, area: int) -> bool:
    army = s.army[area]
    return any(army[slot] and unit_of(s, seat, slot).flying for slot in range(SLOTS))


def guards(j: Worth, area: int) -> int:
    """How many units stay behind: one for an area that would be lost without; more for a rune within an enemy's
    reach."""
    s = j.s
    safe = s.home[area] == j.seat or s.stronghold[area] >> 1 == j.seat
    rune = j.rune_here(area)
    threat = j.threat[area]
    need = 0 if safe else 1
    if threat > 0.0 and rune > 0.3:
        lacks = threat * 0.8 - j.walls(area)
        need = max(need, 1, min(round(lacks / FOOT), 4))
    elif threat > 0.0 and s.stronghold[area] >> 1 == j.seat:
        need = max(need, 1)
    return need


def available(j: Worth, target: int, walking: list[int], flying: list[int]) -> Units:
    """The units that could go, own ones first, the strongest first."""
    s, seat = j.s, j.seat
    usual = RANGE - 1 if s.flags & SLOWED << seat else RANGE
    own: Units = []
    allied: Units = []
    for a in mobile(s, seat):
        if a == target or flying[a] > RANGE + 1:
            continue
        army = s.army[a]
        here: Units = []
        friends: Units = []
        for slot in range(SLOTS):
            if not army[slot]:
                continue
            unit = unit_of(s, seat, slot)
            if (flying[a] if unit.flying else walking[a]) > (usual + 1 if unit.fast else usual):
                continue
            (here if slot < OWN_TYPES else friends).extend([(j.powers[slot], a, slot)] * army[slot])
        if not here and not friends:
            continue
        staying = size(army) - len(here) - len(friends)
        free = len(here) + len(friends) - max(guards(j, a) - staying, 0)
        here.sort(reverse=True)
        friends.sort(reverse=True)
        keeps = s.home[a] == seat or s.stronghold[a] >> 1 == seat
        stays_own = sum(army[:OWN_TYPES]) + sum(army[SLOTS : SLOTS + OWN_TYPES]) - len(here)
        if not keeps and not stays_own and len(here) > max(guards(j, a), 1) - 1:
            here = here[: len(here) - max(1, guards(j, a) - len(friends) - staying)]
        own += here[: max(free, 0)]
        allied += friends[: max(free - len(here), 0)]
    own.sort(reverse=True)
    allied.sort(reverse=True)
    return own + allied


def march_to(j: Worth, target: int, walking: list[int], flying: list[int], fights: bool, siege: bool) -> March | None:
    """The best force for one target."""
    units = available(j, target, walking, flying)
    if not units:
        return None
    s = j.s
    owner = s.control[target]
    if owner == j.seat:
        return _garrison(j, target, units, j.power_of(owner, s.army[target]))
    if owner < 0 and s.army[target] == NO_ARMY:
        return _garrison(j, target, units, 0.0) if units[0][2] < OWN_TYPES else None
    if units[0][2] >= OWN_TYPES:
        return None
    if owner < 0:
        return _against_neutrals(j, target, units, fights)
    return _attack(j, target, units, siege) if fights else None


def _garrison(j: Worth, target: int, units: Units, there: float) -> March | None:
    """Into a friendly or empty area: as many as it takes to hold it."""
    s = j.s
    worth = j.area[target]
    friendly = s.control[target] == j.seat
    before = worth * j.hold(target, there) if friendly else 0.0
    room = LIMIT - size(s.army[target])
    weakest = [unit for unit in reversed(units) if friendly or unit[2] < OWN_TYPES]
    best: March | None = None
    power = there
    for n in range(1, min(len(weakest), room) + 1):
        power += weakest[n - 1][0]
        gain = worth * j.hold(target, power) - before - UNIT_COST * n
        if best is None or gain > best.gain:
            best = March(target, gain, weakest[:n])
    return best if best is not None and best.gain > 0.1 else None


def army_of(units: Units) -> Army:
    counts = [0] * (2 * SLOTS)
    for _power, _area, slot in units:
        counts[slot] += 1
    return tuple(counts)


def _attack(j: Worth, target: int, units: Units, siege: bool) -> March | None:
    """An enemy's area: the force with which most is gained."""
    s = j.s
    owner = s.control[target]
    attacker, defender = sides(s, j.seat, NO_ARMY, target, siege)
    theirs = j.defence(target)
    prize = j.area[target] * 1.1 + 0.25 * sum(s.army[target])
    if s.stronghold[target] >= 0:
        prize += 2.0
    if s.home[target] == owner:
        prize += 0.5
    best: March | None = None
    power = 0.0
    for n in range(1, min(len(units), LIMIT) + 1):
        power += units[n - 1][0]
        if power < 0.5 * theirs:
            continue
        win = fights_out(attacker, defender, units[:n])
        gain = win * prize * _after(j, target, power, theirs) - _losses(power, theirs, win) - UNIT_COST * n
        if best is None or gain > best.gain:
            best = March(target, gain, units[:n], win)
    return best if best is not None and best.gain > 0.3 and best.win > 0.5 else None


def fights_out(attacker: Side, defender: Side, units: Units) -> float:
    """The chance to win with these units."""
    attacker.army = army_of(units)
    return estimate(attacker, defender)


def _after(j: Worth, target: int, power: float, theirs: float) -> float:
    """How likely one holds what one has won, with what is left then."""
    if j.s.season == WINTER and j.s.year == j.s.last_year:
        return 0.95
    return j.hold(target, max(power - 0.4 * theirs, 0.3 * power))


def _losses(power: float, theirs: float, win: float) -> float:
    """What a battle costs: units that fall, and more if it is lost."""
    return min(0.3 * theirs, 0.6 * power) / FOOT + (1.0 - win) * 0.35 * power / FOOT


def _against_neutrals(j: Worth, target: int, units: Units, fights: bool) -> March | None:
    """Neutral units: talk, if there is influence for it, or fight."""
    s = j.s
    best: March | None = None
    worth = j.area[target] + 0.15
    n, gain = diplomacy(j, target)
    if n:
        few = [unit for unit in reversed(units) if unit[2] < OWN_TYPES][: 1 if j.threat[target] <= 0.0 else 3]
        power = sum([unit[0] for unit in few])
        gain = gain * j.hold(target, power) - UNIT_COST * len(few)
        best = March(target, gain, few, 1.0, n)
    if fights:
        attacker, defender = sides(s, j.seat, NO_ARMY, target)
        theirs = j.power_of(-1, s.army[target])
        power = 0.0
        for k in range(1, min(len(units), LIMIT) + 1):
            power += units[k - 1][0]
            if power < 0.6 * theirs:
                continue
            win = fights_out(attacker, defender, units[:k])
            gain = win * worth * _after(j, target, power, theirs) - _losses(power, theirs, win) - UNIT_COST * k
            if best is None or gain > best.gain:
                best = March(target, gain, units[:k], win)
    return best if best is not None and best.gain > 0.3 and best.win > 0.5 else None


def diplomacy(j: Worth, target: int) -> tuple[int, float]:
    """How much influence to spend on the neutral units of an area, and what that gains; 0: better not."""
    s = j.s
    allies = j.power_of(-1, s.army[target]) / FOOT
    worth = j.area[target]
    best, most = 0, 0.0
    for n in range(1, min(MOST_TALK, j.p.influence) + 1):
        gold = one_of(s, GOLD_ONLY, n)
        grey = one_of(s, GOLD_OR_GREY, n) - gold
        gain = gold * (worth + 0.8 * allies) + grey * worth - ICON * n - 0.5 * (1.0 - gold - grey)
        if gain > most:
            best, most = n, gain
    return best, most


def planned(j: Worth, target: int, siege: bool) -> March | None:
    """The march to an area that is activated already: units on their way are counted as if they were still where they
    came from."""
    s = j.s
    count = len(s.control)
    for start, _to, slot, n in s.marching:
        army = list(s.army[start])
        army[slot] += n
        s.army[start] = tuple(army)
    walking, flying = list(s.reach[:count]), list(s.reach[count:])
    return march_to(j, target, walking or [FAR] * count, flying or [FAR] * count, not s.fought, siege)


# Strategize


def spread(j: Worth) -> float:
    """What Strategize brings: empty areas next to own ones, each with a unit that can be spared."""
    return sum([worth for _to, worth in spreading(j).values()])


def spreading(j: Worth) -> dict[int, tuple[int, float]]:
    """For areas with units to spare: where one of them goes, and what that is worth."""
    s, seat = j.s, j.seat
    taken = {march[1] for march in s.marching}
    found: dict[int, tuple[int, float]] = {}
    for a in mobile(s, seat):
        own = sum(s.army[a][:OWN_TYPES])
        if own <= guards(j, a):
            continue
        foot = min([j.powers[slot] for slot in range(OWN_TYPES) if s.army[a][slot]])
        for to in ways(s, a, False):
            if s.control[to] < 0 and to not in taken and enters(s, seat, to):
                worth = j.area[to] * j.hold(to, foot)
                if worth > found.get(a, (0, 0.3))[1]:
                    found[a] = (to, worth)
        if a in found:
            taken.add(found[a][0])
    return found
