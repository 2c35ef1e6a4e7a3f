"""Previews at the table: for whom, from what, and that the game never hears of them."""

from __future__ import annotations

import pytest

from hagal.table.rooms.previews import previews
from hagal.table.rooms.room import Room
from hagal.table.wish import Wish
from hagal.text import LANGUAGES
from tests.support.client import BOT, LINK, ME, House, refused, somebody
from tests.support.forms import Visitor
from tests.support.twins import scrambled
from tests.text.glossary import faults

SEED = 1
"""Its first question is a turn."""


@pytest.fixture
def room(house: House, ada: Visitor) -> Room:
    ada.open("/")
    return house.rooms.create(ada.client.person, Wish("dune", [ME], seed=SEED))


def sends(keys: object) -> set[str]:
    assert isinstance(keys, dict)
    return {key for key in keys if key.startswith("agent ")}


def test_a_page_and_a_program_are_told_the_same(house: House, ada: Visitor, room: Room) -> None:
    for lang in LANGUAGES:
        found = previews(room, ada.client.person, 0, lang)
        assert len(sends(dict(found.comes))) > 5
        assert all(faults(said, lang) == [] for said in found.comes.values())
        said = ada.client.get(f"/games/{room.id}/previews?seat=0", headers={"Accept-Language": lang}).json()
        assert said == {"version": room.version, "comes": dict(found.comes)}
    program = house.client()
    game = program.post("/api/games", json={"title": "dune", "seed": SEED}).json()
    told = program.get(f"/api/games/{game['id']}/previews").json()
    assert (told["seat"], told["decision"]) == (0, game["decision"])
    assert sends(told["comes"]) <= {offer["key"] for offer in game["question"]["offers"]}


def test_the_page_itself_has_none_of_it_but_says_that_there_is_some(ada: Visitor, room: Room) -> None:
    page = ada.open(f"/games/{room.id}")
    assert "data-previews" in page.read.ids["ask"]
    found = previews(room, ada.client.person, 0, "en")
    assert not any(found.comes[key] in page.html for key in sends(dict(found.comes)))
    assert found.comes["reveal"] in page.html


def test_the_game_never_hears_of_it(ada: Visitor, room: Room) -> None:
    game, person = room.game, ada.client.person
    before = (room.version, game.save(), game.state.rng, game.can_undo_by(0), len(game.log.events))
    first = previews(room, person, 0, "en")
    assert previews(room, person, 0, "en") == first
    assert room.game is game
    assert (room.version, game.save(), game.state.rng, game.can_undo_by(0), len(game.log.events)) == before


@pytest.mark.parametrize(("title", "modules"), [("dune", []), ("encounters", ["alien"])])
def test_they_are_made_of_what_the_seat_knows_and_no_more(
    house: House, ada: Visitor, title: str, modules: list[str]
) -> None:
    ada.open("/")
    person, said = ada.client.person, 0
    room = house.rooms.create(person, Wish(title, [ME, *([BOT] * 2 if title == "dune" else [])], modules, seed=5))
    for _ in range(25):
        house.play(room, person, 1)
        if room.over or 0 not in room.asked():
            continue
        told = previews(room, person, 0, "en")
        true = room._game
        room._game = scrambled(true, 0)
        try:
            assert previews(room, person, 0, "en") == told
        finally:
            room._game = true
        said += len(told.comes) > 1
    assert said > 3


def test_only_who_answers_for_a_seat_is_told(house: House, ada: Visitor) -> None:
    ada.open("/")
    room = house.rooms.create(ada.client.person, Wish("dune", [ME, LINK], seed=SEED))
    (asked,) = room.asked()
    assert refused(lambda: previews(room, somebody(), asked, "en")) == ("not-yours", 403)
    assert house.client().get(f"/api/games/{room.id}/previews?seat={asked}").status_code == 403
    assert house.client(browser=True).get(f"/games/{room.id}/previews?seat={asked}").status_code == 403
    (own,) = room.seats_of(ada.client.person)
    while own in room.asked():
        house.play(room, ada.client.person, 1)
    assert refused(lambda: previews(room, ada.client.person, own, "en")) == ("not-asked", 409)
