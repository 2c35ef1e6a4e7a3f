"""The modes as their faces ask about them: each answers for itself, and none is what is left when it is no other."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar

from hagal.games.encounters.alien.effects.goals import BEAST
from hagal.games.encounters.alien.hunt import BY_RARITY
from hagal.games.encounters.alien.names import NAME as ALIEN
from hagal.games.encounters.alien.seen import alien_hunt_view, hive_of
from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.hunted.settings import NAME as HUNTED
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.hunters.seen import POINTS, Point, hunt_of
from hagal.games.encounters.names import OFFICER_COST, ROOMS
from hagal.games.encounters.seen import encounters_view
from hagal.games.encounters.view import may_coordinate

__all__ = ["ALIEN", "HUNT", "HUNTED", "HUNTERS", "MIX", "MODES", "Mode", "has_rooms", "played", "seen"]

MIX, HUNT = "mix", "hunt"
"""Alien mixed with Hunted, and Predators who hunt Aliens."""


class Mode:
    """A mode by the modules that it is played with.

    `hunts`: those who play are Predators; `hive`: there are Aliens; `marked`: there are marks (AL-052); `back`: what is
    drawn on the back of enemies that lie on the mat of Predator; `ends`: how the words for its endings begin.
    `honored`: whoever kills keeps the card as a trophy, and what it is worth is told; `ultimate`: the final enemies are
    Ultimate; `evades`: a Hazard can be avoided, which makes a trophy of it; `geared`: enemies come with Gear; `points`:
    what a turn brings besides what it can in all modes.
    """

    name: ClassVar[str]
    modules: ClassVar[frozenset[str]]
    hunts: ClassVar[bool]
    hive: ClassVar[bool]
    marked: ClassVar[bool]
    back: ClassVar[str]
    ends: ClassVar[str]
    honored: ClassVar[bool]
    ultimate: ClassVar[bool]
    evades: ClassVar[bool]
    geared: ClassVar[bool]
    points: ClassVar[tuple[Point, ...]]

    def officer_price(self, options: Mapping[str, Any]) -> int:
        """What the top card of the pile beside the HQ costs."""
        raise NotImplementedError

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        """Could a seat do something unasked now, as far as everybody can see?"""
        raise NotImplementedError

    def dialects(self, rooms: bool) -> tuple[str, ...]:
        """What it is spoken of like, by the names of modes, one over the other; `rooms`: on the mat of Alien."""
        raise NotImplementedError

    def trophy(self, card: Any, view: Mapping[str, Any], options: Mapping[str, Any]) -> int:
        """The Honor of a card in a Trophy Room."""
        raise NotImplementedError


class Together(Mode):
    """People against all enemies: they Coordinate."""

    hunts = False
    back = "hunter"
    ends = "end"
    honored = False
    ultimate = False
    evades = False
    geared = False
    points = ()

    def officer_price(self, options: Mapping[str, Any]) -> int:
        return OFFICER_COST

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        return may_coordinate(encounters_view(view), seat)

    def trophy(self, card: Any, view: Mapping[str, Any], options: Mapping[str, Any]) -> int:
        """Nobody has one."""
        return 0


class Hunted(Together):
    name = HUNTED
    modules = frozenset({HUNTED})
    hive = False
    marked = True

    def dialects(self, rooms: bool) -> tuple[str, ...]:
        """The messages are those of Hunted, where no dialect has others."""
        return ()


class Alien(Together):
    name = ALIEN
    modules = frozenset({ALIEN})
    hive = True
    marked = False

    def dialects(self, rooms: bool) -> tuple[str, ...]:
        return (ALIEN,)


class Mix(Together):
    name = MIX
    modules = frozenset({HUNTED, ALIEN})
    hive = True
    marked = True

    def dialects(self, rooms: bool) -> tuple[str, ...]:
        """On the mat of Predator it has words for Aliens of its own."""
        return (ALIEN,) if rooms else (MIX,)


class Predators(Mode):
    """Predators who hunt for Honor: none helps another."""

    hunts = True
    marked = False
    back = "prey"
    ends = "over"
    honored = True
    ultimate = True
    evades = True
    points = POINTS

    def officer_price(self, options: Mapping[str, Any]) -> int:
        """Of Killer Instinct no source tells it, so it is an option (PR-193)."""
        return int(options["instinct_price"])

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        return False


class Hunters(Predators):
    name = HUNTERS
    modules = frozenset({HUNTERS})
    hive = False
    geared = True

    def dialects(self, rooms: bool) -> tuple[str, ...]:
        return (HUNTERS,)

    def trophy(self, card: Any, view: Mapping[str, Any], options: Mapping[str, Any]) -> int:
        return int(card.honor)


class Hunt(Predators):
    name = HUNT
    modules = frozenset({HUNTERS, ALIEN})
    hive = True
    geared = False

    def dialects(self, rooms: bool) -> tuple[str, ...]:
        return (HUNTERS, ALIEN, HUNT)

    def trophy(self, card: Any, view: Mapping[str, Any], options: Mapping[str, Any]) -> int:
        """Failed Clones and the Beast have another than is printed (PR-300, PR-326)."""
        if isinstance(card, PlayerCard) and card.id in alien_hunt_view(view)["clones"]:
            return BY_RARITY.get(card.rarity, 1)
        return int(options["beast_honor"] if card.id == BEAST else card.honor)


MODES: tuple[Mode, ...] = (Hunted(), Hunters(), Alien(), Mix(), Hunt())
PLAYED: Mapping[frozenset[str], Mode] = {mode.modules: mode for mode in MODES}
SEEN: Mapping[tuple[bool, bool], Mode] = {(mode.hunts, mode.hive): mode for mode in reversed(MODES)}


def played(modules: Collection[str]) -> Mode:
    """The mode of a game with these modules."""
    return PLAYED[frozenset(modules)]


def seen(view: Mapping[str, Any]) -> Mode:
    """A mode with such a view. A mix is seen as Alien is."""
    return SEEN[hunt_of(view) is not None, hive_of(view) is not None]


def has_rooms(view: Mapping[str, Any]) -> bool:
    """Is it the mat of Alien that lies on the table?"""
    return encounters_view(view)["wilds"][0]["space"] in ROOMS
