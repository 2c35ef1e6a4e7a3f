"""A module that a game's own board does not know yet is played on the plain one, in the browser and in the terminal;
every mode of Encounters has its board."""

from __future__ import annotations

import pytest

from hagal.table import games
from hagal.table.games import Face, face
from hagal.table.games.encounters import EncountersFace
from hagal.terminal import faces
from hagal.terminal.faces.encounters import EncountersFace as TerminalFace
from tests.support.client import House

MODES = ((), ("hunted",), ("hunters",), ("alien",), ("hunted", "alien"), ("hunters", "alien"))


@pytest.mark.parametrize("modules", MODES)
def test_every_mode_has_its_own_board(modules: tuple[str, ...]) -> None:
    assert isinstance(face("encounters", modules), EncountersFace)
    assert isinstance(faces.face("encounters", modules), TerminalFace)


def test_what_a_board_does_not_know_has_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EncountersFace, "undrawn", frozenset({"alien"}))
    monkeypatch.setattr(TerminalFace, "undrawn", frozenset({"alien"}))
    assert type(face("encounters", ("hunted", "alien"))) is Face
    assert isinstance(face("encounters", ("hunted",)), EncountersFace)
    assert type(faces.face("encounters", ("alien",))) is faces.Face
    assert type(faces.face("encounters")) is not faces.Face


def test_an_undrawn_game_is_played_in_the_browser(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EncountersFace, "undrawn", frozenset({"alien"}))
    games._plain.cache_clear()
    ada = house.client()
    made = ada.post("/api/games", json={"title": "encounters", "modules": ["alien"], "seats": [{"kind": "me"}]}).json()
    for _ in range(12):
        page = ada.get(f"/games/{made['id']}")
        assert page.status_code == 200
        assert 'class="enc' not in page.text
        view = ada.get(f"/api/games/{made['id']}?seat=0").json()
        assert view["question"] is not None
        key = view["question"]["offers"][0]["key"]
        body = {"seat": 0, "decision": view["decision"], "key": key}
        assert ada.post(f"/api/games/{made['id']}/choose", json=body).status_code == 200
