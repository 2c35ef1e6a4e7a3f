"""The questions before a new hunt in which one is hunted: how hard it is, and the Avatars."""

from __future__ import annotations

from typing import Any

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


def ask(wish: Wish, talk: Talk) -> None:
    levels = [talk.word(f"encounters-level-{level}") for level in LEVELS]
    wish.options.update(LEVELS[list(LEVELS)[talk.choose("encounters-level-ask", levels)]])
    ways = [talk.word(f"encounters-avatars-{way}") for way in AVATARS]
    wish.options["avatars"] = AVATARS[talk.choose("encounters-avatars-ask", ways)]
