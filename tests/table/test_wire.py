"""Connections over a real socket: whoever is at the other end, they cost a bounded amount of memory, time and files."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

import httpx
import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from hagal.table.door import wire
from hagal.table.door.seldom import Seldom
from hagal.table.door.wire import QUEUED, SPARE, Gate, Wire, affordable
from hagal.table.people import network
from hagal.table.settings import Settings
from tests.support.aside import aside
from tests.support.client import PATIENCE, until
from tests.support.live import Served

HELLO = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
FORM = b"POST /language HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
ELSEWHERE = ("192.0.2.1",)
"""A proxy that is not on this machine, so that connections from here are counted."""


@pytest.fixture
def start(settings: Settings) -> Iterator[Callable[..., Served]]:
    made: list[Served] = []

    def make(**more: Any) -> Served:
        made.append(Served(replace(settings, **more)))
        return made[-1]

    yield make
    for served in made:
        served.stop()


def dial(served: Served, *, again: bool = False) -> socket.socket:
    """A connection; `again`: one that has served a request already."""
    connection = socket.create_connection(served.listener.getsockname(), timeout=PATIENCE)
    if again:
        connection.sendall(HELLO + b"\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
    return connection


def rest(connection: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    found = b""
    try:
        while data := connection.recv(65536):
            found += data
    except ConnectionError:
        pass
    return found


def flood(served: Served, start: bytes, more: bytes, times: int) -> bytes:
    """Send a beginning and then the same again and again; what is answered."""
    with closing(dial(served)) as connection:
        try:
            connection.sendall(start)
            for _ in range(times):
                connection.sendall(more)
        except ConnectionError:
            pass
        return rest(connection)


AGAIN = pytest.mark.parametrize("again", [False, True], ids=["first", "again"])
"""Whatever is slow may be the first request of a connection or a later one."""
MEGABYTES = 16
FLOODS = {
    "many headers": (HELLO, b"X-A: " + b"a" * 1000 + b"\r\n"),
    "tiny headers": (HELLO, b"a:\r\n" * 250),
    "one header": (HELLO + b"X-A: ", b"a" * 1000),
    "a name": (HELLO, b"a" * 1000),
    "an address": (b"GET /", b"a" * 1000),
    "a query": (b"GET /?", b"a" * 1000),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_headers_have_a_size(start: Callable[..., Served], kind: str) -> None:
    first, more = FLOODS[kind]
    answer = flood(start(), first, more, MEGABYTES * 1000)
    assert answer[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 400", b""), answer[:100]
    slow = flood(start(patience=PATIENCE * 3), first, more, 70)
    assert slow.startswith(b"HTTP/1.1 431"), "all of it was read, so the answer arrives"


def test_headers_that_come_at_once_have_a_size_too(start: Callable[..., Served]) -> None:
    served = start(head=2000)
    for size, status in ((1000, b"200"), (3000, b"431")):
        answer = flood(served, HELLO + b"Connection: close\r\nX-A: " + b"a" * size + b"\r\n\r\n", b"", 0)
        assert answer.split()[1] == status
    assert httpx.get(served.url + "/api/health", params={"a": "a" * 3000}).status_code == 431


def test_what_follows_a_body_has_a_size(start: Callable[..., Served]) -> None:
    head = FORM + b"Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n"
    for line in (b"X-A: " + b"a" * 1000 + b"\r\n", b"a" * 1000):
        assert flood(start(head=4000, upload=4000), head, line, 1000)[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 413", b"")


def test_a_body_that_nobody_asked_for_is_not_read_for_ever(start: Callable[..., Served]) -> None:
    head = FORM + b"Content-Length: 900000000\r\n\r\n"
    assert flood(start(), head, b"a" * 10_000, 1600)[:12] in (b"HTTP/1.1 413", b"")


PARTS = {
    "nothing": (b"", b""),
    "an empty line": (b"\r\n", b""),
    "half a line": (b"GET /api", b"408"),
    "half a request": (HELLO, b"408"),
    "half a body": (FORM + b"Content-Length: 10\r\n\r\nlang", b"408"),
    "half a piece": (FORM + b"Transfer-Encoding: chunked\r\n\r\n100\r\nlang", b"408"),
}


@AGAIN
@pytest.mark.parametrize("kind", PARTS)
def test_a_request_that_is_never_whole_ends(
    start: Callable[..., Served], kind: str, again: bool, caplog: pytest.LogCaptureFixture
) -> None:
    sent, status = PARTS[kind]
    with closing(dial(start(patience=0.2), again=again)) as connection:
        connection.sendall(sent)
        answer = rest(connection)
    assert answer.split()[1:2] == ([status] if status else [])
    assert not caplog.records


@AGAIN
@pytest.mark.parametrize(
    "sent",
    [HELLO + b"X-A: ", FORM + b"Content-Length: 1000\r\n\r\n", FORM + b"Transfer-Encoding: chunked\r\n\r\n1000\r\n"],
    ids=["header", "body", "piece"],
)
def test_a_request_that_comes_byte_by_byte_ends(start: Callable[..., Served], sent: bytes, again: bool) -> None:
    with closing(dial(start(patience=0.2), again=again)) as connection:
        connection.sendall(sent)
        connection.settimeout(0.01)
        for _ in range(500):
            try:
                if connection.recv(1) is not None:
                    return
            except TimeoutError:
                connection.sendall(b"a")
            except ConnectionError:
                return
        pytest.fail("it never ended")


def test_a_connection_serves_many_requests_some_of_them_sent_ahead(start: Callable[..., Served]) -> None:
    served = start()
    with closing(dial(served)) as connection:
        connection.sendall((HELLO + b"\r\n") * 4 + HELLO + b"Connection: close\r\n\r\n")
        assert rest(connection).count(b"HTTP/1.1 200") == 5
    answer = flood(served, (HELLO + b"\r\n") * 500, b"", 0)
    assert answer.count(b"HTTP/1.1") < 100, "so many are not queued"
    assert httpx.get(served.url + "/api/health").status_code == 200


def test_an_address_has_so_many_connections(start: Callable[..., Served]) -> None:
    served = start(connections_per_address=3, proxies=ELSEWHERE)
    idle = [dial(served) for _ in range(3)]
    for connection in idle:
        connection.sendall(HELLO)
    gate: Any = served.server.config.http
    until(lambda: gate.total == 3)
    assert httpx.get(served.url + "/api/health").status_code == 503
    until(lambda: gate.total == 3)
    idle.pop().close()
    until(lambda: gate.total == 2)
    assert httpx.get(served.url + "/api/health").status_code == 200
    for connection in idle:
        connection.close()
    until(lambda: gate.total == 0)
    assert not gate.addresses


def test_a_proxy_has_as_many_as_there_are(start: Callable[..., Served]) -> None:
    served = start(connections=3, connections_per_address=1)
    idle = [dial(served) for _ in range(3)]
    gate: Any = served.server.config.http
    until(lambda: gate.total == 3)
    assert httpx.get(served.url + "/api/health").status_code == 503
    for connection in idle:
        connection.close()


def test_no_more_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(1024, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _kind, wished: limits.append(wished))
    assert affordable(500) == 500
    assert len(limits) == 1
    assert affordable(2000) == 2000
    assert limits[-1] == (2000 + SPARE, 4096)
    assert affordable(9000) == 4096 - SPARE

    def refuse(_kind: int, _wished: tuple[int, int]) -> None:
        raise ValueError

    limits[:] = [(1024, 4096)]
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert affordable(2000) == 1024 - SPARE


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("x" * 500, "x" * 64),
    ],
)
def test_an_address_of_ipv6_counts_as_its_network(address: str, counted: str) -> None:
    assert network(address) == counted


class Line:
    """The other end of a connection, as far as a protocol can tell."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = self.aborted = False

    def get_extra_info(self, name: str) -> Any:
        return {"peername": ("10.0.0.1", 1), "sockname": ("10.0.0.2", 2)}.get(name)

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def get_write_buffer_size(self) -> int:
        return 1

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    """Answers where its health is asked for, and begins to where the path is /stream; otherwise it only listens."""
    if scope["path"] in ("/api/health", "/stream"):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"well", "more_body": scope["path"] == "/stream"})
    while (await receive())["type"] != "http.disconnect":
        pass


