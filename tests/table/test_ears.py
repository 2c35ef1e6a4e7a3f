"""Several processes on one PostgreSQL: each hears what the others commit, whatever happens to games and connections."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace

import psycopg
import pytest

from hagal.table.people import Person
from hagal.table.refusal import Refused
from hagal.table.rooms import hub
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.storage.chat import Line
from hagal.table.storage.store import CAME, CHANNEL, SAID, Store
from tests.support.aside import aside
from tests.support.client import LINK, ME, PATIENCE, first, solo, somebody, until


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for anything."""
    monkeypatch.setattr(hub, "LISTEN", 0.05)
    monkeypatch.setattr(hub, "DEAF", 0.05)


@pytest.fixture
def process(postgres: str, settings: Settings) -> Iterator[Callable[[], Rooms]]:
    """Makes processes, so to say, on one database."""
    made: list[Rooms] = []

    def make() -> Rooms:
        made.append(Rooms(Store(postgres), replace(settings, database=postgres)))
        made[-1].listen()
        until(lambda: made[-1].ears is not None and made[-1].ears.hears)
        return made[-1]

    yield make
    for rooms in made:
        rooms.close()


def hears_of(rooms: Rooms, room: Room, ada: Person) -> bool:
    """Does a listener there hear of a choice made here?"""

    async def listen() -> bool:
        subscription = rooms.hub.subscribe(room.id)
        await asyncio.to_thread(lambda: room.choose(ada, 0, room.decision, first(room, ada)))
        async with asyncio.timeout(PATIENCE):
            while subscription.version < room.version:
                subscription.event.clear()
                await subscription.event.wait()
        rooms.hub.unsubscribe(subscription)
        return True

    return aside(listen())


def test_a_game_that_is_removed_elsewhere_is_let_go_and_the_ears_go_on(process: Callable[[], Rooms]) -> None:
    here, there, ada = process(), process(), somebody()
    removed, kept = here.create(ada, solo()), here.create(ada, solo())
    there.open(removed.id)
    here.forget(ada, removed.id)
    here.store.clear(here.clock())
    here.store.heard({(removed.id, 0): (1.0, 2.0)}, [removed.id])  # whoever removed it went away before
    until(lambda: removed.id not in there.live)
    assert hears_of(there, kept, ada)
    assert there.ears is not None
    assert there.ears.hears


def notify(url: str, payload: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


@pytest.mark.parametrize(
    "payload", ["", "nonsense", "a b c", "a b 1 2", "a b -1", f"a {'x' * 4000} -1", "a b 9" + "9" * 40]
)
def test_nothing_that_is_heard_ends_the_ears(process: Callable[[], Rooms], postgres: str, payload: str) -> None:
    here, there, ada = process(), process(), somebody()
    room = here.create(ada, solo())
    notify(postgres, payload)
    assert hears_of(there, room, ada)


def test_what_was_missed_while_deaf_is_told(
    process: Callable[[], Rooms], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A mistake of our own while listening: it is logged, and after a new start everybody is told where games are."""
    here, there, ada = process(), process(), somebody()
    room = here.create(ada, solo())
    heard = there.heard
    failed: list[int] = []

    def fail(game: str, version: int) -> None:
        if not failed:
            failed.append(version)
            raise ZeroDivisionError("a mistake")
        heard(game, version)

    assert there.ears is not None
    monkeypatch.setattr(there.ears, "heard", fail)
    with caplog.at_level(logging.ERROR):
        assert hears_of(there, room, ada), "the version that could not be told is told by the new start"
    assert failed
    assert "ZeroDivisionError" in caplog.text


def test_one_game_that_cannot_be_read_does_not_keep_others_from_being_told(
    process: Callable[[], Rooms], monkeypatch: pytest.MonkeyPatch
) -> None:
    there, ada = process(), somebody()
    room = there.create(ada, solo())

    async def listen() -> int:
        bad, good = there.hub.subscribe("bad"), there.hub.subscribe(room.id)
        version = there.store.version

        def fail(id: str) -> int | None:
            if id == "bad":
                raise Refused("storage", 503)
            return version(id)

        monkeypatch.setattr(there.store, "version", fail)
        with pytest.raises(Refused):
            there.missed()
        await asyncio.sleep(0)
        there.hub.unsubscribe(bad)
        there.hub.unsubscribe(good)
        return good.version

    assert aside(listen()) == room.version


def test_it_is_known_whether_the_ears_live(process: Callable[[], Rooms]) -> None:
    rooms = process()
    assert rooms.problems() == []
    assert rooms.ears is not None
    url = rooms.ears.url
    rooms.ears.url = "postgresql:///nowhere?host=/nonexistent"
    with rooms.store.writing() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        )
    until(lambda: rooms.problems() == ["ears"])
    rooms.ears.url = url
    until(lambda: rooms.problems() == [])


def test_with_sqlite_nobody_needs_ears(rooms: Rooms) -> None:
    rooms.listen()
    assert rooms.ears is None
    assert rooms.problems() == []


def test_what_is_said_elsewhere_is_announced_here(process: Callable[[], Rooms]) -> None:
    here, there, ada = process(), process(), somebody()
    room = here.create(ada, solo(seats=(ME, LINK)))

    async def listen() -> None:
        subscription = there.hub.subscribe(room.id)
        here.chat.say(room, ada, 0, "Hello")
        async with asyncio.timeout(PATIENCE):
            while not subscription.said:
                subscription.event.clear()
                await subscription.event.wait()

    aside(listen())
    assert [line.text for line in there.chat.read(there.open(room.id), ada, "en")] == ["Hello"]


def test_what_is_said_elsewhere_is_no_news_of_people(process: Callable[[], Rooms]) -> None:
    """(That whoever says something is there is told apart, when it is noticed: before or after.)"""
    rooms = process()

    async def listen(version: int) -> tuple[bool, bool]:
        subscription = rooms.hub.subscribe("elsewhere")
        rooms.heard("elsewhere", version)
        await subscription.event.wait()
        rooms.hub.unsubscribe(subscription)
        return subscription.said, subscription.people

    assert aside(listen(SAID)) == (True, False)
    assert aside(listen(CAME)) == (False, True)


def test_several_processes_number_what_is_said_one_by_one(process: Callable[[], Rooms]) -> None:
    here, there, ada = process(), process(), somebody()
    room = here.create(ada, solo(seats=(ME, LINK)))

    def speak(rooms: Rooms) -> None:
        for number in range(10):
            rooms.chat.kept.add(Line(room.id, 0, ada.hash, "", 1.0, "text", str(number)))

    threads = [threading.Thread(target=speak, args=(rooms,)) for rooms in (here, there)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [line.number for line in here.chat.kept.lines(room.id)] == list(range(1, 21))
