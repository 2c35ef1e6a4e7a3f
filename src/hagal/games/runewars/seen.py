"""What a view of Runewars tells, key by key: plain dicts as the game runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict, cast

from hagal.kernel.seen import Course


class AreaFacts(TypedDict):
    """One area of the board: its tile, where it lies (q, r), its six borders as it lies, and what is in it."""

    id: str
    tile: str
    place: list[int]
    borders: list[str]
    yields: dict[str, int]
    home: int
    control: int
    owner: int
    units: dict[str, int]
    routed: dict[str, int]
    stronghold: int
    damaged: bool
    development: str | None
    activated: list[int]
    city: str | None
    rune: str | None
    rune_here: bool
    rune_up: bool


class HeroFacts(TypedDict):
    hero: str
    area: str | None
    damage: int
    training: dict[str, int]
    routed: bool
    rewards: list[str | None]


class RunewarsPlayerFacts(TypedDict):
    seat: int
    faction: str | None
    out: bool
    influence: int
    dials: dict[str, int]
    orders: list[str]
    played: list[str]
    supply: dict[str, int]
    strongholds: int
    developments: dict[str, int]
    marker: str | None
    runes: int | None
    tactics: list[str | None]
    fresh: list[str | None]
    quests: list[str | None]
    objective: list[str | None]
    heroes: list[HeroFacts]


class TitleFacts(TypedDict):
    title: str
    owner: int
    influence: int


class FighterFacts(TypedDict):
    """So many units of a kind in the same state."""

    unit: str
    damage: int
    health: int
    routed: bool
    n: int


class SupporterFacts(TypedDict):
    """A hero and the units that he supports."""

    hero: str
    unit: str


class SideFacts(TypedDict):
    """`strikes`: the type that draws now; `struck`: those that have drawn; `walls`: what the stronghold adds to the
    `strength`, which is what it would be if the battle were over now."""

    seat: int
    runs: int
    units: list[FighterFacts]
    strikes: str | None
    struck: list[str]
    drawn: list[str | None]
    cards: list[str | None]
    bonus: int
    walls: int
    strength: int
    supporters: list[SupporterFacts]


class BattleFacts(TypedDict):
    """`won`: the side that has won (0: the attacker), -1 while it is open."""

    area: str
    round: int
    won: int
    sides: list[SideFacts]


class DuelFacts(TypedDict):
    """Each by sides: damage of this round, and how much of it can be prevented. Of a quest: how many of its units are
    left, and what lies on the one that fights."""

    area: str
    round: int
    heroes: list[str | None]
    seats: list[int]
    drawn: list[str | None]
    hurt: list[int]
    guard: list[int]
    quest: str | None
    foes: int
    wounds: int
    toughness: int


MarchFacts = TypedDict("MarchFacts", {"from": str, "to": str, "unit": str, "n": int, "through": list[str]})
"""So many units of a type on their way; `through`: the areas between, on a shortest way."""


class DroppedFacts(TypedDict):
    area: str
    rewards: list[str | None]


class TokenFacts(TypedDict):
    area: str
    back: int
    token: str | None
    up: bool


class ExplorationFacts(TypedDict):
    tokens: list[TokenFacts]
    gone: list[str | None]


class RunewarsFacts(TypedDict):
    round: int
    first: int
    active: int
    season: str | None
    frozen: bool
    last_year: int
    target: int
    card: str | None
    areas: list[AreaFacts]
    markers: list[list[int]]
    neutral: dict[str, int]
    dragon_pile: int
    false_pile: int
    held: list[str | None]
    bids: list[int]
    fate: int
    fate_discard: list[str | None]
    drawn: list[str | None]
    seasons: list[int]
    season_discard: list[str | None]
    tactics_deck: int
    tactics_discard: list[str | None]
    quest_deck: int
    quest_discard: list[str | None]
    reward_deck: int
    reward_discard: list[str | None]
    hero_deck: int
    objective_discard: list[str | None]
    dropped: list[DroppedFacts]
    titles: list[TitleFacts]
    marching: list[MarchFacts]
    march_to: str | None
    siege: bool
    battle: BattleFacts | None
    duel: DuelFacts | None
    players: list[RunewarsPlayerFacts]
    exploration: NotRequired[ExplorationFacts]


class RunewarsView(RunewarsFacts, Course):
    """What `Game.view` gives of a game of Runewars."""


def runewars_view(view: Mapping[str, Any]) -> RunewarsView:
    """For those who know that a view is of Runewars."""
    return cast(RunewarsView, view)
