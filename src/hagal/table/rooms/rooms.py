"""Rooms: the games of a server, and all that people can do with them. Pages and API are written on this alone.

    rooms = Rooms(store, settings)                      # create_app makes one: request.app.state.rooms
    room = rooms.create(person, Wish(seats=(SeatWish("me", "Ada"), SeatWish("link"), SeatWish("heuristic"))))
    sight = room.sight(person, room.seat_for(person), "en")
    room.choose(person, 0, sight.decision, "reveal")    # committed when it returns

`person` is a `people.Person` (of a request: `web.person(request)`). Whatever cannot be granted raises
`refusal.Refused` with `code`, `status` and `say(lang)`; nothing has been changed then. All methods may be called from
any thread. Names are cleaned here; callers escape them. What can be done within a room: see `room.Room`.
"""

from __future__ import annotations

import re
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from hagal.bots.workers import Pool
from hagal.game import Game
from hagal.kernel.chance import Deal
from hagal.kernel.record import Record
from hagal.kernel.term import NOTHING
from hagal.table.limits import Limits
from hagal.table.packs import NO_PACK, Shelf
from hagal.table.people import NONCE, Person, clean_name, digest
from hagal.table.refusal import Refused
from hagal.table.rooms import deals, new_game, replays, results
from hagal.table.rooms.bots import Bots, start_delay
from hagal.table.rooms.caller import Caller
from hagal.table.rooms.chat import Chat
from hagal.table.rooms.house import Waiting
from hagal.table.rooms.hub import Ears, Hub
from hagal.table.rooms.presence import Presence
from hagal.table.rooms.replays import Replays
from hagal.table.rooms.room import Report, Room
from hagal.table.rooms.thoughts import Courses, Hints
from hagal.table.rooms.turns import summary
from hagal.table.rooms.upkeep import DAY, Upkeep
from hagal.table.seats import LINK, PEOPLE, Seat
from hagal.table.settings import Settings
from hagal.table.sight import HUMAN
from hagal.table.storage.keys import Keys
from hagal.table.storage.store import CAME, SAID, Also, GameRow, Store
from hagal.table.wish import PACES, QUICK, SLOW, STEP, SeatWish, Wish

__all__ = [
    "PACES",
    "QUICK",
    "SLOW",
    "STEP",
    "Glance",
    "Invitation",
    "Report",
    "Room",
    "Rooms",
    "SeatWish",
    "Wish",
]

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
LITTLE = 16 * 1024 * 1024
"""With so few bytes left on the disk, soon nothing can be kept any more."""
Problem = Literal["storage", "disk", "ears"]
SILENCE = 30
"""Days after which a server that nobody used removes nothing: perhaps its clock is wrong."""
FEW, PART = 20, 10
"""So many games may go in one sweep, or one in so many."""
OTHERS_FIRST = 3.0
"""With several processes: so long a game that waits for a bot is left to the process that may be at it."""


@dataclass(frozen=True, slots=True)
class Glance:
    """A game in somebody's list, without opening it."""

    id: str
    title: str
    modules: tuple[str, ...]
    packs: tuple[str, ...]
    players: int
    names: tuple[str, ...]
    """As typed; empty where none was."""
    kinds: tuple[str, ...]
    """human or a bot's name, for each seat."""
    mine: tuple[int, ...]
    """The seats that this person plays."""
    host: bool
    round: int
    over: bool
    winners: tuple[int, ...]
    waiting: tuple[int, ...]
    """The seats that are asked now."""
    uploaded: bool
    created: float
    updated: float


@dataclass(frozen=True, slots=True)
class Invitation:
    """An open seat behind an invitation, for the page that asks whether to take it."""

    room: Room
    seat: int
    host: str
    """The name of the one who invites, as typed; may be empty."""


