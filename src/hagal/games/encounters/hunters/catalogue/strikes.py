"""The 60 Prey Strikes: titles, copies and the damage of three of them are known (PR-194, PR-213)."""

from __future__ import annotations

from hagal.games.encounters.effects import discard, discard_random, strike
from hagal.games.encounters.hunters.declare import prey_strike
from hagal.games.kit.declare import OFFICIAL

STRIKES = (
    prey_strike("Flesh Wound", count=11, damage=1, origin=OFFICIAL),
    prey_strike("Just a Scratch", count=9, damage=2, origin=OFFICIAL),
    prey_strike("Gotta Hand It to 'Em", id="gotta_hand_it", count=7, damage=3, origin=OFFICIAL),
    prey_strike("Through and Through", count=4, damage=2, effects=discard(1)),
    prey_strike("Severed Artery", count=3, damage=3, effects=discard_random(1)),
    prey_strike("Hearty Blow", count=1, damage=4),
    prey_strike("Wounded Pride", count=8, dishonor=1),
    prey_strike("Bruised Ego", count=8, dishonor=2),
    prey_strike("Outsmarted", count=1, dishonor=3),
    prey_strike("Dishonor and Death", count=2, damage=2, dishonor=2),
    prey_strike("Becoming the Hunted", count=3, damage=1, effects=strike(1)),
    prey_strike("Short Circuit", count=3, damage=1, dishonor=1, effects=discard(1)),
)
