"""The JSON API for those who play together: beginning, and what is said at the table."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from hagal.table.api.routes import All, Id, Known, Lang, attempt, errors
from hagal.table.api.schemas import ViewOut

router = APIRouter()


@router.post(
    "/games/{id}/begin",
    tags=["seats"],
    summary="For the host: begin, although friends are missing",
    response_model=ViewOut,
    responses=errors(404, 409),
)
def begin(id: Id, rooms: All, person: Known, lang: Lang) -> Response:
    room = rooms.open(id)
    return attempt(room, person, room.seat_for(person), lang, lambda: room.start(person))
