"""The set-up checklist says what the rules of set-up do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hagal.games.dune import TITLE
from hagal.games.dune.physical.checklist import checklist
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.kernel.step import Msg
from hagal.text import LANGUAGES, say
from tests.games.dune.physical.companion import Companion
from tests.rules import rule


def lines(players: int = 1, ix: bool = False, **options: Any) -> dict[str, Msg]:
    found = checklist(TITLE.rules(players, ["ix", "physical"] if ix else ["physical"], options))
    assert len({line.id for line in found}) == len(found)
    return {line.id: line for line in found}


@rule("HG-031", "HG-032", "HG-034", "HG-036", "HG-037")
@pytest.mark.parametrize("name", LEVELS)
def test_difficulty(name: str) -> None:
    level = LEVELS[name]
    found = lines(difficulty=name)
    game = Companion(difficulty=name)
    assert found["setup-swordmasters"].args["n"] == level.swordmaster_round
    garrison = found["setup-rival-troops"].args["n"] if "setup-rival-troops" in found else 0
    assert {p.garrison for p in game.s.players[1:]} == {garrison}
    intrigue = found["setup-rival-intrigue"].args["n"] if "setup-rival-intrigue" in found else 0
    assert {len(p.intrigue) for p in game.s.players[1:]} == {intrigue}
    assert {p.water for p in game.s.players[1:]} == {found["setup-water"].args["n"]}
    assert {p.agents for p in game.s.players[1:]} == {found["setup-rival-agents"].args["n"]}
    mentat = game.s.board.spaces[game.s.board.places["mentat"]]
    assert (found["setup-mentat"].args["n"] if "setup-mentat" in found else 2) == mentat.solari
    assert ("setup-no-swordmaster" in found) == bool(game.s.board.closed)
    assert ("setup-extra" in found) == (name == "mercenary")
    if "setup-extra" in found:
        assert [event.args["what"][0].args["n"] for event in game.events("gain")] == [found["setup-extra"].args["n"]]


@rule("HG-021", "HG-022")
def test_two_players() -> None:
    found = lines(2)
    hagal = Companion(2)[2]
    assert found["setup-hagal-troops"].args["n"] == hagal.supply
    assert found["setup-hagal-agents"].args["n"] == hagal.agents
    assert "setup-first-two" in found
    assert "setup-difficulty" not in found


@rule("HG-038")
def test_the_first_player_of_a_solo_game() -> None:
    assert lines()["setup-first-solo"].args["seat"] == Companion().s.first


def test_the_order_of_the_rulebook() -> None:
    assert list(lines(ix=True, difficulty="kwisatz_haderach", row_dice=True, brutal_escalation=True)) == [
        "setup-board",
        "setup-ix-board",
        "setup-tech",
        "setup-conflicts",
        "setup-decks-ix",
        "setup-hagal",
        "setup-people",
        "setup-people-ix",
        "setup-difficulty",
        "setup-rival-leaders",
        "setup-rival-colours",
        "setup-rival-cubes",
        "setup-rival-troops",
        "setup-rival-agents",
        "setup-swordmasters",
        "setup-mentat",
        "setup-no-swordmaster",
        "setup-water",
        "setup-rival-intrigue",
        "setup-rival-ix",
        "setup-first-solo",
        "setup-row-dice",
        "setup-brutal-escalation",
    ]


@rule("IX-050", "IX-005", "IX-081", "IX-082", "IX-083", "IX-084")
def test_with_ix() -> None:
    plain, ix, epic = lines(2), lines(2, True), lines(2, True, epic=True)
    more = {"setup-ix-board", "setup-tech", "setup-people-ix", "setup-rival-ix", "setup-decks-ix"}
    assert set(ix) - set(plain) == more
    assert "IX-050" in ix["setup-hagal"].args["rules"]
    assert {"setup-people-epic", "setup-conflicts-epic"} == set(epic) - set(ix)


def test_every_line_names_its_rules_and_can_be_said() -> None:
    for players in (1, 2):
        for ix in (False, True):
            for level in LEVELS if players == 1 else (None,):
                options = {} if level is None else {"difficulty": level}
                for line in lines(players, ix, **options).values():
                    assert line.args["rules"]
                    assert all(say(line, lang) for lang in LANGUAGES)


def test_the_page_gets_it_as_data_before_the_first_round() -> None:
    t = Companion()
    data = t.view["checklist"]
    assert json.loads(json.dumps(data)) == data
    assert data[0] == {"id": "setup-board", "args": {"rules": "DI-001"}}
    assert data[5]["args"]["level"] == {"id": "difficulty-mercenary", "args": {}}
    assert t.tap("conflict skirmish_a").view["checklist"] == []
