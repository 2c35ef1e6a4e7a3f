"""Rooms: Records and reports, and games looked at again."""

from __future__ import annotations

from typing import Any

import pytest

import hagal
from hagal.kernel.record import Record
from hagal.table.people import STRANGER
from hagal.table.rooms.rooms import Rooms
from tests.support.client import FRIEND, ME, first, hurry, refused, solo, somebody

# Papers


def test_before_the_end_a_record_holds_no_seed_and_after_it_all(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(seed=123456789))
    hurry(room, ada, 5)
    seen = room.record(ada, 0)
    assert Record.parse(seen).seed is None
    assert "~" not in seen
    assert "123456789" not in seen
    hurry(room, ada)
    whole = room.record(STRANGER)
    assert Record.parse(whole).seed == 123456789
    assert hagal.replay(whole).over


def test_a_report_keeps_the_whole_and_gives_out_what_may_be_seen(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    hurry(room, ada, 3)
    report = room.report(ada, 0, "It \x00hangs.\r\nReally.")
    assert Record.parse(report.record).seed is None
    kept = rooms.store.report(report.id)
    assert kept is not None
    assert (kept.note, kept.seat, kept.version) == ("It hangs.\nReally.", 0, room.version)
    assert hagal.load(kept.save).record.keys == room.game.record.keys


# Replay


def test_a_running_game_is_replayed_through_the_own_seat(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    views = [room.sight(ada, 0, "en").view]
    for _ in range(5):
        room.choose(ada, 0, room.decision, first(room, ada))
        views.append(room.sight(ada, 0, "en").view)
    for at in (3, 0, 5, 3):
        seen = room.replay(ada, 0, at, "en")
        assert seen.view == views[at]
        assert seen.question is None
    assert room.replay(STRANGER, -1, 2, "en").seat == -1
    assert refused(room.replay, ada, 0, 6, "en") == ("no-moment", 404)
    assert refused(room.replay, ada, 0, -1, "en") == ("no-moment", 404)
    assert refused(rooms.branch, ada, room, 2) == ("running", 409)


def test_when_it_is_over_anybody_looks_through_any_seat_and_plays_on(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo(seats=(ME, FRIEND)))
    hurry(room, ada)
    assert room.replay(eve, 1, 0, "en").view["players"][1]["hand"][0]
    branch = rooms.branch(eve, room, 4)
    assert branch.length >= 4
    assert branch.seats_of(eve) == (0,)
    assert branch.seats[1].bot == "heuristic"
    assert branch.game.record.entries[:4] == room.game.record.entries[:4]
    assert branch.game.record.seed is None, "anybody may have read that of the other game"
    assert refused(rooms.branch, eve, room, room.length) == ("over", 409)
    assert refused(rooms.branch, eve, room, 1, [ME]) == ("seats-count", 400)
    both = rooms.branch(eve, room, 2, [FRIEND, ME])
    assert both.seats_of(eve) == (0, 1)
    hurry(both, eve)
    assert both.over


def test_a_record_is_uploaded_looked_at_and_played_on(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo())
    hurry(room, ada, 8)
    for paper in (str(room.game.record), room.game.save(), "\ufeff" + str(room.game.record).replace("\n", "\r\n")):
        book = rooms.upload(eve, paper)
        assert book.uploaded
        assert book.length == 8
        assert book.replay(STRANGER, 0, 8, "en").view == room.sight(ada, 0, "en").view
        assert refused(book.choose, eve, 0, 1, "reveal") == ("not-yours", 403)
        assert refused(book.give, eve, 0) == ("only-replay", 409)
        assert not book.links(eve)
        assert rooms.branch(eve, book, 8).length == 8
    assert rooms.mine(eve)[-1].uploaded or rooms.mine(eve)[0].uploaded


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda paper: "", "record-damaged"),
        (lambda paper: "PNG\x00\x01", "record-damaged"),
        (lambda paper: paper[: len(paper) // 2], "record-damaged"),
        (lambda paper: paper.replace("players: 1", "players: 3"), "record-damaged"),
        (lambda paper: str(altered(paper, players=4)), "record-damaged"),
        (lambda paper: str(altered(paper, title="chess")), "no-title"),
        (lambda paper: str(altered(paper, title="encounters")), "record-damaged"),
        (lambda paper: str(altered(paper, modules=("rivals", "physical"))), "no-module"),
        (lambda paper: str(altered(paper, modules=("storm",))), "record-damaged"),
        (lambda paper: str(altered(paper, options={"leaders": [{}]})), "record-damaged"),
        (lambda paper: str(altered(paper, options={"leaders": 3})), "record-damaged"),
        (lambda paper: str(altered(paper, content="other")), "record-damaged"),
        (lambda paper: str(altered(paper, entries=[(0, "win")])), "record-damaged"),
        (lambda paper: str(altered(paper, entries=[(7, "reveal")])), "record-damaged"),
        (lambda paper: str(altered(paper, entries=[(-1, "5"), (-1, " 1 1 1")])), "record-damaged"),
        (lambda paper: str(altered(paper, entries=[(0, "reveal")] * 6000)), "record-choices"),
        (lambda paper: str(Record.parse(paper).seen_by((0,))), "record-partial"),
    ],
)
def test_a_damaged_record_is_refused_with_a_sentence(rooms: Rooms, spoil: Any, code: str) -> None:
    game = hagal.new("dune", players=1, seed=3)
    game.choose("reveal")
    assert refused(rooms.upload, somebody(), spoil(str(game.record))) == (code, 400)


def altered(paper: str, **changes: Any) -> Record:
    record = Record.parse(paper)
    for name, value in changes.items():
        setattr(record, name, value)
    return record


def test_a_file_too_large_is_not_even_read(rooms: Rooms) -> None:
    assert refused(rooms.upload, somebody(), "x" * (rooms.settings.upload + 1)) == ("record-long", 413)
