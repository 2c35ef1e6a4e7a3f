"""The JSON API for what is not one answer to one question: several at one press, and passing ahead."""

from __future__ import annotations

from fastapi import APIRouter, Response

from hagal.table.api.routes import All, Id, Known, Lang, attempt, errors
from hagal.table.api.schemas import AheadIn, PlainIn, ViewOut

router = APIRouter()


@router.post(
    "/games/{id}/plain",
    tags=["play"],
    summary="Play at once all cards that are plain: without a decision in them, and in any order the same",
    response_model=ViewOut,
    responses=errors(404, 409),
)
def plain(id: Id, wish: PlainIn, rooms: All, person: Known, lang: Lang) -> Response:
    room = rooms.open(id)
    return attempt(room, person, wish.seat, lang, lambda: room.choose_plain(person, wish.seat, wish.decision))


@router.post(
    "/games/{id}/ahead",
    tags=["play"],
    summary="Let the table pass for you, in this Combat or battle, what asks for reactions alone; or not any more",
    response_model=ViewOut,
    responses=errors(404, 409),
)
def pass_ahead(id: Id, wish: AheadIn, rooms: All, person: Known, lang: Lang) -> Response:
    room = rooms.open(id)
    return attempt(room, person, wish.seat, lang, lambda: room.say_ahead(person, wish.seat, wish.on, wish.state))
