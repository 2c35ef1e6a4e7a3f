"""A house with rooms that can be opened: what those need who go from game to game by themselves."""

from __future__ import annotations

from typing import Protocol

from hagal.table.rooms.house import House
from hagal.table.rooms.room import Room


class Doors(House, Protocol):
    """Rooms by their ids."""

    def open(self, id: str) -> Room:
        """Refused: `no-game` (404)."""
