"""How the heuristic bot hunts Aliens: as other Prey, but there are Facehuggers, Failed Clones, tasks of Objectives, a
Self-Destruct, and Ash, whom a Duel lets one fight."""

from __future__ import annotations

from typing import Any

from hagal.bots import Options
from hagal.bots.encounters import hive, hunting
from hagal.bots.encounters.answers import Answer, of
from hagal.bots.encounters.threat import task_space
from hagal.bots.encounters.worth import Worth
from hagal.games.encounters import fighting, tasks
from hagal.games.encounters.alien.effects.hazards import BLAST, DISARM
from hagal.games.encounters.alien.effects.headquarters import clone_price, price
from hagal.games.encounters.alien.hatchery import hatchery, most_urgent
from hagal.games.encounters.alien.hive import barred
from hagal.games.encounters.components import Objective
from hagal.games.encounters.hunters.hunt import hunt, worth
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import NONE, STAGES
from hagal.games.encounters.state import Encounters
from hagal.games.kit.deck import find
from hagal.kernel.step import Msg

BURST = 7.0
"""What a Chestburster costs in Honor: the Avatar, and all turns to come."""
GUN, SAVED = 1.2, 0.8
"""What an own Sentry Gun is worth, and a Missing Brother who is saved, beside the Strikes that Events bring no more."""
COMES = 0.8
"""How many Events come as a rule before somebody else has completed an Objective."""
GOAL = 2.0
"""What it is worth to those who hunt together that an Objective is done."""
KEPT = frozenset({"enc-finish", "enc-install"})
"""What a task does whose card is a trophy then."""


def act(j: Worth, options: Options) -> Answer | None:
    """As in any hunt, with what Aliens add."""
    if not j.hive:
        return hunting.act(j, options)
    found = hunting.mend(j, options) or allow(j, options)
    found = found or hunting.strike_out(j, options, prey(j, options), in_the_way(j))
    return found or hunting.spend(j, options, spoils(j, options))


def in_the_way(j: Worth) -> tuple[int, float]:
    """The space that must be clear for a task that could be done otherwise, and what that is worth."""
    s = j.s
    space = task_space(s)
    if space < 0:
        return -1, 0.0
    found = [s.face[i] for i in tasks.found_tasks(s) if s.face[i].task.stage == mission(s).stage]
    return space, max(task_worth(j, card) for card in found if card.task.clear != NONE)


def pain(j: Worth, objective: Objective) -> float:
    """What an Event costs the player himself while an Objective is current."""
    found = 0.0
    for effect in objective.event:
        for part in (effect, *getattr(effect, "effects", ())):
            unsaved = part.tag == "enc-strike-unsaved" and not hatchery(j.s).saved[j.seat]
            if unsaved or part.tag == "enc-draw-strikes":
                found += part.n
            elif part.tag == "enc-strike-per":
                found += part.count.of(j.s, j.seat, -1)
    return found * hunting.strike_cost(j)


def relief(j: Worth) -> float:
    """What it is worth that the Events of the next Objective come in place of those of this one."""
    m = mission(j.s)
    if m.stage == STAGES:
        return 0.0
    return COMES * max(0.0, pain(j, m.objective) - pain(j, m.objectives[m.stage]))


def prey(j: Worth, options: Options) -> list[hunting.Offer]:
    """Facehuggers and Failed Clones, with what they are worth and take."""
    s = j.s
    found: list[hunting.Offer] = []
    for option in of(options, "enc-pry"):
        i = most_urgent(s, option.other)
        danger = hive.pry_worth(s, option.other) / hive.DOOM * BURST
        found.append((worth(s, j.seat, i) + danger, fighting.health(s, j.seat, i), (option, i)))
    for option in of(options, "enc-fight-clone"):
        i = find(s, s.combat, option.card)
        attack, recruit = clone_price(s, j.seat, i)
        if not recruit:
            found.append((worth(s, j.seat, i) + goal(s), attack, (option, i)))
    return found


def spoils(j: Worth, options: Options) -> list[hunting.Offer]:
    """Tasks, the Self-Destruct and captives, with what they are worth and cost in Recruit."""
    s = j.s
    found: list[hunting.Offer] = []
    option: Any
    for option in options:
        if option.tag == "enc-do":
            found.append((task_worth(j, option.card), option.card.task.recruit, option))
        elif option.tag == "enc-disarm":
            bomb = worth(s, j.seat, hatchery(s).armed) + BLAST * hunting.strike_cost(j)
            found.append((bomb, price(s, DISARM, "self_destruct")[1], option))
        elif option.tag == "enc-ransom":
            found.append((hunting.deck_worth(j, option.card), price(s, option.card.cost, "lost_icon")[1], option))
        elif option.tag == "enc-fight-clone":
            i = find(s, s.combat, option.card)
            attack, recruit = clone_price(s, j.seat, i)
            if not attack:
                found.append((worth(s, j.seat, i) + goal(s) + clone_pain(j), recruit, option))
    return found


def task_worth(j: Worth, card: Any) -> float:
    """What a task brings, in Honor."""
    s = j.s
    found = 0.0
    for effect in card.task.effects:
        if effect.tag in KEPT:
            found += card.honor + goal(s) + relief(j)
        elif effect.tag == "enc-save":
            found += SAVED + goal(s) + COMES * pain(j, mission(s).objective)
        elif effect.tag == "enc-emplace":
            found += GUN + goal(s) + relief(j) / 2
        elif effect.tag == "enc-defeat":
            found += max(
                (hunting.prey_worth(j, i, k) for i, k in hunting.lying(s) if effect.fits(s, j.seat, i)), default=0
            )
    return found


def clone_pain(j: Worth) -> float:
    """What a Failed Clone costs the player himself: a Strike at each Event, while that Objective is current."""
    return COMES * hunting.strike_cost(j)


def goal(s: Encounters) -> float:
    return GOAL if s.rules.cooperative else 0.0


def allow(j: Worth, options: Options) -> Answer | None:
    """A Duel for the sake of Ash, if there is Attack for him and no Duel that is worth more."""
    s = j.s
    for option in of(options, "enc-use-duel"):
        held = [(i, k) for i, k in hunting.lying(s) if barred(s, j.seat, None, i) is not None]
        able = [hunting.prey_worth(j, i, k) for i, k in held if fighting.health(s, j.seat, i) <= s.attack]
        duels = [hunting.duel_worth(j, p.seat) * j.zeal for p in s.players if p.seat != j.seat and not p.dead]
        if able and (hunt(s).duels > 1 or max(able) > max(duels, default=0.0)):
            return option, Msg("bots-enc-ash")
    return None
