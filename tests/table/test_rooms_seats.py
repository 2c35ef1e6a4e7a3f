"""Rooms: who sits where, who comes, goes and takes over."""

from __future__ import annotations

import pytest

from hagal.table.people import STRANGER
from hagal.table.rooms.page import table_view
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.sight import HUMAN
from hagal.table.storage.store import Store
from hagal.table.wish import SeatWish
from tests.support.client import BOT, FRIEND, LINK, ME, refused, solo, somebody, until

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
    assert rooms.store.clear(rooms.clock()) == 1
    assert refused(rooms.open, room.id) == ("no-game", 404), "nobody wants it any more"


def test_a_game_with_a_report_stays(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    report = room.report(ada, 0, "")
    rooms.forget(ada, room.id)
    assert rooms.mine(ada) == []
    assert rooms.store.clear(rooms.clock()) == 0
    assert rooms.open(room.id)
    assert rooms.store.report(report.id)
