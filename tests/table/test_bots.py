"""Bots at the table: they answer by themselves, at the pace asked for, and never for too long."""

from __future__ import annotations

import logging
import os
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hagal import bots as players
from hagal.bots.workers import Pool
from hagal.table.people import Person
from hagal.table.refusal import Refused
from hagal.table.rooms import bots
from hagal.table.rooms.bots import Decider, seed_of
from hagal.table.rooms.room import Due, Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.storage.store import Store
from hagal.table.wish import QUICK, SLOW, STEP, SeatWish
from tests.bots import strange
from tests.games.encounters.position import Position as Encounters
from tests.support.client import BOT, ME, RANDOM, first, hurry, left_to_bots, solo, somebody, until

WAITS = SeatWish("waits")
PATIENT = 1000.0


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Bots that wait for each other here, and leave a file each."""
    monkeypatch.setitem(players.REGISTRY, "waits", strange.Waits)
    found = tmp_path / "gate"
    found.mkdir()
    monkeypatch.setenv(strange.GATE, str(found))
    return found


def waiting(gate: Path) -> set[int]:
    """The processes that wait at the gate."""
    return {int(file.name) for file in gate.iterdir() if file.name.isdecimal()}


@pytest.fixture
def decider() -> Iterator[Decider]:
    with Pool() as pool:
        yield Decider(pool, PATIENT)


@pytest.fixture
def hasty(settings: Settings) -> Iterator[Rooms]:
    found = Rooms(Store(settings.url), replace(settings, bot_pause=0.05))
    yield found
    found.close()


def hurry_past(room: Room, person: Person) -> None:
    """Choose until bots are asked."""
    while not room.bots_due():
        room.choose(person, 0, room.decision, first(room, person))


def test_bots_answer_until_a_person_is_asked(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, BOT, RANDOM, BOT)))
    for _ in range(8):
        until(lambda: room.asked() == (0,))
        room.choose(ada, 0, room.decision, first(room, ada))
    assert {seat for seat, _key in room.game.record.keys} == {0, 1, 2, 3}
    assert room.decision == room.version


def test_a_game_needs_a_person(rooms: Rooms) -> None:
    ada = somebody()
    with pytest.raises(Refused) as caught:
        rooms.create(ada, solo(seats=(RANDOM, RANDOM, RANDOM)))
    assert (caught.value.code, caught.value.status) == ("nobody", 400)
    assert rooms.mine(ada) == []
    room = left_to_bots(rooms, ada)
    until(lambda: room.over)
    with pytest.raises(Refused) as caught:
        rooms.branch(ada, room, 3, (RANDOM, RANDOM, BOT))
    assert caught.value.code == "nobody"


def test_bots_alone_play_to_the_end(rooms: Rooms) -> None:
    ada = somebody()
    room = left_to_bots(rooms, ada)
    until(lambda: room.over)
    assert room.version == room.length + 2, "and one for leaving it to them"
    assert rooms.store.version(room.id) == room.version


def test_the_same_bots_choose_the_same(rooms: Rooms, decider: Decider) -> None:
    keys = []
    for _ in range(2):
        room = left_to_bots(rooms, somebody(), pace=STEP)
        room.row.config["salt"] = "salt"
        due = room.due()
        assert due is not None
        while len(due.game.record.keys) < 10:
            bots.think(due, decider, 0.0, time.monotonic)
        keys.append(due.game.record.keys[:10])
    assert keys[0] == keys[1]
    assert seed_of("a", 0, 1) != seed_of("b", 0, 1)


def test_at_step_pace_each_choice_waits_for_a_press(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, RANDOM, RANDOM, RANDOM), pace=STEP, seed=11))
    hurry_past(room, ada)
    before = room.length
    room.sight(ada, 0, "en")
    assert not rooms.bots.waiting(room.id)
    room.step(ada)
    until(lambda: not rooms.bots.waiting(room.id))
    assert room.length == before + 1
    if room.bots_due():
        room.skip(ada)
    until(lambda: not room.bots_due())
    assert room.pace == STEP
    with pytest.raises(Refused) as refused:
        room.step(somebody())
    assert refused.value.code == "not-seated"


def test_at_slow_pace_they_choose_one_by_one(hasty: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = somebody()
    room = hasty.create(ada, solo(seats=(ME, RANDOM, RANDOM, RANDOM), pace=SLOW))
    told: list[int] = []
    monkeypatch.setattr(hasty.hub, "changed", lambda _game, version: told.append(version))
    hurry_past(room, ada)
    until(lambda: not room.bots_due())
    assert told == list(range(2, room.version + 1)), "each choice is told"
    room.set_pace(ada, QUICK)
    assert (room.pace, room.length) == (QUICK, room.version - 2)


def test_bots_do_not_hold_up_requests(gate: Path, settings: Settings) -> None:
    rooms = Rooms(Store(settings.url), replace(settings, bot_budget=PATIENT, bot_workers=1))
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, WAITS)))
    hurry_past(room, ada)
    until(lambda: len(waiting(gate)) == 1)
    room.sight(ada, 0, "en")
    alone = rooms.create(ada, solo())
    hurry(alone, ada, 5)
    assert room.bots_due()
    (gate / "open").touch()
    until(lambda: not room.bots_due())
    rooms.close()


def test_several_games_think_at_once_each_in_a_process_of_its_own(gate: Path, settings: Settings) -> None:
    rooms = Rooms(Store(settings.url), replace(settings, bot_budget=PATIENT, bot_workers=3))
    ada = somebody()
    found = [rooms.create(ada, solo(seats=(ME, WAITS), seed=11 + k)) for k in range(4)]
    for room in found:
        hurry_past(room, ada)
    until(lambda: len(waiting(gate)) == 3)
    assert len(rooms.bots.pool.workers) == 3, "and no more than that"
    assert {worker.pid for worker in rooms.bots.pool.workers} == waiting(gate)
    (gate / "open").touch()
    until(lambda: not any(room.bots_due() for room in found))
    assert len(waiting(gate)) == 3, "the fourth game had one of theirs"
    rooms.close()


def test_a_game_alone_needs_one_worker(hasty: Rooms) -> None:
    ada = somebody()
    room = hasty.create(ada, solo(seats=(ME, BOT, BOT, BOT)))
    for _ in range(6):
        until(lambda: room.asked() == (0,))
        room.choose(ada, 0, room.decision, first(room, ada))
    until(lambda: room.asked() == (0,))
    assert len(hasty.bots.pool.workers) == 1


def test_without_bots_that_think_there_is_no_process(rooms: Rooms) -> None:
    room = left_to_bots(rooms, somebody())
    until(lambda: room.over)
    assert not rooms.bots.pool.workers


def test_no_game_starves_another(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker, several games: however long each goes on, all go on in turn."""
    monkeypatch.setattr(bots, "SLICE", 0.0)
    rooms = Rooms(Store(settings.url), replace(settings, bot_workers=1))
    turns: list[str] = []
    slice = rooms.bots.slice

    def noted(id: str, mode: str) -> Any:
        turns.append(id)
        return slice(id, mode)

    monkeypatch.setattr(rooms.bots, "slice", noted)
    found = [left_to_bots(rooms, somebody(), seed=11 + k, pace=STEP) for k in range(4)]
    with rooms.bots.condition:  # nobody begins before all are there
        for room in found:
            rooms.bots.due(room.id, QUICK)
    until(lambda: len(turns) > 40)
    rooms.close()
    ids = [room.id for room in found]
    assert turns[:40] == ids * 10


