"""The caller: tells people in a closed browser that it is their turn, through the push service of that browser.

Off unless the server was started with it. A game in which nothing has happened for a while is looked at: whoever is
asked there, is away, and wants to be called is told so, once for each decision. What was due when a server stopped is
not made up for.
"""

from __future__ import annotations

import hashlib
import http.client
import json
import logging
import math
import threading
from concurrent import futures
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

from hagal.kernel.step import Msg
from hagal.table.people import Person
from hagal.table.refusal import Refused
from hagal.table.rooms.upkeep import DAY
from hagal.table.sight import HUMAN
from hagal.table.storage import push
from hagal.table.storage.push import Browser
from hagal.table.webpush import GONE, Sender, fits, place
from hagal.text import say, title_name

if TYPE_CHECKING:
    from hagal.table.rooms.doors import Doors
    from hagal.table.rooms.room import Room

LOG = logging.getLogger(__name__)
PUSH = "push"
"""The name of the key."""
AT_ONCE = 8
"""So many browsers are called at a time: each may take ten seconds."""
LOOK = 5.0
"""So often it is looked which games have been silent for long enough."""
WAITING, TOLD = 10_000, 10_000
"""So many games may wait to be looked at, and so many calls are remembered."""


class Caller:
    """Calls people of this process's changes."""

    def __init__(self, rooms: Doors, contact: str, services: tuple[str, ...], after: float) -> None:
        self.rooms: Doors = rooms
        secret = int.from_bytes(rooms.keys.of(PUSH))
        self.sender: Sender = Sender(secret, contact, services)
        self.public: str = self.sender.public
        """What browsers subscribe with."""
        self.after: float = after
        self.lock = threading.Lock()
        self.due: dict[str, float] = {}
        self.told: dict[tuple[str, int, int], None] = {}
        self.stop = threading.Event()
        self.swept: float = -math.inf
        self.callers = ThreadPoolExecutor(AT_ONCE, "hagal-call")
        self.thread = threading.Thread(target=self._run, name="hagal-caller", daemon=True)
        self.thread.start()

    # Who wants to be called

    def subscribe(self, person: Person, endpoint: str, p256dh: str, auth: str, lang: str) -> None:
        """Refused: `unknown` (401), `no-push-service` (400)."""
        if not person.known:
            raise Refused("unknown", 401)
        if place(endpoint, self.sender.services) is None or len(p256dh + auth) > 200 or not fits(p256dh, auth):
            raise Refused("no-push-service")
        if not push.known(self.rooms.store, endpoint, person.hash):
            self.rooms.limits.heavy(person)
        push.keep(self.rooms.store, Browser(endpoint, person.hash, p256dh, auth, lang, self.rooms.clock()))

    def unsubscribe(self, person: Person, endpoint: str) -> None:
        if person.known:
            push.drop(self.rooms.store, endpoint, person.hash)

    # Calling

    def changed(self, game: str) -> None:
        """Something happened in a game: it is silent from now on."""
        with self.lock:
            if game in self.due or len(self.due) < WAITING:
                self.due[game] = self.rooms.presence.steady() + self.after

    def _run(self) -> None:
        while not self.stop.wait(min(LOOK, self.after)):
            self.look()

    def look(self) -> int:
        """Call those whom silent games wait for. How many messages were taken."""
        now = self.rooms.presence.steady()
        self._sweep(now)
        with self.lock:
            silent = [game for game, moment in self.due.items() if moment <= now]
            for game in silent:
                del self.due[game]
        calls: list[Future[bool]] = []
        for game in silent:
            try:
                calls += self._look_at(self.rooms.open(game))
            except Refused:
                pass  # removed, or the database is away: nobody is called this time
            except Exception:
                LOG.exception("nobody could be called")
            if self.stop.is_set():
                break
        return sum(not call.cancelled() and call.result() for call in futures.wait(calls).done)

    def _sweep(self, now: float) -> None:
        """Browsers that were not heard of for long go, once a day."""
        if now - self.swept < DAY:
            return
        self.swept = now
        try:
            push.expire(self.rooms.store, self.rooms.clock())
        except Refused as refused:
            LOG.warning("no browser was forgotten this time: %s", refused.code)

    def _look_at(self, room: Room) -> list[Future[bool]]:
        """The calls that are under way for a game: several at a time, for one push service may be slow."""
        with room.lock:
            if room.bare or room.lobby:
                return []
            asked = [room.seats[number] for number in room.asked()]
            away = [
                seat for seat in asked if seat.kind == HUMAN and seat.owner and not seat.bot and not room.here(seat)
            ]
            calls = {(room.id, seat.number, room.decision): seat.owner for seat in away}
        owners = dict.fromkeys(owner for call, owner in calls.items() if call not in self.told)
        browsers = [browser for owner in owners for browser in push.of(self.rooms.store, owner)]
        made = [self.callers.submit(self._call, browser, room.id, room.title) for browser in browsers]
        self.told |= dict.fromkeys(calls)
        while len(self.told) > TOLD:
            del self.told[next(iter(self.told))]
        return made

    def _call(self, browser: Browser, game: str, title: str) -> bool:
        """Only that it is the turn, and in which game. Was it taken?"""
        try:
            return self._sent(browser, game, title)
        except Exception:
            LOG.exception("somebody could not be called")
            return False

    def _sent(self, browser: Browser, game: str, title: str) -> bool:
        said = say(Msg("push-turn", game=title_name(title, browser.lang)), browser.lang)
        message = json.dumps({"body": said, "path": f"/games/{game}"}, ensure_ascii=False)
        topic = hashlib.sha256(game.encode()).hexdigest()[:32]
        try:
            status = self.sender.send(
                browser.endpoint, browser.p256dh, browser.auth, message, topic, self.rooms.clock()
            )
        except (OSError, http.client.HTTPException, ValueError) as error:
            LOG.warning("a push service did not take a message: %s", type(error).__name__)
            return False
        if status in GONE:
            push.drop(self.rooms.store, browser.endpoint)
        elif status >= 400:
            LOG.warning("a push service did not take a message: %d", status)
        return status < 300

    def close(self) -> None:
        """What is being said may come to its end by itself; nothing else begins."""
        self.stop.set()
        self.callers.shutdown(wait=False, cancel_futures=True)
        self.thread.join(timeout=5)
