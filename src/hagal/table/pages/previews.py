"""What comes of each answer, for a script that shows it beside what somebody looks at."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from hagal.table.door import web
from hagal.table.pages.forms import asked_seat
from hagal.table.rooms.previews import previews

router = APIRouter()


@router.get("/games/{id}/previews")
def comes(request: Request, id: str) -> Response:
    room = web.rooms(request).open(id)
    person = web.person(request)
    found = previews(room, person, room.seat_for(person, asked_seat(request)), web.lang(request))
    answer = {"version": found.version, "comes": dict(found.comes)}
    return JSONResponse(answer, headers={"Cache-Control": "no-store"})
