"""Rooms: play, undo, seats, papers and replays, as pages and API use them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hagal import text
from hagal.game import Game
from hagal.table.people import STRANGER
from hagal.table.refusal import Refused
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.sight import HUMAN, RIVAL, look
from hagal.table.storage.store import Store
from hagal.table.wish import SeatWish, Wish
from tests.kernel import ferry as tiny
from tests.support.client import BOT, FRIEND, LINK, ME, first, harmless, hurry, refused, solo, somebody, why


@pytest.fixture
def ferry() -> Iterator[None]:
    """The tiny game at the table: it asks several at once, and lets others act in between."""
    with tiny.offered():
        yield


# Starting


def test_a_solo_game_has_one_seat_and_two_rivals(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(seats=(SeatWish("me", "Ada"),)))
    chairs = room.chairs(ada, "en")
    assert [chair.kind for chair in chairs] == [HUMAN, RIVAL, RIVAL]
    assert chairs[0].name == "Ada"
    assert all(chair.name for chair in chairs)
    assert [chair.mine for chair in chairs] == [True, False, False]
    assert (room.players, room.version, room.over, room.pace) == (1, 1, False, "quick")


def test_names_are_those_typed_or_the_leaders(rooms: Rooms) -> None:
    ada = somebody()
    leaders = ["paul_atreides", "leto_atreides", "helena_richese"]
    seats = (ME, SeatWish("friend", " <b>Bo\u202eb</b>\n"), SeatWish("link", "x" * 99))
    room = rooms.create(ada, solo(seats=seats, options={"leaders": leaders}))
    assert [chair.name for chair in room.chairs(ada, "en")] == ["Paul Atreides", "<b>Bo b</b>", "x" * 32]
    assert room.chairs(ada, "ru")[0].name == "Пол Атрейдес"


def test_before_leaders_are_chosen_players_are_numbered(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, FRIEND, FRIEND), options={"leaders": "choose"}))
    assert room.chairs(ada, "en")[0].name == "Player 1"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Wish(title="chess"), "no-title"),
        (Wish("dune", seats=(ME,) * 5), "players"),
        (Wish("dune", seats=()), "players"),
        (Wish("dune", seats=(SeatWish("ghost"),)), "seat-kind"),
        (Wish("dune", modules=("bloodlines",)), "no-module"),
        (Wish("dune", modules=("physical",)), "no-module"),
        (Wish("dune", modules=("ix", "ix")), "settings"),
        (Wish("dune", options={"wind": 1}), "no-option"),
        (Wish("dune", options={"promos": "yes"}), "option"),
        (Wish("dune", options={"leaders": [["paul_atreides"]]}), "option"),
        (Wish("dune", options={"leaders": [{}]}), "option"),
        (Wish("dune", options={"leaders": ["nobody"]}), "option"),
        (Wish("dune", options={"difficulty": ["mentat"]}), "option"),
        (Wish("dune", options={"difficulty": {}}), "option"),
        (Wish("dune", options={"rival_leaders": [{}, []]}), "option"),
        (Wish("dune", options={"epic": True}), "settings"),
        (Wish("dune", pace="never"), "pace"),
    ],
)
def test_what_cannot_be_had_is_refused(rooms: Rooms, wish: Wish, code: str) -> None:
    assert refused(rooms.create, somebody(), wish) == (code, 400)
    assert rooms.store.mine("", 10) == []


def test_nobody_starts_a_game_without_being_somebody(rooms: Rooms) -> None:
    assert refused(rooms.create, STRANGER, Wish("dune")) == ("unknown", 401)
    assert refused(rooms.upload, STRANGER, "") == ("unknown", 401)


def test_two_people_of_one_name_are_not_seated(rooms: Rooms) -> None:
    seats = (SeatWish("me", "Ada"), SeatWish("friend", "ADA"), BOT)
    assert refused(rooms.create, somebody(), Wish("dune", seats=seats)) == ("name-taken", 409)


def test_seeds_are_for_tests(settings: Settings) -> None:
    strict = Rooms(Store(settings.url), Settings(database=settings.database))
    assert refused(strict.create, somebody(), Wish("dune", seed=1)) == ("seed", 400)
    strict.close()


def test_one_person_cannot_start_games_without_end(settings: Settings) -> None:
    strict = Rooms(Store(settings.url), Settings(database=settings.database, games_per_person=2))
    ada = somebody()
    strict.create(ada, Wish("dune"))
    strict.create(ada, Wish("dune"))
    assert refused(strict.create, ada, Wish("dune")) == ("too-many-games", 429)
    strict.create(somebody(), Wish("dune"))
    strict.close()


# Playing


def test_a_choice_is_on_the_disk_when_it_returns(rooms: Rooms, other_rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    room.choose(ada, 0, room.decision, first(room, ada))
    assert room.version == 2
    there = other_rooms.open(room.id)
    assert there.version == 2
    assert there.sight(ada, 0, "en").view == room.sight(ada, 0, "en").view


def test_a_whole_game(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(modules=("ix",)))
    hurry(room, ada)
    sight = room.sight(ada, 0, "en")
    assert sight.over
    assert sight.question is None
    assert room.version == room.length + 1
    assert rooms.mine(ada)[0].winners == tuple(sight.view["outcome"]["winners"])
    assert refused(room.choose, ada, 0, room.decision, "reveal") == ("stale", 409)
    assert refused(room.give, ada, 0) == ("over", 409)


def test_a_stale_choice_changes_nothing(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    decision = room.decision
    room.choose(ada, 0, decision, first(room, ada))
    before = room.version
    assert refused(room.choose, ada, 0, decision, first(room, ada)) == ("stale", 409)
    assert refused(room.choose, ada, 0, 999, first(room, ada)) == ("stale", 409)
    assert room.version == before


def test_what_is_not_offered_is_refused_with_the_reason(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    with pytest.raises(Refused) as found:
        room.choose(ada, 0, room.decision, "agent dagger swordmaster")
    assert (found.value.code, found.value.status) == ("not-offered", 409)
    assert found.value.say("en") == why(room, ada, "agent dagger swordmaster", "en")
    assert found.value.say("ru") == why(room, ada, "agent dagger swordmaster", "ru") != found.value.say("en")
    assert why(room, ada, first(room, ada), "en") == ""
    assert room.version == 1


def test_only_its_owner_plays_a_seat(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo())
    for person, expected in ((eve, ("not-yours", 403)), (STRANGER, ("unknown", 401))):
        assert refused(room.choose, person, 0, room.decision, first(room, ada)) == expected
        assert refused(room.undo, person, 0) == expected
        assert refused(room.why, person, 0, "reveal", "en") == expected
    assert refused(room.sight, eve, 0, "en") == ("not-yours", 403)
    assert refused(room.record, eve, 0) == ("not-yours", 403)
    assert refused(room.report, eve, 0, "") == ("not-yours", 403)
    assert refused(room.replay, eve, 0, 0, "en") == ("not-yours", 403)
    assert refused(room.sight, ada, 7, "en") == ("no-seat", 404)
    assert refused(room.choose, ada, 7, 1, "x") == ("no-seat", 404)
    assert room.sight(eve, -1, "en").question is None


def test_undo_goes_back_until_somebody_learned_something(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    assert refused(room.undo, ada, 0) == ("no-undo", 409)
    before = room.sight(ada, 0, "en")
    room.choose(ada, 0, room.decision, harmless(room, ada))
    assert room.sight(ada, 0, "en").can_undo
    room.undo(ada, 0)
    after = room.sight(ada, 0, "en")
    assert after.view == before.view
    assert after.news == before.news
    assert after.version > before.version
    assert after.decision == after.version


def test_a_page_can_ask_before_there_is_no_way_back(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    asked = done = False
    while not (asked and done):
        version, key = room.version, first(room, ada) if done else harmless(room, ada)
        twin = room.game.copy().choose(key, 0)
        if twin.can_undo_by(0):
            room.choose(ada, 0, room.decision, key, ask=True)
            done = True
        else:
            assert refused(room.choose, ada, 0, room.decision, key, ask=True) == ("confirm", 409)
            assert room.version == version
            room.choose(ada, 0, room.decision, key)
            asked = True
        assert room.sight(ada, 0, "en").can_undo == twin.can_undo_by(0)
    assert refused(room.choose, ada, 0, room.decision, "nonsense", ask=True) == ("not-offered", 409)


def test_news_are_told_in_every_language_and_not_twice(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(seats=(SeatWish("me", "Ada"),)))
    for _ in range(12):
        room.choose(ada, 0, room.decision, first(room, ada))
        for lang in text.LANGUAGES:
            told = room.sight(ada, 0, lang).news
            chairs = room.chairs(ada, lang)
            assert told == look(room.game, chairs, 0, lang).news
    news = room.sight(ada, 0, "en").news
    assert room.sight(ada, 0, "en", since=news[-1].number).news == news[-1:]
    assert any("Ada" in item.text for item in news)


# Several at once


def test_answers_of_others_do_not_make_mine_stale(ferry: None, rooms: Rooms, other_rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, Wish(title="tiny", seats=(ME, FRIEND, LINK)))
    rooms.join(eve, room.links(ada)[2], "Eve")
    decision = room.decision
    assert room.asked() == (0, 1, 2)
    room.choose(ada, 1, decision, "bid 1")
    assert room.decision == decision
    assert room.asked() == (0, 2)
    room.undo(ada, 1)
    assert room.decision == decision
    there = other_rooms.open(room.id)
    there.choose(eve, 2, decision, "bid 2")
    room = rooms.open(room.id)
    assert refused(room.choose, eve, 2, decision, "bid 2") == ("stale", 409)
    room.choose(ada, 0, decision, "bid 0")
    assert room.decision == decision
    room.choose(ada, 1, decision, "bid 0")
    assert room.decision == room.version > decision
    assert other_rooms.open(room.id).game.save() == room.game.save()


def test_a_bid_is_hidden_until_all_have_bid(ferry: None, rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, Wish(title="tiny", seats=(ME, LINK)))
    rooms.join(eve, room.links(ada)[1], "Eve")
    room.choose(ada, 0, room.decision, "bid 3")
    assert "0 ?" in room.record(eve, 1)
    assert "0 bid 3" in room.record(ada, 0)
    assert "bid" not in room.record(STRANGER)


# Two processes


def test_a_room_follows_what_another_process_did(rooms: Rooms, other_rooms: Rooms) -> None:
    ada = somebody()
    here = rooms.create(ada, solo())
    there = other_rooms.open(here.id)
    for _ in range(6):
        there.choose(ada, 0, there.decision, first(there, ada))
    game = here.game
    assert rooms.open(here.id) is here
    assert here.game is game, "it follows by the new choices, not by reading all of it"
    assert here.sight(ada, 0, "en") == there.sight(ada, 0, "en")
    assert here.game.save() == there.game.save()


def test_a_room_follows_what_chance_brought_in_another_process(rooms: Rooms, other_rooms: Rooms) -> None:
    """Nobody could compute it: it stands in the Record."""
    ada = somebody()
    here = rooms.create(ada, Wish("dune", seats=(ME,)))
    assert here.game.record.seed is None
    there = other_rooms.open(here.id)
    game, before = here.game, len(here.game.record.outcomes())
    while len(there.game.record.outcomes()) < before + 3:
        there.choose(ada, 0, there.decision, first(there, ada))
    rooms.open(here.id)
    assert here.game is game
    assert here.game.save() == there.game.save()
    here.choose(ada, 0, here.decision, first(here, ada))
    other_rooms.open(here.id)
    assert here.game.save() == there.game.save()


def test_a_room_that_fails_to_follow_is_read_anew(
    rooms: Rooms, other_rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = somebody()
    here = rooms.create(ada, solo())
    there = other_rooms.open(here.id)
    for _ in range(3):
        there.choose(ada, 0, there.decision, first(there, ada))
    choose = Game.choose

    def fail(game: Game, *args: Any) -> None:
        choose(game, *args)
        raise RuntimeError("a rule is broken")

    with monkeypatch.context() as patch:
        patch.setattr(Game, "choose", fail)
        with pytest.raises(RuntimeError):
            rooms.open(here.id)
    assert here.game.save() == there.game.save()
    here.choose(ada, 0, here.decision, first(here, ada))
    assert other_rooms.open(here.id).game.save() == here.game.save()


def test_a_room_follows_an_undo_of_another_process(rooms: Rooms, other_rooms: Rooms) -> None:
    ada = somebody()
    here = rooms.create(ada, solo())
    here.choose(ada, 0, here.decision, harmless(here, ada))
    there = other_rooms.open(here.id)
    there.undo(ada, 0)
    rooms.open(here.id)
    assert here.length == 0
    assert here.sight(ada, 0, "en").view == there.sight(ada, 0, "en").view


def test_of_two_choices_at_once_one_is_refused(rooms: Rooms, other_rooms: Rooms) -> None:
    ada = somebody()
    here = rooms.create(ada, solo())
    there = other_rooms.open(here.id)
    key = first(here, ada)
    here.choose(ada, 0, here.decision, key)
    assert refused(there.choose, ada, 0, there.decision, key) == ("stale", 409)
    assert there.version == here.version, "it has read what is true now"
    assert there.sight(ada, 0, "en").view == here.sight(ada, 0, "en").view


def test_a_room_that_is_behind_takes_the_choice_all_the_same(rooms: Rooms, other_rooms: Rooms) -> None:
    """Its page is from another process. It is not looked at before, but before it is refused."""
    ada = somebody()
    here = rooms.create(ada, solo())
    there = other_rooms.open(here.id)
    old = here.decision
    here.choose(ada, 0, old, first(here, ada))
    decision, key = here.decision, first(here, ada)
    assert refused(other_rooms.change, here.id, lambda room: room.choose(ada, 0, old, key)) == ("stale", 409)
    here.choose(ada, 0, decision, key)
    decision, key = here.decision, first(here, ada)
    assert there.version < here.version
    assert other_rooms.change(here.id, lambda room: room.choose(ada, 0, decision, key)) is there
    assert rooms.open(here.id).game.save() == there.game.save()


def test_a_choice_in_a_room_at_hand_reads_nothing(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    decision, key = room.decision, first(room, ada)

    def read(*_args: Any) -> None:
        raise AssertionError("nobody asked for it")

    with monkeypatch.context() as patch:
        patch.setattr(rooms.store, "version", read)
        patch.setattr(rooms.store, "load", read)
        assert rooms.change(room.id, lambda one: one.choose(ada, 0, decision, key)) is room
    assert rooms.open(room.id).version == 2


def test_what_is_refused_for_good_is_tried_once(rooms: Rooms) -> None:
    ada, tried = somebody(), []
    room = rooms.create(ada, solo())

    def deed(one: Any) -> None:
        tried.append(one)
        one.choose(ada, 0, one.decision, "no such key")

    assert refused(rooms.change, room.id, deed) == ("not-offered", 409)
    assert tried == [room]
    assert refused(rooms.change, "nowhere", deed) == ("no-game", 404)


def test_a_choice_that_cannot_be_written_is_not_made(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    before = room.sight(ada, 0, "en")
    key = first(room, ada)

    def away(*_args: Any, **_more: Any) -> bool:
        raise Refused("storage", 503)

    with monkeypatch.context() as patch:
        patch.setattr(rooms.store, "advance", away)
        assert refused(room.choose, ada, 0, room.decision, key) == ("storage", 503)
        assert room.sight(ada, 0, "en") == before
    room.choose(ada, 0, room.decision, key)
    assert room.version == 2


def test_rooms_leave_memory_and_come_back(settings: Settings) -> None:
    small = Rooms(Store(settings.url), Settings(database=settings.database, live_rooms=2))
    ada = somebody()
    made = [small.create(ada, Wish("dune")) for _ in range(4)]
    assert len(small.live) == 2
    again = small.open(made[0].id)
    assert again is not made[0]
    assert again.sight(ada, 0, "en") == made[0].sight(ada, 0, "en")
    small.close()


def test_there_is_no_game_of_any_other_name(rooms: Rooms) -> None:
    for id in ("", "nope", "../etc", "a\x00b", "x" * 500):
        assert refused(rooms.open, id) == ("no-game", 404)
