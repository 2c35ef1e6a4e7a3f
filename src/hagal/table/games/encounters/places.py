"""The places of the board of Legendary Encounters in a small window, and what one has."""

from __future__ import annotations

from typing import Any

from hagal.table.games.board.places import BOARD, FIGHT, HAND, LOG, MARKET, PLAYERS, Good, Places
from hagal.table.games.encounters.look import Look

PLACES = Places(
    (
        (HAND, "small-hand"),
        (BOARD, "table-encounters-small-wilds"),
        (FIGHT, "table-encounters-small-combat"),
        (MARKET, "table-encounters-small-hq"),
        (PLAYERS, "small-players"),
        (LOG, "small-log"),
    ),
    {
        **dict.fromkeys(("character", "play", "discard", "offer", "avatar", "trap", "strike"), HAND),
        **dict.fromkeys(("space", "prey", "gear", "enemy"), BOARD),
        **dict.fromkeys(("combat", "task"), FIGHT),
        **dict.fromkeys(("hq", "officers"), MARKET),
        **dict.fromkeys(("wound", "hand", "duel"), PLAYERS),
    },
)


def goods(look: Look, seats: list[dict[str, Any]], turn: dict[str, Any]) -> list[Good]:
    """Health of the viewer's own seat, and the pool of whoever is active."""
    found: list[Good] = []
    for seat in seats:
        if seat["mine"] and seat["health"]:
            said = look.word("table-encounters-life", n=seat["left"], of=seat["health"])
            found.append(("heart", seat["left"], said))
    for what in ("attack", "recruit"):
        found.append((what, turn[what], look.word(f"table-encounters-{what}", n=turn[what])))
    return found
