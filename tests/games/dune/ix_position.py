"""Positions of Rise of Ix.

t = IxPosition().hand(0, "dagger").ships(0, garrison=1).tech("disposal_facility", "flagship").negotiators(0, 2)
t.give(0, spice=2).turn(0).choose("agent dagger tech_negotiation", "tech 1", "tech disposal_facility")
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from hagal.games.dune.ix.part import IxPart, part_of
from hagal.games.dune.ix.units import LOCATIONS, set_might
from hagal.kernel.state import PUBLIC
from tests.games.dune.position import PLAIN, Position

DULL_TECH = ("flagship", "holtzman_engine", "shuttle_fleet")
"""Tiles that nobody can afford by chance."""


class IxPosition(Position):
    """At the first turn, as if Hundro had kept no Intrigue card and Ilesa had set nothing aside."""

    openings: ClassVar[tuple[str, ...]] = ("together", "look", "keep_aside")

    def __init__(self, players: int = 4, leaders: tuple[str, ...] | list[str] = PLAIN, **options: Any) -> None:
        super().__init__(players, leaders, modules=["ix"], **options)
        for p in self.s.players:
            if p.leader.id == "ilesa_ecaz":
                self._clear(self.ix.kept, p.deck)
                self.s.known[p.deck[-1]] = 0
            self._clear(p.intrigue, self.s.intrigue_deck)
        for i in self.s.intrigue_deck:
            self.s.known[i] = 0
        self.ix.turns = 0

    @property
    def ix(self) -> IxPart:
        return part_of(self.s)

    # Arranging

    def _take_tile(self, id: str) -> int:
        """The tile with this id, out of wherever it is."""
        tile = self.s.rules.component(f"tech:{id}")
        for zone in (*self.ix.stacks, *self.ix.tiles, self.s.box, self.s.trash):
            for i in zone:
                if self.s.face[i] is tile:
                    zone.remove(i)
                    return i
        raise AssertionError(f"{id} is not in the game")

    def stack(self, k: int, *ids: str, alone: bool = False) -> Self:
        """These tiles on top of a stack, the first one face up; `alone`: no others in it."""
        found = [self._take_tile(id) for id in ids]
        if alone:
            self._clear(self.ix.stacks[k], self.s.box)
        self.ix.stacks[k] += found[::-1]
        for stack in self.ix.stacks:
            for i in stack:
                self.s.known[i] = PUBLIC if i == stack[-1] else 0
        return self

    def tech(self, *ids: str) -> Self:
        """These tiles face up on top of the stacks, from the first stack on."""
        for k, id in enumerate(ids):
            self.stack(k, id)
        return self

    def tiles(self, seat: int, *ids: str, spent: bool = False) -> Self:
        """Tech tiles owned (added), without their acquire effects; `spent`: face down."""
        for id in ids:
            i = self._take_tile(id)
            self.ix.tiles[seat].append(i)
            self.s.known[i] = PUBLIC
            if spent:
                self.ix.spent.append(i)
        for stack in self.ix.stacks:
            if stack:
                self.s.known[stack[-1]] = PUBLIC
        return self

    def freighter(self, seat: int, space: int) -> Self:
        """The Freighter on a space of the Shipping track, 0 to 3."""
        self.ix.freighters[seat] = space
        return self

    def negotiators(self, seat: int, n: int) -> Self:
        """So many Negotiators on Ix; troops come from supply."""
        self[seat].supply += self.ix.negotiators[seat] - n
        assert self[seat].supply >= 0, "only 12 troops"
        self.ix.negotiators[seat] = n
        return self

    def ships(self, seat: int, garrison: int = 0, conflict: int = 0) -> Self:
        """Exactly so many Dreadnoughts there; they come from supply."""
        ix = self.ix
        ix.docked[seat] += ix.garrison[seat] + ix.conflict[seat] - garrison - conflict
        assert ix.docked[seat] >= 0, "only two Dreadnoughts"
        ix.garrison[seat] = garrison
        ix.conflict[seat] = conflict
        set_might(self.s, seat)
        return self

    def flag(self, seat: int, location: str) -> Self:
        """A Dreadnought from supply on a location, since the round before."""
        self.ix.docked[seat] -= 1
        assert self.ix.docked[seat] >= 0, "only two Dreadnoughts"
        self.ix.flags[[space.id for space in LOCATIONS].index(location)] = seat
        return self

    # Looking

    def fleet(self, seat: int) -> tuple[int, int, int]:
        """Dreadnoughts in supply, garrison and Conflict."""
        return self.ix.docked[seat], self.ix.garrison[seat], self.ix.conflict[seat]

    def tops(self) -> list[str | None]:
        """The tile on top of each stack."""
        return [self.s.face[stack[-1]].id if stack else None for stack in self.ix.stacks]

    def owned(self, seat: int) -> list[str]:
        """The Tech tiles of a seat."""
        return self.names(self.ix.tiles[seat])
