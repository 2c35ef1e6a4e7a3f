"""What somebody may have in mind who names only a component of Dune."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.games.dune.components import Card, Intrigue, Leader, Space
from hagal.games.dune.seen import dune_view
from hagal.kernel.term import Component


def wishes(component: Component, view: Mapping[str, Any], seat: int) -> list[str]:
    """Keys: an Agent to a space with any card of the hand, a purchase, an Intrigue card, a leader."""
    if isinstance(component, Space):
        hand = dict.fromkeys(id for id in dune_view(view)["players"][seat]["hand"] if id)
        return [f"agent {card} {component.id}" for card in hand]
    if isinstance(component, Card):
        return [f"buy {component.id}"]
    if isinstance(component, Intrigue):
        return [f"{word} {component.id}" for word in ("plot", "combat", "endgame")]
    return [f"leader {component.id}"] if isinstance(component, Leader) else []
