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


MORE_AFTER = {
    "intel": "woodland_intel_patient_watcher",
    "strength": "woodland_strength_wrist_blades",
    "survival": "woodland_survival_walk_it_off",
    "tech": "urban_tech_laser_net",
}
"""A card of each class that does more after another of that class."""


def classes(id: str) -> list[str]:
    """The classes that a card counts as for those that are played after it."""
    found = []
    for cls, card in MORE_AFTER.items():
        t = plays(card, id)
        if "yes" in t.keys:
            t.choose("yes")
        if t.s.attack > t.card(f"character:{card}").attack or held(t) > 1:
            found.append(cls)
    return found
