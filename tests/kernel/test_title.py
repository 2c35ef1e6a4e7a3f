"""Titles check what a person asks for, and say in a sentence what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.kernel.errors import RulesError
from hagal.kernel.rules import Module
from hagal.kernel.setting import Setting
from hagal.kernel.title import Outcome, Title
from tests.kernel.tiny import TITLE


@pytest.mark.parametrize(
    ("players", "modules", "options", "sentence"),
    [
        (5, [], {}, "tiny plays with 2, 3 or 4 players, not 5"),
        (True, [], {}, "tiny plays with 2, 3 or 4 players, not True"),
        ("3", [], {}, "tiny plays with 2, 3 or 4 players, not '3'"),
        (2, "storm", {}, "modules must be a list of names, not the text 'storm'"),
        (2, ["sun"], {}, "tiny has no module 'sun'; it has: 'storm' or 'calm'"),
        (2, ["calm", "calm"], {}, "each module can be named once only: ['calm', 'calm']"),
        (2, [], {"tides": 1}, "tiny has no option 'tides'; it has: coins, coop, rounds"),
        (2, [], {"rounds": 9}, "option rounds must be 1, 2, 3 or 4, not 9"),
        (2, [], {"coop": 1}, "option coop must be False or True, not 1"),
        (2, [], {"rounds": True}, "option rounds must be 1, 2, 3 or 4, not True"),
        (2, [], {"coins": 12}, "option coins must be 0 to 9, not 12"),
    ],
)
def test_every_wrong_wish_has_its_sentence(players: Any, modules: Any, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RulesError) as caught:
        TITLE.rules(players, modules, options)
    assert str(caught.value) == sentence


def test_options_have_defaults() -> None:
    assert TITLE.rules(2, (), {"rounds": 1}).options == {"rounds": 1, "coop": False, "coins": 3}


def test_a_title_may_know_more_about_its_players() -> None:
    class Solo(Title):
        def players_complaint(self, players: int) -> str | None:
            return "for one player, take the ghost module" if players == 1 else None

    solo = Solo("solo", (2,), Module("base", settings={"x": Setting(1, (1,))}))
    with pytest.raises(RulesError, match="for one player, take the ghost module"):
        solo.rules(1, (), {})
    with pytest.raises(RulesError, match="solo plays with 2 players, not 3"):
        solo.rules(3, (), {})
    with pytest.raises(RulesError, match="solo has no module 'm'; it has: none yet"):
        solo.rules(2, ("m",), {})


def test_a_title_without_options_says_so() -> None:
    with pytest.raises(RulesError) as caught:
        Title("plain", (2,), Module("base")).rules(2, (), {"x": 1})
    assert str(caught.value) == "plain has no option 'x'; it has: none yet"


def test_what_a_title_leaves_out_says_so() -> None:
    plain = Title("plain", (2,), Module("base"))
    rules = TITLE.rules(2, (), {})
    s = TITLE.start(rules, 1)
    for call in (
        lambda: plain.state(rules),
        lambda: plain.view(s, ()),
        lambda: plain.outcome(s),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_seeds_share_nothing() -> None:
    rules = TITLE.rules(2, (), {})
    assert len({TITLE.start(rules, seed).rng for seed in (-1, 0, 1, 2, 2**64 + 3)}) == 5
    assert TITLE.start(rules, 3).rng == TITLE.start(rules, 2**64 + 3).rng


def test_outcomes_compare_and_print() -> None:
    a, b = Outcome((0,), (0, 1), (5, 3)), Outcome((0,), (0, 1), (5, 3))
    assert a == b
    assert hash(a) == hash(b)
    assert a != Outcome((1,), (1, 0), (3, 5))
    assert repr(a) == "<Outcome winners=[0] scores=[5, 3]>"
    assert a.as_json() == {"winners": [0], "ranking": [0, 1], "scores": [5, 3]}
