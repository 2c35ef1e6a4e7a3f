"""The twenty-four quests: a setup quest for each tile, one more on each tile, another one on tiles 1, 5, 6 and 8, and
two that can be attempted anywhere.

Seven names are reported; areas, tests and results of all are ours: five tests of each attribute and nine duels. Gold
succeeds, grey in half of the tests, red fails.
"""

from __future__ import annotations

from hagal.games.kit.declare import REPORTED, STAND_IN, Facts, identify, sourced
from hagal.games.runewars.components import Quest
from hagal.games.runewars.effect import Effects
from hagal.games.runewars.names import (
    AGILITY,
    BEASTMAN,
    DRAGON,
    GIANT,
    HELLHOUND,
    RAZORWING,
    SORCERER,
    STRENGTH,
    WISDOM,
)
from hagal.games.runewars.quests.effects import ABANDON, LESSON, SUCCESS, Favor, Wound

REPORTED_OURS = ("areas", "text")
STAND_IN_OURS = ("name", "areas", "text")
NOTHING: Effects = ()
FULL: Effects = (SUCCESS,)


def _made(quest: Quest, reported: bool) -> Quest:
    ours: Facts = REPORTED_OURS if reported else STAND_IN_OURS
    sourced(quest, REPORTED if reported else STAND_IN, (), ours, ())
    return quest


def trial(
    name: str,
    areas: str,
    attribute: int,
    grey: Effects = NOTHING,
    red: Effects = NOTHING,
    *,
    gold: Effects = FULL,
    setup: int = 0,
    reported: bool = False,
) -> Quest:
    """A test of an attribute, in these areas (none: anywhere); what grey and red bring."""
    results = (gold, grey, red)
    quest = Quest(identify(name), name, areas=tuple(areas.split()), setup=setup, attribute=attribute, results=results)
    return _made(quest, reported)


def duel(name: str, areas: str, foe: int, foes: int = 1, *, setup: int = 0, reported: bool = False) -> Quest:
    """A duel with neutral units."""
    quest = Quest(identify(name), name, areas=tuple(areas.split()), setup=setup, foe=foe, foes=foes)
    return _made(quest, reported)


SETUP = (
    trial("The Sunken Shrine", "1a", WISDOM, FULL, setup=1),
    duel("The Giant of the Pass", "2b", GIANT, setup=2),
    trial("The Thieves' Stair", "3a", AGILITY, FULL, setup=3),
    trial("The Frost Tower", "4a", WISDOM, (LESSON,), (Wound(1),), setup=4, reported=True),
    trial("The Bazaar", "5b", AGILITY, (Favor(2),), setup=5, reported=True),
    duel("Hounds in the Mill", "6b", HELLHOUND, setup=6),
    trial("The Stone That Sings", "7b", STRENGTH, FULL, (Wound(1),), setup=7),
    duel("The Charcoal Burners", "8c", BEASTMAN, 2, setup=8),
    trial("To the Edge of the World", "9b", STRENGTH, FULL, setup=9, reported=True),
)

MORE = (
    duel("Voices under the Lake", "1b", SORCERER, 2),
    trial("The Broken Dam", "1c", STRENGTH, FULL),
    trial("The Eagle's Ledge", "2c", AGILITY, NOTHING, (Wound(1),)),
    duel("The Nest on the Crag", "3b", RAZORWING, 2),
    trial("Foreign Library", "4b", WISDOM, FULL, reported=True),
    duel("The Old Wyrm", "5a", DRAGON),
    trial("The Ferryman's Riddle", "5c", WISDOM, (Favor(1),), (ABANDON,), gold=(SUCCESS, LESSON)),
    trial("Forward Scouting", "6a", AGILITY, FULL, reported=True),
    trial("The Collapsed Mine", "6c", STRENGTH, NOTHING, (Wound(1),), gold=(SUCCESS, LESSON)),
    duel("The Hunter Hunted", "7c", HELLHOUND),
    trial("The Gathering Storm", "8b", WISDOM, (LESSON,), (Wound(1),), reported=True),
    duel("The Toll Bridge", "8d", GIANT),
    duel("The Barrow Gate", "9a", BEASTMAN, 2),
    trial("Secrets and Lies", "", AGILITY, NOTHING, (ABANDON,), reported=True),
    trial("A Champion Is Called", "", STRENGTH, (LESSON,), (Wound(1),)),
)

QUESTS = (*SETUP, *MORE)
