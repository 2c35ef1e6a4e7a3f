"""The 20 Gear cards, all different: no title and no text is known (PR-195, PR-205)."""

from __future__ import annotations

from hagal.games.encounters.effects import discard, discard_random, discard_top, draw, move_back, strike, unless
from hagal.games.encounters.hunters.declare import gear
from hagal.games.encounters.hunters.effects import disarm_trap, draw_trap, restore, turn_up_prey
from hagal.games.encounters.hunters.ongoing import WildsTougher
from hagal.games.encounters.names import IN_COMBAT, INTEL, STRENGTH, SURVIVAL, TECH
from hagal.games.encounters.ongoing import AllTougher, CharactersDearer

GEAR = (
    gear("Body Armor", health=2),
    gear("Camouflage Paint", health=1),
    gear("Riot Shield", health=3, honor=2),
    gear("Assault Rifle", health=1, strike=unless(SURVIVAL, discard(1))),
    gear("Minigun", double=True, honor=2),
    gear("Sniper Scope", lethal=True, honor=2),
    gear("Getaway Car", escape=True, honor=2),
    gear("Dirt Bike", runner=True),
    gear("Hand Grenade", death=strike(1), honor=2),
    gear("Claymore", fights=unless(TECH, strike(1)), honor=2),
    gear("Bowie Knife", strike=discard_top),
    gear("Flare Gun", death=turn_up_prey(1)),
    gear("Field Radio", honor=2, ongoing=(WildsTougher(1),)),
    gear("Bullhorn", honor=2, ongoing=(AllTougher(1, IN_COMBAT),)),
    gear("Bribe Money", ongoing=(CharactersDearer(1),)),
    gear("Tripwire Kit", death=draw_trap, honor=2),
    gear("Pepper Spray", fights=unless(INTEL, discard_random(1))),
    gear("Hunting Bow", health=1, death=draw(1)),
    gear("Good Luck Charm", health=1, death=restore(1)),
    gear("Climbing Rope", health=1, death=(disarm_trap, move_back(1)), fights=unless(STRENGTH, discard(1))),
)
