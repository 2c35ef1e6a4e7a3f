"""Components drawn large."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal.kernel.rules import Rules
from hagal.table.door import web
from hagal.table.games import face, titles
from hagal.table.pages import html
from hagal.table.refusal import Refused

router = APIRouter()


@router.get("/components/{title}/{ref}")
def component(request: Request, title: str, ref: str) -> Response:
    """A component of the box."""
    return enlarged(request, title, ref)


@router.get("/games/{id}/components/{ref}")
def component_of(request: Request, id: str, ref: str) -> Response:
    """A component of a game with content packs: under this address it is always the one that is played with there."""
    room = web.rooms(request).open(id)
    with room.lock:
        rules = room.game.state.rules
    return enlarged(request, room.title, ref, rules)


def enlarged(request: Request, title: str, ref: str, rules: Rules | None = None) -> Response:
    board = face(title) if title in titles() else None
    drawn = None if board is None else board.component(ref, web.lang(request), rules)
    if board is None or drawn is None:
        raise Refused("not-found", 404)
    headers = {"Cache-Control": "private, max-age=3600", "Vary": "Cookie, Accept-Language"}
    return html.page(request, board.card, headers=headers, c=drawn)
