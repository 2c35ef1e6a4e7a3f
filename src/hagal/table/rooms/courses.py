"""A game looked at again: what was asked at a moment, what the bot would have answered, and the course of the whole.

While a game runs, it is all of what the seat looked through may know; once it is over, of everything. What takes long
is worked out in a worker, once for each game, with an end to what it may cost.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hagal import course
from hagal.bots import remote
from hagal.bots.workers import Closed, Died, Pool
from hagal.course import Course
from hagal.kernel.knowledge import mask_of
from hagal.table.limits import CHOICES
from hagal.table.packs import NO_PACK
from hagal.table.people import STRANGER, Person
from hagal.table.refusal import Refused
from hagal.table.rooms import daily, hints
from hagal.table.rooms.hints import Tip
from hagal.table.rooms.replays import Past
from hagal.table.rooms.thoughts import WAIT
from hagal.text import calling

if TYPE_CHECKING:
    from hagal.packs import Pack
    from hagal.table.rooms.room import Room

LOG = logging.getLogger(__name__)
SECONDS, AT_MOST = 10.0, 60.0
"""So long positions are judged; and so long a worker may take for all of it."""
ALL = 0xFF


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked at a moment."""

    seat: int
    prompt: str
    offers: tuple[tuple[str, str], ...]
    """Keys and texts."""
    chosen: str
    """The key that was chosen then; empty if that is still open."""
    tips: tuple[Tip, ...] = ()
    """What the bot would have done, if that was asked for."""


# A moment


def asked(
    room: Room, person: Person, seat: int, at: int, lang: str, past: Past, *, advice: bool = False
) -> Asked | None:
    """What was asked after so many choices: of the seat looked through; once the game is over, of who chose next.

    Refused: `hints-off` (409) if the bot's advice is asked for where there are no hints."""
    room.seat_for(person, seat)
    past.check(at)
    with room.lock:
        if advice and not hints.advised(room):
            raise Refused("hints-off", 409)
        names = [chair.name for chair in room.chairs(STRANGER, lang)]
        salt = str(room.row.config.get("salt", ""))
    by, chosen = past.record.keys[at] if at < past.length else (-1, "")
    whose = by if past.bare else seat
    if whose < 0:
        return None
    game = room.rooms.replays.then(past, at, lambda n: room.rooms.limits.pay(person, n / CHOICES))
    decision = next((one for one in game.decisions if one.seat == whose and not one.aside), None)
    if decision is None or (by == whose and chosen not in decision.keys):  # it was done unasked
        return None
    line = room.rooms.courses.advice
    with calling(names):
        texts = {option.key: option.text(lang) for option in decision.options}
        prompt = decision.text(lang)
        found = hints.thought(room, person, game, decision, salt, line) if advice else ()
        tips = hints.tips(game, decision, found, lang)
    return Asked(whose, prompt, tuple(texts.items()), chosen if by == whose else "", tips)


# The whole


def course_of(room: Room, person: Person, seat: int, past: Past) -> tuple[tuple[int, ...], Course]:
    """The seats that are judged, and the course of the game for them; where there are no hints, nobody is judged.
    Refused: `hint-failed` (503)."""
    room.seat_for(person, seat)
    with room.lock:
        readers = tuple(range(room.players)) if past.bare else (seat,) if seat >= 0 else ()
        judged = readers[:1] if together(room) else readers
        seats = judged if hints.advised(room) else ()
    rooms, mask = room.rooms, ALL if past.bare else mask_of(readers)
    key = (room.id, past.position, mask, seats)
    found = rooms.courses.kept.get(key)
    if found is None:
        rooms.limits.pay(person, 2 * past.length / CHOICES)
        if seats:
            rooms.limits.think(person, SECONDS)
        with rooms.courses.line:
            found = rooms.courses.kept.get(key) or worked_out(room, past, seats, mask)
        rooms.courses.kept.keep(key, found)
    if found.values:
        daily.advised(room)
    return seats, found


def together(room: Room) -> bool:
    """Do all win or lose together? Then they are judged as one."""
    return room.game.state.rules.cooperative


def worked_out(room: Room, past: Past, seats: tuple[int, ...], mask: int) -> Course:
    packs = room.rooms.shelf.needed(past.record, NO_PACK, 503)
    try:
        return walked(room.rooms.pool, room.title, str(past.record), packs, seats, mask)
    except (Died, Closed) as error:
        raise Refused("hint-failed", 503, detail=str(error), after=WAIT) from None
    except Exception:
        LOG.exception("no course of a game")
        raise Refused("hint-failed", 503, after=WAIT) from None


def walked(pool: Pool, title: str, record: str, packs: Sequence[Pack], seats: Sequence[int], mask: int) -> Course:
    """The course of a game, in a worker."""
    with pool.worker() as worker:
        worker.call(course.ready, title, within=remote.START)
        made: Course = worker.call(course.course, record, packs, seats, mask, SECONDS, within=AT_MOST)
    return made
