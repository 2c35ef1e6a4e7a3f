"""The words of the game as small numbers: seasons, resources, shapes, orders, borders, icons of dials."""

from __future__ import annotations

from typing import Final

SPRING, SUMMER, FALL, WINTER = range(4)
SEASONS = ("spring", "summer", "fall", "winter")

FOOD, WOOD, ORE = range(3)
RESOURCES = ("food", "wood", "ore")
MOST: Final = 8  # of a resource on its dial (RW-060)

TRIANGLE, RECTANGLE, HEXAGON, CIRCLE = range(4)
SHAPES = ("triangle", "rectangle", "hexagon", "circle")

GOOD, NEUTRAL, EVIL = range(3)
ALIGNMENTS = ("good", "neutral", "evil")

STRENGTH, AGILITY, WISDOM = range(3)
ATTRIBUTES = ("strength", "agility", "wisdom")

OPEN, MOUNTAIN, WATER = range(3)
BORDERS = ("open", "mountain", "water")

STRATEGIZE, MOBILIZE, CONQUER, HARVEST, RECRUIT, RALLY, POWER, FORTIFY = range(1, 9)
ORDERS = ("", "strategize", "mobilize", "conquer", "harvest", "recruit", "rally_support", "acquire_power", "fortify")
ALL_ORDERS: Final = 0b111111110

GOLD, GREY, RED = range(3)
DESTINIES = ("gold", "grey", "red")

RESOURCE_SITE, DIPLOMAT, TRAINING_GROUND, DEFENSIVE = range(4)
DEVELOPMENTS = ("resource", "diplomat", "training_ground", "defensive")
DEVELOPMENT_COUNTS = (1, 1, 1, 2)

# What a dial shows on a space: a unit by its slot (0 to 3), or one of these (RW-064)
BLANK, TACTICS, INFLUENCE = -1, -2, -3

OWN_TYPES: Final = 4  # types of units of a faction
NEUTRAL_TYPES: Final = 6
SLOTS: Final = 10  # slots of an army: the four types of its faction, then the six neutral ones
BEASTMAN, DRAGON, GIANT, HELLHOUND, RAZORWING, SORCERER = range(4, 10)

LIMIT: Final = 8  # units in an area (RW-016)
MOST_HEROES: Final = 3
MOST_QUESTS: Final = 3
MOST_TACTICS: Final = 10
STRONGHOLDS: Final = 4  # of each faction
STRONG, DAMAGED = 5, 3  # strength of a stronghold (RW-085)
CONQUERED: Final = 3  # what the bonus of Conquer takes off it (RW-074)
DRAGON_RUNES: Final = 21
FALSE_RUNES: Final = 17
RANGE: Final = 2  # of a move; a fast figure goes one farther (RW-014)

# What holds until the season ends (`Runewars.flags`)
FROZEN: Final = 1  # water borders are open (RW-053)
TAKEN_BACK: Final = 2  # before the first season: the tiles were taken back, and are laid again (RW-027)
BY_CHANCE: Final = 4  # the second time; now chance lays them, so that nobody goes round in circles
SLOWED: Final = 16  # times 2 to the seat: its units go one area less far with Mobilize and Conquer

# What holds until the turn ends (`Runewars.turn_flags`)
PASSES: Final = 1  # mountain borders are open to the player on turn
SPOILS: Final = 4  # a prize was promised to the winner of the battle
SIEGE: Final = 2  # the bonus of Conquer: a stronghold counts 3 less (RW-074)
CAPTAIN_USED: Final = 16  # a title has given what it gives once in a turn
COMMANDER_USED: Final = 32
RECRUITED: Final = 256  # times 2 to the resource: that dial was recruited from (RW-077)
