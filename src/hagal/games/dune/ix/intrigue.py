"""The 17 Intrigue cards of Rise of Ix."""

from __future__ import annotations

from hagal.games.dune.catalogue.declare import intrigue_card
from hagal.games.dune.effect import CouncilSeat
from hagal.games.dune.effects import (
    LoseInfluenceAny,
    Require,
    draw,
    gain,
    influence_any,
    pay,
    points,
    recruit,
    swords,
    trash,
    when,
)
from hagal.games.dune.ix.conditions import Rich, TechTiles, UnitsDeployed
from hagal.games.dune.ix.discard import Discard
from hagal.games.dune.ix.plots import (
    PUSH_SOLARI,
    GrandConspiracy,
    InfluenceHere,
    LoseAnyTroop,
    MayDeployUnits,
    QuidProQuo,
    RepelShips,
    StrategicPush,
)
from hagal.games.dune.ix.shipping import FreighterMoves
from hagal.games.dune.ix.tech import AcquireTech
from hagal.games.dune.ix.units import Commission

INTRIGUE = (
    intrigue_card("Advanced Weaponry", plot=pay(solari=3).buys(Commission(1)), fight=when(TechTiles(3), swords(4))),
    intrigue_card("Blackmail", fight=pay(LoseInfluenceAny()).buys(swords(5))),
    intrigue_card("Cannon Turrets", fight=(swords(2), RepelShips())),
    intrigue_card("Cull", plot=pay(solari=1).buys(trash)),
    intrigue_card("Diversion", plot=FreighterMoves(1), needs=Require(UnitsDeployed(4))),
    intrigue_card("Expedite", plot=pay(spice=1).buys(FreighterMoves(1))),
    intrigue_card("Finesse", plot=pay(LoseInfluenceAny()).buys(influence_any(1)), fight=swords(2)),
    intrigue_card("Glimpse the Path", plot=pay(spice=1).buys(gain(water=1), draw(1))),
    intrigue_card("Grand Conspiracy", endgame=GrandConspiracy()),
    intrigue_card("Ixian Probe", plot=pay(Discard(2)).buys(draw(2))),
    intrigue_card("Machine Culture", plot=AcquireTech(), endgame=when(TechTiles(3), points(1))),
    intrigue_card("Quid Pro Quo", plot=pay(spice=2).buys(QuidProQuo())),
    intrigue_card("Second Wave", fight=(swords(2), MayDeployUnits(2))),
    intrigue_card("Secret Forces", plot=recruit(2), needs=Require(CouncilSeat())),
    intrigue_card("Strategic Push", fight=(swords(2), StrategicPush(PUSH_SOLARI))),
    intrigue_card("Strongarm", plot=pay(LoseAnyTroop()).buys(InfluenceHere())),
    intrigue_card("War Chest", fight=pay(solari=2).buys(swords(4)), endgame=when(Rich(10), points(1))),
)