class Rooms:
    """All games of this server."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store: Store = store
        self.keys: Keys = Keys(store)
        self.settings: Settings = settings
        self.clock: Callable[[], float] = clock
        self.hub: Hub = Hub()
        self.limits: Limits = Limits(settings)
        self.shelf: Shelf = Shelf(settings.packs)
        self.replays: Replays = Replays(self.shelf)
        self.hints: Hints = Hints()
        self.courses: Courses = Courses()
        self.presence: Presence = Presence(store, self.hub.people_changed, clock, steady)
        self.bots: Bots = Bots(self, settings)
        self.chat: Chat = Chat(self)
        self.lock = threading.Lock()
        self.live: OrderedDict[str, Room] = OrderedDict()
        self.ears: Ears | None = None
        self.upkeep: Upkeep | None = None
        self.caller: Caller | None = None
        if settings.push:
            self.caller = Caller(self, settings.push, settings.push_services, settings.push_after)

    def listen(self) -> None:
        """Hear what other processes commit (PostgreSQL), and tidy up now and then."""
        self.store.clear(self.clock() - self.settings.recall)
        if self.settings.keep_days and self.upkeep is None:
            self.upkeep = Upkeep(self.sweep)
        if self.store.postgres and self.ears is None:
            self.ears = Ears(self.store.engine.url, self.store.token, self.heard, self.missed)

    def sweep(self) -> int:
        """Remove what has lain here for longer than this server keeps things. How many games went.

        A clock may be wrong: little goes at a time, and nothing where nothing has happened for long."""
        days = self.settings.keep_days
        now = self.clock()
        count, latest = self.store.latest() if days else (0, 0.0)
        if latest < now - SILENCE * DAY:
            return 0
        uploads = now - min(days, self.settings.keep_uploads) * DAY
        return self.store.expire(now - days * DAY, uploads, max(FEW, count // PART))

    def heard(self, game: str, version: int) -> None:
        """Another process changed a game; or somebody came or went there, or said something."""
        if version >= 0:
            self.hub.changed(game, version)
            return
        if version == SAID:
            self.hub.said(game)
            return
        with self.lock:
            room = self.live.get(game)
        if room is not None and not room.reseat():
            self._let_go(game)
        self.hub.people_changed(game)

    def missed(self) -> None:
        """The ears were deaf for a while: tell everybody where their games are now, and who is there."""
        failed: Refused | None = None
        for game in self.hub.games:
            try:
                version = self.store.version(game)
                if version is not None:
                    self.hub.changed(game, version)
                    self.heard(game, CAME)
                    self.heard(game, SAID)
            except Refused as refused:
                failed = refused
        if failed is not None:
            raise failed

    def problems(self) -> list[Problem]:
        """What is wrong although requests are answered. Refused (503) if the database does not even answer."""
        found: list[Problem] = []
        if not self.store.writes():
            found.append("storage")
        if self.store.free() < LITTLE:
            found.append("disk")
        if self.ears is not None and not self.ears.hears:
            found.append("ears")
        return found

    def close(self) -> None:
        """Stop everything in the background; what was accepted is on the disk already."""
        self.hub.close()
        if self.caller is not None:
            self.caller.close()
        if self.upkeep is not None:
            self.upkeep.close()
        if self.ears is not None:
            self.ears.close()
        self.bots.close()
        self.presence.close()
        self.store.close()

    # Starting

    def create(self, person: Person, wish: Wish, kept: Mapping[str, object] = NOTHING) -> Room:
        """Start a game; `kept`: what else its room is to know. Refused: `settings` and others (400) if the wish cannot
        be had; `too-many-games` (429)."""
        if wish.seed is not None and not self.settings.seeds:
            raise Refused("seed")
        self.may_start(person)
        game = new_game.start(wish, new_game.chosen(wish, self.shelf), self.deal(kept, wish.title))
        return self._seat_people(person, game, wish.seats, {**new_game.config(wish), **kept})

    def deal(self, config: Mapping[str, Any], title: str) -> Deal | None:
        """The deal that a room goes on by, if it is one of a day."""
        return deals.deal(self.keys, str(config[deals.DAILY]), title) if config.get(deals.DAILY) else None

    @property
    def pool(self) -> Pool:
        """Where bots think."""
        return self.bots.pool

    def counted(self, row: GameRow, seats: Sequence[Seat], game: Game) -> Also:
        """What is written together with the end of a game."""
        return results.counted(row, seats, game)

    def may_start(self, person: Person) -> None:
        """Refused: `unknown` (401), `too-fast`, `too-many-games` (429)."""
        if not person.known:
            raise Refused("unknown", 401)
        self.limits.heavy(person)
        if self.store.hosted(person.hash) >= self.settings.games_per_person:
            raise Refused("too-many-games", 429, most=self.settings.games_per_person)

    def _seat_people(self, person: Person, game: Game, wishes: Sequence[SeatWish], config: dict[str, object]) -> Room:
        id = secrets.token_urlsafe(16)
        seats = [self._seat(person, id, number, wish) for number, wish in enumerate(wishes)]
        names = [seat.name.casefold() for seat in seats if seat.name]
        if len(set(names)) < len(names):
            raise Refused("name-taken", 409, name=next(n.name for n in seats if names.count(n.name.casefold()) > 1))
        return self.open_table(person, id, game, seats, config)

    def open_table(self, person: Person, id: str, game: Game, seats: list[Seat], config: dict[str, object]) -> Room:
        """A room of its own for a game that was dealt, with these seats."""
        if any(seat.open for seat in seats):
            config = {**config, "lobby": True}
        room = self._insert(person, id, game, seats, {"salt": secrets.token_hex(16), **config})
        room.begin()
        return room

    def _seat(self, person: Person, id: str, number: int, wish: SeatWish) -> Seat:
        name = clean_name(wish.name)
        now = self.clock()
        if wish.kind not in PEOPLE:
            return Seat(number, kind=wish.kind, name=name, seen=now)
        if wish.kind != LINK:
            return Seat(number, name=name, owner=person.hash, seen=now)
        nonce = secrets.token_hex(NONCE)
        return Seat(number, name=name, invite=digest(person.invite(id, number, nonce)), nonce=nonce, seen=now)

    def _insert(self, person: Person, id: str, game: Game, seats: list[Seat], config: dict[str, object]) -> Room:
        now = self.clock()
        row = GameRow(
            id=id,
            title=game.title.name,
            host=person.hash,
            created=now,
            updated=now,
            version=1,
            decision=1,
            over=game.over or bool(config.get("uploaded")),
            config=config,
            summary=summary(game),
            save=game.save(),
        )
        self.shelf.keep(self.shelf.needed(game.record, NO_PACK, 503))
        self.store.insert(row, seats, deals.first(row))
        room = Room(self, row, seats, game)
        self._remember(room)
        return room

    def upload(self, person: Person, text: str) -> Room:
        """A room to replay a whole Record (or save) in. Refused: `record-damaged`, `record-partial`, ... (400)."""
        if not person.known:
            raise Refused("unknown", 401)
        self.limits.heavy(person)
        if self.store.uploaded(person.hash) >= self.settings.uploads_per_person:
            raise Refused("too-many-uploads", 429, most=self.settings.uploads_per_person)
        game = replays.read(text, self.settings, self.shelf)
        seats = [Seat(number, seen=self.clock()) for number in range(game.players)]
        return self._insert(person, secrets.token_urlsafe(16), game, seats, {"uploaded": True})

    def branch(
        self, person: Person, room: Room, at: int, seats: Sequence[SeatWish] | None = None, seat: int = 0
    ) -> Room:
        """A new room that plays on from a moment of another; games that are over or were uploaded only (else Refused
        `running`).

        Without `seats`, the person plays `seat` and bots the others."""
        past = room.past()
        if not past.bare:
            raise Refused("running", 409)
        if seats is None:
            seats = room.branched(person, seat)
        past.check(at)
        return self._branch(person, room, past.record, at, seats)

    def _branch(self, person: Person, room: Room, record: Record, at: int, seats: Sequence[SeatWish]) -> Room:
        self.may_start(person)
        new_game.check_seats(seats)
        if len(seats) != room.players:
            raise Refused("seats-count", players=room.players)
        game = replays.upto(record, at, self.shelf.needed(record, NO_PACK, 503))
        if game.over:
            raise Refused("over", 409)
        game.forget_seed()  # anybody may have read it
        return self._seat_people(person, game, seats, {"pace": QUICK, "from": {"game": room.id, "at": at}})

    # Finding

    def open(self, id: str) -> Room:
        """The room of that id, up to date. Refused: `no-game` (404)."""
        version = self.store.version(id) if ID.fullmatch(id) else None
        if version is None:
            self._let_go(id)
            raise Refused("no-game", 404)
        room = self._at_hand(id)
        if room is None:
            found = self.store.load(id)
            if found is None:
                raise Refused("no-game", 404)
            room = self._remember(Room(self, *found))
        room.refresh(version)
        return room

    def change(self, id: str, deed: Callable[[Room], None]) -> Room:
        """Do something that changes a game (a choice, an undo), and give its room, up to date. Refused: as the deed is.

        What changes a game names the version that it is based on, so a room at hand need not be up to date: one that is
        behind is found out. Only where it refuses is its row looked at, and the deed done anew if that has moved."""
        room = self._at_hand(id)
        if room is not None:
            known = room.version
            try:
                deed(room)
            except Refused:
                if self.open(id).version == known:
                    raise
            else:
                return room
        room = self.open(id)
        deed(room)
        return room

    def _at_hand(self, id: str) -> Room | None:
        """The room of that id, if it is in memory; others may have changed its row."""
        with self.lock:
            room = self.live.get(id)
            if room is not None:
                room.used = time.monotonic()
                self.live.move_to_end(id)
                self._forget()
            return room

    def _remember(self, room: Room) -> Room:
        """Keep a room in memory; if another thread was quicker, its room is the one."""
        with self.lock:
            kept = self.live.setdefault(room.id, room)
            self.live.move_to_end(room.id)
            self._forget()
            return kept

    def _forget(self) -> None:
        """Let go of rooms that nobody has used for long, or that are too many: the eldest first."""
        oldest = time.monotonic() - self.settings.idle
        while len(self.live) > 1:
            id, eldest = next(iter(self.live.items()))
            if len(self.live) <= self.settings.live_rooms and eldest.used > oldest:
                return
            del self.live[id]

    def _let_go(self, id: str) -> None:
        """A game that was removed leaves memory."""
        with self.lock:
            self.live.pop(id, None)

    def mine(self, person: Person, limit: int = 100) -> list[Glance]:
        """The games that this person started or plays, the latest first."""
        if not person.known:
            return []
        return [_glance(row, seats, person) for row, seats in self.store.mine(person.hash, limit)]

    def forget(self, person: Person, id: str) -> None:
        """Leave a game out of this person's list. It is removed a while after nobody has it in a list any more."""
        self._of(person, id)
        now = self.clock()
        self.store.forget(id, person.hash, now)
        self.store.clear(now - self.settings.recall)

    def recall(self, person: Person, id: str) -> None:
        """Put a forgotten game back into this person's list."""
        self._of(person, id)
        self.store.recall(id, person.hash)

    def forgotten(self, person: Person, id: str) -> Glance | None:
        """A game that this person has forgotten and may still put back."""
        try:
            row, seats = self._of(person, id)
        except Refused:
            return None
        return _glance(row, seats, person) if self.store.has_forgotten(id, person.hash) else None

    def _of(self, person: Person, id: str) -> tuple[GameRow, list[Seat]]:
        """A game that this person started or plays, without opening it."""
        if not person.known:
            raise Refused("unknown", 401)
        found = self.store.load(id) if ID.fullmatch(id) else None
        if found is None:
            raise Refused("no-game", 404)
        row, seats = found
        if not any(person.owns(owner) for owner in (row.host, *(seat.owner for seat in seats))):
            raise Refused("not-seated", 403)
        return found

    def invited(self, invite: str) -> Invitation:
        """The open seat behind an invitation. Refused: `no-invitation` (404) if there is none, or it is taken."""
        found = self.store.invited(digest(invite)) if invite else None
        if found is None:
            raise Refused("no-invitation", 404)
        room = self.open(found[0])
        if not room.seats[found[1]].open:
            raise Refused("no-invitation", 404)
        return Invitation(room, found[1], next((s.name for s in room.seats if s.owner == room.row.host), ""))

    def join(self, person: Person, invite: str, name: str) -> tuple[Room, int]:
        """Take the seat behind an invitation."""
        if not person.known:
            raise Refused("unknown", 401)
        invitation = self.invited(invite)
        invitation.room.sit(person, invitation.seat, name)
        return invitation.room, invitation.seat

    # What rooms tell

    def changed(self, id: str, version: int) -> None:
        """A change was committed."""
        if self.caller is not None:
            self.caller.changed(id)
        self.hub.changed(id, version)

    def bots_asked(self, room: Waiting, mode: str = "") -> None:
        """A bot is asked in this room; `mode`: a press of "next" (step) or "skip" (quick)."""
        if mode or room.pace != STEP:
            self.bots.due(room.id, mode, 0.0 if mode else start_delay(room, self.settings.bot_pause))

    def wake(self, room: Waiting) -> None:
        """Somebody looks at a game that waits for a bot: go on, if nobody is at it (a process that was killed)."""
        if room.pace != STEP and not room.stuck and not self.bots.waiting(room.id):
            delay = OTHERS_FIRST if self.store.postgres else start_delay(room, self.settings.bot_pause)
            self.bots.due(room.id, "", delay)


def _glance(row: GameRow, seats: Sequence[Seat], person: Person) -> Glance:
    found = row.summary
    return Glance(
        id=row.id,
        title=row.title,
        modules=tuple(found.get("modules", ())),
        packs=tuple(found.get("packs", ())),
        players=len(seats),
        names=tuple(seat.name for seat in seats),
        kinds=tuple(seat.bot or HUMAN for seat in seats),
        mine=tuple(seat.number for seat in seats if person.owns(seat.owner)),
        host=person.owns(row.host),
        round=int(found.get("round", 0)),
        over=row.over,
        winners=tuple(found.get("winners", ())),
        waiting=tuple(found.get("asked", ())),
        uploaded=bool(row.config.get("uploaded")),
        created=row.created,
        updated=row.updated,
    )
