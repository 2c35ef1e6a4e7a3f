"""What Hunters adds to the state: Trophy Rooms, Gear, Traps, Tests, Challenges, and this turn's points and deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hagal.games.encounters.hunters.seen import HunterFacts, HuntFacts
from hagal.games.encounters.names import PLAYING
from hagal.games.encounters.state import Encounters
from hagal.kernel.codec import register_data
from hagal.kernel.knowledge import seen_pile, seen_top
from hagal.kernel.rules import ask
from hagal.kernel.state import Part, State

if TYPE_CHECKING:
    from hagal.kernel.rules import Handlers
    from hagal.kernel.term import Component

NAME = "hunters"

KILLED, EVADED, REMOVED, HEALED, RESTORED, DUELED, PLAYED, RECRUITED, AVOIDED = DEEDS = tuple(range(9))
"""What a Predator can do in a turn that Tests ask for: kill Prey, avoid a Hazard, remove a Trap, heal or restore a
Strike, duel, play a card, recruit one, avoid a Strike."""


class Hunt(Part):
    """The piles of Hunters and what this turn has brought.

    For each seat: its Trophy Room, the Traps in front of it, its Challenge, the seats of the Predators that it has
    killed in Duels (their Avatars lie in its Trophy Room), and by how much its Armor is raised until its next turn.
    `since` says for each card on the Testing Ground which deed of this turn is the first that counts for it (PR-259).
    """

    fields: ClassVar[tuple[str, ...]] = (
        *("challenges", "deeds", "duelist", "duels", "fronts", "gear", "gear_discard", "guards", "heal", "restore"),
        *("since", "slain", "testing", "trap_discard", "traps", "trophies", "unused"),
    )
    __slots__ = fields
    tag: ClassVar[str] = "encounters-hunt"

    gear: list[int]
    gear_discard: list[int]
    traps: list[int]
    trap_discard: list[int]
    testing: list[int]  # the Testing Ground (PR-257)
    unused: list[int]  # Tests and Challenges that stay in the box, unseen
    trophies: list[list[int]]
    fronts: list[list[int]]
    challenges: list[list[int]]
    slain: list[list[int]]
    guards: list[int]
    heal: int  # points of this Action phase (PR-225)
    restore: int
    duels: int  # Duels that cards played in this turn still allow (PR-231)
    duelist: int  # who duels right now, or -1: an opponent who dies is his trophy (PR-233)
    deeds: list[tuple[int, int]]  # what the active player has done in this turn: one of DEEDS, and with which card
    since: list[int]

    def copy(self) -> Hunt:
        h = Hunt()
        h.gear = self.gear.copy()
        h.gear_discard = self.gear_discard.copy() if self.gear_discard else []
        h.traps = self.traps.copy()
        h.trap_discard = self.trap_discard.copy() if self.trap_discard else []
        h.testing = self.testing.copy() if self.testing else []
        h.unused = self.unused.copy() if self.unused else []
        h.trophies = list(map(list.copy, self.trophies))
        h.fronts = list(map(list.copy, self.fronts))
        h.challenges = list(map(list.copy, self.challenges))
        h.slain = list(map(list.copy, self.slain))
        h.guards = self.guards.copy()
        h.heal = self.heal
        h.restore = self.restore
        h.duels = self.duels
        h.duelist = self.duelist
        h.deeds = self.deeds.copy() if self.deeds else []
        h.since = self.since.copy() if self.since else []
        return h

    def zones(self) -> list[list[int]]:
        return [
            *(self.gear, self.gear_discard, self.traps, self.trap_discard, self.testing, self.unused),
            *self.trophies,
            *self.fronts,
            *self.challenges,
        ]

    def owned(self, s: State, seat: int, handlers: Handlers) -> list[Component]:
        """The Traps in front of a player."""
        if seat < 0 or not self.fronts[seat]:
            return []
        return [s.face[i] for i in self.fronts[seat] if s.face[i] in handlers.owners]

    def view(self, s: State, mask: int) -> HuntFacts:
        assert isinstance(s, Encounters)
        return {
            "prey_top": seen_top(s, s.enemies, mask),
            "gear": len(self.gear),
            "gear_discard": seen_pile(s, self.gear_discard, mask),
            "traps": len(self.traps),
            "trap_discard": seen_pile(s, self.trap_discard, mask),
            "testing": seen_pile(s, self.testing, mask),
            "heal": self.heal,
            "restore": self.restore,
            "duels": self.duels,
            "hunters": [self._hunter(s, seat, mask) for seat in range(len(self.trophies))],
        }

    def _hunter(self, s: Encounters, seat: int, mask: int) -> HunterFacts:
        """What a viewer may know of one Predator. A Trophy Room shows its top card; its owner may look through it at
        any time, the others when the game is over (PR-192)."""
        over = s.ending != PLAYING
        own = over or bool(mask >> seat & 1)
        refs = [s.face[i].ref for i in self.trophies[seat]]
        return {
            "armor": armor(s, seat),
            "dishonor": dishonor(s, seat),
            "traps": seen_pile(s, self.fronts[seat], mask),
            "trophies": refs if own else [*([None] * (len(refs) - 1)), *refs[-1:]],
            "slain": list(self.slain[seat]),
            "challenge": seen_pile(s, self.challenges[seat], mask),
            "honor": honor(s, seat) if own else None,
        }


def new_hunt(players: int) -> Hunt:
    h = Hunt()
    h.gear, h.gear_discard, h.traps, h.trap_discard = [], [], [], []
    h.testing, h.unused, h.deeds, h.since = [], [], [], []
    h.trophies = [[] for _ in range(players)]
    h.fronts = [[] for _ in range(players)]
    h.challenges = [[] for _ in range(players)]
    h.slain = [[] for _ in range(players)]
    h.guards = [0] * players
    h.heal = h.restore = h.duels = 0
    h.duelist = -1
    return h


def hunt(s: Encounters) -> Hunt:
    return s.parts[NAME]  # type: ignore[return-value]  # asked again and again


def armor(s: Encounters, seat: int) -> int:
    """What a Duel against a Predator costs in Attack (PR-231), never below 0."""
    n: int = s.players[seat].avatar.defense + hunt(s).guards[seat]
    if "armor" in s.rules.asked:
        n = ask(s, "armor", seat, n)
    return max(0, n)


def dishonor(s: Encounters, seat: int) -> int:
    """The Dishonor of the Strikes beside an Avatar (PR-213)."""
    face = s.face
    return sum(face[i].dishonor for i in s.players[seat].wounds)


def honor(s: Encounters, seat: int) -> int:
    """All that a Predator has: trophies, killed Predators, the own Avatar if he lives, his Challenge once it is shown
    at the end, less Dishonor (PR-250)."""
    h = hunt(s)
    face = s.face
    n = sum(worth(s, seat, i) for i in h.trophies[seat])
    n += sum(s.players[other].avatar.honor for other in h.slain[seat])
    if not s.players[seat].dead:
        n += s.players[seat].avatar.honor
    if s.ending != PLAYING:
        n += sum(face[i].award.honor(s, seat) for i in h.challenges[seat])
    return n - dishonor(s, seat)


def worth(s: Encounters, seat: int, i: int) -> int:
    """The Honor of a trophy."""
    n: int = s.face[i].honor
    return int(ask(s, "worth", seat, n, i)) if "worth" in s.rules.asked else n


register_data(Hunt)
