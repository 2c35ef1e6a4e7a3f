"""The page of a table: which of its stages is shown, and all that stands around the board.

A table is a waiting room while friends are missing, a curtain while the screen is passed on, the board itself, and the
result at the end. All of it is made of a TableView and the request: templates cannot reach a room.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from fastapi import Request

from hagal.kernel.step import Msg
from hagal.table.door import web
from hagal.table.games import Face, face, lessons
from hagal.table.games.lesson import Bubble
from hagal.table.pages import chat_form, daily, html, network, pictures
from hagal.table.pages.my_games import title
from hagal.table.pages.parts import around, part, zone
from hagal.table.people import NAME_LENGTH
from hagal.table.rooms.page import Place, TableView, table_view
from hagal.table.rooms.room import Room
from hagal.table.sight import HUMAN, RIVAL, Chair, News, Sight
from hagal.table.words import capital, words
from hagal.text import bot_called, phrase

TABLE, CURTAIN, LOBBY, END, REPLAY = "table", "curtain", "lobby", "end", "replay"
CHAT = ("chat", ("C",))
LATELY = 12
"""So many sentences stand on the curtain."""
KEYS = (
    ("offer", ("1", "…", "9", "0")),
    ("undo", ("U",)),
    ("hint", ("H",)),
    ("log", ("L",)),
    ("decks", ("V",)),
    ("next", ("N",)),
    ("scene", ("S",)),
    ("people", ("P",)),
    ("menu", ("M",)),
    ("help", ("?",)),
    ("arrows", ("←", "↑", "↓", "→")),
    ("enter", ("Enter",)),
    ("escape", ("Esc",)),
)


@dataclass(frozen=True)
class TablePage:
    """What the templates around the board are given as `page`."""

    table: TableView
    lang: str
    stage: str
    address: str
    """The full address of the game, for links that are sent to others."""
    notice: str = ""
    push: str = ""
    """What browsers subscribe to calls with; empty: this server makes none."""
    network: Mapping[str, Any] = field(default_factory=dict)
    """Where links lead (pages/network.py)."""

    @property
    def sight(self) -> Sight:
        return self.table.sight

    @cached_property
    def face(self) -> Face:
        return face(self.table.title, self.table.modules)

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def title(self) -> str:
        return self.table.title

    @property
    def path(self) -> str:
        return f"/games/{self.table.id}"

    @property
    def version(self) -> int:
        return self.sight.version

    @property
    def decision(self) -> int:
        return self.sight.decision

    @property
    def seat(self) -> int:
        return self.table.seat

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def live(self) -> bool:
        return self.stage != REPLAY and (self.company or not self.over)

    @property
    def company(self) -> bool:
        """Do several people play, so that there is somebody to talk to?"""
        return self.table.company and self.stage != REPLAY

    @property
    def chat_form(self) -> dict[str, Any]:
        return chat_form.facts(self.id, self.seat, bool(self.own), self.lang)

    @property
    def sheet(self) -> str:
        return self.face.sheet

    @cached_property
    def heading(self) -> str:
        return title(self.table.title, self.table.modules, self.lang, self.table.packs)

    @property
    def components(self) -> str:
        """Where components are drawn large: those of the box are the same for all games, those of packs are not."""
        return f"{self.path}/components" if self.table.packs else f"/components/{self.table.title}"

    @property
    def pictures(self) -> str:
        """Where pictures are, likewise."""
        return f"{self.path}/pictures" if self.table.packs else f"/pictures/{self.table.title}"

    @cached_property
    def mode(self) -> str:
        """How the game is played, in a few words."""
        said = self.face.mode(self.sight, self.table.players)
        if self.table.challenge[0]:
            said = Msg("challenge-mode", mode=said, name=Msg(f"challenge-{self.table.challenge[0]}-name"))
        if self.table.daily:
            said = Msg("daily-mode", mode=said, day=daily.said(self.table.daily, self.lang))
        return phrase(Msg("web-mode-uploaded", mode=said) if self.table.uploaded else said, self.lang)

    @cached_property
    def challenge(self) -> dict[str, str]:
        """What this game was begun to try, in words."""
        id = self.table.challenge[0]
        if not id:
            return {}
        t = words(self.lang)
        named = {"name": t(f"challenge-{id}-name"), "text": t(f"challenge-{id}")}
        if not self.over or not self.own:
            return named
        return {**named, "said": t("challenge-met" if self.table.met else "challenge-missed", name=named["name"])}

    @cached_property
    def coach(self) -> Bubble | None:
        """What the coach of a lesson says now, to the one who learns."""
        lesson = self.table.lesson
        if lesson is None or lesson.off or self.stage != TABLE or self.seat not in self.own:
            return None
        return lessons()[lesson.lesson].bubble(self.sight, lesson.done)

    @property
    def own(self) -> tuple[int, ...]:
        return self.table.own

    @property
    def shared(self) -> bool:
        return self.table.shared

    @property
    def uploaded(self) -> bool:
        return self.table.uploaded

    @property
    def seated(self) -> bool:
        return self.table.seated

    @property
    def host(self) -> bool:
        return self.table.host

    @property
    def hints(self) -> bool:
        """May this seat ask what the bot would do?"""
        return self.stage == TABLE and self.table.hints and self.seat in self.own

    @cached_property
    def ahead(self) -> dict[str, Any] | None:
        """What this seat may tell the table in advance, and what has become of it."""
        found = self.table.ahead
        if found is None or self.stage != TABLE:
            return None
        t = words(self.lang)
        ended = "" if found.by < 0 else t(f"{found.word}-ended", name=self.named(found.by)["name"])
        told = t(f"{found.word}-on") if found.on else ended
        return {"text": t(found.word), "told": told, "on": found.on, "state": found.state}

    @property
    def hint_wishes(self) -> dict[str, Any]:
        """In company: who wants hints, and whether this person does."""
        said = [
            {**self.named(seat), "wants": wants, "mine": seat in self.own} for seat, wants in self.table.hint_wishes
        ]
        return {"on": self.table.hints, "people": said, "mine": any(one["mine"] and one["wants"] for one in said)}

    @property
    def spectator(self) -> bool:
        return self.seat < 0

    @property
    def can_undo(self) -> bool:
        return self.table.can_undo

    @property
    def undo_seat(self) -> int:
        return self.table.undo_seat

    @property
    def step(self) -> bool:
        """Do bots wait for a press?"""
        return self.seated and self.stage in (TABLE, CURTAIN) and self.table.bots_wait

    @property
    def stuck(self) -> bool:
        """Can nobody go on, because of a mistake in the rules?"""
        return self.stage in (TABLE, CURTAIN) and self.table.stuck

    @property
    def bots(self) -> bool:
        return any(chair.kind not in (HUMAN, RIVAL) for chair in self.sight.chairs)

    @property
    def pace(self) -> str:
        return self.table.pace

    @property
    def open(self) -> int:
        """How many seats wait for somebody."""
        return 0 if self.over else sum(chair.open for chair in self.sight.chairs)

    @property
    def longest(self) -> int:
        return NAME_LENGTH

    @property
    def next(self) -> dict[str, Any]:
        """On the curtain: who is asked for."""
        return self.named(self.table.called_for) if self.stage == CURTAIN else {}

    @property
    def news(self) -> list[News]:
        """On the curtain: what happened lately."""
        return list(self.sight.news[-LATELY:]) if self.stage == CURTAIN else []

    @property
    def peeks(self) -> list[dict[str, Any]]:
        """Others at this screen who might do something aside."""
        return [self.named(seat) for seat in self.table.peeks] if self.stage in (CURTAIN, TABLE) else []

    def named(self, seat: int) -> dict[str, Any]:
        return {"number": seat, "name": capital(self.sight.chairs[seat].name)}

    @property
    def keys(self) -> list[dict[str, Any]]:
        first, *rest = KEYS
        chat = (CHAT,) if self.company else ()
        found = [(id, caps) for id, caps in rest if id != "decks" or self.face.inspected]
        return [{"id": id, "caps": caps} for id, caps in (first, *self.face.keys, *chat, *found)]

    @property
    def seats(self) -> list[dict[str, Any]]:
        """Everybody at the table, with what this person can do about each."""
        base = self.address.removesuffix(self.path)
        places = {place.seat: place for place in self.table.places}
        nobody = Place(-1, "", False, "")
        return [self.seat_line(chair, places.get(chair.seat, nobody), base) for chair in self.sight.chairs]

    @property
    def asked(self) -> list[dict[str, Any]]:
        """Those for whom all wait."""
        return [seat for seat in self.seats if seat["number"] in self.sight.waiting]

    def seat_line(self, chair: Chair, place: Place, base: str) -> dict[str, Any]:
        link = f"{base}/join/{place.invite}" if place.invite else ""
        return {
            "number": chair.seat,
            "name": capital(chair.name),
            "typed": place.typed,
            "note": note(chair, self),
            "mine": chair.mine,
            "open": chair.open,
            "give": place.give,
            "take": chair.mine and chair.kind != HUMAN and not self.over,
            "link": link,
            "qr": network.code(link) if link and not self.network.get("local") else {},
            "renew": bool(place.invite),
            "nudge": chair.seat in self.table.nudges,
            "look": self.over and chair.kind != RIVAL and chair.seat != self.seat,
        }

    # What stands around the board, as plain data (`parts.around`)

    @property
    def top(self) -> dict[str, Any]:
        return {"heading": self.heading, "mode": self.mode}

    @property
    def tools(self) -> dict[str, Any]:
        return {
            "path": self.path,
            "stage": self.stage,
            "seat": self.seat,
            "spectator": self.spectator,
            "seated": self.seated,
            "over": self.over,
            "step": self.step,
            "undo_seat": self.undo_seat,
            "can_undo": self.can_undo,
            "open": self.open,
            "chat": self.company and self.table.chat,
        }

    @property
    def people(self) -> dict[str, Any]:
        return {
            "path": self.path,
            "address": self.address,
            "seat": self.seat,
            "seats": self.seats,
            "seated": self.seated,
            "over": self.over,
            "bots": self.bots,
            "pace": self.pace,
            "longest": self.longest,
            "network": dict(self.network),
            "company": self.company,
            "host": self.host,
            "spectators": self.table.spectators,
            "hints": self.hint_wishes if self.table.hint_wishes and not self.over else None,
        }

    @property
    def rounds(self) -> list[dict[str, Any]]:
        """The story by rounds or turns, the latest first."""
        board = self.face
        found: list[dict[str, Any]] = [{"heading": Msg("web-round", n=0), "news": []}]
        for item in self.sight.news:
            if board.begins(item):
                found.append({"heading": board.chapter(item, len(found)), "news": []})
            found[-1]["news"].append(item)
        for round in found:
            if isinstance(round["heading"], Msg):
                round["heading"] = phrase(round["heading"], self.lang)
        return [round for round in reversed(found) if round["news"]]


def note(chair: Chair, page: TablePage) -> str:
    """A chair in a few words: whose it is, and whether that one is here."""
    said: list[str] = []
    if chair.mine:
        said.append("mine" if len(page.own) == 1 or chair.seat == page.seat else "friend")
    if chair.kind != HUMAN:
        said.append("stand-in" if chair.mine else chair.kind)
    elif chair.open:
        said.append("open")
    elif not chair.mine:
        said.append("here" if chair.here else "away")
    if chair.seat in page.sight.waiting and not chair.open and page.stage != LOBBY:
        said.append("asked")
    bot = "" if chair.kind in (HUMAN, RIVAL) else chair.kind
    return ", ".join(bot_called(word, page.lang) if word == bot else of_seat(word, page) for word in said)


def of_seat(word: str, page: TablePage) -> str:
    """A word of `note`; who plays a rival, its game says."""
    return phrase(Msg(page.face.rival_seat if word == RIVAL else f"web-seat-{word}"), page.lang)


def table_page(request: Request, room: Room, wished: int | None, notice: str = "") -> TablePage:
    """The page of a table for whoever asks."""
    asked = request.query_params
    table = table_view(room, web.person(request), wished, web.lang(request), aside=bool(asked.get("aside")))
    stage = stage_of(table, final=bool(asked.get("final")))
    return TablePage(
        table, web.lang(request), stage, address(request, room), notice, push_key(request), network.facts(request)
    )


def push_key(request: Request) -> str:
    caller = web.rooms(request).caller
    return "" if caller is None else caller.public


def address(request: Request, room: Room) -> str:
    return f"{web.address(request)}/games/{room.id}"


def stage_of(table: TableView, final: bool) -> str:
    """`final`: the board is wished for although all is over."""
    if table.lobby:
        return LOBBY
    if table.called_for >= 0:
        return CURTAIN
    return END if table.over and not final else TABLE


def mark(request: Request, page: TablePage) -> str:
    """The ETag of a table's page: what is shown depends on nothing else."""
    look = (html.theme(request), html.size(request))
    more = (page.stage, page.next.get("number"), *look, str(request.url.query), page.notice, page.address)
    rest = hashlib.sha256(repr(more).encode()).hexdigest()[:8]
    return f'"{page.table.mark}-{rest}"'


def context(page: TablePage) -> dict[str, Any]:
    """What templates of the table are given."""
    more: dict[str, Any] = {"page": page, "sight": page.sight, "face": page.face, "around": around(page.lang)}
    if page.stage in (TABLE, REPLAY):
        mode = page.face.played(page.sight)
        more["scene"] = page.face.scene(page.sight)
        more["part"] = part(page.face, page.lang, mode)
        more["zone"] = zone(page.face, page.lang, mode)
        more["picture"] = pictures.addresses(page.face, page.pictures, page.sight)
    elif page.stage == END and page.table.ended is not None:
        more["end"] = page.face.ending(page.table.ended, page.sight)
    return more
