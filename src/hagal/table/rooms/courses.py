"""A game looked at again: what was asked at a moment, what the bot would have answered, and the course of the whole.

While a game runs, it is all of what the seat looked through may know; once it is over, of everything. What takes long
is worked out in a worker, once for each game, with an end to what it may cost.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hagal import bots, course
from hagal.bots import remote
from hagal.bots.remote import Advised
from hagal.bots.workers import Closed, Died
from hagal.course import Course
from hagal.decision import Decision
from hagal.game import Game
from hagal.kernel.knowledge import mask_of
from hagal.table.limits import CHOICES
from hagal.table.packs import NO_PACK
from hagal.table.people import STRANGER, Person
from hagal.table.refusal import Refused
from hagal.table.rooms import hints
from hagal.table.rooms.bots import seed_of
from hagal.table.rooms.hints import MOST, PRICE, WAIT, Tip, tip
from hagal.table.rooms.replays import Line
from hagal.text import calling

if TYPE_CHECKING:
    from hagal.packs import Pack
    from hagal.table.rooms.room import Room
    from hagal.table.rooms.rooms import Rooms

LOG = logging.getLogger(__name__)
KEPT = 64
"""So many courses of games are remembered, and so many answers of bots."""
SECONDS, AT_MOST = 10.0, 60.0
"""So long positions are judged; and so long a worker may take for all of it."""
ALL = 0xFF
Key = tuple[object, ...]


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


class Courses:
    """What was worked out, by games and seats."""

    def __init__(self) -> None:
        self.line = Line(1, 4, WAIT)
        self.lock = threading.Lock()
        self.kept: OrderedDict[Key, Course | tuple[Advised, ...]] = OrderedDict()

    def known(self, key: Key) -> Course | tuple[Advised, ...] | None:
        with self.lock:
            return self.kept.get(key)

    def keep(self, key: Key, found: Course | tuple[Advised, ...]) -> None:
        with self.lock:
            self.kept[key] = found
            while len(self.kept) > 2 * KEPT:
                self.kept.popitem(last=False)


# A moment


def asked(room: Room, person: Person, seat: int, at: int, lang: str, *, advice: bool = False) -> Asked | None:
    """What was asked after so many choices: of the seat looked through; once the game is over, of who chose next.

    Refused: `hints-off` (409) if the bot's advice is asked for where there are no hints."""
    room.seat_for(person, seat)
    with room.lock:
        if advice and not hints.advised(room):
            raise Refused("hints-off", 409)
        record, version, bare = room.game.record.copy(), room.version, room.bare
        names = [chair.name for chair in room.chairs(STRANGER, lang)]
        salt = str(room.row.config.get("salt", ""))
    if not 0 <= at <= len(record.keys):
        raise Refused("no-moment", 404, most=len(record.keys))
    by, chosen = record.keys[at] if at < len(record.keys) else (-1, "")
    whose = by if bare else seat
    if whose < 0:
        return None
    game = room.rooms.replays.at(room.id, version, record, at, lambda n: room.rooms.limits.pay(person, n / CHOICES))
    decision = next((one for one in game.decisions if one.seat == whose and not one.aside), None)
    if decision is None or (by == whose and chosen not in decision.keys):  # it was done unasked
        return None
    with calling(names):
        texts = {option.key: option.text(lang) for option in decision.options}
        prompt = decision.text(lang)
        found = advised(room, person, game, decision, version, salt) if advice else ()
        tips = tuple(tip(one, texts[one.key], k, lang) for k, one in enumerate(found))
    return Asked(whose, prompt, tuple(texts.items()), chosen if by == whose else "", tips)


def advised(room: Room, person: Person, game: Game, decision: Decision, version: int, salt: str) -> tuple[Advised, ...]:
    """What the bot would have answered then."""
    rooms, at = room.rooms, len(game.record.keys)
    key: Key = ("advice", room.id, version, at, decision.seat)
    found = rooms.courses.known(key)
    if isinstance(found, tuple) and not isinstance(found, Course):
        return found
    rooms.limits.pay(person, PRICE)
    kind = bots.kind(bots.usual(game.title.name))
    seed = seed_of(f"{salt}/hint", decision.seat, at)
    try:
        with rooms.courses.line:
            made = remote.advise(
                *(rooms.bots.pool, game.title, game.state, decision.seat, kind, seed, rooms.settings.bot_budget),
                most=MOST,
            )
    except (Died, Closed) as error:
        raise Refused("hint-failed", 503, detail=str(error), after=WAIT) from None
    rooms.courses.keep(key, made)
    return made


# The whole


def course_of(room: Room, person: Person, seat: int) -> tuple[tuple[int, ...], Course]:
    """The seats that are judged, and the course of the game for them; where there are no hints, nobody is judged.
    Refused: `hint-failed` (503)."""
    room.seat_for(person, seat)
    with room.lock:
        readers = tuple(range(room.players)) if room.bare else (seat,) if seat >= 0 else ()
        seats = readers if hints.advised(room) else ()
        mask = ALL if room.bare else mask_of(readers)
        record, version, length = str(room.game.record), room.version, room.length
        packs = room.rooms.shelf.needed(room.game.record, NO_PACK, 503)
    rooms = room.rooms
    key: Key = ("course", room.id, version, mask, seats)
    found = rooms.courses.known(key)
    if isinstance(found, Course):
        return seats, found
    rooms.limits.pay(person, 2 * length / CHOICES)
    try:
        made = walked(rooms, room.title, record, packs, seats, mask)
    except (Died, Closed) as error:
        raise Refused("hint-failed", 503, detail=str(error), after=WAIT) from None
    except Refused:
        raise
    except Exception:
        LOG.exception("no course of a game")
        raise Refused("hint-failed", 503, after=WAIT) from None
    rooms.courses.keep(key, made)
    return seats, made


def walked(rooms: Rooms, title: str, record: str, packs: Sequence[Pack], seats: Sequence[int], mask: int) -> Course:
    """The course of a game, in a worker."""
    with rooms.courses.line, rooms.bots.pool.worker() as worker:
        worker.call(course.ready, title, within=remote.START)
        made: Course = worker.call(course.course, record, packs, seats, mask, SECONDS, within=AT_MOST)
    return made
