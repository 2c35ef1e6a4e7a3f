"""The wire: a connection costs the server a bounded amount of memory, time and files, whoever is at its other end.

A request has so many bytes and so many seconds to be whole; an address has so many connections, and so has the server.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from http import HTTPStatus
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from hagal.table.people import network
from hagal.table.settings import Settings

if sys.platform != "win32":
    import resource

LOG = logging.getLogger(__name__)
SPARE = 200
"""Files that the server needs for other things than connections."""
BACKLOG = SPARE // 2
"""So many connections are accepted in one turn of the loop: fewer than there are files to spare."""
QUEUED = 16
"""So many requests may be sent ahead, before the first is answered."""
SLOW = 3
"""A reader has so many times the patience that a writer has."""


def affordable(connections: int) -> int:
    """How many connections the limit of open files leaves room for; it is raised if need be."""
    if sys.platform == "win32":  # where connections are no files
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return connections
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        most = soft
    return max(1, min(connections, most - SPARE))


def serving(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to serve an app: nobody can take more than a share of it."""
    return {
        "http": Gate(settings, affordable(settings.connections)),
        "backlog": BACKLOG,
        "ws": "none",
        "proxy_headers": True,
        "forwarded_allow_ips": list(settings.proxies),
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
    }


class Gate:
    """Counts the connections of a server process, in all and by address, and makes the protocol of each."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings: Settings = settings
        self.most: int = most
        self.total: int = 0
        self.addresses: Counter[str] = Counter()

    def __call__(self, *args: Any, **more: Any) -> Wire:
        return Wire(self, *args, **more)

    def enter(self, host: str) -> bool:
        """A connection began; is there room for it? (Everybody behind a proxy has the proxy's address.)"""
        address = network(host)
        self.total += 1
        self.addresses[address] += 1
        crowded = self.addresses[address] > self.settings.connections_per_address and not self.settings.is_proxy(host)
        return self.total <= self.most and not crowded

    def leave(self, host: str) -> None:
        address = network(host)
        self.total -= 1
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]


class TooMuch(Exception):
    """A request that is not read to its end."""


class Wire(HttpToolsProtocol):
    """One connection."""

    def __init__(
        self,
        gate: Gate,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate: Gate = gate
        self.settings: Settings = gate.settings
        self.host: str = ""
        self.heading: bool = True
        """Are the headers of a request awaited?"""
        self.begun: bool = False
        """Has a request begun that is not whole yet?"""
        self.size: int = 0
        """The bytes of it so far."""
        self.head: int = 0
        """The bytes of its address and headers so far, as far as they could be told apart."""
        self.seen: int = 0
        """How large it was when it was last looked at."""
        self.timer: asyncio.TimerHandle | None = None
        self.stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        if self.gate.enter(self.host):
            self._wait()
        else:
            LOG.warning("there are too many connections, in all or from one address")
            self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.host)
        self._waits_no_more()
        self.resume_writing()
        super().connection_lost(exc)

    # What is sent to us

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.size += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.heading and self.size > self.settings.head:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self.size > self.settings.head + 4 * self.settings.upload:  # what a body is wrapped in has a size, too
            self.refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        elif self.timer is None and (self.begun or self.idle):
            self._wait()

    @property
    def idle(self) -> bool:
        """Has everything been answered?"""
        return self.cycle is None or self.cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.begun = True
        self.head = 0
        self._waits_no_more()  # its time begins now, unless it is whole at once

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._measure(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        self._measure(len(name) + len(value) + 4)
        super().on_header(name, value)

    def _measure(self, more: int) -> None:
        self.head += more
        if self.head > self.settings.head:
            raise TooMuch

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= QUEUED:
            raise TooMuch
        self.heading = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.heading, self.begun = True, False
        self.size = self.seen = 0
        self._waits_no_more()

    # Time

    def _wait(self) -> None:
        self.timer = self.loop.call_later(self.settings.patience, self._waited)

    def _waits_no_more(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _waited(self) -> None:
        """The request is not whole in time. A large one may take longer, as long as it comes along.

        Neither is it late while it is not read, because others before it are still being answered.
        """
        self.timer = None
        if self.pipeline or (not self.heading and self.size - self.seen >= self.settings.body):
            self.seen = self.size
            self._wait()
        elif self.begun:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reader()

    def _expect_reader(self) -> None:
        """Whoever does not read what was asked for is let go."""
        if self.stuck is None:
            self.stuck = self.loop.call_later(SLOW * self.settings.patience, self.transport.abort)

    def resume_writing(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if self.transport.get_write_buffer_size():
            self._expect_reader()

    # Refusing

    def send_400_response(self, msg: str) -> None:
        """What is no request, or one that is not read to its end."""
        over = self.head > self.settings.head
        self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if over else HTTPStatus.BAD_REQUEST)

    def refuse(self, status: HTTPStatus) -> None:
        """Say why, unless something else is being answered, and end the connection."""
        if self.pipeline or (not self.idle and self.cycle.response_started):
            self.transport.abort()
            return
        said = status.phrase.encode()
        head = b"HTTP/1.1 %d %s\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(head % (status, said, len(said)) + said)
        self.transport.close()
