"""Hunters through plain forms: the mode in the set-up, its fields, the quick game, why not, and all its pages."""

from __future__ import annotations

from random import Random

import pytest

from hagal.games.encounters.hunters.catalogue import census
from hagal.table.rooms.room import Room
from hagal.text import LANGUAGES
from tests.support.client import House, deal
from tests.support.forms import Page, Visitor
from tests.support.pages import play, sound
from tests.support.spoken import speaks_only


@pytest.fixture
def ada(house: House) -> Visitor:
    return Visitor(house)


def start(visitor: Visitor, **typed: str) -> Page:
    """A new table of Hunters through the form of its game."""
    page = visitor.open("/?title=encounters")
    form = next(form for form in page.read.forms if form.action == "/games" and "players" in form.fields)
    return visitor.send(
        form, None, mode="hunters", **{name.replace("_at_", "-"): value for name, value in typed.items()}
    )


def room_of(house: House, page: Page) -> Room:
    return house.rooms.open(page.read.ids["table"]["data-path"].removeprefix("/games/"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page(house: House, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, 7)
    ada = Visitor(house, lang)
    table = start(ada, trials="secret")
    assert table.stage == "table"
    base = table.read.ids["table"]["data-path"]
    for path in (base, f"{base}/log", f"{base}?seat=-1"):
        sound(ada.open(path), lang)
        speaks_only(ada.open(path), lang)
    page = play(ada, ada.open(base), rng=Random(2))
    assert page.stage == "end"
    for path in (base, f"{base}?final=1", f"{base}/replay?at=30", f"{base}/log", "/?title=encounters"):
        sound(ada.open(path), lang)
        speaks_only(ada.open(path), lang)


def test_one_click_starts_a_solo_game(house: House, ada: Visitor) -> None:
    forms = [form for form in ada.open("/").read.forms if form.fields.get("quick") == "encounters"]
    assert [form.fields.get("mode") for form in forms] == [None, "hunters", "alien"]
    page = ada.send(forms[1])
    assert page.stage == "table"
    assert room_of(house, page).game.record.modules == ("hunters",)
    assert "Trophy Room" in page.text
    assert "Legendary Encounters: Predator · Hunters" in ada.open("/").text, "in my games"


def test_how_many_cards_are_stand_ins_is_told(ada: Visitor) -> None:
    n, cards = census.of_film(1)
    assert n > 0.8 * cards
    assert f"as the Predator; {n} of its {cards} cards are stand-ins" in ada.open("/").text
    form = ada.draft("mode:hunters").text
    assert f"{n} of its {cards} cards are stand-ins" in form
    assert "nearly all that stands on them is ours" in form


def test_the_form_is_read(house: House, ada: Visitor) -> None:
    groups = ("woodland_intel", "urban_intel", "urban_tech", "urban_survival")
    more = {f"group-{id}": "yes" for id in groups} | {"set-mercenaries": "2", "set-preparation": "1"}
    page = start(
        ada,
        players="2",
        kind_at_1="friend",
        film="2",
        predators="named",
        predator_at_0="elder_hunter",
        prey="named",
        prey_at_2="payback_time",
        armory="named",
        trials="open",
        together="yes",
        **more,
        **{
            "set-bare_turns": "1",
            "set-instinct_price": "5",
            "set-gear_in_combat": "True",
            "set-wilds_order": "underground",
        },
    )
    game = room_of(house, page).game
    options = game.record.options
    assert game.record.modules == ("hunters",)
    assert (options["film"], options["mercenaries"], options["bare_turns"], options["preparation"]) == (2, 2, 1, 1)
    assert options["prey"] == ["no_sport", "payback_time", "what_the_hell"]
    assert sorted(options["armory"]) == sorted(groups)
    assert options["avatars"][0] == "elder_hunter"
    assert options["avatars"][1] not in ("elder_hunter", "random")
    assert (options["tests"], options["challenges"], options["together"]) == (True, "open", True)
    assert (options["instinct_price"], options["gear_in_combat"], options["wilds_order"]) == (5, True, "underground")


def test_fields_of_the_other_mode_are_not_read(house: House, ada: Visitor) -> None:
    page = start(ada, alone="three", objectives="x", avatars="x", **{"set-wilds": "9", "who-dutch": "yes"})
    assert room_of(house, page).game.players == 1


def test_bots_need_no_time_to_coordinate(house: House, ada: Visitor) -> None:
    assert room_of(house, start(ada, players="2", kind_at_1="random")).pace == "quick"


WRONG = {
    "mode": {"mode": "hunted+hunters"},
    "film": {"film": "3"},
    "predators": {"players": "3", "predators": "two"},
    "predator-1": {"players": "2", "predators": "named", "predator-0": "city_hunter", "predator-1": "city_hunter"},
    "predator-0": {"predators": "named", "predator-0": "swat"},
    "prey": {"prey": "x"},
    "prey-1": {"prey": "named", "prey-1": "payback_time"},
    "armory": {"armory": "named", "group-urban_tech": "yes"},
    "trials": {"trials": "x"},
    "set-mercenaries": {"set-mercenaries": "9"},
}


@pytest.mark.parametrize("field", WRONG)
def test_what_cannot_be_so_is_told_beside_its_field(ada: Visitor, field: str) -> None:
    for lang in LANGUAGES:
        data = {"title": "encounters", "mode": "hunters", **WRONG[field]}
        page = Page(ada.client.post("/games", data=data, headers={"Accept-Language": lang}))
        assert page.status == 400
        assert f"wrong-{field}" in page.read.ids
        speaks_only(page, lang)


@pytest.mark.parametrize("wish", ["duel 1", "remove 1 cage", "mend 0 flesh_wound", "evade river", "recruit instinct"])
def test_why_not(house: House, ada: Visitor, wish: str) -> None:
    page = start(ada, players="2", kind_at_1="friend")
    path = page.read.ids["table"]["data-path"]
    seat = room_of(house, page).asked()[0]
    said = ada.client.get(f"{path}/why", params={"seat": seat, "key": wish}).text
    assert len(said) > 10
    assert wish not in said
