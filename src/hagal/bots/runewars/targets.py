"""Where to march and with whom: for every area within reach the best force for it, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from hagal.bots.runewars.chances import likely
from hagal.bots.runewars.worth import FOOT, Worth
from hagal.games.runewars.actions import unit_of
from hagal.games.runewars.army import NO_ARMY, size, standing
from hagal.games.runewars.names import COMMANDER_USED, LIMIT, OWN_TYPES, RANGE, SLOTS, SLOWED, WINTER
from hagal.games.runewars.odds import chance_of, sides
from hagal.games.runewars.odds import power as power_of_side
from hagal.games.runewars.orders.ways import FAR, enters, steps_to, ways
from hagal.games.runewars.seasons.titles import COMMANDER, INFLUENCE_FOR_RUNE
from hagal.games.runewars.state import Runewars

GOLD_ONLY, GOLD_OR_GREY = (True, False, False), (True, True, False)
UNIT_COST = 0.12
"""What it costs that a unit stays where it goes until spring."""
MOST_TALK = 6
"""Influence that one spends on neutral units at most."""

Units = list[tuple[float, int, int]]
"""Single units: what each is worth in battle, where it is, its slot."""
Start = tuple[int, float, bool, int, list[tuple[int, int, bool, bool]]]
"""An area that units may leave: its number; what a unit less costs there; does one control it without units; own units
that lie routed there; for each type that stands there its slot, how many, do they fly, are they fast."""


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


def marches(j: Worth, fights: bool = True, siege: bool = False, among: Sequence[int] | None = None) -> list[March]:
    """A march for each target that is worth one, or for each of some areas."""
    s, seat = j.s, j.seat
    token = 1 << seat
    starts = starting(j)
    if not starts:
        return []
    flies = any(flying for start in starts for _slot, _n, flying, _fast in start[4])
    ways_there = [j.lands.steps[start[0]] for start in starts]
    found = []
    for k in range(len(s.control)) if among is None else among:
        if s.activated[k] & token or (not flies and not any(steps[k] <= 3 for steps in ways_there)):
            continue
        if s.control[k] >= 0 and s.control[k] != seat and not fights:
            continue
        if s.control[k] == seat and j.threat[k] <= 0.0:
            continue
        walking = steps_to(s, seat, k, False, RANGE + 1)
        flying = steps_to(s, seat, k, True, RANGE + 1) if flies else walking
        march = march_to(j, k, starts, walking, flying, fights, siege)
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


def starting(j: Worth) -> list[Start]:
    """Where units may leave from."""
    s, seat = j.s, j.seat
    found: list[Start] = []
    for a in mobile(s, seat):
        army = s.army[a]
        here = []
        for slot in range(SLOTS):
            if army[slot]:
                unit = unit_of(s, seat, slot)
                here.append((slot, army[slot], unit.flying, unit.fast))
        found.append((a, stake(j, a), kept(j, a), sum(army[SLOTS : SLOTS + OWN_TYPES]), here))
    return found


def kept(j: Worth, area: int) -> bool:
    """Does one control an area without a unit there?"""
    s = j.s
    return s.home[area] == j.seat or s.stronghold[area] >> 1 == j.seat


class Leaving:
    """What it costs that units leave: areas that are held less surely without them; less, where they would starve."""

    __slots__ = ("cost", "j", "left")

    def __init__(self, j: Worth) -> None:
        self.j: Worth = j
        self.left: dict[int, tuple[float, float, int]] = {}  # by area: power, how surely it is held, units
        self.cost: float = 0.0

    def add(self, unit: tuple[float, int, int]) -> None:
        """One more leaves."""
        j = self.j
        power, area, _slot = unit
        found = self.left.get(area)
        if found is None:
            army = j.s.army[area]
            before = j.power_of(j.seat, army)
            held, stay = j.hold(area, before), size(army)
        else:
            before, held, stay = found
        after = before - power
        holds = j.hold(area, after)
        self.left[area] = (after, holds, stay - 1)
        self.cost += j.area[area] * (held - holds)
        self.cost -= (j.starved(stay) - j.starved(stay - 1)) * power / FOOT


def available(j: Worth, target: int, starts: list[Start], walking: list[int], flying: list[int]) -> Units:
    """The units that could go, own ones first, those that are missed least and strike hardest first. One stays where
    an area would be lost without."""
    usual = RANGE - 1 if j.s.flags & SLOWED << j.seat else RANGE
    powers = j.powers
    own: list[tuple[float, float, int, int]] = []
    allied: list[tuple[float, float, int, int]] = []
    for a, missed, safe, stays, types in starts:
        if a == target or flying[a] > RANGE + 1:
            continue
        here: list[int] = []
        for slot, n, flies, fast in types:
            if (flying[a] if flies else walking[a]) > (usual + 1 if fast else usual):
                stays += n if slot < OWN_TYPES else 0
            elif slot < OWN_TYPES:
                here += [slot] * n
            else:
                allied += [(powers[slot] - missed, powers[slot], a, slot)] * n
        if here:
            if not stays and not safe:
                here.remove(min(here, key=powers.__getitem__))
            own += [(powers[slot] - missed, powers[slot], a, slot) for slot in here]
    own.sort(reverse=True)
    allied.sort(reverse=True)
    return [unit[1:] for unit in own] + [unit[1:] for unit in allied]


def stake(j: Worth, area: int) -> float:
    """What a unit less costs in an area, about, as power."""
    s = j.s
    power = j.power_of(j.seat, s.army[area])
    drop = j.area[area] * (j.hold(area, power) - j.hold(area, 0.0))
    return 2.0 * drop / max(sum(s.army[area][:SLOTS]), 1)


def march_to(
    j: Worth, target: int, starts: list[Start], walking: list[int], flying: list[int], fights: bool, siege: bool
) -> March | None:
    """The best force for one target."""
    units = available(j, target, starts, walking, flying)
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
    present = size(s.army[target])
    if not friendly:
        units = [unit for unit in units if unit[2] < OWN_TYPES]
    best: March | None = None
    power = there
    leaving = Leaving(j)
    for n in range(1, min(len(units), LIMIT - present) + 1):
        power += units[n - 1][0]
        leaving.add(units[n - 1])
        gain = worth * j.hold(target, power) - before - UNIT_COST * n - leaving.cost
        gain -= j.starved(present + n) - j.starved(present)
        gain += j.aim.massed(target, present + n)
        if best is None or gain > best.gain:
            best = March(target, gain, units[:n])
    return best if best is not None and best.gain > 0.1 else None


class Fight:
    """A battle about an area that an army might start, as it grows unit by unit: `win` is the chance (`odds.estimate`)
    with those that were added."""

    __slots__ = ("attacker", "counts", "defender", "powers", "units")

    def __init__(self, j: Worth, target: int, siege: bool) -> None:
        attacker, defender = sides(j.s, j.seat, NO_ARMY, target, siege)
        self.attacker: float = power_of_side(attacker)
        self.defender: float = power_of_side(defender)
        self.units: int = standing(defender.army)
        self.powers: tuple[float, ...] = j.powers
        self.counts: list[int] = [0] * SLOTS

    def add(self, slot: int) -> None:
        self.counts[slot] += 1
        self.units += 1

    def win(self) -> float:
        strong = self.attacker
        for n, each in zip(self.counts, self.powers, strict=True):
            if n:
                strong += n * each
        return chance_of(strong, self.defender, self.units)


def _attack(j: Worth, target: int, units: Units, siege: bool) -> March | None:
    """An enemy's area: the force with which most is gained."""
    s = j.s
    owner = s.control[target]
    fight = Fight(j, target, siege)
    theirs = j.defence(target)
    prize = j.area[target]
    glory = 0.3 * sum(s.army[target]) + (1.5 if s.stronghold[target] >= 0 else 0.0)
    if s.home[target] == owner:
        glory += 0.5
    if s.title_of[COMMANDER] == j.seat and j.p.influence >= INFLUENCE_FOR_RUNE and not s.turn_flags & COMMANDER_USED:
        glory += 0.8 * j.rune()
    best: March | None = None
    power = 0.0
    leaving = Leaving(j)
    for n in range(1, min(len(units), LIMIT) + 1):
        power += units[n - 1][0]
        leaving.add(units[n - 1])
        fight.add(units[n - 1][2])
        if power < 0.5 * theirs:
            continue
        win = fight.win()
        gain = win * (prize * _after(j, target, power, theirs) + glory) - _losses(power, theirs, win)
        gain -= UNIT_COST * n + leaving.cost + win * j.starved(n - _fallen(power, theirs))
        if best is None or gain > best.gain:
            best = March(target, gain, units[:n], win)
    least = 0.3 if s.players[owner].marker >= 0 else 0.5  # whoever is about to win must be stopped
    return best if best is not None and best.gain > 0.3 and best.win > least else None


