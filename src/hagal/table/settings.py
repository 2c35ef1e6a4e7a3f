"""Settings: what can be set about a table's server. Defaults suit one person on their own machine."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from hagal import folders
from hagal.table.webpush import SERVICES

LOOPBACK = ("127.0.0.1", "localhost", "::1")
LOOPBACK_PROXIES = ("127.0.0.1", "::1")


def folder() -> Path:
    """Where this person's games are kept: the folder that the terminal uses, too."""
    return folders.data() / "games"


def usual_database() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite:///{folder() / 'table.sqlite3'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """All times are in seconds, all sizes in bytes, all rates in requests per second."""

    database: str | None = None
    """`sqlite:///file` or `postgresql://...`; none: the SQLite file in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """The addresses that people see if a proxy stands before the server: https://hagal.example.org"""

    network: bool = False
    """May whoever sits at this computer open the table to the home network?"""

    proxies: tuple[str, ...] = LOOPBACK_PROXIES
    """Addresses (or networks) of proxies that may say for whom they ask (X-Forwarded-For, X-Forwarded-Proto)."""

    packs: tuple[str, ...] = ()
    """Content packs to offer besides those that are kept, chosen from the start: files, or names of kept ones."""

    live_rooms: int = 500
    """So many games stay in memory; the one used longest ago makes room."""
    idle: float = 900.0
    """A game that nobody used for so long leaves memory."""
    grace: float = 60.0
    """A seat whose person is away for so long may be given to a bot by others."""

    bot_budget: float = 2.0
    """A bot that thinks longer about one decision is cut short, and a plain one answers."""
    bot_workers: int = 0
    """So many bots think at once, each in a process of its own; 0: as many as there are cores."""
    bot_pause: float = 1.0
    """Between two choices of bots at slow pace."""

    heartbeat: float = 15.0
    """A live connection says something at least this often."""
    streams_per_person: int = 12
    streams_per_address: int = 200

    connections: int = 2000
    """Open connections of one server process; fewer if the system allows fewer open files."""
    connections_per_address: int = 256
    """But for proxies."""
    patience: float = 20.0
    """A request must be whole after so long; a large one, at least come along."""
    head: int = 64 * 1024
    """The largest address and headers of a request."""
    body: int = 64 * 1024
    """The largest request, but for uploads."""
    upload: int = 1024 * 1024
    """The largest Record that may be uploaded."""
    upload_choices: int = 5000
    """A Record with more choices than this is not replayed."""
    games_per_person: int = 200
    """Unfinished games that one person may have started."""

    uploads_per_person: int = 100
    reports_per_game: int = 10
    keep_days: float = 0.0
    """Games in which nothing happened for so many days, and reports as old, are removed; 0: they are kept for ever."""
    recall: float = 600.0
    """A game that all have forgotten is removed after so long: somebody may think better of it."""
    keep_uploads: float = 30.0
    """Uploaded Records go after so many days, if anything goes at all."""

    rate_person: float = 30.0
    burst_person: float = 300.0
    rate_address: float = 100.0
    burst_address: float = 1200.0
    rate_heavy: float = 0.5
    """New games, uploads, branches, reports: each costs more than a choice."""
    burst_heavy: float = 30.0

    rate_chat: float = 0.5
    """What one person may say at tables."""
    burst_chat: float = 8.0
    rate_think: float = 0.5
    """What bots may think for one person, in seconds of a processor: hints, and the course of a game."""
    burst_think: float = 60.0
    nudge_after: float = 180.0
    """A game in which nothing happened for so long waits: whoever is waited for may be reminded, once."""

    push: str = ""
    """An address of whoever runs the server (mailto:...), for push services: closed browsers are called then."""
    push_after: float = 60.0
    """A game is silent for so long before somebody who is away is called."""
    push_services: tuple[str, ...] = SERVICES

    seeds: bool = False
    """May the one who starts a game name its seed? Then they can know hidden cards: for tests and benchmarks."""

    @property
    def url(self) -> str:
        return self.database or usual_database()

    @property
    def hosts(self) -> frozenset[str]:
        """The host names that browsers may ask for; none named: any."""
        named = [urlsplit(origin).hostname or "" for origin in self.origins]
        return frozenset((*LOOPBACK, *named)) if self.loopback or named else frozenset()

    def is_proxy(self, address: str) -> bool:
        """Is this one of our proxies?"""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in ip_network(proxy, strict=False) for proxy in self.proxies)

    @property
    def loopback(self) -> bool:
        """Is this server for its own machine only?"""
        return self.host in LOOPBACK
