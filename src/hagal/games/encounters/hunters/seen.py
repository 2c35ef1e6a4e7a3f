"""The type of a view of Hunters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict, cast

from hagal.games.encounters.seen import EncountersView

Point = Literal["heal", "restore", "duels"]
POINTS: tuple[Point, ...] = ("heal", "restore", "duels")
"""What a turn brings besides what it can in all modes: Heal and Restore points, and Duels."""


class HunterFacts(TypedDict):
    """A Predator. `trophies` are refs, for cards of all kinds lie there: whoever may not look through the Trophy Room
    knows the top one, and how many there are; `honor`: None for them, too. `slain`: the seats of those killed in
    Duels."""

    armor: int
    dishonor: int
    traps: list[str | None]
    trophies: list[str | None]
    slain: list[int]
    challenge: list[str | None]
    honor: int | None


class HuntFacts(TypedDict):
    """What the mode adds. `prey_top`: the top card of the Prey deck, to whoever has looked at it; `heal`, `restore` and
    `duels` concern the current turn; decks are counted."""

    prey_top: str | None
    gear: int
    gear_discard: list[str | None]
    traps: int
    trap_discard: list[str | None]
    testing: list[str | None]
    heal: int
    restore: int
    duels: int
    hunters: list[HunterFacts]


class HuntersView(EncountersView, HuntFacts):
    """What `Game.view` gives of a game of Hunters."""


def hunters_view(view: Mapping[str, Any]) -> HuntersView:
    """For those who know that a view is of Hunters."""
    return cast(HuntersView, view)


def hunt_of(view: Mapping[str, Any]) -> HuntersView | None:
    """The view where Predators hunt; None where nobody does."""
    return hunters_view(view) if "hunters" in view else None
