"""What every starting deck has, whoever plays (PR-010, PR-191)."""

from __future__ import annotations

from hagal.games.encounters.declare import character
from hagal.games.kit.declare import OFFICIAL

STARTERS = (
    character("Experience", deck="starter", count=7, recruit=1, origin=OFFICIAL),
    character("Brute Force", deck="starter", count=5, attack=1, origin=OFFICIAL),
)
