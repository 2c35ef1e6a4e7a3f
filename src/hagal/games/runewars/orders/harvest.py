"""Harvest (RW-075, RW-076, RW-082, RW-086, RW-088): the dials to what the land yields; developments."""

from __future__ import annotations

from hagal.games.runewars.actions import draw_tactics, gain_influence, production, provided, turn_dial
from hagal.games.runewars.components import Area
from hagal.games.runewars.effect import Effect
from hagal.games.runewars.names import DEVELOPMENTS, DIPLOMAT, RESOURCE_SITE, RESOURCES, TRAINING_GROUND, WOOD
from hagal.games.runewars.orders.turn import SKIP_BONUS
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Choice, Msg, Step, at_place, place_of
from hagal.kernel.term import register_all


class Harvest(Step[Runewars]):
    """Each dial to the total of that resource in controlled areas, up or down (RW-075)."""

    tag = "harvest"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        harvest(s, seat, "RW-075")


def harvest(s: Runewars, seat: int, rules: str) -> None:
    food, wood, ore = production(s, seat)
    s.players[seat].dials = (min(food, 8), min(wood, 8), min(ore, 8))
    if s.log is not None:
        food, wood, ore = s.players[seat].dials
        s.log.tell("rw-harvest", seat, rules, food=food, wood=wood, ore=ore)


class Develop(Effect):
    """The bonus: every own development brings what it brings; then one more may be built (RW-076)."""

    tag = "develop"

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return seat in [hold >> 1 for hold in s.stronghold if hold >= 0]

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((BUILD, seat, source))
        for area in range(len(s.development) - 1, -1, -1):
            kind = s.development[area]
            if kind < 0 or s.stronghold[area] >> 1 != seat:
                continue
            if kind == RESOURCE_SITE:
                s.stack.append((COLLECT, seat, at_place(area)))
            elif kind == DIPLOMAT:
                gain_influence(s, seat, 2, "RW-086")
            elif kind == TRAINING_GROUND:
                draw_tactics(s, seat, 1, "RW-086")


class Collect(Choice[Runewars]):
    """A resource development raises one dial of a type that its area provides (RW-082)."""

    tag = "collect"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        yields = provided(s, seat, place_of(source))
        return [RAISES[k] for k in range(3) if yields[k]]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-collect", area=s.board.areas[place_of(source)])


COLLECT = Collect()


class Raise(Step[Runewars]):
    tag = "raise_dial"
    fields = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource: int = resource

    def run(self, s: Runewars, seat: int, source: int) -> None:
        turn_dial(s, seat, self.resource, 1)
        if s.log is not None:
            s.log.tell("rw-dial-up", seat, "RW-082", resource=resource_name(self.resource), n=1)

    def key(self) -> str:
        return RESOURCES[self.resource]

    def message(self) -> Msg:
        return Msg("rw-option-dial-up", resource=resource_name(self.resource))


RAISES = [Raise(k) for k in range(3)]


def resource_name(resource: int) -> Msg:
    return Msg(f"rw-{RESOURCES[resource]}")


class BuildDevelopment(Choice[Runewars]):
    """For 1 wood an unused development at an own stronghold that has none (RW-076, RW-088). There are more of them (5)
    than strongholds (4), so one is always left."""

    tag = "build_development"
    sourced = False

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        p = s.players[seat]
        if p.dials[WOOD] < 1:
            return []
        found: list[Step[Runewars]] = [SKIP_BONUS]
        for area, hold in enumerate(s.stronghold):
            if hold >= 0 and hold >> 1 == seat and s.development[area] < 0:
                found += [Place(s.board.areas[area], kind) for kind, n in enumerate(p.developments) if n]
        return found if len(found) > 1 else []

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-development")


BUILD = BuildDevelopment()


def development_name(development: int) -> Msg:
    return Msg(f"rw-development-{DEVELOPMENTS[development].replace('_', '-')}")


class Place(Step[Runewars]):
    tag = "place_development"
    fields = ("area", "development")

    def __init__(self, area: Area, development: int) -> None:
        self.area: Area = area
        self.development: int = development

    def run(self, s: Runewars, seat: int, source: int) -> None:
        p = s.players[seat]
        turn_dial(s, seat, WOOD, -1)
        left = list(p.developments)
        left[self.development] -= 1
        p.developments = tuple(left)
        s.development[s.board.at[self.area]] = self.development
        if s.log is not None:
            s.log.tell("rw-development", seat, "RW-076", area=self.area, development=development_name(self.development))

    def key(self) -> str:
        return f"develop {self.area.id} {DEVELOPMENTS[self.development]}"

    def message(self) -> Msg:
        return Msg("rw-option-develop", area=self.area, development=development_name(self.development))


register_all(list(globals().values()))
