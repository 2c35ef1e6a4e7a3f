"""The Armory: eight groups, each with two commons (five copies), an uncommon (three) and a rare (one).

All are stand-ins. The groups of the woods hunt, heal and draw; those of the city duel, strip Gear and raid the Armory.
Each class has a taste of its own: Intel knows and draws, Strength kills, Survival heals and restores, Tech has tricks.
"""

from __future__ import annotations

from hagal.games.encounters.effects import (
    CLASSES_PLAYED,
    attack,
    attack_per,
    avoid,
    bounty,
    cls,
    defeat,
    discard,
    draw,
    recruit,
    weaken,
)
from hagal.games.encounters.hunters.declare import armory
from hagal.games.encounters.hunters.effects import (
    GEAR,
    SLAIN,
    WORTHY,
    activate,
    disarm_trap,
    duel,
    enshrine,
    gain_instinct,
    guard,
    heal_points,
    raid,
    recruit_per,
    restore,
    rivals,
    stalk,
    strip_gear,
)
from hagal.games.encounters.names import INTEL, STRENGTH, SURVIVAL, TECH

COMMON, UNCOMMON, RARE = 5, 3, 1

WOODLAND = (
    armory("woodland_intel", "Thermal Sweep", COMMON, 2, rec=2, effects=stalk),
    armory("woodland_intel", "Patient Watcher", COMMON, 3, atk=2, effects=cls(INTEL, draw(1))),
    armory("woodland_intel", "Read the Terrain", UNCOMMON, 4, rec=1, effects=(draw(2), cls(INTEL, recruit(2)))),
    armory("woodland_intel", "Nothing Hides", RARE, 7, atk=4, effects=(bounty(1), activate(draw(1)))),
    armory("woodland_strength", "Wrist Blades", COMMON, 3, atk=2, effects=cls(STRENGTH, attack(1))),
    armory("woodland_strength", "Savage Charge", COMMON, 4, atk=3),
    armory("woodland_strength", "Skull and Spine", UNCOMMON, 5, atk=3, effects=attack_per(1, WORTHY)),
    armory("woodland_strength", "Bare Hands", RARE, 7, atk=6, effects=activate(enshrine), honor=4),
    armory("woodland_survival", "Mud and Ash", COMMON, 2, rec=2, effects=heal_points(1)),
    armory("woodland_survival", "Field Surgery", COMMON, 3, atk=2, effects=heal_points(2)),
    armory(
        *("woodland_survival", "Walk It Off", UNCOMMON, 4),
        atk=3,
        effects=(heal_points(2), restore(1), cls(SURVIVAL, draw(1))),
    ),
    armory("woodland_survival", "Unbroken", RARE, 7, atk=4, effects=(heal_points(4), restore(3), guard(2))),
    armory("woodland_tech", "Cloak", COMMON, 3, rec=2, effects=avoid(1)),
    armory("woodland_tech", "Plasma Caster", COMMON, 4, atk=3, effects=cls(TECH, weaken(1))),
    armory("woodland_tech", "Snare Wire", UNCOMMON, 4, rec=3, effects=(disarm_trap, cls(TECH, attack(2)))),
    armory("woodland_tech", "Self-Destruct", RARE, 7, atk=3, effects=defeat(7)),
)

URBAN = (
    armory("urban_intel", "Rooftop Vigil", COMMON, 2, rec=2, effects=cls(INTEL, draw(1))),
    armory("urban_intel", "Mimicked Voice", COMMON, 4, atk=2, effects=(draw(1), cls(INTEL, rivals(discard(1))))),
    armory("urban_intel", "Marked Man", UNCOMMON, 4, atk=3, effects=(duel, cls(INTEL, draw(1)))),
    armory(
        *("urban_intel", "Eyes Everywhere", RARE, 7),
        atk=1,
        effects=(draw(2), stalk, activate(attack_per(1, CLASSES_PLAYED))),
    ),
    armory("urban_strength", "Combi-Stick", COMMON, 3, atk=2, effects=cls(STRENGTH, attack(1), duel)),
    armory("urban_strength", "Challenge the Pack", COMMON, 4, atk=3, effects=duel),
    armory("urban_strength", "Killing Blow", UNCOMMON, 5, atk=4, effects=(duel, cls(STRENGTH, attack(1)))),
    armory("urban_strength", "Alpha", RARE, 7, atk=5, effects=(duel, duel, attack_per(2, SLAIN))),
    armory("urban_survival", "Swallow Pride", COMMON, 2, rec=2, effects=restore(1)),
    armory("urban_survival", "Medicomp", COMMON, 4, atk=2, effects=(heal_points(2), restore(1))),
    armory("urban_survival", "Thick Hide", UNCOMMON, 4, atk=3, effects=(guard(2), cls(SURVIVAL, heal_points(3)))),
    armory(
        *("urban_survival", "Trophy Wall", RARE, 7),
        rec=2,
        effects=(recruit_per(1, GEAR), activate(enshrine)),
        honor=5,
    ),
    armory("urban_tech", "Smart Disc", COMMON, 3, atk=2, rec=1),
    armory("urban_tech", "Laser Net", COMMON, 4, atk=2, effects=(strip_gear, cls(TECH, attack(1)))),
    armory("urban_tech", "Ship's Stores", UNCOMMON, 4, rec=3, effects=raid(5)),
    armory("urban_tech", "Bio-Mask", RARE, 7, atk=4, effects=(draw(1), gain_instinct, strip_gear)),
)

ARMORY = (*WOODLAND, *URBAN)
