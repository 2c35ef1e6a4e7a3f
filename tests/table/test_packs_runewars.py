"""Content packs for Runewars at the table: offered in the form made from its settings, and played with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hagal import packs
from hagal.text import LANGUAGES
from tests.support.client import House
from tests.support.forms import Page, Visitor
from tests.support.packs import SAMPLE
from tests.support.pages import sound

OTHER = SAMPLE.with_name("runewars.yaml")
SEATS = [{"kind": "me"}, {"kind": "link"}]
TILE = "hagal: pack 1\ngame: runewars\npack: {name}\nreplace: {{tiles: {{{tile}: {{areas: {{{area}}}}}}}}}\n"


@pytest.fixture(autouse=True)
def kept(data_folder: Path) -> packs.Pack:
    return packs.keep(OTHER)[0]


def setup_form(page: Page) -> Any:
    return next(form for form in page.read.forms if form.action == "/games" and "players" in form.fields)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_offers_a_pack_and_begins_a_game_with_it(house: House, lang: str, kept: packs.Pack) -> None:
    visitor = Visitor(house, lang)
    page = visitor.open("/?title=runewars")
    assert "pack-other_box" in page.read.ids
    sound(page, lang)
    begun = visitor.send(setup_form(page), None, **{"pack-other_box": "yes"})
    room = house.rooms.open(begun.read.ids["table"]["data-path"].removeprefix("/games/"))
    assert room.game.record.packs == (kept.ref,)
    assert room.game.state.rules.component("tactic:long_night")


def test_a_game_by_the_api(house: House, kept: packs.Pack) -> None:
    told = house.client().get("/api/titles/runewars").json()
    [pack] = told["packs"]
    assert (pack["name"], pack["hash"]) == ("other_box", kept.hash)
    assert {"tile:4", "faction:latari", "season:roads_of_mud"} <= set(pack["replaces"])
    assert "tactic:long_night" in pack["adds"]
    game = house.client().post("/api/games", json={"title": "runewars", "seats": SEATS, "packs": ["other_box"]})
    assert (game.status_code, game.json()["packs"]) == (201, [kept.ref])


def test_packs_that_bring_too_much_together_are_refused(house: House, tmp_path: Path) -> None:
    areas = {
        "four": (4, "b: {at: SE of a, guards: {hellhound: 4}}"),
        "eight": (8, "d: {at: SW of a, guards: {hellhound: 4}}"),
    }
    for name, (tile, area) in areas.items():
        file = tmp_path / f"{name}.yaml"
        file.write_text(TILE.format(name=name, tile=tile, area=area), encoding="utf-8")
        packs.keep(file)
    answer = house.client().post("/api/games", json={"title": "runewars", "seats": SEATS, "packs": list(areas)})
    assert answer.status_code == 400
    assert "there are 8 figures of Hellhound, not 10" in answer.text
