"""Forgetting a game, and thinking better of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.storage.store import Store
from hagal.text import LANGUAGES, title_name
from tests.support.client import LINK, ME, House, refused, solo, somebody
from tests.support.forms import Visitor
from tests.support.pages import solo as play_solo


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_forgotten_by_mistake_comes_back(house: House, lang: str) -> None:
    ada = Visitor(house, lang)
    path = play_solo(ada).path
    after = ada.send(ada.open("/").form(f"{path}/forget"))
    assert path not in after.read.links
    assert title_name("dune", lang) in after.text
    again = ada.send(after.form(f"{path}/recall"))
    assert path in again.read.links
    assert ada.open(path).stage == "table"


def test_what_was_not_forgotten_offers_no_way_back(house: House) -> None:
    ada, bo = Visitor(house), Visitor(house)
    path = play_solo(ada).path
    id = path.removeprefix("/games/")
    for visitor, query in ((ada, id), (bo, id), (ada, "nothing"), (ada, "%3Cb%3E"), (ada, "x" * 500)):
        page = visitor.open(f"/?forgotten={query}")
        assert page.status == 200
        assert not any(form.action.endswith("/recall") for form in page.read.forms)
    ada.client.post(f"{path}/forget")
    assert not any(form.action.endswith("/recall") for form in bo.open(f"/?forgotten={id}").read.forms)
    assert bo.client.post(f"{path}/recall").status_code == 403
    assert ada.client.post("/games/nothing/recall").status_code == 404
    assert ada.open(f"{path}/recall").path == path, "an address of a form, opened by itself"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_it_is_removed_when_nobody_thought_better_of_it(settings: Settings) -> None:
    clock = Clock()
    rooms = Rooms(Store(settings.url), replace(settings, recall=60.0), clock)
    ada, eve = somebody(), somebody()
    shared, own, other = rooms.create(ada, solo(seats=(ME, LINK))), rooms.create(ada, solo()), rooms.create(ada, solo())
    rooms.join(eve, shared.links(ada)[1], "Eve")
    for room in (shared, own):
        rooms.forget(ada, room.id)
    clock.now += 50.0
    rooms.recall(ada, own.id)
    rooms.forget(ada, own.id)
    rooms.forget(eve, shared.id)
    clock.now += 50.0
    assert rooms.store.clear(clock.now - 60.0) == 0, "the last one who forgot it may still think better of it"
    clock.now += 50.0
    rooms.forget(ada, other.id)  # whoever forgets something else tidies up
    assert refused(rooms.open, shared.id) == ("no-game", 404)
    assert refused(rooms.recall, ada, own.id) == ("no-game", 404)
    assert rooms.open(other.id)
    rooms.close()


def test_a_server_that_starts_tidies_up(settings: Settings) -> None:
    clock = Clock()
    rooms = Rooms(Store(settings.url), settings, clock)
    ada = somebody()
    room = rooms.create(ada, solo())
    rooms.forget(ada, room.id)
    rooms.listen()
    assert rooms.open(room.id)
    clock.now += settings.recall
    rooms.listen()
    assert refused(rooms.open, room.id) == ("no-game", 404)
    rooms.close()
