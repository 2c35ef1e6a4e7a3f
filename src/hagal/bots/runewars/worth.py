"""What things are worth to a seat, in units of foot: areas, runes, units, dials, cards; and who threatens whom."""

from __future__ import annotations

import math

from hagal.bots.runewars.aims import Aim
from hagal.bots.runewars.lands import Lands
from hagal.games.runewars.army import NO_ARMY
from hagal.games.runewars.components import Faction, Hero
from hagal.games.runewars.names import DAMAGED, INFLUENCE, OWN_TYPES, SLOTS, STRONG, TACTICS, WINTER
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

    __slots__ = ("_aim", "_area", "_threat", "lands", "left", "p", "powers", "s", "seat")

    def __init__(self, s: Runewars, seat: int, lands: Lands) -> None:
        self.s: Runewars = s
        self.seat: int = seat
        self.p: Player = s.players[seat]
        self.lands: Lands = lands
        self.left: float = max(s.last_year - s.year + (WINTER - s.season) / 4, 0.0)  # years to come
        self.powers: tuple[float, ...] = BY_SLOT.get(self.p.faction.id, BY_SLOT[""])
        self._aim: Aim | None = None
        self._area: list[float] | None = None
        self._threat: list[float] | None = None

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
        s = self.s
        return sum([self.dragon(i) for i, area in zip(s.runes, s.rune_at, strict=True) if s.control[area] == seat])

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
        for k, area in enumerate(s.board.areas):
            worth = bread * (sum(area.yields) + (0.5 * area.yields[0] if poor else 0.0))
            if s.city[k] is not None:
                worth += city
            if s.home[k] == self.seat:
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
        return 1.0 + 0.12 * self.runes_of(other)

    # Armies

    def power_of(self, owner: int, army: tuple[int, ...]) -> float:
        """The standing units of an army, whose own slots are a seat's (-1: nobody's)."""
        powers = BY_SLOT[self.s.players[owner].faction.id] if owner >= 0 else BY_SLOT[""]
        total = 0.0
        for slot in range(SLOTS):
            n = army[slot]
            if n:
                total += n * powers[slot]
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
        s, walk = self.s, self.s.board.walk
        control = s.control
        worst = [0.0] * len(control)
        for q in s.players:
            if q.seat == self.seat or q.out:
                continue
            sums = [0.0] * len(control)
            for k, owner in enumerate(control):
                if owner != q.seat or s.army[k] == NO_ARMY:
                    continue
                power = self.power_of(owner, s.army[k])
                if s.activated[k] >> q.seat & 1:
                    power *= LOCKED
                if power:
                    reached = set(walk[k])
                    for other in walk[k]:
                        if control[other] == owner or (control[other] < 0 and s.army[other] == NO_ARMY):
                            reached.update(walk[other])
                    for other in reached:
                        sums[other] += power
            worst = [max(a, min(b, MOST_POWER)) for a, b in zip(worst, sums, strict=True)]
        return worst

    def hold(self, area: int, power: float) -> float:
        """How likely one keeps an area with so much in it: whether they come at all hangs on what lies there."""
        threat = self.threat[area]
        if threat <= 0.0:
            return 0.97
        s = self.s
        power += self.walls(area) if s.stronghold[area] >> 1 == self.seat else 0.0
        wish = RAID if area in s.rune_at else FORAY
        return 1.0 - wish / (1.0 + math.exp((power - threat) / STILL))

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
