"""The fields of entries: what stands on a component, what is known about it besides, and what no pack can change."""

from __future__ import annotations

FREE: dict[str, tuple[str, ...]] = {
    "character": ("name", "class", "cost", "attack", "recruit", "coordinate", "effects"),
    "strike": ("name", "damage", "miss", "effects", "dodge", "ongoing", "first", "lasting"),
    "enemy": (
        *("name", "kind", "health", "runner", "double_strike", "reveal", "scanned", "death", "strike", "ongoing"),
        *("weaker", "fights", "spares", "spent", "task"),
    ),
    "objective": ("name", "event", "setup", "reward", "complete_when"),
    "location": ("name", "hazards"),
    "avatar": ("name", "health", "defense"),
    # Of Alien
    "crew": ("name", "class", "cost", "attack", "recruit", "coordinate", "effects", "recruited"),
    "hive": (
        *("name", "kind", "health", "runner", "double_strike", "reveal", "scanned", "death", "strike", "ongoing"),
        *("weaker", "fights", "spent", "task", "at_events", "after", "entering", "gun", "stays"),
    ),
    "hatchery": ("name", "health"),
    # Of Hunters
    "armory": ("name", "cost", "attack", "recruit", "effects", "honor"),
    "instinct": ("name", "class", "cost", "attack", "recruit", "effects"),
    "predator_role": ("name", "class", "attack", "recruit", "effects"),
    "predator": ("name", "health", "armor", "honor", "initiative"),
    "prey_strike": ("name", "damage", "dishonor", "effects", "dodge"),
    "prey": (
        *("name", "kind", "health", "honor", "price", "worthy", "runner", "double_strike", "lethal", "escape"),
        *("weaker", "reveal", "death", "strike", "fights", "ongoing"),
    ),
    "gear": (
        *("name", "health", "honor", "runner", "double_strike", "lethal", "escape"),
        *("death", "strike", "fights", "ongoing"),
    ),
    "trap": ("name", "price", "honor", "reveal", "ongoing", "shared"),
    "test": ("name", "honor", "condition", "late"),
    "challenge": ("name", "award"),
}
"""By kind of component: what an entry says about it."""

FIXED: dict[str, tuple[str, ...]] = {
    "character": ("deck",),
    "crew": ("deck",),
    "hatchery": ("count",),
    "objective": ("stage", "film"),
    "location": ("film",),
    "avatar": ("film",),
    "predator": ("film",),
    "armory": ("deck",),
    "instinct": ("deck",),
    "predator_role": ("deck", "count"),
    "trap": ("rivalry",),
}
"""By kind of component: what the rulebook says about it, so that no pack can say otherwise."""

KNOWN: dict[str, tuple[str, ...]] = {
    "character": ("count", "rarity", "character", "team"),
    "crew": ("count", "rarity", "character", "team"),
    "hive": ("count", "deck"),
    "strike": ("count",),
    "enemy": ("count", "deck"),
    "avatar": ("role",),
    "predator": ("role",),
    "armory": ("count", "rarity", "group", "class", "team"),
    "instinct": ("count",),
    "predator_role": ("team",),
    "prey_strike": ("count",),
    "prey": ("count", "deck"),
}
"""By kind of component: what is known about it though it does not stand on it; a pack may know better."""
