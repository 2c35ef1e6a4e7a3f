"""What lies here for long goes, and nobody can pile up things."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hagal.table.refusal import Refused
from hagal.table.rooms.rooms import Rooms
from hagal.table.rooms.upkeep import DAY, Upkeep
from hagal.table.settings import Settings
from hagal.table.storage.store import Store
from tests.support.client import FRIEND, ME, solo, somebody, until


class Calendar:
    """A clock that tells days."""

    def __init__(self) -> None:
        self.days = 1000.0

    def __call__(self) -> float:
        return self.days * DAY


def table(settings: Settings, calendar: Calendar, **more: float) -> Rooms:
    chosen = replace(settings, **more)  # type: ignore[arg-type]
    return Rooms(Store(chosen.url), chosen, calendar)


def test_games_without_news_go_after_a_while_and_uploads_sooner(settings: Settings) -> None:
    calendar = Calendar()
    rooms = table(settings, calendar, keep_days=100, keep_uploads=30)
    ada = somebody()
    old, played = rooms.create(ada, solo()), rooms.create(ada, solo())
    played.report(ada, 0, "odd")
    book = rooms.upload(ada, str(old.game.record))
    calendar.days += 31
    sight = played.sight(ada, 0, "en")
    assert sight.question is not None
    played.choose(ada, 0, sight.decision, sight.question.offers[0].key)
    assert rooms.sweep() == 1
    with pytest.raises(Refused, match="no-game"):
        rooms.open(book.id)
    calendar.days += 70
    assert rooms.sweep() == 0, "nothing has happened for long"
    fresh = rooms.create(ada, solo())
    assert rooms.sweep() == 1
    rooms.forget(ada, fresh.id)
    assert [glance.id for glance in rooms.mine(ada)] == [played.id]
    assert rooms.store.seats(old.id) == []
    assert rooms.store.reported(played.id) == 0, "a report is as old as it is"
    assert rooms.sweep() == 0
    rooms.close()


def test_little_goes_at_a_time_the_oldest_first(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hagal.table.rooms.rooms.FEW", 2)
    calendar = Calendar()
    rooms = table(settings, calendar, keep_days=10)
    ada = somebody()
    old = []
    for _ in range(5):
        old.append(rooms.create(ada, solo()).id)
        calendar.days += 1
    calendar.days += 20
    new = rooms.create(ada, solo()).id
    left = []
    for _ in range(4):
        rooms.sweep()
        left.append([glance.id for glance in rooms.mine(ada)][::-1])
    assert left == [[*old[2:], new], [*old[4:], new], [new], [new]]
    rooms.close()


def test_without_a_wish_everything_is_kept(settings: Settings) -> None:
    calendar = Calendar()
    rooms = table(settings, calendar)
    room = rooms.create(somebody(), solo())
    calendar.days += 10_000
    assert rooms.sweep() == 0
    assert rooms.open(room.id)
    rooms.close()


def test_a_server_sweeps_by_itself_and_whatever_happens(settings: Settings) -> None:
    swept: list[int] = []

    def sweep() -> int:
        swept.append(1)
        if len(swept) == 1:
            raise Refused("storage", 503)
        if len(swept) == 2:
            raise ValueError
        return len(swept)

    upkeep = Upkeep(sweep, every=0.001)
    until(lambda: len(swept) > 3)
    upkeep.close()
    assert not upkeep.thread.is_alive()
    rooms = table(settings, Calendar(), keep_days=5)
    rooms.listen()
    assert rooms.upkeep is not None
    rooms.close()


def test_reports_come_from_the_table_and_are_not_too_many(settings: Settings) -> None:
    rooms = table(settings, Calendar(), reports_per_game=2)
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, FRIEND)))
    with pytest.raises(Refused, match="not-seated"):
        room.report(somebody(), -1, "spam")
    room.report(ada, 0, "one")
    room.report(ada, 1, "two")
    with pytest.raises(Refused, match="too-many-reports"):
        room.report(ada, 0, "three")
    rooms.close()


def test_uploads_are_counted(settings: Settings) -> None:
    rooms = table(settings, Calendar(), uploads_per_person=2)
    ada = somebody()
    paper = str(rooms.create(ada, solo()).game.record)
    books = [rooms.upload(ada, paper) for _ in range(2)]
    with pytest.raises(Refused, match="too-many-uploads"):
        rooms.upload(ada, paper)
    rooms.forget(ada, books[0].id)
    assert rooms.upload(ada, paper).uploaded
    assert rooms.upload(somebody(), paper).uploaded
    rooms.close()
