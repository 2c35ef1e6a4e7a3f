"""Why not? Reasons about areas that several choices give: keys end with the id of an area."""

from __future__ import annotations

from hagal.games.runewars.actions import unit_of
from hagal.games.runewars.components import Area, Unit
from hagal.games.runewars.names import MOUNTAIN, OPEN, SLOTS
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Msg


def area_in(s: Runewars, key: str) -> int:
    """The area that a key names last, or -1."""
    found = s.rules.components.get(f"area:{key.rpartition(' ')[2]}")
    return s.board.at.get(found, -1) if isinstance(found, Area) else -1


def unit_in(s: Runewars, seat: int, name: str) -> Unit | None:
    """The type of units of a seat or its allies that is called so."""
    return next((unit for unit in (unit_of(s, seat, slot) for slot in range(SLOTS)) if unit.id == name), None)


def apart(s: Runewars, start: int, to: int) -> Msg | None:
    """Why figures that do not fly cannot go from one area to another: they are no neighbours, or by their border."""
    areas = s.board.areas
    if start == to:
        return Msg("rw-why-there", area=areas[to])
    if to not in s.board.near[start]:
        return Msg("rw-why-apart", area=areas[to], start=areas[start])
    border = s.board.border(start, to)
    if border == OPEN:
        return None
    return Msg("rw-why-mountain" if border == MOUNTAIN else "rw-why-water", area=areas[to], start=areas[start])


def cannot_leave(s: Runewars, seat: int, area: int) -> Msg | None:
    """Why units of a seat do not leave an area: it is not theirs, or their token lies there (RW-091)."""
    if s.control[area] != seat:
        return Msg("rw-why-not-yours", area=s.board.areas[area])
    if s.activated[area] >> seat & 1:
        return Msg("rw-why-token", area=s.board.areas[area])
    return None
