"""The server: the app with its routes, and `run`, which starts it for a person."""

from __future__ import annotations

import asyncio
import errno
import gc
import importlib
import importlib.util
import json
import logging
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import asdict, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from uvicorn.supervisors import Multiprocess

from hagal.bots.workers import cores
from hagal.kernel.errors import HagalError
from hagal.kernel.step import Msg
from hagal.table.api import routes as api
from hagal.table.door import seldom, stream, web
from hagal.table.door.companion import Companion
from hagal.table.door.guard import API, COMPANION, STATIC, Safety
from hagal.table.door.stream import Hub
from hagal.table.door.wire import SPARE, Gate, affordable
from hagal.table.pages import html
from hagal.table.refusal import Refused
from hagal.table.rooms.packs import Shelf
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.storage.database import NoDatabase, is_postgres
from hagal.table.storage.store import Store
from hagal.text import say
from hagal.version import VERSION

LOG = logging.getLogger(__name__)
FILES = Path(__file__).parent / "static"
PAGES = "hagal.table.pages.routes"
GIVEN = "HAGAL_TABLE_SETTINGS"
"""The variable in which server processes find their settings, as JSON."""
NEAR = 20
"""So many ports after the wished one are tried before any free one is taken."""
BACKLOG = SPARE // 2
"""So many connections are accepted in one turn of the loop: fewer than there are files to spare."""
LAST_PORT = 65535
FOR_EVER = "public, max-age=31536000, immutable"
CODES = {404: "not-found", 405: "wrong-method"}

ErrorPage = Callable[[Request, Refused], Response]


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole table as an ASGI app. `app.state` holds `settings` and `rooms`.

    `pages.routes` has a `router` (HTML routes), and `error(request, refused)`, which makes the response for a `Refused`
    on an HTML route. Static files are served under /static from `table/static`, the live connections of pages under
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
    )
    app.state.settings = settings
    app.state.rooms = rooms
    app.include_router(api.router, prefix=API)
    app.include_router(stream.router)
    pages = importlib.import_module(PAGES) if importlib.util.find_spec(PAGES) else None
    if pages is not None:
        app.include_router(pages.router, include_in_schema=False)
    app.mount(STATIC, Assets(directory=FILES), name="static")
    app.mount(COMPANION, Companion())
    answer = _answers(getattr(pages, "error", None))
    _handle_errors(app, answer)
    app.add_middleware(Safety, settings=settings, limits=rooms.limits, store=rooms.store, answer=answer)
    return app


class Assets(StaticFiles):
    """Files whose address names their version never change; another version than the file's is no such address."""

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        name = Path(full_path).relative_to(FILES.resolve()).as_posix()
        fits = f"{STATIC}/{name}?{scope['query_string'].decode('latin1')}" == html.asset(name)
        response.headers["Cache-Control"] = FOR_EVER if fits else "no-cache"
        return response


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    rooms: Rooms = app.state.rooms
    seldom.hush()
    rooms.listen()
    with _ending_streams(rooms.hub):
        try:
            yield
        finally:
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


def _answers(page: ErrorPage | None) -> ErrorPage:
    """How a refusal is answered: as JSON under /api, otherwise as a page."""

    def answer(request: Request, refused: Refused) -> Response:
        headers = {"Retry-After": str(max(1, round(refused.after + 0.5)))} if refused.after else None
        if request.url.path.startswith(f"{API}/") or page is None:
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


# Running


