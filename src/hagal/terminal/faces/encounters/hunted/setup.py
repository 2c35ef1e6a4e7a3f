"""The questions before a game that all win or lose together: how hard it is, and the Avatars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.games.encounters.modes import ALIEN, HUNTED, MIX
from hagal.terminal.console import Talk
from hagal.terminal.options import Wish

AVATARS = ("film", "choose", "two", "random")
LEVELS: dict[str, dict[str, Any]] = {
    "usual": {},
    "easier": {"young_blood": 1},
    "easiest": {"young_blood": 1, "tough": True},
    "harder": {"young_blood": -1},
    "hardest": {"young_blood": -1, "wilds": 3},
}
"""Ways to make it easier or harder (PR-150, PR-152 to PR-154)."""
HIVE_LEVELS: dict[str, dict[str, Any]] = {
    "usual": {},
    "easier": {"drones": 1},
    "easiest": {"drones": 1, "tough": True},
    "harder": {"drones": -1},
    "hardest": {"drones": -1, "complex": 3},
}
"""The same in Alien (AL-120, AL-122, AL-123)."""
MODES: Mapping[str, tuple[str, dict[str, dict[str, Any]]]] = {
    HUNTED: ("level", LEVELS),
    ALIEN: ("hive", HIVE_LEVELS),
    MIX: ("mix", LEVELS),
}
"""The levels of a mode, and what they are called."""


def ask(wish: Wish, mode: str, talk: Talk) -> None:
    words, own = MODES[mode]
    levels = [talk.word(f"encounters-{words}-{level}") for level in own]
    wish.options.update(own[list(own)[talk.choose("encounters-level-ask", levels)]])
    ways = [talk.word(f"encounters-avatars-{way}") for way in AVATARS]
    wish.options["avatars"] = AVATARS[talk.choose("encounters-avatars-ask", ways)]
