"""The page of a table: which of its stages is shown, and all that stands around the board.

A table is a waiting room while friends are missing, a curtain while the screen is passed on, the board itself, and the
result at the end. All of it is made of Sights and chairs.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

from fastapi import Request

from hagal.kernel.step import Msg
from hagal.table.door import web
from hagal.table.games import face
from hagal.table.games.endings import ending
from hagal.table.pages import html
from hagal.table.pages.my_games import title
from hagal.table.people import NAME_LENGTH, Person
from hagal.table.rooms.room import Room
from hagal.table.seats import SPECTATOR
from hagal.table.sight import HUMAN, RIVAL, Chair, News, Sight
from hagal.table.wish import STEP
from hagal.table.words import capital
from hagal.text import phrase

TABLE, CURTAIN, LOBBY, END, REPLAY = "table", "curtain", "lobby", "end", "replay"
LATELY = 12
"""So many sentences stand on the curtain."""
KEYS = (
    ("offer", ("1", "…", "9", "0")),
    ("undo", ("U",)),
    ("log", ("L",)),
    ("next", ("N",)),
    ("people", ("P",)),
    ("menu", ("M",)),
    ("help", ("?",)),
    ("arrows", ("←", "↑", "↓", "→")),
    ("enter", ("Enter",)),
    ("escape", ("Esc",)),
)


@dataclass
class Desk:
    """What the templates around the board are given as `page`."""

    room: Room
    person: Person
    lang: str
    seat: int
    stage: str
    address: str
    """The full address of the game, for links that are sent to others."""
    sight: Sight
    notice: str = ""
    next: dict[str, Any] = field(default_factory=dict)
    """On the curtain: who is asked for."""
    news: list[News] = field(default_factory=list)
    peeks: list[dict[str, Any]] = field(default_factory=list)
    """Others at this screen who might do something aside: told from what everybody can see, so it tells nothing."""

    @property
    def id(self) -> str:
        return self.room.id

    @property
    def title(self) -> str:
        return self.room.title

    @property
    def path(self) -> str:
        return f"/games/{self.room.id}"

    @property
    def version(self) -> int:
        return self.sight.version

    @property
    def decision(self) -> int:
        return self.sight.decision

    @property
    def over(self) -> bool:
        return self.room.over

    @property
    def live(self) -> bool:
        return not self.over and self.stage != REPLAY

    @property
    def sheet(self) -> str:
        return face(self.room.title).sheet

    @property
    def heading(self) -> str:
        return title(self.room.title, self.room.modules, self.lang, self.room.packs)

    @property
    def components(self) -> str:
        """Where components are drawn large: those of the box are the same for all games, those of packs are not."""
        return f"{self.path}/components" if self.room.packs else f"/components/{self.room.title}"

    @property
    def mode(self) -> str:
        return mode(self.sight, self.room, self.lang)

    @property
    def own(self) -> tuple[int, ...]:
        return self.room.seats_of(self.person)

    @property
    def seated(self) -> bool:
        return bool(self.own) or self.host

    @property
    def host(self) -> bool:
        return self.room.is_host(self.person)

    @property
    def spectator(self) -> bool:
        return self.seat < 0

    @property
    def can_undo(self) -> bool:
        return self.undo_seat >= 0 and self.room.game.can_undo_by(self.undo_seat)

    @property
    def undo_seat(self) -> int:
        """On the curtain, whoever has just played may still take it back."""
        if self.stage != CURTAIN:
            return self.seat
        return next((seat for seat in self.own if self.room.game.can_undo_by(seat)), -1)

    @property
    def step(self) -> bool:
        """Do bots wait for a press?"""
        return self.seated and self.stage in (TABLE, CURTAIN) and self.room.pace == STEP and self.room.bots_due()

    @property
    def stuck(self) -> bool:
        """Can nobody go on, because of a mistake in the rules?"""
        return self.stage in (TABLE, CURTAIN) and self.room.stuck

    @property
    def bots(self) -> bool:
        return any(chair.kind not in (HUMAN, RIVAL) for chair in self.sight.chairs)

    @property
    def pace(self) -> str:
        return self.room.pace

    @property
    def open(self) -> int:
        """How many seats wait for somebody."""
        return 0 if self.over else sum(chair.open for chair in self.sight.chairs)

    @property
    def longest(self) -> int:
        return NAME_LENGTH

    @property
    def keys(self) -> list[dict[str, Any]]:
        first, *rest = KEYS
        return [{"id": id, "caps": caps} for id, caps in (first, *face(self.room.title).keys, *rest)]

    @property
    def seats(self) -> list[dict[str, Any]]:
        """Everybody at the table, with what this person can do about each."""
        absent = self.room.absent(self.person)
        links = self.room.links(self.person)
        base = self.address.removesuffix(self.path)
        return [
            {
                "number": chair.seat,
                "name": capital(chair.name),
                "typed": "" if chair.kind == RIVAL else self.room.seats[chair.seat].name,
                "note": note(chair, self),
                "mine": chair.mine,
                "open": chair.open,
                "give": chair.seat in absent,
                "take": chair.mine and chair.kind != HUMAN and not self.over,
                "link": f"{base}/join/{links[chair.seat]}" if chair.seat in links else "",
                "renew": chair.seat in links,
                "look": self.over and chair.kind != RIVAL and chair.seat != self.seat,
            }
            for chair in self.sight.chairs
        ]

    @property
    def rounds(self) -> list[dict[str, Any]]:
        """The story by rounds or turns, the latest first."""
        board = face(self.room.title)
        found: list[dict[str, Any]] = [{"heading": Msg("web-round", n=0), "news": []}]
        for item in self.sight.news:
            if board.begins(item):
                found.append({"heading": board.chapter(item, len(found)), "news": []})
            found[-1]["news"].append(item)
        for round in found:
            if isinstance(round["heading"], Msg):
                round["heading"] = phrase(round["heading"], self.lang)
        return [round for round in reversed(found) if round["news"]]


def note(chair: Chair, desk: Desk) -> str:
    """A chair in a few words: whose it is, and whether that one is here."""
    said: list[str] = []
    if chair.mine:
        said.append("mine" if len(desk.own) == 1 or chair.seat == desk.seat else "friend")
    if chair.kind != HUMAN:
        said.append("stand-in" if chair.mine else chair.kind)
    elif chair.open:
        said.append("open")
    elif not chair.mine:
        said.append("here" if chair.here else "away")
    if chair.seat in desk.sight.waiting and not chair.open:
        said.append("asked")
    return ", ".join(phrase(Msg(f"web-seat-{word}"), desk.lang) for word in said)


def mode(sight: Sight, room: Room, lang: str) -> str:
    """How the game is played, in a few words."""
    said = face(room.title).mode(sight, room.players)
    return phrase(Msg("web-mode-uploaded", mode=said) if room.uploaded else said, lang)


def desk(request: Request, room: Room, wished: int | None, notice: str = "") -> Desk:
    """The page of a table for whoever asks."""
    person, lang = web.person(request), web.lang(request)
    own = room.seats_of(person)
    called_for = -1
    if room.shared and own and wished != SPECTATOR and not room.over:
        seat = room.seat_for(person)  # one person with several seats: always the one that is asked
    elif wished is None and len(own) > 1 and not room.over:
        seat, called_for = -1, room.seat_for(person)
    else:
        seat = room.seat_for(person, wished)
        if not room.over and not peeks(request, room, seat):
            called_for = room.curtain(person, seat)
    stage = TABLE
    if called_for >= 0:
        seat, stage = -1, CURTAIN
    elif room.over and not request.query_params.get("final"):
        stage = END
    sight = room.sight(person, seat, lang)
    if stage == TABLE and waits(sight) and not request.query_params.get("table"):
        stage = LOBBY
    address = f"{web.address(request)}/games/{room.id}"
    found = Desk(room, person, lang, seat, stage, address, sight, notice)
    if stage in (CURTAIN, TABLE) and len(own) > 1 and not room.shared:
        others = [other for other in own if other not in (seat, called_for) and room.may_aside(other)]
        found.peeks = [{"number": other, "name": capital(sight.chairs[other].name)} for other in others]
    if stage == CURTAIN:
        found.next = {"number": called_for, "name": capital(sight.chairs[called_for].name)}
        found.news = list(sight.news[-LATELY:])
    return found


def peeks(request: Request, room: Room, seat: int) -> bool:
    """Does somebody at this screen look at a hand out of turn, to do something aside? Only where that can be."""
    return bool(request.query_params.get("aside")) and room.may_aside(seat)


def waits(sight: Sight) -> bool:
    """Are friends missing, and has nothing been played yet?"""
    return any(chair.open for chair in sight.chairs) and sight.version <= 1


def mark(request: Request, found: Desk) -> str:
    """The ETag of a table's page: what is shown depends on nothing else."""
    more = (found.stage, found.next.get("number"), html.theme(request), str(request.url.query), found.notice)
    rest = hashlib.sha256(repr(more).encode()).hexdigest()[:8]
    return f'"{found.room.mark(found.person, found.seat, found.lang)}-{rest}"'


def context(found: Desk) -> dict[str, Any]:
    """What templates of the table are given."""
    board = face(found.room.title)
    more: dict[str, Any] = {"page": found, "sight": found.sight, "face": board}
    if found.stage in (TABLE, REPLAY):
        more["scene"] = board.scene(found.sight)
    elif found.stage == END:
        with found.room.lock:
            more["end"] = ending(found.room.game, found.sight)
    return more