def test_a_server_that_stops_leaves_no_process(gate: Path, settings: Settings) -> None:
    rooms = Rooms(Store(settings.url), replace(settings, bot_budget=PATIENT, bot_workers=2))
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, WAITS)))
    thinking = rooms.create(ada, solo(seats=(ME, BOT)))
    for each in (room, thinking):
        hurry_past(each, ada)
    until(lambda: len(waiting(gate)) == 1 and len(rooms.bots.pool.workers) == 2)
    until(lambda: not thinking.bots_due())
    pids = [worker.pid for worker in rooms.bots.pool.workers]
    before = room.version
    rooms.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    assert not any(thread.is_alive() for thread in rooms.bots.threads)
    assert room.version == before, "no plain bot has answered for the one that was stopped"
    assert not room.stuck


def test_a_person_is_quicker_than_a_bot(rooms: Rooms, decider: Decider) -> None:
    """What a bot chose is thrown away if the game has changed in the meantime."""
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, RANDOM), pace=STEP))
    hurry_past(room, ada)
    due = room.due()
    assert due is not None
    more, decision = bots.think(due, decider, 0.0, time.monotonic)
    assert more == 1
    room.set_pace(ada, SLOW)
    before = room.game.save()
    assert not room.bots_chose(due, more, decision)
    assert room.game.save() == before


