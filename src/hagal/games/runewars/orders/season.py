"""Year and season (RW-040 to RW-055): the season card, its icon, the choice of orders and their resolution."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.kit import deck
from hagal.games.runewars.actions import draw_tactics, gain_influence
from hagal.games.runewars.army import NO_ARMY, risen
from hagal.games.runewars.components import Order
from hagal.games.runewars.limits import Trim
from hagal.games.runewars.names import ALL_ORDERS, FROZEN, SEASONS, SPRING, WINTER
from hagal.games.runewars.orders.play_order import play_order
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.rules import fire, push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step, Together, at_place
from hagal.kernel.term import register_all


class SeasonBegins(Step[Runewars]):
    """The next season, or the end after the last winter (RW-040, RW-048). Before its card is drawn, claims to victory
    are checked where the rules know any (moment `season_begins`, RWR-005)."""

    tag = "season"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.active = -1
        if s.season == WINTER and s.year == s.last_year:
            push(s, "reckoning")
            return
        s.season = (s.season + 1) % len(SEASONS)
        if s.season == SPRING:
            s.year += 1
        s.flags = 0
        for p in s.players:
            if p.fresh:
                zones.move_all(p.fresh, p.tactics)  # what was drawn may now be played (RW-204)
        if s.log is not None:
            s.log.tell("rw-season", -1, "RW-041", season=Msg(f"rw-{SEASONS[s.season]}"), year=s.year)
        push(s, "draw_season")
        fire(s, "season_begins", s.first)


class DrawSeason(Step[Runewars]):
    """The top card of the season's deck: its text, then the icon of the season; then orders (RW-042)."""

    tag = "draw_season"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, "choose_orders")
        push(s, "check_runes")
        push(s, SEASONS[s.season])
        push(s, "check_runes")
        i = deck.top(s, s.seasons[s.season], [])
        zones.draw(s, s.seasons[s.season], s.season_discard, PUBLIC)
        if s.log is not None:
            s.log.tell("rw-season-card", -1, "RW-042", card=s.face[i])
        push(s, "season_card", s.first, i)


class Spring(Step[Runewars]):
    """Activation tokens and orders come back, then all routed figures stand up (RW-050)."""

    tag = "spring"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.activated = [0] * len(s.activated)
        for p in s.players:
            p.orders = ALL_ORDERS
            p.played = ()
            p.order = 0
            p.figures = [(*figure[:5], 0) for figure in p.figures]
        for k, army in enumerate(s.army):
            if army != NO_ARMY:
                s.army[k] = risen(army)
        if s.log is not None:
            s.log.tell("rw-spring", -1, "RW-050")


class Summer(Step[Runewars]):
    """The quest phase (RW-051)."""

    tag = "summer"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, "quest_phase")


class Fall(Step[Runewars]):
    """The fate discards into the deck; then each in turn 2 influence or 1 tactics card (RW-052)."""

    tag = "fall"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for k in play_order(s)[::-1]:
            push(s, "fall_choice", k)
        deck.reshuffle(s, s.fate, s.fate_discard, -1, "rw-reshuffle-fate", "RW-052")


class FallChoice(Choice[Runewars]):
    tag = "fall_choice"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return FALL_OPTIONS

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-fall")


class FallInfluence(Step[Runewars]):
    tag = "fall_influence"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        gain_influence(s, seat, 2, "RW-052")

    def key(self) -> str:
        return "influence"

    def message(self) -> Msg:
        return Msg("rw-option-influence", n=2)


class FallTactics(Step[Runewars]):
    tag = "fall_tactics"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        draw_tactics(s, seat, 1, "RW-052")

    def key(self) -> str:
        return "tactics"

    def message(self) -> Msg:
        return Msg("rw-option-tactics", n=1)


FALL_OPTIONS: list[Step[Runewars]] = [FallInfluence(), FallTactics()]


class Winter(Step[Runewars]):
    """In each area a player keeps at most as many units as his food dial shows; from now until the season ends water
    is frozen (RW-053, OP-24)."""

    tag = "winter"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.flags |= FROZEN
        for k in play_order(s)[::-1]:
            food = s.players[k].dials[0]
            hunger = Trim(food)
            for area in range(len(s.control) - 1, -1, -1):
                if s.control[area] == k and sum(s.army[area]) > food:
                    s.stack.append((hunger, k, at_place(area)))


# Orders (RW-043 to RW-049)


class ChooseOrders(Step[Runewars]):
    """All choose one order from their hands at once, face down (RW-043)."""

    tag = "choose_orders"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, "reveal_orders")
        order = CHOOSE_ORDER
        Together(tuple([(p.seat, order) for p in s.players if not p.out])).push(s, -1)


class ChooseOrder(Choice[Runewars]):
    tag = "choose_order"
    secret: ClassVar[bool] = True

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        hand = s.players[seat].orders
        return [step for number, step in _orders(s) if hand >> number & 1]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-order")

    def why_not(self, s: Runewars, seat: int, source: int, key: str) -> Msg | None:
        order = s.rules.components.get(f"order:{key.removeprefix('order ')}")
        return Msg("rw-why-order-used", order=order) if isinstance(order, Order) else None


CHOOSE_ORDER = ChooseOrder()


def _orders(s: Runewars) -> list[tuple[int, Step[Runewars]]]:
    """The option of each order by its number, made once for a ruleset."""
    found = s.rules.piles.get("orders")
    if found is None:
        found = s.rules.piles["orders"] = [(order.number, TakeOrder(order)) for order in s.rules.kinds["order"]]
    return found


def order_of(s: Runewars, seat: int) -> Order:
    """The order that a seat has chosen for this season."""
    found: Order = s.rules.kinds["order"][s.players[seat].order - 1]
    return found


class TakeOrder(Step[Runewars]):
    tag = "take_order"
    fields = ("order",)

    def __init__(self, order: Order) -> None:
        self.order: Order = order

    def run(self, s: Runewars, seat: int, source: int) -> None:
        p = s.players[seat]
        number = self.order.number
        p.order = number
        p.orders &= ~(1 << number)
        p.played = (*p.played, number)

    def key(self) -> str:
        return f"order {self.order.id}"

    def message(self) -> Msg:
        return Msg("rw-option-order", order=self.order)


class RevealOrders(Step[Runewars]):
    """Shown together; resolved lowest number first, each player to the end before the next (RW-044)."""

    tag = "reveal_orders"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, "season")
        order = play_order(s)
        if s.log is not None:
            for k in order:
                s.log.tell("rw-order", k, "RW-044", order=order_of(s, k))
        for k in order[::-1]:
            push(s, "turn", k)


register_all(list(globals().values()))
