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
from collections.abc import Callable
from typing import TYPE_CHECKING

from hagal import bots
from hagal.game import Game
from hagal.kernel.state import State
from hagal.table.held import asides_of, asked_of, opened, together
from hagal.table.opening import ASIDES, QUICK, SLOW, STEP
from hagal.table.refusal import Refused
from hagal.table.room import Due, Room
from hagal.table.seating import PLAIN_BOT
from hagal.table.settings import Settings

if TYPE_CHECKING:
    from hagal.table.rooms import Rooms

LOG = logging.getLogger(__name__)
SLICE = 0.2
"""At quick pace, a game's turn in the queue lasts about this long."""
AGAIN = 1.0
"""After a failure (the database is away, say) a game is tried again this much later."""


class Stopped(BaseException):
    """Raised in a thread that has thought for too long."""


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
            except Exception:
                LOG.exception("bots could not go on with a game")
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
        if mode == ASIDES:
            more, decision = speak(due, decider)
        else:
            more, decision = think(due, decider, 0.0 if pace != QUICK else SLICE, self.clock)
        if more and not room.bots_chose(due, more, decision):
            return mode, 0.0
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


def think(due: Due, decider: Decider, seconds: float, clock: Callable[[], float]) -> tuple[int, int]:
    """At least one choice, then more until the time is up or a person is asked: how many, and the number of the
    question that is open then (0: the one that was)."""
    game = due.game
    more = decision = 0
    until = clock() + seconds
    while True:
        seat = next((seat for seat in asked_of(game) if seat in due.bots), -1)
        if seat < 0 or (more and clock() >= until):
            return more, decision
        aside = next_aside(due, decider)
        if aside is not None:
            decision = interrupted(game, *aside, due.version + more + 1) or decision
            more += 1
            continue
        before = together(game)
        game.choose(decider.key(game, seat, due.bots[seat], due.salt), seat)
        more += 1
        decision = opened(before, game, due.version + more) or decision


def speak(due: Due, decider: Decider) -> tuple[int, int]:
    """All that bots do out of turn while a person is asked: as `think`."""
    more = decision = 0
    while not any(seat in due.bots for seat in asked_of(due.game)):
        aside = next_aside(due, decider)
        if aside is None:
            break
        more += 1
        decision = interrupted(due.game, *aside, due.version + more) or decision
    return more, decision


def next_aside(due: Due, decider: Decider) -> tuple[int, str] | None:
    """The first move out of turn that a bot makes now."""
    for seat in asides_of(due.game):
        if seat in due.bots:
            key = decider.aside(due.game, seat, due.bots[seat], due.salt)
            if key:
                return seat, key
    return None


def interrupted(game: Game, seat: int, key: str, version: int) -> int:
    """Make a move out of turn: the number of the question that is open then; 0 if it is still the same one."""
    before = game.state.stack[-1]
    game.choose(key, seat)
    return 0 if game.state.stack and game.state.stack[-1] == before else version


def start_delay(room: Room, pause: float) -> float:
    """At slow pace the first choice is waited for, too."""
    return pause if room.pace == SLOW else 0.0
