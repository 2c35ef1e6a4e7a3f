"""The 20 Tests and the 20 Challenges (PR-256, PR-262).

All titles of Tests and four of Challenges are known, conditions and Honor are not.
"""

from __future__ import annotations

from hagal.games.encounters.hunters.awards import ArmoryOf, AtLeast, AtMost, MoreThanOthers, PerEach
from hagal.games.encounters.hunters.declare import challenge, honor_test
from hagal.games.encounters.hunters.effects import (
    ARMORY,
    DISHONOR,
    GEAR,
    HAZARDS,
    IN_FRONT,
    INSTINCTS,
    PREY,
    SLAIN,
    STARTERS,
    STRIKES_BESIDE,
    TRAPS,
    TROPHIES,
    WORTHY,
)
from hagal.games.encounters.hunters.effects import TESTS as PASSED
from hagal.games.encounters.hunters.hunt import (
    DUELED,
    EVADED,
    HEALED,
    KILLED,
    PLAYED,
    RECRUITED,
    REMOVED,
    RESTORED,
)
from hagal.games.encounters.hunters.trials import (
    Both,
    Did,
    DidNot,
    FewestTrophies,
    HandLeft,
    HasAttack,
    HasRecruit,
    KilledStrong,
    KilledWorthy,
    PlayedAlike,
    PlayedClasses,
    RecruitedDear,
    Unhurt,
)
from hagal.games.encounters.names import INTEL, STRENGTH, SURVIVAL, TECH

TESTS = (
    honor_test("Test of Adaptability", honor=2, condition=PlayedClasses(4)),
    honor_test("Test of Courage", honor=3, condition=KilledStrong(7)),
    honor_test("Test of Creativity", honor=2, condition=Both(Did(RECRUITED, 1), Did(KILLED, 1))),
    honor_test("Test of Discipline", honor=2, condition=HandLeft(2), late=True),
    honor_test("Test of Faith", honor=2, condition=Both(DidNot(RECRUITED), Did(KILLED, 1)), late=True),
    honor_test("Test of Focus", honor=2, condition=PlayedAlike(3)),
    honor_test("Test of Humility", honor=2, condition=FewestTrophies()),
    honor_test("Test of Integrity", honor=2, condition=Did(RESTORED, 1)),
    honor_test("Test of Intellect", honor=2, condition=Did(PLAYED, 8)),
    honor_test("Test of Justice", honor=2, condition=Did(DUELED, 1)),
    honor_test("Test of Mercy", honor=2, condition=Both(DidNot(KILLED), HasAttack(4)), late=True),
    honor_test("Test of Might", honor=2, condition=HasAttack(9)),
    honor_test("Test of Passion", honor=2, condition=Did(KILLED, 2)),
    honor_test("Test of Patience", honor=2, condition=Both(DidNot(RECRUITED), HasRecruit(4)), late=True),
    honor_test("Test of Prowess", honor=3, condition=KilledWorthy()),
    honor_test("Test of Respect", honor=2, condition=Unhurt()),
    honor_test("Test of Skill", honor=2, condition=Did(EVADED, 1)),
    honor_test("Test of Timing", honor=2, condition=Did(REMOVED, 1)),
    honor_test("Test of Wills", honor=2, condition=Did(HEALED, 2)),
    honor_test("Test of Wisdom", honor=2, condition=RecruitedDear(7)),
)

KNOWN = ("honor", "text")

CHALLENGES = (
    challenge("Cunning", PerEach(1, 1, TRAPS), ours=KNOWN),
    challenge("Fearlessness", PerEach(2, 1, WORTHY), ours=KNOWN),
    challenge("Technique", PerEach(1, 2, ArmoryOf(TECH)), ours=KNOWN),
    challenge("Cleverness", PerEach(1, 2, ArmoryOf(INTEL)), ours=KNOWN),
    challenge("Brawn", PerEach(1, 2, ArmoryOf(STRENGTH))),
    challenge("Endurance", PerEach(1, 2, ArmoryOf(SURVIVAL))),
    challenge("Collector", PerEach(1, 1, GEAR)),
    challenge("Pathfinder", PerEach(2, 1, HAZARDS)),
    challenge("Slayer", PerEach(1, 3, PREY)),
    challenge("Duelist", PerEach(4, 1, SLAIN, 8)),
    challenge("Scholar of the Hunt", PerEach(1, 1, PASSED)),
    challenge("Hoarder", PerEach(1, 4, TROPHIES)),
    challenge("Quartermaster", PerEach(1, 4, ARMORY)),
    challenge("Instinct", PerEach(1, 1, INSTINCTS)),
    challenge("Spotless", AtMost(4, 0, DISHONOR)),
    challenge("Untouched", AtMost(4, 1, STRIKES_BESIDE)),
    challenge("Unfettered", AtMost(3, 0, IN_FRONT)),
    challenge("Most Feared", MoreThanOthers(4, PREY)),
    challenge("Purist", AtLeast(4, 12, STARTERS)),
    challenge("Master of Arms", MoreThanOthers(4, GEAR)),
)
