"""What tactics cards of the own turn do with orders and tokens, other players, cities and strongholds."""

from __future__ import annotations

from hagal.games.runewars.actions import (
    build,
    controlled,
    draw_tactics,
    gain_influence,
    left,
    quiet,
    settle,
    spend_influence,
)
from hagal.games.runewars.army import NO_ARMY
from hagal.games.runewars.battle.retreat import push_retreat
from hagal.games.runewars.components import Area, Order, Unit
from hagal.games.runewars.effect import Effect, OfArea
from hagal.games.runewars.names import PASSES, TRIANGLE
from hagal.games.runewars.orders.march import besiege
from hagal.games.runewars.orders.recruit import recruit, strongholds
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics.asking import RULE, Asking
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


def others(s: Runewars, seat: int) -> list[int]:
    return [p.seat for p in s.players if p.seat != seat and not p.out]


# Tokens and orders


class SpreadRumors(Asking):
    """An opponent's activation token into an area that he does not control."""

    tag = "spread_rumors"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        areas = s.board.areas
        return [
            Rumor(areas[k], other)
            for other in others(s, seat)
            for k, owner in enumerate(s.control)
            if owner != other and not s.activated[k] >> other & 1
        ]

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        for other in others(s, seat):
            for k, owner in enumerate(s.control):
                if owner != other and not s.activated[k] >> other & 1:
                    return True
        return False


class Rumor(Step[Runewars]):
    tag = "rumor"
    fields = ("area", "seat")

    def __init__(self, area: Area, seat: int) -> None:
        self.area: Area = area
        self.seat: int = seat

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.activated[s.board.at[self.area]] |= 1 << self.seat
        if s.log is not None:
            s.log.tell("rw-rumor", self.seat, RULE, area=self.area)

    def key(self) -> str:
        return f"token {self.seat} {self.area.id}"

    def message(self) -> Msg:
        return Msg("rw-option-rumor", seat=self.seat, area=self.area)


class FreeArea(Asking):
    """An own activation token comes back."""

    tag = "free_area"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        token = 1 << seat
        return [Free(s.board.areas[k]) for k, tokens in enumerate(s.activated) if tokens & token]


class Free(OfArea):
    tag = "free"
    word = "free"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.activated[s.board.at[self.area]] &= ~(1 << seat)
        if s.log is not None:
            s.log.tell("rw-freed", seat, RULE, area=self.area)


class RecallOrder(Asking):
    """An order used earlier in this year comes back to hand, and counts no more (RW-049)."""

    tag = "recall_order"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        p = s.players[seat]
        orders = s.rules.kinds["order"]
        return [Recall(orders[n - 1]) for n in sorted(p.played) if n != p.order]


class Recall(Step[Runewars]):
    tag = "recall"
    fields = ("order",)

    def __init__(self, order: Order) -> None:
        self.order: Order = order

    def run(self, s: Runewars, seat: int, source: int) -> None:
        p = s.players[seat]
        p.orders |= 1 << self.order.number
        p.played = tuple([n for n in p.played if n != self.order.number])
        besiege(s, seat)  # the order of this season may be the highest now, and its battle has begun
        if s.log is not None:
            s.log.tell("rw-recalled", seat, RULE, order=self.order)

    def key(self) -> str:
        return f"recall {self.order.id}"

    def message(self) -> Msg:
        return Msg("rw-option-recall", order=self.order)


class OpenPasses(Effect):
    """Mountain borders stop none of one's figures for the rest of the turn."""

    tag = "open_passes"

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return not s.turn_flags & PASSES

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.turn_flags |= PASSES

    def message(self) -> Msg:
        return Msg("rw-open-passes")


# Others at the table


class ShareCounsel(Asking):
    """An opponent of one's choice and oneself draw so many tactics each."""

    tag = "share_counsel"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [Counsel(other, self.n) for other in others(s, seat)]

    def message(self) -> Msg:
        return Msg("rw-share-counsel", n=self.n)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfSeat(Step[Runewars]):
    """An option that names another player."""

    fields = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat: int = seat
        self.n: int = n

    def key(self) -> str:
        return f"player {self.seat}"

    def message(self) -> Msg:
        return Msg("rw-option-player", seat=self.seat)


class Counsel(OfSeat):
    tag = "counsel"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        draw_tactics(s, self.seat, self.n, RULE)
        draw_tactics(s, seat, self.n, RULE)


class ExactTribute(Asking):
    """So much influence from an opponent who has more than oneself."""

    tag = "exact_tribute"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        own = s.players[seat].influence
        return [Tribute(other, self.n) for other in others(s, seat) if s.players[other].influence > own]

    def message(self) -> Msg:
        return Msg("rw-exact-tribute", n=self.n)


class Tribute(OfSeat):
    tag = "tribute"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        n = min(self.n, s.players[self.seat].influence)
        spend_influence(s, self.seat, n, RULE)
        gain_influence(s, seat, n, RULE)


# Cities and strongholds


class RazeCity(Asking):
    """A city that one controls is destroyed; a stronghold may stand there then (RW-087)."""

    tag = "raze_own_city"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n  # influence that it brings

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [Sack(s.board.areas[k], self.n) for k in controlled(s, seat) if s.city[k] is not None]

    def message(self) -> Msg:
        return Msg("rw-raze-own-city", n=self.n)


class Sack(OfArea):
    tag = "sack"
    word = "raze"
    fields = ("area", "n")

    def __init__(self, area: Area, n: int) -> None:
        super().__init__(area)
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        if s.log is not None:
            s.log.tell("rw-city-razed", seat, RULE, city=s.city[area], area=self.area)
        s.city[area] = None
        gain_influence(s, seat, self.n, RULE)


class FoundCity(Asking):
    """An uncontrolled area with an own hero: all neutral units there retreat, and an own stronghold rises, damaged."""

    tag = "found_stronghold"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        p = s.players[seat]
        if not p.strongholds:
            return []
        found = sorted({figure[0] for figure in p.figures})
        return [Found(s.board.areas[k]) for k in found if s.control[k] < 0 and s.city[k] is None and quiet(s, k)]


class Found(OfArea):
    tag = "found"
    word = "found"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        gone = s.army[area]
        s.army[area] = NO_ARMY
        push_retreat(s, -1, gone, area)
        build(s, seat, area, True, RULE)
        settle(s, area)


class Levy(Asking):
    """So many units of a triangular type of one's faction at own strongholds."""

    tag = "levy"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if not strongholds(s, seat):
            return []
        units = s.players[seat].faction.units
        return [LevyThese(unit, self.n) for unit in units if unit.shape == TRIANGLE and left(s, seat, unit.slot)]

    def message(self) -> Msg:
        return Msg("rw-levy", n=self.n)


class LevyThese(Step[Runewars]):
    tag = "levy_these"
    fields = ("unit", "n")

    def __init__(self, unit: Unit, n: int) -> None:
        self.unit: Unit = unit
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        n = min(self.n, left(s, seat, self.unit.slot))
        recruit(s, seat, tuple([n if slot == self.unit.slot else 0 for slot in range(4)]))

    def key(self) -> str:
        return f"levy {self.unit.id}"

    def message(self) -> Msg:
        return Msg("rw-option-levy", unit=self.unit, n=self.n)


register_all(list(globals().values()))
