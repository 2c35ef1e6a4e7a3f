"""The types of a view of Legendary Encounters: what all modes tell. A mode adds its part in a file of this name.

Components stand there by their ids; None is a card that the viewer does not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict, cast

from hagal.kernel.seen import Course, SeatFacts

Gain = Literal["scans", "avoids", "cancels", "weaken", "bounty"]
GAINS: tuple[Gain, ...] = ("scans", "avoids", "cancels", "weaken", "bounty")
"""What a turn brings besides Attack and Recruit, and how much of it."""
Switch = Literal["shield", "to_top"]
SWITCHES: tuple[Switch, ...] = ("shield", "to_top")
"""What a turn brings or does not."""


class PlayerFacts(SeatFacts):
    """A seat. `avatar`: None before one is chosen; `health`: the damage that kills; `marks`: strikes marked on it;
    `deck` counts its cards; `deck_cards`: which they are, in no order, for whoever plays the seat and can
    tell."""

    avatar: str | None
    dead: bool
    health: int
    damage: int
    marks: int
    coordinated: bool
    deck: int
    deck_top: str | None
    deck_cards: list[str] | None
    hand: list[str | None]
    in_play: list[str | None]
    discard: list[str | None]
    wounds: list[str | None]
    aside: list[str | None]


class Carrying(TypedDict):
    """`carries`: what lies on a card, if anything does."""

    carries: NotRequired[list[CarriedFacts]]


class CarriedFacts(Carrying):
    card: str | None


class SpaceFacts(Carrying):
    """A space of the Wilds. `trail`: the number under which its card entered; `health`: of an enemy that lies there
    face up."""

    space: str
    occupied: bool
    face_up: bool
    trail: int
    card: str | None
    health: int | None
    scan_cost: int
    attached: list[str | None]


class FoeFacts(Carrying):
    """An enemy in the Combat Zone."""

    card: str
    health: int


class EncountersFacts(TypedDict):
    """What the rules of all modes tell. `attack` to `pending` concern the current turn; `dearer` is what every
    character costs more; decks are counted."""

    round: int
    first: int
    active: int
    players: list[PlayerFacts]
    phase: str
    ending: str
    exhausted: int
    deadline: int
    attack: int
    recruit: int
    scans: int
    avoids: int
    cancels: int
    shield: bool
    to_top: bool
    bounty: int
    weaken: int
    coordinated: int
    offers: list[str]
    played: list[str]
    pending: list[str]
    wilds: list[SpaceFacts]
    combat: list[FoeFacts]
    arriving: list[str | None]
    operations: list[str | None]
    enemies: int
    dead_enemies: list[str | None]
    out: list[str | None]
    hq: list[str | None]
    dearer: int
    barracks: int
    officers: int
    dead_characters: list[str | None]
    strikes: int
    strike_discard: list[str | None]
    struck: list[str | None]
    gone: int


class EncountersView(EncountersFacts, Course):
    """What `Game.view` gives of every mode."""


def encounters_view(view: Mapping[str, Any]) -> EncountersView:
    """For those who know that a view is of Encounters, of whichever mode."""
    return cast(EncountersView, view)


class MissionFacts(TypedDict):
    """What modes with Objectives add: `current` is the place of the one to be done."""

    location: str
    hazards: int
    objectives: list[str]
    current: int
