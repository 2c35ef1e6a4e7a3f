"""Limits: how much anybody may ask of the server. Generous for play, tight for what could be a flood."""

from __future__ import annotations

import re
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from hagal.table.people import Person
from hagal.table.refusal import Refused
from hagal.table.settings import Settings

MOST = 20_000
"""So many askers are remembered; the one who asked longest ago is forgotten (and its bucket full again)."""


PAGE, LIST = 3.0, 10.0
"""What a page takes out of a bucket, beside one token for a plain request to the API: about its share of the
processor; and what is made of all games of somebody. What takes longer now and then, a game that is replayed or told
from its beginning, or thought about, is paid for apart."""
PRICES = (
    (re.compile(r"/me(/results\.json)?|/challenges|/api/me/results|/api/challenges"), LIST),
    (re.compile(r"/|/setup|/daily|/join/[^/]+|/rules|/rules/[^/]+|/rules/book/[^/]+"), PAGE),
    (re.compile(r"/games/[^/]+(/(replay|log|hint|decks|asked|course|later|why|chat|report|previews))?"), PAGE),
    (re.compile(r"/api/games/[^/]+/previews"), PAGE),
)
"""Everything else is a plain request."""
CROWD = 5.0
"""So many people of one address may speak, and have a bot think, as much as one alone may."""
CHOICES, EVENTS = 10.0, 50.0
"""So many choices that are played again, and so many events that are put into words, cost a token."""


def cost(path: str) -> float:
    """What a request costs, by its address."""
    plain = path.rstrip("/") or "/"
    return next((price for pages, price in PRICES if pages.fullmatch(plain)), 1.0)


class Buckets:
    """A bucket of tokens for each asker: it fills at a rate, up to a burst; a request takes out what it costs."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate: float = rate
        self.burst: float = burst
        self.clock: Callable[[], float] = clock
        self.lock = threading.Lock()
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, asker: str, price: float = 1.0) -> float:
        """0 if there was enough; otherwise the seconds until there is."""
        with self.lock:
            now = self.clock()
            level, then = self.levels.pop(asker, (self.burst, now))
            level = min(self.burst, level + (now - then) * self.rate)
            price = min(price, self.burst)
            wait = 0.0 if level >= price else (price - level) / self.rate
            self.levels[asker] = (level if wait else level - price, now)
            if len(self.levels) > MOST:
                self.levels.popitem(last=False)
            return wait


class Limits:
    """The limits of one server process."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings: Settings = settings
        self.people = Buckets(settings.rate_person, settings.burst_person, clock)
        self.addresses = Buckets(settings.rate_address, settings.burst_address, clock)
        self.heavies = Buckets(settings.rate_heavy, settings.burst_heavy, clock)
        self.speakers = Buckets(settings.rate_chat, settings.burst_chat, clock)
        self.crowds = Buckets(CROWD * settings.rate_chat, CROWD * settings.burst_chat, clock)
        self.thinkers = Buckets(settings.rate_think, settings.burst_think, clock)
        self.thoughts = Buckets(CROWD * settings.rate_think, CROWD * settings.burst_think, clock)
        self.streams: Counter[str] = Counter()
        self.lock = threading.Lock()

    def request(self, person: Person, path: str = "") -> None:
        """Any request."""
        self.pay(person, cost(path))

    def pay(self, person: Person, price: float) -> None:
        """For what is about to be done for somebody. Refused: `too-fast` (429)."""
        wait = self.addresses.take(person.address, price)
        if not wait and person.known:
            wait = self.people.take(person.hash, price)
        if wait:
            raise Refused("too-fast", 429, after=wait)

    def heavy(self, person: Person) -> None:
        """A new game, an upload, a branch, a report: by address, because a new cookie costs nothing."""
        wait = self.heavies.take(person.address or person.hash)
        if wait:
            raise Refused("too-fast", 429, after=wait)

    def speak(self, person: Person) -> None:
        """Something is said at a table: by person, and for a crowd by address, because a new cookie costs nothing."""
        wait = self.crowds.take(person.address or person.hash) or self.speakers.take(person.hash)
        if wait:
            raise Refused("too-fast", 429, after=wait)

    def think(self, person: Person, seconds: float) -> None:
        """A bot is about to think for somebody, for so many seconds of a processor: by person, and for a crowd by
        address. Refused: `too-fast` (429)."""
        wait = self.thoughts.take(person.address or person.hash, seconds)
        wait = wait or self.thinkers.take(person.hash or person.address, seconds)
        if wait:
            raise Refused("too-fast", 429, after=wait)

    def open_stream(self, person: Person) -> Callable[[], None]:
        """A live connection begins; the function given back ends it."""
        counted = [f"address {person.address}"]
        most = [self.settings.streams_per_address]
        if person.known:
            counted.append(f"person {person.hash}")
            most.append(self.settings.streams_per_person)
        with self.lock:
            if any(self.streams[key] >= limit for key, limit in zip(counted, most, strict=True)):
                raise Refused("too-many-streams", 429, after=30.0)
            self.streams.update(counted)

        def end() -> None:
            with self.lock:
                self.streams.subtract(counted)
                for key in counted:
                    if self.streams[key] <= 0:
                        del self.streams[key]

        return end
