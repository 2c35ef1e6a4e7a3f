"""Positions of Alien built by hand, as those of Hunted.

t = Survivors(2).wild("airlock", "egg").give(attack=2)
t.choose("fight airlock")
assert t.ids(t.s.dead_enemies) == ["egg"]

The first decision is the Action phase of seat 0 in round 1, with an empty Complex, an empty Combat Zone, nothing in
front of anybody, and one Specialist in each hand, so that nobody's turn passes by itself.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from hagal.games.encounters.alien import hatchery as parts
from hagal.games.encounters.alien.facehuggers import OWN
from hagal.games.encounters.alien.hatchery import Hatchery
from hagal.games.encounters.alien.names import CHESTBURSTER, FACEHUGGER, NAME
from hagal.games.encounters.names import ENDINGS, ROOMS
from hagal.kernel import zones
from hagal.kernel.state import PUBLIC
from tests.games.encounters.position import Position


class Survivors(Position):
    """A game of Alien at its first decision, with handles to arrange it."""

    modules: ClassVar[tuple[str, ...]] = (NAME,)
    starter: ClassVar[str] = "specialist"
    spaces: ClassVar[tuple[str, ...]] = ROOMS

    def _rewind(self) -> None:
        super()._rewind()
        h = self.hatchery
        for seat, front in enumerate(h.fronts):
            zones.move_all(front, h.nest)
            h.windows[seat].clear()
        h.tally = ()

    @property
    def hatchery(self) -> Hatchery:
        return parts.hatchery(self.s)

    def spare(self) -> list[list[int]]:
        return [*super().spare(), self.hatchery.nest]

    # Arranging

    def hive(self, *ids: str) -> Self:
        """These on top of the Hive, the last one first to come."""
        return self.enemies(*ids)

    def eggs(self, n: int = 12) -> Self:
        """Nothing but Eggs comes out of the Hive: they do nothing when they are turned up."""
        return self.only_enemies(*["egg"] * n)

    def hugged(self, seat: int, window: int = OWN) -> Self:
        """A Facehugger in front of a player, with so many turns left."""
        self._put(self.hatchery.fronts[seat], "enemy", (FACEHUGGER,), None)
        self.hatchery.windows[seat].append(window)
        return self

    def infested(self, seat: int, where: str = "discard") -> Self:
        """A Chestburster in the discard pile of a player, or on top of his deck."""
        self.put(getattr(self[seat], where), f"enemy:{CHESTBURSTER}", known=None if where == "discard" else [])
        return self

    def dead(self, *ids: str) -> Self:
        """These among the Dead Enemies."""
        self._put(self.s.dead_enemies, "enemy", ids, None)
        return self

    def nest(self, id: str) -> int:
        """How many of a card lie in the Hatchery."""
        return parts.count(self.s, id)

    def empty_nest(self, id: str) -> Self:
        """None of a card is left there."""
        h = self.hatchery
        for i in [i for i in h.nest if self.s.face[i].id == id]:
            zones.move(self.s, i, h.nest, self.s.gone, PUBLIC)
        return self

    def tally(self, *ids: str) -> Self:
        """What Objectives have counted so far."""
        self.hatchery.tally = ids
        return self

    def hazards(self, n: int) -> Self:
        """So many Hazards have been revealed."""
        self.mission.hazards = n
        return self

    # Playing

    def turn_up(self, seat: int = 0) -> Self:
        """Scan the only face-down room for nothing."""
        (k,) = [k for k in range(len(ROOMS)) if self.s.down >> k & 1]
        return self.give(scans=1).choose(f"scan {self.spaces[k]} free")

    # Looking

    def reason(self, key: str) -> str:
        """Why something cannot be done, as the id of the sentence with its numbers; "" if it can."""
        message = self.game.resume().reason_against(key)
        if message is None:
            return ""
        return " ".join([message.id, *(str(value) for value in message.args.values() if isinstance(value, int))])

    def fronts(self) -> list[list[int]]:
        """The Facehuggers in front of each player, as the turns that are left."""
        return [list(windows) for windows in self.hatchery.windows]

    @property
    def ending(self) -> str:
        return ENDINGS[self.s.ending]

    def told(self, kind: str) -> list[Any]:
        return [event.args for event in self.events(kind)]
