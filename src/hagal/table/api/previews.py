"""The JSON API for previews: what comes of each answer."""

from __future__ import annotations

from fastapi import APIRouter

from hagal.table.api.routes import All, Id, Known, Lang, SeatQuery, errors
from hagal.table.api.schemas import PreviewsOut
from hagal.table.rooms import previews

router = APIRouter()


@router.get(
    "/games/{id}/previews",
    tags=["play"],
    summary="What comes of each answer to your question, as far as you can know, in a few words by the keys",
    responses=errors(404, 409),
)
def comes(id: Id, rooms: All, person: Known, lang: Lang, seat: SeatQuery = None) -> PreviewsOut:
    room = rooms.open(id)
    found = previews.previews(room, person, room.seat_for(person, seat), lang)
    return PreviewsOut.model_validate(found, from_attributes=True)
