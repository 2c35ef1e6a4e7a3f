"""The chat of a table: who may read and write, what is kept, and how each reads it in the own language.

It lies beside the games: no Record has it, no click waits for it, and nothing of a game goes into it but the names of
those who play. What is said is for all who may read at all; there are no whispers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hagal.kernel.step import Msg
from hagal.table.people import CHAT_LENGTH, Person, clean_line, clean_name
from hagal.table.refusal import Refused
from hagal.table.seats import SPECTATOR
from hagal.table.sight import Chair
from hagal.table.storage.chat import NUDGE, PHRASE, TEXT, Line
from hagal.table.storage.chat import Chat as Kept
from hagal.table.words import capital
from hagal.text import phrase, say

if TYPE_CHECKING:
    from hagal.table.rooms.doors import Doors
    from hagal.table.rooms.room import Room

PHRASES = ("hello", "luck", "moment", "thinking", "yours", "nice", "ouch", "sorry", "thanks", "back", "again", "bye")
"""What is said at one press; everybody reads it in the own language."""


@dataclass(frozen=True, slots=True)
class Said:
    """A line as somebody reads it."""

    number: int
    seat: int
    """-1: a spectator."""
    who: str
    """Tells apart those who speak, for this table only."""
    name: str
    kind: str
    text: str
    made: float
    mine: bool
    target: int
    """Of a nudge: the seat that is waited for."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Somebody who may speak or has spoken."""

    who: str
    seat: int
    name: str
    here: bool
    mine: bool


class Chat:
    """The chat of all rooms."""

    def __init__(self, rooms: Doors) -> None:
        self.rooms: Doors = rooms
        self.kept: Kept = Kept(rooms.store)

    # Reading

    def read(self, room: Room, person: Person, lang: str, since: int = 0) -> list[Said]:
        """What was said after a line. Refused: `no-chat` (403)."""
        self._may(room, person)
        chairs = room.chairs(person, lang)
        return [said(line, chairs, person, lang) for line in self.kept.lines(room.id, since)]

    def speakers(self, room: Room, person: Person, lang: str) -> list[Speaker]:
        """The people at the table, and the spectators who have spoken lately."""
        self._may(room, person)
        chairs = room.chairs(person, lang)
        found = {
            f"seat-{chair.seat}": Speaker(f"seat-{chair.seat}", chair.seat, capital(chair.name), chair.here, chair.mine)
            for chair, seat in zip(chairs, room.seats, strict=False)
            if seat.owner
        }
        for line in self.kept.lines(room.id):
            if line.seat == SPECTATOR:
                who = speaker(line)
                found[who] = Speaker(who, SPECTATOR, line.name, True, person.owns(line.person))
        return list(found.values())

    def _may(self, room: Room, person: Person) -> None:
        if not room.may_chat(person):
            raise Refused("no-chat", 403)

    # Writing

    def say(
        self, room: Room, person: Person, seat: int = SPECTATOR, text: str = "", phrase: str = "", name: str = ""
    ) -> Line:
        """Say something, through one of the own seats or by name as a spectator. It is on the disk.

        Refused: `no-chat` (403), `chat-empty`, `chat-long`, `chat-phrase`, `chat-name` (400), `name-taken` (409),
        `too-fast` (429)."""
        if not person.known:
            raise Refused("unknown", 401)
        self._may(room, person)
        kind, clean = self._meant(text, phrase)
        own = room.seats_of(person)
        if seat not in own:
            seat = own[0] if own else SPECTATOR
        called = "" if own else self._called(room, person, name)
        self.rooms.limits.speak(person)
        room.heard(person)
        return self._keep(Line(room.id, seat, person.hash, called, self.rooms.clock(), kind, clean))

    @staticmethod
    def _meant(text: str, phrase: str) -> tuple[str, str]:
        if phrase:
            if phrase not in PHRASES:
                raise Refused("chat-phrase", known=", ".join(PHRASES))
            return PHRASE, phrase
        clean = clean_line(text)
        if not clean:
            raise Refused("chat-empty")
        if len(clean) > CHAT_LENGTH:
            raise Refused("chat-long", most=CHAT_LENGTH)
        return TEXT, clean

    def _called(self, room: Room, person: Person, name: str) -> str:
        """What a spectator is called: as typed, or as before; nobody else's name."""
        lines = [line for line in self.kept.lines(room.id) if line.seat == SPECTATOR]
        clean = clean_name(name) or next((line.name for line in reversed(lines) if person.owns(line.person)), "")
        if not clean:
            raise Refused("chat-name")
        others = [seat.name for seat in room.seats] + [line.name for line in lines if not person.owns(line.person)]
        if clean.casefold() in (other.casefold() for other in others):
            raise Refused("name-taken", 409, name=clean)
        return clean

    def nudge(self, room: Room, person: Person, target: int) -> Line:
        """Remind somebody for whom all have waited for a while; once for a decision.

        Refused: `not-seated` (403), `no-nudge`, `nudge-early`, `nudged` (409)."""
        own = room.seats_of(person)
        if not own:
            raise Refused("not-seated" if person.known else "unknown", 403 if person.known else 401)
        with room.lock:
            if target not in room.nudges(person):
                raise Refused("nudged" if target in room.nudged else "no-nudge", 409)
            if room.nudge_wait > 0:
                raise Refused("nudge-early", 409)
            decision = room.decision
        if self.kept.nudged(room.id, target, decision):  # in another process
            raise Refused("nudged", 409)
        self.rooms.limits.speak(person)
        room.note_nudge(target, decision)
        return self._keep(Line(room.id, own[0], person.hash, "", self.rooms.clock(), NUDGE, "", target, decision))

    def _keep(self, line: Line) -> Line:
        found = self.kept.add(line)
        self.rooms.hub.said(line.game)
        return found


def speaker(line: Line) -> str:
    """Seats by their number; of spectators something that leads back to nobody."""
    if line.seat != SPECTATOR:
        return f"seat-{line.seat}"
    return "guest-" + hashlib.sha256(f"{line.game}/{line.person}".encode()).hexdigest()[:12]


def said(line: Line, chairs: Sequence[Chair], person: Person, lang: str) -> Said:
    def called(seat: int) -> str:
        return capital(chairs[seat].name) if 0 <= seat < len(chairs) else line.name

    text = line.text
    if line.kind == PHRASE:
        text = say(Msg(f"company-phrase-{line.text}"), lang) if line.text in PHRASES else ""
    elif line.kind == NUDGE:
        text = phrase(Msg("company-nudged", name=called(line.target)), lang)
    return Said(
        number=line.number,
        seat=line.seat,
        who=speaker(line),
        name=called(line.seat),
        kind=line.kind,
        text=text,
        made=line.made,
        mine=person.owns(line.person),
        target=line.target,
    )
