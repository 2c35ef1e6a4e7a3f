"""The home network: a table on 127.0.0.1 that whoever sits at this computer opens to others nearby, and closes again.

A second listener, at this computer's private address only, in front of the same app with the same limits. Nobody but
a browser on this very computer can open it, and it ends with the server.
"""

from __future__ import annotations

import logging
import socket
import threading
import time
from ipaddress import IPv4Address, ip_network
from typing import TYPE_CHECKING

import uvicorn

from hagal.table.door.wire import BACKLOG, serving
from hagal.table.refusal import Refused
from hagal.table.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI

LOG = logging.getLogger(__name__)
PRIVATE = tuple(ip_network(net) for net in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"))
"""Networks at home: a computer with a public address must be served knowingly (`hagal serve`)."""
ELSEWHERE = ("192.0.2.1", 9)
"""No such machine exists (RFC 5737); nothing is sent to it."""
PATIENCE = 10.0
"""Seconds for a listener to begin or to end."""


def addresses() -> list[str]:
    """This computer's addresses in home networks, that of its way out first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found.append(probe.getsockname()[0])
        except OSError:  # no network at all
            pass
    try:
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        pass
    return [address for address in dict.fromkeys(found) if private(address)]


def private(address: str) -> bool:
    return any(IPv4Address(address) in net for net in PRIVATE)


class Network:
    """The second listener, if there is one. `host`: the name by which it is asked for; empty while it is closed."""

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        self.app: FastAPI = app
        self.settings: Settings = settings
        self.port: int = settings.port
        self.host: str = ""
        self.url: str = ""
        self.lock = threading.Lock()
        self.server: uvicorn.Server | None = None
        self.thread: threading.Thread | None = None

    def open(self) -> None:
        """Listen at this computer's address, too. Refused: `no-network`, `network-failed` (409)."""
        with self.lock:
            if self.server is not None:
                return
            found = addresses()
            if not found:
                raise Refused("no-network", 409)
            listener = self._bind(found[0])
            # Nobody speaks for others here, so whoever asks is known by the address of the connection itself.
            serves = {**serving(self.settings), "proxy_headers": False}
            server = uvicorn.Server(uvicorn.Config(self.app, lifespan="off", timeout_graceful_shutdown=1, **serves))
            thread = threading.Thread(target=server.run, args=([listener],), name="hagal-network", daemon=True)
            thread.start()
            end = time.monotonic() + PATIENCE
            while not server.started and thread.is_alive() and time.monotonic() < end:
                time.sleep(0.01)
            if not server.started:
                server.should_exit = True
                listener.close()
                raise Refused("network-failed", 409, problem="…")
            self.server, self.thread = server, thread
            self.host = found[0]
            self.url = f"http://{self.host}:{listener.getsockname()[1]}"
            LOG.info("the table is open to the network at %s", self.url)

    def _bind(self, host: str) -> socket.socket:
        """At the port that the table has; if something else has that one there, at any."""
        for port in (self.port, 0):
            try:
                return socket.create_server((host, port), backlog=BACKLOG)
            except OSError as error:
                reason = error.strerror or str(error)
        raise Refused("network-failed", 409, problem=reason)

    def close(self) -> None:
        """Listen no longer; whoever is still there is cut off."""
        with self.lock:
            server, thread = self.server, self.thread
            self.server = self.thread = None
            self.host = self.url = ""
        if server is not None and thread is not None:
            server.should_exit = True
            self.app.state.rooms.hub.drop()
            thread.join(timeout=PATIENCE)
