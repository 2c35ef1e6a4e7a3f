"""The JSON API: all that pages can do, for programs."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hagal
from hagal import games
from hagal.game import Game
from hagal.kernel.chance import Rng
from hagal.kernel.events import Log
from hagal.kernel.knowledge import determinize
from hagal.kernel.title import Title
from hagal.table.rooms.page import table_view
from hagal.table.seats import kinds
from tests.kernel.tiny import TITLE
from tests.support.client import Client, House, until

BOTH = {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "link"}], "seed": 5}


def start(client: Client, **wish: Any) -> Any:
    answer = client.post("/api/games", json={"title": "dune", "seed": 7, **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()


def choose(client: Client, game: Any, key: str | None = None, **more: Any) -> Any:
    body = {"seat": game["seat"], "decision": game["decision"], "key": key or game["question"]["offers"][0]["key"]}
    return client.post(f"/api/games/{game['id']}/choose", json={**body, **more})


def finish(client: Client, game: Any) -> Any:
    while not game["over"]:
        game = choose(client, game).json()
    return game


def test_a_new_person_gets_a_secret(house: House) -> None:
    secrets = {house.client(stranger=True).post("/api/people").json()["secret"] for _ in range(3)}
    assert len(secrets) == 3
    assert all(len(secret) == 43 for secret in secrets)


def test_health_tells_nothing_secret(house: House) -> None:
    start(house.client())
    found = house.client(stranger=True).get("/api/health").json()
    assert found == {"status": "ok", "problems": [], "version": hagal.__version__, "rooms": 1, "streams": 0}


def test_titles_say_all_that_is_needed_to_start(house: House) -> None:
    client = house.client(stranger=True)
    dune, encounters, runewars = client.get("/api/titles").json()
    assert encounters["players"] == [1, 2, 3, 4, 5]
    assert runewars["players"] == [2, 3, 4]
    assert "lieutenant" in [avatar["id"] for avatar in encounters["named"]["avatars"]]
    assert dune == client.get("/api/titles/dune").json()
    assert (dune["players"], dune["modules"]) == ([1, 2, 3, 4], ["ix", "rivals"])
    assert dune["settings"]["difficulty"]["allowed"][0] == "mercenary"
    assert (dune["bots"], dune["seats"]) == (["heuristic", "random"], list(kinds()))
    by_module = [(leader["id"], leader["module"]) for leader in dune["roles"]]
    assert ("paul_atreides", "") in by_module
    assert ("ilesa_ecaz", "ix") in by_module
    assert ("memnon_thorvald", "") in [(rival["id"], rival["module"]) for rival in dune["rival_roles"]]
    assert "house_hagal" not in json.dumps(dune)
    russian = client.get("/api/titles/dune", headers={"Accept-Language": "ru"}).json()
    assert russian["roles"][0]["name"] == "Пол Атрейдес"
    assert client.get("/api/titles/chess").json()["code"] == "no-title"


def test_every_leader_named_can_be_played(house: House) -> None:
    ada = house.client()
    dune = ada.get("/api/titles/dune").json()
    for leader in dune["roles"]:
        modules = [leader["module"]] if leader["module"] else []
        assert start(ada, modules=modules, options={"leaders": [leader["id"]]})
    for rival in dune["rival_roles"]:
        modules = [rival["module"]] if rival["module"] else []
        assert start(ada, modules=modules, options={"rival_leaders": [rival["id"], "random"]})


def test_a_whole_game_by_the_api_alone(house: House) -> None:
    ada = house.client()
    game = start(ada, modules=["ix"], options={"difficulty": "mentat"})
    assert "seed" not in json.dumps(game)
    game = finish(ada, game)
    assert game["view"]["outcome"]["winners"]
    whole = ada.get(f"/api/games/{game['id']}/record").text
    assert hagal.replay(whole).over
    assert [found["over"] for found in ada.get("/api/games").json()] == [True]


def test_a_stale_choice_comes_with_the_fresh_view(house: House) -> None:
    ada = house.client()
    game = start(ada)
    fresh = choose(ada, game).json()
    answer = choose(ada, game)
    assert answer.status_code == 409
    assert answer.json()["code"] == "stale"
    assert answer.json()["view"] == fresh
    wrong = choose(ada, fresh, key="agent dagger nowhere")
    assert (wrong.status_code, wrong.json()["code"]) == (409, "not-offered")


def test_undo_and_confirm(house: House) -> None:
    ada = house.client()
    game = start(ada)
    undone = False
    for offer in game["question"]["offers"]:
        asked = choose(ada, game, key=offer["key"], ask=True)
        if asked.status_code == 409:
            assert asked.json()["code"] == "confirm"
        else:
            assert asked.json()["can_undo"]
            back = ada.post(f"/api/games/{game['id']}/undo", json={"seat": 0}).json()
            assert back["view"] == game["view"]
            game = back
            undone = True
    assert undone
    answer = ada.post(f"/api/games/{game['id']}/undo", json={"seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (409, "no-undo")


def test_why_not(house: House) -> None:
    ada = house.client()
    game = start(ada)
    can = ada.get(f"/api/games/{game['id']}/why", params={"key": game["question"]["offers"][0]["key"]}).json()
    assert can == {"can": True, "reason": ""}
    path = f"/api/games/{game['id']}/why?key=agent+dagger+swordmaster"
    cannot = ada.get(path).json()
    assert not cannot["can"]
    assert cannot["reason"]
    assert ada.get(f"{path}&lang=ru").json()["reason"] != cannot["reason"]
    assert house.client().get(path).json()["code"] == "not-yours"


def test_a_friend_joins_and_sees_only_their_own(house: House) -> None:
    ada, eve = house.client(), house.client()
    game = start(ada, **BOTH)
    invitation = game["links"]["1"]
    found = house.client(stranger=True).get(f"/api/invitations/{invitation}").json()
    assert found == {"game": game["id"], "seat": 1, "title": "dune", "host": "Ada"}
    assert eve.post(f"/api/invitations/{invitation}", json={"name": "Eve"}).json() == {"game": game["id"], "seat": 1}
    assert eve.post(f"/api/invitations/{invitation}", json={"name": "Eve"}).status_code == 404
    hers = eve.get(f"/api/games/{game['id']}").json()
    assert (hers["seat"], hers["mine"], hers["links"], hers["host"]) == (1, [1], {}, False)
    assert all(hers["view"]["players"][1]["hand"])
    assert not any(hers["view"]["players"][0]["hand"])
    watched = house.client(stranger=True).get(f"/api/games/{game['id']}").json()
    assert (watched["seat"], watched["question"]) == (-1, None)
    assert not any(card for player in watched["view"]["players"] for card in player["hand"])
    assert eve.get(f"/api/games/{game['id']}?seat=0").status_code == 403


def test_seats_are_given_taken_back_and_renamed(house: House) -> None:
    ada = house.client()
    game = start(ada, **BOTH)
    path = f"/api/games/{game['id']}/seats"
    link = ada.post(f"{path}/1", json={"do": "link"}).json()
    assert link["invitation"] != game["links"]["1"]
    assert ada.post(f"{path}/0", json={"do": "rename", "name": "Lady"}).json()["invitation"] is None
    ada.post(f"/api/games/{game['id']}/bots", json={"do": "step"})
    house.client().post(f"/api/invitations/{link['invitation']}", json={})
    assert ada.post(f"{path}/1", json={"do": "give"}).json()["code"] == "present"
    assert ada.post(f"{path}/0", json={"do": "give", "bot": "random"}).status_code == 200
    fresh = ada.get(f"/api/games/{game['id']}").json()
    assert [(chair["name"], chair["kind"]) for chair in fresh["chairs"][:1]] == [("Lady", "random")]
    assert ada.post(f"{path}/0", json={"do": "take-back"}).status_code == 200


def test_bots_are_stepped_and_skipped(house: House) -> None:
    ada = house.client()
    game = start(ada, seats=[{"kind": "me"}, {"kind": "random"}, {"kind": "heuristic"}], pace="step")
    while not game["bots_due"]:
        game = choose(ada, game).json()
    path = f"/api/games/{game['id']}"
    length = game["length"]
    assert ada.post(f"{path}/bots", json={"do": "next"}).status_code == 200
    until(lambda: bool(ada.get(path).json()["length"] == length + 1))
    ada.post(f"{path}/bots", json={"do": "skip"})
    until(lambda: not ada.get(path).json()["bots_due"])
    assert ada.post(f"{path}/bots", json={"do": "slow"}).json()["pace"] == "slow"
    assert house.client().post(f"{path}/bots", json={"do": "slow"}).json()["code"] == "not-seated"


def test_reports_uploads_replays_and_branches(house: House) -> None:
    ada, eve = house.client(), house.client()
    game = start(ada)
    path = f"/api/games/{game['id']}"
    views = [game["view"]]
    for _ in range(4):
        game = choose(ada, game).json()
        views.append(game["view"])
    report = ada.post(f"{path}/report", json={"seat": 0, "note": "Look"}).json()
    assert "seed: ?" in report["record"]
    kept = house.rooms.store.report(report["id"])
    assert kept is not None
    assert kept.note == "Look"
    assert ada.get(f"{path}/replay?at=2").json()["view"] == views[2]
    assert ada.get(f"{path}/replay?at=99").status_code == 404
    assert ada.post(f"{path}/branch", json={"at": 1}).json()["code"] == "running"
    seen = ada.get(f"{path}/record").text
    plain = {"Content-Type": "text/plain"}
    assert eve.post("/api/records", content=seen, headers=plain).json()["code"] == "record-partial"
    game = finish(ada, game)
    whole = eve.get(f"{path}/record").text
    answer = eve.post("/api/records", content=whole, headers=plain)
    assert answer.status_code == 201
    book = answer.json()
    assert answer.headers["location"] == f"/api/games/{book['id']}"
    branch = eve.post(f"/api/games/{book['id']}/branch", json={"at": 3}).json()
    assert branch["view"] == views[3]
    assert branch["mine"] == [0]
    assert eve.get(f"/api/games/{book['id']}/replay?at=1&seat=0").json()["view"] == views[1]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games", {"title": "dune", "seats": []}),
        ("/api/games", {"title": "dune", "seats": [{"kind": "ghost"}]}),
        ("/api/games", {"title": "dune", "wind": 1}),
        ("/api/games", {"title": "dune", "seed": -1}),
        ("/api/games", []),
        ("/api/games/x/choose", {"decision": "a", "key": "b"}),
        ("/api/games/x/choose", {"decision": 1}),
        ("/api/games/x/choose", {"decision": 1, "key": "x" * 201}),
        ("/api/games/x/choose", {"decision": 1, "key": "\ud800"}),
        ("/api/games/x/bots", {"do": "dance"}),
    ],
)
def test_what_does_not_fit_is_told(house: House, path: str, body: Any) -> None:
    content = json.dumps(body).encode()
    answer = house.client().post(path, content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    found = answer.json()
    assert found["code"] == "invalid"
    assert found["detail"]


def test_a_title_is_asked_for(house: House) -> None:
    """No program gets a game because its name comes first in the alphabet."""
    answer = house.client().post("/api/games", json={"seed": 7})
    assert answer.status_code == 422
    assert answer.json()["detail"].endswith(f"title is missing; name one of: {', '.join(hagal.titles())}")


def test_the_description_has_titles_that_came_later(house: House) -> None:
    games.add(Title("later", (2,), TITLE.base))
    titles = hagal.titles()
    try:
        found = house.client().get("/api/openapi.json").json()["components"]["schemas"]["GameIn"]
    finally:
        games.remove("later")
    assert found["properties"]["title"]["enum"] == list(titles)
    assert "title" in found["required"]


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 20_000, b'{"seats": NaN}'])
def test_what_is_no_json_is_told(house: House, content: bytes) -> None:
    answer = house.client().post("/api/games", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]


def test_a_game_is_forgotten(house: House) -> None:
    ada = house.client()
    game = start(ada)
    assert house.client().request("DELETE", f"/api/games/{game['id']}").json()["code"] == "not-seated"
    assert ada.request("DELETE", f"/api/games/{game['id']}").status_code == 204
    assert ada.get("/api/games").json() == []


def test_the_document_names_every_route_and_refusal(house: House) -> None:
    document = house.client(stranger=True).get("/api/openapi.json").json()
    assert all(path.startswith("/api/") for path in document["paths"])
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert len(operations) == 39
    for operation in operations:
        assert operation["summary"]
        assert {"400", "401", "413", "422", "429"} <= set(operation["responses"])
        assert "HTTPValidationError" not in json.dumps(operation)


def test_a_wrong_method_is_refused(house: House) -> None:
    answer = house.client().request("PUT", "/api/games")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
    assert answer.headers["allow"]


def test_nothing_hidden_is_told(house: House) -> None:
    """Whatever lies hidden from a viewer, every answer is the same."""
    ada, eve = house.client(), house.client()
    game = start(ada, seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "friend"}], modules=["ix"])
    eve.post(f"/api/invitations/{game['links']['1']}", json={})
    room = house.rooms.open(game["id"])
    for number in range(24):
        seat = room.asked()[0]
        owner = eve.person if seat == 1 else ada.person
        question = room.sight(owner, seat, "en").question
        assert question is not None
        room.choose(owner, seat, room.decision, question.offers[number % len(question.offers)].key)
    paths = [
        f"/api/games/{room.id}{more}" for more in ("", "?lang=ru", "/record", "/why?seat=1&key=agent+dagger+mentat")
    ]
    real = room.game
    for client, seats in ((eve, (1,)), (house.client(), ()), (house.client(stranger=True), ())):
        room._game = real.copy()  # a copy has no undo; nor have its twins
        told = [(answer.status_code, answer.text) for answer in map(client.get, paths)]
        marked = table_view(room, client.person, seats[0] if seats else -1, "en").mark
        for seed in range(3):
            log = Log()
            log.events = real.log.events[:]
            twin = Game(real.title, determinize(real.state, seats, Rng(seed)), real.record.copy(), log)
            twin.resume()
            room._game = twin
            assert [(answer.status_code, answer.text) for answer in map(client.get, paths)] == told
            assert table_view(room, client.person, seats[0] if seats else -1, "en").mark == marked
            assert hidden(twin) != hidden(real)
        room._game = real


def hidden(game: Game) -> Any:
    return [game.view(seat)["players"][seat]["hand"] for seat in range(game.players)], game.state.rng


def test_an_answer_can_leave_out_old_news(house: House) -> None:
    client = house.client()
    game = start(client)
    known = game["news"][-1]["number"] + 1
    answer = choose(client, game, since=known).json()
    assert answer["news"]
    assert all(item["number"] >= known for item in answer["news"])
    stale = choose(client, game, since=known)
    assert stale.status_code == 409
    assert [item["number"] for item in stale.json()["view"]["news"]] == [item["number"] for item in answer["news"]]
