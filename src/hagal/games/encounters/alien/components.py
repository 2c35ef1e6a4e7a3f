"""What is in the box of Alien alone: cards of the Hive and of the Hatchery."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters.components import EnemyCard


class HiveCard(EnemyCard):
    """A card of the Hive, or of the Hatchery. `honor`: what it is worth to Predators (PR-292)."""

    facts: ClassVar[tuple[str, ...]] = (
        *EnemyCard.facts,
        *("at_events", "after", "entering", "gun", "stays", "honor"),
    )
