"""Calls to a closed browser: the worker that hears them, and a browser that wants them or no longer."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, Response

from hagal.table.door import web
from hagal.table.pages import html
from hagal.table.pages.forms import Typed
from hagal.table.refusal import Refused
from hagal.table.rooms.caller import Caller

router = APIRouter()


def caller(request: Request) -> Caller:
    """Refused: `no-push` (404) where the server was started without it."""
    found = web.rooms(request).caller
    if found is None:
        raise Refused("no-push", 404)
    return found


@router.get("/push-worker.js")
def worker(request: Request) -> Response:
    """At the root, so that it may show what is said about any game. It keeps nothing and touches no request; the
    companion has a worker of its own below its own address."""
    caller(request)
    return FileResponse(html.STATIC / "worker.js", media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.post("/push")
def subscribe(request: Request, typed: Typed) -> Response:
    found = caller(request)
    keys = (typed.get("p256dh", ""), typed.get("auth", ""))
    found.subscribe(web.person(request), typed.get("endpoint", ""), *keys, web.lang(request))
    return Response(status_code=204)


@router.post("/push/forget")
def forget(request: Request, typed: Typed) -> Response:
    caller(request).unsubscribe(web.person(request), typed.get("endpoint", ""))
    return Response(status_code=204)
