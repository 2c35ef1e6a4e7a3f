"""The deal of the day: the same for all on a server, one try for each, others' results after the own end."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from sqlalchemy.exc import SQLAlchemyError

from hagal.table.games import face, titles
from hagal.table.people import Person
from hagal.table.rooms import courses, daily, deals, hints, mine, new_game
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.storage import daily as kept
from hagal.table.storage import results
from hagal.table.storage.keys import Keys
from hagal.table.words import words
from hagal.text import LANGUAGES
from tests.support.client import House, hurry, refused, somebody, until
from tests.support.forms import Visitor

DAY = 24 * 3600.0


@pytest.fixture
def later(rooms: Rooms) -> Callable[[float], None]:
    """Move the clock on by so many seconds."""
    now = [1_800_000_000.0]
    rooms.clock = lambda: now[0]

    def move(seconds: float) -> None:
        now[0] += seconds

    return move


def played(rooms: Rooms, person: Person, title: str = "encounters") -> Room:
    room = daily.begin(rooms, person, title)
    hurry(room, person)
    return room


@pytest.mark.parametrize("title", titles())
def test_every_day_of_a_month_has_a_game_for_one_person(title: str) -> None:
    for day in range(30):
        wish = face(title).daily(date(2026, 11, 1).toordinal() + day)
        assert [seat.kind for seat in wish.seats].count("me") == 1
        assert new_game.start(wish).record.seed is None


@pytest.mark.parametrize("title", titles())
def test_the_same_cards_for_everybody_of_a_day(rooms: Rooms, other_rooms: Rooms, title: str) -> None:
    one, other = daily.begin(rooms, somebody(), title), daily.begin(other_rooms, somebody(), title)
    assert one.id != other.id
    assert one.game.record.outcomes() == other.game.record.outcomes()
    assert one.row.config["salt"] == other.row.config["salt"]


def test_who_chooses_the_same_comes_to_the_same(rooms: Rooms, other_rooms: Rooms) -> None:
    """Also where the server has begun anew meanwhile."""
    ada, eve = somebody(), somebody()
    room = daily.begin(rooms, ada, "encounters")
    hurry(room, ada, 4)
    again = other_rooms.open(room.id)
    hurry(again, ada)
    assert again.game.record.entries == played(rooms, eve).game.record.entries


def test_another_day_and_another_server_deal_otherwise(
    rooms: Rooms, later: Callable[[float], None], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = deals.deal(rooms.keys, "2026-11-18", "dune").key
    keys = {one, deals.deal(rooms.keys, "2026-11-19", "dune").key, deals.deal(rooms.keys, "2026-11-18", "runewars").key}
    monkeypatch.setattr(rooms.keys, "of", lambda name: bytes(32))
    assert len({*keys, deals.deal(rooms.keys, "2026-11-18", "dune").key}) == 4


def test_the_key_is_made_once(rooms: Rooms, other_rooms: Rooms) -> None:
    assert rooms.keys.of("daily") == other_rooms.keys.of("daily") == Keys(rooms.store).of("daily")
    assert len(rooms.keys.of("daily")) == 32
    assert rooms.keys.of("push") != rooms.keys.of("daily")


def test_whoever_plays_waits_for_no_key(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read once: later a deal is made while a game is locked."""
    deals.deal(rooms.keys, "2026-11-18", "dune")

    def away() -> None:
        raise AssertionError("the database was asked")

    monkeypatch.setattr(rooms.store, "reading", away)
    assert deals.deal(rooms.keys, "2026-11-19", "dune").key


def test_nothing_that_leaves_the_server_has_the_key(rooms: Rooms) -> None:
    ada = somebody()
    room = daily.begin(rooms, ada, "dune")
    secrets = [rooms.keys.of("daily").hex(), deals.deal(rooms.keys, daily.today(rooms), "dune").key.hex()]
    running = room.record(ada, 0)
    hurry(room, ada)
    told = [running, room.record(ada, 0), room.game.save(), str(room.row.config), room.report(ada, 0, "").record]
    assert not any(secret in text for secret in secrets for text in told)
    assert "seed: -" in room.record(ada, 0)


# One try


