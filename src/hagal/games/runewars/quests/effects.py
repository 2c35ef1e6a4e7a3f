"""What quests bring by destiny (RW-167, RW-168). The source is the hero, by instance."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.runewars.actions import gain_influence
from hagal.games.runewars.effect import Effect, Effects
from hagal.games.runewars.names import ATTRIBUTES
from hagal.games.runewars.quests.heroes import ATTRIBUTE_WORDS, MOST_TRAINING, hurt, place_of_hero, train
from hagal.games.runewars.state import Runewars
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestResult(Effect):
    """`wins`: the quest is completed by it; `loses`: it is discarded."""

    wins: ClassVar[bool] = False
    loses: ClassVar[bool] = False


def ends_well(results: Effects) -> bool:
    return any(isinstance(result, QuestResult) and result.wins for result in results)


def loses_quest(results: Effects) -> bool:
    return any(isinstance(result, QuestResult) and result.loses for result in results)


class Success(QuestResult):
    """The quest is completed: a reward, and another quest (the end of every attempt sees to it)."""

    tag = "quest_success"
    wins = True

    def message(self) -> Msg:
        return Msg("rw-quest-success")


class Abandon(QuestResult):
    """The quest is discarded."""

    tag = "quest_abandon"
    loses = True

    def message(self) -> Msg:
        return Msg("rw-quest-abandon")


class Wound(QuestResult):
    """Damage to the hero."""

    tag = "quest_wound"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        k = place_of_hero(s, seat, source)
        if k >= 0:
            hurt(s, seat, k, self.n, "RW-167")

    def message(self) -> Msg:
        return Msg("rw-quest-wound", n=self.n)


class Favor(QuestResult):
    """Influence for the hero's player."""

    tag = "quest_favor"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        gain_influence(s, seat, self.n, "RW-167")

    def message(self) -> Msg:
        return Msg("rw-quest-favor", n=self.n)


class Lesson(QuestResult):
    """One attribute +1, of the player's choice (RW-165)."""

    tag = "quest_lesson"
    asks = True

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        k = place_of_hero(s, seat, source)
        if k < 0:
            return []
        figure = s.players[seat].figures[k]
        return [Learn(attribute, -1, 1) for attribute in range(3) if figure[2 + attribute] < MOST_TRAINING]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-train", hero=s.face[source])

    def message(self) -> Msg:
        return Msg("rw-quest-lesson")


class Learn(Step[Runewars]):
    """One attribute +n, or (with a second one) two attributes +1 each (RW-165)."""

    tag = "hero_learn"
    fields = ("attribute", "other", "n")

    def __init__(self, attribute: int, other: int, n: int) -> None:
        self.attribute: int = attribute
        self.other: int = other
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        k = place_of_hero(s, seat, source)
        train(s, seat, k, self.attribute, self.n)
        if self.other >= 0:
            train(s, seat, k, self.other, self.n)

    def key(self) -> str:
        if self.other >= 0:
            return f"train {ATTRIBUTES[self.attribute]} {ATTRIBUTES[self.other]}"
        return f"train {ATTRIBUTES[self.attribute]} {self.n}"

    def message(self) -> Msg:
        if self.other >= 0:
            return Msg(
                "rw-option-train-both", attribute=ATTRIBUTE_WORDS[self.attribute], another=ATTRIBUTE_WORDS[self.other]
            )
        return Msg("rw-option-train", attribute=ATTRIBUTE_WORDS[self.attribute], n=self.n)


SUCCESS = Success()
ABANDON = Abandon()
LESSON = Lesson()

register_all(list(globals().values()))
