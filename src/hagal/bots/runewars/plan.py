"""Which order: what each would bring now, and which of the orders in hand to keep for the seasons to come.

Orders with rising numbers bring their bonus (RW-046), so a high number now costs the bonus of all lower ones until
spring. The bot looks at all ways to use the orders of the rest of the year, later ones counting less.
"""

from __future__ import annotations

from hagal.bots.runewars.targets import March, marches, mobile, spread
from hagal.bots.runewars.worth import ICON, RUNE, Worth, influence_icons, tactics_icons
from hagal.games.runewars.actions import production
from hagal.games.runewars.army import size
from hagal.games.runewars.names import (
    CONQUER,
    FALL,
    FORTIFY,
    HARVEST,
    LIMIT,
    MOBILIZE,
    MOST_HEROES,
    ORE,
    POWER,
    RALLY,
    RECRUIT,
    STRATEGIZE,
    WINTER,
    WOOD,
)
from hagal.games.runewars.orders.recruit import strongholds

LATER = 0.85
"""What an order counts a season later."""
Values = dict[int, tuple[float, float]]
"""For each order in hand: its primary ability, its bonus."""


class Plan:
    """The orders in hand, what they bring, and which march the bot has in mind."""

    __slots__ = ("after_harvest", "best", "gains", "j", "values")

    def __init__(self, j: Worth) -> None:
        self.j: Worth = j
        self.gains: tuple[float, float, float] = (0.0, 0.0, 0.0)
        self.values: Values = {}
        self.after_harvest: tuple[float, float] = (0.0, 0.0)
        self.best: dict[int, float] = {}  # by the orders that are used by then, what the rest of the year brings
        self.weigh()

    def weigh(self) -> None:
        j = self.j
        hand = j.p.orders
        values: Values = {}
        if hand >> MOBILIZE & 1 or hand >> CONQUER & 1:
            self.weigh_marches(values)
        if hand >> STRATEGIZE & 1:
            cards = tactics_icons(j.p.faction, j.p.dials)
            values[STRATEGIZE] = (spread(j), ICON * cards)
        land = production(j.s, j.seat)
        grown: tuple[int, int, int] = (min(land[0], 8), min(land[1], 8), min(land[2], 8))
        if hand >> HARVEST & 1:
            values[HARVEST] = self.harvest(grown)
        if hand >> RECRUIT & 1:
            values[RECRUIT] = recruiting(j, j.p.dials)
            self.after_harvest = recruiting(j, grown)
        if hand >> RALLY & 1:
            values[RALLY] = rallying(j)
        if hand >> POWER & 1:
            values[POWER] = (ICON * influence_icons(j.p.faction, j.p.dials), title(j))
        if hand >> FORTIFY & 1:
            values[FORTIFY] = (fortifying(j), 0.0)
        self.values = {n: value for n, value in values.items() if hand >> n & 1}

    def weigh_marches(self, values: Values) -> None:
        """The best marches that do not need each other's units; a siege helps against strongholds."""
        j = self.j
        found = sorted(marches(j), key=_gain, reverse=True)
        self.gains = apart(found)
        first, second, _third = self.gains
        values[MOBILIZE] = (first, second)
        besieged = 0.0
        walls = _walls_near(j)
        if walls:  # to all other areas one goes as without a siege
            gains = [march.gain for march in found if march.target not in walls]
            besieged = max([*gains, *[march.gain for march in marches(j, siege=True, among=walls)]], default=0.0)
        values[CONQUER] = (first, max(besieged - first, 0.0))

    def harvest(self, grown: tuple[int, int, int]) -> tuple[float, float]:
        j, p = self.j, self.j.p
        gain = j.dials(grown) - j.dials(p.dials)
        s = j.s
        if s.season <= FALL:
            gain += hunger(j, p.dials[0]) - hunger(j, grown[0])
        bonus = 0.0
        for area in strongholds(s, j.seat):
            bonus += 1.0 if s.development[area] >= 0 else 0.6 if grown[WOOD] else 0.0
        return gain, bonus

    def choose(self) -> int:
        """The order to play now."""
        return max(self.ranked(), key=_total, default=(0, 0.0))[0]

    def ranked(self) -> list[tuple[int, float]]:
        """Each order in hand, and what it and the best way on from it bring this year."""
        seasons = WINTER - self.j.s.season + 1
        highest = max(self.j.p.played, default=0)
        return [
            (
                number,
                self.value(number, highest, 0) + LATER * self.rest(1 << number, max(number, highest), seasons - 1),
            )
            for number in self.values
        ]

    def value(self, number: int, highest: int, used: int) -> float:
        """What an order brings after others were used in this year: units march once, and recruits follow harvests."""
        primary, bonus = self.values[number]
        if number == RECRUIT and used >> HARVEST & 1:
            primary, bonus = self.after_harvest
        elif number == MOBILIZE and used >> CONQUER & 1:
            primary, bonus = self.gains[1], self.gains[2]
        elif number == CONQUER and used >> MOBILIZE & 1:
            primary = self.gains[2]
        return primary + (bonus if number > highest else 0.0)

    def rest(self, used: int, highest: int, seasons: int) -> float:
        """The best that the seasons after can bring. In which order others were used makes no difference to it."""
        if not seasons:
            return 0.0
        best = self.best.get(used, -1.0)
        if best < 0.0:
            best = 0.0
            for number in self.values:
                if not used >> number & 1:
                    total = self.value(number, highest, used)
                    if seasons > 1:
                        total += LATER * self.rest(used | 1 << number, max(number, highest), seasons - 1)
                    if total > best:
                        best = total
            self.best[used] = best
        return best


