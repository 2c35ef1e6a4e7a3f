"""The plain position that these proofs start from."""

from __future__ import annotations

from typing import Any

from tests.games.dune.ix_table import IxTable
from tests.games.dune.table import PLAIN

DULL_ROW = ("kwisatz_haderach", "choam_directorship", "lady_jessica", "worm_riders", "gurney_halleck")
"""A Row that nobody can afford by chance."""
DULL_TECH = ("flagship", "holtzman_engine", "shuttle_fleet")
"""Tiles that nobody can afford by chance."""


def arrange(leader: str = PLAIN[0], players: int = 4, **options: Any) -> IxTable:
    """Nobody has resources, points or Intrigue. Seat 0 has no cards; the others hold a Dagger, so they are asked."""
    others = [other for other in PLAIN if other != leader]
    t = IxTable(players, [leader, *others][:players], **options)
    for seat in range(players):
        t.give(seat, vp=0, spice=0, solari=0, water=0)
        if seat:
            t.hand(seat, "dagger")
    return t.bare(0).row(*DULL_ROW).tech(*DULL_TECH)


def why(t: IxTable, key: str) -> str:
    """The reason against a key that is not offered."""
    assert key not in t.keys, f"{key} is offered"
    reason = t.game.why_not(key)
    assert reason is not None
    return reason
