"""How a whole position of Legendary Encounters stands: a chance to win where all win or lose together, else Honor.

It looks at what lies open alone. The weights are those of a logistic regression over games between bots; see
docs/table.md for what the number means.
"""

from __future__ import annotations

from math import exp
from typing import Any

from hagal.bots.encounters import hive, hunting
from hagal.bots.encounters.worth import deadly, hurt
from hagal.games.encounters import fighting, moves
from hagal.games.encounters.alien.effects.goals import BrothersSettled, Died, Gathered, GunsPlaced
from hagal.games.encounters.alien.hatchery import hatchery, infested
from hagal.games.encounters.alien.names import NAME as HIVE
from hagal.games.encounters.components import EnemyCard
from hagal.games.encounters.hunters.hunt import NAME as HUNT
from hagal.games.encounters.hunters.hunt import honor, hunt
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import PLAYING, STAGES
from hagal.games.encounters.state import MISSION, Encounters
from hagal.kernel.rules import ask

CERTAIN, SURE = 100.0, 97.0
"""In percent: the game is won; it can be won now."""
WEIGHTS = (-1.35, 0.5, 0.75, -0.54, -0.5, 0.44, -0.15, -0.15, -0.27)
"""What counts in `features`: nothing in particular, how much is done, the health of all, enemies at hand and near,
those at hand for whoever is nearest to death, what the cards of the players cost, Facehuggers and Chestbursters, a
hunt, and how far the deck is ahead of what is done."""
NEARER = (0.1, 0.2, 0.3, 0.5, 0.8)
"""How much of an enemy in the Combat Zone one in the Wilds is, by space: the nearer, the sooner it strikes."""
HIDDEN = 0.5
"""How much of an enemy a card that lies face down is."""


def standing(s: Encounters, seat: int) -> float | None:
    """How a seat stands: where all win or lose together, their chance to win in percent; else in Honor."""
    if not s.round:
        return None
    return chance(s) if s.rules.cooperative else reckoned(s, seat)


# All together


def chance(s: Encounters) -> float:
    """The chance of the group, from 0 to 100."""
    if s.ending != PLAYING:
        return CERTAIN if ask(s, "outcome", -1, None).winners else 0.0
    if at_hand(s):
        return SURE
    return CERTAIN / (1.0 + exp(-sum(w * n for w, n in zip(WEIGHTS, features(s), strict=True))))


def at_hand(s: Encounters) -> bool:
    """Can the active player kill the last Final Enemy with the Attack there is?"""
    if MISSION in s.parts and mission(s).stage != STAGES:
        return False
    return any(
        s.face[i].final and fighting.health(s, s.active, i) <= s.attack and (HIVE not in s.parts or hive.ends(s, i))
        for i, _space in hunting.lying(s)
    )


def features(s: Encounters) -> tuple[float, ...]:
    """What a chance is made of, in the order of WEIGHTS; all of it lies open."""
    living = [p.seat for p in s.players if not p.dead]
    n = max(1, len(living))
    well = [max(0.0, 1.0 - hurt(s, seat)) for seat in living]
    done = way(s)
    return (
        1.0,
        done,
        sum(well) / len(s.players),
        (pressure(s) + nearness(s)) / n,
        pressure(s) / n * (1.0 - min(well, default=0.0)),
        strength(s, living),
        gnawed(s, living) / n,
        float(HUNT in s.parts),
        spent(s) - done,
    )


def way(s: Encounters) -> float:
    """How much of what wins the game is done, from 0 to 1: Objectives, or Prey before the Ultimate one."""
    if MISSION not in s.parts:
        return spent(s)
    m = mission(s)
    return min(1.0, (m.current + part(s)) / STAGES)


def spent(s: Encounters) -> float:
    """How much of the Enemy deck is gone, from 0 to 1; of what others keep it counts the cards only."""
    if s.exhausted:
        return 1.0
    gone = sum(len(zone) for zone in (s.dead_enemies, s.out, s.combat, s.operations, *s.wilds, *s.attached))
    if HUNT in s.parts:
        gone += sum(map(len, hunt(s).trophies))
    return min(1.0, gone / max(1, gone + len(s.enemies)) * 1.25)


def part(s: Encounters) -> float:
    """How much of the Objective in force is done, from 0 to 1."""
    m = mission(s)
    goal = m.objective.auto
    if isinstance(goal, Gathered | Died):
        return min(1.0, hatchery(s).tally.count(goal.id) / goal.n)
    if isinstance(goal, BrothersSettled):
        h = hatchery(s)
        return min(1.0, (sum(map(len, h.saved)) + h.tally.count("missing_brother")) / goal.n)
    if isinstance(goal, GunsPlaced):
        return min(1.0, sum(any(s.face[i].gun for i in space) for space in s.attached) / goal.n)
    found = [s.face[i].task for zone in (s.operations, *s.attached) for i in zone]
    return 0.5 * any(task is not None and task.stage == m.stage for task in found)


def opened(s: Encounters) -> list[tuple[int, EnemyCard]]:
    return [(k, s.face[space[0]]) for k, space in enumerate(s.wilds) if space and not s.down >> k & 1]


def pressure(s: Encounters) -> float:
    """The Strikes that are to be drawn at the end of this turn."""
    return float(sum(1 + s.face[i].double for i in s.combat if s.face[i].fightable))


def nearness(s: Encounters) -> float:
    lying = sum(NEARER[k] * (1 + card.double) for k, card in opened(s) if card.fightable)
    return lying + sum(HIDDEN * NEARER[k] for k, space in enumerate(s.wilds) if space and s.down >> k & 1)


def strength(s: Encounters, living: list[int]) -> float:
    """What a card of those who live cost, on average."""
    face = s.face
    cards = [i for seat in living for p in (s.players[seat],) for i in (*p.deck, *p.hand, *p.in_play, *p.discard)]
    return sum(getattr(face[i], "cost", 0) for i in cards) / max(1, len(cards))


def gnawed(s: Encounters, living: list[int]) -> float:
    """Facehuggers in front of players, and Chestbursters."""
    if HIVE not in s.parts:
        return 0.0
    fronts: Any = hatchery(s).fronts
    return float(sum(bool(fronts[seat]) + 2 * infested(s, seat) for seat in living))


# Everybody for himself


def reckoned(s: Encounters, seat: int) -> float:
    """The Honor that a seat has, and its share of what is near: Prey that lies open, less the Strikes that come and
    what its death would cost. Not its Challenge: that may hang on what others have."""
    p = s.players[seat]
    found = float(honor(s, seat))
    if s.ending != PLAYING:
        return found
    if p.dead:
        return found
    living = len([one for one in s.players if not one.dead])
    lying = [(0.9, s.face[i]) for i in s.combat] + [(0.5 + 0.08 * k, card) for k, card in opened(s)]
    prey: float = sum(share * card.honor for share, card in lying if card.fightable)
    found += prey / (living + 0.5)
    strikes = pressure(s) if s.active == seat else pressure(s) / (2 * living)
    left = max(1, p.health - moves.damage(s, p))
    risk = min(1.0, strikes * deadly(s, left) + hunting.HIT * strikes / (3 * left)) + 0.25 * hurt(s, seat) ** 2
    lost: float = strikes * hunting.SHAME + min(1.0, risk) * (p.avatar.honor + 2.0)
    return found - lost
