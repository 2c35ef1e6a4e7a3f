"""What was done in a turn, as counts: objectives ask for it (RW-203)."""

from __future__ import annotations

from hagal.games.runewars.army import changed
from hagal.games.runewars.state import Runewars

BATTLES_WON, AREAS_TAKEN, STRONGHOLDS_TAKEN, STRONGHOLDS_DAMAGED = range(4)
KILLED, KILLED_NEUTRAL, ALLIED, SPENT, GAINED = range(4, 9)
"""Battles won as attacker against a player; areas won from players; their strongholds; enemy units and unallied neutral
ones destroyed in battle by the seat on turn; units allied by diplomacy; influence spent and gained."""
NO_DEEDS = (0,) * 9


def did(s: Runewars, seat: int, deed: int, n: int = 1) -> None:
    """Counted in the own turn only."""
    if seat == s.active and n:
        s.deeds = changed(s.deeds or NO_DEEDS, deed, n)


def done(s: Runewars, deed: int) -> int:
    """How often, in this turn."""
    return s.deeds[deed] if s.deeds else 0
