"""Objectives: one after the other, the last one in either of two ways (PR-110 to PR-116, AL-060 to AL-064)."""

from __future__ import annotations

from hagal.games.encounters import wilds
from hagal.games.encounters.components import Card
from hagal.games.encounters.effect import Effect
from hagal.games.encounters.mission import mission, renew
from hagal.games.encounters.names import EVENT, MINOR, STAGES
from hagal.games.encounters.state import Encounters
from hagal.games.kit.combine import push_all
from hagal.kernel.rules import push
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


def complete(s: Encounters, stage: int, how: int = MINOR) -> None:
    """An Objective is done; ignored while an earlier one is not (PR-111, PR-114). `how` the third one is (PR-116)."""
    m = mission(s)
    if m.stage != stage:
        return
    done = m.objective
    if s.log is not None:
        s.log.tell("enc-completed", s.active, "PR-111", objective=done)
    if stage == STAGES:
        s.rules.steps["accomplish"].run(s, -1, how)
        return
    renew(s, m.current + 1, m.hazards)
    push(s, "begin_objective")
    s.stack.append((CLEAR, -1, stage))
    push_all(s, done.reward, s.acting(), -1)


def locked(s: Encounters, seat: int, value: bool, about: int) -> bool:
    """The Final Enemy cannot be fought before the last Objective (PR-115)."""
    return value or mission(s).stage != STAGES


class ClearTasks(Step[Encounters]):
    """The found task cards of a completed Objective (its number is the source) leave the table, Events on them, too."""

    tag = "enc-clear-tasks"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        name = mission(s).objectives[source - 1].id
        for zone in (s.operations, *s.attached):
            for i in zone[:]:
                card: Card = s.face[i]
                if (card.type == EVENT or card.deck == name) and (zone is s.operations or not card.stays):
                    wilds.take_away(s, i, s.out)


class BeginObjective(Step[Encounters]):
    """An Objective becomes current: its Setup at once, and perhaps it is done already (PR-112, PR-114)."""

    tag = "enc-begin-objective"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        objective = mission(s).objective
        if s.log is not None:
            s.log.tell("enc-objective", -1, "PR-111", objective=objective)
        s.stack.append((CHECK, -1, -1))
        push_all(s, objective.setup, s.acting(), -1)


class CheckGoal(Step[Encounters]):
    """Is the current Objective one that completes itself, and is it done? (PR-114)"""

    tag = "enc-check-goal"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        objective = mission(s).objective
        if objective.auto is not None and objective.auto.holds(s, s.acting(), source):
            complete(s, objective.stage)


class Complete(Effect):
    """Complete an Objective."""

    tag = "enc-complete"
    fields = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage: int = stage

    def run(self, s: Encounters, seat: int, source: int) -> None:
        complete(s, self.stage)

    def message(self) -> Msg:
        return Msg("enc-complete", n=self.stage)


class CompleteMinor(Effect):
    """Complete the Minor objective of Objective 3 (PR-116)."""

    tag = "enc-complete-minor"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        complete(s, STAGES)

    def message(self) -> Msg:
        return Msg("enc-complete-minor")


CHECK = CheckGoal()
CLEAR = ClearTasks()

register_all(list(globals().values()))
