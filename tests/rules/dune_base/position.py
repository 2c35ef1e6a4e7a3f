"""The plain position that these proofs start from."""

from __future__ import annotations

from typing import Any

from tests.games.dune.table import PLAIN, Table, plain


def arrange(leader: str = PLAIN[0], players: int = 4, **options: Any) -> Table:
    return plain(Table, leader, players, **options)


def why(t: Table, key: str) -> str:
    """The reason against a key that is not offered."""
    assert key not in t.keys, f"{key} is offered"
    reason = t.game.why_not(key)
    assert reason is not None
    return reason
