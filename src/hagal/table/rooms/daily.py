"""The deal of the day: one for each title, the same for all who play on this server (docs/decisions/014).

Its chance comes from a key that never leaves the server. Each person has one try; others' results, and their games, are
shown to whoever has come to the end of the own one, or when the day is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from hagal.table.games import face, titles
from hagal.table.people import Person, clean_name
from hagal.table.refusal import Refused
from hagal.table.rooms.deals import DAILY, MEMORY, day_of, secret
from hagal.table.storage import daily as kept
from hagal.table.storage.daily import Try
from hagal.table.wish import Wish

if TYPE_CHECKING:
    from hagal.table.rooms.room import Room
    from hagal.table.rooms.rooms import Rooms

__all__ = ["DAILY", "MEMORY", "Board", "Try", "advised", "begin", "board", "day_of", "own", "show", "today", "wish"]


@dataclass(frozen=True, slots=True)
class Board:
    """A title on a day, as one person may see it."""

    day: str
    title: str
    mine: Try | None
    shown: tuple[Try, ...] | None
    """None: not yet."""
    gone: bool = False
    """Was the game of the own try removed?"""


def today(rooms: Rooms) -> str:
    return datetime.fromtimestamp(rooms.clock(), UTC).date().isoformat()


def wish(title: str, day: str) -> Wish:
    return face(title).daily(day_of(day).toordinal())


def begin(rooms: Rooms, person: Person, title: str) -> Room:
    """Today's game of a title: a new one, or the one that this person has begun already.

    Refused: `no-title` (400), `tried-daily` (404) if that one was removed, and as a new game is."""
    if title not in titles():
        raise Refused("no-title", title=title[:40])
    day = today(rooms)
    before = kept.of(rooms.store, day, title, person.hash) if person.known else None
    if before is not None:
        return _again(rooms, before)
    wanted = wish(title, day)
    salt = secret(rooms.keys, day, title, "bots").hex()[:32]
    try:
        return rooms.create(person, wanted, {DAILY: day, "salt": salt})
    except Refused as refused:
        if not isinstance(refused.__cause__, IntegrityError):  # else it was pressed twice at once
            raise
        first = kept.of(rooms.store, day, title, person.hash)
        if first is None:
            raise
        return _again(rooms, first)


def _again(rooms: Rooms, one: Try) -> Room:
    try:
        return rooms.open(one.game)
    except Refused:
        raise Refused("tried-daily", 404) from None


def own(rooms: Rooms, person: Person, day: str, title: str) -> Try | None:
    return kept.of(rooms.store, day, title, person.hash) if person.known else None


def board(rooms: Rooms, person: Person, day: str, title: str) -> Board:
    """What this person may see: others' tries are told after the own one, or of a day that is over to whoever has none
    that goes on."""
    mine = own(rooms, person, day, title)
    gone = mine is not None and rooms.store.version(mine.game) is None
    running = mine is not None and not mine.ended and not gone
    open = (mine is not None and mine.ended > 0) or (not running and day < today(rooms))
    return Board(day, title, mine, tuple(kept.shown(rooms.store, day, title)) if open else None, gone)


def advised(room: Room) -> None:
    """Whoever is told what the bot would do while a try goes on has a result with hints."""
    if room.row.config.get(DAILY) and not room.over:
        kept.advised(room.rooms.store, room.id)


def show(rooms: Rooms, person: Person, day: str, title: str, name: str) -> None:
    """Show the own result to others under a name; none: no more. Refused: `no-day` (404) if there is no result,
    `name-taken` (409)."""
    mine = own(rooms, person, day, title)
    if mine is None or not mine.counted:
        raise Refused("no-day", 404)
    named = clean_name(name)
    others = [one.name.casefold() for one in kept.shown(rooms.store, day, title) if one.person != person.hash]
    if named and named.casefold() in others:
        raise Refused("name-taken", 409, name=named)
    rooms.limits.heavy(person)
    kept.show(rooms.store, mine, named)
