"""The plain position that these proofs start from."""

from __future__ import annotations

from typing import Any

from tests.games.dune.ix_table import DULL_TECH, IxTable
from tests.games.dune.table import PLAIN, plain


def arrange(leader: str = PLAIN[0], players: int = 4, **options: Any) -> IxTable:
    return plain(IxTable, leader, players, **options).tech(*DULL_TECH)
