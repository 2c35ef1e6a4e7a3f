"""The first game of Hunted: the Lieutenant alone in the first film. Points, scanning, fighting, a Strike, recruiting,
Objectives and Hazards, Coordinate."""

from __future__ import annotations

from hagal.table.games.encounters.fields import TITLE
from hagal.table.games.encounters.moment import Encounter, things
from hagal.table.games.lesson import HERE, Advice, Lesson, Step
from hagal.table.wish import Wish

SEED = 11
"""Four Attack in the first hand, enough to scan; what is found there can be killed with the second hand."""


class Hunted(Encounter):
    """A moment of Hunted."""

    def open_foe(self) -> str:
        """Does a card of the Wilds lie open?"""
        return "open" if any(space["face_up"] for space in self.facts["wilds"]) else "hidden"

    def struck(self) -> str:
        return "hit" if self.mine("enc-strike") else "safe"


STEPS: tuple[Step[Hunted], ...] = (
    Step("goal", lambda now: now.fresh(1), (".objectives",), rules="PR-003, PR-116, PR-135"),
    Step("wilds", lambda now: now.fresh(1), (".spaces",), rules="PR-031, PR-033, PR-035"),
    Step(
        "play",
        lambda now: now.acts(1) and not now.spent(),
        (".z-hand", ".z-pool"),
        (Advice("play *", "play"),),
        asks=True,
        rules="PR-040",
    ),
    Step(
        "scan",
        lambda now: now.round <= 2 and now.can("scan *") and not now.mine("enc-scan"),
        (HERE,),
        (Advice("scan hills*", "near"), Advice("scan *", "scan")),
        asks=True,
        rules="PR-060",
    ),
    Step("moved", lambda now: now.fresh(2), (".spaces",), rules="PR-033, PR-085", told=Hunted.open_foe),
    Step(
        "class",
        lambda now: now.acts(2) and not now.spent(),
        (".z-hand",),
        (Advice("play *", "play"),),
        asks=True,
        rules="PR-040, PR-043",
    ),
    Step(
        "fight",
        lambda now: now.round == 2 and now.can("fight *") and not now.mine("enc-fight"),
        (HERE,),
        (Advice("fight *", "fight"),),
        asks=True,
        rules="PR-071, PR-074",
    ),
    Step(
        "strike",
        lambda now: now.acts() and (bool(now.mine("enc-strike")) or now.round >= 3),
        (".player.mine", ".combat"),
        rules="PR-078, PR-079, PR-080",
        told=Hunted.struck,
    ),
    Step(
        "recruit",
        lambda now: now.round <= 2 and now.can("recruit *") and not now.mine("enc-gain"),
        (HERE, ".hq"),
        (Advice("recruit mac_common", "card"), Advice("recruit dutch_common", "card"), Advice("recruit *", "card")),
        asks=True,
        rules="PR-051, PR-053, PR-054",
    ),
    Step("hazard", lambda now: now.fresh(3), (".location",), rules="PR-065, PR-066, PR-067"),
    Step("coordinate", lambda now: now.fresh(3), ("officers:hq",), rules="PR-090, PR-091"),
    Step("end", lambda now: now.round >= 3, (".objectives",), rules="PR-116, PR-135", last=True),
)

LESSON = Lesson("hunted", Wish(TITLE, modules=("hunted",), seed=SEED), Hunted, things, STEPS)
