"""The plain position that these proofs start from."""

from __future__ import annotations

from typing import Any

from tests.games.dune.ix_position import DULL_TECH, IxPosition
from tests.games.dune.position import PLAIN, plain


def arrange(leader: str = PLAIN[0], players: int = 4, **options: Any) -> IxPosition:
    return plain(IxPosition, leader, players, **options).tech(*DULL_TECH)
