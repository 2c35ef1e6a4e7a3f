"""Positions for the cards of Alien, film by film.

t = Position(2, "aliens").hand(0, "bishop_tech", "specialist").combat("hive_guard")
"""

from __future__ import annotations

from typing import Any, ClassVar

from tests.games.encounters.alien.survivors import Survivors


class Position(Survivors):
    """A game with the characters of a film in the Barracks, and the same Avatars whichever film it is."""

    avatars: ClassVar[tuple[str, ...]] = ("commander", "medic", "gunner", "scout", "priest")

    def __init__(self, players: int = 2, film: str = "alien", **options: Any) -> None:
        super().__init__(players, **{"film": film, "avatars": list(self.avatars[:players]), **options})


def plays(*ids: str, film: str = "alien", players: int = 2) -> Position:
    """These cards played one after the other, with something left in hand."""
    t = Position(players, film).hand(0, *ids, "specialist")
    for id in ids:
        t.choose(f"play {id}")
    return t
