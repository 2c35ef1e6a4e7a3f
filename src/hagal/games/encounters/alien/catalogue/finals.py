"""The Final Enemies of Alien. Their names are known, health and texts are ours, and so is how much health each number
of players meets: so films and numbers of players were made even. Mixed with Predator, where other parts than those of
their film go before them, they have less; where Predators hunt them, who buy stronger cards, few of these meet more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.encounters.alien.components import HiveCard
from hagal.games.encounters.alien.declare import TEXT_OURS, Deck
from hagal.games.encounters.alien.effects import hatch
from hagal.games.encounters.alien.ongoing import WeakerByPlayers
from hagal.games.encounters.names import FINAL
from hagal.games.kit.declare import Facts, identify

ORGANISM, EGGS, NOBODY, BREED = (
    *("a_perfect_organism", "whos_laying_the_eggs"),
    *("nobody_can_stop_it", "shell_breed_youll_die"),
)
"""The last Objectives, one of each film."""
UNNAMED = ("name", *TEXT_OURS)
IN_MIXES = {"Queen": -2, "Beast": -5, "Cloned Queen": -2, "Newborn": -2}
"""So much more health they have in a mix. It is the Beast that other parts make stronger: more Events lie on it."""
IN_HUNTS = (5, 2, 0, 0, -2)
"""So much more health they have in a hunt, with one, two, three, four and five players."""
TOGETHER = {
    "Perfect Organism": (6, 5, 2, 2, 2),
    "Queen": (2, 1, 0, 1, -1),
    "Beast": (5, -1, -2, -2, -2),
    "Cloned Queen": (8, 3, 2, 1, -2),
    "Newborn": (8, 3, 2, 1, -2),
}
"""Likewise in a hunt together: there all hangs on the one that is met, so the films were made even one by one."""
EVEN = (0, 0, 0, 0, 0)
Finals = tuple[HiveCard, HiveCard, HiveCard, HiveCard, HiveCard]


def finals(more_for: Callable[[str], tuple[int, ...]] = lambda _name: EVEN) -> Finals:
    """All of them, each with its health in a game of one, two, three, four and five players, and so much more."""

    def made(deck: str, name: str, *health: int, ours: Facts = TEXT_OURS, **more: Any) -> HiveCard:
        numbers = [n + add for n, add in zip(health, more_for(name), strict=True)]
        less = WeakerByPlayers(identify(name), *(max(numbers) - n for n in numbers))
        return Deck(deck, 3).known(name, 1, max(numbers), ours, type=FINAL, ongoing=(less,), **more)

    return (
        made(ORGANISM, "Perfect Organism", 13, 10, 10, 9, 9, honor=5, double=True),
        made(EGGS, "Queen", 17, 14, 13, 11, 12, ours=UNNAMED, honor=5, strike=hatch(1)),
        made(NOBODY, "Beast", 15, 15, 15, 14, 13, ours=UNNAMED, runner=True, double=True),
        made(BREED, "Cloned Queen", 7, 9, 9, 9, 11, honor=5, strike=hatch(1)),
        made(BREED, "Newborn", 10, 11, 11, 11, 13, honor=5, double=True),
    )


THE_ORGANISM, THE_QUEEN, THE_BEAST, THE_CLONED_QUEEN, THE_NEWBORN = finals()
IN_A_MIX = finals(lambda name: (IN_MIXES.get(name, 0),) * len(EVEN))
IN_A_HUNT, IN_A_HUNT_TOGETHER = finals(lambda _name: IN_HUNTS), finals(TOGETHER.__getitem__)
