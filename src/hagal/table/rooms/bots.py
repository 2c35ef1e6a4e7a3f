"""Bots at the tables: a few threads let them answer, game by game in turn, each decision under a time budget.

The threads only wait: bots think in worker processes (`hagal.bots.remote`), one for each thread that needs one, and
none before a bot has to think. One that fails, dies or thinks for too long is stood in for by the plain bot.

A task is one slice of one game: at quick pace all that bots choose within a moment, otherwise one choice. A game that
is not done goes to the end of the queue, so no game holds up another. What a slice came to is committed at once;
if a person was quicker, it is thrown away.

While a person is asked, bots may move out of turn: they are offered that once after each choice, at any pace, and
nobody waits for them. The question stays the same one, so that the answer of a person still fits.
"""

from __future__ import annotations

import hashlib
import heapq
import logging
import threading
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from hagal import bots, tempo
from hagal.bots import remote
from hagal.bots.workers import Closed, Died, Pool, cores
from hagal.game import Game
from hagal.table.refusal import Refused
from hagal.table.rooms.room import KEY_LENGTH, Due
from hagal.table.rooms.turns import asides_of, asked_of, opened, together
from hagal.table.settings import Settings
from hagal.table.wish import ASIDES, QUICK, SLOW, STEP

if TYPE_CHECKING:
    from hagal.table.rooms.doors import Doors
    from hagal.table.rooms.house import Waiting

LOG = logging.getLogger(__name__)
SLICE = 0.2
"""At quick pace, a game's turn in the queue lasts about this long."""
LEAST = 2
"""So many games go on at once even on a machine with a single core."""
PARTING = 10.0
"""So long a server that stops waits for what bots chose to be written."""
AGAIN = 1.0
"""After a failure (the database is away, say) a game is tried again this much later."""


class Stuck(Exception):
    """Whatever a bot chooses, the rules fail: the game cannot go on."""


class Decider:
    """Decides for bots, never longer than the budget allows."""

    def __init__(self, pool: Pool, budget: float) -> None:
        self.pool: Pool = pool
        self.budget: float = budget

    def key(self, game: Game, seat: int, name: str, salt: str) -> str:
        """The key that the bot of a seat chooses; the plain bot's, if that one fails or takes too long."""
        question = next(found for found in game.decisions if found.seat == seat and not found.aside)
        seed = seed_of(salt, seat, len(game.record.keys))
        if name != bots.RANDOM and len(question.options) > 1:
            found = self._ask(game, seat, name, seed, aside=False)
            if found is not None:
                return found
        return bots.decide(game.state, seat, bots.make(bots.RANDOM, seed)).key()

    def aside(self, game: Game, seat: int, name: str, salt: str) -> str:
        """The key of the move out of turn that the bot of a seat makes now; empty if it makes none."""
        seed = seed_of(salt, seat, len(game.record.keys))
        return self._ask(game, seat, name, seed, aside=True) or ""

    def _ask(self, game: Game, seat: int, name: str, seed: int, *, aside: bool) -> str | None:
        """None if there is no answer."""
        told = LOG.isEnabledFor(logging.DEBUG)
        try:
            kind = bots.kind(name)
            if aside and not kind.attentive:
                return None
            answer = remote.decide(
                self.pool, game.title, game.state, seat, kind, seed, self.budget, aside=aside, why=told
            )
        except Closed:
            raise
        except Died as died:
            LOG.warning("the bot %s did not answer within %.1f s: %s", name, self.budget, died)
            return None
        except Exception:
            LOG.exception("the bot %s failed", name)
            return None
        if told:
            LOG.debug("the bot %s of seat %d chooses %r: %r", name, seat, answer.key, answer.why)
        return answer.key


def seed_of(salt: str, seat: int, choices: int) -> int:
    """Repeatable, so that any process can go on where another stopped; nothing to do with the game's own generator."""
    text = f"{salt}/{seat}/{choices}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


class Bots:
    """The queue of games in which bots are asked, and the threads that work on it."""

    def __init__(self, rooms: Doors, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.rooms: Doors = rooms
        self.settings: Settings = settings
        self.clock: Callable[[], float] = clock
        self.pool: Pool = Pool()
        self.decider: Decider = Decider(self.pool, settings.bot_budget)
        self.condition = threading.Condition()
        self.queue: list[tuple[float, int, str]] = []
        self.modes: dict[str, str] = {}
        """What is to be done for each game in the queue: a pace, or nothing for the game's own."""
        self.busy: set[str] = set()
        self.serial: int = 0
        self.threads: list[threading.Thread] = []
        self.free: int = 0
        """So many of the threads have nothing to do."""
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
        if len(self.queue) > self.free and len(self.threads) < (self.settings.bot_workers or max(LEAST, cores())):
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
                self.free += 1
                self.condition.wait(wait)
                self.free -= 1
            return None

    def _work(self) -> None:
        while True:
            task = self._next()
            if task is None:
                return
            id, mode = task
            again: tuple[str, float] | None = None
            try:
                again = self.slice(id, mode)
            except Closed:
                return
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

    def slice(self, id: str, mode: str) -> tuple[str, float] | None:
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
                more, decision = speak(due, self.decider)
            else:
                more, decision = think(due, self.decider, 0.0 if pace != QUICK else SLICE, self.clock)
            if more and not room.bots_chose(due, more, decision):
                return mode, 0.0
        except (Refused, Closed):
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
        """Stop, and all workers with it. What bots were about to choose they will choose again."""
        with self.condition:
            self.closed = True
            self.condition.notify_all()
        self.pool.close()
        for thread in self.threads:
            thread.join(timeout=PARTING)


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
        self.chosen += 1 + tempo.part(self.due.game, self.due.bots)
        return True

    def go_on(self) -> int:
        """Answer for the person what has one answer."""
        count = tempo.go_on(self.due.game, self.due.alone)
        self.chosen += count
        return count

    def answer(self, seat: int) -> None:
        """The bot's choice, or the plain bot's, or any other: a bot must not end a game."""
        tried: set[str] = set()
        for key in self._keys(seat):
            if key not in tried and self.choose(seat, key):
                return
            tried.add(key)
        raise Stuck

    def _keys(self, seat: int) -> Iterator[str]:
        for name in (self.due.bots[seat], bots.RANDOM):
            try:
                yield self.decider.key(self.due.game, seat, name, self.due.salt)
            except Closed:
                raise
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
        if seat < 0 and slice.go_on():
            decision = due.version + slice.chosen
            continue
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


def start_delay(room: Waiting, pause: float) -> float:
    """At slow pace the first choice is waited for, too."""
    return pause if room.pace == SLOW else 0.0
