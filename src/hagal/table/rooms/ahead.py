"""Passing ahead: a seat has told the table to pass for it, and the table does (docs/decisions/015).

Whether it does is worked out anew each time, of what was said and of what everybody can see. So what an undo takes back
counts no more, and nothing hangs on what somebody holds.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from hagal.kernel.events import Event
from hagal.kernel.knowledge import mask_of
from hagal.table.games import face
from hagal.table.games.ahead import Ahead
from hagal.table.refusal import Refused
from hagal.table.rooms.seating import Seating
from hagal.table.sight import HUMAN, facts_of, named
from hagal.table.storage import ahead
from hagal.table.storage.ahead import Said


@dataclass(frozen=True, slots=True)
class Standing:
    """What a seat may tell the table in advance now, and whether it has. For that seat alone."""

    word: str
    state: str
    """What others have done so far: it holds until this is another."""
    on: bool
    by: int
    """Whose doing has ended it; -1: nobody's."""


def offered(room: Seating, seat: int) -> Ahead | None:
    """Where several people play: what a person may tell the table in advance now."""
    if room.bare or room.lobby or not room.company or not 0 <= seat < room.players:
        return None
    chair = room.seats[seat]
    if chair.kind != HUMAN or chair.bot or not chair.owner:
        return None
    return face(room.title, room.modules).ahead(room.public(), seat)


def standing(room: Seating, seat: int) -> Standing | None:
    """Where a seat is with it; None if there is nothing to be told."""
    found = offered(room, seat)
    if found is None:
        return None
    done = doings(room, seat, found)
    state = marked(done)
    said = ahead.of(room.rooms.store, room.id, seat)
    if said is None or said.scope != found.scope:
        return Standing(found.word, state, on=False, by=-1)
    on = said.state == state
    return Standing(found.word, state, on, -1 if on or not done else done[-1].seat)


def doings(room: Seating, seat: int, found: Ahead) -> list[Event]:
    """What others have done so far that would end it."""
    everybody = mask_of(())
    events = room.game.log.events
    return [one for one in events if one.kind in found.ends and one.seat != seat and one.seen_by(everybody) is not None]


def marked(done: list[Event]) -> str:
    """The same for the same doings."""
    seen = [(one.kind, one.seat, named(said), facts_of(said)) for one in done if (said := one.seen_by(mask_of(())))]
    return hashlib.sha256(repr(seen).encode()).hexdigest()[:16]


def note(room: Seating, seat: int, state: str) -> None:
    """Tell the table to pass for this seat. Refused (409): `not-asked` where there is nothing to pass, `stale` if
    others have done something since `state`."""
    found = offered(room, seat)
    if found is None:
        raise Refused("not-asked", 409)
    if state != marked(doings(room, seat, found)):
        raise Refused("stale", 409)
    ahead.keep(room.rooms.store, room.id, seat, Said(found.scope, state))


def forget(room: Seating, seat: int) -> None:
    """Not any more."""
    if ahead.of(room.rooms.store, room.id, seat) is not None:
        ahead.drop(room.rooms.store, room.id, seat)


def due(room: Seating) -> tuple[int, str] | None:
    """A seat that is asked what it has told the table to pass, and the key that does."""
    for asked in room.game.decisions:
        found = None if asked.aside else offered(room, asked.seat)
        key = "" if found is None else found.key(asked.choice.tag, asked.keys)
        if key:
            now = standing(room, asked.seat)
            if now is not None and now.on:
                return asked.seat, key
    return None
