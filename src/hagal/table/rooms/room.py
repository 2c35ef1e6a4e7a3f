"""A room: one game with those who play it, and all that they can do. When a method returns, it is on the disk."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from hagal import bots, tempo
from hagal.game import Game
from hagal.kernel.errors import ChoiceError
from hagal.table.games import face
from hagal.table.limits import CHOICES, EVENTS
from hagal.table.people import STRANGER, Person, clean_note
from hagal.table.refusal import Refused
from hagal.table.rooms import ahead, chairs
from hagal.table.rooms.new_game import check_pace
from hagal.table.rooms.news import FEW, MOST, Tales
from hagal.table.rooms.replays import Past, position
from hagal.table.rooms.seating import Seating
from hagal.table.rooms.turns import asides_of, asked_of, opened, together, turn_of
from hagal.table.seats import ME, SPECTATOR, Seat
from hagal.table.sight import Chair, Sight, look
from hagal.table.storage.store import Kept
from hagal.table.wish import ASIDES, QUICK, STEP, SeatWish
from hagal.text import LANGUAGES, calling, say

LOG = logging.getLogger(__name__)
KEY_LENGTH = 200
"""No key of any game is longer."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done."""

    id: str
    """Which message it is: tells reasons of one kind from others."""
    said: str


@dataclass(frozen=True, slots=True)
class Report:
    """A bug report: its id, and what that seat may see of the Record (all of it once the game is over)."""

    id: str
    record: str


@dataclass(slots=True)
class Due:
    """A game of their own for bots to go on with, and the version that it is based on."""

    game: Game
    version: int
    bots: dict[int, str]
    """The bots' names by seat."""
    salt: str
    pace: str
    alone: frozenset[int] = frozenset()
    """The seats for which what has one answer is answered."""


