"""A page is a snapshot: all that the page of a table shows to one person, taken at one moment under one lock.

Templates are made of it and of the request alone; nothing here leads back to the room, so nothing can change while a
page is drawn.
"""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hagal.game import Game
from hagal.table.games.lesson import Progress
from hagal.table.people import Person
from hagal.table.rooms import ahead, challenges, hints, lessons, results
from hagal.table.rooms.ahead import Standing
from hagal.table.rooms.deals import DAILY
from hagal.table.rooms.rematch import NEXT
from hagal.table.seats import SPECTATOR
from hagal.table.sight import Sight
from hagal.table.wish import STEP

if TYPE_CHECKING:
    from hagal.table.rooms.replays import Past
    from hagal.table.rooms.room import Room


@dataclass(frozen=True, slots=True)
class Place:
    """A seat, with what this person can do about it."""

    seat: int
    typed: str
    """The name as it was typed; may be empty."""
    give: bool
    """May it be given to a bot?"""
    invite: str
    """For the host: the invitation of an open seat."""


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as one person finds it."""

    id: str
    title: str
    modules: tuple[str, ...]
    packs: tuple[str, ...]
    players: int
    """People and bots; rivals are not counted."""
    over: bool
    uploaded: bool
    shared: bool
    lobby: bool
    """Does it wait for friends?"""
    company: bool
    """Do several people play?"""
    chat: bool
    """May this person read what is said?"""
    spectators: bool
    """May those who look on?"""
    next: str
    """The game that followed this one at the same table."""
    nudges: tuple[int, ...]
    """Whom this person may remind."""
    nudge_at: int
    """The moment from which on that is so, and whether it has come."""
    nudge_now: bool
    hints: bool
    """Is there advice at this table?"""
    hint_wishes: tuple[tuple[int, bool], ...]
    """Where several people play: their seats, and who of them wants hints."""
    pace: str
    seat: int
    """The seat that is looked through; -1: none, as a spectator or behind the curtain."""
    called_for: int
    """Hot-seat: the own seat that is asked while another one looked; everything is hidden then. Otherwise -1."""
    own: tuple[int, ...]
    host: bool
    sight: Sight
    places: tuple[Place, ...]
    undo_seat: int
    """Whose last choice could be taken back here: the seat's; behind the curtain that of whoever has just played."""
    can_undo: bool
    bots_due: bool
    """Is a bot asked?"""
    bots_wait: bool
    """Is it one that waits for a press?"""
    length: int
    """How many choices were made."""
    stuck: bool
    """Can nobody go on, because of a mistake in the rules?"""
    peeks: tuple[int, ...]
    """Others at this screen who might do something aside: told from what everybody can see, so it tells nothing."""
    mark: str
    """Changes whenever the page of this viewer would."""
    challenge: tuple[str, str] = ("", "")
    """The challenge that it was begun as, and the part of it; empty: none."""
    met: bool = False
    """Has this person met it, in this game?"""
    daily: str = ""
    """The day whose deal it is."""
    ahead: Standing | None = None
    """What this seat, an own one, may tell the table in advance."""
    lesson: Progress | None = None
    """How far the table is in a lesson."""
    ended: Game | None = None
    """A copy of the game, once it is over and has nothing to hide."""

    @property
    def seated(self) -> bool:
        return bool(self.own) or self.host


def table_view(room: Room, person: Person, wished: int | None, lang: str, aside: bool = False) -> TableView:
    """What the page of a table shows; `aside`: somebody at this screen looks at a hand out of turn."""
    with room.lock:
        seat, called_for = seat_and_curtain(room, person, wished, aside)
        sight = room.sight(person, seat, lang, ahead=True)
        own = room.seats_of(person)
        several = len(own) > 1 and not room.shared and not room.over
        peeks = [other for other in own if other not in (seat, called_for) and room.may_aside(other)] if several else []
        return _taken(room, person, seat, lang, sight, called_for=called_for, peeks=tuple(peeks))


def seat_view(room: Room, person: Person, seat: int, lang: str, since: int = 0) -> TableView:
    """The same through a seat, for programs: they have no curtain, and are not told what comes of each offer."""
    with room.lock:
        return _taken(room, person, seat, lang, room.sight(person, seat, lang, since))


def replay_view(room: Room, person: Person, seat: int, lang: str, at: int, past: Past) -> TableView:
    """The table around a moment of its past."""
    game = room.moment(person, seat, at, past)
    with room.lock:
        return _taken(room, person, seat, lang, room.looked_back(game, person, seat, lang))


def seat_and_curtain(room: Room, person: Person, wished: int | None, aside: bool) -> tuple[int, int]:
    """The seat to look through, and the one that is called for: then nobody's hand is shown."""
    own = room.seats_of(person)
    if room.shared and own and wished != SPECTATOR and not room.over:
        return room.seat_for(person), -1  # one person with several seats: always the one that is asked
    if wished is None and len(own) > 1 and not room.over:
        return SPECTATOR, room.seat_for(person)
    seat = room.seat_for(person, wished)
    if not room.over and not (aside and room.may_aside(seat)):
        called_for = room.curtain(person, seat)
        if called_for >= 0:
            return SPECTATOR, called_for
    return seat, -1


def _taken(
    room: Room,
    person: Person,
    seat: int,
    lang: str,
    sight: Sight,
    *,
    called_for: int = -1,
    peeks: tuple[int, ...] = (),
) -> TableView:
    game = room.game
    own, host = room.seats_of(person), room.is_host(person)
    absent, links = room.absent(person), room.links(person)
    undo_seat = seat if called_for < 0 else next((one for one in own if game.can_undo_by(one)), -1)
    stuck = room.stuck
    here = [room.here(place) for place in room.seats]
    nudges, nudge_now = room.nudges(person), not room.nudge_wait
    told = ahead.standing(room, seat) if seat in own else None
    facts = (room.version, seat, lang, own, host, absent, here, stuck, nudges, nudge_now, told)
    return TableView(
        id=room.id,
        title=room.title,
        modules=room.modules,
        packs=room.packs,
        players=room.players,
        over=room.over,
        uploaded=room.uploaded,
        shared=room.shared,
        lobby=room.lobby,
        company=room.company,
        chat=room.may_chat(person),
        spectators=room.spectators,
        next=str(room.row.config.get(NEXT, "")) if own or host else "",
        nudges=nudges,
        nudge_at=math.ceil(room.row.updated + room.rooms.settings.nudge_after),
        nudge_now=nudge_now,
        hints=hints.on(room),
        hint_wishes=hints.wishes(room),
        pace=room.pace,
        seat=seat,
        called_for=called_for,
        own=own,
        host=host,
        sight=sight,
        places=tuple(
            Place(place.number, place.name, place.number in absent, links.get(place.number, "")) for place in room.seats
        ),
        undo_seat=undo_seat,
        can_undo=undo_seat >= 0 and game.can_undo_by(undo_seat),
        bots_due=(due := room.bots_due()),
        bots_wait=room.pace == STEP and due,
        length=room.length,
        stuck=stuck,
        peeks=peeks,
        mark=f"{room.version}-{hashlib.sha256(repr(facts).encode()).hexdigest()[:16]}",
        challenge=(challenge := results.named(room.row.config)),
        met=bool(challenge[0]) and room.over and challenges.met_by(room, person),
        daily=str(room.row.config.get(DAILY, "")),
        ahead=told,
        lesson=lessons.progress(room),
        ended=game.copy() if room.over else None,
    )
