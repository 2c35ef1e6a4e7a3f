"""The Final Enemies of Alien. Their names are known, health and texts are ours, and so is how much health each number
of players meets: so films and numbers of players were made even. Where other parts than those of one film come together
there is more or less, by what these are (alien/tables.py); where Predators hunt, who buy stronger cards, all is
different."""

from __future__ import annotations

from collections.abc import Mapping
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
Numbers = Mapping[str, tuple[int, int, int, int, int]]
IN_FILMS: Numbers = {
    "Perfect Organism": (13, 10, 11, 9, 9),
    "Queen": (17, 14, 13, 12, 13),
    "Beast": (15, 16, 15, 14, 14),
    "Cloned Queen": (7, 9, 8, 9, 11),
    "Newborn": (10, 11, 11, 11, 13),
}
"""Their health in a game of one, two, three, four and five players; in a mix there is more or less besides."""
IN_HUNTS: Numbers = {
    "Perfect Organism": (16, 13, 11, 9, 9),
    "Queen": (24, 15, 14, 12, 12),
    "Beast": (20, 15, 12, 11, 11),
    "Cloned Queen": (12, 10, 10, 8, 9),
    "Newborn": (15, 11, 12, 11, 10),
}
"""Likewise where Predators hunt them."""
IN_HUNTS_TOGETHER: Numbers = {
    "Perfect Organism": (19, 15, 12, 11, 11),
    "Queen": (19, 15, 13, 12, 11),
    "Beast": (19, 14, 13, 12, 11),
    "Cloned Queen": (15, 12, 11, 10, 9),
    "Newborn": (18, 14, 13, 12, 11),
}
"""Likewise in a hunt together."""
Finals = tuple[HiveCard, HiveCard, HiveCard, HiveCard, HiveCard]


def finals(numbers: Numbers) -> Finals:
    """All of them with these numbers."""

    def made(deck: str, name: str, ours: Facts = TEXT_OURS, **more: Any) -> HiveCard:
        health = numbers[name]
        less = WeakerByPlayers(identify(name), *(max(health) - n for n in health))
        return Deck(deck, 3).known(name, 1, max(health), ours, type=FINAL, ongoing=(less,), **more)

    return (
        made(ORGANISM, "Perfect Organism", honor=5, double=True),
        made(EGGS, "Queen", UNNAMED, honor=5, strike=hatch(1)),
        made(NOBODY, "Beast", UNNAMED, runner=True, double=True),
        made(BREED, "Cloned Queen", honor=5, strike=hatch(1)),
        made(BREED, "Newborn", honor=5, double=True),
    )


THE_ORGANISM, THE_QUEEN, THE_BEAST, THE_CLONED_QUEEN, THE_NEWBORN = finals(IN_FILMS)
IN_A_HUNT, IN_A_HUNT_TOGETHER = finals(IN_HUNTS), finals(IN_HUNTS_TOGETHER)
