"""Season cards as tests draw them."""

from __future__ import annotations

from hagal.games.runewars.components import Tactic
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
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


def deal_tactics(s: Runewars, *numbers: int) -> list[list[int]]:
    """Cards in the hands of the seats, made up for the test."""
    for p, n in zip(s.players, numbers, strict=True):
        made: list[object] = []
        for k in range(n):
            card = Tactic(f"t{p.seat}{k}", "Test", count=1, times=("turn",), needs=(), effects=())
            s.rules.components[card.ref] = card
            made.append(card)
        p.tactics += zones.add_instances(s, made)
    return [p.tactics for p in s.players]


def stack_tactics(s: Runewars, n: int) -> None:
    """Cards for the tactics deck, while the box has none."""
    deal_tactics(s, *([n] + [0] * (len(s.players) - 1)))
    zones.move_all(s.players[0].tactics, s.tactics_deck)
