"""Effects on Strikes, wounds and marks."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import moves, strikes
from hagal.games.encounters.components import Strike
from hagal.games.encounters.effect import HATED, LOVED, MARKED, SPARE, STRIKES, Condition, Count, Effect
from hagal.games.encounters.effects.gains import OfNumber
from hagal.games.encounters.names import class_name
from hagal.games.encounters.state import Encounters
from hagal.games.kit.deck import find
from hagal.kernel.rules import push
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

WHOSE = ("any", "own", "other")
"""Whose Strikes an effect is about: of any player, of the one concerned, of the others."""
ANY, OWN, OTHER = range(3)
NO_LIMIT = -1


class DrawStrikes(OfNumber):
    """Draw Strikes, outside the Strike phase as in it (PR-082)."""

    tag = "enc-draw-strikes"
    area: ClassVar[int] = STRIKES | MARKED | SPARE
    liking: ClassVar[int] = HATED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(self.n):
            push(s, "strike", seat, -1)


class StrikePer(Effect):
    """Draw a Strike for each of something."""

    tag = "enc-strike-per"
    area: ClassVar[int] = STRIKES | MARKED | SPARE
    liking: ClassVar[int] = HATED
    fields = ("count",)

    def __init__(self, count: Count) -> None:
        self.count: Count = count

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(self.count.of(s, seat, source)):
            push(s, "strike", seat, -1)

    def message(self) -> Msg:
        return Msg("enc-strike-per", count=self.count.message())


class Heal(Effect):
    """Heal a Strike of any player (PR-083)."""

    tag = "enc-heal"
    area: ClassVar[int] = STRIKES
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        face = s.face
        found: list[Step[Encounters]] = []
        for p in s.players:
            if p.wounds:
                for card in {face[i]: None for i in strikes.can_heal(s, p)}:
                    found.append(card.heals[p.seat])
        return found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return any(strikes.can_heal(s, p) for p in s.players)

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-heal")


class HealOf(Effect):
    """Heal a Strike that is not just any one: of certain players, of so much damage at most (PR-083)."""

    tag = "enc-heal-of"
    area: ClassVar[int] = STRIKES
    fields = ("whose", "damage")
    asks: ClassVar[bool] = True

    def __init__(self, whose: int, damage: int) -> None:
        self.whose: int = whose  # place in WHOSE
        self.damage: int = damage  # NO_LIMIT: any Strike

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        face = s.face
        found: list[Step[Encounters]] = []
        for p in s.players:
            if p.wounds and (self.whose == ANY or (p.seat == seat) == (self.whose == OWN)):
                for card in {face[i]: None for i in strikes.can_heal(s, p)}:
                    if self.damage == NO_LIMIT or card.damage <= self.damage:
                        found.append(card.heals[p.seat])
        return found

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-heal")

    def message(self) -> Msg:
        if self.damage == NO_LIMIT:
            return Msg("enc-heal-own" if self.whose == OWN else "enc-heal-other")
        if self.whose == ANY:
            return Msg("enc-heal-small", n=self.damage)
        return Msg("enc-heal-own-small" if self.whose == OWN else "enc-heal-other-small", n=self.damage)


class HealOne(Step[Encounters]):
    tag = "enc-heal-one"
    fields = ("card", "other")

    def __init__(self, card: Strike, other: int) -> None:
        self.card: Strike = card
        self.other: int = other

    def run(self, s: Encounters, seat: int, source: int) -> None:
        strikes.heal(s, seat, self.other, find(s, s.players[self.other].wounds, self.card))

    def key(self) -> str:
        return f"heal {self.other} {self.card.id}"

    def message(self) -> Msg:
        return Msg("enc-option-heal", card=self.card, other=self.other)


class Mark(OfNumber):
    """Be marked (PR-067)."""

    tag = "enc-mark"
    area: ClassVar[int] = MARKED
    liking: ClassVar[int] = HATED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        moves.mark(s, seat, self.n)


class Unmark(Effect):
    """Lose a mark (PR-067)."""

    tag = "enc-unmark"
    area: ClassVar[int] = MARKED
    liking: ClassVar[int] = LOVED

    def run(self, s: Encounters, seat: int, source: int) -> None:
        moves.unmark(s, seat)

    def can(self, s: Encounters, seat: int, source: int) -> bool:
        return s.players[seat].marks > 0


class IsMarked(Condition):
    """The player is marked (PR-067)."""

    tag = "enc-is-marked"

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return s.players[seat].marks > 0


# Ways out of a drawn Strike


class DodgeByShowing(Effect):
    """This Strike does nothing if you show a card of a class (PR-081, PR-125)."""

    tag = "enc-dodge-showing"
    fields = ("cls",)
    asks: ClassVar[bool] = True

    def __init__(self, cls: int) -> None:
        self.cls: int = cls

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        p = s.players[seat]
        face = s.face
        cards = {face[i]: None for i in (*p.in_play, *p.hand) if face[i].classes >> self.cls & 1}
        found: list[Step[Encounters]] = [DodgeBy(card.show) for card in cards]
        return [*found, strikes.LET_IT]

    def settled(self, s: Encounters, seat: int, source: int) -> bool:
        return not s.players[seat].hand

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-dodge-showing", cls=class_name(self.cls), card=s.face[source])

    def message(self) -> Msg:
        return Msg("enc-dodge-showing", cls=class_name(self.cls))


class DodgeByKilling(Effect):
    """This Strike does nothing if you kill one of your characters that costs so much or more (PR-081, PR-122)."""

    tag = "enc-dodge-killing"
    fields = ("cost",)
    asks: ClassVar[bool] = True

    def __init__(self, cost: int) -> None:
        self.cost: int = cost

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        p = s.players[seat]
        face = s.face
        cards = {face[i]: None for i in (*p.hand, *p.in_play) if face[i].character and face[i].cost >= self.cost}
        found: list[Step[Encounters]] = [DodgeBy(card.bury) for card in cards]
        return [*found, strikes.LET_IT]

    def settled(self, s: Encounters, seat: int, source: int) -> bool:
        return not s.players[seat].hand

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-dodge-killing", n=self.cost, card=s.face[source])

    def message(self) -> Msg:
        return Msg("enc-dodge-killing", n=self.cost)


class DodgeBy(Step[Encounters]):
    """Do what it takes, and the Strike is discarded."""

    tag = "enc-dodge-by"
    fields = ("act",)

    def __init__(self, act: Step[Encounters]) -> None:
        self.act: Step[Encounters] = act

    def run(self, s: Encounters, seat: int, source: int) -> None:
        strikes.call_off(s, source)
        s.stack.append((self.act, seat, source))

    def key(self) -> str:
        return self.act.key()

    def message(self) -> Msg:
        return self.act.message()


register_all(list(globals().values()))
