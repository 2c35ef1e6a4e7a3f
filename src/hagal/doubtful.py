"""Doubtful: a game that goes on from a snapshot to which its Record does not lead.

A rule was mended since, or somebody forged it; then the state may be one that no rules lead to, and any rule may fail
at it. A choice in such a game happens as a whole, or there is a sentence and nothing has happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy

from hagal.game import Game
from hagal.kernel.errors import HagalError, RecordError, shown


class Doubtful(Game):
    """The price is a copy of the state and a look through all eyes at each choice; other games do not pay it."""

    def choose(self, key: str, seat: int | None = None) -> Game:
        with self._whole():
            super().choose(key, seat)
            self.check()
        return self

    def check(self) -> None:
        """All that is asked of a game next works: somebody looks at it, keeps it, tries something with a copy."""
        for viewer in range(self.players):
            self.view(viewer)
        self.save()
        self.copy()

    def undo(self, seat: int | None = None) -> Game:
        with self._whole():
            return super().undo(seat)

    def could_undo(self, key: str, seat: int, then: Callable[[Game], object] | None = None) -> bool:
        with self._whole():
            return super().could_undo(key, seat, then)

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """All of it happens, or nothing."""
        state, options, window = self.state.copy(), self._options, copy(self._undo)
        window.keys = window.keys[:]
        entries, secret, events = self.record.entries[:], self.record.secret.copy(), self.log.events[:]
        ahead = self._tape.ahead[:]
        try:
            yield
        except Exception as error:
            state.tape, state.log = self._tape, self.log
            self.state, self._options, self._decisions, self._undo = state, options, None, window
            self._decisions = None
            self.record.entries[:], self.record.secret, self.log.events[:] = entries, secret, events
            self._tape.ahead[:] = ahead
            self._tape.said.clear()
            if isinstance(error, HagalError):
                raise
            raise RecordError(
                f"this game came from a save that fits no rules, and cannot go on so: {shown(error)}"
            ) from error
