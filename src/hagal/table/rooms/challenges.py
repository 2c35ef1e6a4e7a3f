"""Challenges in rooms: a game that begins as a challenge says, and how far somebody is in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hagal.table.games import challenges
from hagal.table.games.challenge import Challenge, Part
from hagal.table.people import Person
from hagal.table.refusal import Refused
from hagal.table.rooms.results import CHALLENGE
from hagal.table.storage import results
from hagal.table.storage.results import Result

if TYPE_CHECKING:
    from hagal.table.rooms.room import Room
    from hagal.table.rooms.rooms import Rooms


def begin(rooms: Rooms, person: Person, id: str, part: str = "") -> Room:
    """A game as a challenge says: with the part that is asked for, else the first that is still open.

    Refused: `no-challenge` (404), and as a new game is."""
    if id not in challenges():
        raise Refused("no-challenge", 404)
    _title, found = challenges()[id]
    wanted = found.part(part) if part else following(found, results.of(rooms.store, person.hash))
    if part and wanted is None:
        raise Refused("no-challenge", 404)
    kept: dict[str, object] = {CHALLENGE: {"id": id, "part": "" if wanted is None else wanted.id}}
    return rooms.create(person, found.begun(wanted), kept)


def done(challenge: Challenge, kept: Iterable[Result]) -> list[str]:
    """The parts of a challenge that were met; for one without parts, an empty word if it was."""
    met = {one.part for one in kept if one.challenge == challenge.id and one.met}
    wanted = [part.id for part in challenge.parts] or [""]
    return [part for part in wanted if part in met]


def following(challenge: Challenge, kept: Iterable[Result]) -> Part | None:
    """The part that comes next; after the last one the first again."""
    met = done(challenge, kept)
    return next((part for part in challenge.parts if part.id not in met), next(iter(challenge.parts), None))


def met_by(room: Room, person: Person) -> bool:
    """Has this person met the challenge of a game that is over?"""
    kept = results.in_game(room.rooms.store, room.id, person.hash) if person.known else None
    return kept is not None and kept.met
