"""Bots at the tables: a few threads let them answer, game by game in turn, each decision under a time budget.

A task is one slice of one game: at quick pace all that bots choose within a moment, otherwise one choice. A game that
is not done goes to the end of the queue, so no game holds up another. What a slice came to is committed at once;
if a person was quicker, it is thrown away.

While a person is asked, bots may move out of turn: they are offered that once after each choice, at any pace, and
nobody waits for them. The question stays the same one, so that the answer of a person still fits.
"""

from __future__ import annotations

import ctypes
import hashlib
import heapq
import logging
import threading
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from hagal import bots
from hagal.game import Game
from hagal.kernel.state import State
from hagal.table.refusal import Refused
from hagal.table.rooms.live_game import asides_of, asked_of, opened, together
from hagal.table.rooms.room import KEY_LENGTH, Due, Room
from hagal.table.seats import PLAIN_BOT
from hagal.table.settings import Settings
from hagal.table.wish import ASIDES, QUICK, SLOW, STEP

if TYPE_CHECKING:
    from hagal.table.rooms.rooms import Rooms

LOG = logging.getLogger(__name__)
SLICE = 0.2
"""At quick pace, a game's turn in the queue lasts about this long."""
AGAIN = 1.0
"""After a failure (the database is away, say) a game is tried again this much later."""


class Stopped(BaseException):
    """Raised in a thread that has thought for too long."""


class Stuck(Exception):
    """Whatever a bot chooses, the rules fail: the game cannot go on."""


class Thinker:
    """A thread that thinks for one decision at a time. One that thinks for too long is left behind and stopped."""

    def __init__(self) -> None:
        self.asked = threading.Semaphore(0)
        self.answered = threading.Semaphore(0)
        self.think: Callable[[], str] | None = None
        self.answer: str | None = None
        self.thread = threading.Thread(target=self._run, name="hagal-thinker", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            while self.asked.acquire():
                think, self.think, self.answer = self.think, None, None
                if think is None:
                    return
                try:
                    self.answer = think()
                except Exception:
                    LOG.exception("a bot failed")
                del think
                self.answered.release()
        except Stopped:
            return

    def within(self, seconds: float, think: Callable[[], str]) -> str | None:
        """What came of a thought, or None if it failed or took too long (then this thinker is of no use any more)."""
        self.think = think
        self.asked.release()
        if not self.answered.acquire(timeout=seconds):
            self.stop_thinking()
            return None
        return self.answer

    def stop_thinking(self) -> None:
        """Raise an exception in the thread: Python has no kinder way to end a thought."""
        ident = ctypes.c_ulong(self.thread.ident or 0)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, ctypes.py_object(Stopped))
        self.close()

    def close(self) -> None:
        """The thread ends when it has nothing to think about."""
        self.think = None
        self.asked.release()


class Decider:
    """Decides for bots, never longer than the budget allows."""

    def __init__(self, budget: float) -> None:
        self.budget: float = budget
        self.thinker: Thinker | None = None

    def key(self, game: Game, seat: int, name: str, salt: str) -> str:
        """The key that the bot of a seat chooses; a plain bot's, if that one fails or takes too long."""
        seed = seed_of(salt, seat, len(game.record.keys))
        if name == PLAIN_BOT:
            return decide(game.state, seat, name, seed)
        state = game.state.copy()  # a thought that goes on for too long must not meet a changing state
        found = self._within(name, lambda: decide(state, seat, name, seed))
        return decide(game.state, seat, PLAIN_BOT, seed) if found is None else found

    def aside(self, game: Game, seat: int, name: str, salt: str) -> str:
        """The key of the move out of turn that the bot of a seat makes now; empty if it makes none."""
        if name == PLAIN_BOT:
            return ""
        seed = seed_of(salt, seat, len(game.record.keys))
        state = game.state.copy()
        return self._within(name, lambda: interject(state, seat, name, seed)) or ""

    def _within(self, name: str, think: Callable[[], str]) -> str | None:
        if self.thinker is None:
            self.thinker = Thinker()
        found = self.thinker.within(self.budget, think)
        if found is None:
            LOG.warning("the bot %s did not answer within %.1f s", name, self.budget)
            self.thinker = None
        return found

    def close(self) -> None:
        if self.thinker is not None:
            self.thinker.close()


