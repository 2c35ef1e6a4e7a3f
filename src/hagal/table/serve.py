"""Serving: runs the app for a person until told to stop, in one process or several."""

from __future__ import annotations

import errno
import gc
import json
import os
import re
import socket
import threading
import webbrowser
from dataclasses import asdict, replace
from ipaddress import ip_network
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from hagal.bots.workers import cores
from hagal.kernel.errors import HagalError
from hagal.kernel.step import Msg
from hagal.languages import fitting
from hagal.table import webpush
from hagal.table.app import create_app
from hagal.table.door.wire import BACKLOG, serving
from hagal.table.packs import Shelf
from hagal.table.settings import Settings
from hagal.table.storage.database import NoDatabase, is_postgres
from hagal.text import say

GIVEN = "HAGAL_TABLE_SETTINGS"
"""The variable in which server processes find their settings, as JSON."""
NEAR = 20
"""So many ports after the wished one are tried before any free one is taken."""
LAST_PORT = 65535


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
    port = app.state.network.port = listener.getsockname()[1]
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
    if settings.push and not webpush.there():
        raise HagalError(say(Msg("server-no-cryptography"), lang))
    if settings.push and not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://\S+", settings.push):
        raise HagalError(say(Msg("server-push-contact", contact=settings.push[:100]), lang))
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
        found = fitting([os.environ.get(name, "").split(":")[0].split(".")[0]])
        if found:
            return found
    return "en"


def _tell(lang: str, id: str, **args: str) -> None:
    print(say(Msg(id, **args), lang), flush=True)
