"""What enemies threaten, and which of them are worth the Attack there is."""

from __future__ import annotations

from typing import Any

from hagal.bots.encounters import hive
from hagal.bots.encounters.worth import Worth
from hagal.games.encounters import fighting, tasks
from hagal.games.encounters.components import HERE, EnemyCard
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import FINAL, HILLS, IN_COMBAT, NONE, STAGES
from hagal.games.encounters.state import Encounters

STRIKES = 3.0
"""What it is worth that an enemy in the Combat Zone strikes nobody any more."""
DOUBLE, RUNNER, ABILITY = 2.0, 0.6, 0.9
NEARER = (0.5, 0.6, 0.8, 1.1, 1.5)
"""What it is worth to kill an enemy in the Wilds, by space: the nearer it is, the sooner it strikes."""
WINNING = 100.0
CLEARING = 4.0
"""What it is worth to clear a space for a task that could be done then."""

Target = tuple[float, int, int, Any]
"""(worth, Attack it takes, instance, option)."""


def threat(j: Worth, i: int, space: int) -> float:
    """What killing an enemy is worth; `space` -1: it is in the Combat Zone."""
    s = j.s
    card: EnemyCard = s.face[i]
    if card.type == FINAL:
        return WINNING
    found = STRIKES if space < 0 else NEARER[space]
    if card.double:
        found += DOUBLE * (1.0 if space < 0 else 0.4)
    if card.strike:
        found += ABILITY * (1.0 if space < 0 else 0.4)
    if card.runner and space >= 0:
        found += RUNNER
    if card.spent and space < 0:
        found -= 0.5
    for ability in card.ongoing:
        now = ability.where & (IN_COMBAT if space < 0 else 1 << space)
        found += ABILITY if now else 0.4
        if ability.tag == "enc-protects" and now and mission(s).stage == STAGES:
            found += 1.5
    if j.hive:
        found += hive.dread(j, card, space)
    return found - regret(j, card)


def regret(j: Worth, card: EnemyCard) -> float:
    """What its death brings that nobody wants."""
    found = 0.0
    for effect in card.death:
        if effect.tag == "enc-unless":
            p = j.s.players[j.seat]
            shown = any(j.s.face[k].classes >> effect.cls & 1 for k in (*p.in_play, *p.hand))  # type: ignore[attr-defined]
            found += 0.0 if shown else 0.9
        elif effect.tag == "enc-camp-advances":
            lies = any(j.s.face[k].task is not None for cards in j.s.attached for k in cards)
            found += -0.8 if lies else 1.0
        else:
            found += 0.5
    return found


def task_space(s: Encounters) -> int:
    """The space that must be clear for a task which could be done otherwise, if it is not; -1: none."""
    for i in tasks.found_tasks(s):
        task = s.face[i].task
        if task.stage != mission(s).stage or s.recruit < task.recruit or task.clear == NONE:
            continue
        space = HILLS
        if task.clear == HERE:
            space = next(k for k, cards in enumerate(s.attached) if i in cards)
        elif task.clear >= 0:
            space = task.clear
        if s.wilds[space]:
            return space
    return -1


def task_attack(s: Encounters) -> int:
    """The Attack to be kept for a task that could be done, or once its space is clear."""
    return max(
        (
            s.face[i].task.attack
            for i in tasks.found_tasks(s)
            if s.face[i].task.stage == mission(s).stage and s.recruit >= s.face[i].task.recruit
        ),
        default=0,
    )


def targets(j: Worth, options: list[Any]) -> list[Target]:
    """The enemies that can be fought now, with what that is worth and takes."""
    s = j.s
    wanted = task_space(s)
    found: list[Target] = hive.targets(j, options) if j.hive else []
    for option in options:
        if option.tag == "enc-fight":
            i = s.wilds[option.space][0]
            worth = threat(j, i, option.space)
            if option.space == wanted:
                worth += CLEARING if mission(s).stage < STAGES else WINNING / 2
        elif option.tag == "enc-fight-combat":
            i = next(k for k in s.combat if s.face[k] is option.card)
            worth = threat(j, i, -1)
        else:
            continue
        card: EnemyCard = s.face[i]
        if card.spares and s.players[j.seat].marks:
            worth = 4.0
        if card.fights and s.players[j.seat].marks:
            left = s.players[j.seat].health * (1.0 - j.hurt)
            if left < 3 * s.players[j.seat].marks:
                worth = 1.0
        found.append((worth, fighting.health(s, j.seat, i), i, option))
    return found


def best(found: list[Target], attack: int) -> list[Target]:
    """Those that together are worth the most for the Attack there is."""
    return most_for([(worth, health, one) for one in found for worth, health in (one[:2],)], attack)


def most_for(offers: list[tuple[float, int, Any]], budget: int) -> list[Any]:
    """Of things with a worth and a price, those that together are worth the most for the budget; dear ones first."""
    offers = sorted((one for one in offers if one[0] > 0 and one[1] <= budget), key=lambda one: (-one[0], one[1]))
    chosen: tuple[int, ...] = ()
    most = 0.0
    stack: list[tuple[int, int, float, tuple[int, ...]]] = [(0, budget, 0.0, ())]
    while stack:
        first, left, worth, taken = stack.pop()
        if worth > most + 1e-9:
            most, chosen = worth, taken
        for k in range(first, len(offers)):
            if offers[k][1] <= left and worth + sum(one[0] for one in offers[k:]) > most + 1e-9:
                stack.append((k + 1, left - offers[k][1], worth + offers[k][0], (*taken, k)))
    return [offers[k][2] for k in chosen]
