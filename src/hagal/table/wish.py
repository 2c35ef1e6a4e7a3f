"""A wish: a new table as somebody asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hagal.table.seats import ME

QUICK, SLOW, STEP = PACES = ("quick", "slow", "step")
"""How fast bots go on: at once, about a second apart, or each at a press."""
ASIDES = "asides"
"""Besides the paces: bots only move out of turn, while a person is asked."""


@dataclass(frozen=True, slots=True)
class SeatWish:
    """A seat of a new game: one of `seats.kinds`, and a name (empty: called by whom it plays, or Player n)."""

    kind: str = ME
    name: str = ""


@dataclass(frozen=True, slots=True)
class Wish:
    """A new game as somebody wishes it. The number of seats is the number of players; rivals come by themselves."""

    title: str
    seats: Sequence[SeatWish] = (SeatWish(ME),)
    modules: Sequence[str] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    """The title's settings by name."""
    pace: str = QUICK
    shared: bool = False
    """One person plays all seats of this browser, with open hands: no curtain between them."""
    seed: int | None = None
    """Only with `settings.seeds`."""
    packs: Sequence[str] = ()
    """Content packs of this server: by name, or by the hash of their content."""
