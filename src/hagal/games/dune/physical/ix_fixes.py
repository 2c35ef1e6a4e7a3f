"""Corrections with Rise of Ix: Freighters, Negotiators, Dreadnoughts, Tech tiles of people, Dividends."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune.components import Space
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.part import DREADNOUGHTS, part_of
from hagal.games.dune.ix.rivals.ways import TURN_BACK
from hagal.games.dune.ix.shipping import Dividends
from hagal.games.dune.ix.units import Commission, deploy_dreadnoughts, retreat_dreadnoughts, set_might
from hagal.games.dune.physical.kinds import Count, Fix
from hagal.games.dune.physical.part import people
from hagal.games.dune.physical.rewards import resolve_for_person
from hagal.games.dune.rivals.leaders import is_rival
from hagal.games.dune.state import Dune, Player
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

COMMISSION = Commission(1)
DIVIDENDS = Dividends()


def can_freighter(s: Dune, p: Player, n: int) -> bool:
    """A rival's never goes beyond the second space (IX-053); people move their own."""
    return is_rival(p) and 0 <= part_of(s).freighters[p.seat] + n <= TURN_BACK


def change_freighter(s: Dune, p: Player, n: int) -> None:
    part_of(s).freighters[p.seat] += n


def can_negotiators(s: Dune, p: Player, n: int) -> bool:
    """Troops from supply to Ix and back (IX-012); House Hagal sends none."""
    if not is_rival(p) or not p.leader.scores:
        return False
    return p.supply > 0 if n > 0 else part_of(s).negotiators[p.seat] > 0


def change_negotiators(s: Dune, p: Player, n: int) -> None:
    p.supply -= n
    part_of(s).negotiators[p.seat] += n


def can_ships(s: Dune, p: Player, n: int) -> bool:
    """From supply to the garrison and back."""
    part = part_of(s)
    return is_rival(p) and (part.docked if n > 0 else part.garrison)[p.seat] > 0


def change_ships(s: Dune, p: Player, n: int) -> None:
    if n > 0:
        COMMISSION.run(s, p.seat, -1)
    else:
        part = part_of(s)
        part.garrison[p.seat] -= 1
        part.docked[p.seat] += 1


def can_fleet(s: Dune, p: Player, n: int) -> bool:
    """From the garrison to the Conflict and back; of people the app knows no garrison: from supply, too."""
    part = part_of(s)
    if not s.conflict:
        return False
    if n < 0:
        return part.conflict[p.seat] > 0
    return part.garrison[p.seat] > 0 or (not is_rival(p) and part.docked[p.seat] > 0)


def change_fleet(s: Dune, p: Player, n: int) -> None:
    if n > 0:
        into_conflict(s, p.seat)
    else:
        retreat_dreadnoughts(s, p.seat, 1)


def into_conflict(s: Dune, seat: int) -> None:
    """A Dreadnought to the Conflict, from the garrison or from supply."""
    part = part_of(s)
    if not part.garrison[seat]:
        part.docked[seat] -= 1
        part.garrison[seat] += 1
    deploy_dreadnoughts(s, seat, 1)


COUNTS = {
    "freighter": Count(can_freighter, change_freighter),
    "negotiators": Count(can_negotiators, change_negotiators),
    "ships": Count(can_ships, change_ships),
    "fleet": Count(can_fleet, change_fleet),
}


class Flag(Fix):
    """Whose Dreadnought is on a location (IX-035, IX-036): a seat's, or (-1) nobody's."""

    tag = "fix_flag"
    fields: ClassVar[tuple[str, ...]] = ("space", "seat")

    def __init__(self, space: Space, seat: int) -> None:
        self.space: Space = space
        self.seat: int = seat

    def change(self, s: Dune) -> None:
        part = part_of(s)
        k = s.board.locations.index(s.board.places[self.space.id])
        before = part.flags[k]
        if before >= 0:
            part.garrison[before] += 1
            part.flags[k] = -1
            part.fresh[k] = False
        if self.seat >= 0:
            berth = next(zone for zone in (part.garrison, part.docked, part.conflict) if zone[self.seat])
            berth[self.seat] -= 1
            part.flags[k] = self.seat
            set_might(s, self.seat)

    def key(self) -> str:
        return f"flag {self.space.id} {'-' if self.seat < 0 else self.seat}"

    def message(self) -> Msg:
        if self.seat < 0:
            return Msg("fix-no-flag", space=self.space)
        return Msg("fix-flag", space=self.space, seat=self.seat)


class FixTile(Fix):
    """A tile of a person."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: TechTile) -> None:
        self.seat: int = seat
        self.tile: TechTile = tile


class TakeTile(FixTile):
    """A person takes a tile from the top of a stack: points and influence that it brings count here, too (IX-010)."""

    tag = "fix_tech"

    def change(self, s: Dune) -> None:
        part = part_of(s)
        for k, stack in enumerate(part.stacks):
            if stack and s.face[stack[-1]] is self.tile:
                i = stack[-1]
                zones.move(s, i, stack, part.tiles[self.seat])
                push(s, "turn_up", self.seat, k)
                resolve_for_person(s, self.tile.acquire, self.seat, i)
                return

    def key(self) -> str:
        return f"tech {self.seat} {self.tile.id}"

    def message(self) -> Msg:
        return Msg("fix-tech", seat=self.seat, tile=self.tile)


class LoseTile(FixTile):
    """A person trashed a tile for its effect."""

    tag = "fix_untech"

    def change(self, s: Dune) -> None:
        part = part_of(s)
        i = next(i for i in part.tiles[self.seat] if s.face[i] is self.tile)
        zones.move(s, i, part.tiles[self.seat], s.trash)

    def key(self) -> str:
        return f"untech {self.seat} {self.tile.id}"

    def message(self) -> Msg:
        return Msg("fix-untech", seat=self.seat, tile=self.tile)


class TakeDividends(Fix):
    """A person takes Dividends: every other gains 1 solari, rivals too (IX-021, IX-064)."""

    tag = "fix_dividends"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def change(self, s: Dune) -> None:
        DIVIDENDS.run(s, self.seat, -1)

    def key(self) -> str:
        return f"dividends {self.seat}"

    def message(self) -> Msg:
        return Msg("fix-dividends", seat=self.seat)


def counted(s: Dune, seat: int, value: dict[str, Count], about: int) -> dict[str, Count]:
    """The query of that name."""
    return {**value, **COUNTS}


def ships_at_hand(s: Dune, seat: int, value: int, about: int) -> int:
    """The query of that name: Dreadnoughts that a person may have sent to the Conflict."""
    part = part_of(s)
    return part.docked[seat] + part.garrison[seat]


def corrections(s: Dune, seat: int, value: list[Step[Dune]], about: int) -> list[Step[Dune]]:
    """The query of that name."""
    part = part_of(s)
    found = list(value)
    for k, place in enumerate(s.board.locations):
        holder = part.flags[k]
        if holder >= 0 or part.flags.count(-1) > 1:  # a location stays free for the next winner
            free = [p.seat for p in s.players if part.flags.count(p.seat) < DREADNOUGHTS]
            found += [Flag(s.board.spaces[place], seat) for seat in (-1, *free) if seat != holder]
    for seat in people(s):
        tops = [stack[-1] for stack in part.stacks if stack and s.known[stack[-1]] == PUBLIC]
        found += [TakeTile(seat, s.face[i]) for i in tops]
        found += [LoseTile(seat, s.face[i]) for i in part.tiles[seat] if s.face[i].scrap is not None]
        found.append(TakeDividends(seat))
    return found


register_all(list(globals().values()))
