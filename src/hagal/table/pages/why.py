"""Why not? Reasons for what somebody would like to do, told by keys or by things on the board."""

from __future__ import annotations

from collections import Counter

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from hagal.table.door import web
from hagal.table.games import face
from hagal.table.pages.forms import asked_seat
from hagal.table.people import Person
from hagal.table.rooms.room import Room
from hagal.table.sight import Sight
from hagal.text import say

router = APIRouter()

MOST = 60
"""So many keys are tried at once."""
UNKNOWN = "why-unknown-key"
"""The reason that only lists what there is."""


@router.get("/games/{id}/why")
def why(request: Request, id: str) -> Response:
    room = web.rooms(request).open(id)
    person, lang = web.person(request), web.lang(request)
    seat = room.seat_for(person, asked_seat(request))
    return PlainTextResponse(reason(room, person, seat, request.query_params.get("key", "")[:400], lang))


def reason(room: Room, person: Person, seat: int, wish: str, lang: str) -> str:
    """Why this cannot be done now; empty if it can."""
    sight = room.sight(person, seat, lang)
    board = face(sight.title, sight.modules)
    keys = wishes(wish, sight)
    moment = board.moment(wish, keys, sight)
    if moment is not None:
        return say(moment, lang)
    found = [reason for reason in room.why(person, seat, keys, lang).values() if reason is None or reason.id != UNKNOWN]
    against = [reason for reason in found if reason is not None]
    if len(against) < len(found):
        return ""
    # What is in the way is about the thing itself, and the commonest is said. That a card does not fit is not: it is
    # said where nothing else is in any card's way.
    useful = Counter(reason.said for reason in against if reason.id not in board.misfits)
    if useful:
        return useful.most_common(1)[0][0]
    rather = board.for_nothing(wish, sight) if len(against) > 1 else None
    if rather is not None:
        return say(rather, lang)
    if against:
        return against[0].said
    return say(board.not_offered(keys), lang) if keys else ""


def wishes(typed: str, sight: Sight) -> list[str]:
    """The keys that somebody may mean: keys as they are, separated by `;`, or things on the board by their refs."""
    found: list[str] = []
    for wish in typed.split(";"):
        refs = dict(part.split(":", 1) for part in wish.split() if ":" in part)
        if refs:
            found += face(sight.title, sight.modules).wishes(refs, sight)
        elif wish.strip():
            found.append(wish.strip())
    return found[:MOST]
