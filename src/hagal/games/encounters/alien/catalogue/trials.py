"""Tests and Challenges as they are where Predators hunt Aliens. The rulebook leaves out seven of them (PR-290); what
the others ask for is ours, and four of these ask in Hunters for what the Hive does not have: Worthy Prey, Hazards that
can be avoided, and Gear."""

from __future__ import annotations

from hagal.games.encounters.hunters.awards import AtLeast, MoreThanOthers
from hagal.games.encounters.hunters.declare import challenge, honor_test
from hagal.games.encounters.hunters.effects import ARMORY, TROPHIES
from hagal.games.encounters.hunters.hunt import AVOIDED
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.hunters.trials import Did, KilledStrong

TRIALS = (
    honor_test("Test of Prowess", honor=3, condition=KilledStrong(5)),
    honor_test("Test of Skill", honor=2, condition=Did(AVOIDED, 1)),
    challenge("Collector", AtLeast(4, 10, TROPHIES)),
    challenge("Master of Arms", MoreThanOthers(4, ARMORY)),
)
for one in TRIALS:
    one.wording = HUNTERS
