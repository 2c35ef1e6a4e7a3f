"""The pages, by plain requests: each in three languages, and what they must not show."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from anyio.from_thread import start_blocking_portal

from hagal.table.people import NAME_LENGTH
from hagal.table.refusal import Refused
from hagal.table.settings import Settings
from hagal.text import LANGUAGES
from tests.support.client import House, deal, until
from tests.support.forms import Page, Visitor
from tests.support.pages import invitation, play, solo, sound

SECRET = "<script>alert('x')</script>"


@pytest.fixture
def ada(house: House) -> Visitor:
    return Visitor(house)


@pytest.fixture(autouse=True)
def good_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards with which one can do all that is tried here."""
    deal(monkeypatch, 7)


# Every page in every language


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
    assert lobby.stage == "curtain"
    sound(lobby, lang)
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
    assert page.form("/undo").buttons == []
    page = ada.send(page.form("ask"), ("key", "reveal"))
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
    answer = ada.client.post(form.action, data=data, headers={"X-Part": "table"})
    assert answer.status_code == 409
    assert answer.json()["code"] == "confirm"
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


# Several people


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


def test_combinations_that_cannot_be(ada: Visitor) -> None:
    def wrong(**typed: str) -> set[str]:
        page = ada.start(**typed)
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