def test_a_person_has_one_try(rooms: Rooms) -> None:
    ada = somebody()
    room = daily.begin(rooms, ada, "encounters")
    assert daily.begin(rooms, ada, "encounters").id == room.id
    hurry(room, ada)
    assert daily.begin(rooms, ada, "encounters").id == room.id
    rooms.forget(ada, room.id)
    rooms.store.clear(rooms.clock() + 1)
    assert refused(daily.begin, rooms, ada, "encounters") == ("tried-daily", 404)
    assert daily.begin(rooms, ada, "dune").id != room.id, "each title has its own"


def test_pressed_twice_at_once_it_is_one_try_and_one_game(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the second one nothing is left, so nobody can take it up again and look at the deal from there."""
    ada = somebody()
    first = daily.begin(rooms, ada, "encounters")
    real, asked = kept.of, []

    def late(*args: str) -> kept.Try | None:
        """As if the first look had come before the other press."""
        asked.append(args)
        return None if len(asked) == 1 else real(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(kept, "of", late)
    assert daily.begin(rooms, ada, "encounters").id == first.id
    assert [game.id for game in rooms.mine(ada)] == [first.id]
    assert list(rooms.live) == [first.id]
    assert rooms.store.latest()[0] == 1


def test_there_is_no_game_of_a_day_without_its_try(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = somebody()

    def full(*_args: object) -> None:
        raise SQLAlchemyError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(kept, "insert", full)
        assert refused(daily.begin, rooms, ada, "encounters") == ("storage", 503)
    assert rooms.mine(ada) == []
    assert daily.begin(rooms, ada, "encounters").row.config["daily"] == daily.today(rooms)


# Tries without a result


def left(rooms: Rooms, person: Person) -> Room:
    """A try that a bot has played to its end."""
    room = daily.begin(rooms, person, "encounters")
    room.give(person, 0, "random")
    until(lambda: room.over)
    return room


def test_a_try_that_a_bot_played_is_over_and_has_no_result(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    day = daily.today(rooms)
    played(rooms, eve)
    daily.show(rooms, eve, day, "encounters", "Eve")
    left(rooms, ada)
    board = daily.board(rooms, ada, day, "encounters")
    assert board.mine is not None
    assert (board.mine.ended > 0, board.mine.apart) == (True, "bot")
    assert [one.name for one in board.shown or ()] == ["Eve"]
    assert refused(daily.show, rooms, ada, day, "encounters", "Ada") == ("no-day", 404)
    assert results.of(rooms.store, ada.hash) == []


def test_who_takes_the_seat_back_before_the_end_has_no_result_either(rooms: Rooms) -> None:
    ada = somebody()
    room = daily.begin(rooms, ada, "encounters")
    room.give(ada, 0, "random")
    room.take_back(ada, 0)
    hurry(room, ada)
    found = daily.own(rooms, ada, daily.today(rooms), "encounters")
    assert found is not None
    assert (found.ended > 0, found.apart, found.score) == (True, "bot", 0)
    assert results.of(rooms.store, ada.hash) == []


def test_a_try_whose_result_cannot_be_made_out_is_over(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object) -> None:
        raise ValueError("no end")

    monkeypatch.setattr("hagal.table.rooms.results.finished", broken)
    ada = somebody()
    played(rooms, ada)
    found = daily.own(rooms, ada, daily.today(rooms), "encounters")
    assert found is not None
    assert (found.ended > 0, found.apart) == (True, "failed")


def test_a_try_whose_game_was_removed_keeps_nobody_out_when_the_day_is_over(
    rooms: Rooms, later: Callable[[float], None]
) -> None:
    ada, eve = somebody(), somebody()
    day = daily.today(rooms)
    played(rooms, eve)
    daily.show(rooms, eve, day, "encounters", "Eve")
    room = daily.begin(rooms, ada, "encounters")
    rooms.forget(ada, room.id)
    later(rooms.settings.recall + 1)
    rooms.store.clear(rooms.clock() - rooms.settings.recall)
    here = daily.board(rooms, ada, day, "encounters")
    assert (here.gone, here.shown) == (True, None)
    later(DAY)
    there = daily.board(rooms, ada, day, "encounters")
    assert (there.gone, [one.name for one in there.shown or ()]) == (True, ["Eve"])


def test_a_result_with_hints_says_so(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    day = daily.today(rooms)
    advised = daily.begin(rooms, ada, "encounters")
    hints.hint(advised, ada, 0, "en")
    for room, person in ((advised, ada), (daily.begin(rooms, eve, "encounters"), eve)):
        hurry(room, person)
    for person, name in ((ada, "Ada"), (eve, "Eve")):
        daily.show(rooms, person, day, "encounters", name)
    shown = daily.board(rooms, ada, day, "encounters").shown or ()
    assert {one.name: one.hints for one in shown} == {"Ada": True, "Eve": False}


def test_advice_on_a_moment_of_the_running_game_is_a_hint_too(rooms: Rooms) -> None:
    ada = somebody()
    room = daily.begin(rooms, ada, "encounters")
    courses.asked(room, ada, 0, 0, "en", room.past(), advice=True)
    found = daily.own(rooms, ada, daily.today(rooms), "encounters")
    assert found is not None
    assert found.hints


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_why_there_is_no_result(house: House, lang: str) -> None:
    ada, eve = Visitor(house, lang), Visitor(house, lang)
    for visitor in (ada, eve):
        visitor.open("/daily")
    left(house.rooms, ada.client.person)
    page = ada.open("/daily")
    assert words(lang)("daily-apart-bot") in page.html
    assert not page.has_form("/show")
    room = daily.begin(house.rooms, eve.client.person, "encounters")
    hints.hint(room, eve.client.person, 0, lang)
    hurry(room, eve.client.person)
    daily.show(house.rooms, eve.client.person, daily.today(house.rooms), "encounters", "Eve")
    assert words(lang)("daily-with-hints") in eve.open("/daily").html
    house.rooms.forget(eve.client.person, room.id)
    house.rooms.store.clear(house.rooms.clock() + 1)
    assert words(lang)("daily-gone") in eve.open("/daily").html


def test_it_counts_among_the_own_games_too(rooms: Rooms) -> None:
    ada = somebody()
    room = played(rooms, ada)
    [one] = results.of(rooms.store, ada.hash)
    found = daily.own(rooms, ada, daily.today(rooms), "encounters")
    assert found is not None
    assert (found.game, found.score, found.won, found.rounds) == (room.id, one.score, one.won, one.rounds)
    assert found.ended > 0


def test_a_branch_of_it_has_chance_of_its_own(rooms: Rooms) -> None:
    ada = somebody()
    room = played(rooms, ada, "dune")
    tapes = [rooms.open(branch.id).game._tape for branch in (rooms.branch(ada, room, 0), rooms.branch(ada, room, 0))]
    assert [tape.deal for tape in tapes] == [None, None]


# Others' results


def test_others_are_shown_after_the_own_end_and_by_their_will(rooms: Rooms) -> None:
    ada, eve, tom = somebody(), somebody(), somebody()
    day = daily.today(rooms)
    room = played(rooms, ada)
    assert refused(daily.show, rooms, eve, day, "encounters", "Eve") == ("no-day", 404)
    assert daily.board(rooms, eve, day, "encounters").shown is None, "no try yet"
    running = daily.begin(rooms, eve, "encounters")
    assert daily.board(rooms, eve, day, "encounters").shown is None, "it goes on"
    hurry(running, eve)
    assert daily.board(rooms, eve, day, "encounters").shown == (), "nobody shows one"
    daily.show(rooms, ada, day, "encounters", "  Ada\u202e ")
    assert [one.name for one in daily.board(rooms, eve, day, "encounters").shown or ()] == ["Ada"]
    assert refused(daily.show, rooms, eve, day, "encounters", "ADA") == ("name-taken", 409)
    assert room.bare, "so anybody may look at it again"
    daily.show(rooms, ada, day, "encounters", "")
    assert daily.board(rooms, eve, day, "encounters").shown == ()
    assert daily.board(rooms, tom, day, "encounters").shown is None


def test_when_the_day_is_over_all_are_shown_but_to_those_who_still_play(
    rooms: Rooms, later: Callable[[float], None]
) -> None:
    ada, eve, tom = somebody(), somebody(), somebody()
    day = daily.today(rooms)
    played(rooms, ada)
    daily.show(rooms, ada, day, "encounters", "Ada")
    daily.begin(rooms, eve, "encounters")
    later(DAY)
    assert [one.name for one in daily.board(rooms, tom, day, "encounters").shown or ()] == ["Ada"]
    assert daily.board(rooms, eve, day, "encounters").shown is None
    assert daily.begin(rooms, eve, "encounters").row.config["daily"] != day, "a new day, a new deal"
    later(daily.MEMORY * DAY + DAY)
    daily.begin(rooms, tom, "encounters")
    assert kept.shown(rooms.store, day, "encounters") == [], "kept for so long"


def test_the_best_come_first(rooms: Rooms) -> None:
    tries = [("Tom", False, 9, 5), ("Ada", True, 3, 8), ("Eve", True, 3, 6), ("Bo", True, 4, 9), ("", True, 9, 1)]
    for name, won, score, rounds in tries:
        one = kept.Try("2026-11-18", "dune", f"hash of {name}", name, name, 1.0, won, score, 1, rounds)
        with rooms.store.writing() as connection:
            kept.begun(one, "2026-01-01")(connection)
    assert [one.name for one in kept.shown(rooms.store, "2026-11-18", "dune")] == ["Bo", "Eve", "Ada", "Tom"]


def test_who_wipes_the_own_figures_leaves_the_list(rooms: Rooms) -> None:
    ada = somebody()
    day = daily.today(rooms)
    played(rooms, ada)
    daily.show(rooms, ada, day, "encounters", "Ada")
    mine.wipe(rooms, ada)
    assert kept.shown(rooms.store, day, "encounters") == []
    found = daily.own(rooms, ada, day, "encounters")
    assert found is not None, "a try it was"
    assert (found.apart, found.score) == ("wiped", 0), "without a result that could be shown again"


# The page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_begin_finish_show_compare(house: House, lang: str) -> None:
    ada, eve = Visitor(house, lang), Visitor(house, lang)
    page = ada.open("/daily")
    assert all(page.has_form(f"/daily/{title}") for title in titles())
    begun = ada.send(page.form("/daily/encounters"))
    room = house.rooms.open(begun.path.removeprefix("/games/"))
    assert not ada.open("/daily").has_form("/daily/encounters")
    hurry(room, ada.client.person)
    day = daily.today(house.rooms)
    assert f"/daily?day={day}" in ada.open(f"/games/{room.id}").html
    shown = ada.send(ada.open("/daily").form("/show"), name="Ada <b>")
    assert "Ada &lt;b&gt;" in shown.html
    assert "Ada" not in eve.open("/daily").html
    hurry(daily.begin(house.rooms, eve.client.person, "encounters"), eve.client.person)
    compared = eve.open(f"/daily?day={day}")
    assert "Ada &lt;b&gt;" in compared.html
    assert f"/games/{room.id}/replay" in compared.read.links
    assert eve.open(f"/games/{room.id}/replay").status == 200
    taken = eve.send(compared.form("/show"), name="ada <B>")
    assert (taken.status, 'role="alert"' in taken.html) == (409, True)
    hidden = ada.send(ada.open("/daily").form("/show"), ("hide", "1"))
    assert "Ada" not in eve.open("/daily").html
    assert hidden.status == 200


@pytest.mark.parametrize("day", ["2026-13-01", "1999-01-01", "9999-12-31", "today", "2026-11-18x", "20261118"])
def test_a_day_that_is_none_is_no_page(house: House, day: str) -> None:
    assert Visitor(house).open(f"/daily?day={day}").status == 404


def test_a_title_that_is_none_is_refused(house: House) -> None:
    assert Visitor(house).client.post("/daily/chess").status_code == 400


def test_programs_take_part_too(house: House) -> None:
    ada = house.client()
    day = daily.today(house.rooms)
    game = ada.post("/api/daily/encounters").json()
    assert ada.post("/api/daily/encounters").json()["id"] == game["id"]
    found = {one["title"]: one for one in ada.get("/api/daily").json()}
    assert (found["encounters"]["game"], found["encounters"]["shown"], found["dune"]["game"]) == (game["id"], None, "")
    assert ada.post(f"/api/daily/encounters/{day}/show", json={"name": "Ada"}).status_code == 404
    hurry(house.rooms.open(game["id"]), ada.person)
    shown = ada.post(f"/api/daily/encounters/{day}/show", json={"name": "Ada"}).json()["shown"]
    assert [(one["name"], one["game"], one["hints"]) for one in shown] == [("Ada", game["id"], False)]
    assert ada.get("/api/daily").json()[0].keys() >= {"over", "apart", "gone"}
    assert ada.get("/api/daily?day=1").json()["code"] == "no-day"
