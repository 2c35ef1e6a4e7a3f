"""Bots that answer nonsense, and rules that fail at what bots choose: the game goes on, or says that it cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hagal import bots as players
from hagal.bots import Bot, remote
from hagal.bots.workers import Pool
from hagal.game import Game
from hagal.kernel.errors import ChoiceError
from hagal.table.people import Person
from hagal.table.rooms import bots
from hagal.table.rooms.bots import Decider, Stuck
from hagal.table.rooms.page import table_view
from hagal.table.rooms.room import Due, Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.storage.store import Store
from hagal.table.wish import STEP, SeatWish
from hagal.text import LANGUAGES
from tests.bots import strange
from tests.support.client import ME, RANDOM, House, left_to_bots, solo, somebody, until

ODD = SeatWish("odd")


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot whose answers are keys of another question."""
    monkeypatch.setitem(players.REGISTRY, "odd", strange.Talks)
    real = Decider.key

    def key(self: Decider, game: Game, seat: int, name: str, salt: str) -> str:
        return "no such key" if name == "odd" else real(self, game, seat, name, salt)

    monkeypatch.setattr(Decider, "key", key)


@pytest.fixture
def impatient(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rooms]:
    """Bots that never answer are cut short very soon; those that do have all the time they need."""
    monkeypatch.setattr(remote, "MARGIN", 0.0)
    for kind in (*strange.ENDLESS, *strange.BROKEN):
        monkeypatch.setitem(players.REGISTRY, kind.name, kind)
    found = Rooms(Store(settings.url), settings)
    decide: Any = remote.decide

    def hasty(*args: Any, **more: Any) -> Any:
        *given, kind, seed, _budget = args
        return decide(*given, kind, seed, 0.02 if kind in strange.ENDLESS else 1000.0, **more)

    monkeypatch.setattr(remote, "decide", hasty)
    yield found
    found.close()


@pytest.fixture
def decider() -> Iterator[Decider]:
    with Pool() as pool:
        yield Decider(pool, 1000.0)


Fails = Callable[[Callable[[Game, str, int], bool]], None]


@pytest.fixture
def fails(monkeypatch: pytest.MonkeyPatch) -> Fails:
    """Lets the rules fail, halfway through, at the choices that a test names."""
    real = Game.choose

    def arrange(when: Callable[[Game, str, int], bool]) -> None:
        def choose(self: Game, key: str, seat: int | None = None) -> Game:
            asked = self.decision
            if asked is not None and when(self, key, asked.seat if seat is None else seat):
                self.state.stack.clear()  # half of it has happened
                raise ZeroDivisionError("a mistake in the rules")
            return real(self, key, seat)

        monkeypatch.setattr(Game, "choose", choose)

    return arrange


def to_the_bots(room: Room, ada: Person) -> None:
    """Choose until a bot was asked and is done, or stuck."""
    until(lambda: not room.bots_due() or room.stuck)
    bot_choices = count(room)
    while count(room) == bot_choices and not room.stuck:
        room.choose(ada, 0, room.decision, careful(room))
        until(lambda: not room.bots_due() or room.stuck)


def careful(room: Room) -> str:
    """The first offer that could be taken back, if there is one."""
    decision = room.game.decision
    assert decision is not None
    return next((key for key in decision.keys if room._could_undo(0, key)), decision.keys[0])


def count(room: Room) -> int:
    return sum(seat != 0 for seat, _key in room.game.record.keys)


def stepped(room: Room, ada: Person) -> None:
    """One choice of a bot that is asked."""
    while not room.bots_due():
        room.choose(ada, 0, room.decision, careful(room))
    before = room.version
    room.step(ada)
    until(lambda: room.version > before or room.stuck)


@pytest.mark.parametrize("kind", [*strange.ENDLESS, *strange.BROKEN])
def test_the_plain_bot_stands_in_for_one_that_gives_no_answer(
    kind: type[Bot], impatient: Rooms, caplog: pytest.LogCaptureFixture
) -> None:
    ada = somebody()
    room = impatient.create(ada, solo(seats=(ME, SeatWish(kind.name), RANDOM), pace=STEP))
    while not caplog.records:
        stepped(room, ada)
    assert not room.stuck
    assert count(room)
    (told,) = [record.getMessage() for record in caplog.records]
    silent = (*strange.ENDLESS, strange.Dies, strange.Crashes, strange.Leaves)
    assert told.startswith(f"the bot {kind.name} {'did not answer within' if kind in silent else 'failed'}")
    if kind is strange.Raises:
        assert "ZeroDivisionError: it cannot count" in caplog.text
        assert "in choose" in caplog.text, "where it failed there"


def test_one_that_gives_no_answer_holds_up_no_other_game(impatient: Rooms, caplog: pytest.LogCaptureFixture) -> None:
    ada = somebody()
    room = impatient.create(ada, solo(seats=(ME, SeatWish("sleeps"), SeatWish("dies")), pace=STEP))
    other = left_to_bots(impatient, ada)
    while len(caplog.records) < 2:
        stepped(room, ada)
    until(lambda: other.over)
    assert not impatient.bots.pool.workers, "those that gave no answer are gone"


