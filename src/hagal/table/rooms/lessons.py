"""Lessons in rooms: a game that begins as a lesson says, and how far its person is in it. The rest is as in any."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from hagal.table.games import lessons
from hagal.table.games.lesson import Progress
from hagal.table.people import Person
from hagal.table.refusal import Refused
from hagal.table.rooms import new_game
from hagal.table.seats import PEOPLE, Seat

if TYPE_CHECKING:
    from hagal.table.rooms.room import Room
    from hagal.table.rooms.rooms import Rooms

LESSON = "lesson"
"""Where a room has it."""
NEXT, OFF, ON, AGAIN = DEEDS = ("next", "off", "on", "again")
"""What a person can say to the coach: go on, go away, come back, from the start."""


def begin(rooms: Rooms, person: Person, id: str) -> Room:
    """A first game. Refused: `no-lesson` (404), and as a new game is."""
    found = lessons().get(id)
    if found is None:
        raise Refused("no-lesson", 404)
    rooms.may_start(person)
    game = new_game.start(found.wish)
    for key in found.opening:
        game.choose(key, game.decisions[0].seat)
    if not rooms.settings.seeds:
        game.forget_seed()  # the deal is known to all who read this; what comes after it is not
    now = rooms.clock()
    seats = [
        Seat(number, owner=person.hash, seen=now) if wish.kind in PEOPLE else Seat(number, kind=wish.kind, seen=now)
        for number, wish in enumerate(found.wish.seats)
    ]
    config: dict[str, object] = {"pace": found.wish.pace, LESSON: {"id": id}}
    if found.wish.shared:
        config["shared"] = True
    return rooms.open_table(person, secrets.token_urlsafe(16), game, seats, config)


def progress(room: Room) -> Progress | None:
    """How far a room is in its lesson, if it is one of those that there are."""
    kept: Any = room.row.config.get(LESSON)
    if not isinstance(kept, dict) or kept.get("id") not in lessons():
        return None
    return Progress(str(kept["id"]), tuple(kept.get("done", ())), bool(kept.get("off")))


def answer(room: Room, person: Person, deed: str, step: str) -> None:
    """What the person at the lesson says to the coach. Refused: `not-seated` (403), `no-lesson` (404)."""
    with room.lock:
        room.must_sit(person)
        kept = progress(room)
        if kept is None or deed not in DEEDS:
            raise Refused("no-lesson", 404)
        done = list(kept.done)
        if deed == NEXT and step not in done and step in [one.id for one in lessons()[kept.lesson].steps]:
            done.append(step)
        if deed == AGAIN:
            done = []
        room.note(LESSON, {"id": kept.lesson, "done": done, "off": deed == OFF})
