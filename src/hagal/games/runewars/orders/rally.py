"""Rally Support (RW-078, RW-079, RW-089): each controlled city helps; heroes for hire."""

from __future__ import annotations

from hagal.games.runewars.actions import draw_quests, draw_tactics, gain_influence, left, place, settle, spend_influence
from hagal.games.runewars.components import City, Unit
from hagal.games.runewars.effect import Effect
from hagal.games.runewars.orders.recruit import strongholds
from hagal.games.runewars.orders.turn import SKIP_BONUS
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step, at_place, place_of
from hagal.kernel.term import register_all

MOST_PAID = 3


class RallySupport(Step[Runewars]):
    """One benefit of each controlled city; without a city it is resolved all the same (RW-046)."""

    tag = "rally_support"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for area in range(len(s.city) - 1, -1, -1):
            if s.city[area] is not None and s.control[area] == seat:
                s.stack.append((CITY_HELP, seat, at_place(area)))


class CityHelp(Choice[Runewars]):
    """One of the benefits printed on the city, or none (RW-078, OP-23)."""

    tag = "city_help"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        city = s.city[place_of(source)]
        if city is None:
            return []
        found: list[Step[Runewars]] = [SKIP_BONUS]
        if city.units:
            for unit in s.rules.piles["neutral"]:
                if unit.shape == city.shape and left(s, -1, unit.slot):
                    found.append(CityUnits(unit, city.units))
        for word, n in (("tactics", city.tactics), ("influence", city.influence), ("quests", city.quests)):
            if n:
                found.append(CityGain(word, n))
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        city = s.city[place_of(source)]
        assert isinstance(city, City)
        return Msg("rw-ask-city", city=city, area=s.board.areas[place_of(source)])


CITY_HELP = CityHelp()


class CityUnits(Step[Runewars]):
    """Neutral units of the printed class, allied to the player, as many as are left of one type (RW-089, OP-20)."""

    tag = "city_units"
    fields = ("unit", "n")

    def __init__(self, unit: Unit, n: int) -> None:
        self.unit: Unit = unit
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = place_of(source)
        n = place(s, area, seat, self.unit.slot, self.n)
        if s.log is not None:
            s.log.tell("rw-placed", seat, "RW-078", unit=self.unit, n=n, area=s.board.areas[area])
        settle(s, area)

    def key(self) -> str:
        return self.unit.id

    def message(self) -> Msg:
        return Msg("rw-option-city-units", unit=self.unit, n=self.n)


class CityGain(Step[Runewars]):
    tag = "city_gain"
    fields = ("what", "n")

    def __init__(self, what: str, n: int) -> None:
        self.what: str = what
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if self.what == "tactics":
            draw_tactics(s, seat, self.n, "RW-078")
        elif self.what == "influence":
            gain_influence(s, seat, self.n, "RW-078")
        else:
            draw_quests(s, seat, self.n, "RW-078")

    def key(self) -> str:
        return self.what

    def message(self) -> Msg:
        return Msg(f"rw-option-{self.what}", n=self.n)


class Hire(Effect):
    """The bonus: 1 to 3 influence for as many heroes, of which one is kept (RW-079). Without a stronghold there is no
    place for it (OP-12)."""

    tag = "hire"

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return s.players[seat].influence > 0 and bool(s.hero_deck) and bool(strongholds(s, seat))

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((HIRE_FOR, seat, source))


class HireFor(Choice[Runewars]):
    tag = "hire_for"
    sourced = False

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        most = min(MOST_PAID, s.players[seat].influence, len(s.hero_deck))
        return [SKIP_BONUS, *PAY_HEROES[:most]]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-hire")


HIRE_FOR = HireFor()


class PayHeroes(Step[Runewars]):
    tag = "pay_heroes"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        spend_influence(s, seat, self.n, "RW-079")
        push(s, "hire_hero", seat, self.n)

    def key(self) -> str:
        return f"pay {self.n}"

    def message(self) -> Msg:
        return Msg("rw-option-pay-heroes", n=self.n)


PAY_HEROES: list[Step[Runewars]] = [PayHeroes(n) for n in range(1, MOST_PAID + 1)]

register_all(list(globals().values()))
