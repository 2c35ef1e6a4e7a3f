"""Presence: what is written down about who is there, when, and how much of it at a time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from sqlalchemy import event

from hagal.table.rooms.presence import WRITE, Presence
from hagal.table.seats import Seat
from hagal.table.settings import Settings
from hagal.table.storage import store as stores
from hagal.table.storage.store import GameRow, Store

GAMES = 30


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Watched(Presence):
    """Without its thread: the test says when it looks. Keeps what was written."""

    def __init__(self, store: Store, clock: Clock) -> None:
        super().__init__(store, lambda game: None, clock, clock)
        self.notes: list[dict[Any, Any]] = []

    def _rouse(self) -> None:
        pass

    def _write(self, notes: dict[tuple[str, int], tuple[float, float]], changed: Iterable[str] = ()) -> None:
        self.notes.append(notes)
        super()._write(notes, changed)


@pytest.fixture
def store(settings: Settings) -> Store:
    found = Store(settings.url)
    for k in range(GAMES):
        found.insert(GameRow(str(k), "dune", "", 0.0, 0.0, 1, 1, False, {}, {}, "save"), [Seat(0), Seat(1)])
    return found


def crowd(store: Store) -> tuple[Watched, Clock]:
    """Somebody at seat 0 of every game, written down just now."""
    clock = Clock()
    presence = Watched(store, clock)
    for k in range(GAMES):
        presence.enter(str(k), [0])
    presence.look()
    presence.notes.clear()
    return presence, clock


def test_whoever_comes_is_written_down_alone(store: Store) -> None:
    presence, clock = crowd(store)
    clock.now += 1
    presence.enter("7", [1])
    presence.look()
    assert presence.notes == [{("7", 1): (clock.now, 0.0)}]
    assert store.seats("7")[1].seen == clock.now


def test_now_and_then_everybody_is_written_down(store: Store) -> None:
    presence, clock = crowd(store)
    clock.now += WRITE
    presence.look()
    assert [len(notes) for notes in presence.notes] == [GAMES]
    assert {store.seats(str(k))[0].seen for k in range(GAMES)} == {clock.now}
    presence.look()
    assert len(presence.notes) == 1, "nothing is new"


def test_arrivals_do_not_put_off_the_writing_down_of_everybody(store: Store) -> None:
    presence, clock = crowd(store)
    for k in range(4):
        clock.now += WRITE / 4
        presence.enter(str(k), [1])
        presence.look()
    assert max(len(notes) for notes in presence.notes) >= GAMES


def test_many_seats_are_one_statement_a_portion(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PORTION", 20)
    updates: list[int] = []

    def count(_c: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        if statement.startswith("UPDATE seats"):
            updates.append(len(parameters) if many else 1)

    event.listen(store.engine, "before_cursor_execute", count)
    store.heard({(str(k), 0): (5.0 + k, 0.0) for k in range(GAMES)})
    assert updates == [20, 10]
    assert [store.seats(str(k))[0].seen for k in range(GAMES)] == [5.0 + k for k in range(GAMES)]