def decide(state: State, seat: int, name: str, seed: int) -> str:
    return bots.decide(state, seat, bots.make(name, seed)).key()


def interject(state: State, seat: int, name: str, seed: int) -> str:
    step = bots.interject(state, seat, bots.make(name, seed))
    return "" if step is None else step.key()


def seed_of(salt: str, seat: int, choices: int) -> int:
    """Repeatable, so that any process can go on where another stopped; nothing to do with the game's own generator."""
    text = f"{salt}/{seat}/{choices}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


class Bots:
    """The queue of games in which bots are asked, and the threads that work on it."""

    def __init__(self, rooms: Rooms, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.rooms: Rooms = rooms
        self.settings: Settings = settings
        self.clock: Callable[[], float] = clock
        self.condition = threading.Condition()
        self.queue: list[tuple[float, int, str]] = []
        self.modes: dict[str, str] = {}
        """What is to be done for each game in the queue: a pace, or nothing for the game's own."""
        self.busy: set[str] = set()
        self.serial: int = 0
        self.threads: list[threading.Thread] = []
        self.closed: bool = False

    def due(self, id: str, mode: str = "", delay: float = 0.0) -> None:
        """A bot of this game is asked: go on, later or at once. A `mode` overrides the game's pace."""
        with self.condition:
            if self.closed or (id in self.modes and not mode):
                return
            self.modes[id] = mode
            self._push(id, delay)

    def waiting(self, id: str) -> bool:
        """Is somebody already at it?"""
        with self.condition:
            return id in self.modes or id in self.busy

    def _push(self, id: str, delay: float) -> None:
        self.serial += 1
        heapq.heappush(self.queue, (self.clock() + delay, self.serial, id))
        if len(self.threads) < self.settings.bot_threads:
            thread = threading.Thread(target=self._work, name="hagal-bots", daemon=True)
            self.threads.append(thread)
            thread.start()
        self.condition.notify()

    def _next(self) -> tuple[str, str] | None:
        """The next game that is due, with its mode; waits for one. None: it is time to stop."""
        with self.condition:
            while not self.closed:
                wait: float | None = None
                if self.queue:
                    wait = self.queue[0][0] - self.clock()
                    if wait <= 0:
                        _time, _serial, id = heapq.heappop(self.queue)
                        mode = self.modes.get(id)
                        if mode is None:  # done by an earlier entry
                            continue
                        if id in self.busy:  # after the slice that is running
                            self._push(id, 0.01)
                            continue
                        del self.modes[id]
                        self.busy.add(id)
                        return id, mode
                self.condition.wait(wait)
            return None

    def _work(self) -> None:
        decider = Decider(self.settings.bot_budget)
        while True:
            task = self._next()
            if task is None:
                decider.close()
                return
            id, mode = task
            again: tuple[str, float] | None = None
            try:
                again = self.slice(id, mode, decider)
            except Refused as refused:
                again = (mode, AGAIN) if refused.status == 503 else None
            except Exception as error:
                LOG.log(logging.ERROR, "bots cannot go on with a game", exc_info=not isinstance(error, Stuck))
                self.rooms.hub.people_changed(id)
            finally:
                with self.condition:
                    self.busy.discard(id)
            if again is not None:
                self.due(id, *again)

    def slice(self, id: str, mode: str, decider: Decider) -> tuple[str, float] | None:
        """Let bots choose for a moment; how and when to go on, if there is more to do."""
        room = self.rooms.open(id)
        due = room.due()
        if due is None:
            return None
        pace = mode or due.pace
        if pace == STEP and not mode:
            return None
        try:
            if mode == ASIDES:
                more, decision = speak(due, decider)
            else:
                more, decision = think(due, decider, 0.0 if pace != QUICK else SLICE, self.clock)
            if more and not room.bots_chose(due, more, decision):
                return mode, 0.0
        except Refused:
            raise
        except Exception:
            room.stuck_at = due.version
            raise
        if room.bots_due():
            if mode == STEP:
                return None
            return "" if mode == ASIDES else mode, self.settings.bot_pause if pace == SLOW else 0.0
        return (ASIDES, 0.0) if more and mode != ASIDES and room.bots_may_speak() else None

    def close(self) -> None:
        """Stop after the slices that are running."""
        with self.condition:
            self.closed = True
            self.condition.notify_all()
        for thread in self.threads:
            thread.join(timeout=self.settings.bot_budget + 1)


class Slice:
    """What bots do with a game of their own. Where a choice fails, the game goes back and something else is tried."""

    def __init__(self, due: Due, decider: Decider) -> None:
        self.due: Due = due
        self.decider: Decider = decider
        self.chosen: int = 0
        self.silent: set[int] = set()
        """The seats whose move out of turn failed: they make none."""

    def choose(self, seat: int, key: str) -> bool:
        """False if the key is not offered, or the rules fail at it: then nothing has happened."""
        before = self.due.game.copy()  # takes 20 microseconds, a thought a hundred times as long
        try:
            self.due.game.choose(key, seat)
        except Exception:
            LOG.exception("the bot %s cannot choose %r", self.due.bots[seat], key[:KEY_LENGTH])
            self.due.game = before
            return False
        self.chosen += 1
        return True

    def answer(self, seat: int) -> None:
        """The bot's choice, or the plain bot's, or any other: a bot must not end a game."""
        tried: set[str] = set()
        for key in self._keys(seat):
            if key not in tried and self.choose(seat, key):
                return
            tried.add(key)
        raise Stuck

    def _keys(self, seat: int) -> Iterator[str]:
        for name in (self.due.bots[seat], PLAIN_BOT):
            try:
                yield self.decider.key(self.due.game, seat, name, self.due.salt)
            except Exception:
                LOG.exception("the bot %s failed", name)
        for found in self.due.game.decisions:
            if found.seat == seat and not found.aside:
                yield from found.keys

    def aside(self) -> tuple[bool, bool]:
        """Let the first bot that wishes it move out of turn: did one, and is there another question since?"""
        game = self.due.game
        for seat in asides_of(game):
            if seat in self.due.bots and seat not in self.silent:
                before = game.state.stack[-1]
                key = self.decider.aside(game, seat, self.due.bots[seat], self.due.salt)
                if key and self.choose(seat, key):
                    stack = self.due.game.state.stack
                    return True, not stack or stack[-1] != before
                if key:
                    self.silent.add(seat)
                    return self.aside()
        return False, False


def think(due: Due, decider: Decider, seconds: float, clock: Callable[[], float]) -> tuple[int, int]:
    """At least one choice, then more until the time is up or a person is asked: how many, and the number of the
    question that is open then (0: the one that was). Stuck if not even one is possible."""
    slice = Slice(due, decider)
    decision = 0
    until = clock() + seconds
    while True:
        more = slice.chosen
        seat = next((seat for seat in asked_of(due.game) if seat in due.bots), -1)
        if seat < 0 or (more and clock() >= until):
            return more, decision
        moved, other = slice.aside()
        if moved:
            decision = due.version + more + 1 if other else decision
            continue
        before = together(due.game)
        try:
            slice.answer(seat)
        except Stuck:
            if not more:
                raise
            return more, decision
        decision = opened(before, due.game, due.version + more + 1) or decision


def speak(due: Due, decider: Decider) -> tuple[int, int]:
    """All that bots do out of turn while a person is asked: as `think`."""
    slice = Slice(due, decider)
    decision = 0
    while not any(seat in due.bots for seat in asked_of(due.game)):
        moved, other = slice.aside()
        if not moved:
            break
        decision = due.version + slice.chosen if other else decision
    return slice.chosen, decision


def start_delay(room: Room, pause: float) -> float:
    """At slow pace the first choice is waited for, too."""
    return pause if room.pace == SLOW else 0.0
