"""The effects that only cards of Alien are written with; the lower-case names are the words of the declarations."""

from __future__ import annotations

from hagal.games.encounters.alien import facehuggers
from hagal.games.encounters.alien.effects import board, goals, hazards

hatch = facehuggers.Hatch
jump = facehuggers.Jump()
dies = board.Dies()
hive_to_combat = board.HiveToCombat
foremost_to_combat = board.ForemostToCombat()
find = goals.Find()
died = goals.Died
gathered = goals.Gathered
arm = hazards.Arm()
