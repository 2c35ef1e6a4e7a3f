"""How many of some cards are stand-ins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.games.kit.declare import STAND_IN

Census = tuple[int, int]
"""(stand-ins, all cards), each copy counted."""


def count(cards: Iterable[Any]) -> Census:
    counted = [(card.origin == STAND_IN, getattr(card, "count", 1)) for card in cards]
    return sum(n for ours, n in counted if ours), sum(n for _ours, n in counted)
