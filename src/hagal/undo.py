"""The undo window: how far a seat may go back through its own choices (docs/decisions/001)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

from hagal.kernel.chance import Rng
from hagal.kernel.events import Log
from hagal.kernel.knowledge import determinize
from hagal.kernel.record import Record
from hagal.kernel.state import State
from hagal.kernel.title import Title


class Played(Protocol):
    """What undo asks of a game."""

    title: Title
    state: State
    record: Record
    log: Log

    def __init__(self, title: Title, state: State, record: Record, log: Log) -> None: ...

    @property
    def over(self) -> bool: ...

    def resume(self) -> Any: ...

    def choose(self, key: str, seat: int | None = None) -> Any: ...

    def can_undo_by(self, seat: int) -> bool: ...

    def trial(self, seat: int) -> Any: ...


G = TypeVar("G", bound=Played)


class Window:
    """The choices of one seat that it may still take back: a snapshot when it opens, and the keys chosen since.

    Nothing in it was drawn by chance, so going back and choosing the same again leads to the same position.
    """

    __slots__ = ("base", "entries", "events", "keys", "known", "learned", "seat")

    def __init__(self) -> None:
        self.base: State | None = None
        self.entries: int = 0
        self.events: int = 0
        self.keys: list[tuple[int, str]] = []
        self.seat: int = -1
        self.known: bytes = b""
        self.learned: int = 0

    def before(self, game: Played, seat: int) -> None:
        """A seat is about to choose."""
        s = game.state
        if self.base is None or self.seat != seat:
            self.base = s.copy()
            self.entries = len(game.record.entries)
            self.events = len(game.log.events)
            self.keys = []
            self.seat = seat
        self.known = bytes(s.known)
        self.learned = s.learned

    def after(self, game: Played, key: str) -> None:
        """It has chosen, and all that follows is done."""
        s = game.state
        news = s.learned != self.learned or (s.known != self.known and _learned(self.known, s.known, self.seat))
        if news or game.over:
            self.base = None
            self.keys = []
        else:
            self.keys.append((self.seat, key))


def _learned(before: bytes, after: bytearray, seat: int) -> bool:
    """Did somebody come to know a card that this seat did not know itself?

    (One that it knew it has shown of its own will.) All cards at once: a byte for each, in one large number.
    """
    was = int.from_bytes(before, "little")
    now = int.from_bytes(after[: len(before)], "little")
    each = int.from_bytes(b"\x01" * len(before), "little")
    strange = (~was >> seat & each) * 0xFF
    return bool(now & ~was & strange)


def lasting(game: G, keys: Iterable[str], seat: int, then: Callable[[G], object] | None = None) -> frozenset[str]:
    """Those of these keys that this seat could not take back, as far as it can tell (`Game.could_undo`): each is tried
    on a copy of the same position, where all that is hidden from the seat is drawn anew; in the same way each time, so
    that what is shown before an answer holds when it is given."""
    imagined = determinize(game.state, (seat,), Rng(len(game.record.entries)))
    record = game.record.copy()
    record.entries.clear()
    asked = type(game)(game.title, imagined, record, Log()).resume()
    found: set[str] = set()
    for key in keys:
        twin = asked.trial(seat)
        twin.choose(key, seat)
        if then is not None:
            then(twin)
        if not twin.can_undo_by(seat):
            found.add(key)
    return frozenset(found)
