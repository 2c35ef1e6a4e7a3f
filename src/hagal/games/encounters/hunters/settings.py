"""The options of Hunters, and what they can name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.games.encounters.hunters.setup import GROUPS, PREY
from hagal.games.encounters.names import CHOOSE, FILM, FILMS, RANDOM, STAGES, TWO
from hagal.games.encounters.settings import names_complaint
from hagal.kernel.setting import Setting

ALL_PREY = (*PREY[1], *PREY[2])
ALL_GROUPS = (*GROUPS[1], *GROUPS[2])
GROUPS_OF_A_GAME = 4


def prey_complaint(value: Any, players: int) -> str | None:
    """'film', 'random', or a mini-deck of each number (PR-197)."""
    complaint = names_complaint("prey", value, (FILM, RANDOM), list(ALL_PREY), STAGES)
    if complaint or isinstance(value, str):
        return complaint
    stages = [ALL_PREY.index(id) % STAGES + 1 for id in value]
    if sorted(stages) != list(range(1, STAGES + 1)):
        return f"option prey must name one mini-deck of each number 1, 2 and 3, not of {stages}"
    return None


def armory_complaint(value: Any, players: int) -> str | None:
    """'film', 'random', or four groups (PR-198)."""
    return names_complaint("armory", value, (FILM, RANDOM), list(ALL_GROUPS), GROUPS_OF_A_GAME)


class Predators:
    """The Avatars that an option can name: those of this mode, and of others with the same option."""

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids: list[str] = list(ids)

    def complaint(self, value: Any, players: int) -> str | None:
        return names_complaint("avatars", value, (FILM, RANDOM, CHOOSE, TWO), self.ids, players)


def settings(avatars: Iterable[str]) -> dict[str, Setting]:
    """`avatars`: all that the option of that name may name, in whichever mode."""
    known = Predators(avatars)
    return {
        "film": Setting(1, FILMS),
        "avatars": Setting(FILM, (FILM, RANDOM, CHOOSE, TWO), known.complaint),
        "prey": Setting(FILM, (FILM, RANDOM), prey_complaint),
        "armory": Setting(FILM, (FILM, RANDOM), armory_complaint),
        "mercenaries": Setting(0, (0, -2, -1, 1, 2, 3)),
        "bare_turns": Setting(0, (0, 1)),
        "tests": Setting(False, (False, True)),
        "challenges": Setting("no", ("no", "secret", "open")),
        "together": Setting(False, (False, True)),
        "instinct_price": Setting(3, (3, 2, 4, 5)),
        "gear_in_combat": Setting(False, (False, True)),
    }
