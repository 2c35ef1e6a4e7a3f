"""The Conflict deck: 4 of level I, 10 of level II, 4 of level III."""

from __future__ import annotations

from hagal.games.dune.catalogue.declare import conflict
from hagal.games.dune.catalogue.spaces import BOARD
from hagal.games.dune.effects import InfluenceTwo, either, gain, influence_any, intrigue, points, trash
from hagal.games.dune.specials import MentatNextRound, TakeControl, TwoOf

ARRAKEEN, CARTHAG, BASIN = (BOARD.spaces[BOARD.places[id]] for id in ("arrakeen", "carthag", "imperial_basin"))

CONFLICTS = (
    conflict(
        "Skirmish",
        id="skirmish_a",
        level=1,
        first=points(1),
        second=(intrigue(1), gain(solari=2)),
        third=gain(solari=2),
    ),
    conflict("Skirmish", id="skirmish_b", level=1, first=points(1), second=gain(water=1), third=gain(spice=1)),
    conflict(
        "Skirmish",
        id="skirmish_c",
        level=1,
        first=(influence_any(1), gain(spice=1)),
        second=gain(spice=2),
        third=gain(spice=1),
    ),
    conflict(
        "Skirmish",
        id="skirmish_d",
        level=1,
        first=(influence_any(1), gain(solari=2)),
        second=gain(solari=3),
        third=gain(solari=2),
    ),
    conflict(
        "Desert Power",
        level=2,
        first=(points(1), gain(water=1)),
        second=gain(water=1, spice=1),
        third=gain(spice=1),
    ),
    conflict("Raid Stockpiles", level=2, first=(intrigue(1), gain(spice=3)), second=gain(spice=2), third=gain(spice=1)),
    conflict(
        "Cloak and Dagger",
        level=2,
        first=(influence_any(1), intrigue(2)),
        second=(intrigue(1), gain(spice=1)),
        third=either(intrigue(1), gain(spice=1)),
    ),
    conflict("Machinations", level=2, first=InfluenceTwo(), second=gain(water=1, solari=2), third=gain(water=1)),
    conflict(
        "Sort Through the Chaos",
        level=2,
        first=(MentatNextRound(), intrigue(1), gain(solari=2)),
        second=(intrigue(1), gain(solari=2)),
        third=gain(solari=2),
    ),
    conflict("Terrible Purpose", level=2, first=(points(1), trash), second=gain(water=1, spice=1), third=gain(spice=1)),
    conflict("Guild Bank Raid", level=2, first=gain(solari=6), second=gain(solari=4), third=gain(solari=2)),
    conflict(
        "Siege of Arrakeen",
        level=2,
        location=ARRAKEEN.id,
        first=(points(1), TakeControl(ARRAKEEN)),
        second=gain(solari=4),
        third=gain(solari=2),
    ),
    conflict(
        "Siege of Carthag",
        level=2,
        location=CARTHAG.id,
        first=(points(1), TakeControl(CARTHAG)),
        second=(intrigue(1), gain(spice=1)),
        third=gain(spice=1),
    ),
    conflict(
        "Secure Imperial Basin",
        level=2,
        location=BASIN.id,
        first=(points(1), TakeControl(BASIN)),
        second=gain(water=2),
        third=gain(water=1),
    ),
    conflict(
        "Battle for Arrakeen",
        level=3,
        location=ARRAKEEN.id,
        first=(points(2), TakeControl(ARRAKEEN)),
        second=TwoOf((intrigue(1), gain(spice=2), gain(solari=3))),
        third=(intrigue(1), gain(solari=2)),
    ),
    conflict(
        "Battle for Carthag",
        level=3,
        location=CARTHAG.id,
        first=(points(2), TakeControl(CARTHAG)),
        second=(intrigue(1), gain(spice=3)),
        third=gain(spice=3),
    ),
    conflict(
        "Battle for Imperial Basin",
        level=3,
        location=BASIN.id,
        first=(points(2), TakeControl(BASIN)),
        second=gain(spice=5),
        third=gain(spice=3),
    ),
    conflict(
        "Grand Vision",
        level=3,
        first=(influence_any(2), intrigue(1)),
        second=(intrigue(1), gain(spice=3)),
        third=gain(spice=3),
    ),
)
