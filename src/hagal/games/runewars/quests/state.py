"""A duel that is going on (RW-175 to RW-179, RW-169), as plain data."""

from __future__ import annotations

from typing import ClassVar

from hagal.kernel.codec import register_data
from hagal.kernel.state import Data


class Duel(Data):
    """Attacker and defender, each by its place: heroes by their instances, or (-1) a neutral unit of a duel quest.

    `seats`: who decides for them; `hurt`: damage of this round; `guard`: how much of it can still be prevented; `drawn`
    the fate cards of this round. `quest` is the instance of the quest that is attempted, `slot` its neutral unit,
    `foes` how many of them are left and `wounds` the damage on the one that fights.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "area",
        "drawn",
        "foes",
        "guard",
        "heroes",
        "hurt",
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
    quest: int
    slot: int
    foes: int
    wounds: int
    used: tuple[int, ...]  # weapon and armor in use, by instance (RW-171)

    def copy(self) -> Duel:
        d = Duel()
        d.area = self.area
        d.heroes = self.heroes
        d.seats = self.seats
        d.round = self.round
        d.drawn = self.drawn.copy()
        d.hurt = self.hurt
        d.guard = self.guard
        d.quest = self.quest
        d.slot = self.slot
        d.foes = self.foes
        d.wounds = self.wounds
        d.used = self.used
        return d

    def zones(self) -> list[list[int]]:
        return [self.drawn]


register_data(Duel)
