"""Cards played in an empty hunt."""

from __future__ import annotations

from typing import Any

from tests.games.encounters.hunters.position import Hunting

OF_CLASS = {cls: f"killer_instinct_{cls}" for cls in ("intel", "strength", "survival", "tech")}
"""A card of each class that does nothing but bring Attack."""


def plays(id: str, *earlier: str, players: int = 2, **options: Any) -> Hunting:
    """A card played after others of these classes or ids, whose effects are not carried out; four cards are left to be
    drawn, and one is in hand."""
    t = Hunting(players, **options).deck(0, *["brute_force"] * 4).hand(0, id, "experience")
    t.played(*(OF_CLASS.get(one, one) for one in earlier))
    return t.choose(f"play {id}")


def pool(t: Hunting) -> tuple[int, int]:
    """Attack and Recruit."""
    return t.s.attack, t.s.recruit


def points(t: Hunting) -> tuple[int, int]:
    """Heal and Restore."""
    return t.hunt.heal, t.hunt.restore


def held(t: Hunting, seat: int = 0) -> int:
    return len(t[seat].hand)
