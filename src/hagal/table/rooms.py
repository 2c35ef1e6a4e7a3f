"""Rooms: the games of a server, and all that people can do with them. Pages and API are written on this alone.

    rooms = Rooms(store, settings)                      # create_app makes one: request.app.state.rooms
    room = rooms.create(person, Wish(seats=(SeatWish("me", "Ada"), SeatWish("link"), SeatWish("heuristic"))))
    sight = room.sight(person, room.seat_for(person), "en")
    room.choose(person, 0, sight.decision, "reveal")    # committed when it returns

`person` is a `people.Person` (of a request: `web.person(request)`). Whatever cannot be granted raises
`refusal.Refused` with `code`, `status` and `say(lang)`; nothing has been changed then. All methods may be called from any
thread. Names are cleaned here; callers escape them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hagal.table.people import Person
from hagal.table.seating import SeatWish
from hagal.table.sight import Chair, Sight

QUICK, SLOW, STEP = PACES = ("quick", "slow", "step")
"""How fast bots go on: at once, about a second apart, or each at a press."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A new game as somebody wishes it. The number of seats is the number of players; rivals come by themselves."""

    title: str = "dune"
    seats: Sequence[SeatWish] = (SeatWish("me"),)
    modules: Sequence[str] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    """The title's settings by name: difficulty, leaders ("random", "choose" or a list), rival_leaders, promos, ..."""
    pace: str = QUICK
    seed: int | None = None
    """Only with `settings.seeds`."""


@dataclass(frozen=True, slots=True)
class Glance:
    """A game in somebody's list, without opening it."""

    id: str
    title: str
    modules: tuple[str, ...]
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
    """The name of the one who invites, as shown in the room; may be empty."""


@dataclass(frozen=True, slots=True)
class Report:
    """A bug report: its id, and what that seat may see of the Record (all of it once the game is over)."""

    id: str
    record: str


