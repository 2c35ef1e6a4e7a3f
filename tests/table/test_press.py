"""All that is plain at one press, at the table and through the API; and a last look before a turn is over."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.support.client import Client, House

ALONE: dict[str, Any] = {"title": "encounters", "seats": [{"kind": "me"}], "seed": 3}


@pytest.fixture
def ada(house: House) -> Client:
    return house.client()


def begun(ada: Client) -> dict[str, Any]:
    game: dict[str, Any] = ada.post("/api/games", json=ALONE).json()
    return game


def press(ada: Client, game: dict[str, Any]) -> Any:
    body = {"seat": game["seat"], "decision": game["decision"]}
    return ada.post(f"/api/games/{game['id']}/plain", json=body)


def choose(ada: Client, game: dict[str, Any], key: str) -> dict[str, Any]:
    body = {"seat": game["seat"], "decision": game["decision"], "key": key}
    answer: dict[str, Any] = ada.post(f"/api/games/{game['id']}/choose", json=body).json()
    return answer


def test_one_press_is_one_answer_and_is_taken_back_card_by_card(ada: Client) -> None:
    game = begun(ada)
    count = game["question"]["plain"]
    plain = [offer["key"] for offer in game["question"]["offers"] if offer["key"].startswith("play ")]
    assert count > 2
    after = press(ada, game).json()
    assert after["version"] == game["version"] + 1, "kept once, told once"
    assert after["length"] == game["length"] + count
    assert after["question"]["plain"] == 0
    stale = press(ada, game)
    assert (stale.status_code, stale.json()["code"]) == (409, "stale")
    nothing = press(ada, after)
    assert (nothing.status_code, nothing.json()["code"]) == (409, "not-offered")
    back = after
    for _ in range(count):
        back = ada.post(f"/api/games/{game['id']}/undo", json={"seat": 0}).json()
    assert [offer["key"] for offer in back["question"]["offers"] if offer["key"].startswith("play ")] == plain
    assert back["view"] == game["view"]


def test_nobody_else_can_press_for_a_seat(house: House, ada: Client) -> None:
    answer = press(house.client(), begun(ada))
    assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")


def test_the_page_offers_it_counts_equal_cards_and_works_without_the_script(house: House) -> None:
    eve = house.client(browser=True)
    eve.get("/")
    id = eve.post("/api/games", json=ALONE, headers={"Origin": "http://localhost"}).json()["id"]
    page = eve.get(f"/games/{id}").text
    form = re.search(
        r'<form method="post" action="(/games/[\w-]+/plain)" class="all-plain">(.*?)</form>', page, re.DOTALL
    )
    assert form is not None
    fields = dict(re.findall(r'name="(\w+)" value="(-?\d+)"', form[2]))
    assert 'data-key="a"' in form[2]
    assert "Experience ×3" in page, "a stack of equal cards, by its name"
    hand = re.search(r'<div class="fan.*?</section>', page, re.DOTALL)
    assert hand is not None
    assert hand[0].count('class="under"') == 3
    eve.post(form[1], data=fields, headers={"Origin": "http://localhost"})
    after = eve.get(f"/games/{id}").text
    assert re.search(r"plays Experience ×3\.", after)
    assert "all-plain" not in after


def test_whoever_plays_alone_has_a_last_look_before_the_turn_is_over(ada: Client) -> None:
    game = press(ada, begun(ada)).json()
    while len(game["question"]["offers"]) > 1:
        game = choose(ada, game, game["question"]["offers"][0]["key"])
    assert [offer["key"] for offer in game["question"]["offers"]] == ["done"]
    assert game["view"]["players"][0]["in_play"]
    assert game["view"]["round"] == 1
    game = choose(ada, game, "done")
    assert game["view"]["round"] == 2
    assert not game["view"]["players"][0]["in_play"]
