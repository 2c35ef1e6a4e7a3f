"""The effects that only cards of Alien are written with; the lower-case names are the words of the declarations."""

from __future__ import annotations

from hagal.games.encounters.alien import facehuggers
from hagal.games.encounters.alien.effects import board, goals, hazards, headquarters, players

hatch = facehuggers.Hatch
jump = facehuggers.Jump()

dies = board.Dies()
hive_to_combat = board.HiveToCombat
foremost_to_combat = board.ForemostToCombat()
enemies_advance = board.EnemiesAdvance()
cut_power = board.CutPower()
dead_to_combat = board.DeadToCombat
blood_and_terror = board.BloodAndTerror()

find = goals.Find()
finish = goals.Finish
emplace = goals.Emplace()
install = goals.Install
appear = goals.Appear()
save = goals.Save()
strike_unsaved = goals.StrikeUnsaved
onto_beast = goals.OntoBeast()
died = goals.Died
gathered = goals.Gathered
guns_placed = goals.GunsPlaced
brothers_settled = goals.BrothersSettled
no_clones = goals.NoClones()

arm = hazards.Arm()

take_captive = headquarters.TakeCaptive()
kill_all_hq = headquarters.KILL_ALL_HQ
to_barracks = headquarters.ToBarracks()
stowaway = headquarters.Stowaway()
close_space = headquarters.CloseSpace()
fail_clones = headquarters.FailClones
FAILED_CLONES = headquarters.FailedClones()

LIVING_PLAYERS = players.LivingPlayers()
discard_fighters = players.DiscardFighters()
discard_dear = players.DiscardDear
kill_recruiters = players.KillRecruiters()
cocoon = players.Cocoon()
gain_hazard = players.GainHazard()
work_together = players.WorkTogether()
