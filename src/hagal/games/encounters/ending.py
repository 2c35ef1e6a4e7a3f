"""The end of a game."""

from __future__ import annotations

from hagal.games.encounters.names import ENDINGS
from hagal.games.encounters.state import Encounters


def end(s: Encounters, ending: int, rule: str) -> None:
    """The game is over at once: nothing that was still to happen happens."""
    s.ending = ending
    s.phase = "over"
    s.stack.clear()
    if s.log is not None:
        s.log.tell(f"enc-{ENDINGS[ending]}", -1, rule)
