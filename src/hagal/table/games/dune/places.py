"""The places of the board of Dune in a small window, and what one has."""

from __future__ import annotations

from typing import Any

from hagal.table.games.board.places import BOARD, FIGHT, HAND, LOG, MARKET, PLAYERS, Good, Places
from hagal.table.games.dune.look import Look

PLACES = Places(
    (
        (HAND, "small-hand"),
        (BOARD, "small-board"),
        (FIGHT, "table-dune-small-conflict"),
        (MARKET, "table-dune-small-row"),
        (PLAYERS, "small-players"),
        (LOG, "small-log"),
    ),
    {
        **dict.fromkeys(("card", "intrigue", "play", "discard", "aside", "deck", "leader"), HAND),
        **dict.fromkeys(("space", "faction", "tech", "track", "shipping", "negotiators"), BOARD),
        **dict.fromkeys(("garrison", "ships", "conflict-troops", "conflict-ships", "conflict"), FIGHT),
        **dict.fromkeys(("supply", "seat", "spice", "solari", "water", "agents"), PLAYERS),
        "row": MARKET,
    },
    dict.fromkeys(("fight", "win", "pass"), FIGHT),
)


def goods(look: Look, seats: list[dict[str, Any]]) -> list[Good]:
    """Of the viewer's own seat."""
    mine = next((seat for seat in seats if seat["mine"]), None)
    if mine is None:
        return []
    found: list[Good] = [("vp", mine["vp"], look.word("table-dune-points", n=mine["vp"]))]
    found += [
        (one["what"], one["n"], look.word(f"table-dune-stock-{one['what']}", n=one["n"])) for one in mine["stock"]
    ]
    if mine["persuasion"] is not None:
        n = mine["persuasion"]
        found.append(("persuasion", n, look.word("table-dune-persuasion", n=n)))
    for icon, what, id in (("garrison", "garrison", "garrison"), ("agent", "agents", "agents")):
        found.append((icon, len(mine[what]), look.word(f"table-dune-{id}", n=len(mine[what]))))
    return found
