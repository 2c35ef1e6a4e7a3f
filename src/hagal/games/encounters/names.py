"""The words of the game as small numbers: classes, teams, spaces of the Wilds, kinds of Enemy cards."""

from __future__ import annotations

from hagal.kernel.step import Msg

INTEL, LEADERSHIP, STRENGTH, SURVIVAL, TECH = range(5)
CLASSES = ("intel", "leadership", "strength", "survival", "tech")
EVERY = len(CLASSES)  # a card that counts as every class
CLASS_WORDS = (*CLASSES, "every")

DUTCH_TEAM, HARRIGAN_TEAM, JUNGLE_HUNTER, CITY_HUNTER, NOSTROMO, SULACO, FURY161, THE_BETTY = range(8)
TEAMS = ("dutch_team", "harrigan_team", "jungle_hunter", "city_hunter", "nostromo", "sulaco", "fury161", "the_betty")
"""The last four are the crews of Alien, which work as teams (AL-035)."""

NONE = -1  # no class, no team

# The Wilds in the order in which cards are pushed through them (PR-032), with the costs of scanning them.
UNDERGROUND, GRAVEYARD, RIVER, RUINS, HILLS = range(5)
SPACES = ("underground", "graveyard", "river", "ruins", "hills")
ROOMS = ("ventilation_shafts", "power_station", "weapons_locker", "med_lab", "airlock")
PREDATOR_MAT, ALIEN_MAT = range(2)
MATS = (SPACES, ROOMS)
"""What the spaces are called on either mat (PR-182): the Complex of Alien is the Wilds, with the same play (PR-170)."""
SCAN_COSTS = (4, 3, 3, 2, 2)
ALL_DOWN = (1 << len(SPACES)) - 1  # a card lies face down on every space

ENEMY, EVENT, HAZARD, TASK, FINAL, GEAR_UP, PARASITE = range(7)
KINDS = ("enemy", "event", "hazard", "objective", "final_enemy", "gear_up", "parasite")
"""The last is what bursts out of a player: it lies in a deck and is never fought (AL-090)."""

# Where an ongoing ability of an enemy works (PR-105).
AT = tuple(1 << space for space in range(len(SPACES)))  # on one space of the Wilds only
IN_WILDS, IN_COMBAT = (1 << len(SPACES)) - 1, 1 << len(SPACES)
ANYWHERE = IN_WILDS | IN_COMBAT

HAND_SIZE = 6  # PR-028
HQ_SIZE = 5  # PR-027
OFFICER_COST = 3  # PR-053
STAGES = 3  # Objectives of a game (PR-019)
CHARACTERS = 4  # in the Barracks (PR-026)

FILM, RANDOM, CHOOSE, TWO = "film", "random", "choose", "two"  # words for what set-up picks

Film = int | str
PREDATOR_FILMS = (1, 2)
ALIEN_FILMS = ("alien", "aliens", "alien3", "resurrection")
FILMS: tuple[Film, ...] = (*PREDATOR_FILMS, *ALIEN_FILMS)
FIRST_FILM = 1
"""Of whichever mode: the film that is played unless another is asked for."""

PLAYING, LOST, MINOR, MAJOR, ULTIMATE, FALLEN, ESCAPED = range(7)
ENDINGS = ("", "lost", "minor", "major", "ultimate", "fallen", "escaped")
"""The last three are those of Hunters: the Ultimate Prey defeated, a Predator dead, the Prey escaped (PR-240)."""


def class_name(cls: int) -> Msg:
    return Msg(f"enc-class-{CLASS_WORDS[cls]}")


def classes(cls: int) -> int:
    """The classes of a card, a bit for each."""
    if cls == NONE:
        return 0
    return (1 << len(CLASSES)) - 1 if cls == EVERY else 1 << cls


def team_name(team: int) -> Msg:
    return Msg(f"enc-team-{TEAMS[team].replace('_', '-')}")


def space_name(space: int, mat: int = PREDATOR_MAT) -> Msg:
    return Msg(f"enc-space-{MATS[mat][space].replace('_', '-')}")
