"""Season cards as tests draw them."""

from __future__ import annotations

from hagal.games.runewars.state import Runewars
from hagal.kernel.loop import advance
from hagal.kernel.state import PUBLIC
from tests.games.runewars.position import push


def draw(s: Runewars, id: str) -> None:
    """This season card is drawn, in nobody's turn, and its text begins."""
    for deck in s.seasons:
        for i in deck:
            if s.face[i].id == id:
                deck.remove(i)
                s.season_discard.append(i)
                s.known[i] = PUBLIC
                s.active = -1
                s.season = s.face[i].season
                push(s, "season_card", s.first)
                advance(s)
                return
    raise AssertionError(f"there is no season card {id}")
