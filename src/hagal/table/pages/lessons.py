"""First games that teach: what the start page offers, how one begins, and which of them somebody has been through."""

from __future__ import annotations

import re
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal.table.door import web
from hagal.table.games import lessons
from hagal.table.pages.forms import go
from hagal.table.pages.site import keep
from hagal.table.pages.table_page import TablePage
from hagal.table.rooms.lessons import begin
from hagal.table.words import words

router = APIRouter()
LEARNED = "hagal-learned"
"""The cookie with the lessons that this browser's person has been through."""


def offered(request: Request) -> list[dict[str, Any]]:
    t, known = words(web.lang(request)), learned(request)
    return [
        {"id": id, "name": t(f"lesson-{id}-name"), "note": t(f"lesson-{id}-note"), "learned": id in known}
        for id in lessons()
    ]


def learned(request: Request) -> list[str]:
    return [id for id in re.findall(r"[a-z]+", request.cookies.get(LEARNED, "")[:200]) if id in lessons()]


def learn(request: Request, page: TablePage, answer: Response) -> None:
    """Who has come to the last step, or to the end of the game, has been through a lesson."""
    lesson, coach = page.table.lesson, page.coach
    if lesson is None or not page.own or lesson.lesson in learned(request):
        return
    if page.over or (coach is not None and coach.last):
        keep(request, answer, LEARNED, ".".join((*learned(request), lesson.lesson)))


@router.post("/lessons/{id}")
def start(request: Request, id: str) -> Response:
    return go(f"/games/{begin(web.rooms(request), web.person(request), id).id}")


@router.get("/lessons/{id}")
def to_start(id: str) -> Response:
    """The address of a form, opened by itself."""
    return go("/")