class Room:
    """One game with those who play it."""

    id: str
    title: str
    players: int
    """People and bots; rivals are not counted."""
    modules: tuple[str, ...]
    version: int
    decision: int
    over: bool
    uploaded: bool
    """Made from an uploaded Record: nobody plays it, anybody who knows its address may look through any seat."""
    pace: str
    created: float

    # Who

    def is_host(self, person: Person) -> bool:
        """Did this person start the game?"""
        raise NotImplementedError

    def seats_of(self, person: Person) -> tuple[int, ...]:
        """The seats that this person plays (several at one browser: hot-seat), also while a bot stands in."""
        raise NotImplementedError

    def seat_for(self, person: Person, wished: int | None = None) -> int:
        """The seat to look through: the wished one if it may be looked through (else Refused 403), otherwise the own seat
        that is asked now, otherwise the first own one; -1 for a spectator. `wished=-1`: look on as a spectator."""
        raise NotImplementedError

    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now (without asides), bots included."""
        raise NotImplementedError

    def curtain(self, person: Person, seat: int) -> int:
        """Hot-seat: the other own seat of this person that is asked now, while `seat` is not asked; otherwise -1.

        Then the page hides everything and asks for that player."""
        raise NotImplementedError

    def chairs(self, person: Person, lang: str) -> tuple[Chair, ...]:
        """Everybody at the table, rivals last, by the names that are shown."""
        raise NotImplementedError

    def links(self, person: Person) -> dict[int, str]:
        """For the host: the invitation of each open seat (the link is /join/{invitation}); for others, nothing."""
        raise NotImplementedError

    def absent(self, person: Person) -> tuple[int, ...]:
        """The seats that this person may give to a bot now: own ones, and others' whose people are away too long."""
        raise NotImplementedError

    # What

    def sight(self, person: Person, seat: int, lang: str, since: int = 0) -> Sight:
        """What this person sees through a seat (-1: as a spectator), in a language."""
        raise NotImplementedError

    def mark(self, person: Person, seat: int, lang: str) -> str:
        """Changes whenever the page of this viewer would: for an ETag (without quotes)."""
        raise NotImplementedError

    def why(self, person: Person, seat: int, key: str, lang: str) -> str:
        """Why this seat cannot choose a key now; empty if it can."""
        raise NotImplementedError

    def bots_due(self) -> bool:
        """Is a bot asked now? (At pace `step` the page offers "next" and "skip" then.)"""
        raise NotImplementedError

    # Play

    def choose(self, person: Person, seat: int, decision: int, key: str, ask: bool = False) -> None:
        """Answer the open decision. Refused: `stale` (409) if that decision is no longer open, `not-yours` (403),
        `not-offered` (409, with the engine's reason), and with `ask`, `confirm` (409) if it could not be taken back."""
        raise NotImplementedError

    def undo(self, person: Person, seat: int) -> None:
        """Take the last choice of this seat back. Refused: `no-undo` (409)."""
        raise NotImplementedError

    def set_pace(self, person: Person, pace: str) -> None:
        """How fast bots go on, one of PACES; anybody seated may say so."""
        raise NotImplementedError

    def step(self, person: Person) -> None:
        """The next bot's choice now."""
        raise NotImplementedError

    def skip(self, person: Person) -> None:
        """Bots go on at once until a person is asked."""
        raise NotImplementedError

    # Seats

    def give(self, person: Person, seat: int, bot: str = "heuristic") -> None:
        """Let a bot play for a seat: the own one, or one of `absent`. Refused: `present` (409)."""
        raise NotImplementedError

    def take_back(self, person: Person, seat: int) -> None:
        """The person of a seat plays it again."""
        raise NotImplementedError

    def renew_link(self, person: Person, seat: int) -> str:
        """For the host: a new invitation to an open seat; the old link no longer works."""
        raise NotImplementedError

    def rename(self, person: Person, seat: int, name: str) -> None:
        """An own seat gets another name."""
        raise NotImplementedError

    # Paper

    def record(self, person: Person, seat: int = -1) -> str:
        """The Record: before the end what the seat may see, after it the whole."""
        raise NotImplementedError

    def report(self, person: Person, seat: int, note: str) -> Report:
        """Keep the whole game on the server under an id; what comes back holds only what the seat may see."""
        raise NotImplementedError

    # Replay

    @property
    def length(self) -> int:
        """How many choices were made so far: replay goes from 0 to this."""
        raise NotImplementedError

    def replay(self, person: Person, seat: int, at: int, lang: str) -> Sight:
        """What a seat saw after `at` choices: the own seat (or a spectator's view) while the game runs; any seat once
        it is over. The Sight has no question; its version is the room's."""
        raise NotImplementedError

    def branch(self, person: Person, at: int, seats: Sequence[SeatWish] | None = None, seat: int = 0) -> Room:
        """A new room that plays on from there; games that are over or were uploaded only (else Refused `running`).

        Without `seats`, the person plays `seat` and bots the others."""
        raise NotImplementedError


class Rooms:
    """All games of this server."""

    def create(self, person: Person, wish: Wish) -> Room:
        """Start a game. Refused: `settings` and others (400) if the wish cannot be had; `too-many-games` (429)."""
        raise NotImplementedError

    def open(self, id: str) -> Room:
        """The room of that id, up to date. Refused: `no-game` (404)."""
        raise NotImplementedError

    def mine(self, person: Person, limit: int = 100) -> list[Glance]:
        """The games that this person started or plays, the latest first."""
        raise NotImplementedError

    def invited(self, invite: str) -> Invitation:
        """The open seat behind an invitation. Refused: `no-invitation` (404) if there is none, or it is taken."""
        raise NotImplementedError

    def join(self, person: Person, invite: str, name: str) -> tuple[Room, int]:
        """Take the seat behind an invitation. One's own seat again: just goes there."""
        raise NotImplementedError

    def upload(self, person: Person, text: str) -> Room:
        """A room to replay a whole Record (or save) in. Refused: `record-damaged`, `record-partial`, ... (400)."""
        raise NotImplementedError
