"""The JSON API for hints: what the bot would do, and who wants to hear it."""

from __future__ import annotations

from fastapi import APIRouter, Response

from hagal.table.api.routes import All, Id, Known, Lang, SeatQuery, attempt, errors
from hagal.table.api.schemas import HintOut, HintsIn, ViewOut
from hagal.table.rooms import hints

router = APIRouter()


@router.get(
    "/games/{id}/hint",
    tags=["play"],
    summary="What the best bot would answer in your place, up to three ways with their reasons",
    responses=errors(404, 409),
)
def hint(id: Id, rooms: All, person: Known, lang: Lang, seat: SeatQuery = None) -> HintOut:
    room = rooms.open(id)
    found = hints.hint(room, person, room.seat_for(person, seat), lang)
    return HintOut.model_validate(found, from_attributes=True)


@router.post(
    "/games/{id}/hints",
    tags=["play"],
    summary="Where several people play: do you want hints? There are some once all do",
    response_model=ViewOut,
    responses=errors(404, 409),
)
def wish(id: Id, said: HintsIn, rooms: All, person: Known, lang: Lang) -> Response:
    room = rooms.open(id)
    return attempt(room, person, room.seat_for(person), lang, lambda: hints.wish(room, person, said.want))
