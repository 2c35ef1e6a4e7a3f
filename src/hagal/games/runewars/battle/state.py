"""A battle that is going on (RW-120 to RW-149), as plain data."""

from __future__ import annotations

from typing import ClassVar

from hagal.kernel.codec import register_data
from hagal.kernel.state import Data

ATTACKER, DEFENDER = range(2)


class Battle(Data):
    """Two sides, attacker and defender, each by its place in the lists.

    `seats`: whose units they are (-1: unallied neutrals); `runs`: who decides for them (RW-114). `units[side]` has a
    code for each participating unit: 16 * slot + 2 * damage + (1 if routed), sorted. `drawn[side]` are the fate cards
    drawn for the type that strikes now; `slot[side]` is that type, -1: none; `done[side]` has a bit for each type that
    has drawn. `support[side]` are (hero's instance, slot) pairs (RWR-008); `bonus[side]` is strength besides units and
    stronghold; `tough[side]` has a bit for each slot whose units have the health of their special (`specials.Toughen`).
    """

    fields: ClassVar[tuple[str, ...]] = (
        "area",
        "bonus",
        "cancelled",
        "cards",
        "done",
        "drawn",
        "less",
        "round",
        "runs",
        "seats",
        "slot",
        "support",
        "tough",
        "units",
        "won",
    )
    __slots__ = fields
    tag: ClassVar[str] = "battle"

    area: int
    seats: tuple[int, int]
    runs: tuple[int, int]
    round: int  # the initiative that strikes now
    units: list[list[int]]
    drawn: list[list[int]]
    cards: list[list[int]]  # tactics played into it that still count
    slot: tuple[int, int]
    done: tuple[int, int]
    support: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
    bonus: tuple[int, int]
    tough: tuple[int, int]
    less: int  # taken off the stronghold's strength (RW-074)
    won: int  # the side that has won, -1: not yet
    cancelled: bool  # nobody has won it: a card has ended it

    def copy(self) -> Battle:
        b = Battle()
        b.area = self.area
        b.seats = self.seats
        b.runs = self.runs
        b.round = self.round
        b.units = [self.units[0].copy(), self.units[1].copy()]
        b.drawn = [self.drawn[0].copy(), self.drawn[1].copy()]
        b.cards = [self.cards[0].copy(), self.cards[1].copy()]
        b.slot = self.slot
        b.done = self.done
        b.support = self.support
        b.bonus = self.bonus
        b.tough = self.tough
        b.less = self.less
        b.won = self.won
        b.cancelled = self.cancelled
        return b

    def zones(self) -> list[list[int]]:
        return [*self.drawn, *self.cards]


def new_battle(area: int, seats: tuple[int, int], runs: tuple[int, int], units: list[list[int]]) -> Battle:
    b = Battle()
    b.area = area
    b.seats = seats
    b.runs = runs
    b.round = 1
    b.units = units
    b.drawn = [[], []]
    b.cards = [[], []]
    b.slot = (-1, -1)
    b.done = (0, 0)
    b.support = ((), ())
    b.bonus = (0, 0)
    b.tough = (0, 0)
    b.less = 0
    b.won = -1
    b.cancelled = False
    return b


register_data(Battle)
