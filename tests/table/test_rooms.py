"""Rooms: play, undo, seats, papers and replays, as pages and API use them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import hagal
from hagal import text
from hagal.game import Game
from hagal.kernel.record import Record
from hagal.table.people import STRANGER, Person
from hagal.table.refusal import Refused
from hagal.table.rooms.page import table_view
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.sight import HUMAN, RIVAL, look
from hagal.table.storage.store import Store
from hagal.table.wish import SeatWish, Wish
from tests.kernel import ferry as tiny
from tests.support.client import BOT, FRIEND, LINK, ME, first, hurry, solo, somebody, until


@pytest.fixture
def ferry() -> Iterator[None]:
    """The tiny game at the table: it asks several at once, and lets others act in between."""
    with tiny.offered():
        yield


def refused(call: Any, *args: Any, **more: Any) -> tuple[str, int]:
    with pytest.raises(Refused) as found:
        call(*args, **more)
    for lang in text.LANGUAGES:
        assert found.value.say(lang)
    return found.value.code, found.value.status


def why(room: Room, person: Person, key: str, lang: str) -> str:
    return room.why(person, 0, (key,), lang)[key]


def harmless(room: Room, person: Person) -> str:
    """An offer through which nobody learns anything."""
    question = room.sight(person, 0, "en").question
    assert question is not None
    keys = [offer.key for offer in question.offers]
    return next(key for key in keys if room.game.copy().choose(key, 0).can_undo_by(0))


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
        (Wish(seats=(ME,) * 5), "players"),
        (Wish(seats=()), "players"),
        (Wish(seats=(SeatWish("ghost"),)), "seat-kind"),
        (Wish(modules=("bloodlines",)), "no-module"),
        (Wish(modules=("physical",)), "no-module"),
        (Wish(modules=("ix", "ix")), "settings"),
        (Wish(options={"wind": 1}), "no-option"),
        (Wish(options={"promos": "yes"}), "option"),
        (Wish(options={"leaders": [["paul_atreides"]]}), "option"),
        (Wish(options={"leaders": [{}]}), "option"),
        (Wish(options={"leaders": ["nobody"]}), "option"),
        (Wish(options={"difficulty": ["mentat"]}), "option"),
        (Wish(options={"difficulty": {}}), "option"),
        (Wish(options={"rival_leaders": [{}, []]}), "option"),
        (Wish(options={"epic": True}), "settings"),
        (Wish(pace="never"), "pace"),
    ],
)
def test_what_cannot_be_had_is_refused(rooms: Rooms, wish: Wish, code: str) -> None:
    assert refused(rooms.create, somebody(), wish) == (code, 400)
    assert rooms.store.mine("", 10) == []


def test_nobody_starts_a_game_without_being_somebody(rooms: Rooms) -> None:
    assert refused(rooms.create, STRANGER, Wish()) == ("unknown", 401)
    assert refused(rooms.upload, STRANGER, "") == ("unknown", 401)


def test_two_people_of_one_name_are_not_seated(rooms: Rooms) -> None:
    seats = (SeatWish("me", "Ada"), SeatWish("friend", "ADA"), BOT)
    assert refused(rooms.create, somebody(), Wish(seats=seats)) == ("name-taken", 409)


def test_seeds_are_for_tests(settings: Settings) -> None:
    strict = Rooms(Store(settings.url), Settings(database=settings.database))
    assert refused(strict.create, somebody(), Wish(seed=1)) == ("seed", 400)
    strict.close()


def test_one_person_cannot_start_games_without_end(settings: Settings) -> None:
    strict = Rooms(Store(settings.url), Settings(database=settings.database, games_per_person=2))
    ada = somebody()
    strict.create(ada, Wish())
    strict.create(ada, Wish())
    assert refused(strict.create, ada, Wish()) == ("too-many-games", 429)
    strict.create(somebody(), Wish())
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
    here = rooms.create(ada, Wish(seats=(ME,)))
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
    made = [small.create(ada, Wish()) for _ in range(4)]
    assert len(small.live) == 2
    again = small.open(made[0].id)
    assert again is not made[0]
    assert again.sight(ada, 0, "en") == made[0].sight(ada, 0, "en")
    small.close()


def test_there_is_no_game_of_any_other_name(rooms: Rooms) -> None:
    for id in ("", "nope", "../etc", "a\x00b", "x" * 500):
        assert refused(rooms.open, id) == ("no-game", 404)


# Seats


def test_a_friend_comes_by_link_and_the_link_is_spent(rooms: Rooms) -> None:
    ada, eve, joe = somebody(), somebody(), somebody()
    room = rooms.create(ada, solo(seats=(SeatWish("me", "Ada"), LINK)))
    assert room.chairs(ada, "en")[1].open
    assert room.links(eve) == {}
    invite = room.links(ada)[1]
    assert len(invite) >= 32
    assert invite not in str(rooms.store.load(room.id)), "the database holds only its hash"
    found = rooms.invited(invite)
    assert (found.room.id, found.seat, found.host) == (room.id, 1, "Ada")
    assert refused(rooms.join, eve, invite, "ADA") == ("name-taken", 409)
    assert rooms.join(eve, invite, "Eve")[1] == 1
    assert room.seats_of(eve) == (1,)
    assert [chair.name for chair in room.chairs(eve, "en")][:2] == ["Ada", "Eve"]
    assert refused(rooms.join, joe, invite, "Joe") == ("no-invitation", 404)
    assert refused(rooms.invited, invite) == ("no-invitation", 404)
    assert refused(room.renew_link, ada, 1) == ("seat-taken", 409)
    assert room.links(ada) == {}
    assert [glance.id for glance in rooms.mine(eve)] == [room.id]


def test_the_host_makes_a_new_link_and_the_old_one_ends(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo(seats=(ME, LINK)))
    old = room.links(ada)[1]
    assert refused(room.renew_link, eve, 1) == ("not-host", 403)
    new = room.renew_link(ada, 1)
    assert new == room.links(ada)[1] != old
    assert refused(rooms.join, eve, old, "") == ("no-invitation", 404)
    rooms.join(eve, new, "")


def test_an_invitation_is_not_guessed(rooms: Rooms) -> None:
    for invite in ("", "0" * 64, "x"):
        assert refused(rooms.invited, invite) == ("no-invitation", 404)


def test_hot_seat_has_a_curtain(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, FRIEND, BOT)))
    until(lambda: not room.bots_due())
    seat = room.asked()[0]
    assert room.seat_for(ada) == seat
    assert room.seat_for(ada, 1 - seat) == 1 - seat
    assert room.curtain(ada, 1 - seat) == seat
    assert room.curtain(ada, seat) == -1
    assert room.curtain(somebody(), -1) == -1
    assert room.sight(ada, 1 - seat, "en").question is None


def test_a_seat_is_looked_through_by_its_own_person_only(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo(seats=(ME, LINK, BOT)))
    assert room.seat_for(eve) == -1
    assert room.seat_for(ada, -1) == -1
    assert refused(room.seat_for, ada, 1) == ("not-yours", 403)
    assert refused(room.seat_for, ada, 3) == ("no-seat", 404)


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def test_an_empty_seat_is_given_to_a_bot_after_a_while_and_taken_back(settings: Settings) -> None:
    clock = Clock()
    rooms = Rooms(Store(settings.url), settings, clock, clock)
    ada, eve, joe = somebody(), somebody(), somebody()
    room = rooms.create(ada, solo(seats=(ME, LINK, LINK)))
    room.set_pace(ada, "step")
    rooms.join(eve, room.links(ada)[1], "Eve")
    assert room.absent(joe) == ()
    assert room.absent(ada) == (0, 2), "the host need not wait for somebody who never came"
    assert room.absent(eve) == (1,)
    assert refused(room.give, ada, 1) == ("present", 409)
    assert refused(room.give, joe, 1) == ("not-seated", 403)
    assert refused(room.give, ada, 1, "genius") == ("no-bot", 400)
    clock.now += settings.grace + 1
    assert room.absent(ada) == (0, 1, 2)
    assert room.absent(eve) == (0, 1, 2)
    room.give(ada, 1, "random")
    assert room.chairs(ada, "en")[1].kind == "random"
    assert refused(room.give, ada, 1) == ("not-a-person", 409)
    assert room.sight(eve, 1, "en").question is None
    assert refused(room.choose, eve, 1, room.decision, "reveal") == ("bot-plays", 409)
    assert refused(room.take_back, joe, 1) == ("not-yours", 403)
    room.take_back(eve, 1)
    assert room.chairs(eve, "en")[1].kind == HUMAN
    room.give(ada, 2)
    rooms.join(joe, room.links(ada)[2], "Joe")
    assert room.chairs(joe, "en")[2].kind == HUMAN, "who comes by link takes the seat from the bot"
    rooms.close()


def test_presence_outlives_the_process(settings: Settings) -> None:
    clock = Clock()
    rooms = Rooms(Store(settings.url), settings, clock, clock)
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo(seats=(ME, LINK)))
    rooms.join(eve, room.links(ada)[1], "Eve")
    clock.now += 1000
    rooms.presence.enter(room.id, (1,))
    assert room.chairs(ada, "en")[1].here
    rooms.presence.leave(room.id, (1,))
    assert room.chairs(ada, "en")[1].here, "most come back at once"
    clock.now += 10
    assert not room.chairs(ada, "en")[1].here
    rooms.close()
    later = Rooms(Store(settings.url), settings, clock, clock)
    seat = later.open(room.id).seats[1]
    assert later.presence.away(room.id, seat) == 10
    later.close()


@pytest.mark.parametrize("jump", [-7200, -90, 90, 7200])
def test_presence_does_not_depend_on_the_clock_on_the_wall(settings: Settings, jump: int) -> None:
    wall, steady = Clock(), Clock()
    rooms = Rooms(Store(settings.url), settings, wall, steady)

    def pass_by(seconds: float) -> None:
        wall.now += seconds
        steady.now += seconds

    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo(seats=(ME, LINK)))
    rooms.join(eve, room.links(ada)[1], "Eve")
    wall.now += jump
    assert refused(room.give, ada, 1) == ("present", 409), "Eve is not replaced at once"
    assert room.chairs(ada, "en")[1].here
    rooms.presence.enter(room.id, (1,))
    wall.now -= jump
    rooms.presence.leave(room.id, (1,))
    rooms.presence.look()
    wall.now += jump
    pass_by(10)
    rooms.presence.look()
    room.reseat()
    assert not room.chairs(ada, "en")[1].here, "Eve is gone"
    pass_by(settings.grace)
    assert room.absent(ada) == (0, 1)
    rooms.close()


def test_a_seat_seen_in_the_future_is_not_here_for_ever(settings: Settings) -> None:
    """The clock was set back while the server was down."""
    wall, steady = Clock(), Clock()
    rooms = Rooms(Store(settings.url), settings, wall, steady)
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo(seats=(ME, LINK)))
    rooms.join(eve, room.links(ada)[1], "Eve")
    rooms.close()
    wall.now -= 7200
    later = Rooms(Store(settings.url), settings, wall, steady)
    seat = later.open(room.id).seats[1]
    assert not later.presence.here(room.id, seat)
    assert later.presence.away(room.id, seat) == 0
    steady.now += 50
    assert later.presence.away(room.id, seat) == 50
    later.close()


def test_a_page_is_marked_by_all_that_it_shows(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo(seats=(ME, LINK)))
    marks = {
        table_view(room, ada, 0, "en").mark,
        table_view(room, ada, 0, "ru").mark,
        table_view(room, ada, -1, "en").mark,
        table_view(room, eve, -1, "en").mark,
    }
    assert len(marks) == 4
    assert table_view(room, ada, 0, "en").mark in marks
    rooms.join(eve, room.links(ada)[1], "")
    assert table_view(room, ada, 0, "en").mark not in marks


def test_an_own_seat_is_renamed(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo(seats=(SeatWish("me", "Ada"), SeatWish("friend", "Bo"))))
    room.rename(ada, 0, "  Lady\tJessica ")
    assert room.chairs(ada, "en")[0].name == "Lady Jessica"
    assert refused(room.rename, ada, 0, "bo") == ("name-taken", 409)
    assert refused(room.rename, eve, 0, "Eve") == ("not-yours", 403)


def test_a_game_is_forgotten_by_those_who_do_not_want_it(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo(seats=(ME, LINK)))
    rooms.join(eve, room.links(ada)[1], "Eve")
    assert refused(rooms.forget, somebody(), room.id) == ("not-seated", 403)
    assert refused(rooms.forget, STRANGER, room.id) == ("unknown", 401)
    rooms.forget(ada, room.id)
    rooms.forget(ada, room.id)
    assert rooms.mine(ada) == []
    assert rooms.store.hosted(ada.hash) == 0
    assert [glance.id for glance in rooms.mine(eve)] == [room.id]
    rooms.forget(eve, room.id)
    assert refused(rooms.open, room.id) == ("no-game", 404), "nobody wants it any more"


def test_a_game_with_a_report_stays(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    report = room.report(ada, 0, "")
    rooms.forget(ada, room.id)
    assert rooms.mine(ada) == []
    assert rooms.open(room.id)
    assert rooms.store.report(report.id)


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
    assert refused(room.branch, ada, 2) == ("running", 409)


def test_when_it_is_over_anybody_looks_through_any_seat_and_plays_on(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = rooms.create(ada, solo(seats=(ME, FRIEND)))
    hurry(room, ada)
    assert room.replay(eve, 1, 0, "en").view["players"][1]["hand"][0]
    branch = room.branch(eve, 4)
    assert branch.length >= 4
    assert branch.seats_of(eve) == (0,)
    assert branch.seats[1].bot == "heuristic"
    assert branch.game.record.entries[:4] == room.game.record.entries[:4]
    assert branch.game.record.seed is None, "anybody may have read that of the other game"
    assert refused(room.branch, eve, room.length) == ("over", 409)
    assert refused(room.branch, eve, 1, [ME]) == ("seats-count", 400)
    both = room.branch(eve, 2, [FRIEND, ME])
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
        assert book.branch(eve, 8).length == 8
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
