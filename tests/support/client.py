"""A table without a network: rooms on a database of their own, and clients that talk to the app directly.

    def test_something(house: House) -> None:
        ada = house.client()                    # somebody with a secret of their own
        game = ada.post("/api/games", json={"title": "dune"}).json()

`browser=True` makes a client with cookies, as pages know people; otherwise it is a program with a token.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from fastapi import FastAPI

import hagal
from hagal import text
from hagal.game import Game
from hagal.table.app import create_app
from hagal.table.people import Person, fresh_secret
from hagal.table.refusal import Refused
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.storage import database
from hagal.table.storage.store import Store
from hagal.table.wish import SeatWish, Wish

ME, FRIEND, LINK, BOT, RANDOM = (SeatWish(kind) for kind in ("me", "friend", "link", "heuristic", "random"))
PATIENCE = 120.0
"""Seconds after which a test that waits for something gives up."""


def somebody() -> Person:
    return Person(fresh_secret(), "10.0.0.1")


def until(done: Callable[[], bool]) -> None:
    """Wait for what happens in the background."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.005)


class Client:
    """Somebody who sends requests."""

    def __init__(self, portal: BlockingPortal, app: FastAPI, secret: str, address: str) -> None:
        self.portal: BlockingPortal = portal
        self.secret: str = secret
        transport = httpx.ASGITransport(app=app, client=(address, 5000))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        if secret:
            self.http.headers["Authorization"] = f"Bearer {secret}"

    @property
    def person(self) -> Person:
        return Person(self.secret or self.http.cookies.get("hagal") or "")

    def request(self, method: str, url: str, **more: Any) -> httpx.Response:
        async def send() -> httpx.Response:
            return await self.http.request(method, url, **more)

        return self.portal.call(send)

    def get(self, url: str, **more: Any) -> httpx.Response:
        return self.request("GET", url, **more)

    def post(self, url: str, **more: Any) -> httpx.Response:
        return self.request("POST", url, **more)


class House:
    """An app with its rooms."""

    def __init__(self, portal: BlockingPortal, settings: Settings) -> None:
        self.portal: BlockingPortal = portal
        self.app: FastAPI = create_app(settings)
        self.rooms: Rooms = self.app.state.rooms
        self.clients: int = 0

    def client(self, *, stranger: bool = False, browser: bool = False) -> Client:
        self.clients += 1
        secret = "" if stranger or browser else fresh_secret()
        return Client(self.portal, self.app, secret, f"10.1.0.{self.clients}")

    def play(self, room: Room, person: Person, choices: int = 10_000) -> int:
        """All own questions answered with what comes first, until the end or for so many choices."""
        done = 0
        while not room.over and done < choices:
            seat = next((seat for seat in room.asked() if seat in room.seats_of(person)), None)
            if seat is None:
                until(lambda: room.over or any(seat in room.seats_of(person) for seat in room.asked()))
                continue
            sight = room.sight(person, seat, "en")
            assert sight.question is not None
            room.choose(person, seat, sight.decision, sight.question.offers[0].key)
            done += 1
        return done


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the games of the person who runs it, nor waits for a disk."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("APPDATA", str(tmp_path / "data"))
    monkeypatch.setattr(database, "SYNCHRONOUS", "OFF")
    return tmp_path / "data"


def deal(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """From now on a game without a seed is dealt as by this one."""
    new = hagal.new

    def dealt(title: str, **wish: Any) -> Game:
        return new(title, **{**wish, "seed": seed if wish.get("seed") is None else wish["seed"]})

    monkeypatch.setattr(hagal, "new", dealt)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Without limits on what one person may ask for: a quick machine must not be refused."""
    database = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    most = 1e9
    return Settings(
        database=database, seeds=True, burst_heavy=most, burst_person=most, burst_address=most, burst_think=most
    )


@pytest.fixture
def rooms(settings: Settings) -> Iterator[Rooms]:
    found = Rooms(Store(settings.url), settings)
    yield found
    found.close()


@pytest.fixture
def other_rooms(settings: Settings) -> Iterator[Rooms]:
    """Another process, so to say, on the same database."""
    found = Rooms(Store(settings.url), settings)
    yield found
    found.close()


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    with start_blocking_portal() as portal:
        found = House(portal, settings)
        yield found
        found.rooms.close()


def solo(**more: Any) -> Wish:
    return Wish(**{"title": "dune", "seed": 7, **more})


def left_to_bots(rooms: Rooms, person: Person, others: int = 2, **more: Any) -> Room:
    """Somebody began it and has left his seat to a bot, too."""
    room = rooms.create(person, solo(seats=(ME, *[RANDOM] * others), **more))
    room.give(person, 0, "random")
    return room


def first(room: Room, person: Person, seat: int = 0) -> str:
    """The first offer of the open question."""
    question = room.sight(person, seat, "en").question
    assert question is not None
    return question.offers[0].key


def hurry(room: Room, person: Person, most: int = 10_000) -> None:
    """Choose what comes first until the end."""
    for _ in range(most):
        if room.over:
            return
        seat = room.asked()[0]
        room.choose(person, seat, room.decision, first(room, person, seat))


def refused(call: Any, *args: Any, **more: Any) -> tuple[str, int]:
    with pytest.raises(Refused) as found:
        call(*args, **more)
    for lang in text.LANGUAGES:
        assert found.value.say(lang)
    return found.value.code, found.value.status


def why(room: Room, person: Person, key: str, lang: str) -> str:
    reason = room.why(person, 0, (key,), lang)[key]
    return "" if reason is None else reason.said


def harmless(room: Room, person: Person) -> str:
    """An offer through which nobody learns anything."""
    question = room.sight(person, 0, "en").question
    assert question is not None
    keys = [offer.key for offer in question.offers]
    return next(key for key in keys if room.game.copy().choose(key, 0).can_undo_by(0))
