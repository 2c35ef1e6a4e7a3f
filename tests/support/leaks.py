"""Everything that a viewer can ask for, and a room in which all that it may not know is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Any

import pytest

import hagal
from hagal.course import Course, Walk
from hagal.game import Game
from hagal.kernel.record import Record
from hagal.table.games.board import story
from hagal.table.rooms import courses, hints, replays
from hagal.table.rooms.room import Room
from hagal.table.settings import Settings
from hagal.text import LANGUAGES
from tests.support.client import Client, House
from tests.support.twins import going_back, scrambled


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Nobody is told to slow down."""
    free = 1e12
    return Settings(
        database=f"sqlite:///{tmp_path / 'table.sqlite3'}",
        seeds=True,
        rate_person=free,
        burst_person=free,
        rate_address=free,
        burst_address=free,
        rate_heavy=free,
        burst_heavy=free,
        rate_think=free,
        burst_think=free,
        bot_budget=60.0,
    )


Twin = Callable[[Game, int], Game]
"""Of a game another that looks the same to a viewer."""


@contextmanager
def swapped(
    house: House, room: Room, seat: int, monkeypatch: pytest.MonkeyPatch, twin: Twin = scrambled
) -> Iterator[None]:
    """The room as it is, but for what this viewer may not know."""
    true, whole = room._game, room._game.record.copy()

    def at(_id: str, _version: object, _record: Record, number: int, _pay: object = None) -> Game:
        return room._game if number == len(whole.keys) else twin(replays.upto(whole, number), seat)

    def walked(_pool: object, _title: str, _record: str, _packs: object, seats: Sequence[int], mask: int) -> Course:
        hagal.replay(str(whole))  # one of a position that was built by hand goes nowhere
        walk = Walk(len(whole.keys), seats, mask, inf)
        game = replays.upto(whole, 0)
        for number in range(len(whole.keys) + 1):
            game = replays.further(game, whole, number)
            walk.note(twin(game, seat))
        return Course(tuple(walk.marks), tuple(walk.values))

    with monkeypatch.context() as patch:
        patch.setattr(house.rooms.replays, "at", at)
        patch.setattr(courses, "walked", walked)
        room._game = twin(true, seat)
        room.tales = type(room.tales)()
        try:
            yield
        finally:
            room._game = true
            room.tales = type(room.tales)()


def answers(client: Client, room: Room, seat: int, keys: list[str]) -> dict[str, Any]:
    """Everything that a viewer can ask for. How far back a story reaches hangs on what its reader looked at before."""
    story.STORIES.kept.clear()
    room.rooms.hints.kept.clear()
    room.rooms.courses.kept.clear()
    id = room.id
    found: dict[str, Any] = {}
    length = len(room.game.record.keys)
    for lang in LANGUAGES:
        for path in (
            f"/games/{id}?seat={seat}&lang={lang}",
            f"/games/{id}?seat={seat}&lang={lang}&part=table",
            f"/games/{id}/log?seat={seat}&lang={lang}",
            f"/games/{id}/decks?seat={seat}&lang={lang}&part=decks",
            f"/games/{id}/replay?seat={seat}&at={length // 2}&lang={lang}",
            f"/games/{id}/replay?seat={seat}&at={length}&lang={lang}",
            f"/games/{id}/later?seat={seat}&lang={lang}",
            f"/api/games/{id}?seat={seat}&lang={lang}",
            f"/api/games/{id}/replay?seat={seat}&at={length // 2}&lang={lang}",
            f"/games/{id}/chat?lang={lang}",
            f"/games/{id}/chat?part=chat&lang={lang}",
            f"/api/games/{id}/chat?lang={lang}",
        ):
            answer = client.get(path)
            private = "/chat" in path and not room.may_chat(client.person)
            assert answer.status_code == (403 if private else 200), f"{path}: {answer.text[:300]}"
            found[path] = answer.text
    for path in (
        f"/games/{id}/course?seat={seat}",
        f"/games/{id}/asked?seat={seat}&at={length // 2}",
        f"/games/{id}/hint?seat={seat}",
        f"/games/{id}/hint?seat={seat}&part=hint",
        f"/api/games/{id}/hint?seat={seat}",
        "/rules",
    ):
        answer = client.get(path)
        assert answer.status_code in allowed(room, seat, path), f"{path}: {answer.text[:300]}"
        found[path] = answer.text
    for path in (f"/games/{id}/record?seat={seat}", f"/api/games/{id}/record?seat={seat}", "/", "/api/games"):
        found[path] = client.get(path).text
    for key in keys if seat >= 0 else ():
        found[f"why {key}"] = client.get(f"/api/games/{id}/why", params={"seat": seat, "key": key}).text
        found[f"page why {key}"] = client.get(f"/games/{id}/why", params={"seat": seat, "key": key}).text
    found["going back"] = going_back(room.game, seat)
    report = client.post(f"/api/games/{id}/report", json={"seat": seat, "note": "look"}).json()
    found["report"] = report.get("record", report)
    others = client.get(f"/api/games/{id}", params={"seat": (seat + 1) % room.players})
    found["another's seat"] = (others.status_code, "" if others.status_code == 200 else others.text)
    return found


def allowed(room: Room, seat: int, path: str) -> tuple[int, ...]:
    """How such a request may be answered. Whoever is asked something is advised, or the proof would be empty."""
    if "/hint" in path and seat >= 0:
        return (200,) if hints.asked(room, seat) else (409,)
    refused = (403, 404, 409) if seat < 0 else ()  # who only looks on is advised nothing
    return (200, *((503,) if "/course" in path else ()), *refused)


def stands(house: House, room: Room, game: Game) -> None:
    """A game that was built by hand lies on the table, and its replay ends there, too: its Record leads elsewhere."""
    at, length = house.rooms.replays.at, len(game.record.keys)

    def there(id: str, of: object, record: Record, number: int, pay: Callable[[int], None] = replays.free) -> Game:
        return room._game if number == length else at(id, of, record, number, pay)

    room._game = game
    house.rooms.replays.at = there  # type: ignore[method-assign]


def seated(house: House, players: int, modules: list[str], **more: Any) -> tuple[Room, list[Client]]:
    """A table of people each at a browser of their own. Time stands still there: nobody goes away meanwhile, and no
    game was played longer ago than before."""
    now, today = house.rooms.presence.steady(), house.rooms.clock()
    house.rooms.presence.steady = lambda: now
    house.rooms.clock = lambda: today
    host = house.client()
    seats = [{"kind": "me"}] + [{"kind": "link"}] * (players - 1)
    wish = {"title": "dune", "seats": seats, "modules": modules, "seed": 31, **more}
    view = host.post("/api/games", json=wish).json()
    clients = [host]
    for seat in range(1, players):
        guest = house.client()
        guest.post(f"/api/invitations/{view['links'][str(seat)]}", json={"name": f"Guest {seat}"})
        clients.append(guest)
    for seat, client in enumerate(clients if players > 1 else ()):
        client.post(f"/api/games/{view['id']}/chat", json={"seat": seat, "phrase": "hello"})
        client.post(f"/api/games/{view['id']}/hints", json={"want": True})
    return house.rooms.open(view["id"]), clients
