"""What people type and send to the pages: names, nonsense, language, Records, reports, too much at once."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from anyio.from_thread import start_blocking_portal

from hagal.table.people import NAME_LENGTH
from hagal.table.refusal import Refused
from hagal.table.settings import Settings
from hagal.text import LANGUAGES
from tests.support.client import House, until
from tests.support.forms import Page, Visitor
from tests.support.pages import SECRET, solo, sound

pytestmark = pytest.mark.usefixtures("good_cards")

# Names, nonsense, language, theme


def test_names_are_escaped_everywhere(house: House) -> None:
    ada = Visitor(house)
    named = "<b>Ada</b>&\"'"
    page = ada.start(players="3", kind_at_1="random", kind_at_2="random", name_at_0=named)
    room = house.rooms.open(page.path.removeprefix("/games/"))
    until(lambda: 0 in room.asked())
    for path in (page.path, "/", f"{page.path}/log", f"{page.path}/replay"):
        html = ada.open(path).html
        assert "<b>Ada</b>" not in html
        assert "&lt;b&gt;Ada&lt;/b&gt;&amp;&#34;&#39;" in html


def test_nonsense_in_the_form_gives_sentences_and_keeps_what_was_typed(ada: Visitor) -> None:
    page = ada.start(
        players="2",
        kind_at_0="emperor",
        kind_at_1="me",
        name_at_0="Somebody with a name that never ends",
        name_at_1="Bo",
        leaders="named",
        leader_at_0="rhombur_vernius",
        leader_at_1="nobody",
        **{"set-rival_voice": "loud"},
    )
    assert page.status == 400
    assert page.text.count("cannot be so") == 1
    for name, said in {
        "kind-0": "who sits here",
        "name-0": f"{NAME_LENGTH} characters",
        "leader-0": "tick Rise of Ix",
        "leader-1": "no such leader",
        "set-rival_voice": "one of the list",
    }.items():
        assert page.read.ids[name]["aria-invalid"] == "true"
        assert f"wrong-{name}" in page.read.ids[name]["aria-describedby"]
        assert said in page.html
    assert 'value="Somebody with a name that never ends"' in page.html
    assert ada.open("/").text.count("cannot be so") == 0


def test_combinations_that_cannot_be(house: House) -> None:
    def wrong(**typed: str) -> set[str]:
        page = Visitor(house).start(**typed)  # somebody new each time: the form begins as one left it
        return set() if page.status == 200 else set(re.findall(r'id="wrong-([a-z0-9_-]+)"', page.html))

    assert wrong(players="7") == {"players"}
    assert wrong(players="3", kind_at_0="heuristic") == {"kind-0"}
    assert wrong(players="3", kind_at_1="me") == {"kind-1"}
    assert wrong(difficulty="easy") == {"difficulty"}
    assert wrong(players="3", difficulty="easy") == set()
    assert wrong(**{"rival-0": "helena_richese"}) == {"rival-0"}
    assert wrong(**{"rival-0": "leto_atreides", "rival-1": "leto_atreides"}) == {"rival-1"}
    assert wrong(leaders="named", leader_at_0="leto_atreides", **{"rival-1": "leto_atreides"}) == {"rival-1"}
    assert wrong(leaders="sometimes") == {"leaders"}
    assert wrong(title="chess") == {"title"}
    assert wrong(players="3", name_at_0="Ada", name_at_1="ADA") == {"name-1"}


def test_every_setting_arrives(house: House) -> None:
    ada = Visitor(house)
    page = ada.start(
        ix="yes",
        promos="yes",
        row_dice="yes",
        brutal_escalation="yes",
        epic="yes",
        difficulty="mentat",
        leaders="named",
        leader_at_0="tessia_vernius",
        **{"rival-0": "rhombur_vernius", "set-expert_lead": "troops", "set-three_way_tie": "third"},
        **{"set-expert_dreadnoughts": "held_back", "set-weirding_way": "after_hagal", "set-reveal_tiles": "next_turn"},
    )
    record = house.rooms.open(page.path.removeprefix("/games/")).game.record
    assert record.options == {
        "difficulty": "mentat",
        "leaders": ["tessia_vernius"],
        "rival_leaders": ["rhombur_vernius", "random"],
        "row_dice": True,
        "brutal_escalation": True,
        "promos": True,
        "expert_lead": "troops",
        "expert_dreadnoughts": "held_back",
        "reveal_tiles": "next_turn",
    }
    assert "ix" in record.modules
    assert "Rise of Ix" in page.text
    page = ada.start(players="2", ix="yes", epic="yes", leaders="choose", kind_at_1="friend")
    record = house.rooms.open(page.path.removeprefix("/games/")).game.record
    assert record.options == {"leaders": "choose", "epic": True}


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("ru", "ru"),
        ("pt-PT,en;q=0.5", "pt-BR"),
        ("de,fr;q=0.9", "en"),
        ("en;q=0.2, ru;q=0.8", "ru"),
        ("x;q=z,,;", "en"),
    ],
)
def test_the_language_of_the_browser(house: House, header: str, lang: str) -> None:
    assert Visitor(house, header).open("/").read.lang == lang


def test_language_and_theme_come_back_to_the_same_page(ada: Visitor) -> None:
    page = solo(ada)
    page = ada.open(f"{page.path}?seat=0")
    spoken = ada.send(page.form("/language"), ("lang", "ru"))
    assert spoken.path == page.path
    assert spoken.read.lang == "ru"
    assert ada.open(f"{page.path}&lang=pt-BR").read.lang == "pt-BR"
    assert ada.open("/").read.lang == "ru"
    light = ada.send(spoken.form("/theme"), ("theme", "light"))
    assert light.path == page.path
    assert 'data-theme="light"' in light.html
    assert ada.send(light.form("/theme"), ("theme", "pink")).read.ids["table"]["data-stage"] == "table"


@pytest.mark.parametrize("back", ["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere", "x", ""])
def test_the_way_back_stays_here(ada: Visitor, back: str) -> None:
    ada.client.http.follow_redirects = False
    answer = ada.client.post("/language", data={"lang": "ru", "back": back})
    assert answer.status_code == 303
    assert answer.headers["location"] == "/"


# Records, reports, refusals


def test_records_that_cannot_be_read(ada: Visitor) -> None:
    for text, said in (("", "Choose a file"), ("hello", "cannot be read"), ("\x00\xff" * 20, "cannot be read")):
        page = Page(ada.client.post("/records", files={"record": ("x.txt", text, "text/plain")}))
        assert page.status == 400
        assert said in page.text
        assert page.read.ids["record"]["aria-invalid"] == "true"
    partial = ada.client.get(f"{solo(ada).path}/record").text
    page = Page(ada.client.post("/records", files={"record": ("x.txt", partial, "text/plain")}))
    assert "only what one seat may see" in page.text
    assert Page(ada.client.post("/records", data={})).status == 400


def test_a_report_keeps_the_game_and_shows_no_secret(ada: Visitor) -> None:
    page = solo(ada)
    form = ada.open(f"{page.path}/report").form("/report")
    empty = ada.send(form)
    assert empty.status == 400
    assert "in a few words" in empty.text
    sent = ada.send(form, note=f"It fell over. {SECRET}")
    assert sent.status == 200
    assert sent.read.ids["report-id"]["value"]
    assert "seed: ?" in sent.html
    assert SECRET not in sent.html


def test_forgetting_a_game(house: House) -> None:
    ada, bo = Visitor(house), Visitor(house)
    page = solo(ada)
    assert page.path in ada.open("/").read.links
    start = bo.client.post(f"{page.path}/forget")
    assert start.status_code in (200, 403, 404)
    assert page.path in ada.open("/").read.links
    after = ada.send(ada.open("/").form(f"{page.path}/forget"))
    assert page.path not in after.read.links


def test_addresses_of_forms_lead_back(ada: Visitor) -> None:
    page = solo(ada)
    assert ada.open("/games").path == "/"
    assert ada.open("/records").path == "/"
    for deed in ("choose", "undo", "bots", "again", "seats/0"):
        assert ada.open(f"{page.path}/{deed}").path == page.path
    assert ada.open(f"{page.path}/dance").status == 404


def test_what_is_too_large(ada: Visitor) -> None:
    refused = Page(ada.client.post("/games", data={"x": "y" * 70_000}))
    assert refused.status == 413
    assert "too large" in refused.text
    assert "/" in refused.read.links


@pytest.mark.parametrize("lang", LANGUAGES)
def test_too_much_at_once(settings: Settings, lang: str) -> None:
    with start_blocking_portal() as portal:
        house = House(portal, replace(settings, burst_heavy=1, rate_heavy=0.001))
        ada = Visitor(house, lang)
        assert solo(ada).status == 200
        refused = solo(ada)
        assert refused.status == 429
        assert int(refused.answer.headers["retry-after"]) > 0
        sound(refused, lang)
        house.rooms.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fault_of_our_own(house: House, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    ada = Visitor(house, lang)

    def broken(*_given: object) -> None:
        raise Refused("broken", 500)

    monkeypatch.setattr(house.rooms, "mine", broken)
    page = ada.open("/")
    assert page.status == 500
    sound(page, lang)
