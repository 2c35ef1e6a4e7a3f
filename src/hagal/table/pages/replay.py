"""The replay of a game: the board after so many choices, a slider, and whose eyes it is seen through."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from fastapi import Request

from hagal.game import Game, Option
from hagal.table.door import web
from hagal.table.pages.table_page import REPLAY, Desk
from hagal.table.rooms.room import Room
from hagal.table.words import capital, words
from hagal.text import calling

PUBLIC = -1


def replay(request: Request, room: Room, wished: int | None, at: int | None) -> tuple[Desk, dict[str, Any]]:
    """The desk of a replay, and its slider."""
    person, lang = web.person(request), web.lang(request)
    seat = room.seat_for(person, 0 if wished is None and room.uploaded else wished)
    length = room.length
    if at is None:  # a game that is over is told from its beginning
        at = 0 if room.over else length
    at = max(0, min(at, length))
    sight = room.replay(person, seat, at, lang)
    address = f"{web.address(request)}/games/{room.id}"
    found = Desk(room, person, lang, seat, REPLAY, address, sight)
    return found, slider(found, at, length)


def slider(desk: Desk, at: int, length: int) -> dict[str, Any]:
    room = desk.room

    def url(at: int) -> str:
        return f"{desk.path}/replay?{urlencode({'at': at, 'seat': desk.seat})}"

    places = (("first", "⏮", 0), ("back", "◀", at - 1), ("on", "▶", at + 1), ("last", "⏭", length))
    steps = [
        {"id": id, "sign": sign, "url": url(place) if 0 <= place <= length and place != at else ""}
        for id, sign, place in places
    ]
    eyes = [{"seat": chair.seat, "name": capital(chair.name)} for chair in desk.sight.chairs[: room.players]]
    if not room.over:
        eyes = [eye for eye in eyes if eye["seat"] in desk.own]
    eyes = [{"seat": PUBLIC, "name": words(desk.lang)("web-eyes-public")}, *eyes]
    return {
        "at": at,
        "length": length,
        "caption": caption(desk, at),
        "steps": steps,
        "eyes": eyes,
        "branch": room.over and not desk.sight.over,
        "branch_seat": max(0, desk.seat),
    }


def caption(desk: Desk, at: int) -> str:
    """Which choice was the last one; in words only when nothing is hidden any more."""
    t = words(desk.lang)
    if at == 0:
        return t("web-replay-start")
    room = desk.room
    with room.lock:
        record, version = room.game.record.copy(), room.version
    seat, key = record.keys[at - 1]
    name = desk.sight.chairs[seat].name
    if not room.over:
        return t("web-replay-hidden", n=at, name=name)
    before = room.rooms.replays.at(room.id, version, record, at - 1)
    with calling([chair.name for chair in desk.sight.chairs]):
        choice = next((option.text(desk.lang) for option in offered(before, seat) if option.key == key), key)
    return t("web-replay-choice", n=at, name=name, choice=choice)


def offered(game: Game, seat: int) -> list[Option]:
    return [option for decision in game.decisions if decision.seat == seat for option in decision.options]
