"""The hub: tells live connections that something changed. Only numbers go out; what changed, each asks for by itself.

A Hub hands versions to the connections of this process. On PostgreSQL, Ears listen to what other processes commit.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

from sqlalchemy import URL

from hagal.table.refusal import Refused
from hagal.table.storage.database import reason_of
from hagal.table.storage.store import CHANNEL

LOG = logging.getLogger(__name__)
LISTEN, DEAF = 1.0, 1.0
"""Seconds between two looks whether to stop, and before a lost connection is tried again."""


class Subscription:
    """One live connection. It keeps the latest numbers only, so that a slow reader costs nothing."""

    def __init__(self, game: str, loop: asyncio.AbstractEventLoop) -> None:
        self.game: str = game
        self.loop: asyncio.AbstractEventLoop = loop
        self.event = asyncio.Event()
        self.version: int = 0
        self.people: bool = False
        self.said: bool = False
        self.closed: bool = False

    def poke(self, version: int = 0, *, people: bool = False, said: bool = False, closed: bool = False) -> None:
        """From any thread."""

        def note() -> None:
            self.version = max(self.version, version)
            self.people = self.people or people
            self.said = self.said or said
            self.closed = self.closed or closed
            self.event.set()

        try:
            self.loop.call_soon_threadsafe(note)
        except RuntimeError:  # its loop has ended
            pass


class Hub:
    """The live connections of this process, by game."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.subscriptions: dict[str, set[Subscription]] = {}
        self.closed: bool = False

    def subscribe(self, game: str) -> Subscription:
        """For the running event loop."""
        found = Subscription(game, asyncio.get_running_loop())
        with self.lock:
            found.closed = self.closed
            self.subscriptions.setdefault(game, set()).add(found)
        return found

    def unsubscribe(self, subscription: Subscription) -> None:
        with self.lock:
            left = self.subscriptions.get(subscription.game, set())
            left.discard(subscription)
            if not left:
                self.subscriptions.pop(subscription.game, None)

    def changed(self, game: str, version: int) -> None:
        """A game has a new version."""
        self._poke(game, version=version)

    def people_changed(self, game: str) -> None:
        """Somebody came or went."""
        self._poke(game, people=True)

    def said(self, game: str) -> None:
        """Somebody said something."""
        self._poke(game, said=True)

    def _poke(self, game: str, version: int = 0, *, people: bool = False, said: bool = False) -> None:
        with self.lock:
            found = list(self.subscriptions.get(game, ()))
        for subscription in found:
            subscription.poke(version, people=people, said=said)

    @property
    def games(self) -> list[str]:
        with self.lock:
            return list(self.subscriptions)

    @property
    def count(self) -> int:
        with self.lock:
            return sum(len(found) for found in self.subscriptions.values())

    def close(self) -> None:
        """End all connections, so that the server can stop."""
        with self.lock:
            self.closed = True
        self.drop()

    def drop(self) -> None:
        """End all connections there are; whoever can comes again."""
        with self.lock:
            found = [subscription for group in self.subscriptions.values() for subscription in group]
        for subscription in found:
            subscription.poke(closed=True)


class Ears:
    """Listens to what other processes commit (LISTEN of PostgreSQL), in a thread with a connection of its own."""

    def __init__(self, url: URL, token: str, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        self.url: str = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.token: str = token
        self.heard: Callable[[str, int], None] = heard
        self.missed: Callable[[], None] = missed
        self.hears: bool = False
        """Is it listening now?"""
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self._run, name="hagal-ears", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        """Listen until told to stop. Nothing that is heard can end it: after a mistake it begins anew."""
        import psycopg

        while not self.stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                LOG.warning("the ears are deaf: %s", reason_of(error))
            except Refused as refused:
                LOG.warning("the ears are deaf: %s", refused.detail or refused.code)
            except Exception:
                LOG.exception("the ears are deaf for a moment")
            self.hears = False
            self.stop.wait(DEAF)

    def _listen(self) -> None:
        import psycopg

        with psycopg.connect(self.url, autocommit=True, connect_timeout=10) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.missed()
            self.hears = True
            while not self.stop.is_set():
                for note in connection.notifies(timeout=LISTEN, stop_after=None):
                    self._note(note.payload)
                connection.execute("SELECT 1")  # is it still there?

    def _note(self, payload: str) -> None:
        token, game, version = payload.split(" ")
        if token != self.token:
            self.heard(game, int(version))

    def close(self) -> None:
        self.stop.set()
        self.thread.join(timeout=2 * LISTEN)