def _after(j: Worth, target: int, power: float, theirs: float) -> float:
    """How likely one holds what one has won, with what is left then."""
    if j.s.season == WINTER and j.s.year == j.s.last_year:
        return 0.95
    return j.hold(target, max(power - 0.4 * theirs, 0.3 * power))


def _losses(power: float, theirs: float, win: float) -> float:
    """What a battle costs: units that fall, and more if it is lost."""
    return min(0.25 * theirs, 0.5 * power) / FOOT + (1.0 - win) * 0.35 * power / FOOT


def _fallen(power: float, theirs: float) -> int:
    """How many units fall, about, in a battle that is won."""
    return int(min(0.25 * theirs, 0.5 * power) / FOOT)


def _against_neutrals(j: Worth, target: int, units: Units, fights: bool) -> March | None:
    """Neutral units: talk, if there is influence for it, or fight."""
    s = j.s
    best: March | None = None
    worth = j.area[target] + 0.15
    n, gain = diplomacy(j, target)
    if n:
        few = [unit for unit in reversed(units) if unit[2] < OWN_TYPES][: 1 if j.threat[target] <= 0.0 else 3]
        leaving = Leaving(j)
        for unit in few:
            leaving.add(unit)
        power = sum([unit[0] for unit in few])
        gain = gain * j.hold(target, power) - UNIT_COST * len(few) - leaving.cost
        gain -= 0.5 * j.starved(len(few) + size(s.army[target]))
        best = March(target, gain, few, 1.0, n)
    if fights:
        fight = Fight(j, target, False)
        theirs = j.power_of(-1, s.army[target])
        power = 0.0
        leaving = Leaving(j)
        for k in range(1, min(len(units), LIMIT) + 1):
            power += units[k - 1][0]
            leaving.add(units[k - 1])
            fight.add(units[k - 1][2])
            if power < 0.6 * theirs:
                continue
            win = fight.win()
            gain = win * worth * _after(j, target, power, theirs) - _losses(power, theirs, win)
            gain -= UNIT_COST * k + leaving.cost + win * j.starved(k - _fallen(power, theirs))
            if best is None or gain > best.gain:
                best = March(target, gain, units[:k], win)
    return best if best is not None and best.gain > 0.3 and best.win > 0.5 else None


