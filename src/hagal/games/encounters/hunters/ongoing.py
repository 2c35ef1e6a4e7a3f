"""Ongoing abilities of Traps and Gear: what changes while they lie where they work (PR-205, PR-207)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters.components import Ongoing
from hagal.games.encounters.effects.cards import DiscardRandom, DiscardTop
from hagal.games.encounters.names import ANYWHERE
from hagal.games.encounters.ongoing import OfNumber
from hagal.games.encounters.state import Encounters
from hagal.kernel.rules import push
from hagal.kernel.step import Msg
from hagal.kernel.term import register_all


class NoHealing(Ongoing):
    """Its holder cannot Heal (PR-276: anybody, while Predators play together)."""

    tag = "enc-no-healing"
    fields = ("where",)
    query: ClassVar[str] = "may_heal"

    def fold(self, s: Encounters, seat: int, value: bool, about: int) -> bool:
        return False


class NoRestoring(Ongoing):
    """Its holder cannot Restore (PR-276)."""

    tag = "enc-no-restoring"
    fields = ("where",)
    query: ClassVar[str] = "may_restore"

    def fold(self, s: Encounters, seat: int, value: bool, about: int) -> bool:
        return False


class NoDueling(Ongoing):
    """Its holder cannot Duel."""

    tag = "enc-no-dueling"
    fields = ("where",)
    query: ClassVar[str] = "may_duel"

    def fold(self, s: Encounters, seat: int, value: bool, about: int) -> bool:
        return False


class LessArmor(OfNumber):
    """Duels against its holder cost less."""

    tag = "enc-less-armor"
    query: ClassVar[str] = "armor"

    def fold(self, s: Encounters, seat: int, value: int, about: int) -> int:
        return value - self.n


class MoreDuelStrikes(OfNumber):
    """In a Duel its holder draws more Strikes."""

    tag = "enc-more-duel-strikes"
    query: ClassVar[str] = "duel_strikes"

    def fold(self, s: Encounters, seat: int, value: int, about: int) -> int:
        return value + self.n


class PreyTougher(OfNumber):
    """Prey that its holder fights has more health."""

    tag = "enc-prey-tougher"
    query: ClassVar[str] = "health"

    def fold(self, s: Encounters, seat: int, value: int, about: int) -> int:
        return value + self.n


class WildsTougher(OfNumber):
    """Prey in the Wilds has more health."""

    tag = "enc-wilds-tougher"
    query: ClassVar[str] = "health"

    def fold(self, s: Encounters, seat: int, value: int, about: int) -> int:
        return value if about in s.combat else value + self.n


class PackWeakens(Ongoing):
    """The Ultimate Prey has so much less health while two, three, four or five Predators are alive."""

    tag = "enc-pack-weakens"
    fields = ("two", "three", "four", "five", "where")
    query: ClassVar[str] = "health"

    def __init__(self, two: int, three: int, four: int, five: int, where: int = ANYWHERE) -> None:
        super().__init__(where)
        self.two: int = two
        self.three: int = three
        self.four: int = four
        self.five: int = five

    def fold(self, s: Encounters, seat: int, value: int, about: int) -> int:
        if not s.face[about].final:
            return value
        return value - (0, 0, self.two, self.three, self.four, self.five)[len(s.living())]

    def message(self) -> Msg:
        return Msg(self.tag, two=self.two, three=self.three, four=self.four, five=self.five)


class LosesAtTurn(OfNumber):
    """As its holder's turn begins he discards cards at random."""

    tag = "enc-loses-at-turn"
    moment: ClassVar[str] = "turn_begins"

    def push(self, s: Encounters, seat: int, source: int) -> None:
        s.stack.append((DiscardRandom(self.n), seat, -1))


class KillHurts(Ongoing):
    """When its holder kills Prey he draws a Strike."""

    tag = "enc-kill-hurts"
    fields = ("where",)
    moment: ClassVar[str] = "enemy_died"

    def push(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "strike", seat, -1)


class KillDiscards(Ongoing):
    """When its holder kills Prey the top card of his deck is discarded."""

    tag = "enc-kill-discards"
    fields = ("where",)
    moment: ClassVar[str] = "enemy_died"

    def push(self, s: Encounters, seat: int, source: int) -> None:
        s.stack.append((DiscardTop(), seat, -1))


register_all(list(globals().values()))
