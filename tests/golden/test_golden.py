"""Golden Records: whole games that must replay to the same end on every change (see make.py)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hagal
from hagal.kernel import chance, zones
from hagal.kernel.codec import snapshot
from hagal.kernel.record import Record
from hagal.languages import LANGUAGES
from hagal.rulebook import rule
from tests.golden.make import ALIEN, AT_TABLE, COOPERATIVE, HUNTERS, MODES, READINGS, RUNEWARS, facts

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.record"))


def text(name: str) -> str:
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


def without_generator(game: hagal.Game) -> dict[str, Any]:
    """The position without the generator's own number, which no Record fixes."""
    data = snapshot(game.state)
    del data["rng"]
    return data


def test_there_is_one_for_each_mode_and_reading() -> None:
    assert sorted([*MODES, *AT_TABLE, *COOPERATIVE, *HUNTERS, *ALIEN, *RUNEWARS, *READINGS]) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_it_replays_to_the_same_end(name: str) -> None:
    game = hagal.replay(text(name))
    assert facts(game) == json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert game.record.entries == Record.parse(text(name)).entries
    assert unknown(game) == []


def unknown(game: hagal.Game) -> list[str]:
    """What the story cites and no reader can look up in some language."""
    cited = {number for event in game.log.events for number in event.rules.replace(",", " ").split()}
    found = {(number, lang): rule(number, lang) for number in sorted(cited) for lang in LANGUAGES}
    return [f"{number} in {lang}" for (number, lang), one in found.items() if one is None or one.lang != lang]


@pytest.mark.parametrize("name", NAMES)
def test_luck_comes_from_the_record_and_not_from_the_seed(name: str) -> None:
    record = Record.parse(text(name))
    assert record.seed is not None
    record.seed += 1
    assert without_generator(hagal.replay(str(record))) == without_generator(hagal.replay(text(name)))


def test_luck_comes_from_the_record_and_not_from_the_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    before = hagal.replay(text(NAMES[0]))
    for module in (chance, zones):
        monkeypatch.setattr(module, "following", lambda _rng: 0)
    after = hagal.replay(text(NAMES[0]))
    assert without_generator(after) == without_generator(before)
    assert after.outcome == before.outcome
    assert str(after.record) == str(before.record)


def test_it_can_be_stopped_on_the_way_and_played_on() -> None:
    record = Record.parse(text(NAMES[0]))
    game = hagal.replay(text(NAMES[0]), upto=20)
    assert game.record.keys == record.keys[:20]
    assert not game.over
    before = len(game.record.keys)
    assert game.decision is not None
    game.choose(game.decision.keys[0])
    assert len(game.record.keys) == before + 1
