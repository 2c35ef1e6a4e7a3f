"""Tactics of the quest phase (RW-204, RWR-012): the player on the move has them among his options; others may play
them while he thinks."""

from __future__ import annotations

from hagal.games.kit.option import AndAsk
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics import play
from hagal.kernel.step import Choice, Step
from hagal.kernel.term import register_all

QUEST = ("quest",)


class InQuests(AndAsk[Runewars]):
    """Something done in the quest phase: a card played, rewards exchanged."""

    tag = "quest_and_ask"


def own(s: Runewars, seat: int, question: Choice[Runewars]) -> list[Step[Runewars]]:
    """The cards that the player on the move can play."""
    return [InQuests(step, question) for step in play.options(s, seat, QUEST)]


def asides(s: Runewars, seat: int) -> list[tuple[int, Step[Runewars]]]:
    """Those that the others can."""
    found: list[tuple[int, Step[Runewars]]] = []
    for p in s.players:
        if p.seat != seat and not p.out:
            found += [(p.seat, step) for step in play.options(s, p.seat, QUEST)]
    return found


register_all(list(globals().values()))
