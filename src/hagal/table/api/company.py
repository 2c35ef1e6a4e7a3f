"""The JSON API for those who play together: beginning, and what is said at the table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from hagal.table.api.routes import All, Id, Known, Lang, Who, attempt, errors, shown
from hagal.table.api.schemas import NudgeIn, SaidOut, SayIn, SpectatorsIn, ViewOut
from hagal.table.people import Person
from hagal.table.rooms import rematch as following
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms

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


Since = Annotated[int, Query(description="Leave out the lines up to that number.", ge=0, lt=2**31)]


def said(rooms: Rooms, room: Room, person: Person, lang: str, since: int) -> list[SaidOut]:
    found = rooms.chat.read(room, person, lang, since)
    return [SaidOut.model_validate(line, from_attributes=True) for line in found]


@router.get("/games/{id}/chat", tags=["chat"], summary="What was said at the table", responses=errors(404))
def chat(id: Id, rooms: All, person: Who, lang: Lang, since: Since = 0) -> list[SaidOut]:
    return said(rooms, rooms.open(id), person, lang, since)


@router.post("/games/{id}/chat", status_code=201, tags=["chat"], summary="Say something", responses=errors(404, 409))
def say(id: Id, line: SayIn, rooms: All, person: Known, lang: Lang) -> SaidOut:
    room = rooms.open(id)
    kept = rooms.chat.say(room, person, line.seat, line.text, line.phrase, line.name)
    return said(rooms, room, person, lang, kept.number - 1)[0]


@router.post(
    "/games/{id}/nudge",
    status_code=201,
    tags=["chat"],
    summary="Remind somebody for whom all have waited for some minutes",
    responses=errors(404, 409),
)
def nudge(id: Id, whom: NudgeIn, rooms: All, person: Known, lang: Lang) -> SaidOut:
    room = rooms.open(id)
    kept = rooms.chat.nudge(room, person, whom.seat)
    return said(rooms, room, person, lang, kept.number - 1)[0]


@router.post(
    "/games/{id}/spectators",
    tags=["chat"],
    summary="For the host: may those who look on take part in what is said?",
    response_model=ViewOut,
    responses=errors(404, 409),
)
def spectators(id: Id, wish: SpectatorsIn, rooms: All, person: Known, lang: Lang) -> Response:
    room = rooms.open(id)
    return attempt(room, person, room.seat_for(person), lang, lambda: room.set_spectators(person, wish.chat))


@router.post(
    "/games/{id}/rematch",
    status_code=201,
    tags=["games"],
    summary="The same people once more, and the next one begins; whoever asks later finds the same game",
    responses=errors(404, 409),
)
def rematch(id: Id, rooms: All, person: Known, lang: Lang, response: Response) -> ViewOut:
    room = following.rematch(rooms, person, rooms.open(id))
    response.headers["Location"] = f"/api/games/{room.id}"
    return shown(room, person, room.seat_for(person), lang)
