"""What things are worth to a seat, in units of foot: areas, runes, units, dials, cards; and who threatens whom."""

from __future__ import annotations

import math

from hagal.bots.runewars.aims import Aim
from hagal.bots.runewars.lands import Lands
from hagal.games.runewars.army import NO_ARMY
from hagal.games.runewars.components import Faction, Hero
from hagal.games.runewars.names import DAMAGED, INFLUENCE, OWN_TYPES, STRONG, TACTICS, WINTER
from hagal.games.runewars.odds import BY_SLOT, WALL
from hagal.games.runewars.state import Player, Runewars

FOOT = 3.5
"""What a unit of foot is worth in battle (`odds.POWER`)."""
RUNE = 7.0
"""A dragon rune that one controls."""
HOPE = 0.5
"""How likely a token is a dragon rune as long as one does not know."""
ICON = 0.6
"""A tactics card or an influence token."""
STILL = 4.0
"""How sharply the stronger one wins, for a glance at who could hold what."""
CLAIMED = 3.0
"""How much more a rune is worth whose owner has claimed victory."""
LEADING = 2.2
"""How much more a rune is worth whose owner may be about to win."""
NEXT = 0.22
"""The part of a rune that the areas beside it are worth."""
LOCKED = 0.35
"""The part of an army's threat that is left when it stays where it is until spring."""
RAID, FORAY = 0.65, 0.35
"""How likely an enemy who could, comes for an area with a rune token, and for another one."""
HUNGER = (0.5, 0.75, 1.0, 0.0)
"""By season: how surely winter takes a unit that the food dial does not feed."""
FED = 5
"""On a lower value of the food dial, areas with food are worth more."""
MOST_POWER = 34.0
"""More than this does not fit into an area."""


