"""What House Hagal adds to a view of Dune."""

from __future__ import annotations

from typing import TypedDict


class RivalsFacts(TypedDict):
    """The Hagal deck, and the cards revealed from it."""

    deck: int
    discard: list[str | None]
