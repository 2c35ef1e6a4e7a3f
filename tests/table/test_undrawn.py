"""A module that a game's own board does not know yet is played on the plain one, in the browser and in the terminal."""

from __future__ import annotations

from hagal.table.games import Face, face
from hagal.table.games.encounters import EncountersFace
from hagal.terminal import faces
from tests.support.client import House


def test_alien_has_the_plain_board_for_now() -> None:
    assert type(face("encounters", ("alien",))) is Face
    assert isinstance(face("encounters", ("hunted",)), EncountersFace)
    assert type(faces.face("encounters", ("alien",))) is faces.Face
    assert type(faces.face("encounters")) is not faces.Face


def test_a_game_of_alien_in_the_browser(house: House) -> None:
    ada = house.client()
    made = ada.post("/api/games", json={"title": "encounters", "modules": ["alien"], "seats": [{"kind": "me"}]}).json()
    for _ in range(12):
        page = ada.get(f"/games/{made['id']}")
        assert page.status_code == 200
        view = ada.get(f"/api/games/{made['id']}?seat=0").json()
        assert view["question"] is not None
        key = view["question"]["offers"][0]["key"]
        body = {"seat": 0, "decision": view["decision"], "key": key}
        assert ada.post(f"/api/games/{made['id']}/choose", json=body).status_code == 200
