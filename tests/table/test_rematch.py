"""A rematch: the same people at the same table, the next one first; made once, found by all."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.table.people import Person
from hagal.table.rooms.rematch import rematch
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.wish import SeatWish
from hagal.text import LANGUAGES
from tests.support.client import LINK, ME, RANDOM, House, hurry, refused, solo, somebody, until
from tests.support.forms import Visitor


def over(room: Room) -> Room:
    """As if it had been played to its end: whoever wins does not matter here."""
    with room.lock:
        room.row.over = True
        room.rooms.store.advance(room.row, room.version)
    return room


def table(rooms: Rooms, ada: Person, eve: Person, **wish: Any) -> Room:
    room = rooms.create(ada, solo(seats=(SeatWish("me", "Ada"), LINK, RANDOM), **wish))
    rooms.join(eve, room.links(ada)[1], "Eve")
    return room


@pytest.mark.parametrize(
    ("title", "modules"), [("dune", ()), ("encounters", ()), ("encounters", ("hunters",)), ("runewars", ())]
)
def test_the_same_people_and_the_next_one_first(rooms: Rooms, title: str, modules: tuple[str, ...]) -> None:
    ada, eve = somebody(), somebody()
    room = table(rooms, ada, eve, title=title, modules=modules)
    began = rooms.replays.at(room.id, room.version, room.game.record.copy(), 0).state.first  # type: ignore[attr-defined]
    again = rematch(rooms, eve, over(room))
    assert again.id != room.id
    assert (again.title, again.modules, again.players) == (title, room.modules, 3)
    assert [(seat.owner, seat.name, seat.kind) for seat in again.seats] == [
        (ada.hash, "Ada", "human"),
        (eve.hash, "Eve", "human"),
        ("", "", "random"),
    ]
    assert again.is_host(eve), "whoever lays the table is its host"
    assert not again.lobby
    if modules != ("hunters",):  # there the rules say who is first
        assert again.game.record.options["first"] == (began + 1) % 3
    assert again.id in [glance.id for glance in rooms.mine(ada)]


def test_it_is_made_once_and_found_by_all(rooms: Rooms, other_rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = over(table(rooms, ada, eve))
    again = rematch(rooms, ada, room)
    assert rematch(rooms, eve, room).id == again.id
    assert rematch(other_rooms, eve, other_rooms.open(room.id)).id == again.id
    third = rematch(rooms, eve, over(again))
    assert third.game.record.options["first"] == (again.game.record.options["first"] + 1) % 3


def test_one_that_was_forgotten_is_laid_anew(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = over(table(rooms, ada, eve))
    again = rematch(rooms, ada, room)
    for person in (ada, eve):
        rooms.forget(person, again.id)
    rooms.store.clear(rooms.clock())
    assert rematch(rooms, eve, room).id != again.id


def test_who_may_not(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = table(rooms, ada, eve)
    assert refused(rematch, rooms, ada, room) == ("running", 409)
    assert refused(rematch, rooms, somebody(), over(room)) == ("not-seated", 403)
    book = rooms.upload(ada, str(rooms.create(ada, solo()).game.record))
    assert refused(rematch, rooms, ada, book) == ("only-replay", 409)


def test_a_seat_that_nobody_took_is_free_again(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, LINK)))
    room.give(ada, 1, "random")
    again = rematch(rooms, ada, over(room))
    assert again.lobby
    assert rooms.invited(again.links(ada)[1]).seat == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_leads_there(house: House, lang: str) -> None:
    ada, eve, cy = (Visitor(house, lang) for _ in range(3))
    for visitor in (ada, eve, cy):
        visitor.open("/")
    room = house.rooms.create(ada.client.person, solo(seats=(ME, LINK)))
    house.rooms.join(eve.client.person, room.links(ada.client.person)[1], "Eve")
    room.give(ada.client.person, 0, "random")
    room.give(eve.client.person, 1, "random")
    house.rooms.bots.due(room.id, "quick", 0.0)
    until(lambda: room.over)
    path = f"/games/{room.id}"
    page = ada.open(path)
    assert "data-live" not in page.read.ids["table"], "the others may lay the table again meanwhile"
    assert "/again" not in [form.action[-6:] for form in cy.open(path).read.forms]
    assert cy.client.post(f"{path}/again").status_code == 403
    after = ada.send(page.form("/again"))
    assert after.stage == "table"
    link = eve.open(path).read.ids["next-game"]["href"]
    assert link == after.path
    assert eve.open(link).stage == "table"
    assert "next-game" not in cy.open(path).read.ids


def test_programs_too(house: House) -> None:
    ada = house.client()
    view = ada.post("/api/games", json={"title": "dune"}).json()
    path = f"/api/games/{view['id']}"
    assert ada.post(f"{path}/rematch").json()["code"] == "running"
    hurry(house.rooms.open(view["id"]), ada.person)
    found = ada.post(f"{path}/rematch")
    assert (found.status_code, found.json()["over"]) == (201, False)
    assert found.headers["location"] == f"/api/games/{found.json()['id']}"
    assert house.client().post(f"{path}/rematch").status_code == 403