def diplomacy(j: Worth, target: int) -> tuple[int, float]:
    """How much influence to spend on the neutral units of an area, and what that gains; 0: better not."""
    s = j.s
    allies = 0.8 * j.power_of(-1, s.army[target]) / FOOT + j.aim.allies(target)
    worth = j.area[target] - j.aim.lair(target)
    best, most = 0, 0.0
    for n in range(1, min(MOST_TALK, j.p.influence) + 1):
        gold = likely(j, GOLD_ONLY, n)
        grey = likely(j, GOLD_OR_GREY, n) - gold
        gain = gold * (worth + allies) + grey * worth - j.token * n - 0.5 * (1.0 - gold - grey)
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
    far = [FAR] * count
    return march_to(j, target, starting(j), walking or far, flying or far, not s.fought, siege)


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
        foot, cost = spared(j, a)
        if foot <= 0.0:
            continue
        for to in ways(s, a, False):
            if s.control[to] < 0 and to not in taken and enters(s, seat, to):
                worth = j.area[to] * j.hold(to, foot) - cost
                if worth > found.get(a, (0, 0.3))[1]:
                    found[a] = (to, worth)
        if a in found:
            taken.add(found[a][0])
    return found


def spared(j: Worth, area: int) -> tuple[float, float]:
    """The power of the weakest own unit of an area, and what it costs that it leaves; power 0: none can."""
    army = j.s.army[area]
    own = [j.powers[slot] for slot in range(OWN_TYPES) if army[slot]]
    if not own or (sum(army[:OWN_TYPES]) + sum(army[SLOTS : SLOTS + OWN_TYPES]) == 1 and not kept(j, area)):
        return 0.0, 0.0
    foot = min(own)
    leaving = Leaving(j)
    leaving.add((foot, area, 0))
    return foot, leaving.cost
