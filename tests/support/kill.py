"""Servers that are killed amid running games, and people who go on playing all the same.

Each person plays all seats of one game through the JSON API and notes which choices were acknowledged. When the game is
read from the database in the end, its Record must hold exactly what was acknowledged. Of a choice whose answer never
came, the Record says whether it counted; that may be later than somebody looks, since PostgreSQL commits what it was
sent even if the server is dead by then.
"""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPException
from typing import Any

import hagal
from hagal import tempo
from hagal.game import Game
from hagal.kernel.record import Entry, Record
from hagal.kernel.step import Msg
from hagal.table.storage.store import Store
from hagal.text import say
from tests.support.nursery import PATIENCE, Nursery

MODES: tuple[dict[str, Any], ...] = (
    {"seats": ["me"]},
    {"seats": ["me"], "modules": ["ix"], "options": {"difficulty": "mentat"}},
    {"seats": ["me", "friend"]},
    {"seats": ["me", "friend", "friend"], "modules": ["ix"]},
    {"seats": ["me", "friend", "friend", "friend"], "options": {"leaders": "choose"}},
    {"seats": ["me", "random", "random"]},
    {"title": "encounters", "seats": ["me", "friend", "random"]},
)


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Server:
    """A server process that can be killed and comes back at the same address."""

    def __init__(self, nursery: Nursery, database: str) -> None:
        self.nursery: Nursery = nursery
        self.database: str = database
        self.port: int = free_port()
        self.pid: int = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.pid = self.nursery.serve(self.port, self.database)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.health()
                return
            except OSError:
                assert self.alive, "the server did not come up"
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.02)

    def health(self) -> tuple[int, Any]:
        """The status and what is told."""
        try:
            with urllib.request.urlopen(f"{self.url}/api/health", timeout=PATIENCE) as answer:
                return 200, json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.load(error)

    def until(self, well: bool, *problems: str) -> None:
        """Wait until health tells that all is well, or that it is not (of `problems`, one at least)."""
        end = time.monotonic() + PATIENCE
        while True:
            status, told = self.health()
            if well and (status, told.get("status")) == (200, "ok"):
                return
            if not well and (status == 503 or {*problems} & {*told["problems"]}):
                return
            assert time.monotonic() < end, (status, told)
            time.sleep(0.02)

    @property
    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        assert self.alive, "the server had died by itself"
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        if self.alive:
            self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)
        end = time.monotonic() + PATIENCE
        while self.alive:
            assert time.monotonic() < end, "the server does not end"
            time.sleep(0.005)


@contextmanager
def servers(database: str, count: int = 1) -> Iterator[list[Server]]:
    nursery = Nursery()
    try:
        found = [Server(nursery, database) for _ in range(count)]
        yield found
        for server in found:
            server.stop()
    finally:
        nursery.close()


class Lost(Exception):
    """No answer came. If the server `heard` the request, what was asked may or may not have happened."""

    def __init__(self, *, heard: bool) -> None:
        super().__init__()
        self.heard: bool = heard


