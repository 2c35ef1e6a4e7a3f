"""The first game of Hunters: the Jungle Hunter alone. Prey, trophies and Honor, Killer Instinct and the Armory,
Strikes, Hazards and Traps, Duels."""

from __future__ import annotations

from hagal.table.games.encounters.fields import TITLE
from hagal.table.games.encounters.moment import Encounter, things
from hagal.table.games.lesson import HERE, Advice, Lesson, Step
from hagal.table.wish import Wish

SEED = 14
"""Prey that the first hand can kill, with enough Recruit for a Killer Instinct, and the Role card in the second."""


class Hunters(Encounter):
    """A moment of Hunters."""

    action = "enc-hunters-action"

    def killed(self) -> bool:
        return self.mine("enc-dies") > 0


STEPS: tuple[Step[Hunters], ...] = (
    Step("goal", lambda now: now.fresh(1), (".room",), rules="PR-250, PR-265"),
    Step("prey", lambda now: now.fresh(1), (".spaces",), rules="PR-201, PR-203, PR-212"),
    Step(
        "play",
        lambda now: now.acts(1) and not now.spent(),
        (".z-hand", ".z-pool"),
        (Advice("play *", "play"),),
        asks=True,
        rules="PR-040",
    ),
    Step(
        "kill",
        lambda now: now.round <= 2 and now.can("fight *") and not now.killed(),
        (HERE,),
        (Advice("fight *", "kill"),),
        asks=True,
        rules="PR-071, PR-210",
    ),
    Step("trophy", lambda now: now.acts() and now.killed(), (".room",), rules="PR-192, PR-210"),
    Step(
        "armory",
        lambda now: now.round <= 2 and now.can("recruit *") and not now.mine("enc-gain"),
        (HERE, ".hq"),
        (Advice("recruit instinct", "instinct"), Advice("recruit *", "card")),
        asks=True,
        rules="PR-051, PR-054, PR-193",
    ),
    Step(
        "stalk",
        lambda now: now.tag == "enc-stalked",
        ("prey:deck",),
        (Advice("leave", "leave"),),
        asks=True,
        rules="PR-191",
    ),
    Step("strike", lambda now: now.fresh(2), (".combat",), rules="PR-212, PR-213"),
    Step(
        "class",
        lambda now: now.acts(2) and not now.spent(),
        (".z-hand",),
        (Advice("play *", "play"),),
        asks=True,
        rules="PR-040, PR-043",
    ),
    Step(
        "again",
        lambda now: now.round == 2 and now.can("fight *"),
        (HERE,),
        (Advice("fight *", "again"),),
        asks=True,
        rules="PR-071",
    ),
    Step("trap", lambda now: now.fresh(3), (".front-of", ".spaces"), rules="PR-204, PR-206, PR-211"),
    Step("duel", lambda now: now.fresh(3), (".armor",), rules="PR-231"),
    Step("heal", lambda now: now.fresh(3), (".player.mine",), rules="PR-080, PR-226, PR-228"),
    Step("end", lambda now: now.round >= 3, (".room",), rules="PR-240, PR-241, PR-265", last=True),
)

LESSON = Lesson("hunters", Wish(TITLE, modules=("hunters",), seed=SEED), Hunters, things, STEPS)
