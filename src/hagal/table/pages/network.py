"""Opening the table to the home network: for whoever sits at this computer."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal.table.door import web
from hagal.table.pages import html, qr
from hagal.table.pages.forms import Typed, go
from hagal.table.refusal import Refused

router = APIRouter()


@router.post("/network")
def network(request: Request, typed: Typed) -> Response:
    if not web.opens(request):
        raise Refused("network-elsewhere", 403)
    found = web.network(request)
    if typed.get("do") == "close":
        found.close()
    else:
        found.open()
    return go(html.local(typed.get("back", "/")))


@router.get("/network")
def to_start() -> Response:
    return go("/")


def facts(request: Request) -> dict[str, Any]:
    """What pages show of it: whether links lead to this computer only, whether that can be changed, and the address."""
    return {
        "local": web.local_only(request),
        "may": web.opens(request),
        "url": web.network(request).url if web.at_home(request) else "",
    }


def code(link: str) -> dict[str, Any]:
    """A QR code, as plain data."""
    path, size = qr.path(link)
    return {"path": path, "size": size}
