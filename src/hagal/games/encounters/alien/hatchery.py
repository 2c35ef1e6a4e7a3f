"""What Alien adds to the state: the Hatchery, what lies in front of players and beside Avatars, who is captive, and
what Objectives count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hagal.games.encounters import fighting
from hagal.games.encounters.alien.names import CHESTBURSTER, FACEHUGGER, NAME
from hagal.games.encounters.alien.seen import AlienFacts, SurvivorFacts
from hagal.games.encounters.mat import mat
from hagal.games.encounters.names import MATS
from hagal.games.encounters.state import Encounters, Player
from hagal.games.encounters.wilds import space_of
from hagal.kernel.codec import register_data
from hagal.kernel.knowledge import seen_pile
from hagal.kernel.rules import ask
from hagal.kernel.state import Part, State

if TYPE_CHECKING:
    from collections.abc import Iterable


class Hatchery(Part):
    """The Hatchery itself, and for each seat the Facehuggers in front of it, with the number of turns that still have
    to end before each impregnates, the Missing Brothers that it saved, and the Hazard cards beside its Avatar.

    `captives` has a bit for each seat whose Avatar is in Operations, `armed` is the Hazard card of the Self-Destruct
    while that runs, or -1, `closed` are the Events on spaces that no longer belong to the HQ, and `tally` has what
    Objectives count, by id and each as often as it was found or killed: the cards themselves may be anywhere by now
    (AL-063). `clones` are the cards that have been Failed Clones, `guns` the Sentry Guns in rooms, each with the seat
    that placed it.
    """

    fields: ClassVar[tuple[str, ...]] = (
        *("armed", "beside", "captives", "clones", "closed", "fronts", "guns", "nest", "saved", "tally", "windows"),
    )
    __slots__ = fields
    tag: ClassVar[str] = "encounters-hatchery"

    nest: list[int]
    fronts: list[list[int]]
    windows: list[list[int]]
    saved: list[list[int]]
    beside: list[list[int]]
    captives: int
    armed: int
    closed: list[int]
    tally: tuple[str, ...]
    clones: list[int]
    guns: list[tuple[int, int]]

    def copy(self) -> Hatchery:
        h = Hatchery()
        h.nest = self.nest.copy()
        h.fronts = list(map(list.copy, self.fronts))
        h.windows = list(map(list.copy, self.windows))
        h.saved = list(map(list.copy, self.saved))
        h.beside = list(map(list.copy, self.beside))
        h.captives = self.captives
        h.armed = self.armed
        h.closed = self.closed.copy() if self.closed else []
        h.tally = self.tally
        h.clones = self.clones.copy() if self.clones else []
        h.guns = self.guns.copy() if self.guns else []
        return h

    def zones(self) -> list[list[int]]:
        return [self.nest, *self.fronts, *self.saved, *self.beside, self.closed]

    def view(self, s: State, mask: int) -> AlienFacts:
        assert isinstance(s, Encounters)
        space = space_of(s, self.armed) if self.armed >= 0 else -1
        return {
            "hatchery": {"facehuggers": count(s, FACEHUGGER), "chestbursters": count(s, CHESTBURSTER)},
            "survivors": [self._survivor(s, p, mask) for p in s.players],
            "armed": MATS[mat(s)][space] if space >= 0 else None,
            "closed": seen_pile(s, self.closed, mask),
            "tally": list(self.tally),
            "clones": [s.face[i].id for i in self.clones],
        }

    def _survivor(self, s: Encounters, p: Player, mask: int) -> SurvivorFacts:
        found: SurvivorFacts = {
            "facehuggers": list(self.windows[p.seat]),
            "chestburster": infested(s, p.seat),
            "captive": bool(self.captives >> p.seat & 1),
            "saved": seen_pile(s, self.saved[p.seat], mask),
            "hazards": seen_pile(s, self.beside[p.seat], mask),
        }
        if self.fronts[p.seat]:
            found["hugger_health"] = hugger_health(s, p.seat)
        return found


def new_hatchery(players: int, cards: Iterable[int]) -> Hatchery:
    h = Hatchery()
    h.nest = list(cards)
    h.fronts = [[] for _ in range(players)]
    h.windows = [[] for _ in range(players)]
    h.saved = [[] for _ in range(players)]
    h.beside = [[] for _ in range(players)]
    h.captives = 0
    h.armed = -1
    h.closed = []
    h.tally = ()
    h.clones = []
    h.guns = []
    return h


def hatchery(s: Encounters) -> Hatchery:
    return s.parts[NAME]  # type: ignore[return-value]  # asked again and again


def found(s: Encounters, id: str) -> int:
    """A card of the Hatchery, which is searched for it (AL-021); -1: none is left."""
    return next((i for i in hatchery(s).nest if s.face[i].id == id), -1)


def count(s: Encounters, id: str) -> int:
    return sum(1 for i in hatchery(s).nest if s.face[i].id == id)


def own_turns_only(s: Encounters) -> bool:
    """Do only the turns of the player count whom a Facehugger sits on? So it is among Predators (AL-189)."""
    return "own_turns_only" in s.rules.asked and bool(ask(s, "own_turns_only", -1, False))


def most_urgent(s: Encounters, other: int) -> int:
    """Of several Facehuggers in front of a player, the one that impregnates first."""
    h = hatchery(s)
    windows = h.windows[other]
    return h.fronts[other][windows.index(min(windows))]


def hugger_health(s: Encounters, other: int) -> int:
    """The Attack that kills the Facehugger in front of a player now: it is fought by the active player, among Predators
    by the one it sits on (AL-082, AL-189)."""
    fighter = other if s.active < 0 or own_turns_only(s) else s.active
    return fighting.health(s, fighter, most_urgent(s, other))


def awaited(s: Encounters, i: int) -> bool:
    """Is a card still to do something that waits, while another asks?"""
    return any(frame[2] == i for frame in s.stack)


def infested(s: Encounters, seat: int) -> bool:
    """Does a player have a Chestburster, in deck, hand or discard pile (AL-089)? All saw him gain it."""
    p = s.players[seat]
    face: tuple[Any, ...] = s.face
    for zone in (p.deck, p.hand, p.discard):
        for i in zone:
            if face[i].id == CHESTBURSTER:
                return True
    return False


register_data(Hatchery)
