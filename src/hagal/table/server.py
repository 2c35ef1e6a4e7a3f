"""The server: the app with its routes, and `run`, which starts it for a person."""

from __future__ import annotations

import importlib
import importlib.util

from fastapi import FastAPI

from hagal.table.rooms import Rooms
from hagal.table.settings import Settings


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole table as an ASGI app. `app.state` holds `settings` and `rooms`.

    `hagal.table.pages` is included if it is there: its `router` (HTML routes), and its `error(request, refused)`, which
    makes the response for a `Refused` on an HTML route. Static files are served under /static from `table/static`.
    """
    settings = settings or Settings()
    app = FastAPI(title="Hagal", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.settings = settings
    app.state.rooms = Rooms()
    if importlib.util.find_spec("hagal.table.pages") is not None:
        pages = importlib.import_module("hagal.table.pages")
        app.include_router(pages.router, include_in_schema=False)
    return app