async def connect(settings: Settings, *, again: bool = False) -> tuple[Wire, Line]:
    line = Line()
    made = Gate(settings, 10)(Config(nobody), ServerState(), {}, asyncio.get_running_loop())
    made.connection_made(line)  # type: ignore[arg-type]
    if again:
        made.data_received(HELLO + b"\r\n")
        while not made.idle:
            await asyncio.sleep(0)
        line.written = b""
    return made, line


@AGAIN
def test_a_large_body_may_take_its_time_as_long_as_it_comes_along(settings: Settings, again: bool) -> None:
    async def send() -> None:
        made, line = await connect(replace(settings, body=1000), again=again)
        made.data_received(FORM + b"Content-Length: 100000\r\n\r\n")
        for _ in range(5):
            made.data_received(b"a" * 1000)
            assert made.timer is not None
            made._waited()
            assert not line.closed
        made.data_received(b"a" * 10)
        made._waited()
        assert line.closed
        assert line.written.startswith(b"HTTP/1.1 408")
        made.connection_lost(None)
        await asyncio.sleep(0)

    aside(send())


@AGAIN
def test_the_time_of_a_request_begins_with_its_first_byte(settings: Settings, again: bool) -> None:
    async def send() -> None:
        made, _line = await connect(settings, again=again)
        made.data_received(b"\r\n")
        idle = made.timer
        assert idle is not None
        await asyncio.sleep(0.01)
        made.data_received(b"\r\n")
        assert made.timer is idle, "an empty line is no request: whoever sends only those is let go in time"
        now = made.loop.time()
        made.data_received(b"GET /api")
        assert idle.cancelled()
        timer = made.timer
        assert timer is not None
        assert timer.when() >= now + settings.patience
        made.data_received(b"/health")
        assert made.timer is timer, "and it does not begin anew"
        made.connection_lost(None)

    aside(send())


