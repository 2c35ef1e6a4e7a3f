"""What always holds of exploration tokens: for soak runs and property tests."""

from __future__ import annotations

from hagal.games.runewars.catalogue.exploration import EVENT
from hagal.games.runewars.exploration.part import NAME, Exploration
from hagal.games.runewars.state import Runewars
from hagal.kernel.laws import Broken
from hagal.kernel.state import PUBLIC


def tokens_lie(s: Runewars) -> None:
    """At most one in an area, none in a home realm; what lies face up is known to all and is no event."""
    part = s.parts.get(NAME)
    if not isinstance(part, Exploration):
        return  # the board is not laid yet
    if not len(part.lying) == len(part.at) == len(part.up) == len(set(part.at)):
        raise Broken(f"exploration tokens lie in {len(set(part.at))} areas, but there are {len(part.lying)}")
    for i, area, up in zip(part.lying, part.at, part.up, strict=True):
        if s.board.home[area]:
            raise Broken(f"an exploration token lies in the home realm {s.board.areas[area].id}")
        if up and (s.known[i] != PUBLIC or s.face[i].sort == EVENT):
            raise Broken(f"{s.face[i]!r} lies face up, hidden or as an event")
