"""What the physical table adds to a view of Dune."""

from __future__ import annotations

from typing import Any, TypedDict


class OccupiedFacts(TypedDict):
    """A space with the seats whose Agents stand there; `marked`: the table says that somebody does."""

    agents: list[int]
    marked: bool


class RivalTurnFacts(TypedDict):
    seat: int
    card: str
    space: str


class MessageFacts(TypedDict):
    """A message of the checklist; its arguments are JSON data."""

    id: str
    args: dict[str, Any]


class PhysicalFacts(TypedDict):
    """`turn`: the seat whose turn it is to take (-1: nobody's); `last`: the last rival's turn; `conflicts`: the cards
    that can still be named, of this `level` (0: not now); `checklist`: what to put where before the first round."""

    phase: str
    round: int
    turn: int
    occupied: dict[str, OccupiedFacts]
    last: RivalTurnFacts | None
    conflicts: list[str]
    level: int
    checklist: list[MessageFacts]
