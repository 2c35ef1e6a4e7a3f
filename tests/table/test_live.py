"""Live connections, over a real server: versions only, heartbeats, people coming and going, and an end to all that."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from hagal.table.door.stream import EventStream, tell
from hagal.table.people import Person, fresh_secret
from hagal.table.rooms import presence
from hagal.table.rooms.hub import Hub
from hagal.table.settings import Settings
from tests.support.aside import aside
from tests.support.client import LINK, ME, PATIENCE, first, solo, until
from tests.support.live import Served


@pytest.fixture
def serve(settings: Settings) -> Iterator[Served]:
    found = Served(replace(settings, heartbeat=0.05, streams_per_person=2))
    yield found
    found.stop()


@pytest.fixture
def ada() -> Person:
    return Person(fresh_secret(), "127.0.0.1")


@pytest.mark.parametrize("path", ["/games/{id}/live", "/api/games/{id}/events"])
def test_a_stream_tells_the_version_and_each_later_one(serve: Served, ada: Person, path: str) -> None:
    room = serve.rooms.create(ada, solo())
    with serve.stream(path.format(id=room.id), ada) as lines:
        assert lines.response.headers["content-type"].startswith("text/event-stream")
        assert lines.response.headers["cache-control"] == "no-store"
        assert "content-security-policy" in lines.response.headers
        assert lines.event() == {"version": 1}
        for version in (2, 3, 4):
            room.choose(ada, 0, room.decision, first(room, ada))
            assert lines.event() == {"version": version}


def test_a_stream_that_is_silent_still_beats(serve: Served, ada: Person) -> None:
    room = serve.rooms.create(ada, solo())
    with serve.stream(f"/games/{room.id}/live") as lines:
        beats = (line for line in lines.lines if line.startswith(":"))
        assert next(beats)
        assert next(beats)


def test_somebody_who_goes_is_missed(serve: Served, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "BLINK", 0.05)
    eve = Person(fresh_secret(), "127.0.0.1")
    room = serve.rooms.create(ada, solo(seats=(ME, LINK)))
    serve.rooms.join(eve, room.links(ada)[1], "Eve")
    with serve.stream(f"/games/{room.id}/live", ada) as lines:
        lines.event()
        with serve.stream(f"/games/{room.id}/live", eve) as others:
            others.event()
            until(lambda: serve.rooms.hub.count == 2)
            assert room.chairs(ada, "en")[1].here
        until(lambda: serve.rooms.hub.count == 1)
        until(lambda: not room.chairs(ada, "en")[1].here)
        while room.chairs(ada, "en")[1].here or not lines.event("people"):
            pass
    until(lambda: serve.rooms.hub.count == 0)
    assert not serve.rooms.limits.streams


def test_what_is_said_is_announced_and_no_more(serve: Served, ada: Person) -> None:
    """Only that there is something: who may read it, and in which language, each asks for."""
    room = serve.rooms.create(ada, solo(seats=(ME, LINK)))
    with serve.stream(f"/games/{room.id}/live") as lines:
        assert lines.event() == {"version": 1}
        serve.rooms.chat.say(room, ada, 0, "Between us.")
        assert lines.event("chat") == {"version": 1}
        room.rename(ada, 0, "Ada")
        assert lines.event() == {"version": 2}


def test_one_person_has_so_many_streams(serve: Served, ada: Person) -> None:
    room = serve.rooms.create(ada, solo())
    path = f"/games/{room.id}/live"
    with serve.stream(path, ada) as one, serve.stream(path, ada) as two:
        one.event()
        two.event()
        with serve.stream(path, ada) as three:
            assert three.response.status_code == 429
    until(lambda: serve.rooms.hub.count == 0)
    with serve.stream(path, ada) as again:
        assert again.event() == {"version": 1}


def test_there_is_nothing_to_hear_of_no_game(serve: Served, ada: Person) -> None:
    with serve.stream("/api/games/nothing/events", ada) as lines:
        lines.response.read()
        assert (lines.response.status_code, lines.response.json()["code"]) == (404, "no-game")
    assert serve.rooms.hub.count == 0
    assert not serve.rooms.limits.streams


def test_a_server_that_stops_ends_its_streams(settings: Settings, ada: Person) -> None:
    served = Served(settings)
    room = served.rooms.create(ada, solo())
    with served.stream(f"/games/{room.id}/live", ada) as lines:
        lines.event()
        served.stop()
        assert lines.event() is None
    assert not served.thread.is_alive()


def test_a_slow_reader_gets_the_latest_only() -> None:
    async def read() -> tuple[int, bool]:
        hub = Hub()
        subscription = hub.subscribe("g")
        for version in range(1, 1000):
            hub.changed("g", version)
        hub.people_changed("g")
        hub.changed("other", 5)
        await asyncio.sleep(0)
        return subscription.version, subscription.people

    assert aside(read()) == (999, True)


def test_a_hub_forgets_those_who_left() -> None:
    async def come_and_go() -> Hub:
        hub = Hub()
        hub.unsubscribe(hub.subscribe("g"))
        left = hub.subscribe("g")
        hub.close()
        await asyncio.sleep(0)
        assert left.closed
        assert hub.subscribe("g").closed, "who comes too late is sent away at once"
        return hub

    hub = aside(come_and_go())
    hub.changed("g", 2)  # its loop has ended: nobody is hurt


@pytest.mark.parametrize("order", ["event first", "leaving first", "event alone", "leaving alone"])
def test_whoever_leaves_in_the_same_moment_as_something_happens_is_gone(order: str) -> None:
    """Both reach the stream in one turn of the loop, so that a cancellation meets a wait that is over already."""

    async def come_and_go() -> tuple[int, bool]:
        hub = Hub()
        subscription = hub.subscribe("g")
        leaving = asyncio.Event()
        ended: list[bool] = []

        async def receive() -> dict[str, Any]:
            await leaving.wait()
            return {"type": "http.disconnect"}

        async def send(_message: Any) -> None:
            pass

        def end() -> None:
            hub.unsubscribe(subscription)
            ended.append(True)

        answer = EventStream(tell(subscription, 1, PATIENCE * 10), end)
        running = asyncio.ensure_future(answer({"type": "http"}, receive, send))
        for _ in range(10):
            await asyncio.sleep(0)  # until it waits
        for step in {"event first": "el", "leaving first": "le", "event alone": "e", "leaving alone": "l"}[order]:
            if step == "e":
                subscription.version = 2
                subscription.event.set()
            else:
                leaving.set()
        if order == "event alone":
            for _ in range(10):
                await asyncio.sleep(0)
            leaving.set()
        async with asyncio.timeout(PATIENCE):
            await running
        return hub.count, bool(ended)

    assert aside(come_and_go()) == (0, True)


@pytest.mark.parametrize("turns", range(8))
def test_a_cancellation_is_never_swallowed(turns: int) -> None:
    """However many turns of the loop lie between an event and the cancellation."""

    async def cancel(first: bool) -> bool:
        subscription = Hub().subscribe("g")
        told = tell(subscription, 1, PATIENCE * 10)

        async def read() -> None:
            async for _event in told:
                pass

        task = asyncio.ensure_future(read())
        for _ in range(10):
            await asyncio.sleep(0)
        if first:
            subscription.event.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        if not first:
            subscription.event.set()
        done, _waiting = await asyncio.wait([task], timeout=PATIENCE)
        return bool(done)

    assert aside(cancel(True))
    assert aside(cancel(False))
