"""The lobby: a table that waits for friends, until all sit or the host begins."""

from __future__ import annotations

import pytest

from hagal import tempo
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms
from hagal.text import LANGUAGES
from tests.support.client import LINK, ME, RANDOM, House, first, refused, solo, somebody, until
from tests.support.forms import Visitor
from tests.support.pages import invitation

BOTS_BEGIN = {"first": 0}


def waiting(house: House, lang: str = "en") -> tuple[Visitor, Visitor, Room]:
    """A host and a guest who has sat down; a third is still missing, and a bot plays."""
    ada, bo = Visitor(house, lang), Visitor(house, lang)
    lobby = ada.start(players="4", kind_at_1="link", kind_at_2="link", kind_at_3="random", name_at_0="Ada")
    assert lobby.stage == "lobby"
    link = invitation(lobby)
    seated = bo.send(bo.open(link).form(link), name="Bo")
    assert seated.stage == "lobby", "somebody is still missing"
    return ada, bo, house.rooms.open(lobby.read.ids["table"]["data-path"].removeprefix("/games/"))


def test_whatever_happens_meanwhile_the_lobby_stays(house: House) -> None:
    ada, bo, room = waiting(house)
    room.set_pace(ada.client.person, "slow")
    room.rename(bo.client.person, 1, "Bob")
    for visitor in (ada, bo, Visitor(house)):
        assert visitor.open(f"/games/{room.id}").stage == "lobby"


def test_bots_wait_for_those_who_are_missing(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    woken: list[str] = []
    monkeypatch.setattr(rooms.bots, "due", lambda id, mode, delay: woken.append(id))
    ada, eve = somebody(), somebody()
    wish = solo(title="encounters", seats=(RANDOM, ME, LINK), options=BOTS_BEGIN)
    room = rooms.create(ada, wish)
    assert room.asked() == (0,), "a bot is to begin"
    room.sight(ada, 1, "en")
    room.skip(ada)
    assert (room.due(), woken) == (None, [])
    rooms.join(eve, room.links(ada)[2], "Eve")
    assert woken == [room.id]
    assert room.due() is not None


def test_all_who_were_waited_for_begin_at_once(house: House) -> None:
    ada, bo, room = waiting(house)
    cy = Visitor(house)
    link = invitation(ada.open(f"/games/{room.id}"))
    assert cy.send(cy.open(link).form(link), name="Cy").stage == "table"
    for visitor in (ada, bo):
        assert visitor.open(f"/games/{room.id}").stage == "table"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_host_begins_without_those_who_are_missing(house: House, lang: str) -> None:
    ada, bo, room = waiting(house, lang)
    path = f"/games/{room.id}"
    assert not bo.open(path).has_form("begin"), "only the host says so"
    assert bo.client.post(f"{path}/begin").status_code == 403
    assert bo.open(path).stage == "lobby"
    page = ada.send(ada.open(path).form("begin"))
    assert page.stage == "table"
    until(lambda: room.asked() != (3,))
    for visitor in (bo, Visitor(house, lang)):
        assert visitor.open(path).stage == "table"
    cy = Visitor(house, lang)
    link = invitation(ada.open(path))
    assert cy.send(cy.open(link).form(link), name="Cy").stage == "table", "whoever comes later is welcome"
    assert ada.open(f"{path}/begin").path == path


def test_friends_at_one_screen_wait_without_a_curtain(house: House) -> None:
    ada = Visitor(house)
    lobby = ada.start(players="3", kind_at_1="friend", kind_at_2="link", name_at_0="Ada", name_at_1="Bo")
    assert lobby.stage == "lobby"
    assert ada.send(lobby.form("begin")).stage == "curtain"


def test_a_host_who_plays_has_begun(rooms: Rooms) -> None:
    """Programs need not say so first."""
    ada = somebody()
    room = rooms.create(ada, solo(title="encounters", seats=(ME, LINK), options={"first": 0}))
    assert room.lobby
    room.choose(ada, 0, room.decision, first(room, ada))
    assert not room.lobby


def test_a_host_who_plays_all_that_is_plain_has_begun_too(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(title="encounters", seats=(ME, LINK), options={"first": 0}))
    while not tempo.plain(room.game, 0):
        room.choose(ada, 0, room.decision, first(room, ada))
    room.note("lobby", True)
    assert room.lobby
    room.choose_plain(ada, 0, room.decision)
    assert not room.lobby


def test_a_bot_in_the_last_free_seat_ends_the_waiting(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.create(ada, solo(seats=(ME, LINK)))
    assert room.lobby
    room.give(ada, 1, "random")
    assert not room.lobby


def test_a_program_begins(house: House) -> None:
    ada, bo = house.client(), house.client()
    view = ada.post("/api/games", json={"title": "dune", "seats": [{"kind": "me"}, {"kind": "link"}]}).json()
    assert view["lobby"]
    path = f"/api/games/{view['id']}/begin"
    assert bo.post(path).status_code == 403
    assert house.client(stranger=True).post(path).status_code == 401
    begun = ada.post(path)
    assert (begun.status_code, begun.json()["lobby"]) == (200, False)
    assert ada.post(path).status_code == 200, "saying so twice does no harm"


def test_nothing_can_be_begun_that_is_over(rooms: Rooms) -> None:
    ada = somebody()
    room = rooms.upload(ada, str(rooms.create(ada, solo()).game.record))
    assert refused(room.start, ada) == ("only-replay", 409)