def run(settings: Settings, *, open_browser: bool = False, workers: int = 1) -> None:
    """Serve until told to stop. Speaks the language of the environment."""
    lang = _spoken()
    try:
        if workers > 1 and not is_postgres(settings.url):
            raise HagalError(say(Msg("server-one-process"), lang))
        _check(settings, lang)
        Shelf(settings.packs)  # what is wrong with a pack, or the database, is told before anybody comes
        app = create_app(settings)
    except NoDatabase as error:
        raise HagalError(say(error.message, lang)) from None
    if workers > 1:
        app.state.rooms.close()  # migrated once, before many come
    try:
        listener = bind(settings, lang)
    except HagalError:
        app.state.rooms.close()
        raise
    port = listener.getsockname()[1]
    url = address(settings.host, port)
    if settings.port not in (0, port):
        _tell(lang, "server-port-taken", port=str(settings.port), other=str(port))
    if not settings.loopback:
        _tell(lang, "server-warning", host=settings.host)
    _tell(lang, "server-running-at", url=url)
    _tell(lang, "server-stop")
    if open_browser:
        threading.Timer(0.5, webbrowser.open, (url,)).start()
    with listener:
        _serve(app, settings, listener, workers)
    _tell(lang, "server-bye")


def serving(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to serve the app: nobody can take more than a share of it."""
    return {
        "http": Gate(settings, affordable(settings.connections)),
        "backlog": BACKLOG,
        "ws": "none",
        "proxy_headers": True,
        "forwarded_allow_ips": list(settings.proxies),
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
    }


def _serve(app: FastAPI, settings: Settings, listener: socket.socket, workers: int) -> None:
    if workers == 1:
        config = uvicorn.Config(calm(app), **serving(settings))
        try:
            uvicorn.Server(config).run(sockets=[listener])
        except KeyboardInterrupt:
            pass
        return
    share = settings.bot_workers or max(1, cores() // workers)
    os.environ[GIVEN] = json.dumps(asdict(replace(settings, bot_workers=share)))
    config = uvicorn.Config(f"{__name__}:from_environment", factory=True, workers=workers, **serving(settings))
    Multiprocess(config, sockets=[listener]).run()


def from_environment() -> FastAPI:
    """The app of one of several server processes."""
    given: dict[str, Any] = json.loads(os.environ[GIVEN])
    tuples: dict[str, Any] = {name: tuple(value) for name, value in given.items() if isinstance(value, list)}
    return calm(create_app(Settings(**{**given, **tuples})))


def calm(app: FastAPI) -> FastAPI:
    """For a process that only serves: a full garbage collection stops everybody for as long as it takes to walk all
    games in memory. What is loaded is left out of them, and they become rare: hardly anything here goes in circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)
    return app


def _check(settings: Settings, lang: str) -> None:
    """What can be told about the settings by themselves."""
    if not 0 <= settings.port <= LAST_PORT:
        raise HagalError(say(Msg("server-bad-port", port=str(settings.port)), lang))
    for proxy in settings.proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise HagalError(say(Msg("server-no-proxy", proxy=proxy[:100]), lang)) from None


def bind(settings: Settings, lang: str = "en") -> socket.socket:
    """A socket at the wished port; on this machine's own address another one, if that is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    wished = settings.port
    ports = (
        [wished, *range(wished + 1, min(wished + NEAR, LAST_PORT + 1)), 0] if wished and settings.loopback else [wished]
    )
    for port in ports:
        listener = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, port))
            listener.listen(BACKLOG)
        except (OSError, TypeError, UnicodeError) as error:
            listener.close()
            if port == ports[-1] or getattr(error, "errno", None) != errno.EADDRINUSE:
                reason = getattr(error, "strerror", None) or str(error)
                message = Msg("server-no-port", host=settings.host, port=str(port), reason=reason)
                raise HagalError(say(message, lang)) from None
            continue
        listener.set_inheritable(True)
        return listener
    raise AssertionError("no ports")


def address(host: str, port: int) -> str:
    """What to type into a browser."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(host, host)
    return f"http://{name}:{port}/"


def _spoken() -> str:
    """The language of the environment."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = web.known_language(os.environ.get(name, "").split(":")[0].split(".")[0])
        if found:
            return found
    return "en"


def _tell(lang: str, id: str, **args: str) -> None:
    print(say(Msg(id, **args), lang), flush=True)
