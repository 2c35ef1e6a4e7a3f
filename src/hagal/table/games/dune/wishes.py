"""Things on the board as wishes: what somebody would do with a card, a space or both, as keys."""

from __future__ import annotations

from collections.abc import Mapping

from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.seen import dune_view
from hagal.table.sight import Sight

PLAYED = {"combat_choice": "combat", "endgame_choice": "endgame"}
"""How an Intrigue card is played, by the question that is open; otherwise as a Plot."""


def has_icons(card: str, sight: Sight) -> bool:
    return bool(getattr(sight.components.get(f"card:{card}"), "icons", 0))


def wishes(refs: Mapping[str, str], sight: Sight) -> list[str]:
    """Things on the board as the keys of what one would do with them."""
    card, space = refs.get("card"), refs.get("space")
    if TechTile.kind in refs:
        return [f"{TechTile.kind} {refs[TechTile.kind]}"]
    if "intrigue" in refs:
        tag = "" if sight.question is None else sight.question.tag
        return [f"{PLAYED.get(tag, 'plot')} {refs['intrigue']}"]
    if card and space:
        return [f"agent {card} {space}"]
    hand = dune_view(sight.view)["players"][sight.seat]["hand"] if sight.seat >= 0 else []
    # Cards that could go anywhere at all come first: of reasons that are equally frequent, the first one is told.
    held = sorted((id for id in dict.fromkeys(hand) if id), key=lambda id: not has_icons(id, sight))
    if space:
        return [f"agent {id} {space}" for id in held]
    if card in held:
        return [f"agent {card} {id}" for id in dune_view(sight.view)["agents"]]
    return [f"buy {card}"] if card else []
