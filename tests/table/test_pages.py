"""The pages, by plain requests: each in three languages, a whole game through forms, and pieces for the script."""

from __future__ import annotations

import json
import re

import pytest

from hagal.table.wish import Wish
from hagal.text import LANGUAGES
from tests.support.client import ME, House
from tests.support.forms import Page, Visitor
from tests.support.pages import invitation, play, solo, sound

pytestmark = pytest.mark.usefixtures("good_cards")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page(house: House, lang: str) -> None:
    ada, bo = Visitor(house, lang), Visitor(house, lang)
    sound(ada.open("/"), lang)
    table = solo(ada)
    assert table.stage == "table"
    sound(table, lang)
    base = table.read.ids["table"]["data-path"]
    for path in ("/log", "/report", "/replay", "/replay?at=0"):
        sound(ada.open(base + path), lang)
    sound(bo.open(base + "?seat=-1"), lang)
    lobby = ada.start(players="3", kind_at_1="link", kind_at_2="friend")
    assert lobby.stage == "lobby"
    sound(lobby, lang)
    curtain = ada.send(lobby.form("begin"))
    assert curtain.stage == "curtain"
    sound(curtain, lang)
    lobby = ada.start(players="2", kind_at_1="link", name_at_0="Ada")
    assert lobby.stage == "lobby"
    sound(lobby, lang)
    sound(bo.open(invitation(lobby)), lang)
    for missing in ("/nowhere", "/games/nothing", "/join/nothing", "/components/dune/card:nothing"):
        page = bo.open(missing)
        assert page.status == 404
        sound(page, lang)
    forbidden = bo.open(base + "?seat=0")
    assert forbidden.status == 403
    sound(forbidden, lang)


def test_the_manifest_and_the_icon(ada: Visitor) -> None:
    found = json.loads(ada.client.get("/manifest.webmanifest?lang=ru").text)
    assert found["lang"] == "ru"
    icon = ada.client.get(found["icons"][0]["src"])
    assert icon.status_code == 200
    assert icon.headers["content-type"].startswith("image/svg")


# A whole game through forms


def test_a_whole_solo_game_by_forms_alone(house: House) -> None:
    ada = Visitor(house)
    page = play(ada, solo(ada))
    assert page.stage == "end"
    sound(page, "en")
    assert "Where the points came from" in page.text
    assert "Points round by round" in page.text
    base = page.read.ids["table"]["data-path"]
    final = ada.open(base + "?final=1")
    assert final.stage == "table"
    assert "Won by" in ada.open("/").text
    # The whole Record, a replay of it from an upload, and a game that plays on from its middle
    record = ada.client.get(base + "/record").text
    assert re.search(r"^seed: \d+$", record, re.MULTILINE)
    bo = Visitor(house)
    answer = bo.client.post("/records", files={"record": ("game.txt", record, "text/plain")})
    replay = Page(answer)
    assert replay.stage == "replay"
    sound(replay, "en")
    middle = bo.send(replay.form("/replay"), at="40")
    assert middle.read.ids["at"]["value"] == "40"
    assert "Choice 40" in middle.text
    again = bo.send(middle.form("/branch"))
    assert again.stage == "table"
    assert again.has_form("ask")
    once_more = ada.send(page.form("/again"))
    assert once_more.stage == "table"
    assert once_more.path != page.path


def test_undo_by_its_form(ada: Visitor) -> None:
    page = solo(ada)
    grey = page.read.ids["undo-button"]
    assert grey["aria-disabled"] == "true"
    assert "nothing to take back" in grey["title"]
    page = ada.send(page.form("ask"), ("key", "reveal"))
    assert "aria-disabled" not in page.read.ids["undo-button"]
    back = ada.send(page.form("/undo"), page.form("/undo").buttons[0])
    assert [button for button in back.form("ask").buttons if button[1].startswith("agent ")]
    refused = ada.send(page.form("/undo"))
    assert refused.status == 409
    assert refused.read.ids["notice"]["role"] == "alert"
    assert "nothing to take back" in refused.text


def test_a_stale_choice_is_refused_with_the_fresh_table(ada: Visitor) -> None:
    page = solo(ada)
    form = page.form("ask")
    ada.send(form, form.buttons[0])
    stale = ada.send(form, form.buttons[-1])
    assert stale.status == 409
    assert "moved on" in stale.text
    nonsense = ada.send(stale.form("ask"), ("key", "fly to the moon")) if stale.has_form("ask") else stale
    assert nonsense.status == 409
    assert ada.send(form, None, seat="99", decision="x").status in (403, 404)


