"""The plain positions that these proofs start from: one or two players, House Hagal, Rise of Ix."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.dune import TITLE
from hagal.games.dune.state import Dune
from hagal.kernel import zones
from hagal.kernel.events import Event
from tests.games.dune.ix_table import IxTable
from tests.rules.dune_hagal.position import DULL_ROW, PLAIN_RIVALS

Mode = Callable[..., IxTable]
HAGAL = 2
"""The seat of House Hagal with two players."""
DEAR = ("flagship", "holtzman_engine", "shuttle_fleet")
"""Tiles on top of the stacks: marked, and too expensive for a rival that has just a little spice."""


def solo(leader: str = "memnon_thorvald", rivals: tuple[str, str] = PLAIN_RIVALS, **options: Any) -> IxTable:
    """The player (seat 0, first, a Dagger in hand) and two rivals; nobody has points, resources or Intrigue."""
    return _bare(IxTable(1, [leader], rival_leaders=list(rivals), **options))


def duel(leaders: tuple[str, str] = ("memnon_thorvald", "ilban_richese"), **options: Any) -> IxTable:
    """Two players (seat 0 first, a Dagger in each hand) and House Hagal; nobody has points, resources or Intrigue."""
    return _bare(IxTable(2, list(leaders), **options))


def _bare(t: IxTable) -> IxTable:
    for p in t.s.players:
        t.negotiators(p.seat, 0).ships(p.seat).freighter(p.seat, 0)
        zones.move_all(t.ix.tiles[p.seat], t.ix.stacks[0])
        t.give(p.seat, vp=0, spice=0, solari=0, water=0, garrison=0)
        p.agents = 3 if p.swordmaster else 2
    t.ix.spent.clear()
    for seat in range(t.game.players):
        t.hand(seat, "dagger")
    t.s.bonus = [0, 0, 0]
    t.row(*DULL_ROW).conflict("skirmish_b").tech(*DEAR)
    return t


def laid(players: int, **options: Any) -> Dune:
    """The table right after set-up, before the first round: no turn has been taken."""
    options.setdefault("leaders", ["memnon_thorvald", "ilban_richese", "glossu_rabban", "leto_atreides"][:players])
    s = TITLE.start(TITLE.rules(players, ("ix",), options), 1)
    assert isinstance(s, Dune)
    while s.stack[-1][0].tag != "round_start":
        step, seat, source = s.stack.pop()
        assert not step.asks
        step.run(s, seat, source)
    return s


def control(t: IxTable, **markers: int) -> IxTable:
    """Control markers by location: arrakeen=1."""
    for id, seat in markers.items():
        t.s.control[t.s.board.locations.index(t.s.board.places[id])] = seat
    return t


def flags(t: IxTable) -> dict[str, int]:
    """Who has a Dreadnought on which location."""
    spaces = [t.s.board.spaces[place].id for place in t.s.board.locations]
    return {id: seat for id, seat in zip(spaces, t.ix.flags, strict=True) if seat >= 0}


def units(t: IxTable, seat: int) -> tuple[int, int, int, int]:
    """Troops in the garrison and in the Conflict, Dreadnoughts in the garrison and in the Conflict."""
    return t[seat].garrison, t[seat].conflict, t.ix.garrison[seat], t.ix.conflict[seat]


def gains(t: IxTable, kind: str = "gain") -> list[int]:
    """The seats that gained resources, in order."""
    return [event.seat for event in t.events(kind)]


def told(t: IxTable, number: str) -> list[Event]:
    """The events told under a rule."""
    return [event for event in t.game.log.events if number in event.rules.split()]
