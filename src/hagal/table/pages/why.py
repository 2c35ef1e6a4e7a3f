"""Why not? Reasons for what somebody would like to do, told by keys or by things on the board."""

from __future__ import annotations

from collections import Counter

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from hagal.kernel.step import Msg
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
    found = room.why(person, seat, keys, lang)
    if not all(found.values()):
        return ""
    # What all ways have in common is about the thing itself; rare reasons are about single cards.
    useful = Counter(said for key, said in found.items() if not said.startswith(unknown(key, lang)))
    if useful:
        said, times = useful.most_common(1)[0]
        rather = board.for_nothing(wish, sight) if times == 1 and len(useful) > 1 else None
        return said if rather is None else say(rather, lang)
    return say(board.not_offered(keys), lang) if keys else ""


def unknown(key: str, lang: str) -> str:
    """How the sentence begins that only lists what there is."""
    return say(Msg("why-unknown-key", key=key, keys="\0"), lang).split("\0")[0]


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
