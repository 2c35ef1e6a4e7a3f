"""The 16 objectives: eight good ones, mostly of alliances and influence, eight evil ones, mostly of conquest and
destruction. Sources tell of four, two of them in part; the others are ours."""

from __future__ import annotations

from hagal.games.kit.declare import OFFICIAL, REPORTED, STAND_IN, Facts, identify, sourced
from hagal.games.runewars.components import Objective
from hagal.games.runewars.effect import Condition
from hagal.games.runewars.names import BEASTMAN, EVIL, GOOD, RAZORWING
from hagal.games.runewars.seasons.goals import (
    AllAllied,
    AtTheGates,
    Conquests,
    ControlsCities,
    GreatAllies,
    GreatHost,
    HasInfluence,
    HoldsEnemyHome,
    HoldsTitles,
    Killed,
    KilledNeutral,
    LeadsHeroes,
    NeutralAllies,
    RoutedFoe,
    SpentInfluence,
    StrongholdsBroken,
    TooFewGreat,
)

OBJECTIVE_OURS = ("name", "text")
"""What is ours on a stand-in."""


def objective(
    alignment: int,
    name: str,
    met: Condition,
    *,
    lost: Condition | None = None,
    origin: str = STAND_IN,
    ours: Facts = (),
) -> Objective:
    made = Objective(identify(name), name, alignment=alignment, met=met, lost=lost)
    sourced(made, origin, OBJECTIVE_OURS, ours, ())
    return made


OBJECTIVES = (
    objective(GOOD, "Bound by Honor", AllAllied((BEASTMAN, RAZORWING)), origin=OFFICIAL, ours=("side",)),
    objective(
        GOOD,
        "Friends of the Great Ones",
        GreatAllies(2),
        lost=TooFewGreat(2),
        origin=REPORTED,
        ours=("name", "text", "side"),
    ),
    objective(GOOD, "Trusted in Every Hall", HasInfluence(9)),
    objective(GOOD, "Laurels and Seals", HoldsTitles(2)),
    objective(GOOD, "A League of Many Tribes", NeutralAllies(5)),
    objective(GOOD, "Shield of the Cities", ControlsCities(2)),
    objective(GOOD, "Fellowship of Three", LeadsHeroes(3)),
    objective(GOOD, "An Open Hand", SpentInfluence(6)),
    objective(EVIL, "Walls Laid Low", StrongholdsBroken(), origin=REPORTED, ours=("name", "side")),
    objective(EVIL, "Discouraging Defeat", RoutedFoe(3), origin=REPORTED, ours=("text", "side")),
    objective(EVIL, "Lands under the Heel", Conquests(6)),
    objective(EVIL, "A Foot on Their Threshold", HoldsEnemyHome()),
    objective(EVIL, "Red Harvest", Killed(3)),
    objective(EVIL, "Emptied Lairs", KilledNeutral(2)),
    objective(EVIL, "The Host Assembled", GreatHost()),
    objective(EVIL, "At Their Gates", AtTheGates(3)),
)
