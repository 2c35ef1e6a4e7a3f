"""Effects on the turn and on players' cards: points, Duels, Armor, what an Activate brings, the Armory."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import moves
from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.effect import (
    DECK,
    HAND,
    HQ,
    LOVED,
    TURN,
    Count,
    Effect,
)
from hagal.games.encounters.effects.gains import OfNumber
from hagal.games.encounters.effects.several import Once
from hagal.games.encounters.effects.ways import EachOther
from hagal.games.encounters.hunters.hunt import hunt
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.state import Encounters
from hagal.games.kit.combine import messages, plain_messages
from hagal.kernel import zones
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class HealPoints(OfNumber):
    """Heal points for this Action phase (PR-225)."""

    tag = "enc-heal-points"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        hunt(s).heal += self.n


class RestorePoints(OfNumber):
    """Restore points for this Action phase (PR-225)."""

    tag = "enc-restore-points"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        hunt(s).restore += self.n


class AllowDuel(Effect):
    """A Duel: one attack on another Predator in this turn (PR-231)."""

    tag = "enc-allow-duel"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        hunt(s).duels += 1


class Guard(OfNumber):
    """More Armor until the own next turn."""

    tag = "enc-guard"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        hunt(s).guards[seat] += self.n


class Rivals(EachOther):
    """Each other Predator suffers something; nobody does while all play together (PR-272)."""

    tag = "enc-rivals"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if not s.rules.cooperative:
            super().run(s, seat, source)

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return not s.rules.cooperative and super().can(s, seat, source)

    def message(self) -> Msg:
        return Msg("enc-rivals", effects=messages(self.effects))


class RecruitPer(Effect):
    """Recruit for each of something."""

    tag = "enc-recruit-per"
    area: ClassVar[int] = TURN
    liking: ClassVar[int] = LOVED
    fields = ("n", "count")
    raises: ClassVar[str] = "recruit"

    def __init__(self, n: int, count: Count) -> None:
        self.n: int = n
        self.count: Count = count

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.recruit += self.n * self.count.of(s, seat, source)

    def message(self) -> Msg:
        return Msg("enc-recruit-per", n=self.n, count=self.count.message())


class Activate(Once):
    """At any time of the Action phase after the card was played, once (PR-208)."""

    tag = "enc-activate"

    def message(self) -> Msg:
        return Msg("enc-activate", effects=plain_messages(self.effects))


class GainInstinct(Effect):
    """Gain the top Killer Instinct for nothing, to the hand."""

    tag = "enc-gain-instinct"
    area: ClassVar[int] = HAND | DECK
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        moves.gain_officer(s, seat, True, False)

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(s.officers)


class Raid(OfNumber):
    """Turn up the top 2 cards of the Armory; gain one that costs no more than so much, or none; the rest goes to the
    bottom. Tests that are turned up go to the Testing Ground, and the next card is turned up instead (PR-260)."""

    tag = "enc-raid"
    area: ClassVar[int] = HQ | DECK

    def run(self, s: Encounters, seat: int, source: int) -> None:
        found: list[int] = []
        while s.barracks and len(found) < 2:
            i = s.barracks[-1]
            zones.reveal(s, i)
            if s.face[i].character:
                found.append(s.barracks.pop())
                if s.log is not None:
                    s.log.tell("enc-raided", seat, "PR-260", card=s.face[i])
            else:
                s.rules.steps["turned_up"].run(s, -1, i)
        s.barracks += found[::-1]
        if found:
            s.stack.append((RaidOne(self.n, len(found)), seat, source))

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(s.barracks)


class RaidOne(Choice[Encounters]):
    """Which of the cards on top of the Armory, that all have seen?"""

    tag = "enc-raid-one"
    fields = ("n", "seen")

    def __init__(self, n: int, seen: int) -> None:
        self.n: int = n
        self.seen: int = seen

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        cards = {s.face[i]: None for i in s.barracks[-self.seen :]}
        found: list[Step[Encounters]] = [TakeRaided(card, self.seen) for card in cards if card.cost <= self.n]
        return [*found, LeaveRaided(self.seen)]

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-raid", n=self.n)


class TakeRaided(OfCard):
    tag = "enc-take-raided"
    word = "gain"
    fields = ("card", "seen")

    def __init__(self, card: PlayerCard, seen: int) -> None:
        super().__init__(card)
        self.seen: int = seen

    def run(self, s: Encounters, seat: int, source: int) -> None:
        i = next(i for i in s.barracks[-self.seen :] if s.face[i] is self.card)
        moves.gain(s, seat, i, s.barracks)
        to_bottom(s, self.seen - 1)


class LeaveRaided(Step[Encounters]):
    tag = "enc-leave-raided"
    fields = ("seen",)

    def __init__(self, seen: int) -> None:
        self.seen: int = seen

    def run(self, s: Encounters, seat: int, source: int) -> None:
        to_bottom(s, self.seen)

    def key(self) -> str:
        return "decline"

    def message(self) -> Msg:
        return Msg("enc-option-leave-raided")


def to_bottom(s: Encounters, n: int) -> None:
    for _ in range(n):
        zones.bury(s, s.barracks[-1], s.barracks, s.barracks)


register_all(list(globals().values()))
