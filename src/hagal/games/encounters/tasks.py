"""Task cards: what can be done with those that were found, while their Objective is current (PR-113, PR-132)."""

from __future__ import annotations

from hagal.games.encounters import wilds
from hagal.games.encounters.components import HERE, EnemyCard, Task
from hagal.games.encounters.mat import called
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import NONE, space_name
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.state import Encounters
from hagal.games.kit.combine import messages, push_all
from hagal.kernel.rules import push
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


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
    for effect in task.effects:
        if effect.required and not effect.can(s, seat, i):
            return Msg("enc-why-nothing-to-do")
    space = wilds.attached_at(s, i) if task.clear == HERE else task.clear
    if task.clear != NONE and (space < 0 or s.wilds[space]):
        return Msg("enc-why-not-clear", space=called(s, space)) if space >= 0 else Msg("enc-why-not-found")
    return None


def found_tasks(s: Encounters) -> list[int]:
    """The task cards that lie open in Operations or attached to spaces, if there is still something to be done with
    them."""
    face = s.face
    return [
        i
        for zone in (s.operations, *s.attached)
        for i in zone
        if face[i].task is not None and (zone is s.operations or not face[i].stays)
    ]


def within_reach(s: Encounters, seat: int) -> dict[EnemyCard, int]:
    """The tasks that can be done now; of several equal cards the first that can be, wherever the others lie."""
    found: dict[EnemyCard, int] = {}
    for i in found_tasks(s):
        if s.face[i] not in found and why_not_task(s, seat, i) is None:
            found[s.face[i]] = i
    return found


class DoTask(OfCard):
    """Do what a task card says."""

    tag = "enc-do"
    word = "do"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        task = self.card.task
        assert task is not None
        chosen = next(i for card, i in within_reach(s, seat).items() if card is self.card)
        push(s, "action", seat)
        s.attack -= task.attack
        s.recruit -= task.recruit
        if task.once:
            s.used = (*s.used, self.card.id)
        if s.log is not None:
            s.log.tell("enc-task", seat, "PR-113", card=self.card)
        push_all(s, task.effects, seat, chosen)

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


def offered(s: Encounters, seat: int, value: list[Step[Encounters]], about: int) -> list[Step[Encounters]]:
    """The tasks that can be done now, among the actions of a player."""
    if s.operations or any(s.attached):
        value += [card.do for card in within_reach(s, seat)]
    return value


def why_not(s: Encounters, seat: int, value: str | Msg | None, about: int) -> str | Msg | None:
    """Why the task of a key cannot be done."""
    if not isinstance(value, str) or not value.startswith("do "):
        return value
    id = value.removeprefix("do ")
    reasons = [why_not_task(s, seat, i) for i in found_tasks(s) if s.face[i].id == id]
    if not reasons:
        return Msg("enc-why-not-found")
    return None if None in reasons else reasons[0]


register_all(list(globals().values()))
