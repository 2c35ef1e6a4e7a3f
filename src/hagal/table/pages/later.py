"""What takes longer to find out than a page may take to be drawn: the page shows a first word on it, and asks here."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from hagal.table.door import web
from hagal.table.games import face
from hagal.table.pages.forms import asked_seat
from hagal.table.pages.parts import part

router = APIRouter()


@router.get("/games/{id}/later")
def later(request: Request, id: str) -> Response:
    """One part of the board, as this seat may see it; nothing, if there is nothing to add."""
    room = web.rooms(request).open(id)
    person, lang = web.person(request), web.lang(request)
    sight = room.sight(person, room.seat_for(person, asked_seat(request)), lang)
    board = face(sight.title, sight.modules)
    found = board.later(sight)
    if found is None:
        return HTMLResponse("")
    name, data = found
    return HTMLResponse(str(part(board, lang, board.played(sight))(name, data)))
