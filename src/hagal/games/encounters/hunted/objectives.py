"""Objectives: one after the other, the last one in either of two ways (PR-110 to PR-116)."""

from __future__ import annotations

from hagal.games.encounters import wilds
from hagal.games.encounters.components import HERE, EnemyCard, Task
from hagal.games.encounters.effect import Effect
from hagal.games.encounters.hunted import ending
from hagal.games.encounters.hunted.mission import mission
from hagal.games.encounters.names import EVENT, MINOR, NONE, STAGES, space_name
from hagal.games.encounters.option import OfEnemy
from hagal.games.encounters.state import Encounters
from hagal.games.kit.effect import messages, push_all
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
        ending.end(s, how, "PR-116")
        return
    m.current += 1
    push(s, "begin_objective")
    s.stack.append((CLEAR, -1, stage))
    push_all(s, done.reward, s.acting(), -1)


class ClearTasks(Step[Encounters]):
    """The found task cards of a completed Objective (its number is the source) leave the table, Events on them, too."""

    tag = "enc-clear-tasks"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        name = mission(s).objectives[source - 1].id
        for zone in (s.operations, *s.attached):
            for i in zone[:]:
                card: EnemyCard = s.face[i]
                if card.type == EVENT or card.deck == name:
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


# Tasks


def why_not_task(s: Encounters, seat: int, i: int) -> Msg | None:
    """Why a task cannot be done now, if so: the one place that knows (PR-113, PR-132)."""
    task: Task | None = s.face[i].task
    assert task is not None
    if mission(s).stage != task.stage:
        return Msg("enc-why-not-current", n=task.stage)
    if task.once and s.face[i].id in s.used:
        return Msg("enc-why-once")
    if s.attack < task.attack or s.recruit < task.recruit:
        return Msg("enc-why-price", attack=task.attack, recruit=task.recruit)
    space = wilds.attached_at(s, i) if task.clear == HERE else task.clear
    if task.clear != NONE and (space < 0 or s.wilds[space]):
        return Msg("enc-why-not-clear", space=space_name(space)) if space >= 0 else Msg("enc-why-not-found")
    return None


def found_tasks(s: Encounters) -> list[int]:
    """The task cards that lie open in Operations or attached to spaces; of several equal ones the first."""
    face = s.face
    found: dict[EnemyCard, int] = {}
    for zone in (s.operations, *s.attached):
        for i in zone:
            if face[i].task is not None:
                found.setdefault(face[i], i)
    return list(found.values())


class DoTask(OfEnemy):
    """Do what a task card says."""

    tag = "enc-do"
    word = "do"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        task = self.card.task
        assert task is not None
        push(s, "action", seat)
        s.attack -= task.attack
        s.recruit -= task.recruit
        if task.once:
            s.used = (*s.used, self.card.id)
        if s.log is not None:
            s.log.tell("enc-task", seat, "PR-113", card=self.card)
        push_all(s, task.effects, seat, next(i for i in found_tasks(s) if s.face[i] is self.card))

    def message(self) -> Msg:
        task = self.card.task
        assert task is not None
        return Msg("enc-option-do", card=self.card, task=task_message(task))


def task_message(task: Task) -> Msg:
    """What can be done, at which price, and when."""
    price = tuple(
        Msg(f"enc-amount-{name}", n=n) for name, n in (("attack", task.attack), ("recruit", task.recruit)) if n
    )
    effects = messages(task.effects)
    if task.clear == HERE:
        return Msg("enc-task-here", n=task.stage, price=price, effects=effects)
    if task.clear != NONE:
        return Msg("enc-task-space", n=task.stage, price=price, effects=effects, space=space_name(task.clear))
    if task.once:
        return Msg("enc-task-once", n=task.stage, effects=effects)
    return Msg("enc-task-price", n=task.stage, price=price, effects=effects)


CHECK = CheckGoal()
CLEAR = ClearTasks()

register_all(list(globals().values()))
