"""The one card in ten: small named effects that only the cards of one Objective need."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters import moves, objectives, wilds
from hagal.games.encounters.components import Card, EnemyCard
from hagal.games.encounters.effect import MARKED, SPARE, STRIKES, TASKS, Condition, Effect
from hagal.games.encounters.names import EVENT, HILLS, TASK, UNDERGROUND
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.state import Encounters
from hagal.games.kit.deck import find
from hagal.kernel.rules import push
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

CAMP = "guerrilla_camp"
EVIDENCE = "personal_little_war"
PIECES = 3  # of evidence


def camp(s: Encounters) -> int:
    """The Guerrilla Camp if it was found, or -1."""
    for cards in s.attached:
        for i in cards:
            if s.face[i].id == CAMP:
                return i
    return -1


def move_camp(s: Encounters, by: int) -> None:
    i = camp(s)
    space = wilds.attached_at(s, i)
    to = min(HILLS, max(UNDERGROUND, space + by))
    if to != space:
        wilds.attach(s, i, to)


class CampRetreats(Effect):
    """The Guerrilla Camp, if found, moves one space away from the Combat Zone."""

    tag = "enc-camp-retreats"
    area: ClassVar[int] = TASKS

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if camp(s) >= 0:
            move_camp(s, -1)


class CampAdvances(Effect):
    """The Guerrilla Camp, if found, moves one space toward the Combat Zone; otherwise draw a Strike."""

    tag = "enc-camp-advances"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if camp(s) >= 0:
            move_camp(s, 1)
        else:
            push(s, "strike", seat, -1)

    def touches(self, s: Encounters, seat: int, source: int) -> int:
        return TASKS if camp(s) >= 0 else STRIKES | MARKED | SPARE


class Fortify(Effect):
    """The Event card goes to Operations: one more success is needed there."""

    tag = "enc-fortify"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.take_away(s, source, s.operations)
        if s.log is not None:
            s.log.tell("enc-fortified", -1, "PR-065", n=defences(s))


def defences(s: Encounters) -> int:
    return sum(1 for i in s.operations if s.face[i].type == EVENT)


class Assault(Effect):
    """Each player reveals and discards the top card of his deck; with as much Attack as Recruit in all, a success:
    an Event there goes, or if there is none the Objective is complete."""

    tag = "enc-assault"
    fields = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage: int = stage

    def run(self, s: Encounters, seat: int, source: int) -> None:
        attack = recruit = 0
        for other in s.living():
            i = moves.discard_top(s, other)
            if i >= 0:
                attack += s.face[i].attack
                recruit += s.face[i].recruit
        won = attack >= recruit
        if s.log is not None:
            s.log.tell("enc-assault-won" if won else "enc-assault-lost", seat, "PR-113", attack=attack, recruit=recruit)
        if not won:
            return
        for i in s.operations:
            if s.face[i].type == EVENT:
                wilds.take_away(s, i, s.out)
                return
        objectives.complete(s, self.stage)


class Evidence(Effect):
    """Turned up in the Wilds it is collected, in the Combat Zone it is lost."""

    tag = "enc-evidence"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        card: Card = s.face[source]
        found = wilds.space_of(s, source) >= 0
        wilds.take_away(s, source, s.operations if found else s.out)
        if s.log is not None:
            s.log.tell("enc-found" if found else "enc-evidence-lost", seat, "PR-068", card=card)
        s.stack.append((objectives.CHECK, -1, -1))


def is_evidence(card: EnemyCard) -> bool:
    return card.deck == EVIDENCE and card.type == TASK


class AllEvidence(Condition):
    """All three pieces of evidence are collected or lost."""

    tag = "enc-all-evidence"

    def holds(self, s: Encounters, seat: int, source: int) -> bool:
        return sum(1 for i in (*s.operations, *s.out) if is_evidence(s.face[i])) == PIECES


class DrawForEvidence(Effect):
    """Each player draws a card for each piece of evidence collected."""

    tag = "enc-draw-for-evidence"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        collected = sum(1 for i in s.operations if is_evidence(s.face[i]))
        for other in s.living():
            moves.draw_cards(s, other, collected)


class LoseEvidence(Effect):
    """One collected piece of evidence is lost."""

    tag = "enc-lose-evidence"
    asks: ClassVar[bool] = True

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [LoseOne(card) for card in {s.face[i]: None for i in s.operations if is_evidence(s.face[i])}]

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-lose-evidence")


class LoseOne(OfCard):
    tag = "enc-lose-one"
    word = "lose"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        wilds.take_away(s, find(s, s.operations, self.card), s.out)
        if s.log is not None:
            s.log.tell("enc-evidence-lost", seat, "PR-065", card=self.card)


register_all(list(globals().values()))
