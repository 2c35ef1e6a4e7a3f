"""A server in a thread, and what comes down its streams."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn

from hagal.table.app import create_app
from hagal.table.door.wire import serving
from hagal.table.people import Person
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from tests.support.client import PATIENCE, until


class Served:
    """A server in a thread."""

    def __init__(self, settings: Settings) -> None:
        app = create_app(settings)
        self.rooms: Rooms = app.state.rooms
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.server = uvicorn.Server(uvicorn.Config(app, **serving(settings), timeout_graceful_shutdown=10))
        self.thread = threading.Thread(target=self.server.run, args=([self.listener],))
        self.thread.start()
        until(lambda: self.server.started)

    def stop(self) -> None:
        self.rooms.hub.close()
        self.server.should_exit = True
        self.thread.join(timeout=PATIENCE)
        self.listener.close()

    @contextmanager
    def stream(self, path: str, person: Person | None = None) -> Iterator[Lines]:
        headers = {"Authorization": f"Bearer {person.secret}"} if person else {}
        with (
            httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE) as client,
            client.stream("GET", path) as response,
        ):
            yield Lines(response)


class Lines:
    """What comes down a stream."""

    def __init__(self, response: httpx.Response) -> None:
        self.response: httpx.Response = response
        self.lines: Iterator[str] = response.iter_lines()

    def event(self, name: str = "") -> Any:
        """The data of the next event of that name."""
        found = ""
        for line in self.lines:
            if line.startswith("event: "):
                found = line.removeprefix("event: ")
            elif line.startswith("data: "):
                if found == name:
                    return json.loads(line.removeprefix("data: "))
                found = ""
        return None