# Pieces for the script


def test_the_piece_alone_and_its_mark(ada: Visitor) -> None:
    page = solo(ada)
    part = ada.client.get(page.path, headers={"X-Part": "table"})
    assert part.text.lstrip().startswith('<main id="table"')
    assert part.text.rstrip().endswith("</main>")
    mark = part.headers["etag"]
    assert ada.client.get(page.path, headers={"X-Part": "table", "If-None-Match": mark}).status_code == 304
    other = ada.client.get(page.path, params={"lang": "ru"}, headers={"X-Part": "table", "If-None-Match": mark})
    assert other.status_code == 200
    form = page.form("ask")
    key = {**form.fields, "key": form.buttons[0][1]}
    answer = ada.client.post(form.action, data=key, headers={"X-Part": "table"})
    assert answer.status_code == 200
    assert answer.text.lstrip().startswith('<main id="table"')
    assert answer.headers["etag"] != mark
    stale = ada.client.post(form.action, data=key, headers={"X-Part": "table"})
    assert stale.status_code == 409
    assert "data-refused" in stale.text
    assert ada.client.get(page.path, headers={"X-Part": "table", "If-None-Match": mark}).status_code == 200


def test_asking_before_what_cannot_be_taken_back(house: House) -> None:
    ada = Visitor(house)
    page = solo(ada)
    game = house.rooms.open(page.path.removeprefix("/games/")).game
    form = page.form("ask")
    key = next(key for _name, key in form.buttons if not game.copy().choose(key).can_undo_by(0))
    data = {**form.fields, "key": key, "ask": "1"}
    before = game.save()
    for headers, status in (({"X-Part": "table"}, 200), ({}, 409)):
        answer = ada.client.post(form.action, data=data, headers=headers)
        assert answer.status_code == status, "a browser notes what has the status of an error, and this is none"
        assert answer.json()["code"] == "confirm"
    assert house.rooms.open(page.path.removeprefix("/games/")).game.save() == before
    answer = ada.client.post(form.action, data={**data, "confirm": "yes"}, headers={"X-Part": "table"})
    assert answer.status_code == 200


def test_why_not(ada: Visitor) -> None:
    page = solo(ada)
    base = page.path
    able = next(button[1] for button in page.form("ask").buttons if button[1].startswith("agent "))
    assert ada.client.get(f"{base}/why", params={"seat": 0, "key": able}).text == ""
    reason = ada.client.get(f"{base}/why", params={"seat": 0, "key": "agent dagger swordmaster"}).text
    assert reason
    spoken = ada.client.get(f"{base}/why", params={"seat": 0, "key": "space:swordmaster", "lang": "ru"}).text
    assert re.search("[а-я]", spoken)
    assert ada.client.get(f"{base}/why", params={"seat": 0, "key": ";;; : "}).status_code == 200


def test_things_of_other_moments_say_when_they_are_for(ada: Visitor) -> None:
    page = ada.start(ix="on")
    base = page.path

    def why(key: str) -> str:
        return str(ada.client.get(f"{base}/why", params={"seat": 0, "key": key}).text)

    tile = next(ref for ref in re.findall(r'data-ref="(tech:[a-z_]+)"', page.answer.text))
    assert why("card:foldspace") == why("buy foldspace")
    assert "no price" in why("buy foldspace")
    assert "Tech Negotiation" in why(tile)
    ada.send(page.form("ask"), ("key", "reveal"))
    assert "start of your turn" in why("space:conspire")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_component_enlarged(house: House, lang: str) -> None:
    ada = Visitor(house, lang)
    for ref in ("card:dagger", "space:arrakeen", "leader:paul_atreides", "conflict:skirmish_a", "intrigue:ambush"):
        answer = ada.client.get(f"/components/dune/{ref}")
        assert answer.status_code == 200
        assert "<article" in answer.text
        assert "max-age" in answer.headers["cache-control"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_bar_says_once_that_a_game_is_set_up(house: House, lang: str) -> None:
    ada = Visitor(house, lang)
    ada.open("/")
    room = house.rooms.create(ada.client.person, Wish("dune", [ME], options={"leaders": "choose"}, seed=7))
    html = ada.open(f"/games/{room.id}").html
    bar = html[html.index('class="when"') : html.index('class="rounds"')]
    (said,) = set(re.findall(r'aria-label="([^"]*)"', bar))
    assert f"<b>{said}</b>" in bar
    assert html.count(f">{said}<") == 1
