"""What is done at a table: its page, the choices and other deeds of those who sit there, and the whole story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.concurrency import run_in_threadpool
from starlette.routing import Route

from hagal.table.door import web
from hagal.table.pages import html, lessons
from hagal.table.pages.changes import travelling
from hagal.table.pages.errors import unanswered
from hagal.table.pages.forms import Typed, asked_seat, go, number, read_form, wants_part
from hagal.table.pages.table_page import CURTAIN, TablePage, context, mark, table_page
from hagal.table.refusal import Refused
from hagal.table.rooms.lessons import answer
from hagal.table.rooms.room import Room

router = APIRouter()


@router.get("/games/{id}")
def table(request: Request, id: str) -> Response:
    room = web.rooms(request).open(id)
    if room.uploaded:
        return go(f"/games/{id}/replay")
    found = table_page(request, room, asked_seat(request))
    etag = mark(request, found)
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers={"ETag": etag})
    return shown(request, found, etag=etag)


def shown(request: Request, found: TablePage, status: int = 200, etag: str = "", **more: Any) -> HTMLResponse:
    """The whole page of a table, or its piece: that as changes to what the script holds, where it says what that is."""
    headers = {"ETag": etag or mark(request, found), "Cache-Control": "no-cache, private", "Vary": "Cookie, X-Part"}
    part = wants_part(request)
    if request.method == "POST":
        more["here"] = at_seat(found)
    text = html.rendered(request, "part.html" if part else "table.html", **context(found), **more)
    if part:
        text, more_headers = travelling(web.person(request).hash, request.headers.get("x-have", ""), text)
        headers |= more_headers
    page = html.answer(request, text, status, headers)
    lessons.learn(request, found, page)
    return page


def at_seat(found: TablePage) -> str:
    """The address of the table for whoever has just done something there."""
    several = len(found.own) > 1 and not found.shared
    return f"{found.path}?seat={found.seat}" if found.seat >= 0 and several else found.path


def act(
    request: Request, id: str, typed: dict[str, str], deed: Callable[[Room, int], None], *, plays: bool = False
) -> Response:
    """Do something at a table, then show it; if it was refused, with the reason. `plays`: it changes the game."""
    rooms = web.rooms(request)
    seat = number(typed.get("seat"))
    seat = -1 if seat is None else seat
    notice, status = "", 200

    def done(room: Room) -> None:
        if room.uploaded:
            raise Refused("only-replay", 409)
        deed(room, seat)

    try:
        if plays:
            room = rooms.change(id, done)
        else:
            done(room := rooms.open(id))
    except Refused as refused:
        if refused.status != 409 or refused.code == "only-replay":  # there is no table to show beside the reason
            raise
        if refused.code == "confirm":  # which the script asked for: nothing went wrong, so its browser notes no error
            return unanswered(request, refused, 200 if wants_part(request) else refused.status)
        notice, status = refused.say(web.lang(request)), 409
        room = rooms.open(id)
    own = room.seats_of(web.person(request))
    wished = seat if seat in own else None
    if notice or wants_part(request):
        return shown(request, table_page(request, room, wished, notice), status)
    several = len(own) > 1 and not room.shared
    return go(f"/games/{id}?seat={seat}" if wished is not None and several else f"/games/{id}")


async def click(request: Request) -> Response:
    return await run_in_threadpool(choose, request, request.path_params["id"], await read_form(request))


CLICK = Route("/games/{id}/choose", click, methods=["POST"])
"""By far the most of what people do. So it is the first route of the app, and a plain one."""


def choose(request: Request, id: str, typed: dict[str, str]) -> Response:
    decision = number(typed.get("decision"))
    careful = bool(typed.get("ask")) and typed.get("confirm") != "yes"

    def deed(room: Room, seat: int) -> None:
        room.choose(web.person(request), seat, -1 if decision is None else decision, typed.get("key", ""), careful)

    return act(request, id, typed, deed, plays=True)


@router.post("/games/{id}/plain")
def plain(request: Request, id: str, typed: Typed) -> Response:
    """All at once that is plain."""
    decision = number(typed.get("decision"))

    def deed(room: Room, seat: int) -> None:
        room.choose_plain(web.person(request), seat, -1 if decision is None else decision)

    return act(request, id, typed, deed, plays=True)


@router.post("/games/{id}/begin")
def begin(request: Request, id: str, typed: Typed) -> Response:
    """The host waits no longer."""
    return act(request, id, typed, lambda room, seat: room.start(web.person(request)))


@router.post("/games/{id}/undo")
def undo(request: Request, id: str, typed: Typed) -> Response:
    return act(request, id, typed, lambda room, seat: room.undo(web.person(request), seat), plays=True)


@router.post("/games/{id}/ahead")
def pass_ahead(request: Request, id: str, typed: Typed) -> Response:
    """Somebody tells the table to pass for them, or not any more."""
    on, state = typed.get("pass") == "yes", typed.get("state", "")
    return act(request, id, typed, lambda room, seat: room.say_ahead(web.person(request), seat, on, state))


@router.post("/games/{id}/lesson")
def lesson(request: Request, id: str, typed: Typed) -> Response:
    """What somebody says to the coach."""
    deed, step = typed.get("do", ""), typed.get("step", "")
    return act(request, id, typed, lambda room, seat: answer(room, web.person(request), deed, step))


@router.post("/games/{id}/bots")
def bots(request: Request, id: str, typed: Typed) -> Response:
    def deed(room: Room, seat: int) -> None:
        person = web.person(request)
        if typed.get("pace"):
            room.set_pace(person, typed["pace"])
        elif typed.get("do") == "skip":
            room.skip(person)
        else:
            room.step(person)

    return act(request, id, typed, deed)


@router.post("/games/{id}/seats/{place}")
def seats(request: Request, id: str, place: str, typed: Typed) -> Response:
    def deed(room: Room, seat: int) -> None:
        person, at = web.person(request), number(place)
        at = -1 if at is None else at
        if typed.get("do") == "take":
            room.take_back(person, at)
        elif typed.get("do") == "renew":
            room.renew_link(person, at)
        elif typed.get("do") == "rename":
            room.rename(person, at, typed.get("name", ""))
        else:
            room.give(person, at)

    return act(request, id, typed, deed)


@router.get("/games/{id}/log")
def log(request: Request, id: str) -> Response:
    room = web.rooms(request).open(id)
    found = table_page(request, room, asked_seat(request))
    if found.stage == CURTAIN:
        return go(found.path)
    template = "story.html" if request.query_params.get("part") == "log" else "log.html"
    return html.page(request, template, page=found)
