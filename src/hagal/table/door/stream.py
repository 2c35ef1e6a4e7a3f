"""Streams: live connections, by which browsers hear that something changed (server-sent events)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from hagal.table.door import web
from hagal.table.rooms.hub import Subscription

RETRY = 2000
"""Milliseconds after which a browser tries again."""


class EventStream(Response):
    """Server-sent events. It notices at once when the client goes away, whatever the server underneath."""

    media_type = "text/event-stream"

    def __init__(self, events: AsyncIterator[str], end: Callable[[], None]) -> None:
        self.events = events
        self.end = end
        self.status_code = 200
        self.background = None
        self.init_headers({"Cache-Control": "no-store", "X-Accel-Buffering": "no"})

    def init_headers(self, headers: Any = None) -> None:
        super().init_headers(headers)
        self.raw_headers = [(name, value) for name, value in self.raw_headers if name != b"content-length"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        sending = asyncio.ensure_future(self._send(send))
        leaving = asyncio.ensure_future(_left(receive))
        try:
            await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, leaving):
                task.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)
            await run_in_threadpool(self.end)

    async def _send(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        async for event in self.events:
            await send({"type": "http.response.body", "body": event.encode(), "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def tell(subscription: Subscription, version: int, heartbeat: float) -> AsyncIterator[str]:
    """The version at first, then each later one; `people` when somebody came or went, `chat` when something was said;
    a comment to keep it open."""
    yield f"retry: {RETRY}\n\n"
    yield _event("version", version)
    told = version
    while not subscription.closed:
        try:
            async with asyncio.timeout(heartbeat):  # wait_for of Python 3.11 can swallow a cancellation
                await subscription.event.wait()
        except TimeoutError:
            yield ": \n\n"
            continue
        subscription.event.clear()
        if subscription.version > told:
            told = subscription.version
            yield _event("version", told)
        if subscription.people:
            subscription.people = False
            yield _event("people", told)
        if subscription.said:
            subscription.said = False
            yield _event("chat", told)


def _event(name: str, version: int) -> str:
    """An unnamed event, `{"version": n}`, or one of the name `people` or `chat`."""
    head = "" if name == "version" else f"event: {name}\n"
    return f"{head}data: {json.dumps({'version': version})}\n\n"


async def stream(request: Request, id: str) -> EventStream:
    """The live connection of a request to a game."""
    rooms, person = web.rooms(request), web.person(request)
    end_stream = rooms.limits.open_stream(person)
    subscription = rooms.hub.subscribe(id)  # before the version is read, so that none is missed
    seats: tuple[int, ...] = ()

    def begin() -> int:
        nonlocal seats
        room = rooms.open(id)
        seats = room.seats_of(person)
        rooms.presence.enter(id, seats)
        if room.bots_due():
            rooms.wake(room)
        return room.version

    def end() -> None:
        end_stream()
        rooms.hub.unsubscribe(subscription)
        rooms.presence.leave(id, seats)

    try:
        version = await run_in_threadpool(begin)
    except BaseException:
        end()
        raise
    return EventStream(tell(subscription, version, rooms.settings.heartbeat), end)


router = APIRouter()


@router.get("/games/{id}/live", include_in_schema=False)
async def live(request: Request, id: str) -> EventStream:
    """What the pages listen to."""
    return await stream(request, id)