class Room(Seating):
    """One game. Its methods may be called from any thread."""

    # Who

    def seat_for(self, person: Person, wished: int | None = None) -> int:
        """The seat to look through. The wished one if it may be looked through (otherwise Refused 403); else the own
        seat that is asked now; else the first own one; -1 for a spectator. `wished=-1`: look on as a spectator."""
        if wished is not None:
            self._may_look(person, wished)
            return wished
        with self.lock:
            own = self.seats_of(person)
            asked = self.asked()
        return next((seat for seat in own if seat in asked), own[0] if own else SPECTATOR)

    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now (without asides), bots included."""
        with self.lock:
            return asked_of(self.game)

    def curtain(self, person: Person, seat: int) -> int:
        """Hot-seat: the other own seat of this person that is asked now, while `seat` is not asked; otherwise -1.

        Then the page hides everything and asks for that player."""
        with self.lock:
            own, asked = self.seats_of(person), self.asked()
            if len(own) < 2 or self.shared or seat not in own or seat in asked:
                return -1
            return next((other for other in own if other in asked and not self.seats[other].bot), -1)

    def may_aside(self, seat: int) -> bool:
        """Could this seat do something unasked now, as far as everybody can see?"""
        with self.lock:
            return face(self.title, self.modules).may_aside(self.public(), seat)

    def chairs(self, person: Person, lang: str) -> tuple[Chair, ...]:
        """Everybody at the table, rivals last, by the names that are shown."""
        with self.lock:
            return self._chairs(person, lang)

    def _chairs(self, person: Person, lang: str) -> tuple[Chair, ...]:
        return chairs.chairs(self.game, self.public(), self.seats, person, lang, self.here)

    def _may_look(self, person: Person, seat: int) -> None:
        if not SPECTATOR <= seat < self.players:
            raise Refused("no-seat", 404, most=self.players)
        if seat != SPECTATOR and not self.bare and seat not in self.seats_of(person):
            raise Refused("not-yours", 403)

    # What they see

    def sight(self, person: Person, seat: int, lang: str, since: int = 0, *, ahead: bool = False) -> Sight:
        """What this person sees through a seat (-1: as a spectator), in a language; `ahead`: with what comes of each
        offer."""
        self._may_look(person, seat)
        self.rooms.presence.heard(self.id, self.seats_of(person))
        with self.lock:
            seen = self._look(self.game, self.tales, person, seat, lang, since, ahead=ahead)
            waits_for_bot = self._bots_asked()
        if waits_for_bot:
            self.rooms.wake(self)
        return seen

    def _look(
        self, game: Game, tales: Tales, person: Person, seat: int, lang: str, since: int = 0, *, ahead: bool = False
    ) -> Sight:
        eyes = self._eyes(person, seat)
        view = game.view(eyes)
        seated = chairs.chairs(game, view, self.seats, person, lang, self.here)
        names = [chair.name for chair in seated]
        self._pay(person, tales.untold(game, eyes, lang, names) / EVENTS)
        news = tales.news(game, eyes, lang, names, since, FEW if self.bare else MOST)
        at = {"version": self.version, "decision": self.decision}
        mine = seat in self.seats_of(person) and not self.seats[seat].bot
        seen = look(
            game,
            seated,
            seat,
            lang,
            id=self.id,
            also=eyes[1:],
            news=news,
            view=view,
            ahead=ahead and mine,
            alone=self.alone,
            **at,
        )
        if seat >= 0 and (self.uploaded or self.seats[seat].bot or seat not in self.seats_of(person)):
            seen = replace(seen, question=None, asides=(), can_undo=False)  # somebody else answers
        return seen

    def _pay(self, person: Person, price: float) -> None:
        """Small change is not asked for: who plays is never refused for what comes of a choice."""
        if price >= 1:
            self.rooms.limits.pay(person, price)

    def _eyes(self, person: Person, seat: int) -> tuple[int, ...]:
        """The seats that are seen through: with the one all other own ones, where one person plays several."""
        own = self.seats_of(person) if self.shared else ()
        also = tuple(other for other in own if other != seat) if seat in own else ()
        return () if seat < 0 else (seat, *also)

    def why(self, person: Person, seat: int, keys: Sequence[str], lang: str) -> dict[str, Reason | None]:
        """Why this seat cannot choose each of these keys now; None for what it can."""
        with self.lock:
            self._own(person, seat)
            with calling([chair.name for chair in self._chairs(STRANGER, lang)]):
                found = {key: self.game.reason_against(key, seat) for key in keys}
                return {key: None if why is None else Reason(why.id, say(why, lang)) for key, why in found.items()}

    def _reasons(self, seat: int, key: str) -> dict[str, str]:
        """In all languages: whoever is refused may speak any."""
        found: dict[str, str] = {}
        for lang in LANGUAGES:
            with calling([chair.name for chair in self._chairs(STRANGER, lang)]):
                reason = self.game.why_not(key, seat, lang)
            if reason is not None:
                found[lang] = reason
        return found

    # Play

    def choose(self, person: Person, seat: int, decision: int, key: str, ask: bool = False) -> None:
        """Answer the open decision. Refused: `stale` (409) if that decision is no longer open, `not-yours` (403),
        `not-offered` (409, with the engine's reason), and with `ask`, `confirm` (409) if it could not be taken back."""
        if len(key) > KEY_LENGTH:
            raise Refused("not-offered", 409)
        with self.lock:
            self._answers(self._own(person, seat))
            aside = self._aside(seat, key)
            fresh = decision == self.decision or (aside and self.begun <= decision <= self.decision)
            if not fresh or not any(found.seat == seat for found in self.game.decisions):
                raise Refused("stale", 409)
            if ask and not self._could_undo(seat, key):
                raise Refused("confirm", 409)
            self._begun_by(person)
            self._change(lambda: self._chosen(seat, key), aside)

    def choose_plain(self, person: Person, seat: int, decision: int) -> None:
        """Take all at once that is plain (`tempo.plain`): choices like any others, kept and answered as one.

        Refused: `stale` (409), `not-yours` (403), `not-offered` (409) if nothing is."""
        with self.lock:
            self._answers(self._own(person, seat))
            if decision != self.decision:
                raise Refused("stale", 409)
            if not tempo.plain(self.game, seat):
                raise Refused("not-offered", 409)
            self._begun_by(person)
            self._change(lambda: tempo.all_plain(self.game, seat))

    def _begun_by(self, person: Person) -> None:
        """A host who plays waits for nobody any more."""
        if self.lobby and self.is_host(person):
            self._set({"lobby": False})

    def _aside(self, seat: int, key: str) -> bool:
        """Is this something that the seat may do unasked? It is in time as long as the same player is at it."""
        return any(found.aside and found.seat == seat and key in found.keys for found in self.game.decisions)

    def may_answer(self, person: Person, seat: int) -> None:
        """Refused if somebody else answers for this seat."""
        self._answers(self._own(person, seat))

    def _answers(self, seat: Seat) -> None:
        if self.uploaded:
            raise Refused("only-replay", 409)
        if seat.bot:
            raise Refused("bot-plays", 409)

    def _chosen(self, seat: int, key: str) -> None:
        try:
            self.game.choose(key, seat)
        except ChoiceError:
            raise Refused("not-offered", 409, reason=self._reasons(seat, key)) from None

    def _could_undo(self, seat: int, key: str) -> bool:
        """As far as this seat can tell. A key that is not offered is for the real try to refuse."""
        try:
            return self.game.could_undo(key, seat, lambda twin: tempo.go_on(twin, self.alone))
        except ChoiceError:
            return True

    def undo(self, person: Person, seat: int) -> None:
        """Take the last choice of this seat back. Refused: `no-undo` (409)."""
        with self.lock:
            self._answers(self._own(person, seat))
            if not self.game.can_undo_by(seat):
                raise Refused("no-undo", 409)
            ahead.forget(self, seat)  # or the table would pass again
            self._change(lambda: tempo.go_back(self.game, seat, self.alone))

    def _change(self, change: Callable[[], object], aside: bool = False) -> None:
        """Change the game and keep it, or leave everything as it was. What is done aside closes no question; what has
        one answer is no question for those who play alone."""
        game = self.game
        before, asked = together(game), turn_of(game)
        try:
            change()
            tempo.go_on(game, self.alone)
            same = aside and turn_of(game) == asked
            self._keep(game, 1, 0 if same else opened(before, game, self.version + 1))
        except Refused:
            raise
        except BaseException:
            self.torn = True
            raise
        self._go_on()

    def say_ahead(self, person: Person, seat: int, on: bool, state: str) -> None:
        """Tell the table to pass for this seat, or not any more; nobody hears of it. `state`: as the person saw it
        (`Standing.state`). Refused: as a choice is; `not-asked`, `stale` (409)."""
        with self.lock:
            self.may_answer(person, seat)
            if not on:
                return ahead.forget(self, seat)
            ahead.note(self, seat, state)
            self.pass_ahead()  # it may be asked by now
            return None

    def pass_ahead(self) -> bool:
        """Pass for a seat that is asked what it has told the table to pass: a choice like any other. True if so."""
        found = ahead.due(self)
        if found is None:
            return False
        seat, key = found
        try:
            self._change(lambda: self.game.choose(key, seat))
        except Refused:  # somebody was quicker, or nothing can be written now: then that person is asked
            return False
        except Exception:  # whoever chose before has nothing to do with it
            LOG.exception("the table cannot pass for seat %d", seat)
            return False
        return True

    # Bots

    def bots_due(self) -> bool:
        """Is a bot asked now? (At pace `step` the page offers "next" and "skip" then.)"""
        with self.lock:
            return self._bots_asked()

    def _bots_asked(self) -> bool:
        return not self.bare and not self.lobby and any(self.seats[seat].bot for seat in self.asked())

    def bots_may_speak(self) -> bool:
        """May a bot move out of turn while a person is asked? (Nobody is told: it would tell what the bot holds.)"""
        with self.lock:
            return not (self.bare or self.lobby) and any(self.seats[seat].bot for seat in asides_of(self.game))

    @property
    def stuck(self) -> bool:
        """Is a bot asked that can do nothing, because the rules fail at whatever it chooses? Then nobody tries again
        by themselves until the game has changed (somebody takes a choice back, or a seat)."""
        return self.stuck_at == self.version and self.bots_due()

    def _go_on(self) -> None:
        if self.pass_ahead():
            return
        if self._bots_asked():
            self.rooms.bots_asked(self)
        elif self.bots_may_speak():
            self.rooms.bots_asked(self, ASIDES)

    def begin(self) -> None:
        """Let bots go on if they are to begin."""
        with self.lock:
            self._go_on()

    def due(self) -> Due | None:
        """A game for bots to go on with, if one of them is asked or may move out of turn."""
        with self.lock:
            if not self._bots_asked() and not self.bots_may_speak():
                return None
            asked = {seat.number: seat.bot for seat in self.seats if seat.bot}
            salt = str(self.row.config.get("salt", ""))
            twin = self.dealt(self.game.copy(), self.row)
            return Due(twin, self.version, asked, salt, self.pace, self.alone)

    def bots_chose(self, due: Due, more: int, decision: int) -> bool:
        """Keep what bots chose, unless a person was quicker."""
        with self.lock:
            if self.version != due.version or self.torn:
                return False
            try:
                self._keep(due.game, more, decision)
            except Refused as refused:
                if refused.code == "stale":
                    return False
                raise
            self.pass_ahead()
            return True

    def set_pace(self, person: Person, pace: str) -> None:
        """How fast bots go on, one of PACES; anybody seated may say so."""
        check_pace(pace)
        with self.lock:
            self.must_sit(person)
            if pace != self.pace:
                self._set({"pace": pace})
            self._go_on()

    def step(self, person: Person) -> None:
        """The next bot's choice now."""
        self.must_sit(person)
        if self.bots_due():
            self.rooms.bots_asked(self, STEP)

    def skip(self, person: Person) -> None:
        """Bots go on at once until a person is asked."""
        self.must_sit(person)
        if self.bots_due():
            self.rooms.bots_asked(self, QUICK)

    # Paper

    def record(self, person: Person, seat: int = SPECTATOR) -> str:
        """The Record: before the end what the seat may see, after it the whole."""
        self._may_look(person, seat)
        with self.lock:
            record = self.game.record
            return str(record if self.bare else record.seen_by(() if seat < 0 else (seat,)))

    def report(self, person: Person, seat: int, note: str) -> Report:
        """Keep the whole game on the server under an id; what comes back holds only what the seat may see.

        For those who are at the table. Refused: `not-seated` (403), `too-many-reports` (429)."""
        self._may_look(person, seat)
        self.must_sit(person)
        self.rooms.limits.heavy(person)
        if self.rooms.store.reported(self.id) >= self.rooms.settings.reports_per_game:
            raise Refused("too-many-reports", 429)
        with self.lock:
            id = secrets.token_hex(6)
            made = self.rooms.clock()
            kept = Kept(id, self.id, seat, made, self.version, clean_note(note), self.game.save())
            shown = self.record(person, seat)
        self.rooms.store.keep_report(kept)
        return Report(id, shown)

    # Replay

    @property
    def length(self) -> int:
        """How many choices were made so far: replay goes from 0 to this."""
        with self.lock:
            return len(self.game.record.keys)

    def past(self) -> Past:
        """The game up to now, for those who look back."""
        with self.lock:
            record = self.game.record.copy()
            return Past(self.id, record, position(record), self.bare)

    def replay(self, person: Person, seat: int, at: int, lang: str) -> Sight:
        """What a seat saw after `at` choices: the own seat (or a spectator's view) while the game runs; any seat once
        it is over. The Sight has no question; its version is the room's."""
        return self.looked_back(self.moment(person, seat, at, self.past()), person, seat, lang)

    def moment(self, person: Person, seat: int, at: int, past: Past) -> Game:
        """The game as it was after `at` choices, for a seat. Refused: `no-moment` (404)."""
        self._may_look(person, seat)
        past.check(at)
        return self.rooms.replays.then(past, at, lambda n: self._pay(person, n / CHOICES))

    def looked_back(self, game: Game, person: Person, seat: int, lang: str) -> Sight:
        """What a seat sees of a moment."""
        with self.lock:
            seen = self._look(game, self.retold, person, seat, lang)
        return replace(seen, question=None, asides=(), can_undo=False)

    def branched(self, person: Person, seat: int) -> list[SeatWish]:
        """Who sits where when this person plays on alone from a moment of this game."""
        self._seat(seat)
        name = self.seats[seat].name if person.owns(self.seats[seat].owner) else ""
        return [SeatWish(ME, name) if k == seat else SeatWish(bots.USUAL) for k in range(self.players)]
