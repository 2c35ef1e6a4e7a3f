"""The words of Alien."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.names import ALIEN_FILMS, FIRST_FILM, Film

NAME = "alien"

FACEHUGGER, CHESTBURSTER = "facehugger", "chestburster"
HATCHERY = "hatchery"
"""The deck of these two."""
DRONE = "drone"


def film_of(wish: Any) -> Film:
    """The film that an option asks for: the first one where it names none of Alien."""
    found: Film = ALIEN_FILMS[0] if wish == FIRST_FILM else wish
    return found
