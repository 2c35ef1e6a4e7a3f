"""Saves of earlier versions keep loading: as files, and in a database that an earlier version left."""

from __future__ import annotations

from pathlib import Path

import pytest

import hagal
from hagal.table import replays
from hagal.table.database import engine as engine_of
from hagal.table.held import summary
from hagal.table.people import Person, digest
from hagal.table.rooms import Rooms
from hagal.table.seating import Seat
from hagal.table.settings import Settings
from hagal.table.store import GameRow, Store
from tests.table.house import somebody
from tests.table.saves.make import KEPT

FOLDER = Path(__file__).parent / "saves"
SAVES = sorted(FOLDER.glob("*.save"))
DATABASES = sorted(FOLDER.glob("*.sql"))
ADA = Person("the-secret-of-the-one-who-left-this-database")


def test_there_are_saves_and_databases() -> None:
    assert len(SAVES) >= len(KEPT)
    assert DATABASES


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_kept_save_is_gone_on_with(rooms: Rooms, path: Path) -> None:
    ada = somebody()
    save = path.read_text(encoding="utf-8")
    game = hagal.load(save)
    seats = [Seat(seat, owner=ada.hash) for seat in range(game.players)]
    now = rooms.clock()
    rooms.store.insert(GameRow("old", "dune", ada.hash, now, now, 9, 8, False, {}, summary(game), save), seats)
    room = rooms.open("old")
    before = room.length
    assert before == len(game.record.keys) > 30
    for _ in range(10):
        seat = room.asked()[0]
        sight = room.sight(ada, seat, "pt-BR")
        assert sight.question is not None
        room.choose(ada, seat, sight.decision, sight.question.offers[0].key)
    assert room.length == before + 10
    assert room.version == 19


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_kept_save_is_replayed_as_long_as_its_rules_are_the_same(path: Path) -> None:
    save = path.read_text(encoding="utf-8")
    game = hagal.load(save)
    if hagal.replay(save.partition("\nsnapshot: ")[0]).save() == save:
        assert len(game.log.events) > 50, "its story is told again"
        assert replays.upto(game.record, 10).record.keys == game.record.keys[:10]


@pytest.mark.parametrize("path", DATABASES, ids=lambda path: path.stem)
def test_a_kept_database_is_gone_on_with(settings: Settings, path: Path) -> None:
    engine = engine_of(settings.url)
    connection = engine.raw_connection()
    connection.cursor().executescript(path.read_text(encoding="utf-8"))
    connection.close()
    engine.dispose()
    rooms = Rooms(Store(settings.url), settings)
    (glance,) = rooms.mine(ADA)
    assert (glance.names, glance.kinds, glance.mine) == (("Ada", "", "Bot"), ("human", "human", "heuristic"), (0,))
    room = rooms.open(glance.id)
    assert digest(room.links(ADA)[1]) == room.seats[1].invite
    eve = somebody()
    rooms.join(eve, room.links(ADA)[1], "Eve")
    room.set_pace(ADA, "step")
    for person in (ADA, eve):
        seat = room.seats_of(person)[0]
        sight = room.sight(person, seat, "ru")
        if sight.question is not None:
            room.choose(person, seat, sight.decision, sight.question.offers[0].key)
    assert room.report(eve, 1, "It works").id
    rooms.close()
