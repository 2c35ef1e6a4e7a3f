"""Seating: who sits where in a room, who is missing, and what people can do about it."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from hagal import bots
from hagal.table.people import NONCE, Person, clean_name, digest
from hagal.table.refusal import Refused
from hagal.table.rooms.live_game import LiveGame
from hagal.table.rooms.turns import asked_of
from hagal.table.seats import STOOD_IN, Seat
from hagal.table.sight import HUMAN


class Seating(LiveGame):
    """A game with its seats, and who may do what about them."""

    # Who

    def is_host(self, person: Person) -> bool:
        """Did this person start the game?"""
        return person.owns(self.row.host)

    def seats_of(self, person: Person) -> tuple[int, ...]:
        """The seats that this person plays (several at one browser: hot-seat), also while a bot stands in."""
        return tuple(seat.number for seat in self.seats if person.owns(seat.owner))

    def links(self, person: Person) -> dict[int, str]:
        """For the host: the invitation of each open seat (the link is /join/{invitation}); for others, nothing."""
        if not self.is_host(person):
            return {}
        return {
            seat.number: person.invite(self.id, seat.number, seat.nonce)
            for seat in self.seats
            if seat.open and seat.invite
        }

    def absent(self, person: Person) -> tuple[int, ...]:
        """The seats that this person may give to a bot now: own ones, others' whose people are away too long, and (for
        the host) those that nobody has taken."""
        if self.bare or not (self.is_host(person) or self.seats_of(person)):
            return ()
        return tuple(seat.number for seat in self.seats if self._may_give(person, seat))

    def here(self, seat: Seat) -> bool:
        """Is the person of a seat connected?"""
        return self.rooms.presence.here(self.id, seat)

    def _may_give(self, person: Person, seat: Seat) -> bool:
        if seat.kind != HUMAN or seat.bot:
            return False
        if seat.open and self.is_host(person):
            return True
        return person.owns(seat.owner) or self.rooms.presence.away(self.id, seat) >= self.rooms.settings.grace

    def _own(self, person: Person, seat: int) -> Seat:
        if not 0 <= seat < self.players:
            raise Refused("no-seat", 404, most=self.players)
        if not person.known:
            raise Refused("unknown", 401)
        if not person.owns(self.seats[seat].owner):
            raise Refused("not-yours", 403)
        self.heard(person)
        return self.seats[seat]

    def must_sit(self, person: Person) -> None:
        if not person.known:
            raise Refused("unknown", 401)
        if not (self.is_host(person) or self.seats_of(person)):
            raise Refused("not-seated", 403)
        self.heard(person)

    def note(self, name: str, value: object) -> None:
        """Something about the room that all of its pages show from now on."""
        with self.lock:
            self._set({name: value})

    # Company

    @property
    def company(self) -> bool:
        """Do several people play, or are they awaited? (At one screen, they count as one.)"""
        owners = {seat.owner for seat in self.seats if seat.kind == HUMAN and seat.owner}
        return not self.uploaded and len(owners) + sum(seat.open for seat in self.seats) > 1

    @property
    def spectators(self) -> bool:
        """May those who look on read and write what is said?"""
        return bool(self.row.config.get("spectators"))

    def set_spectators(self, person: Person, may: bool) -> None:
        """For the host: let those who look on take part in what is said, or not."""
        with self.lock:
            self._host(person)
            if self.uploaded:
                raise Refused("only-replay", 409)
            if may != self.spectators:
                self._set({"spectators": may})

    def may_chat(self, person: Person) -> bool:
        """May this person read what is said here, and speak?"""
        return self.company and (self.spectators or self.is_host(person) or bool(self.seats_of(person)))

    def heard(self, person: Person) -> None:
        """This person is at the table."""
        self.rooms.presence.heard(self.id, self.seats_of(person))

    def nudges(self, person: Person) -> tuple[int, ...]:
        """The seats of others that are waited for and were not reminded yet; `nudge_wait`: when they may be."""
        if self.bare or self.lobby or not self.company or not self.seats_of(person):
            return ()
        seats = [self.seats[seat] for seat in asked_of(self.game) if seat < len(self.seats)]
        late = [seat for seat in seats if seat.owner and not seat.bot and not person.owns(seat.owner)]
        return tuple(seat.number for seat in late if seat.number not in self.nudged)

    @property
    def nudge_wait(self) -> float:
        """Seconds until somebody may be reminded."""
        return max(0.0, self.row.updated + self.rooms.settings.nudge_after - self.rooms.clock())

    @property
    def nudged(self) -> tuple[int, ...]:
        """Who was reminded of what is asked now, as far as this process knows."""
        return tuple(seat for seat, decision in self.reminded if decision == self.decision)

    def note_nudge(self, seat: int, decision: int) -> None:
        with self.lock:
            self.reminded = {*(one for one in self.reminded if one[1] == decision), (seat, decision)}

    # The lobby

    @property
    def lobby(self) -> bool:
        """Does the table wait for friends? Until all sit, or the host begins; bots wait, too."""
        missing = any(seat.open and not seat.bot for seat in self.seats)
        return missing and bool(self.row.config.get("lobby")) and not self.bare

    def start(self, person: Person) -> None:
        """For the host: begin, although somebody is missing."""
        with self.lock:
            self._running()
            self._host(person)
            if self.lobby:
                self._set({"lobby": False})
                self._go_on()

    def _host(self, person: Person) -> None:
        if not person.known:
            raise Refused("unknown", 401)
        if not self.is_host(person):
            raise Refused("not-host", 403)

    def _go_on(self) -> None:
        """Let bots go on, if one is asked."""
        raise NotImplementedError

    # Seats

    def give(self, person: Person, seat: int, bot: str = bots.USUAL) -> None:
        """Let a bot play for a seat: the own one, or one of `absent`. Refused: `present` (409)."""
        with self.lock:
            self._running()
            self.must_sit(person)
            chair = self._seat(seat)
            if bot not in bots.offered():
                raise Refused("no-bot", name=bot[:40], known=", ".join(bots.offered()))
            if not self._may_give(person, chair):
                raise Refused("not-a-person" if chair.bot else "present", 409)
            self._set(self._stood_in(seat) if chair.owner else {}, [replace(chair, stand_in=bot)])
            self._go_on()

    def _stood_in(self, seat: int) -> dict[str, Any]:
        """What a room notes when a bot plays for somebody: it stays so when the seat is taken back."""
        return {STOOD_IN: sorted({*self.row.config.get(STOOD_IN, ()), seat})}

    def take_back(self, person: Person, seat: int) -> None:
        """The person of a seat plays it again."""
        with self.lock:
            self._running()
            chair = self._own(person, seat)
            if chair.stand_in:
                self._set({}, [replace(chair, stand_in="")])

    def renew_link(self, person: Person, seat: int) -> str:
        """For the host: a new invitation to an open seat; the old link no longer works."""
        with self.lock:
            self._running()
            self._host(person)
            chair = self._seat(seat)
            if not chair.open:
                raise Refused("seat-taken", 409)
            nonce = secrets.token_hex(NONCE)
            invite = person.invite(self.id, seat, nonce)
            self._set({}, [replace(chair, nonce=nonce, invite=digest(invite))])
            return invite

    def rename(self, person: Person, seat: int, name: str) -> None:
        """An own seat gets another name."""
        with self.lock:
            chair = self._own(person, seat)
            clean = self._free_name(name, seat)
            if clean != chair.name:
                self._set({}, [replace(chair, name=clean)])

    def sit(self, person: Person, seat: int, name: str) -> None:
        """Take an open seat (whose invitation was checked)."""
        with self.lock:
            self._running()
            chair = self._seat(seat)
            if not chair.open:
                raise Refused("no-invitation", 404)
            taken = replace(
                chair,
                owner=person.hash,
                name=self._free_name(name, seat),
                invite="",
                nonce="",
                stand_in="",
                seen=self.rooms.clock(),
            )
            helped = chair.stand_in and any(number == seat for number, _key in self.game.record.keys)
            self._set(self._stood_in(seat) if helped else {}, [taken])
            self.rooms.presence.heard(self.id, (seat,))
            self._go_on()  # perhaps it was the one that all waited for

    def _free_name(self, name: str, seat: int) -> str:
        clean = clean_name(name)
        if clean and any(other.name.casefold() == clean.casefold() for other in self.seats if other.number != seat):
            raise Refused("name-taken", 409, name=clean)
        return clean

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < self.players:
            raise Refused("no-seat", 404, most=self.players)
        return self.seats[seat]

    def _running(self) -> None:
        if self.uploaded:
            raise Refused("only-replay", 409)
        if self.over:
            raise Refused("over", 409)
