"""The types of a view of Dune. Components stand there by their ids; None is a card that the viewer does not know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict, cast

from hagal.games.dune.ix.seen import IxFacts
from hagal.games.dune.physical.seen import PhysicalFacts
from hagal.games.dune.rivals.seen import RivalsFacts
from hagal.kernel.seen import Course, SeatFacts

Resource = Literal["spice", "solari", "water"]


class PlayerFacts(SeatFacts):
    """A seat. `leader`: None before one is chosen; `voice`: the space that it closes to others; `influence` by faction;
    `deck` counts its cards; `deck_cards`: which they are, in no order, for whoever plays the seat."""

    leader: str | None
    rival: bool
    vp: int
    spice: int
    solari: int
    water: int
    supply: int
    garrison: int
    conflict: int
    swords: int
    strength: int
    influence: dict[str, int]
    agents: int
    swordmaster: bool
    council: bool
    revealed: bool
    persuasion: int
    voice: str | None
    deck: int
    deck_top: str | None
    deck_cards: list[str] | None
    hand: list[str | None]
    in_play: list[str | None]
    discard: list[str | None]
    intrigue: list[str | None]
    face_up: list[str | None]
    aside: list[str | None]
    tokens: list[str | None]


class TurnFacts(TypedDict):
    """The card and the space of the Agent turn that is going on."""

    card: str | None
    space: str | None


class ModuleFacts(TypedDict, total=False):
    """What each module in play tells, under its name."""

    ix: IxFacts
    rivals: RivalsFacts
    physical: PhysicalFacts


class DuneFacts(ModuleFacts):
    """What the rules tell. Seats are numbers, -1 is nobody; `agents`, `control` and `bonus_spice` by space, `alliances`
    by faction; decks and the stacks of the reserve are counted."""

    round: int
    first: int
    active: int
    players: list[PlayerFacts]
    revealing: int
    conflict: str | None
    conflicts_left: int
    fallen: list[str | None]
    row: list[str | None]
    imperium: int
    reserve: dict[str, int]
    intrigue_deck: int
    intrigue_discard: list[str | None]
    trash: list[str | None]
    agents: dict[str, list[int]]
    control: dict[str, int]
    bonus_spice: dict[str, int]
    alliances: dict[str, int]
    mentat: int
    mentat_next: int
    turn: TurnFacts


class DuneView(DuneFacts, Course):
    """What `Game.view` gives of a game of Dune."""


def dune_view(view: Mapping[str, Any]) -> DuneView:
    """For those who know that a view is of Dune."""
    return cast(DuneView, view)