def test_a_seat_of_a_bot_that_is_no_more_is_played_by_the_plain_bot(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(players.REGISTRY, "gone", strange.Talks)
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, SeatWish("gone"), SeatWish("gone")), pace=STEP))
    monkeypatch.delitem(players.REGISTRY, "gone")
    while not caplog.records:
        stepped(room, ada)
    assert "there is no bot 'gone'" in caplog.text
    assert not room.stuck


@pytest.mark.usefixtures("odd")
def test_a_key_that_is_not_offered_is_answered_by_the_plain_bot(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, ODD, ODD)))
    for _ in range(3):
        to_the_bots(room, ada)
    assert not room.stuck
    assert {seat for seat, _key in room.game.record.keys} == {0, 1, 2}


def test_where_the_rules_fail_at_one_choice_another_is_made(rooms: Rooms, fails: Fails) -> None:
    ada = somebody()
    failed: list[str] = []

    def when(game: Game, key: str, seat: int) -> bool:
        options = game.decision.keys if game.decision else []
        if seat and len(options) > 1 and key != options[-1]:
            failed.append(key)
            return True
        return False

    fails(when)
    room = rooms.create(ada, solo(seats=(ME, RANDOM, RANDOM)))
    for _ in range(2):
        to_the_bots(room, ada)
    assert failed
    assert not room.stuck
    assert rooms.store.version(room.id) == room.version
    again = Rooms(rooms.store, rooms.settings).open(room.id)
    assert again.game.record.keys == room.game.record.keys, "nothing of what failed is kept"


def test_what_was_chosen_before_a_failure_is_kept(rooms: Rooms, fails: Fails, decider: Decider) -> None:
    """Three bots in one slice, the third of which is stuck: the first two have chosen."""
    room = left_to_bots(rooms, somebody(), pace="step")
    due = room.due()
    assert due is not None
    start = len(due.game.record.keys)
    fails(lambda game, _key, _seat: len(game.record.keys) >= start + 2)
    assert bots.think(due, decider, 1e9, lambda: 0.0)[0] == 2
    assert room.bots_chose(due, 2, 0)
    stuck = room.due()
    assert stuck is not None
    with pytest.raises(Stuck):
        bots.think(stuck, decider, 1e9, lambda: 0.0)


def test_if_all_fails_the_page_says_so_and_people_can_go_back(house: House, fails: Fails) -> None:
    browser = house.client(browser=True)
    browser.get("/")
    ada = browser.person
    tries: list[str] = []
    broken = [True]

    def when(_game: Game, key: str, seat: int) -> bool:
        if seat and broken[0]:
            tries.append(key)
        return bool(seat) and broken[0]

    fails(when)
    room = house.rooms.create(ada, solo(seats=(ME, RANDOM, RANDOM)))
    to_the_bots(room, ada)
    assert room.stuck
    once = len(tries)
    assert once == len(set(tries)), "nothing is tried twice"
    mark = table_view(room, ada, 0, "en").mark
    for lang in LANGUAGES:
        page = browser.get(f"/games/{room.id}?seat=0&lang={lang}").text
        assert 'id="stuck"' in page
        assert f'href="/games/{room.id}/report?seat=0"' in page
    assert browser.get(f"/api/games/{room.id}?seat=0").json()["stuck"] is True
    assert not house.rooms.bots.waiting(room.id)
    assert len(tries) == once, "a look does not try again"
    assert room.report(ada, 0, "it is stuck").id
    room.undo(ada, 0)
    assert room.stuck_at != room.version
    assert table_view(room, ada, 0, "en").mark != mark
    to_the_bots(room, ada)
    assert room.stuck
    broken[0] = False  # it was mended
    room.skip(ada)
    until(lambda: not room.bots_due())
    assert 'id="stuck"' not in browser.get(f"/games/{room.id}?seat=0").text


def test_a_move_out_of_turn_that_fails_is_left_out(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, decider: Decider
) -> None:
    room = rooms.create(somebody(), solo(seats=(ME, RANDOM, RANDOM), pace="step"))
    due = room.due() or Due(room.game.copy(), room.version, {1: "random", 2: "random"}, "salt", "step")
    monkeypatch.setattr(bots, "asides_of", lambda _game: (1, 2))
    asked: list[int] = []

    def aside(_self: Decider, _game: Game, seat: int, _name: str, _salt: str) -> str:
        asked.append(seat)
        return "no such key"

    monkeypatch.setattr(Decider, "aside", aside)
    before = due.game.record.keys[:]
    assert bots.Slice(due, decider).aside() == (False, False)
    assert asked == [1, 2], "each is asked once"
    assert due.game.record.keys == before


def test_a_person_still_gets_the_reason(rooms: Rooms) -> None:
    game = rooms.create(somebody(), solo()).game.copy()
    with pytest.raises(ChoiceError):
        game.choose("no such key")
