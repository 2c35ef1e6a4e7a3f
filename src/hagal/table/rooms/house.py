"""What a room asks of the house that it is in. `Rooms` is one; no room knows more of it than this."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from hagal.bots.workers import Pool
from hagal.game import Game
from hagal.kernel.chance import Deal
from hagal.table.limits import Limits
from hagal.table.packs import Shelf
from hagal.table.rooms.hub import Hub
from hagal.table.rooms.presence import Presence
from hagal.table.rooms.replays import Replays
from hagal.table.rooms.thoughts import Courses, Hints
from hagal.table.seats import Seat
from hagal.table.settings import Settings
from hagal.table.storage.keys import Keys
from hagal.table.storage.store import Also, GameRow, Store


class Waiting(Protocol):
    """A game that waits for its bots."""

    @property
    def id(self) -> str: ...

    @property
    def pace(self) -> str: ...

    @property
    def stuck(self) -> bool: ...


class House(Protocol):
    """What all rooms of a server share."""

    store: Store
    settings: Settings
    keys: Keys
    clock: Callable[[], float]
    limits: Limits
    shelf: Shelf
    hub: Hub
    presence: Presence
    replays: Replays
    hints: Hints
    courses: Courses

    @property
    def pool(self) -> Pool:
        """Where bots think."""

    def deal(self, config: Mapping[str, Any], title: str) -> Deal | None:
        """The deal that a room goes on by, if it is one of a day."""

    def counted(self, row: GameRow, seats: Sequence[Seat], game: Game) -> Also:
        """What is written together with the end of a game."""

    def changed(self, id: str, version: int) -> None:
        """A change was committed."""

    def bots_asked(self, room: Waiting, mode: str = "") -> None:
        """A bot is asked in this room."""

    def wake(self, room: Waiting) -> None:
        """Somebody looks at a game that waits for a bot."""
