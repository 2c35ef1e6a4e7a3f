"""A game on paper: its Record, and the form for a report of what is wrong in it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from hagal.table.door import web
from hagal.table.pages import html
from hagal.table.pages.forms import Typed, asked_seat, number
from hagal.table.words import words

router = APIRouter()


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
