"""Ongoing abilities that only cards of Alien have."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters.alien import tables
from hagal.games.encounters.components import EnemyCard, Ongoing
from hagal.games.encounters.names import ANYWHERE
from hagal.games.encounters.ongoing import named
from hagal.games.encounters.state import Encounters
from hagal.kernel.step import Msg
from hagal.kernel.term import register_all


class WeakerByPlayers(Ongoing):
    """An enemy has so much less health in a game of one, two, three, four or five players, whoever has died since: the
    Hive is another for each number of players, and so is how strong they are when the enemy comes. With parts of
    several films it has more or less besides, by what these are (tables.py), but never next to none."""

    tag = "enc-weaker-by-players"
    fields = ("kin", "one", "two", "three", "four", "five", "where")
    query: ClassVar[str] = "health"

    def __init__(self, kin: str, one: int, two: int, three: int, four: int, five: int, where: int = ANYWHERE) -> None:
        super().__init__(where)
        self.kin: str = kin
        self.card: EnemyCard | None = None
        self.one: int = one
        self.two: int = two
        self.three: int = three
        self.four: int = four
        self.five: int = five

    def fold(self, s: Encounters, seat: int, value: int, about: int) -> int:
        return value - self.less(s) if s.face[about].id == self.kin else value

    def less(self, s: Encounters) -> int:
        """So much less it has in this game."""
        by_players = (0, self.one, self.two, self.three, self.four, self.five)[s.rules.players]
        card: EnemyCard = s.rules.component(f"enemy:{self.kin}")  # type: ignore[assignment]
        return min(by_players - tables.more(s, self.kin), card.health - tables.LEAST)

    def message(self) -> Msg:
        less = {"one": self.one, "two": self.two, "three": self.three, "four": self.four, "five": self.five}
        return Msg(self.tag, card=named(self.card, self.kin), **less)


register_all(list(globals().values()))
