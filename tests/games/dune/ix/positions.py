"""The plain position of the base tests with Rise of Ix: three cheap tiles face up, Freighters at the start."""

from __future__ import annotations

from hagal.games.dune.ix.components import TechTile
from tests.games.dune.catalogue.positions import (
    FACTION_KEYS,
    IDLE,
    buying,
    influences,
    plain,
    playing,
    plotting,
    revealing,
    spaces_for,
)
from tests.games.dune.ix_position import IxPosition
from tests.games.dune.position import PLAIN

__all__ = [
    "FACTION_KEYS",
    "IDLE",
    "buying",
    "fighting",
    "influences",
    "plain",
    "playing",
    "plotting",
    "revealing",
    "spaces_for",
    "table",
]


def table(leader: str = "memnon_thorvald", *, players: int = 4, **options: object) -> IxPosition:
    others = [other for other in PLAIN if other != leader]
    t = plain(IxPosition(players, [leader, *others][:players], **options))
    return t.tech("artillery", "minimic_film", "training_drones")


def fighting(t: IxPosition, *cards: str, enemies: int = 0) -> IxPosition:
    """The Combat phase with seat 0 in the Conflict (two troops, unless there are units), and perhaps seat 1."""
    if not t[0].fights:
        t.give(0, conflict=2)
    t.give(1, conflict=enemies)
    for seat in range(len(t.s.players)):
        t.hand(seat)
    t.conflict("guild_bank_raid")
    return t.intrigue(0, *cards).intrigue(1, "windfall").combat()


def discarding(t: IxPosition, card: str) -> IxPosition:
    """Seat 0 discards a card from hand for Holoprojectors; nothing else moves."""
    t.tiles(0, "holoprojectors").hand(0, card).intrigue(0, IDLE).turn(0)
    return t.choose("use holoprojectors")


def trashing(t: IxPosition, card: str, place: str = "discard") -> IxPosition:
    """Seat 0 trashes a card for Cull."""
    if place == "hand":
        t.hand(0, card)
    elif place == "play":
        t.in_play(0, card)
    else:
        t.discard(0, card)
    t.give(0, solari=t[0].solari + 1)
    return plotting(t, "cull").choose("plot cull", f"trash {card} {place}")


def acquiring(tile: str, t: IxPosition | None = None) -> IxPosition:
    """Seat 0 acquires this tile with an Intrigue card for exactly its cost in spice."""
    t = t or table()
    component = t.s.rules.component(f"tech:{tile}")
    assert isinstance(component, TechTile)
    t.tech(tile).give(0, spice=component.cost)
    return plotting(t, "machine_culture").choose("plot machine_culture", f"tech {tile}")


def with_tile(*tiles: str, leader: str = "memnon_thorvald") -> IxPosition:
    return table(leader).tiles(0, *tiles)


def ended(t: IxPosition) -> IxPosition:
    """The endgame, without a word from anybody."""
    t.endgame()
    while not t.game.over:
        t.choose("decline")
    return t
