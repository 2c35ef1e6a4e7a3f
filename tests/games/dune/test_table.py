"""The position builder itself."""

from __future__ import annotations

from tests.games.dune.table import Table


def test_a_position_is_what_was_asked_for() -> None:
    t = Table().hand(0, "dagger", "gurney_halleck").give(0, solari=8, garrison=5).intrigue(0, "windfall").turn(0)
    assert t.names(t[0].hand) == ["dagger", "gurney_halleck"]
    assert (t[0].solari, t[0].garrison, t[0].supply) == (8, 5, 7)
    assert t.asked == 0
    t.choose("plot windfall", "agent dagger swordmaster")
    assert t[0].swordmaster
    assert t[0].solari == 2
