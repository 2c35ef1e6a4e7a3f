"""The plain position that these proofs start from."""

from __future__ import annotations

from typing import Any

from tests.games.dune.position import PLAIN, Position, plain


def arrange(leader: str = PLAIN[0], players: int = 4, **options: Any) -> Position:
    return plain(Position, leader, players, **options)


def why(t: Position, key: str) -> str:
    """The reason against a key that is not offered."""
    assert key not in t.keys, f"{key} is offered"
    reason = t.game.why_not(key)
    assert reason is not None
    return reason
