"""Tactics of the quest phase (RW-204, RWR-012): the player on the move has them among his options; others may play
them while he thinks."""

from __future__ import annotations

from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics import play
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

QUEST = ("quest",)


class AndAsk(Step[Runewars]):
    """A card played; then the same question again."""

    tag = "quest_and_ask"
    fields = ("step", "question")

    def __init__(self, step: Step[Runewars], question: Choice[Runewars]) -> None:
        self.step: Step[Runewars] = step
        self.question: Choice[Runewars] = question

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((self.question, seat, source))
        s.stack.append((self.step, seat, source))

    def key(self) -> str:
        return self.step.key()

    def message(self) -> Msg:
        return self.step.message()


def own(s: Runewars, seat: int, question: Choice[Runewars]) -> list[Step[Runewars]]:
    """The cards that the player on the move can play."""
    return [AndAsk(step, question) for step in play.options(s, seat, QUEST)]


def asides(s: Runewars, seat: int) -> list[tuple[int, Step[Runewars]]]:
    """Those that the others can."""
    found: list[tuple[int, Step[Runewars]]] = []
    for p in s.players:
        if p.seat != seat and not p.out:
            found += [(p.seat, step) for step in play.options(s, p.seat, QUEST)]
    return found


register_all(list(globals().values()))
