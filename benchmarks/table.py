"""How much a server bears: so many games at once, each with a person who plays by chance and listens live.

    python benchmarks/table.py [--games 200] [--seconds 30] [--think 0] [--workers 1]
                               [--database sqlite:///FILE | postgresql://...]

Prints choices a second, the time from a choice to its answer (median, 95th and 99th percentile), the processor time of
servers, database and simulated people apart, and the memory that a game takes while it is played and when it only waits
(it is on the disk then). People are simulated by a process of their own on the same machine, so that the server has at
most the other cores; every choice is answered with the seat's view and the news since the last answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

SERVER = """
import sys, uvicorn
from hagal.table.app import create_app
from hagal.table.door.wire import serving
from hagal.table.serve import calm
from hagal.table.settings import Settings
most = 1e12
settings = Settings(database=sys.argv[2], port=int(sys.argv[1]), seeds=True, live_rooms=int(sys.argv[3]),
    rate_person=most, burst_person=most, rate_address=most, burst_address=most, rate_heavy=most, burst_heavy=most,
    streams_per_address=10**6, connections=10_000, connections_per_address=10_000)
how = serving(settings)
uvicorn.run(calm(create_app(settings)), host="127.0.0.1", port=settings.port, timeout_keep_alive=600, **how)
"""
MODES: tuple[dict[str, Any], ...] = (
    {"seats": ["me"]},
    {"seats": ["me"], "modules": ["ix"]},
    {"seats": ["me", "friend", "friend"]},
    {"seats": ["me", "friend", "friend", "friend"], "modules": ["ix"]},
)


LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)
ID = re.compile(rb'"id":"([^"]+)"')
SEAT = re.compile(rb'"seat":(-?\d+)')
DECISION = re.compile(rb'"decision":(\d+)')
WAITING = re.compile(rb'"waiting":\[(\d+)')
KEY = re.compile(rb'"key":"([^"]+)"')
NEWS = re.compile(rb'"number":(\d+)')
OVER, OFFERS = b'"over":true,"length"', b'"offers":['
CHOICE = b'{"seat":%d,"decision":%d,"key":"%b","since":%d}'
"""What is read of an answer, and what is said to it."""

Servers = dict[int, int]
"""Server processes by their ports."""


class Line(asyncio.Protocol):
    """One connection of somebody to the server, kept open: as little HTTP as it takes."""

    def __init__(self) -> None:
        self.heads: dict[str, bytes] = {}
        self.secret: str = ""
        self.came = bytearray()
        self.wanted: int = 0
        """The size of the answer, as soon as it is known."""
        self.answer: asyncio.Future[bytes] | None = None
        self.heard: int = 0
        """Events on a live connection, which has no other answer."""

    @classmethod
    async def open(cls, port: int, secret: str = "") -> Line:
        _transport, line = await asyncio.get_running_loop().create_connection(cls, "127.0.0.1", port)
        line.secret = secret
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport: asyncio.Transport = transport

    def data_received(self, data: bytes) -> None:
        if self.answer is None:
            self.heard += data.count(b"\n\n")
            return
        self.came += data
        if not self.wanted:
            end = self.came.find(b"\r\n\r\n")
            if end < 0:
                return
            length = LENGTH.search(self.came, 0, end)
            self.wanted = end + 4 + int(length[1]) if length else end + 4
        if len(self.came) >= self.wanted:
            self.answer.set_result(bytes(self.came))

    def connection_lost(self, error: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(error or ConnectionResetError())

    def close(self) -> None:
        self.transport.close()

    def send(self, method: str, path: str, body: bytes = b"") -> None:
        """What stays the same of a request is put together once."""
        target = f"{method} {path}"
        head = self.heads.get(target)
        if head is None:
            more = f"Authorization: Bearer {self.secret}\r\n" if self.secret else ""
            text = f"{target} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{more}Content-Length: "
            head = self.heads[target] = text.encode()
        self.transport.write(b"%b%d\r\n\r\n%b" % (head, len(body), body))

    async def raw(self, method: str, path: str, body: bytes = b"") -> bytes:
        """The whole answer, its head included."""
        self.answer = asyncio.get_running_loop().create_future()
        self.send(method, path, body)
        came = await self.answer
        self.came.clear()
        self.wanted = 0
        assert came[9:12] in (b"200", b"201", b"409"), f"{method} {path}: {came!r}"
        return came

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        came = await self.raw(method, path, b"" if body is None else json.dumps(body).encode())
        return json.loads(came[came.index(b"\r\n\r\n") :])


class Player:
    """Somebody who plays all seats of a game."""

    def __init__(self, number: int, port: int) -> None:
        self.rng = random.Random(number)
        self.mode: dict[str, Any] = MODES[number % len(MODES)]
        self.port: int = port
        self.times: list[float] = []
        self.known: int = 0
        """So much of the news was told already: an answer holds only what came after it."""

    async def sit(self) -> Player:
        secret = (await (await Line.open(self.port)).ask("POST", "/api/people"))["secret"]
        self.line = await Line.open(self.port, secret)
        await self.begin()
        self.ears = await Line.open(self.port, secret)  # the live connection that a browser keeps
        self.ears.send("GET", f"/api/games/{self.id}/events")
        return self

    async def begin(self) -> None:
        seats = [{"kind": kind} for kind in self.mode["seats"]]
        wish = {"title": "dune", **self.mode, "seats": seats, "seed": self.rng.getrandbits(40)}
        self.view = await self.line.raw("POST", "/api/games", json.dumps(wish).encode())
        found = ID.search(self.view)
        assert found is not None
        self.id: str = found[1].decode()
        self.known = 0
        self.line.heads.clear()

    def leave(self) -> None:
        self.line.close()
        self.ears.close()

    async def play(self, until: float, think: float = 0.0) -> None:
        """Choose until then, after having thought for so many seconds on average."""
        await asyncio.sleep(self.rng.uniform(0, 2 * think))
        while time.perf_counter() < until:
            if OVER in self.view:
                await self.begin()
            await self.choose()
            if think:
                await asyncio.sleep(self.rng.uniform(0, 2 * think))

    async def choose(self) -> None:
        """Nothing is read of an answer but what the next request needs."""
        seat = number(WAITING, self.view)
        if number(SEAT, self.view) != seat:
            self.view = await self.line.raw("GET", f"/api/games/{self.id}?seat={seat}&since={self.known}")
        start = self.view.index(OFFERS)
        key = self.rng.choice(KEY.findall(self.view, start, self.view.index(b"]", start)))
        body = CHOICE % (seat, number(DECISION, self.view), key, self.known)
        began = time.perf_counter()
        self.view = await self.line.raw("POST", f"/api/games/{self.id}/choose", body)
        self.times.append(time.perf_counter() - began)
        assert self.view[9:12] == b"200", self.view
        news = NEWS.findall(self.view, self.view.index(b'"news":'))
        if news:
            self.known = int(news[-1]) + 1


def number(pattern: re.Pattern[bytes], text: bytes) -> int:
    found = pattern.search(text)
    assert found is not None, text
    return int(found[1])


def memory(pid: int) -> int:
    """The bytes that a process holds for itself."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return sum(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith(("Private_", "Swap:")))


