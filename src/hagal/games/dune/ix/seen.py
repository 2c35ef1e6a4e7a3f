"""What Rise of Ix adds to a view of Dune."""

from __future__ import annotations

from typing import TypedDict


class StackFacts(TypedDict):
    """A Tech stack: its top tile in a list, which is empty if none is left."""

    top: list[str | None]
    left: int


class TileFacts(TypedDict):
    tile: str
    spent: bool


class DreadnoughtFacts(TypedDict):
    """Where a seat's Dreadnoughts are."""

    supply: int
    garrison: int
    conflict: int


class IxFacts(TypedDict):
    """Lists by seat, but for `stacks`, `flags` (whose Dreadnought is on each location; -1: nobody's), `snoopers` (by
    faction) and `kept` (Ilesa's card)."""

    stacks: list[StackFacts]
    tiles: list[list[TileFacts]]
    freighters: list[int]
    negotiators: list[int]
    dreadnoughts: list[DreadnoughtFacts]
    flags: list[int]
    snoopers: list[bool]
    kept: list[str | None]
