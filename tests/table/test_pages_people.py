"""The pages with several people: curtains, links, bots in their seats, spectators."""

from __future__ import annotations

import pytest

from tests.support.client import House, until
from tests.support.forms import Visitor
from tests.support.pages import SECRET, invitation, solo

pytestmark = pytest.mark.usefixtures("good_cards")


def test_the_curtain_hides_every_hand(house: House) -> None:
    ada = Visitor(house)
    page = ada.start(players="3", kind_at_1="friend", kind_at_2="heuristic", name_at_0="Ada", name_at_1="Bo")
    base = page.read.ids["table"]["data-path"]
    room = house.rooms.open(base.removeprefix("/games/"))
    until(lambda: any(seat in (0, 1) for seat in room.asked()))
    page = ada.open(base)
    assert page.stage == "curtain"
    for _turn in range(4):
        assert page.stage == "curtain"
        assert not page.has_form("ask")
        assert 'data-ref="card:' not in page.html
        assert page.read.ids["table"]["data-seat"] == "-1"
        seat = int(page.read.ids["table"]["data-curtain"])
        assert f"I am {('Ada', 'Bo')[seat]}" in page.text
        page = ada.send(page.form(base))
        assert page.read.ids["table"]["data-seat"] == str(seat)
        while page.stage != "curtain":
            form = page.form("ask") if page.has_form("ask") else None
            page = ada.open(page.path) if form is None else ada.send(form, form.buttons[-1])
    # Whoever has just played cannot look again while somebody else is asked.
    assert ada.open(f"{base}?seat={seat}").stage == "curtain"


def test_joining_by_link(house: House) -> None:
    ada, bo, eve = Visitor(house), Visitor(house), Visitor(house)
    lobby = ada.start(players="2", kind_at_1="link", name_at_0="Ada")
    link = invitation(lobby)
    page = bo.open(link)
    assert "Ada invites you" in page.text
    nameless = bo.send(page.form(link), name="   ")
    assert nameless.status == 400
    assert "type a name" in nameless.text
    long = bo.send(page.form(link), name="x" * 60)
    assert long.status == 400
    assert 'value="' + "x" * 60 in long.html
    same = bo.send(page.form(link), name="ada")
    assert same.status == 409
    assert "called" in same.text
    seated = bo.send(page.form(link), name=SECRET[:20])
    assert seated.stage == "table"
    assert SECRET[:20] not in seated.html
    assert "&lt;script&gt;" in seated.html
    assert eve.open(link).status == 404
    base = lobby.read.ids["table"]["data-path"]
    watching = eve.open(base)
    assert "Watching" in watching.text
    assert not watching.has_form("ask")
    assert eve.open(f"{base}?seat=1").status == 403
    assert eve.client.post(f"{base}/choose", data={"seat": "0", "decision": "1", "key": "reveal"}).status_code == 403
    assert "seed: ?" in eve.client.get(f"{base}/record").text


def test_a_bot_instead_of_a_friend(house: House) -> None:
    ada = Visitor(house)
    lobby = ada.start(players="2", kind_at_1="link", name_at_0="Ada")
    form = next(form for form in lobby.read.forms if form.action.endswith("/seats/1"))
    assert ("do", "give") in form.buttons
    page = ada.send(form, ("do", "give"))
    assert page.stage == "table"
    form = next(form for form in page.read.forms if form.action.endswith("/seats/0"))
    page = ada.send(form, ("do", "give"))
    form = next(form for form in page.read.forms if form.action.endswith("/seats/0"))
    assert ("do", "take") in form.buttons
    page = ada.send(form, ("do", "take"))
    rename = next(form for form in page.read.forms if ("do", "rename") in form.buttons)
    assert "Ada Lovelace" in ada.send(rename, ("do", "rename"), name="Ada Lovelace").text


def test_a_new_link_makes_the_old_one_useless(house: House) -> None:
    ada, bo = Visitor(house), Visitor(house)
    lobby = ada.start(players="2", kind_at_1="link")
    old = invitation(lobby)
    form = next(form for form in lobby.read.forms if form.action.endswith("/seats/1"))
    new = invitation(ada.send(form, ("do", "renew")))
    assert new != old
    assert bo.open(old).status == 404
    assert bo.open(new).status == 200


def test_bots_step_by_step(house: House) -> None:
    ada = Visitor(house)
    page = ada.start(players="3", kind_at_1="random", kind_at_2="random")
    base = page.read.ids["table"]["data-path"]
    room = house.rooms.open(base.removeprefix("/games/"))
    until(lambda: 0 in room.asked())
    page = ada.open(base)
    page = ada.send(page.form("pace"), ("pace", "step"))
    while 0 in room.asked():
        page = ada.send(page.form("ask"), page.form("ask").buttons[-1])
    assert ("do", "step") in page.form("bots-step").buttons
    version = room.version
    ada.send(page.form("bots-step"), ("do", "step"))
    until(lambda: room.version > version)
    ada.send(page.form("bots-step"), ("do", "skip"))
    until(lambda: room.over or 0 in room.asked())


def test_spectators_see_no_hands(house: House) -> None:
    ada, eve = Visitor(house), Visitor(house)
    page = solo(ada)
    room = house.rooms.open(page.path.removeprefix("/games/"))
    sight = room.sight(ada.client.person, 0, "en")
    assert sight.view["players"][0]["hand"][0]
    seen = eve.open(page.path)
    public = room.sight(eve.client.person, -1, "en")
    assert public.view["players"][0]["hand"] == [None] * 5
    assert not seen.has_form("ask")
    assert eve.open(f"{page.path}/log").status == 200
    assert eve.open(f"{page.path}/replay?at=0").stage == "replay"


def test_the_head_of_a_page_alone(house: House) -> None:
    ada = Visitor(house)
    page = solo(ada)
    for path in ("/", page.path, f"{page.path}/log"):
        answer = ada.client.request("HEAD", path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
    assert ada.client.request("HEAD", "/nowhere").status_code == 404