def apart(found: list[March]) -> tuple[float, float, float]:
    """The gains of the first marches whose units come from different areas; others count in part."""
    gains: list[float] = []
    used: set[int] = set()
    for march in found:
        starts = {unit[1] for unit in march.units}
        gains.append(march.gain * (1.0 if used.isdisjoint(starts) else 0.5))
        used |= starts
    gains.sort(reverse=True)
    first, second, third = [*gains[:3], 0.0, 0.0, 0.0][:3]
    return first, second, third


def _total(found: tuple[int, float]) -> float:
    return found[1]


def _gain(march: March) -> float:
    return march.gain


def _walls_near(j: Worth) -> list[int]:
    """Enemy strongholds, if one of them is within reach."""
    s = j.s
    found = [k for k, hold in enumerate(s.stronghold) if hold >= 0 and hold >> 1 != j.seat]
    starts = mobile(s, j.seat)
    return found if any(j.lands.steps[a][k] <= 3 for a in starts for k in found) else []


def hunger(j: Worth, food: int) -> float:
    """What winter would cost with so much food."""
    s = j.s
    return sum([max(size(s.army[k]) - food, 0) for k, owner in enumerate(s.control) if owner == j.seat])


def recruiting(j: Worth, dials: tuple[int, int, int]) -> tuple[float, float]:
    """The best dial, and the second best."""
    s = j.s
    room = sum([_room(j, k, dials[0]) for k in strongholds(s, j.seat)])
    if room <= 0:
        return 0.0, 0.0
    found = sorted([j.recruits(k, dials[k]) for k in range(3)], reverse=True)
    scale = 0.95 if j.left > 0.5 else 0.3
    first = min(found[0], room)
    return scale * first, scale * min(found[1], room - first)


def _room(j: Worth, area: int, food: int) -> int:
    """Room for recruits in an area; before winter only for those who are fed there, or can still leave."""
    s = j.s
    stays = s.season == FALL or (s.season < FALL and s.activated[area] >> j.seat & 1)
    return max((min(LIMIT, food) if stays else LIMIT) - size(s.army[area]), 0)


def rallying(j: Worth) -> tuple[float, float]:
    s, p = j.s, j.p
    cities = sum([1.7 for k, city in enumerate(s.city) if city is not None and s.control[k] == j.seat])
    hero = 0.0
    if p.influence and s.hero_deck and len(p.heroes) < MOST_HEROES and strongholds(s, j.seat):
        hero = (2.2 - 0.6 * len(p.heroes)) * min(j.left, 3.0) / 3.0
        if j.aim.tag == "leads_heroes":
            hero += j.aim.step()
    return cities, hero


def title(j: Worth) -> float:
    """What the bonus of Acquire Power brings: the best title for its price."""
    income = influence_icons(j.p.faction, j.p.dials)
    return max([0.0, *[worth for worth, _n in titles(j, j.p.influence + income)]])


def titles(j: Worth, purse: int) -> list[tuple[float, int]]:
    """For each title what it is worth after its price, and the price (more than lies on it, a little more to keep
    it)."""
    s = j.s
    found = []
    runes = RUNE * 0.35 * min(j.left, 2.0) / 2.0
    aim = j.aim.step() if j.aim.tag == "holds_titles" else 0.0
    uses = (1.2, 0.4 + runes * (len(j.p.rewards) / 3), 1.6 + 0.6 * runes)
    for k, lies in enumerate(s.title_influence):
        price = lies + 1
        if s.title_of[k] == j.seat or price > purse:
            found.append((-1.0, 0))
        else:
            if j.aim.tag == "spent_influence" and price <= j.aim.met.n <= purse:
                price, aim = j.aim.met.n, 0.8 * j.rune()  # one spends enough in a single turn
            worth = uses[k] * min(j.left, 2.5) / 2.0 + (0.5 if s.title_of[k] >= 0 else 0.0) + aim
            found.append((worth - j.token * price, price))
    return found


def fortifying(j: Worth) -> float:
    s, p = j.s, j.p
    total = 0.0
    if p.dials[WOOD] and p.dials[ORE] and p.strongholds:
        total += max([0.0, *[site(j, k) for k in range(len(s.control))]])
    if p.dials[ORE] and any(hold == 2 * j.seat + 1 for hold in s.stronghold):
        total += 0.9
    return total + 0.5 * exposed(j)


def site(j: Worth, area: int) -> float:
    """What a new stronghold in an area is worth: it holds the area, and units come there."""
    s = j.s
    if s.control[area] != j.seat or s.stronghold[area] >= 0 or s.city[area] is not None:
        return 0.0
    power = j.power_of(j.seat, s.army[area])
    held = j.area[area] * (j.hold(area, power + 15.0) - j.hold(area, power))
    afar = min([3, *[j.lands.steps[area][k] for k in strongholds(s, j.seat)]])
    return held + (0.3 + 0.25 * afar) * min(j.left, 3.0) / 3.0 - 0.4


def exposed(j: Worth) -> float:
    """How badly a rune lies where another own area would be safer."""
    s = j.s
    own = [k for k, owner in enumerate(s.control) if owner == j.seat]
    risks = [1.0 - j.hold(k, j.power_of(j.seat, s.army[k])) for k in own if j.rune_here(k) > 0.5]
    safe = [1.0 - j.hold(k, j.power_of(j.seat, s.army[k])) for k in own if k not in s.rune_at]
    if not risks or not safe:
        return 0.0
    return max(max(risks) - min(safe), 0.0) * RUNE