class Worth:
    """The table as one seat sees it. Everything is worked out when it is first asked for."""

    __slots__ = (
        *("_aim", "_area", "_runes", "_threat", "_walls", "_wish"),
        *("chances", "lands", "left", "p", "powers", "s", "seat"),
    )

    def __init__(self, s: Runewars, seat: int, lands: Lands) -> None:
        self.s: Runewars = s
        self.seat: int = seat
        self.p: Player = s.players[seat]
        self.lands: Lands = lands
        self.left: float = max(s.last_year - s.year + (WINTER - s.season) / 4, 0.0)  # years to come
        self.powers: tuple[float, ...] = BY_SLOT.get(self.p.faction.id, BY_SLOT[""])
        self.chances: dict[tuple[tuple[bool, ...], int], float] = {}  # of fate cards: see `chances`
        self._aim: Aim | None = None
        self._area: list[float] | None = None
        self._runes: dict[int, float] = {}
        self._threat: list[float] | None = None
        self._walls: list[float] = []
        self._wish: list[float] = []

    @property
    def token(self) -> float:
        """An influence token: what it can still buy; one of many is worth less, unless the objective asks for it."""
        if self.aim.tag == "has_influence" and self.aim.missing <= 5:
            return 1.1
        return ICON * min(0.3 + 0.35 * self.left, 1.0) * (1.0 if self.p.influence < 8 else 0.7)

    # Runes

    def dragon(self, i: int) -> float:
        """How likely a token is a dragon rune."""
        s = self.s
        if s.known[i] >> self.seat & 1:
            return 1.0 if s.face[i].dragon else 0.0
        return HOPE

    def runes_of(self, seat: int) -> float:
        """Dragon runes that a seat has, as far as this one knows."""
        found = self._runes.get(seat)
        if found is None:
            s = self.s
            tokens = zip(s.runes, s.rune_at, strict=True)
            found = self._runes[seat] = sum([self.dragon(i) for i, area in tokens if s.control[area] == seat])
        return found

    def rune_here(self, area: int) -> float:
        """How likely a dragon rune lies in an area."""
        s = self.s
        return self.dragon(s.runes[s.rune_at.index(area)]) if area in s.rune_at else 0.0

    # Areas

    @property
    def area(self) -> list[float]:
        """What it is worth to control each area."""
        if self._area is None:
            self._area = self._areas()
        return self._area

    def _areas(self) -> list[float]:
        s = self.s
        bread = 0.12 + 0.3 * self.left
        city = 0.2 + 0.35 * self.left
        poor = self.p.dials[0] < FED
        found = []
        for (all_yields, food), built, home in zip(self.lands.yields, s.city, s.home, strict=True):
            worth = bread * (all_yields + (0.5 * food if poor else 0.0))
            if built is not None:
                worth += city
            if home == self.seat:
                worth += 1.0
            found.append(worth)
        rune = self.rune()
        for i, at in zip(s.runes, s.rune_at, strict=True):
            likely = self.dragon(i)
            owner = s.control[at]
            if owner == self.seat:
                found[at] += rune * likely
            elif likely:
                each = rune * likely * (self.envy(owner) if owner >= 0 else 1.0)
                found[at] += each
                beside = s.board.walk[at]
                if owner >= 0 and all(s.control[k] != self.seat for k in beside):
                    for k in beside:  # from there one could go on
                        found[k] += NEXT * each
        aim = self.aim
        if aim.tag:
            for k in range(len(found)):
                found[k] += aim.conquest(k)
        return found

    @property
    def aim(self) -> Aim:
        if self._aim is None:
            self._aim = Aim(self)
        return self._aim

    def rune(self) -> float:
        """A dragon rune more: the one that wins counts most."""
        own = self.runes_of(self.seat)
        late = 1.0 + 0.5 * (1.0 - self.left / 7)
        return RUNE * late * (1.4 if own >= self.s.target - 1.5 else 1.0)

    def envy(self, other: int) -> float:
        """How much more a rune is worth because another seat loses it."""
        s = self.s
        if s.players[other].marker >= 0:
            return CLAIMED
        held = self.runes_of(other)
        return LEADING if held >= s.target - 2 else 1.0 + 0.12 * held

    # Armies

    def power_of(self, owner: int, army: tuple[int, ...]) -> float:
        """The standing units of an army, whose own slots are a seat's (-1: nobody's)."""
        if army == NO_ARMY:
            return 0.0
        total = 0.0
        for n, power in zip(army, BY_SLOT[self.s.players[owner].faction.id if owner >= 0 else ""], strict=False):
            if n:
                total += n * power
        return total

    def walls(self, area: int) -> float:
        """What a stronghold adds to a defence."""
        hold = self.s.stronghold[area]
        return 0.0 if hold < 0 else WALL * (DAMAGED if hold & 1 else STRONG)

    def defence(self, area: int) -> float:
        s = self.s
        return self.walls(area) + self.power_of(s.control[area], s.army[area])

    @property
    def threat(self) -> list[float]:
        """The strongest enemy army that could come to each area."""
        if self._threat is None:
            self._threat = self._threats()
        return self._threat

    def _threats(self) -> list[float]:
        s = self.s
        tokens = s.rune_at
        self._wish = [RAID if k in tokens else FORAY for k in range(len(s.control))]
        self._walls = [
            self.walls(k) if hold >= 0 and hold >> 1 == self.seat else 0.0 for k, hold in enumerate(s.stronghold)
        ]
        lands = self.lands
        around = (self.seat, s.control, s.army, s.activated, [q.out for q in s.players])
        if lands.around != around:  # from one question to the next armies often stay where they are
            lands.around = (self.seat, s.control.copy(), s.army.copy(), s.activated.copy(), around[4])
            lands.threat = self._worst()
        return lands.threat

    def _worst(self) -> list[float]:
        s, walk = self.s, self.s.board.walk
        control, armies = s.control, s.army
        worst = [0.0] * len(control)
        for q in s.players:
            if q.seat == self.seat or q.out:
                continue
            sums = [0.0] * len(control)
            for k, owner in enumerate(control):
                if owner != q.seat or armies[k] == NO_ARMY:
                    continue
                power = self.power_of(owner, armies[k])
                if s.activated[k] >> q.seat & 1:
                    power *= LOCKED
                if power:
                    reached = set(walk[k])
                    for other in walk[k]:
                        if control[other] == owner or (control[other] < 0 and armies[other] == NO_ARMY):
                            reached.update(walk[other])
                    for other in reached:
                        sums[other] += power
            for k, power in enumerate(sums):
                if power > worst[k]:
                    worst[k] = min(power, MOST_POWER)
        return worst

    def hold(self, area: int, power: float) -> float:
        """How likely one keeps an area with so much in it: whether they come at all hangs on what lies there."""
        if self._threat is None:
            self._threat = self._threats()
        threat = self._threat[area]
        if threat <= 0.0:
            return 0.97
        return 1.0 - self._wish[area] / (1.0 + math.exp((power + self._walls[area] - threat) / STILL))

    def starved(self, n: int) -> float:
        """How many of so many units in an area winter takes."""
        return HUNGER[self.s.season] * max(n - self.p.dials[0], 0)

    # Dials and cards

    def unit(self, slot: int) -> float:
        """A unit of an own slot."""
        return self.powers[slot] / FOOT

    def dial(self, resource: int, value: int) -> float:
        """What a dial brings on a value: units, cards and influence at and below it; food feeds armies, too."""
        yields = self.p.faction.yields[resource][min(value, 8)]
        units = sum([yields[slot] * self.unit(slot) for slot in range(OWN_TYPES)])
        worth = 0.75 * units + ICON * 0.6 * (yields[OWN_TYPES] + yields[OWN_TYPES + 1])
        if resource == 0:
            worth += 0.35 * value
        return worth + 0.1 * value

    def dials(self, values: tuple[int, ...]) -> float:
        return self.dial(0, values[0]) + self.dial(1, values[1]) + self.dial(2, values[2])

    def recruits(self, resource: int, value: int) -> float:
        """The units that a dial gives, as far as the supply has them."""
        yields = self.p.faction.yields[resource][min(value, 8)]
        supply = self.p.supply
        return sum([min(yields[slot], supply[slot]) * self.unit(slot) for slot in range(OWN_TYPES)])

    def hero(self, hero: Hero) -> float:
        """A hero: how well he fights and learns; one of another mind may desert."""
        aligned = hero.alignment == self.p.faction.alignment
        return max(hero.attributes) + 0.5 * hero.health + 0.3 * bool(hero.ability) + 0.5 * hero.far + 0.6 * aligned


def icon_count(faction: Faction, dials: tuple[int, int, int], icon: int) -> int:
    """Icons of TACTICS or INFLUENCE at or below these values."""
    place = OWN_TYPES - 2 - icon
    return sum([faction.yields[k][dials[k]][place] for k in range(3)])


def tactics_icons(faction: Faction, dials: tuple[int, int, int]) -> int:
    return icon_count(faction, dials, TACTICS)


def influence_icons(faction: Faction, dials: tuple[int, int, int]) -> int:
    return icon_count(faction, dials, INFLUENCE)


def standing(j: Worth) -> float:
    """All that a seat has, in units of foot."""
    s, p = j.s, j.p
    own = [k for k, owner in enumerate(s.control) if owner == j.seat]
    total = RUNE * j.runes_of(j.seat) + j.dials(p.dials) + j.token * p.influence
    total += ICON * (len(p.tactics) + len(p.fresh)) + sum(j.hero(s.face[i]) for i in p.heroes)
    return total + sum(j.area[k] + j.power_of(j.seat, s.army[k]) / FOOT for k in own)
