"""The questions before a game of Hunters: against each other or together, Tests and Challenges, how hard, Predators."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.games.encounters.hunters.catalogue.predators import PREDATORS
from hagal.games.encounters.modes import HUNT, HUNTERS
from hagal.terminal.console import Talk
from hagal.terminal.options import Wish

WAYS: dict[str, dict[str, Any]] = {"apart": {}, "together": {"together": True}}
TRIALS: dict[str, dict[str, Any]] = {
    "none": {},
    "tests": {"tests": True},
    "secret": {"tests": True, "challenges": "secret"},
    "open": {"tests": True, "challenges": "open"},
}
"""Challenges are played together with Tests only (PR-255)."""
PACES: dict[str, dict[str, Any]] = {
    "usual": {},
    "easier": {"mercenaries": 1},
    "easiest": {"mercenaries": 1, "preparation": 1},
    "harder": {"bare_turns": 1},
    "hardest": {"bare_turns": 1, "mercenaries": -1},
}
"""Ways to make it easier or harder (PR-266, PR-267)."""
HIVE_PACES: dict[str, dict[str, Any]] = {
    "usual": {},
    "easier": {"drones": 1},
    "easiest": {"drones": 1, "preparation": 1},
    "harder": {"bare_turns": 1},
    "hardest": {"bare_turns": 1, "drones": -1},
}
"""The same where Predators hunt Aliens (AL-180)."""
MODES: Mapping[str, tuple[str, dict[str, dict[str, Any]]]] = {HUNTERS: ("pace", PACES), HUNT: ("hunt", HIVE_PACES)}
"""The paces of a mode, and what they are called."""
AVATARS = ("film", "choose", "random")
TWO = "two"


def ask(wish: Wish, mode: str, talk: Talk) -> None:
    players = wish.players or 1
    if players > 1:
        ways = [talk.word(f"encounters-way-{way}") for way in WAYS]
        wish.options.update(WAYS[list(WAYS)[talk.choose("encounters-way-ask", ways)]])
    trials = [talk.word(f"encounters-trials-{trial}") for trial in TRIALS]
    wish.options.update(TRIALS[list(TRIALS)[talk.choose("encounters-trials-ask", trials)]])
    words, known = MODES[mode]
    paces = [talk.word(f"encounters-{words}-{pace}") for pace in known]
    wish.options.update(known[list(known)[talk.choose("encounters-level-ask", paces)]])
    dealt = (*AVATARS, *((TWO,) if 2 * players <= len(PREDATORS) else ()))
    texts = [talk.word(f"encounters-avatars-{way}") for way in dealt]
    wish.options["avatars"] = dealt[talk.choose("encounters-avatars-ask", texts)]