def test_another_process_goes_on_where_one_was_killed(settings: Settings, rooms: Rooms) -> None:
    ada = somebody()
    killed = Rooms(Store(settings.url), settings)
    killed.bots.closed = True  # it never gets to its bots
    room = left_to_bots(killed, ada)
    killed.close()
    found = rooms.open(room.id)
    found.sight(ada, -1, "en")
    until(lambda: found.over)


def test_a_stand_in_answers_at_once(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    room.give(ada, 0, "random")
    until(lambda: room.over)


def test_a_game_that_cannot_be_written_is_tried_again(hasty: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.01)
    ada = somebody()
    room = hasty.create(ada, solo(seats=(ME, RANDOM), pace=STEP))
    hurry_past(room, ada)
    tries: list[int] = []
    advance = hasty.store.advance

    def sometimes(*args: Any, **more: Any) -> bool:
        tries.append(1)
        if len(tries) < 3:
            raise Refused("storage", 503)
        return advance(*args, **more)

    monkeypatch.setattr(hasty.store, "advance", sometimes)
    room.skip(ada)
    until(lambda: not hasty.bots.waiting(room.id) and not room.bots_due())
    assert len(tries) >= 3


def test_the_log_tells_reasons_to_those_who_look(
    rooms: Rooms, decider: Decider, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, bots.__name__)
    game = rooms.create(somebody(), solo(seats=(ME, ME, ME, ME))).game.copy()
    while len(caplog.records) < 3:
        assert game.decision is not None
        game.choose(decider.key(game, game.decision.seat, "heuristic", "salt"))
    assert all(re.search(r"the bot heuristic of seat \d chooses '.+': Msg\('bots-", line) for line in caplog.messages)


# Moves out of turn


def together_at(mode: str, seats: dict[int, str], asked: int) -> Due:
    """A game of Encounters in which a seat is asked, and the bots of all others hold a card to Coordinate."""
    t = Encounters(3, first=asked)
    for seat in range(3):
        t.hand(seat, "commander_tech", "experience")
    return Due(t.game, 7, seats, "salt", mode)


def test_bots_move_out_of_turn_while_a_person_is_asked(decider: Decider) -> None:
    due = together_at(SLOW, {1: "heuristic", 2: "heuristic"}, 0)
    more, decision = bots.speak(due, decider)
    assert (more, decision) == (2, 0), "the person still answers the same question"
    assert due.game.record.keys[-2:] == [(1, "coordinate commander_tech"), (2, "coordinate commander_tech")]
    assert bots.speak(due, decider) == (0, 0)


def test_bots_move_out_of_turn_for_one_another(decider: Decider) -> None:
    due = together_at(QUICK, {0: "heuristic", 1: "heuristic"}, 0)
    assert bots.think(due, decider, 0.0, time.monotonic) == (1, 0)
    assert due.game.record.keys[-1] == (1, "coordinate commander_tech")
    assert bots.think(due, decider, 0.0, time.monotonic) == (1, 8)
    assert due.game.record.keys[-1][0] == 0


def test_plain_bots_keep_silent(decider: Decider) -> None:
    due = together_at(QUICK, {1: "random", 2: "random"}, 0)
    assert bots.speak(due, decider) == (0, 0)


@pytest.fixture
def cooperative(monkeypatch: pytest.MonkeyPatch) -> None:
    """All titles are offered, whether or not they have a face."""
    monkeypatch.setattr("hagal.table.games.titles", lambda: ("dune", "encounters"))


@pytest.mark.parametrize("pace", [QUICK, SLOW, STEP])
def test_a_person_gets_help_at_any_pace(cooperative: None, hasty: Rooms, pace: str) -> None:
    ada = somebody()
    room = hasty.create(ada, solo(title="encounters", seats=(ME, BOT, BOT), pace=pace, seed=5))

    def helped() -> bool:
        return any(seat and key.startswith("coordinate") for seat, key in room.game.record.keys)

    for _ in range(400):
        until(lambda: not hasty.bots.waiting(room.id))
        if helped() or room.over:
            break
        if room.bots_due():
            room.skip(ada)
            continue
        keys = next(found.keys for found in room.game.decisions if not found.aside)
        key = next((key for key in keys if key.startswith(("play", "recruit"))), keys[-1])
        room.choose(ada, 0, room.decision, key)
    assert helped()
    assert not room.bots_due() or room.asked() != (0,)
