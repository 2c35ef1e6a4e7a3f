"""The replay of a game: the board after so many choices, a slider, and whose eyes it is seen through."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal.game import Game, Option
from hagal.table.door import web
from hagal.table.pages.course import drawn, moment
from hagal.table.pages.forms import Typed, asked_seat, go, number
from hagal.table.pages.table import shown
from hagal.table.pages.table_page import REPLAY, TablePage, address, mark
from hagal.table.rooms import courses, hints
from hagal.table.rooms.page import replay_view
from hagal.table.rooms.replays import Past
from hagal.table.rooms.room import Room
from hagal.table.words import capital, words
from hagal.text import calling

router = APIRouter()
PUBLIC = -1


@router.get("/games/{id}/replay")
def replay(request: Request, id: str) -> Response:
    room = web.rooms(request).open(id)
    past = room.past()
    found, scene = replay_page(request, room, asked_seat(request), number(request.query_params.get("at")), past)
    lang, more = web.lang(request), request.query_params
    advice = bool(more.get("advice")) and hints.advised(room)
    then = courses.asked(room, web.person(request), found.seat, scene["at"], lang, past, advice=advice)
    shows: dict[str, Any] = {"then": moment(room, then, lang, found.seat, scene["at"])}
    if more.get("course"):
        shows["course"] = drawn(request, room, found.seat, past, scene["at"])
    return shown(request, found, etag=f'"{mark(request, found)[1:-1]}-{scene["at"]}"', replay=scene, **shows)


@router.post("/games/{id}/branch")
def branch(request: Request, id: str, typed: Typed) -> Response:
    rooms = web.rooms(request)
    at, seat = number(typed.get("at")), number(typed.get("seat"))
    found = rooms.branch(web.person(request), rooms.open(id), -1 if at is None else at, None, max(0, seat or 0))
    return go(f"/games/{found.id}")


def replay_page(
    request: Request, room: Room, wished: int | None, at: int | None, past: Past
) -> tuple[TablePage, dict[str, Any]]:
    """The page of a replay, and its slider."""
    person, lang = web.person(request), web.lang(request)
    seat = room.seat_for(person, 0 if wished is None and room.uploaded else wished)
    if at is None:  # a game that is over is told from its beginning
        at = 0 if past.bare else past.length
    at = max(0, min(at, past.length))
    found = TablePage(replay_view(room, person, seat, lang, at, past), lang, REPLAY, address(request, room))
    return found, slider(found, at, past.length, caption(room, found, at, past))


def slider(page: TablePage, at: int, length: int, caption: str) -> dict[str, Any]:

    def url(at: int) -> str:
        return f"{page.path}/replay?{urlencode({'at': at, 'seat': page.seat})}"

    places = (("first", "⏮", 0), ("back", "◀", at - 1), ("on", "▶", at + 1), ("last", "⏭", length))
    steps = [
        {"id": id, "sign": sign, "url": url(place) if 0 <= place <= length and place != at else ""}
        for id, sign, place in places
    ]
    eyes = [{"seat": chair.seat, "name": capital(chair.name)} for chair in page.sight.chairs[: page.table.players]]
    if not page.over:
        eyes = [eye for eye in eyes if eye["seat"] in page.own]
    eyes = [{"seat": PUBLIC, "name": words(page.lang)("web-eyes-public")}, *eyes]
    return {
        "at": at,
        "length": length,
        "caption": caption,
        "steps": steps,
        "eyes": eyes,
        "link": f"{page.address}/replay?{urlencode({'at': at, 'seat': page.seat})}",
        "course": f"{url(at)}&course=1",
        "branch": page.over and not page.sight.over,
        "branch_seat": max(0, page.seat),
    }


def caption(room: Room, page: TablePage, at: int, past: Past) -> str:
    """Which choice was the last one; in words only when nothing is hidden any more."""
    t = words(page.lang)
    if at == 0:
        return t("web-replay-start")
    seat, key = past.record.keys[at - 1]
    name = page.sight.chairs[seat].name
    if not past.bare:
        return t("web-replay-hidden", n=at, name=name)
    before = room.rooms.replays.then(past, at - 1)
    with calling([chair.name for chair in page.sight.chairs]):
        choice = next((option.text(page.lang) for option in offered(before, seat) if option.key == key), key)
    return t("web-replay-choice", n=at, name=name, choice=choice)


def offered(game: Game, seat: int) -> list[Option]:
    return [option for decision in game.decisions if decision.seat == seat for option in decision.options]
