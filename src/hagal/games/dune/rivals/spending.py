"""Spending: a solo rival turns what it has gathered into victory points at once (HG-042, HG-050)."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.state import Dune
from hagal.kernel import zones

SPICE, SOLARI, WATER, INTRIGUE = 7, 7, 3, 3


def spend(s: Dune, seat: int, source: int) -> None:
    """Each time a stock is reached: 7 spice, 7 solari, 3 water or 3 Intrigue cards for a point."""
    p = s.players[seat]
    while p.spice >= SPICE and not actions.query(s, "hoards_spice", seat, 0):
        p.spice -= SPICE
        bought(s, seat, "spice", SPICE)
    while p.solari >= SOLARI:
        p.solari -= SOLARI
        bought(s, seat, "solari", SOLARI)
    while p.water >= WATER:
        p.water -= WATER
        bought(s, seat, "water", WATER)
    while len(p.intrigue) >= INTRIGUE:
        for _ in range(INTRIGUE):
            i = p.intrigue[0]
            zones.move(s, i, p.intrigue, s.intrigue_discard)
            zones.reveal(s, i)
        bought(s, seat, "intrigue", INTRIGUE)


def bought(s: Dune, seat: int, what: str, n: int) -> None:
    if s.log is not None:
        s.log.tell(f"rival-spends-{what}", seat, "HG-050", n=n)
    actions.score(s, seat, 1, "HG-050")
