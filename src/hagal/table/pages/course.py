"""Beside the slider of a replay: what was asked then, what the bot would have done, and the course of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal.course import CHAPTER, POINT, Course
from hagal.kernel.step import Msg
from hagal.table.door import web
from hagal.table.pages import html
from hagal.table.pages.errors import unanswered
from hagal.table.pages.forms import asked_seat, number
from hagal.table.people import STRANGER
from hagal.table.refusal import Refused
from hagal.table.rooms import courses, hints
from hagal.table.rooms.replays import Past
from hagal.table.rooms.room import Room
from hagal.table.words import capital
from hagal.text import say

router = APIRouter()
HIGH = 40.0
"""How high the drawing is; it is as wide as there were choices."""
CHANCES = (0.0, 100.0)
"""From the bottom to the top where it draws the chance to win together."""
SHARED = {"up": "rises", "down": "falls", "point": "goal"}
"""What happens is called so there."""


@router.get("/games/{id}/course")
def course(request: Request, id: str) -> Response:
    """The course alone, for a script."""
    room = web.rooms(request).open(id)
    try:
        return html.page(request, "course_part.html", course=drawn(request, room, asked_seat(request), room.past()))
    except Refused as refused:
        return unanswered(request, refused)


@router.get("/games/{id}/asked")
def asked(request: Request, id: str) -> Response:
    """What was asked at a moment, with what the bot would have done; for a script."""
    room, person, lang = web.rooms(request).open(id), web.person(request), web.lang(request)
    at = number(request.query_params.get("at"))
    seat = room.seat_for(person, asked_seat(request))
    try:
        found = courses.asked(room, person, seat, -1 if at is None else at, lang, room.past(), advice=True)
    except Refused as refused:
        return unanswered(request, refused)
    return html.page(request, "asked.html", then=moment(room, found, lang, seat, at or 0))


def moment(room: Room, found: courses.Asked | None, lang: str, seat: int, at: int) -> dict[str, Any] | None:
    """What was asked, as the page shows it."""
    if found is None:
        return None
    names = [chair.name for chair in room.chairs(STRANGER, lang)]
    return {
        "seat": found.seat,
        "name": capital(names[found.seat]),
        "prompt": found.prompt,
        "offers": [{"key": key, "text": text, "chosen": key == found.chosen} for key, text in found.offers],
        "tips": [{"key": one.key, "text": one.text, "why": one.why, "measure": one.measure} for one in found.tips],
        "advised": hints.advised(room),
        "more": f"/games/{room.id}/replay?{urlencode({'at': at, 'seat': seat, 'advice': 1})}",
    }


def drawn(request: Request, room: Room, wished: int | None, past: Past, at: int = 0) -> dict[str, Any]:
    """The course of a game as a drawing, with links to its moments."""
    person, lang = web.person(request), web.lang(request)
    seat = room.seat_for(person, 0 if wished is None and room.uploaded else wished)
    seats, found = courses.course_of(room, person, seat, past)
    names = {chair.seat: capital(chair.name) for chair in room.chairs(person, lang)}
    together = courses.together(room)
    low, high = CHANCES if together else bounds(found)
    words = SHARED if together else {}
    curves = enumerate((-1,) if together else seats) if found.values else ()
    return {
        "length": max(1, past.length),
        "high": HIGH,
        "now": at,
        "together": together,
        "chapters": [{"at": mark.at} for mark in found.marks if mark.kind == CHAPTER],
        "points": [{"at": mark.at, "seat": mark.seat} for mark in found.marks if mark.kind == POINT and mark.seat >= 0],
        "lines": [{"seat": one, "points": line(found, k, low, high)} for k, one in curves],
        "moments": [
            {
                "kind": kind,
                "seat": who,
                "url": f"/games/{room.id}/replay?{urlencode({'at': then, 'seat': seat})}",
                "text": say(Msg(f"web-course-{words.get(kind, kind)}", n=then, name=names.get(who, "")), lang),
            }
            for then, kind, who in moments((-1,) if together else seats, found)
        ],
    }


def moments(seats: Sequence[int], found: Course) -> list[tuple[int, str, int]]:
    """Rounds, points and the largest changes, in the order of the game, each once."""
    every = [(mark.at, mark.kind, mark.seat) for mark in found.marks if mark.kind == CHAPTER or mark.seat >= 0]
    every += [(at, "up" if by > 0 else "down", seats[k]) for at, k, by in found.swings()]
    return sorted(dict.fromkeys(every))


def bounds(found: Course) -> tuple[float, float]:
    values = [value for _at, some in found.values for value in some]
    low, high = min(values, default=0.0), max(values, default=1.0)
    return low, max(high, low + 1.0)


def line(found: Course, k: int, low: float, high: float) -> str:
    """The points of a curve, from the bottom up."""
    return " ".join(f"{at},{HIGH - 2 - (HIGH - 4) * (some[k] - low) / (high - low):.1f}" for at, some in found.values)
