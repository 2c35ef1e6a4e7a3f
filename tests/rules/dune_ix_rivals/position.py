"""The plain positions that these proofs start from: one or two players, House Hagal, Rise of Ix."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.dune.state import Dune
from hagal.kernel import zones
from hagal.kernel.events import Event
from tests.games.dune.ix_position import DULL_TECH, IxPosition
from tests.rules.dune_hagal import position as hagal
from tests.rules.dune_hagal.position import PLAIN_RIVALS

Mode = Callable[..., IxPosition]


def solo(leader: str = "memnon_thorvald", rivals: tuple[str, str] = PLAIN_RIVALS, **options: Any) -> IxPosition:
    """The player (seat 0, first, a Dagger in hand) and two rivals; nobody has points, resources or Intrigue."""
    return _bare(IxPosition(1, [leader], rival_leaders=list(rivals), **options))


def duel(leaders: tuple[str, str] = ("memnon_thorvald", "ilban_richese"), **options: Any) -> IxPosition:
    """Two players (seat 0 first, a Dagger in each hand) and House Hagal; nobody has points, resources or Intrigue."""
    return _bare(IxPosition(2, list(leaders), **options))


def _bare(t: IxPosition) -> IxPosition:
    for p in t.s.players:
        t.negotiators(p.seat, 0).ships(p.seat).freighter(p.seat, 0)
        zones.move_all(t.ix.tiles[p.seat], t.ix.stacks[0])
        p.agents = 3 if p.swordmaster else 2
    t.ix.spent.clear()
    return hagal.bare(t).tech(*DULL_TECH)


def laid(players: int, **options: Any) -> Dune:
    return hagal.laid(players, ("ix",), **options)


def control(t: IxPosition, **markers: int) -> IxPosition:
    """Control markers by location: arrakeen=1."""
    for id, seat in markers.items():
        t.s.control[t.s.board.locations.index(t.s.board.places[id])] = seat
    return t


def flags(t: IxPosition) -> dict[str, int]:
    """Who has a Dreadnought on which location."""
    spaces = [t.s.board.spaces[place].id for place in t.s.board.locations]
    return {id: seat for id, seat in zip(spaces, t.ix.flags, strict=True) if seat >= 0}


def units(t: IxPosition, seat: int) -> tuple[int, int, int, int]:
    """Troops in the garrison and in the Conflict, Dreadnoughts in the garrison and in the Conflict."""
    return t[seat].garrison, t[seat].conflict, t.ix.garrison[seat], t.ix.conflict[seat]


def gains(t: IxPosition, kind: str = "gain") -> list[int]:
    """The seats that gained resources, in order."""
    return [event.seat for event in t.events(kind)]


def told(t: IxPosition, number: str) -> list[Event]:
    """The events told under a rule."""
    return [event for event in t.game.log.events if number in event.rules.split()]
