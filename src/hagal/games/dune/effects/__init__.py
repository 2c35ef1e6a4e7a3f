"""The effects that cards and spaces are written with.

The lower-case names are the words of the declarations: `gain(spice=2)`, `pay(spice=2).then(...)`, `when(...)`.
"""

from __future__ import annotations

from hagal.games.dune.effect import Condition, Effect, Effects, messages
from hagal.games.dune.effects.costs import LoseDeployed, LoseInfluence, LoseInfluenceAny, Paid, Pay, Spend
from hagal.games.dune.effects.gains import Draw, DrawIntrigue, Gain, Persuade, Points, Recruit, StealIntrigue, Swords
from hagal.games.dune.effects.several import Bundle, Either, Require, When
from hagal.games.dune.effects.tracks import Influence, InfluenceAny, InfluenceBehind, InfluenceEach, InfluenceTwo
from hagal.games.dune.effects.trashing import Trash, TrashFor, TrashOne, TrashSelf
from hagal.games.dune.effects.troops import ANY_NUMBER, DeployTroops, MayDeploy, MayRetreat, RetreatTroops

gain = Gain
points = Points
recruit = Recruit
persuasion = Persuade
swords = Swords
draw = Draw
intrigue = DrawIntrigue
influence = Influence
influence_any = InfluenceAny
steal_intrigue = StealIntrigue()
trash = Trash()
trash_self = TrashSelf()
may_deploy = MayDeploy
may_retreat = MayRetreat


def both(*effects: Effect) -> Bundle:
    return Bundle(effects)


def either(*effects: Effect) -> Either:
    return Either(effects)


def when(condition: Condition, *effects: Effect) -> When:
    return When(condition, effects)


class Price:
    """`pay(spice=2).then(...)`: a cost arrow; `cost(spice=2).buys(...)`: a mandatory cost, as on Intrigue cards."""

    def __init__(self, costs: Effects) -> None:
        self.costs: Effects = costs

    def then(self, *effects: Effect) -> Pay:
        return Pay(self.costs, effects)

    def buys(self, *effects: Effect) -> Paid:
        return Paid(self.costs, effects)


def pay(*costs: Effect, spice: int = 0, solari: int = 0, water: int = 0) -> Price:
    resources = (Spend(spice, solari, water),) if spice or solari or water else ()
    return Price((*costs, *resources))


__all__ = [
    "ANY_NUMBER",
    "Bundle",
    "DeployTroops",
    "Draw",
    "DrawIntrigue",
    "Effects",
    "Either",
    "Gain",
    "Influence",
    "InfluenceAny",
    "InfluenceBehind",
    "InfluenceEach",
    "InfluenceTwo",
    "LoseDeployed",
    "LoseInfluence",
    "LoseInfluenceAny",
    "MayDeploy",
    "MayRetreat",
    "Paid",
    "Pay",
    "Persuade",
    "Points",
    "Price",
    "Recruit",
    "Require",
    "RetreatTroops",
    "Spend",
    "StealIntrigue",
    "Swords",
    "Trash",
    "TrashFor",
    "TrashOne",
    "TrashSelf",
    "When",
    "both",
    "draw",
    "either",
    "gain",
    "influence",
    "influence_any",
    "intrigue",
    "may_deploy",
    "may_retreat",
    "messages",
    "pay",
    "persuasion",
    "points",
    "recruit",
    "steal_intrigue",
    "swords",
    "trash",
    "trash_self",
    "when",
]
