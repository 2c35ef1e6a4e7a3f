"""How much a server bears: so many games at once, each with a person who plays by chance and listens live.

    python benchmarks/table.py [--games 200] [--seconds 30] [--think 0] [--workers 1]
                               [--database sqlite:///FILE | postgresql://...]

Prints choices a second, the time from a choice to its answer (median, 95th and 99th percentile), and the memory that a
game takes while it is played and when it only waits (it is on the disk then). People are simulated by a process of
their own on the same machine, so that the server has at most the other cores; every choice is answered with the seat's
view and the news since the last answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
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


Servers = dict[int, int]
"""Server processes by their ports."""


class Line:
    """One connection of somebody to the server, kept open: as little HTTP as it takes."""

    def __init__(self, port: int, secret: str = "") -> None:
        self.port: int = port
        self.secret: str = secret

    async def open(self) -> Line:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        return self

    def send(self, method: str, path: str, body: Any = None) -> None:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(data)}\r\n"
        if data:
            head += "Content-Type: application/json\r\n"
        if self.secret:
            head += f"Authorization: Bearer {self.secret}\r\n"
        self.writer.write(f"{head}\r\n".encode() + data)

    async def head(self) -> tuple[int, int]:
        """The status and the length of an answer."""
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = next((int(line.split(":")[1]) for line in lines if line.lower().startswith("content-length:")), 0)
        return int(lines[0].split()[1]), length

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        self.send(method, path, body)
        status, length = await self.head()
        answer = json.loads(await self.reader.readexactly(length))
        assert status in (200, 201, 409), f"{method} {path}: {status} {answer}"
        return answer


class Player:
    """Somebody who plays all seats of a game."""

    def __init__(self, number: int, port: int) -> None:
        self.rng = random.Random(number)
        self.mode: dict[str, Any] = MODES[number % len(MODES)]
        self.port: int = port
        self.times: list[float] = []
        self.heard: int = 0
        self.games: int = 0
        self.known: int = 0
        """So much of the news was told already: an answer holds only what came after it."""

    async def sit(self) -> Player:
        self.line = await Line(self.port).open()
        self.line.secret = (await self.line.ask("POST", "/api/people"))["secret"]
        await self.begin()
        return self

    async def begin(self) -> None:
        seats = [{"kind": kind} for kind in self.mode["seats"]]
        self.view = await self.line.ask(
            "POST", "/api/games", {**self.mode, "seats": seats, "seed": self.rng.getrandbits(40)}
        )
        self.games += 1
        self.known = 0
        if self.games == 1:
            self.ears = asyncio.ensure_future(self.listen())

    async def listen(self) -> None:
        """The live connection that a browser keeps."""
        line = await Line(self.port, self.line.secret).open()
        line.send("GET", f"/api/games/{self.view['id']}/events")
        while await line.reader.readline():
            self.heard += 1

    async def play(self, until: float, think: float = 0.0) -> None:
        """Choose until then, after having thought for so many seconds on average."""
        await asyncio.sleep(self.rng.uniform(0, 2 * think))
        while time.perf_counter() < until:
            if self.view["over"]:
                await self.begin()
            await self.choose()
            if think:
                await asyncio.sleep(self.rng.uniform(0, 2 * think))

    async def choose(self) -> None:
        id, seat = self.view["id"], self.view["waiting"][0]
        if self.view["seat"] != seat:
            self.view = await self.line.ask("GET", f"/api/games/{id}?seat={seat}&since={self.known}")
        key = self.rng.choice(self.view["question"]["offers"])["key"]
        began = time.perf_counter()
        body = {"seat": seat, "decision": self.view["decision"], "key": key, "since": self.known}
        self.view = await self.line.ask("POST", f"/api/games/{id}/choose", body)
        assert "code" not in self.view, self.view
        self.times.append(time.perf_counter() - began)
        if self.view["news"]:
            self.known = self.view["news"][-1]["number"] + 1


def memory(pid: int) -> int:
    """The bytes that a process holds for itself."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return sum(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith(("Private_", "Swap:")))


def total(what: Callable[[int], float], servers: Servers) -> float:
    return sum(what(pid) for pid in servers.values())


def processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            await (await Line(port).open()).ask("GET", "/api/health")
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server did not come up")


async def measure(servers: Servers, games: int, seconds: float, think: float) -> None:
    ports = list(servers)
    for port in ports:
        await wait_for(port)
        first = await Player(0, port).sit()
        await first.play(time.perf_counter() + 2)  # what every process needs once is loaded
        first.ears.cancel()
    before = total(memory, servers)
    players = [await Player(number, ports[number // len(MODES) % len(ports)]).sit() for number in range(games)]
    dealt = total(memory, servers)
    began, worked = time.perf_counter(), total(processor, servers)
    await asyncio.gather(*(player.play(began + seconds, think) for player in players))
    took = time.perf_counter() - began
    times = sorted(t for player in players for t in player.times)
    after = total(memory, servers)
    percent = statistics.quantiles(times, n=100)
    print(f"{games} games at once, {len(times)} choices in {took:.1f} s")
    print(f"choices a second: {len(times) / took:.0f}")
    print(
        f"answer to a choice: median {statistics.median(times) * 1000:.1f} ms, "
        f"95% {percent[94] * 1000:.1f} ms, 99% {percent[98] * 1000:.1f} ms"
    )
    print(f"server's processor time: {(total(processor, servers) - worked) / len(times) * 1000:.2f} ms a choice")
    print(f"live events: {sum(player.heard for player in players)}")
    print(f"memory of the server: {before / 2**20:.1f} MiB at first, {after / 2**20:.1f} MiB in the end")
    print(f"a game that was just dealt: {(dealt - before) / games / 1024:.0f} KiB, with its live connection")
    print(f"a game being played: {(after - before) / games / 1024:.0f} KiB, with its live connection and its story")
    for player in players:
        player.ears.cancel()
        player.line.writer.close()


async def waiting(servers: Servers, games: int, _seconds: float, _think: float) -> None:
    """Games that were dealt and left alone, on a server that keeps few of them in memory."""
    port, pid = next(iter(servers.items()))
    await wait_for(port)
    for number in range(50):
        await deal(number, port)
    before = memory(pid)
    for number in range(games):
        await deal(number, port)
    print(f"a game that waits: {max(0, memory(pid) - before) / games / 1024:.1f} KiB of memory")


async def deal(number: int, port: int) -> None:
    player = await Player(number, port).sit()
    player.ears.cancel()
    player.line.writer.close()


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
        asyncio.run(what(servers, wish.games, wish.seconds, wish.think))
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
