"""JSON in and out, and a sentence for everything that cannot be read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hagal.kernel.codec import DATA, decode, encode, register_data, restore, snapshot
from hagal.kernel.errors import RecordError
from hagal.kernel.loop import advance
from hagal.kernel.state import Data
from hagal.kernel.step import Nothing, Together
from tests.kernel.positions import deal
from tests.kernel.tiny import BELL, TITLE
from tests.kernel.tiny_state import Storm
from tests.kernel.tiny_steps import Bid, BidOf, Sell, Tribute, Turn

RULES = TITLE.rules(2, ["storm"], {})


@pytest.mark.parametrize(
    "value",
    [
        *(None, True, 3, 1.5, "word", ""),
        *(BELL, Sell("silk"), Turn(), Nothing("rest")),
        *((), (1, (2, "x")), [], [1, [2]], bytearray(b"\x00\xff"), {"a": [1], "b": (2,)}),
        Together(((0, Bid()), (1, Tribute(0))), ((1, BidOf(2)),)),
        [(Turn(), 0, -1), (Sell("silk"), 1, 4)],
    ],
    ids=repr,
)
def test_values_round_trip(value: Any) -> None:
    found = decode(RULES, json.loads(json.dumps(encode(value))))
    assert found == value
    assert type(found) is type(value)


def test_a_component_comes_back_as_itself() -> None:
    assert encode(BELL) == "@card:bell"
    assert decode(RULES, "@card:bell") is BELL


def test_a_part_round_trips() -> None:
    part = Storm()
    part.force, part.wreck = 2, [4, 5]
    found = decode(RULES, encode(part))
    assert isinstance(found, Storm)
    assert (found.force, found.wreck) == (2, [4, 5])


def test_what_an_earlier_version_saved_is_read_in_the_shape_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    def reshaped(cls: type[Data], data: dict[str, Any]) -> dict[str, Any]:
        return {"wreck": ["[]"], **data}

    monkeypatch.setattr(Storm, "reshaped", classmethod(reshaped))
    found = decode(RULES, {"": "tiny-storm", "force": 1})
    assert isinstance(found, Storm)
    assert (found.force, found.wreck) == (1, [])


def test_a_whole_state_round_trips_and_goes_on_alike() -> None:
    s = deal("silk toll", "wine", deck="salt bell", row="wine ?silk", wreck="toll", modules=["storm"])
    t = restore(s.rules, json.loads(json.dumps(snapshot(s))))
    assert t.rules is s.rules
    for state in (s, t):
        options = advance(state)
        assert options is not None
        state.stack[-1] = (options[0], 0, -1)
        advance(state)
    assert snapshot(s) == snapshot(t)


@pytest.mark.parametrize(
    ("value", "error", "sentence"),
    [
        ("@silk", ValueError, "a string in a state must not start with @: '@silk'"),
        ({1, 2}, TypeError, "set cannot be part of a state"),
        (object(), TypeError, "object cannot be part of a state"),
        ({1: 2}, TypeError, "a dict in a state needs words for keys, not 1"),
        ({"": 2}, TypeError, "a dict in a state needs words for keys, not ''"),
    ],
)
def test_what_cannot_be_part_of_a_state(value: Any, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error) as caught:
        encode(value)
    assert str(caught.value) == sentence


def test_a_step_that_nobody_registered_is_found_out_when_it_is_saved() -> None:
    """A subclass without a tag of its own would come back as its parent."""

    class Dump(Sell):
        pass

    with pytest.raises(TypeError, match=r"Dump cannot be part of a state: register it with a tag of its own"):
        encode(Dump("silk"))


def test_a_part_that_nobody_registered_is_found_out_when_it_is_saved() -> None:
    class Squall(Storm):
        pass

    with pytest.raises(TypeError, match=r"Squall cannot be part of a state: register it with a tag of its own"):
        encode(Squall())


def test_data_needs_a_tag_of_its_own() -> None:
    class Squall(Storm):
        pass

    class Blank(Data):
        pass

    for cls in (Squall, Blank):
        with pytest.raises(ValueError, match="needs a tag of its own"):
            register_data(cls)
    assert DATA.find("", "tiny-storm") is Storm
    register_data(Storm)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "this save is damaged: a list without its mark"),
        ([1, 2], "this save is damaged: a list without its mark"),
        (["!no-such-step"], "this save uses '!no-such-step', which this version of Hagal does not know"),
        (["odd", 1], "this save uses 'odd', which this version of Hagal does not know"),
        ({"": "no-such-data"}, "this save holds a 'no-such-data', which this version of Hagal does not know"),
        ({"": "tiny-storm", "force": 1}, "this save comes from another version of Hagal: tiny-storm lacks wreck"),
        (
            {"": "tiny-storm", "force": 1, "wreck": ["[]"], "sun": 1},
            "this save comes from another version of Hagal: tiny-storm has unknown sun",
        ),
        (["()", 1], "this save holds no game state"),
        (7, "this save holds no game state"),
        (["!tiny-sell"], "this save is damaged: "),
        (["hex", "zz"], "this save is damaged: "),
        (["hex"], "this save is damaged: "),
        ({"": []}, "this save is damaged: "),
        ("@card:anchor", "there is no component 'card:anchor' in tiny with modules ['storm']"),
    ],
)
def test_what_cannot_be_read(data: Any, sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        restore(RULES, data)
    assert str(caught.value).startswith(sentence)
