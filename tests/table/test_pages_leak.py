"""Nothing hidden reaches a page: whatever lies hidden from a viewer, every page is the same."""

from __future__ import annotations

import re

import pytest

from hagal.table.rooms.room import Room
from tests.support.client import House, deal
from tests.support.forms import Visitor
from tests.support.twins import scrambled

PAGES = ("", "&part=table", "&lang=ru")


def seated(house: House) -> tuple[Room, Visitor, Visitor]:
    """Ada plays two seats at one screen, Eve joined by link; some rounds are played."""
    ada, eve = Visitor(house), Visitor(house)
    lobby = ada.start(players="3", ix="yes", kind_at_1="link", kind_at_2="friend", name_at_0="Ada", name_at_2="Bo")
    room = house.rooms.open(re.sub(r"/games/|\?.*", "", lobby.path))
    link = next(iter(room.links(ada.client.person).values()))
    page = eve.open(f"/join/{link}")
    eve.send(page.form(link), name="Eve")
    for number in range(24):
        seat = room.asked()[0]
        owner = (eve if seat == 1 else ada).client.person
        question = room.sight(owner, seat, "en").question
        assert question is not None
        room.choose(owner, seat, room.decision, question.offers[number % len(question.offers)].key)
    return room, ada, eve


@pytest.fixture
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, 19)


@pytest.mark.usefixtures("same_cards")
def test_pages_are_the_same_whatever_is_hidden(house: House) -> None:
    room, ada, eve = seated(house)
    base = f"/games/{room.id}"
    stranger = Visitor(house)
    stranger.open("/")
    own = room.asked()[0]
    viewers = [(eve, 1), (stranger, -1)] if own == 1 else [(ada, own), (eve, 1), (stranger, -1)]
    real = room.game
    for viewer, seat in viewers:
        paths = [f"{base}?seat={seat}{more}" for more in PAGES]
        paths += [f"{base}/{more}seat={seat}" for more in ("log?", "record?", "report?")]
        if seat >= 0:
            paths.append(f"{base}/why?key=space:conspire&seat={seat}")
        told = [viewer.client.get(path).text for path in paths]
        room._game = scrambled(real, seat)
        assert [viewer.client.get(path).text for path in paths] == told
        room._game = real


@pytest.mark.usefixtures("same_cards")
def test_the_curtain_shows_what_everybody_may_see(house: House) -> None:
    room, ada, eve = seated(house)
    for _turn in range(30):
        if room.asked()[0] in (0, 2):
            break
        question = room.sight(eve.client.person, 1, "en").question
        assert question is not None
        room.choose(eve.client.person, 1, room.decision, question.offers[0].key)
    real = room.game
    page = ada.client.get(f"/games/{room.id}").text
    assert 'data-stage="curtain"' in page
    room._game = scrambled(real, -1)
    assert ada.client.get(f"/games/{room.id}").text == page
