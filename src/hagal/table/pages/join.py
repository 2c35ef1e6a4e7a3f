"""An invitation: the page behind its link, and taking the seat."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal.table.door import web
from hagal.table.games import face
from hagal.table.pages import html
from hagal.table.pages.forms import Typed, go
from hagal.table.pages.table_page import table_page
from hagal.table.people import NAME_LENGTH, clean_name
from hagal.table.refusal import Refused
from hagal.table.words import words

router = APIRouter()


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
