"""What is said at a table: its page, the piece of it that the script asks for, and the forms of those who speak."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal.kernel.step import Msg
from hagal.table.door import web
from hagal.table.pages import chat_form, html
from hagal.table.pages.errors import unanswered
from hagal.table.pages.forms import Typed, asked_seat, go, number
from hagal.table.pages.my_games import title
from hagal.table.pages.table import act
from hagal.table.refusal import Refused
from hagal.table.rooms.chat import Said, Speaker
from hagal.table.rooms.room import Room
from hagal.text import phrase

router = APIRouter()
PART = "chat"


def wants_lines(request: Request) -> bool:
    return PART in (request.headers.get("x-part"), request.query_params.get("part"))


@router.get("/games/{id}/chat")
def chat(request: Request, id: str) -> Response:
    room = web.rooms(request).open(id)
    if wants_lines(request):
        return lines(request, room, number(request.query_params.get("since")))
    return chat_page(request, room)


@router.post("/games/{id}/chat")
def say(request: Request, id: str, typed: Typed) -> Response:
    rooms = web.rooms(request)
    room = rooms.open(id)
    seat = number(typed.get("seat"))
    said = {name: typed.get(name, "") for name in ("text", "phrase", "name")}
    try:
        rooms.chat.say(room, web.person(request), -1 if seat is None else seat, **said)
    except Refused as refused:
        if wants_lines(request):
            return unanswered(request, refused)
        if refused.status not in (400, 409):
            raise
        return chat_page(request, room, refused.status, wrong=refused.say(web.lang(request)), typed=said)
    if wants_lines(request):
        return lines(request, room, number(typed.get("since")))
    return go(f"/games/{id}/chat")


@router.post("/games/{id}/nudge")
def nudge(request: Request, id: str, typed: Typed) -> Response:
    whom = number(typed.get("whom"))

    def deed(room: Room, seat: int) -> None:
        web.rooms(request).chat.nudge(room, web.person(request), -1 if whom is None else whom)

    return act(request, id, typed, deed)


@router.post("/games/{id}/spectators")
def spectators(request: Request, id: str, typed: Typed) -> Response:
    may = typed.get("may") == "yes"
    return act(request, id, typed, lambda room, seat: room.set_spectators(web.person(request), may))


def lines(request: Request, room: Room, since: int | None) -> Response:
    """What was said since, and who is there."""
    return html.page(request, "chat_lines.html", headers={"Cache-Control": "no-store"}, **spoken(request, room, since))


def spoken(request: Request, room: Room, since: int | None = None) -> dict[str, Any]:
    rooms, person, lang = web.rooms(request), web.person(request), web.lang(request)
    own = room.seats_of(person)
    return {
        "lines": [line(said, own) for said in rooms.chat.read(room, person, lang, max(0, since or 0))],
        "speakers": [(one, note(one, lang)) for one in rooms.chat.speakers(room, person, lang)],
    }


def note(one: Speaker, lang: str) -> str:
    """Whether somebody is there."""
    if one.mine:
        return phrase(Msg("web-seat-mine"), lang)
    if one.seat < 0:
        return phrase(Msg("company-watches"), lang)
    return phrase(Msg("web-seat-here" if one.here else "web-seat-away"), lang)


def line(said: Said, own: tuple[int, ...]) -> dict[str, Any]:
    moment = datetime.fromtimestamp(said.made, UTC)
    return {
        "number": said.number,
        "who": said.who,
        "seat": said.seat,
        "name": said.name,
        "text": said.text,
        "mine": said.mine,
        "nudge": said.kind == "nudge",
        "me": said.target in own,
        "iso": moment.isoformat(timespec="seconds"),
        "time": f"{moment:%H:%M} UTC",
    }


def chat_page(request: Request, room: Room, status: int = 200, **more: Any) -> Response:
    person, lang = web.person(request), web.lang(request)
    seat, seated = room.seat_for(person, asked_seat(request)), bool(room.seats_of(person))
    with room.lock:
        heading = title(room.title, room.modules, lang, room.packs)
    return html.page(
        request,
        "chat.html",
        status,
        {"Cache-Control": "no-store"},
        heading=heading,
        given=chat_form.facts(room.id, seat, seated, lang),
        **spoken(request, room),
        **{"wrong": "", "typed": {}, **more},
    )
