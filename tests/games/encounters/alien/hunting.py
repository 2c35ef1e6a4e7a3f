"""Positions in which Predators hunt Aliens: those of Hunters with the words of Alien.

t = AlienHunt(2).wild("airlock", "egg").give(attack=2).choose("fight airlock")
assert t.room_of(0) == ["egg"]
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import ROOMS
from hagal.kernel import zones
from tests.games.encounters.alien.survivors import Survivors
from tests.games.encounters.hunters.position import PREDATORS, Hunting


class AlienHunt(Survivors, Hunting):
    """A hunt at its first decision: the Action phase of seat 0 in round 1, with an empty Complex, and no trophies."""

    modules: ClassVar[tuple[str, ...]] = ("hunters", "alien")
    starter: ClassVar[str] = "experience"
    spaces: ClassVar[tuple[str, ...]] = ROOMS

    def usual(self, players: int) -> dict[str, Any]:
        return {"avatars": list(PREDATORS[:players])}

    def _rewind(self) -> None:
        s, h, hunted = self.s, self.hatchery, self.hunt
        for zone in (s.out, s.operations, *s.attached, *hunted.trophies):
            for i in zone:
                s.known[i] = 0
            s.enemies += zone
            zone.clear()
        for seat, front in enumerate(h.fronts):
            zones.move_all(front, h.nest)
            h.windows[seat].clear()
        for p in s.players:
            zones.move_all(p.wounds, s.strike_discard)
        h.tally = ()
        mission(s).hazards = 0
        mission(s).current = 0
        self.game.log.events.clear()

    def spare(self) -> list[list[int]]:
        h = self.hunt
        return [*Survivors.spare(self), h.traps, h.trap_discard, h.unused]

    def hive_phase(self, *ids: str) -> Self:
        """The Enemy phase of the active player now, with these on top of the Hive, the last one first."""
        return self.hive(*ids).run("enemy_phase", self.s.active)

    def trophies_of(self, seat: int) -> list[str]:
        return self.ids(self.hunt.trophies[seat])
