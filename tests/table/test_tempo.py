"""At the table nobody who plays alone is asked what has one answer; with others there, everybody is."""

from __future__ import annotations

from hagal.table.people import Person
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.wish import SeatWish, Wish
from tests.support.client import solo, somebody, until

ME, BOT = SeatWish("me"), SeatWish("random")


def send_agents(room: Room, person: Person, most: int = 400) -> list[int]:
    """Send Agents while there are any, and do what comes first after that: how many answers each question had."""
    found: list[int] = []
    for _ in range(most):
        until(lambda: room.over or 0 in room.asked())
        if room.over:
            break
        question = room.sight(person, 0, "en").question
        assert question is not None
        keys = [offer.key for offer in question.offers]
        found.append(len(keys))
        room.choose(person, 0, room.decision, next((key for key in keys if key.startswith("agent")), keys[0]))
    return found


def test_alone_against_rivals_nothing_is_asked_that_has_one_answer(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    assert min(send_agents(room, ada)) > 1
    assert room.over


def test_alone_with_bots_neither(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, BOT, BOT)))
    assert min(send_agents(room, ada, 40)) > 1


def test_with_somebody_else_there_it_is_asked(rooms: Rooms) -> None:
    room = rooms.create(somebody(), Wish("dune", seed=7, seats=(ME, SeatWish("link"), BOT)))
    assert room.alone == frozenset()  # before that one comes, too: what was answered then could be seen later


def test_of_several_at_one_screen_nobody_is_alone(rooms: Rooms) -> None:
    assert rooms.create(somebody(), Wish("dune", seed=7, seats=(ME, ME, BOT))).alone == frozenset()


def test_one_person_with_two_avatars_is(rooms: Rooms) -> None:
    room = rooms.create(somebody(), Wish("encounters", seed=7, seats=(ME, ME), shared=True))
    assert room.alone == {0, 1}


def test_undo_takes_the_plain_answers_back_with_the_choice(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo())
    taken = 0
    for _ in range(40):
        question = room.sight(ada, 0, "en").question
        assert question is not None
        before, keys = room.game.position, [offer.key for offer in question.offers]
        room.choose(ada, 0, room.decision, next((key for key in keys if key.startswith("agent")), keys[0]))
        if room.over:
            break
        if room.sight(ada, 0, "en").can_undo:
            chosen = room.game.record.keys
            room.undo(ada, 0)
            assert room.game.position == before
            taken += 1
            room.choose(ada, 0, room.decision, chosen[len(room.game.record.keys)][1])
    assert taken
