"""A duel that is going on (RW-175 to RW-179, RW-169), as plain data."""

from __future__ import annotations

from typing import ClassVar

from hagal.kernel.codec import register_data
from hagal.kernel.state import Data

ROUNDS = 4

OVER = 1  # it does not go on: a card has ended it
TOUGH = 2  # the units of a duel quest bear more (RW-169)
CHARGED = 4  # the ability of a hero at the start was used; of the defender: one bit further
PIERCED = 16  # the attacker can prevent nothing in this round; the defender: one bit further
DRAINS = 64  # the attacker is healed if he defeats his enemy in this round; the defender: one bit further


class Duel(Data):
    """Attacker and defender, each by its side (0 and 1): heroes by their instances, or (-1) neutral units of a quest.

    `seats`: who decides for them; `hurt`: damage of this round to each; `guard`: how much of it each can prevent;
    `drawn` the fate cards of this round, the attacker's first. `used` are the rewards shown in this duel, by instance
    (RW-171), `now` those of this round. `quest` is the instance of the quest that is attempted, `slot` its
    neutral units, `foes` how many of them are left and `wounds` the damage on the one that fights.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "area",
        "drawn",
        "flags",
        "foes",
        "guard",
        "heroes",
        "hurt",
        "now",
        "quest",
        "round",
        "seats",
        "slot",
        "used",
        "wounds",
    )
    __slots__ = fields
    tag: ClassVar[str] = "duel"

    area: int
    heroes: tuple[int, int]
    seats: tuple[int, int]
    round: int
    drawn: list[int]
    hurt: tuple[int, int]
    guard: tuple[int, int]
    flags: int
    used: tuple[int, ...]
    now: tuple[int, ...]
    quest: int
    slot: int
    foes: int
    wounds: int

    def copy(self) -> Duel:
        d = Duel()
        d.area = self.area
        d.heroes = self.heroes
        d.seats = self.seats
        d.round = self.round
        d.drawn = self.drawn.copy()
        d.hurt = self.hurt
        d.guard = self.guard
        d.flags = self.flags
        d.used = self.used
        d.now = self.now
        d.quest = self.quest
        d.slot = self.slot
        d.foes = self.foes
        d.wounds = self.wounds
        return d

    def zones(self) -> list[list[int]]:
        return [self.drawn]


def new_duel(area: int, heroes: tuple[int, int], seats: tuple[int, int]) -> Duel:
    """Two heroes face each other."""
    d = Duel()
    d.area = area
    d.heroes = heroes
    d.seats = seats
    d.round = 0
    d.drawn = []
    d.hurt = d.guard = (0, 0)
    d.flags = 0
    d.used = d.now = ()
    d.quest = d.slot = -1
    d.foes = d.wounds = 0
    return d


register_data(Duel)
