"""The four Conflict cards of Rise of Ix."""

from __future__ import annotations

from hagal.games.dune.catalogue.declare import conflict
from hagal.games.dune.effects import either, gain, intrigue, pay, points, recruit
from hagal.games.dune.ix.shipping import FreighterMoves

CONFLICTS = (
    conflict(
        "Skirmish",
        id="skirmish_e",
        level=1,
        first=(FreighterMoves(1), gain(spice=1)),
        second=gain(solari=3),
        third=gain(solari=2),
    ),
    conflict(
        "Skirmish",
        id="skirmish_f",
        level=1,
        first=(FreighterMoves(1), recruit(1)),
        second=gain(spice=2),
        third=gain(spice=1),
    ),
    conflict(
        "Trade Monopoly",
        level=2,
        first=(FreighterMoves(2), recruit(1)),
        second=(intrigue(1), gain(water=1)),
        third=either(intrigue(1), gain(water=1)),
    ),
    conflict(
        "Economic Supremacy",
        level=3,
        first=(points(1), pay(solari=6).then(points(1)), pay(spice=4).then(points(1))),
        second=points(1),
        third=gain(spice=2, solari=2),
    ),
)
