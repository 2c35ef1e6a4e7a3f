"""The plain position that the tests of components start from, and the few moves that they all make.

Seat 0 has nothing but three troops in the garrison: no resources, no points, no cards. The others hold a Dagger each,
so that the game stops at the next turn instead of running through the round.
"""

from __future__ import annotations

from typing import TypeVar

from hagal.games.dune.names import FACTIONS
from tests.games.dune.position import PLAIN, Position

T = TypeVar("T", bound=Position)

IDLE = "ambush"
"""A combat card: as a Plot card it is none, but whoever holds it is asked at every step of a turn."""

FACTION_KEYS = ["influence emperor", "influence spacing_guild", "influence bene_gesserit", "influence fremen"]


def table(leader: str = "memnon_thorvald", *, players: int = 4, **options: object) -> Position:
    others = [other for other in PLAIN if other != leader]
    return plain(Position(players, [leader, *others][:players], **options))


def plain(t: T) -> T:
    for seat in range(len(t.s.players)):
        t.give(seat, vp=0, spice=0, solari=0, water=0)
        if seat:
            t.hand(seat, "dagger")
        else:
            t.bare(0)
    return t.row("kwisatz_haderach", "choam_directorship", "lady_jessica", "worm_riders", "gurney_halleck")


def playing(t: T, card: str, space: str) -> T:
    """Seat 0 sends an Agent with a card (added to its hand) to a space."""
    ids = t.names(t[0].hand)
    return t.hand(0, card, *ids).turn(0).choose(f"agent {card} {space}")


def revealing(t: T, *cards: str, idle: bool = True) -> T:
    """Seat 0 reveals exactly these cards; with an idle Intrigue card in hand the Reveal turn stays open."""
    if idle and not t[0].intrigue:
        t.intrigue(0, IDLE)
    return t.hand(0, *cards).turn(0).choose("reveal")


def buying(t: T, card: str) -> T:
    """Seat 0 acquires a card from the Row or the Reserve in a Reveal turn with just enough persuasion."""
    component = t.s.rules.component(f"card:{card}")
    cost = getattr(component, "cost", None) or 0
    if getattr(component, "reserve", -1) < 0:
        t.row(card, "kwisatz_haderach", "worm_riders", "gurney_halleck", "carryall")
    t.give(0, promised=cost)
    revealing(t)
    assert t[0].persuasion == cost
    t.choose(f"buy {card}")
    assert t[0].persuasion == 0
    return t


def spaces_for(t: Position, card: str) -> set[str]:
    """The spaces that are offered for a card."""
    return {key.split()[2] for key in t.keys if key.startswith(f"agent {card} ")}


def influences(t: Position, seat: int = 0) -> dict[str, int]:
    """The influence of a seat where it has any."""
    return {name: n for name, n in zip(FACTIONS, t[seat].influence, strict=True) if n}


def plotting(t: T, card: str) -> T:
    """Seat 0 at the start of a turn with this card and an idle one."""
    return t.intrigue(0, card, IDLE).turn(0)


def fighting(t: Position, *cards: str, enemies: int = 0) -> Position:
    """The Combat phase with seat 0 in the Conflict (two troops, unless there are some), and perhaps seat 1."""
    if not t[0].conflict:
        t.give(0, conflict=2)
    t.give(1, conflict=enemies)
    for seat in range(len(t.s.players)):
        t.hand(seat)
    t.conflict("guild_bank_raid")
    return t.intrigue(0, *cards).intrigue(1, "windfall").combat()


def ending(t: Position, *cards: str) -> Position:
    return t.intrigue(0, *cards).endgame()
