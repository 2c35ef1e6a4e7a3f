"""Saves of earlier versions keep loading: as files, and in a database that an earlier version left."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import hagal
from hagal.game import SAVE_MARK
from hagal.kernel.errors import HagalError, RecordError
from hagal.kernel.record import checksum
from hagal.table.people import Person, digest
from hagal.table.rooms import replays
from hagal.table.rooms.rooms import Rooms
from hagal.table.rooms.turns import summary
from hagal.table.seats import Seat
from hagal.table.settings import Settings
from hagal.table.storage.database import engine as engine_of
from hagal.table.storage.store import GameRow, Store
from tests.support.client import somebody
from tests.table.saves.make import KEPT

FOLDER = Path(__file__).parent / "saves"
SAVES = sorted(FOLDER.glob("*.save"))
DATABASES = sorted(FOLDER.glob("*.sql"))
ADA = Person("the-secret-of-the-one-who-left-this-database")


def test_there_are_saves_and_databases() -> None:
    for title, names in KEPT.items():
        assert sum(path.name.startswith(f"{title}-") for path in SAVES) >= len(names)
    assert DATABASES


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_kept_save_is_gone_on_with(rooms: Rooms, path: Path) -> None:
    ada = somebody()
    save = path.read_text(encoding="utf-8")
    game = hagal.load(save)
    seats = [Seat(seat, owner=ada.hash) for seat in range(game.players)]
    now = rooms.clock()
    rooms.store.insert(GameRow("old", game.title.name, ada.hash, now, now, 9, 8, False, {}, summary(game), save), seats)
    room = rooms.open("old")
    before = room.length
    assert before == len(game.record.keys) > 30
    for _ in range(10):
        seat = room.asked()[0]
        sight = room.sight(ada, seat, "pt-BR")
        assert sight.question is not None
        room.choose(ada, seat, sight.decision, sight.question.offers[0].key)
    assert room.length >= before + 10  # with what had one answer
    assert room.version == 19


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_kept_save_from_before_a_field_is_gone_on_with(path: Path) -> None:
    """A state that lacks a field of today is no end to a game whose Record still replays; otherwise a sentence is."""
    record, _mark, tail = path.read_text(encoding="utf-8").partition(f"\n{SAVE_MARK}")
    data = json.loads(tail.partition(" ")[2])
    del data["round"]
    less = json.dumps(data)
    try:
        game = hagal.replay(record)
    except HagalError:
        with pytest.raises(RecordError, match="lacks round; nor can its Record be replayed: "):
            hagal.load(f"{record}\n{SAVE_MARK}{checksum(less)} {less}\n")
        return
    found = hagal.load(f"{record}\n{SAVE_MARK}{checksum(less)} {less}\n")
    assert found.view(0) == game.view(0)
    assert len(found.log.events) > 50
    assert found.decision is not None
    found.choose(found.decision.keys[0])
    assert len(found.record.keys) == len(game.record.keys) + 1


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_the_table_goes_on_with_a_kept_save_as_nobody_can_compute(rooms: Rooms, path: Path) -> None:
    """An earlier version gave every game a seed: it is forgotten, and what happened stays."""
    ada, save = somebody(), path.read_text(encoding="utf-8")
    game = hagal.load(save)
    assert game.record.seed is not None
    rooms.settings = replace(rooms.settings, seeds=False)
    now = rooms.clock()
    seats = [Seat(seat, owner=ada.hash) for seat in range(game.players)]
    rooms.store.insert(GameRow("old", game.title.name, ada.hash, now, now, 9, 8, False, {}, summary(game), save), seats)
    room = rooms.open("old")
    assert (room.game.record.seed, room.game.record.entries) == (None, game.record.entries)
    assert room.game.view(0) == game.view(0)
    assert len(room.game.log.events) == len(game.log.events)
    seat = room.asked()[0]
    room.choose(ada, seat, room.decision, room.game.decisions[0].keys[0])
    found = rooms.store.load("old")
    assert found is not None
    assert "\nseed: -\n" in found[0].save


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_kept_save_is_replayed_as_long_as_its_rules_are_the_same(path: Path) -> None:
    save = path.read_text(encoding="utf-8")
    game = hagal.load(save)
    try:
        same = hagal.replay(save.partition("\nsnapshot: ")[0]).save() == save
    except hagal.RecordError:  # a rule was put right since, and one of its choices is gone
        same = False
    if same:
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