def total(what: Callable[[int], float], servers: Servers) -> float:
    return sum(what(pid) for pid in servers.values())


def processor(pid: int) -> float:
    """Processor seconds of a process; of one that ends, its parent has them."""
    fields = status(pid)
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def status(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:  # it has just ended
        return ["0"] * 20


def parent_of(pid: int) -> int:
    return int(status(pid)[1])


def database_work(url: str) -> float:
    """Processor seconds of a PostgreSQL server on this machine (SQLite works within ours)."""
    if not url.startswith("postgresql"):
        return 0.0
    import psycopg

    with psycopg.connect(url) as connection:
        answered = connection.execute("SELECT pg_backend_pid()").fetchone()
        assert answered is not None
        head = parent_of(answered[0])
    everybody = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    ended = sum(map(int, status(head)[13:15])) / os.sysconf("SC_CLK_TCK")
    return ended + sum(processor(pid) for pid in everybody if pid == head or parent_of(pid) == head)


async def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            line = await Line.open(port)
            await line.ask("GET", "/api/health")
            line.close()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server did not come up")


def worked(servers: Servers, database: str) -> dict[str, float]:
    """Processor seconds so far, by who spent them."""
    return {
        "servers": total(processor, servers),
        "people": time.process_time(),
        "database": database_work(database),
    }


async def measure(servers: Servers, wish: argparse.Namespace, database: str) -> None:
    games, ports = wish.games, list(servers)
    for port in ports:
        await wait_for(port)
        first = await Player(0, port).sit()
        await first.play(time.perf_counter() + 2)  # what every process needs once is loaded
        first.leave()
    before = total(memory, servers)
    players = [await Player(number, ports[number // len(MODES) % len(ports)]).sit() for number in range(games)]
    dealt = total(memory, servers)
    began, at_first = time.perf_counter(), worked(servers, database)
    await asyncio.gather(*(player.play(began + wish.seconds, wish.think) for player in players))
    took, in_the_end = time.perf_counter() - began, worked(servers, database)
    times = sorted(t for player in players for t in player.times)
    after = total(memory, servers)
    percent = statistics.quantiles(times, n=100)
    print(f"{games} games at once, {len(times)} choices in {took:.1f} s")
    print(f"choices a second: {len(times) / took:.0f}")
    print(
        f"answer to a choice: median {statistics.median(times) * 1000:.1f} ms, "
        f"95% {percent[94] * 1000:.1f} ms, 99% {percent[98] * 1000:.1f} ms"
    )
    spent = {who: (in_the_end[who] - at_first[who]) / len(times) for who in at_first}
    shares = ", ".join(f"{who} {share * 1000:.2f} ms" for who, share in spent.items())
    print(f"processor time of a choice: {shares}")
    print(f"so at most: {bound(spent, len(servers)):.0f} a second on {os.cpu_count()} cores with nothing else on them")
    print(f"live events: {sum(player.ears.heard for player in players)}")
    print(f"memory of the server: {before / 2**20:.1f} MiB at first, {after / 2**20:.1f} MiB in the end")
    print(f"a game that was just dealt: {(dealt - before) / games / 1024:.0f} KiB, with its live connection")
    print(f"a game being played: {(after - before) / games / 1024:.0f} KiB, with its live connection and its story")
    for player in players:
        player.leave()


def bound(spent: dict[str, float], servers: int) -> float:
    """Choices a second, if all cores were busy with nothing else, and no process with more than one of them."""
    return min((os.cpu_count() or 1) / sum(spent.values()), servers / spent["servers"], 1 / spent["people"])


async def waiting(servers: Servers, wish: argparse.Namespace, _database: str) -> None:
    """Games that were dealt and left alone, on a server that keeps few of them in memory."""
    port, pid = next(iter(servers.items()))
    await wait_for(port)
    for number in range(50):
        await deal(number, port)
    before = memory(pid)
    for number in range(wish.games):
        await deal(number, port)
    print(f"a game that waits: {max(0, memory(pid) - before) / wish.games / 1024:.1f} KiB of memory")


async def deal(number: int, port: int) -> None:
    (await Player(number, port).sit()).leave()


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def run(what: Any, wish: argparse.Namespace, database: str, live: int, workers: int) -> None:
    """Something to be measured on servers of its own."""
    ports = [free_port() for _ in range(workers)]
    started = [subprocess.Popen([sys.executable, "-c", SERVER, str(port), database, str(live)]) for port in ports]
    servers = {port: server.pid for port, server in zip(ports, started, strict=True)}
    try:
        asyncio.run(what(servers, wish, database))
    finally:
        for server in started:
            server.send_signal(signal.SIGTERM)
        for server in started:
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--seconds", type=float, default=30.0)
    words.add_argument("--think", type=float, default=0.0, help="seconds before a choice, on average")
    words.add_argument("--workers", type=int, default=1, help="server processes; more than one needs PostgreSQL")
    words.add_argument("--database", default="")
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/table.sqlite3"
        run(measure, given, database, 10 * given.games, given.workers)
        run(waiting, given, database, 10, 1)


if __name__ == "__main__":
    main()
