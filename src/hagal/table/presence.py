"""Presence: whose person is at the table now, and since when somebody has been away.

Live connections count at once. When somebody goes, a few seconds pass before others are told, because most come back
(a page that is loaded anew). What is known is written down now and then, so that it outlives the process and
others can read it.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable

from hagal.table.refusal import Refused
from hagal.table.seating import Seat
from hagal.table.store import Store

BLINK = 4.0
"""So long after the last connection ended somebody still counts as there."""
HEARD = 60.0
"""So long after a request without a live connection, too: pages work without a script."""
WRITE = 30.0
"""What is new is written down this often."""
TRUST = 2 * WRITE + HEARD
"""So long the written word of another process counts."""

Place = tuple[str, int]
Tell = Callable[[str], None]


class Presence:
    """Who is at the tables of this process. `tell(game)` is called when somebody came or went."""

    def __init__(self, store: Store, tell: Tell, clock: Callable[[], float] = time.time) -> None:
        self.store: Store = store
        self.tell: Tell = tell
        self.clock: Callable[[], float] = clock
        self.lock = threading.Lock()
        self.wake = threading.Event()
        self.connected: dict[Place, int] = {}
        self.last: dict[Place, float] = {}
        self.left: dict[Place, float] = {}
        self.shown: dict[Place, bool] = {}
        self.dirty: set[Place] = set()
        self.written: float = 0.0
        self.thread: threading.Thread | None = None
        self.closed: bool = False

    def enter(self, game: str, seats: Iterable[int]) -> None:
        """A live connection of the person of these seats began."""
        with self.lock:
            for place in ((game, seat) for seat in seats):
                self.connected[place] = self.connected.get(place, 0) + 1
                self.last[place] = self.clock()
                self.dirty.add(place)
        self._rouse()

    def leave(self, game: str, seats: Iterable[int]) -> None:
        """It ended."""
        with self.lock:
            for place in ((game, seat) for seat in seats):
                self.connected[place] = self.connected.get(place, 1) - 1
                self.last[place] = self.clock()
                if self.connected[place] <= 0:
                    del self.connected[place]
                    self.left[place] = self.clock()
                self.dirty.add(place)
        self._rouse()

    def heard(self, game: str, seats: Iterable[int]) -> None:
        """The person of these seats asked for something."""
        now = self.clock()
        fresh = False
        with self.lock:
            for place in ((game, seat) for seat in seats):
                if now - self.last.get(place, 0.0) > WRITE or not self.shown.get(place):
                    self.dirty.add(place)
                    fresh = True
                self.last[place] = now
                self.left.setdefault(place, 0.0)
        if fresh:
            self._rouse()

    def here(self, game: str, seat: Seat) -> bool:
        with self.lock:
            return self._here((game, seat.number), seat)

    def away(self, game: str, seat: Seat) -> float:
        """For how long nobody of a seat has been there."""
        place = (game, seat.number)
        with self.lock:
            if self._here(place, seat):
                return 0.0
            return max(0.0, self.clock() - max(self.last.get(place, 0.0), seat.seen))

    def _here(self, place: Place, seat: Seat | None) -> bool:
        now = self.clock()
        if self.connected.get(place):
            return True
        left, last = self.left.get(place, 0.0), self.last.get(place, 0.0)
        if now - left < BLINK or (last > left and now - last < HEARD):
            return True
        return bool(seat and seat.owner and seat.seen > max(left, last) and not seat.gone and now - seat.seen < TRUST)

    # Telling and writing down

    def _rouse(self) -> None:
        if self.thread is None:
            with self.lock:
                if self.thread is None and not self.closed:
                    self.thread = threading.Thread(target=self._watch, name="hagal-presence", daemon=True)
                    self.thread.start()
        self.wake.set()

    def _watch(self) -> None:
        while not self.closed:
            self.wake.wait(WRITE)
            self.wake.clear()
            self.look()
            time.sleep(0.05)  # many may come at once
            while self._fading() and not self.closed:
                self.wake.wait(BLINK / 2)
                self.wake.clear()
                self.look()

    def _fading(self) -> bool:
        """Does anybody still count as there who may be gone?"""
        with self.lock:
            return any(self.shown.get(place) and not self.connected.get(place) for place in self.left)

    def look(self) -> None:
        """Tell who came and went since the last look, and write down what is new."""
        now = self.clock()
        changed: set[str] = set()
        with self.lock:
            for place in {*self.dirty, *self.left, *self.connected}:
                here = self._here(place, None)
                if self.shown.get(place, False) != here:
                    self.shown[place] = here
                    self.dirty.add(place)
                    changed.add(place[0])
            everybody = now - self.written >= WRITE
            notes = self._notes(everybody) if changed or everybody else {}
        if notes:
            self._write(notes, changed)
        for game in changed:
            self.tell(game)

    def _notes(self, everybody: bool) -> dict[Place, tuple[float, float]]:
        """What is to be written: those of whom there is news; now and then everybody who is connected, too, so that
        the written word does not grow old."""
        notes: dict[Place, tuple[float, float]] = {}
        if everybody:
            self.written = self.clock()
        for place in {*self.dirty, *self.connected} if everybody else self.dirty:
            if self.connected.get(place):
                self.last[place] = self.clock()
            gone = 0.0 if self._here(place, None) else self.left.get(place, 0.0)
            notes[place] = (self.last.get(place, 0.0), gone)
        self.dirty.clear()
        for place in [place for place, last in self.last.items() if self.clock() - last > TRUST]:
            for known in (self.shown, self.left, self.last):
                known.pop(place, None)
        return notes

    def _write(self, notes: dict[Place, tuple[float, float]], changed: Iterable[str] = ()) -> None:
        try:
            self.store.heard(notes, changed)
        except Refused:  # the database is away: later
            with self.lock:
                self.dirty.update(notes)

    def close(self) -> None:
        """Write down what is known, and stop."""
        self.closed = True
        self.wake.set()
        if self.thread is not None:
            self.thread.join(timeout=5)
        with self.lock:
            notes = self._notes(everybody=True)
        if notes:
            self._write(notes)
