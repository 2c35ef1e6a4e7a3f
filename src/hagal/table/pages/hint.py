"""What the bot would do: its advice as a piece of the page, or on the whole of it beside the question; who wants it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal.table.door import web
from hagal.table.pages import html
from hagal.table.pages.errors import unanswered
from hagal.table.pages.forms import Typed, asked_seat, go
from hagal.table.pages.table import act, shown
from hagal.table.pages.table_page import TABLE, table_page
from hagal.table.refusal import Refused
from hagal.table.rooms import hints
from hagal.table.rooms.hints import Hint
from hagal.table.rooms.room import Room

router = APIRouter()
PART = "hint"


@router.get("/games/{id}/hint")
def hint(request: Request, id: str) -> Response:
    """The advice alone for a script; for others the page of the table with it."""
    room = web.rooms(request).open(id)
    if request.query_params.get("part") != PART:
        return hint_page(request, room)
    try:
        return html.page(request, "hint.html", headers={"Cache-Control": "no-store"}, hint=asked(request, room))
    except Refused as refused:
        return unanswered(request, refused)


def asked(request: Request, room: Room) -> Hint:
    person = web.person(request)
    return hints.hint(room, person, room.seat_for(person, asked_seat(request)), web.lang(request))


def hint_page(request: Request, room: Room) -> Response:
    try:
        found = asked(request, room)
    except Refused as refused:
        if refused.status not in (409, 503):
            raise
        return shown(request, table_page(request, room, asked_seat(request), refused.say(web.lang(request))), 409)
    page = table_page(request, room, found.seat)
    if page.stage != TABLE or page.decision != found.decision:  # it was answered meanwhile
        return go(f"/games/{room.id}")
    return shown(request, page, hint=found)


@router.post("/games/{id}/hints")
def wish(request: Request, id: str, typed: Typed) -> Response:
    """A person says whether there should be hints at the table."""
    want = typed.get("want") == "yes"
    return act(request, id, typed, lambda room, seat: hints.wish(room, web.person(request), want))
