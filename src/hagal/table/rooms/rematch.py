"""A rematch: the same people at the same table, and the next one begins."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from hagal import games
from hagal.game import Game
from hagal.table.people import NONCE, Person, digest
from hagal.table.refusal import Refused
from hagal.table.rooms import new_game, replays
from hagal.table.seats import ME, Seat
from hagal.table.sight import HUMAN
from hagal.table.wish import SeatWish, Wish

if TYPE_CHECKING:
    from hagal.table.rooms.room import Room
    from hagal.table.rooms.rooms import Rooms

NEXT, FIRST = "next", "first"
"""Where a room that is over names the one that followed it; the option of titles in which a first player is named."""


def rematch(rooms: Rooms, person: Person, room: Room) -> Room:
    """The game after this one: made by whoever asks first, found by all others.

    Refused: `running` (409), `not-seated` (403), and as a new game is."""
    with room.lock:
        if room.uploaded:
            raise Refused("only-replay", 409)
        if not room.over:
            raise Refused("running", 409)
        room.must_sit(person)
        known = following(rooms, room)
        if known is not None:
            return known
        rooms.may_start(person)
        game = dealt(rooms, room)
        id = secrets.token_urlsafe(16)
        seats = [seated(person, id, seat, rooms.clock()) for seat in room.seats]
        room.note(NEXT, id)  # in the same moment only one can be the first
    config: dict[str, object] = {"pace": room.pace}
    for kept in ("shared", new_game.FRIENDS):
        if room.row.config.get(kept):
            config[kept] = room.row.config[kept]
    return rooms.open_table(person, id, game, seats, config)


def following(rooms: Rooms, room: Room) -> Room | None:
    """The game that followed, if it is still there."""
    id = str(room.row.config.get(NEXT, ""))
    try:
        return rooms.open(id) if id else None
    except Refused:
        return None


def dealt(rooms: Rooms, room: Room) -> Game:
    """The same settings; where a first player can be named, it is the one after whoever was first."""
    record = room.game.record
    seats = [SeatWish(ME if seat.kind == HUMAN else seat.kind) for seat in room.seats]
    wish = Wish(room.title, seats, record.modules, record.options, packs=record.packs)
    packs = new_game.chosen(wish, rooms.shelf)
    if FIRST not in games.title(room.title).settings or room.players == 1:
        return new_game.start(wish, packs)
    opening = replays.upto(record, 0, packs)
    turned: dict[str, Any] = {**record.options, FIRST: (int(getattr(opening.state, FIRST)) + 1) % room.players}
    try:
        return new_game.start(replace(wish, options=turned), packs)
    except Refused:  # a mode of the title in which the rules say who is first
        return new_game.start(wish, packs)


def seated(person: Person, id: str, seat: Seat, now: float) -> Seat:
    """The same person on the same seat; one that nobody had taken is free again."""
    if not seat.open:
        return replace(seat, stand_in="", seen=now, gone=0.0)
    nonce = secrets.token_hex(NONCE)
    invite = digest(person.invite(id, seat.number, nonce))
    return Seat(seat.number, name=seat.name, invite=invite, nonce=nonce, seen=now)
