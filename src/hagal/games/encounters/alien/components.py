"""What is in the box of Alien alone: cards of the Hive and of the Hatchery."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hagal.games.encounters.components import EnemyCard
from hagal.games.encounters.names import NONE

if TYPE_CHECKING:
    from hagal.games.encounters.effect import Effects


class HiveCard(EnemyCard):
    """A card of the Hive, or of the Hatchery.

    `at_events`: what it does when an Event happens while it lies open. `after`: the class of which a card must have
    been played in this turn before it can be fought. `entering`: what it does as it enters the Combat Zone open. `gun`:
    how much weaker enemies are where it is attached.
    `honor`: what it is worth to Predators, the number of its mini-deck unless it says otherwise (PR-292).
    """

    facts: ClassVar[tuple[str, ...]] = (
        *EnemyCard.facts,
        *("at_events", "after", "entering", "gun", "stays", "honor"),
    )

    def __init__(
        self,
        id: str,
        name: str,
        *,
        at_events: Effects = (),
        after: int = NONE,
        entering: Effects = (),
        gun: int = 0,
        stays: bool = False,
        honor: int = 0,
        **more: Any,
    ) -> None:
        super().__init__(id, name, **more)
        self.at_events: Effects = at_events
        self.after: int = after
        self.entering: Effects = entering
        self.gun: int = gun
        self.stays = stays
        self.honor = honor
