"""Presence: whose person is at the table now, and since when somebody has been away.

Live connections count at once. When somebody goes, a few seconds pass before others are told, because most come back
(a page that is loaded anew). What is known is written down now and then, so that it outlives the process and
others can read it.

Within a process time is what passes, whatever somebody does to the machine's clock; only what is written down names the
time of day.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterable

from hagal.table.refusal import Refused
from hagal.table.seats import Seat
from hagal.table.storage.store import Store

BLINK = 4.0
"""So long after the last connection ended somebody still counts as there."""
HEARD = 60.0
"""So long after a request without a live connection, too: pages work without a script."""
WRITE = 30.0
"""What is new is written down this often."""
TRUST = 2 * WRITE + HEARD
"""So long the written word of another process counts."""
SKEW = 60.0
"""What was written so far in the future is no word of a clock that goes right."""
NEVER = -math.inf

Place = tuple[str, int]
Tell = Callable[[str], None]


class Presence:
    """Who is at the tables of this process. `tell(game)` is called when somebody came or went."""

    def __init__(
        self,
        store: Store,
        tell: Tell,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store: Store = store
        self.tell: Tell = tell
        self.clock: Callable[[], float] = clock
        """The time of day, for what is written down."""
        self.steady: Callable[[], float] = steady
        """The time that passes, for all else."""
        self.began: float = steady()
        self.lock = threading.Lock()
        self.wake = threading.Event()
        self.connected: dict[Place, int] = {}
        self.last: dict[Place, float] = {}
        self.left: dict[Place, float] = {}
        self.shown: dict[Place, bool] = {}
        self.dirty: set[Place] = set()
        self.written: float = NEVER
        self.thread: threading.Thread | None = None
        self.closed: bool = False

    def enter(self, game: str, seats: Iterable[int]) -> None:
        """A live connection of the person of these seats began."""
        with self.lock:
            for place in ((game, seat) for seat in seats):
                self.connected[place] = self.connected.get(place, 0) + 1
                self.last[place] = self.steady()
                self.dirty.add(place)
        self._rouse()

    def leave(self, game: str, seats: Iterable[int]) -> None:
        """It ended."""
        with self.lock:
            for place in ((game, seat) for seat in seats):
                self.connected[place] = self.connected.get(place, 1) - 1
                self.last[place] = self.steady()
                if self.connected[place] <= 0:
                    del self.connected[place]
                    self.left[place] = self.steady()
                self.dirty.add(place)
        self._rouse()

    def heard(self, game: str, seats: Iterable[int]) -> None:
        """The person of these seats asked for something."""
        now = self.steady()
        fresh = False
        with self.lock:
            for place in ((game, seat) for seat in seats):
                if now - self.last.get(place, NEVER) > WRITE or not self.shown.get(place):
                    self.dirty.add(place)
                    fresh = True
                self.last[place] = now
                self.left.setdefault(place, NEVER)
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
            now = self.steady()
            written = now - self.began if self._odd(seat) else max(0.0, self.clock() - seat.seen)
            return min(written, now - self.last.get(place, NEVER))

    def _odd(self, seat: Seat) -> bool:
        """Was a seat's person written down as seen in the future? Then the clock was set back since."""
        return self.clock() - seat.seen <= -SKEW

    def _here(self, place: Place, seat: Seat | None) -> bool:
        now = self.steady()
        if self.connected.get(place):
            return True
        left, last = self.left.get(place, NEVER), self.last.get(place, NEVER)
        if now - left < BLINK or (last > left and now - last < HEARD):
            return True
        if seat is None or not seat.owner or seat.gone or self._odd(seat):
            return False
        ago = self.clock() - seat.seen
        return ago < TRUST and ago + 1.0 < now - max(left, last)  # what this process wrote itself is no news

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
        now = self.steady()
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
        now = self.steady()
        ahead = self.clock() - now
        notes: dict[Place, tuple[float, float]] = {}
        if everybody:
            self.written = now
        for place in {*self.dirty, *self.connected} if everybody else self.dirty:
            if self.connected.get(place):
                self.last[place] = now
            gone = NEVER if self._here(place, None) else self.left.get(place, NEVER)
            last = self.last.get(place, NEVER)
            notes[place] = (max(0.0, last + ahead), max(0.0, gone + ahead))
        self.dirty.clear()
        for place in [place for place, last in self.last.items() if now - last > TRUST]:
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
