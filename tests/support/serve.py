"""The table as a process of its own, for tests: python -m tests.support.serve PORT FILE [PACK ...]

FILE may also be the address of a database. Without words it is a nursery: for every line PORT, DATABASE and LOG (with
tabs between them) it forks a server that writes to this log, and says its process id. All is loaded by then, so that
one that was killed is back at once; they end with it.

A game that names no seed gets one here (that of HAGAL_TEST_SEED), and bots think the same each time and for as long as
they need: what a test sees does not hang on luck, on the tests before it, or on how busy the machine is.
"""

from __future__ import annotations

import asyncio
import gc
import importlib
import os
import signal
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace

import httpx
import uvicorn

from hagal import games
from hagal.game import Game
from hagal.kernel.chance import Deal
from hagal.packs import Pack
from hagal.table.app import create_app
from hagal.table.door.wire import serving
from hagal.table.rooms import bots, new_game, results
from hagal.table.settings import Settings
from hagal.table.storage import database
from hagal.table.wish import Wish
from hagal.text import LANGUAGES, bundle
from tests.support.prepared import PREPARED
from tests.support.strict import strict

SEED = int(os.environ.get("HAGAL_TEST_SEED", "7"))
start = new_game.start


def start_alike(wish: Wish, packs: Sequence[Pack] = (), deal: Deal | None = None) -> Game:
    """A seed of PREPARED begins a game in the middle: where that position was built."""
    if prepared := PREPARED.get((wish.title, wish.seed)):
        return prepared()
    return start(wish if wish.seed is not None or deal else replace(wish, seed=SEED), packs, deal)


def think_alike(salt: str, seat: int, choices: int) -> int:
    return 1000 * seat + choices


new_game.start = start_alike
bots.seed_of = think_alike
results.by_chance = lambda game: True  # the seeds of these games were named by nobody
database.SYNCHRONOUS = "OFF"  # servers are killed here, but no power is cut


def settings_of(file: str, port: int = 0, packs: Sequence[str] = ()) -> Settings:
    """With limits that no test reaches."""
    return Settings(
        database=file if "://" in file else f"sqlite:///{file}",
        port=port,
        packs=tuple(packs),
        seeds=True,
        bot_budget=60.0,
        rate_person=1000.0,
        burst_person=10000.0,
        rate_address=1000.0,
        burst_address=10000.0,
        rate_heavy=100.0,
        burst_heavy=1000.0,
        burst_chat=1000.0,
        burst_think=10000.0,
        nudge_after=0.5,
        push=os.environ.get("HAGAL_TEST_PUSH", ""),
        push_services=("https://push.invalid",),
    )


def serve(port: int, file: str, *packs: str) -> None:
    settings = settings_of(file, port, packs)
    uvicorn.run(create_app(settings), host="127.0.0.1", port=port, timeout_graceful_shutdown=2, **serving(settings))


async def warm() -> None:
    """What a first server, its first page and the first table of each title load, compile and keep: before any fork."""
    importlib.import_module("uvicorn.protocols.http.auto")
    seats = [{"kind": "me"}, {"kind": "friend"}]
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(settings_of(f"{folder}/warm.sqlite3"))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://127.0.0.1") as client:
            (await client.get("/")).raise_for_status()
            for name in games.NAMES:
                begun = await client.post("/api/games", json={"title": name, "seats": seats})
                (await client.get(f"/games/{begun.json()['id']}")).raise_for_status()


def nursery() -> None:
    importlib.import_module("psycopg")
    for name in games.NAMES:
        games.title(name)
    for lang in LANGUAGES:
        bundle(lang)
    asyncio.run(warm())
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    children: list[int] = []
    while line := sys.stdin.readline():
        port, file, log = line.rstrip("\n").split("\t")
        child = os.fork()
        if child:
            children.append(child)
            print(child, flush=True)
            continue
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(0)
        out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(out, 1)
        os.dup2(out, 2)
        serve(int(port), file)
        os._exit(0)
    for child in children:
        try:
            os.kill(child, signal.SIGKILL)
        except ProcessLookupError:
            pass


if __name__ == "__main__":
    strict()
    if sys.argv[1:]:
        serve(int(sys.argv[1]), *sys.argv[2:])
    else:
        nursery()