class Player(threading.Thread):
    """Somebody who plays all seats of one game, by chance, until told to stop."""

    def __init__(self, number: int, servers: Sequence[Server], seed: int, *, patient: bool) -> None:
        super().__init__(name=f"player-{number}", daemon=True)
        self.servers: Sequence[Server] = servers
        self.rng = random.Random(f"{seed}/{number}")
        self.mode: dict[str, Any] = MODES[number % len(MODES)]
        self.secret: str = ""
        self.game: str = ""
        self.acknowledged: list[Entry] = []
        self.before: int = 0
        """So many of them belong to earlier games."""
        self.doubts: list[Entry] = []
        """Choices of the open decision without an answer: one of them may still count."""
        self.games: list[tuple[str, list[Entry], list[Entry]]] = []
        """The games that were played, each with its choices and the doubts that were left."""
        self.unsure: int = 0
        """How often an answer never came."""
        self.patient: bool = patient
        """Is it to be expected that nothing can be kept for a while?"""
        self.refused: int = 0
        """How often that was said, instead of an answer."""
        self.done = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            self.play()
        except BaseException as error:  # told by the test, in its own thread
            self.failure = error

    def play(self) -> None:
        self.secret = self.ask("POST", "/api/people", safe=True)["secret"]
        view = self.begin()
        while not self.done.is_set():
            if view["over"]:
                self.finish()
                view = self.begin()
            view = self.choose(view)
        self.finish()

    def finish(self) -> None:
        self.games.append((self.game, self.acknowledged[self.before :], self.doubts))
        self.before, self.doubts = len(self.acknowledged), []

    def begin(self) -> Any:
        """Start a game; one whose start was not acknowledged is left alone."""
        wish = {
            "title": "dune",
            **self.mode,
            "seats": [{"kind": kind} for kind in self.mode["seats"]],
            "seed": self.rng.getrandbits(40),
        }
        while True:
            try:
                view = self.ask("POST", "/api/games", wish)
            except Lost:
                continue
            self.game = view["id"]
            return view

    def choose(self, view: Any) -> Any:
        seat = next((seat for seat in view["waiting"] if seat in view["mine"]), None)
        if seat is None:  # bots are at it
            time.sleep(0.01)
            return self.look(view["mine"][0])
        if view["seat"] != seat:
            view = self.look(seat)
            if view["question"] is None:
                return view
        key = self.rng.choice(view["question"]["offers"])["key"]
        body = {"seat": seat, "decision": view["decision"], "key": key}
        try:
            answer = self.ask("POST", f"/api/games/{self.game}/choose", body)
        except Lost:
            self.unsure += 1
            self.doubts.append((seat, key))
            fresh = self.look(seat)
            if fresh["version"] > view["version"]:
                self.settle()
            return fresh
        if "code" in answer:  # a bot has answered meanwhile, or something that was in doubt has come to count
            assert answer["code"] == "stale", answer
            self.settle()
            return answer["view"]
        self.acknowledged.append((seat, key))
        self.doubts.clear()
        return answer

    def settle(self) -> None:
        """Has something that was in doubt come to count? The Record says how often each seat has chosen."""
        for seat in {seat for seat, _key in self.doubts}:
            record = Record.parse(self.ask("GET", f"/api/games/{self.game}/record?seat={seat}", safe=True))
            chosen = [entry for entry in record.keys if entry[0] == seat]
            mine = [entry for entry in self.acknowledged[self.before :] if entry[0] == seat]
            for entry in beyond(chosen, mine):
                if entry not in self.doubts:
                    assert self.alone, f"{entry} was never asked for, or counts twice"
                    continue  # it had one answer: those who play alone are not asked
                self.acknowledged.append(entry)
                self.doubts.clear()

    @property
    def alone(self) -> bool:
        return "friend" not in self.mode["seats"]

    def look(self, seat: int) -> Any:
        return self.ask("GET", f"/api/games/{self.game}?seat={seat}", safe=True)

    def ask(self, method: str, path: str, body: Any = None, *, safe: bool = False) -> Any:
        """One request to one of the servers, once one is up; `safe` ones are sent again until an answer comes."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.send(method, path, body)
            except Lost as lost:
                if lost.heard and not safe:
                    raise
                assert time.monotonic() < end, f"no answer to {method} {path}"
                time.sleep(0.05)

    def send(self, method: str, path: str, body: Any) -> Any:
        server = self.rng.choice(self.servers)
        data = json.dumps(body).encode() if method == "POST" else None
        headers = {"Content-Type": "application/json"}
        if self.secret:
            headers["Authorization"] = f"Bearer {self.secret}"
        request = urllib.request.Request(server.url + path, data, headers, method=method)
        status = 200
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                text = answer.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                status, text = error.code, error.read().decode()
        except (OSError, HTTPException) as error:
            reason = error.reason if isinstance(error, urllib.error.URLError) else error
            raise Lost(heard=not isinstance(reason, ConnectionRefusedError)) from error
        if status == 503 and self.patient:
            assert json.loads(text) == {"code": "storage", "error": say(Msg("server-storage"), "en")}
            self.refused += 1
            raise Lost(heard=True)
        assert status in (200, 409), f"{method} {path}: {status} {text}"
        return json.loads(text) if text.startswith(("{", "[")) else text


Blow = Callable[[random.Random, Sequence[Player]], None]


def rampage(
    servers: Sequence[Server],
    games: int,
    blows: int,
    blow: Blow,
    *,
    seed: int = 1,
    patient: bool = False,
) -> list[Player]:
    """So many games at once, and so many blows, each after some more choices; then everybody stops."""
    rng = random.Random(seed)
    players = [Player(number, servers, seed, patient=patient) for number in range(games)]
    for player in players:
        player.start()
    try:
        for number in range(blows):
            await_choices(players, rng.randint(games // 2, 2 * games))
            time.sleep(0.05 * rng.random())
            blow(rng, players)
            if number % 10 == 9:
                print(f"{number + 1} blows, {sum(len(player.acknowledged) for player in players)} choices", flush=True)
        await_choices(players, games)
    finally:
        for player in players:
            player.done.set()
    for player in players:
        player.join(PATIENCE)
        assert not player.is_alive(), "a player hangs"
        if player.failure is not None:
            raise player.failure
    return players


def killing(servers: Sequence[Server]) -> Blow:
    """A blow: one of the servers is killed, and started again."""

    def blow(rng: random.Random, _players: Sequence[Player]) -> None:
        victim = rng.choice(servers)
        victim.kill()
        victim.start()

    return blow


def await_refusals(players: Sequence[Player]) -> None:
    """Wait until somebody more is told that nothing can be kept."""
    before, end = sum(player.refused for player in players), time.monotonic() + PATIENCE
    while sum(player.refused for player in players) == before:
        assert time.monotonic() < end, "nobody is told"
        time.sleep(0.005)


def await_choices(players: Sequence[Player], more: int) -> None:
    """Wait until so many more choices are acknowledged."""
    made = sum(len(player.acknowledged) for player in players)
    goal, last = made + more, time.monotonic()
    while made < goal:
        time.sleep(0.005)
        failed = next((player.failure for player in players if player.failure is not None), None)
        if failed is not None:
            raise failed
        now = sum(len(player.acknowledged) for player in players)
        if now > made:
            made, last = now, time.monotonic()
        assert time.monotonic() < last + PATIENCE, "nobody gets anywhere"


def check(database: str, players: Sequence[Player]) -> int:
    """Every game is whole, and holds what was acknowledged; how many choices that were."""
    store = Store(database)
    try:
        for player in players:
            people = [seat for seat, kind in enumerate(player.mode["seats"]) if kind != "random"]
            for id, acknowledged, doubts in player.games:
                check_game(store, id, people, acknowledged, doubts)
    finally:
        store.close()
    return sum(len(player.acknowledged) for player in players)


def beyond(chosen: list[Entry], acknowledged: list[Entry]) -> list[Entry]:
    """What was chosen after the last thing that was acknowledged."""
    at = 0
    for entry in acknowledged:
        at = chosen.index(entry, at) + 1
    return chosen[at:]


def chosen(game: Game, people: list[int]) -> list[Entry]:
    """What people chose; if only one plays, without what had one answer, for nobody was asked that."""
    plain: set[int] = set()

    def look(then: Game) -> None:
        found = tempo.only_answer(then)
        if found is not None and len(people) == 1 and found[0] in people:
            plain.add(len(then.record.keys))

    hagal.replay(str(game.record), before=look)
    return [entry for k, entry in enumerate(game.record.keys) if entry[0] in people and k not in plain]


def check_game(store: Store, id: str, people: list[int], acknowledged: list[Entry], doubts: list[Entry]) -> None:
    found = store.load(id)
    assert found is not None, "a game is gone"
    game = hagal.load(found[0].save)
    again = hagal.replay(str(game.record))
    assert again.view(None) == game.view(None)
    assert found[0].over == game.over
    kept = chosen(game, people)
    lost, more = Counter(acknowledged) - Counter(kept), Counter(kept) - Counter(acknowledged)
    if len(kept) == len(acknowledged) + 1 and kept[-1] in doubts:  # it came to count after the last look
        kept.pop()
    assert kept == acknowledged, f"lost: {lost}; there twice, or never acknowledged: {more}"
