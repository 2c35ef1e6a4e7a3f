"""Why not? What is special about reasons in Dune: when Agents are sent, and when Tech tiles are acquired."""

from __future__ import annotations

from collections.abc import Sequence

from hagal.games.dune.components import Card, Space
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.seen import dune_view
from hagal.kernel.step import Msg
from hagal.table.sight import Sight

TURN = "turn"
"""The question at which Agents are sent."""
MISFITS = frozenset(("why-no-icons", "why-icon"))
"""Why a card sends no Agent to a space, whatever lies there."""
WORKSHOP = "space:tech_negotiation"
"""Where most Tech tiles come from."""


def moment(wish: str, keys: Sequence[str], sight: Sight) -> Msg | None:
    """When a thing is for another moment of the game than this one: what that moment is."""
    if sight.question is None:
        return None
    thing = sight.components.get(wish.strip())
    if isinstance(thing, Space):
        if sight.question.tag != TURN:
            return Msg("table-dune-why-agents")
        return None if keys else Msg("table-dune-why-no-card", space=thing)
    if isinstance(thing, TechTile):
        return tile_later(thing, sight)
    bought = next((sight.components.get(f"card:{key[4:]}") for key in keys if key.startswith("buy ")), None)
    return Msg("table-dune-why-no-price", card=bought) if isinstance(bought, Card) and not bought.cost else None


def tile_later(tile: TechTile, sight: Sight) -> Msg | None:
    """Tiles are acquired when that is asked; one's own are used when they are lit."""
    if sight.question is None or any(offer.key.startswith(f"{tile.kind} ") for offer in sight.question.offers):
        return None
    if tile.id in (held["tile"] for held in dune_view(sight.view)["ix"]["tiles"][sight.seat]):
        return Msg("server-not-offered")
    return Msg("table-dune-why-tech", space=sight.components[WORKSHOP])


def for_nothing(wish: str, sight: Sight) -> Msg | None:
    """No card has an icon that leads to a space."""
    space = sight.components.get(wish.strip())
    return Msg("table-dune-why-no-card", space=space) if isinstance(space, Space) else None