HALF = FORM + b"Content-Length: 10\r\n\r\nlang"
STREAM = b"GET /stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def test_a_body_sent_ahead_has_its_time_when_it_is_its_turn(settings: Settings) -> None:
    """Until then it is not read."""

    async def send() -> None:
        made, line = await connect(settings)
        made.data_received(STREAM + HALF)
        found = []
        for happens in (made._waited, made.on_response_complete, made._waited):
            assert made.timer is not None
            happens()
            found.append(line.closed)
        assert found == [False, False, True]
        made.connection_lost(None)
        await asyncio.sleep(0)

    aside(send())


def test_a_refusal_is_not_written_into_another_answer(settings: Settings) -> None:
    async def send() -> None:
        made, line = await connect(settings)
        made.data_received(STREAM)
        while not line.written:
            await asyncio.sleep(0)
        made.data_received((HELLO + b"\r\n") * (QUEUED + 1))
        assert line.aborted
        assert b" 400 " not in line.written
        made.connection_lost(None)
        await asyncio.sleep(0)

    aside(send())


@AGAIN
def test_whoever_does_not_read_is_let_go(settings: Settings, again: bool) -> None:
    async def wait(stop: Callable[[Wire], None]) -> Line:
        made, line = await connect(replace(settings, patience=0.001), again=again)
        made.data_received(STREAM)
        stop(made)
        async with asyncio.timeout(PATIENCE):
            while not line.aborted:
                await asyncio.sleep(0.001)
        made.connection_lost(None)
        await asyncio.sleep(0)
        return line

    assert aside(wait(lambda made: made.pause_writing())).aborted
    assert aside(wait(lambda made: made.timeout_keep_alive_handler())).aborted


def test_whoever_reads_at_last_is_not_let_go(settings: Settings) -> None:
    async def read() -> None:
        made, _line = await connect(settings)
        found = []
        for deed in (made.pause_writing, made.resume_writing):
            deed()
            found.append(made.stuck is None)
        assert found == [False, True]
        made.connection_lost(None)

    aside(read())


def test_a_line_that_comes_again_and_again_is_logged_once_in_a_while() -> None:
    now = [0.0]
    seldom = Seldom(60.0, lambda: now[0])

    def line(text: str, *args: object) -> logging.LogRecord:
        return logging.LogRecord("asyncio", logging.ERROR, "file", 1, text, args, None)

    assert [seldom.filter(line("no files: %d", 5)) for _ in range(1000)].count(True) == 1
    assert seldom.filter(line("no files: %d", 6))
    now[0] = 61.0
    again = line("no files: %d", 5)
    assert seldom.filter(again)
    assert again.getMessage() == "no files: 5 (and 999 more like it)"
    for number in range(5000):
        seldom.filter(line("line %d", number))
    assert len(seldom.told) <= 500


def test_exceptions_of_different_places_are_different_lines() -> None:
    seldom = Seldom()

    def fail(text: str) -> bool:
        try:
            int(text) if text else [][1]
        except (ValueError, IndexError) as error:
            found = (type(error), error, error.__traceback__)
            return seldom.filter(logging.LogRecord("x", logging.ERROR, "file", 1, "it failed", (), found))
        return False

    assert [fail("a"), fail("a"), fail("")] == [True, False, True]


def test_the_wire_is_what_the_server_speaks(start: Callable[..., Served]) -> None:
    assert isinstance(start().server.config.http, wire.Gate)
