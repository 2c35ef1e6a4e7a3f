"""Decks and piles to look through: in a sheet over the table, and as a page of its own."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal.table.door import web
from hagal.table.pages import html
from hagal.table.pages.forms import asked_seat, go
from hagal.table.pages.table_page import CURTAIN, LOBBY, table_page

router = APIRouter()


@router.get("/games/{id}/decks")
def decks(request: Request, id: str) -> Response:
    room = web.rooms(request).open(id)
    found = table_page(request, room, asked_seat(request))
    if found.stage in (CURTAIN, LOBBY):
        return go(found.path)
    template = "decks_list.html" if request.query_params.get("part") == "decks" else "decks.html"
    headers = {"Cache-Control": "no-store"}
    return html.page(request, template, headers=headers, page=found, decks=found.face.decks(found.sight))
