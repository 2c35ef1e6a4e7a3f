"""The HTML pages. Everything works as plain forms; a script may ask for the piece `#table` alone (`X-Part: table`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from fastapi.routing import APIRoute
from starlette.datastructures import UploadFile

from hagal.kernel.rules import Rules
from hagal.languages import fitting
from hagal.table.door import web
from hagal.table.games import face, titles
from hagal.table.pages import html, setup_form
from hagal.table.pages import replay as replay_page
from hagal.table.pages.start import start_page
from hagal.table.pages.table_page import CURTAIN, TablePage, context, mark, table_page
from hagal.table.pages.why import reason
from hagal.table.people import NAME_LENGTH, YEAR, clean_name
from hagal.table.refusal import Refused
from hagal.table.rooms.room import Room
from hagal.table.seats import FRIEND, LINK, ME
from hagal.table.sight import HUMAN
from hagal.table.wish import SeatWish, Wish
from hagal.table.words import words
from hagal.text import say

router = APIRouter(default_response_class=HTMLResponse)
TOLD = (403, 404, 409, 429, 500)
"""The statuses with a heading of their own."""
DEEDS = ("choose", "undo", "bots", "forget", "branch", "again")
"""Forms of a table without a page of their own."""


# Requests


async def read_form(request: Request) -> dict[str, str]:
    """What was typed into a form; an uploaded file as its text."""
    found: dict[str, str] = {}
    async with request.form(max_files=1, max_fields=200) as form:
        for field, value in form.multi_items():
            if isinstance(value, UploadFile):
                found[field] = (await value.read()).decode("utf-8", "replace")
            else:
                found[field] = value
    return found


Typed = Annotated[dict[str, str], Depends(read_form)]


def number(text: str | None) -> int | None:
    """A whole number of a reasonable size, if it is one."""
    return int(text) if text and re.fullmatch(r"-?[0-9]{1,9}", text) else None


def asked_seat(request: Request) -> int | None:
    return number(request.query_params.get("seat"))


def wants_part(request: Request) -> bool:
    return request.headers.get("x-part") == "table" or request.query_params.get("part") == "table"


def go(path: str) -> RedirectResponse:
    return RedirectResponse(path, 303)


# The start page


@router.get("/")
def start(request: Request) -> Response:
    return start_page(request)


@router.post("/games")
def create(request: Request, typed: Typed) -> Response:
    wished = {**typed, "title": setup_form.title_of({"title": typed["quick"]})} if typed.get("quick") else typed
    plan = setup_form.read(wished, setup_form.stock(wished, web.rooms(request).shelf))
    if not plan.wrong:
        try:
            return go(f"/games/{web.rooms(request).create(web.person(request), plan.wish).id}")
        except Refused as refused:
            if refused.status != 400:
                raise
            return start_page(request, typed, 400, wrong={"form": refused.say(web.lang(request))})
    wrong = {field: say(message, web.lang(request)) for field, message in plan.wrong.items()}
    return start_page(request, typed, 400, wrong=wrong)


@router.post("/records")
def upload(request: Request, typed: Typed) -> Response:
    lang, text = web.lang(request), typed.get("record", "")
    if not text.strip():
        return start_page(request, status=400, wrong_record=words(lang)("web-wrong-record-none"))
    try:
        return go(f"/games/{web.rooms(request).upload(web.person(request), text).id}/replay")
    except Refused as refused:
        if refused.status not in (400, 413):
            raise
        return start_page(request, status=refused.status, wrong_record=refused.say(lang))


@router.post("/games/{id}/forget")
def forget(request: Request, id: str) -> Response:
    web.rooms(request).forget(web.person(request), id)
    return go("/")


# Language and theme


@router.post("/language")
def set_language(request: Request, typed: Typed) -> Response:
    answer = go(html.local(typed.get("back", "/")))
    lang = fitting([typed.get("lang", "")])
    if lang:
        keep(request, answer, web.LANG_COOKIE, lang)
    return answer


@router.post("/theme")
def set_theme(request: Request, typed: Typed) -> Response:
    answer = go(html.local(typed.get("back", "/")))
    if typed.get("theme") in html.THEMES:
        keep(request, answer, html.THEME_COOKIE, typed["theme"])
    return answer


def keep(request: Request, answer: Response, cookie: str, value: str) -> None:
    secure = request.url.scheme == "https"
    answer.set_cookie(cookie, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


@router.get("/manifest.webmanifest")
def manifest(request: Request) -> Response:
    icon = {"src": html.asset("favicon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    lang = web.lang(request)
    found = {
        "name": "Hagal",
        "short_name": "Hagal",
        "description": words(lang)("web-description"),
        "lang": lang,
        "start_url": "/",
        "display": "standalone",
        "background_color": "#14110f",
        "theme_color": "#14110f",
        "icons": [icon],
    }
    return JSONResponse(found, media_type="application/manifest+json")


# The table


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
    """The whole page of a table, or its piece."""
    headers = {"ETag": etag or mark(request, found), "Cache-Control": "no-cache, private", "Vary": "Cookie, X-Part"}
    template = "part.html" if wants_part(request) else "table.html"
    if request.method == "POST":
        more["here"] = at_seat(found)
    return html.page(request, template, status, headers, **context(found), **more)


def at_seat(found: TablePage) -> str:
    """The address of the table for whoever has just done something there."""
    several = len(found.own) > 1 and not found.shared
    return f"{found.path}?seat={found.seat}" if found.seat >= 0 and several else found.path


def act(request: Request, id: str, typed: dict[str, str], deed: Callable[[Room, int], None]) -> Response:
    """Do something at a table, then show it; if it was refused, with the reason."""
    room = web.rooms(request).open(id)
    if room.uploaded:  # there is no table to show beside the reason
        raise Refused("only-replay", 409)
    seat = number(typed.get("seat"))
    seat = -1 if seat is None else seat
    notice, status = "", 200
    try:
        deed(room, seat)
    except Refused as refused:
        if refused.status != 409:
            raise
        if refused.code == "confirm":
            return unanswered(request, refused)
        notice, status = refused.say(web.lang(request)), 409
    own = room.seats_of(web.person(request))
    wished = seat if seat in own else None
    if notice or wants_part(request):
        return shown(request, table_page(request, room, wished, notice), status)
    several = len(own) > 1 and not room.shared
    return go(f"/games/{id}?seat={seat}" if wished is not None and several else f"/games/{id}")


@router.post("/games/{id}/choose")
def choose(request: Request, id: str, typed: Typed) -> Response:
    decision = number(typed.get("decision"))
    careful = bool(typed.get("ask")) and typed.get("confirm") != "yes"

    def deed(room: Room, seat: int) -> None:
        room.choose(web.person(request), seat, -1 if decision is None else decision, typed.get("key", ""), careful)

    return act(request, id, typed, deed)


@router.post("/games/{id}/undo")
def undo(request: Request, id: str, typed: Typed) -> Response:
    return act(request, id, typed, lambda room, seat: room.undo(web.person(request), seat))


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


@router.get("/games/{id}/why")
def why(request: Request, id: str) -> Response:
    room = web.rooms(request).open(id)
    person, lang = web.person(request), web.lang(request)
    seat = room.seat_for(person, asked_seat(request))
    return PlainTextResponse(reason(room, person, seat, request.query_params.get("key", "")[:400], lang))


@router.get("/components/{title}/{ref}")
def component(request: Request, title: str, ref: str) -> Response:
    """A component of the box."""
    return enlarged(request, title, ref)


@router.get("/games/{id}/components/{ref}")
def component_of(request: Request, id: str, ref: str) -> Response:
    """A component of a game with content packs: under this address it is always the one that is played with there."""
    room = web.rooms(request).open(id)
    with room.lock:
        rules = room.game.state.rules
    return enlarged(request, room.title, ref, rules)


def enlarged(request: Request, title: str, ref: str, rules: Rules | None = None) -> Response:
    board = face(title) if title in titles() else None
    drawn = None if board is None else board.component(ref, web.lang(request), rules)
    if board is None or drawn is None:
        raise Refused("not-found", 404)
    headers = {"Cache-Control": "private, max-age=3600", "Vary": "Cookie, Accept-Language"}
    return html.page(request, board.card, headers=headers, c=drawn)


# Paper


@router.get("/games/{id}/record")
def record(request: Request, id: str) -> Response:
    room = web.rooms(request).open(id)
    person = web.person(request)
    text = room.record(person, room.seat_for(person, asked_seat(request)))
    file = f"hagal-{room.title}-{id[:8]}.txt"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{file}"'})


@router.get("/games/{id}/report")
def report_form(request: Request, id: str) -> Response:
    room = web.rooms(request).open(id)
    seat = room.seat_for(web.person(request), asked_seat(request))
    return report_page(request, id, seat)


@router.post("/games/{id}/report")
def report(request: Request, id: str, typed: Typed) -> Response:
    room = web.rooms(request).open(id)
    person = web.person(request)
    seat = room.seat_for(person, number(typed.get("seat")))
    note = typed.get("note", "").strip()
    if not note:
        return report_page(request, id, seat, 400, wrong=words(web.lang(request))("web-wrong-note-none"))
    return report_page(request, id, seat, report=room.report(person, seat, note), here=f"/games/{id}")


def report_page(request: Request, id: str, seat: int, status: int = 200, **more: Any) -> Response:
    given = {"report": None, "wrong": "", "typed": "", **more}
    return html.page(request, "report.html", status, path=f"/games/{id}", seat=seat, **given)


# Replay


@router.get("/games/{id}/replay")
def replay(request: Request, id: str) -> Response:
    room = web.rooms(request).open(id)
    found, scene = replay_page.replay(request, room, asked_seat(request), number(request.query_params.get("at")))
    return shown(request, found, etag=f'"{mark(request, found)[1:-1]}-{scene["at"]}"', replay=scene)


@router.post("/games/{id}/branch")
def branch(request: Request, id: str, typed: Typed) -> Response:
    room = web.rooms(request).open(id)
    at, seat = number(typed.get("at")), number(typed.get("seat"))
    found = room.branch(web.person(request), -1 if at is None else at, None, max(0, seat or 0))
    return go(f"/games/{found.id}")


@router.post("/games/{id}/again")
def again(request: Request, id: str) -> Response:
    """The same table once more: the same seats and settings, and other cards."""
    room = web.rooms(request).open(id)
    if not room.over:
        raise Refused("running", 409)
    person = web.person(request)
    chairs = room.chairs(person, web.lang(request))[: room.players]
    wishes: list[SeatWish] = []
    for chair, seat in zip(chairs, room.seats, strict=True):
        taken = any(wish.kind == ME for wish in wishes)
        kind = (FRIEND if taken else ME) if chair.mine else LINK
        wishes.append(SeatWish(kind if seat.kind == HUMAN else seat.kind, seat.name))
    record = room.game.record
    wish = Wish(room.title, wishes, record.modules, record.options, room.pace, room.shared, packs=record.packs)
    return go(f"/games/{web.rooms(request).create(person, wish).id}")


# Joining


@router.get("/join/{invite}")
def join(request: Request, invite: str) -> Response:
    return join_page(request, invite)


@router.post("/join/{invite}")
def sit_down(request: Request, invite: str, typed: Typed) -> Response:
    lang, named = web.lang(request), typed.get("name", "").strip()
    t = words(lang)
    if not clean_name(named):
        return join_page(request, invite, 400, typed=named, wrong=t("web-wrong-name-none"))
    if len(named) > NAME_LENGTH:
        return join_page(request, invite, 400, typed=named, wrong=t("web-wrong-name-long", most=NAME_LENGTH))
    try:
        room, seat = web.rooms(request).join(web.person(request), invite, named)
    except Refused as refused:
        if refused.code != "name-taken":
            raise
        return join_page(request, invite, 409, typed=named, wrong=refused.say(lang))
    several = len(room.seats_of(web.person(request))) > 1
    return go(f"/games/{room.id}?{urlencode({'seat': seat})}" if several else f"/games/{room.id}")


def join_page(request: Request, invite: str, status: int = 200, **more: Any) -> Response:
    """Who invites to what; only a form takes the seat, so that a link that is merely opened changes nothing."""
    lang = web.lang(request)
    invitation = web.rooms(request).invited(invite)
    room = invitation.room
    found = table_page(request, room, -1)
    seat = found.sight.chairs[invitation.seat].name
    t = words(lang)
    said = t("web-join-host", host=invitation.host, seat=seat) if invitation.host else t("web-join-seat", seat=seat)
    given = {"typed": "", "wrong": "", **more}
    return html.page(
        request,
        "join.html",
        status,
        {"Cache-Control": "no-store"},
        said=said,
        heading=found.heading,
        art=face(room.title).art,
        mode=found.mode,
        seats=found.seats,
        action=f"/join/{invite}",
        watch=f"{found.path}?seat=-1",
        longest=NAME_LENGTH,
        **given,
    )


# Addresses of forms, opened by themselves (a page of an answer that is loaded again)


@router.get("/games")
@router.get("/records")
def to_start() -> Response:
    return go("/")


@router.get("/games/{id}/{deed}")
@router.get("/games/{id}/seats/{deed}")
def to_table(id: str, deed: str) -> Response:
    if deed not in DEEDS and number(deed) is None:
        raise Refused("not-found", 404)
    return go(f"/games/{id}")


# When something is refused


def unanswered(request: Request, refused: Refused) -> Response:
    """For a script: the sentence and its code."""
    return JSONResponse({"error": refused.say(web.lang(request)), "code": refused.code}, refused.status)


def error(request: Request, refused: Refused) -> Response:
    """A page that says what is wrong, and a way on."""
    headers = {"Retry-After": str(max(1, round(refused.after)))} if refused.status == 429 else {}
    if wants_part(request):
        answer = unanswered(request, refused)
        answer.headers.update(headers)
        return answer
    lang = web.lang(request)
    heading = f"web-error-{refused.status}" if refused.status in TOLD else "web-error-other"
    game = re.match(r"/games/[A-Za-z0-9_-]+(?=/|$)", request.url.path)
    back = game[0] if game and refused.code != "no-game" and request.url.path != game[0] else ""
    if request.method == "POST":
        here = back or "/"
    else:
        here = html.here(request)
    return html.page(
        request,
        "error.html",
        refused.status,
        headers,
        code=refused.status,
        heading=words(lang)(heading),
        sentence=refused.say(lang),
        back=back,
        here=here,
    )


for route in router.routes:
    if isinstance(route, APIRoute) and route.methods is not None and "GET" in route.methods:
        route.methods.add("HEAD")  # whoever only looks whether the table is there

__all__ = ["error", "router"]
