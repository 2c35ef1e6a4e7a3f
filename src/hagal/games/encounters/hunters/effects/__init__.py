"""The effects that only cards of Hunters are written with; the lower-case names are the words of the declarations."""

from __future__ import annotations

from hagal.games.encounters.effect import Effect
from hagal.games.encounters.effects.cards import DiscardRandom
from hagal.games.encounters.hunters import awards
from hagal.games.encounters.hunters.effects import gains, prey, trophies

heal_points = gains.HealPoints
restore = gains.RestorePoints
duel = gains.AllowDuel()
guard = gains.Guard
recruit_per = gains.RecruitPer
enshrine = trophies.Enshrine()
strip_gear = trophies.StripGear()
disarm_trap = trophies.DisarmTrap()
draw_trap = trophies.DrawTrap()
return_to_deck = trophies.ReturnToDeck()
disarming = prey.Disarming((DiscardRandom(2),))
arrest = prey.Arrest()
gear_up_now = prey.GearUpNow()
turn_up_prey = prey.TurnUpPrey
stalk = prey.Stalk()
gain_instinct = gains.GainInstinct()
raid = gains.Raid


def rivals(*effects: Effect) -> gains.Rivals:
    return gains.Rivals(effects)


def activate(*effects: Effect) -> gains.Activate:
    return gains.Activate(effects)


TROPHIES = awards.Trophies()
PREY = awards.PreyKilled()
WORTHY = awards.WorthyKilled()
GEAR = awards.GearTaken()
HAZARDS = awards.HazardsAvoided()
TRAPS = awards.TrapsRemoved()
TESTS = awards.TestsPassed()
SLAIN = awards.PredatorsKilled()
IN_FRONT = awards.TrapsInFront()
DISHONOR = awards.Dishonored()
ARMORY = awards.ArmoryCards()
INSTINCTS = awards.Instincts()
STARTERS = awards.Starters()
STRIKES_BESIDE = awards.StrikesBeside()
PREDATORS = awards.LivingPredators()
