"""The options of Hunted, and what they can name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hagal.games.encounters.components import Avatar, Location, Objective, PlayerCard
from hagal.games.encounters.hunted.setup import people
from hagal.games.encounters.names import CHARACTERS, CHOOSE, FILM, RANDOM, STAGES, TWO
from hagal.games.encounters.settings import names_complaint
from hagal.kernel.setting import Setting
from hagal.kernel.term import Component

NAME = "hunted"


class Known:
    """What options can name: all that is in the box and in the packs."""

    def __init__(self, components: Iterable[Component]) -> None:
        box = {component.ref: component for component in components}.values()
        self.locations: list[str] = [one.id for one in box if isinstance(one, Location)]
        self.stages: dict[str, int] = {one.id: one.stage for one in box if isinstance(one, Objective)}
        self.people: list[str] = list(people(one for one in box if isinstance(one, PlayerCard)))
        self.avatars: list[str] = [one.id for one in box if isinstance(one, Avatar)]

    def location_complaint(self, value: Any, players: int) -> str | None:
        known = (FILM, RANDOM, *self.locations)
        return None if value in known else f"option location must be one of {', '.join(known)}, not {value!r}"

    def objectives_complaint(self, value: Any, players: int) -> str | None:
        """'film', 'random', or one Objective of each number (PR-019)."""
        complaint = names_complaint("objectives", value, (FILM, RANDOM), list(self.stages), STAGES)
        if complaint or isinstance(value, str):
            return complaint
        stages = [self.stages[id] for id in value]
        if sorted(stages) != list(range(1, STAGES + 1)):
            return f"option objectives must name one Objective of each number 1, 2 and 3, not of {stages}"
        return None

    def characters_complaint(self, value: Any, players: int) -> str | None:
        return names_complaint("characters", value, (FILM, RANDOM), self.people, CHARACTERS)

    def avatars_complaint(self, value: Any, players: int) -> str | None:
        """'film', 'random', 'choose', 'two' (dealt, one kept), or one Avatar for each seat (PR-011)."""
        return names_complaint("avatars", value, (FILM, RANDOM, CHOOSE, TWO), self.avatars, players)

    def check(self, players: int, present: frozenset[str], options: Mapping[str, Any]) -> str | None:
        """Other modes have Avatars of their own: they cannot be taken here."""
        wish = options["avatars"]
        if NAME not in present or isinstance(wish, str) or set(self.avatars).issuperset(wish):
            return None
        return f"option avatars must name people in this mode: {', '.join(sorted(self.avatars))}"


def first_complaint(value: Any, players: int) -> str | None:
    if value == RANDOM or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players):
        return None
    return f"option first must be 'random' or a seat from 0 to {players - 1}, not {value!r}"


def settings(known: Known) -> dict[str, Setting]:
    return {
        "film": Setting(1, (1, 2)),
        "location": Setting(FILM, (FILM, RANDOM), known.location_complaint),
        "objectives": Setting(FILM, (FILM, RANDOM), known.objectives_complaint),
        "characters": Setting(FILM, (FILM, RANDOM), known.characters_complaint),
        "avatars": Setting(FILM, (FILM, RANDOM, CHOOSE, TWO), known.avatars_complaint),
        "first": Setting(RANDOM, (RANDOM,), first_complaint),
        "young_blood": Setting(0, (0, -2, -1, 1, 2, 3)),
        "tough": Setting(False, (False, True)),
        "wilds": Setting(0, (0, 1, 2, 3, 4, 5)),
        "all_or_nothing": Setting(False, (False, True)),
    }
