"""How many of some cards are stand-ins."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from hagal.games.kit.declare import STAND_IN
from hagal.kernel.rules import Rules

Census = tuple[int, int]
"""(stand-ins, all cards), each copy counted."""


def count(cards: Iterable[Any]) -> Census:
    counted = [(card.origin == STAND_IN, getattr(card, "count", 1)) for card in cards]
    return sum(n for ours, n in counted if ours), sum(n for _ours, n in counted)


def of_table(
    rules: Rules, decks: Collection[str], who: Collection[str], names: Collection[str], kinds: Collection[str]
) -> Census:
    """Of the cards of a table: mini-decks and what fills them up, characters or groups, Objectives and Location by
    their ids, and all cards of some kinds."""
    return count(
        one
        for one in rules.components.values()
        if one.kind in kinds
        or (one.kind == "enemy" and getattr(one, "deck", "") in decks)
        or (one.kind == "character" and getattr(one, "who", "") in who)
        or (one.kind in ("objective", "location") and one.id in names)
    )
