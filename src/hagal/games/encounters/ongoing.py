"""Ongoing abilities: what changes as long as an enemy lies open, or a Strike beside an Avatar (PR-105)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters.components import EnemyCard, Ongoing
from hagal.games.encounters.names import ANYWHERE
from hagal.games.encounters.state import Encounters
from hagal.kernel.rules import push
from hagal.kernel.step import Msg
from hagal.kernel.term import register_all


def named(card: EnemyCard | None, kin: str) -> EnemyCard | Msg:
    """The enemy that an ability is about: by its id, or itself if it comes with a content pack."""
    return Msg("enc-kin", name=Msg(f"name-enemy-{kin.replace('_', '-')}")) if card is None else card


class OfOthers(Ongoing):
    """An ability about certain other cards of the Enemy deck; `kin` is the id of one that names them."""

    fields = ("kin", "where")

    def __init__(self, kin: str, where: int = ANYWHERE) -> None:
        super().__init__(where)
        self.kin: str = kin
        self.card: EnemyCard | None = None  # the one of that id, if the texts do not know it

    def message(self) -> Msg:
        return Msg(self.tag, card=named(self.card, self.kin))


class OfNumber(Ongoing):
    """An ability with a number."""

    fields = ("n", "where")

    def __init__(self, n: int, where: int = ANYWHERE) -> None:
        super().__init__(where)
        self.n: int = n

    def message(self) -> Msg:
        return Msg(self.tag, n=self.n)


class Tougher(Ongoing):
    """Certain enemies have more health."""

    tag = "enc-tougher"
    fields = ("kin", "n", "where")
    query: ClassVar[str] = "health"

    def __init__(self, kin: str, n: int, where: int = ANYWHERE) -> None:
        super().__init__(where)
        self.kin: str = kin
        self.card: EnemyCard | None = None
        self.n: int = n

    def fold(self, s: Encounters, seat: int, value: int, about: int) -> int:
        return value + self.n if s.face[about].id == self.kin else value

    def message(self) -> Msg:
        return Msg("enc-tougher", n=self.n, card=named(self.card, self.kin))


class AllTougher(OfNumber):
    """All enemies in the Combat Zone have more health."""

    tag = "enc-all-tougher"
    query: ClassVar[str] = "health"

    def fold(self, s: Encounters, seat: int, value: int, about: int) -> int:
        return value + self.n if about in s.combat else value


class ScansDearer(OfNumber):
    """Scanning any space costs more."""

    tag = "enc-scans-dearer"
    query: ClassVar[str] = "scan_cost"

    def fold(self, s: Encounters, seat: int, value: int, about: int) -> int:
        return value + self.n


class CharactersDearer(OfNumber):
    """Characters of the HQ cost more."""

    tag = "enc-characters-dearer"
    query: ClassVar[str] = "price"

    def fold(self, s: Encounters, seat: int, value: int, about: int) -> int:
        return value + self.n


class NoReplacement(Ongoing):
    """Who Coordinates draws no replacement."""

    tag = "enc-no-replacement"
    fields = ("where",)
    query: ClassVar[str] = "replacement"

    def fold(self, s: Encounters, seat: int, value: int, about: int) -> int:
        return 0


class CoordinatingHurts(Ongoing):
    """When a player Coordinates, the active player draws a Strike; by the option the one who Coordinates."""

    tag = "enc-coordinating-hurts"
    fields = ("where",)
    moment: ClassVar[str] = "coordinated"

    def push(self, s: Encounters, seat: int, source: int) -> None:
        if s.rules.options["city_of_fear"] == "coordinating":
            seat = next(p.seat for p in s.players if source in p.aside)
        push(s, "strike", seat, -1)


class DeathHurts(OfOthers):
    """When a certain enemy dies, its killer draws a Strike."""

    tag = "enc-death-hurts"
    moment: ClassVar[str] = "enemy_died"

    def push(self, s: Encounters, seat: int, source: int) -> None:
        if s.face[source].id == self.kin:
            push(s, "strike", seat, -1)


class NoMisses(Ongoing):
    """A Strike that misses is replaced by drawing another."""

    tag = "enc-no-misses"
    fields = ("where",)
    query: ClassVar[str] = "missed"

    def fold(self, s: Encounters, seat: int, value: bool, about: int) -> bool:
        return True


class Protects(OfOthers):
    """The Final Enemy cannot be killed."""

    tag = "enc-protects"
    query: ClassVar[str] = "protected"

    def fold(self, s: Encounters, seat: int, value: bool, about: int) -> bool:
        return value or s.face[about].id == self.kin


class SmallerHand(OfNumber):
    """Draw fewer cards at Cleanup."""

    tag = "enc-smaller-hand"
    query: ClassVar[str] = "hand_size"

    def fold(self, s: Encounters, seat: int, value: int, about: int) -> int:
        return max(1, value - self.n)


register_all(list(globals().values()))
