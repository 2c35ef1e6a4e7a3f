"""The app: all routes of the table behind one door. `serve` runs it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from hagal import sheets
from hagal.table.api import company, hints, mine, press, previews
from hagal.table.api import routes as api
from hagal.table.door import seldom, stream, web
from hagal.table.door.companion import Companion
from hagal.table.door.guard import API, COMPANION, STATIC, Safety
from hagal.table.door.network import Network
from hagal.table.pages import errors, html
from hagal.table.pages import routes as pages
from hagal.table.pages.table import CLICK
from hagal.table.refusal import Refused
from hagal.table.rooms.hub import Hub
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.storage.store import Store
from hagal.version import VERSION

LOG = logging.getLogger(__name__)
FILES = Path(__file__).parent / "static"
WHOLE = {".css": "text/css", ".js": "text/javascript"}
"""What has parts that travel with it."""
CODES = {404: "not-found", 405: "wrong-method"}

ErrorPage = Callable[[Request, Refused], Response]


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole table as an ASGI app. `app.state` holds `settings`, `rooms` and `network`.

    `pages.routes` has a `router` (HTML routes); `pages.errors.error` makes the response for a `Refused` on one of them.
    Static files are served under /static from `table/static`, the live connections of pages under
    /games/{id}/live by `door.stream`, the companion under /companion by `door.companion`.
    """
    settings = settings or Settings()
    rooms = Rooms(Store(settings.url), settings)
    app = FastAPI(
        title="Hagal",
        version=VERSION,
        description=api.ABOUT,
        docs_url=None,
        redoc_url=None,
        openapi_url=f"{API}/openapi.json",
        lifespan=_lifespan,
        routes=[CLICK, *_routers()],
    )
    app.state.settings = settings
    app.state.rooms = rooms
    app.state.network = network = Network(app, settings)
    app.mount(STATIC, GZipMiddleware(Assets(directory=FILES)), name="static")
    app.mount(COMPANION, Companion())
    answer = _answers(errors.error)
    _handle_errors(app, answer)
    app.add_middleware(Safety, settings=settings, limits=rooms.limits, network=network, answer=answer)
    return app


@cache
def _routers() -> Sequence[BaseRoute]:
    """All pages and the API. What FastAPI makes of each route is made once, however many apps a process has."""
    found = APIRouter()
    for part in (api, company, press, hints, previews, mine):
        found.include_router(part.router, prefix=API)
    found.include_router(stream.router)
    found.include_router(pages.router, include_in_schema=False)
    return found.routes


class Assets(StaticFiles):
    """Files whose address names their version never change; another version than the file's is no such address."""

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        path = Path(full_path)
        name = path.relative_to(FILES.resolve()).as_posix()
        address = html.asset(name)
        if sheets.parts(path):
            response = self.whole(path, address.rpartition("=")[2], scope)
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        fits = f"{STATIC}/{name}?{scope['query_string'].decode('latin1')}" == address
        response.headers["Cache-Control"] = html.FOR_EVER if fits else "no-cache"
        return response

    def whole(self, path: Path, version: str, scope: Scope) -> Response:
        """A style sheet, or the script of pages, with all its parts."""
        headers = {"ETag": f'"{version}"'}
        response = Response(sheets.read(path), media_type=WHOLE[path.suffix], headers=headers)
        unchanged = self.is_not_modified(response.headers, Headers(scope=scope))
        return NotModifiedResponse(response.headers) if unchanged else response


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    rooms: Rooms = app.state.rooms
    seldom.hush()
    rooms.listen()
    with _ending_streams(rooms.hub):
        try:
            yield
        finally:
            await run_in_threadpool(app.state.network.close)
            await run_in_threadpool(rooms.close)


@contextmanager
def _ending_streams(hub: Hub) -> Iterator[None]:
    """A server that is told to stop waits for its open answers; live connections would keep it waiting for ever."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before: dict[int, Any] = {}

    def stop(number: int, frame: Any) -> None:
        loop.call_soon_threadsafe(hub.close)
        if callable(before[number]):
            before[number](number, frame)

    for kind in (signal.SIGINT, signal.SIGTERM):
        before[kind] = signal.signal(kind, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _answers(page: ErrorPage) -> ErrorPage:
    """How a refusal is answered: as JSON under /api, otherwise as a page."""

    def answer(request: Request, refused: Refused) -> Response:
        headers = {"Retry-After": str(max(1, round(refused.after + 0.5)))} if refused.after else None
        if request.url.path.startswith(f"{API}/"):
            return api.refusal(refused, web.lang(request), headers)
        try:
            response = page(request, refused)
        except Exception:
            LOG.exception("no page for an error")
            response = PlainTextResponse(refused.say(web.lang(request)), refused.status)
        response.headers.update(headers or {})
        return response

    return answer


def _handle_errors(app: FastAPI, answer: ErrorPage) -> None:
    """Every mistake becomes a sentence; a mistake of our own goes to the log, never to the person."""

    def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        if error.status >= 500:
            LOG.error("refused: %s %s", error.code, error.detail)
        return answer(request, error)

    def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return answer(request, api.invalid(error))

    def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        response = answer(request, Refused(CODES.get(error.status_code, "bad-request"), error.status_code))
        response.headers.update(error.headers or {})
        return response

    def broken(request: Request, error: Exception) -> Response:
        return answer(request, Refused("broken", 500))

    handlers: dict[Any, Any] = {
        Refused: refused,
        RequestValidationError: invalid,
        HTTPException: http,
        Exception: broken,
    }
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)
