"""What a mode brings along, and what base leaves to it: proved with a small mode that goes over Hunted."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters import BASE, TITLE
from hagal.games.encounters.hunted.module import HUNTED
from hagal.games.encounters.state import Encounters
from hagal.kernel.rules import Module, Rules
from hagal.kernel.title import Outcome


def rules(*modules: Module, players: int = 2) -> Rules:
    options = TITLE.rules(players, (), {"first": 0}).options
    return Rules("encounters", BASE, modules, players, options)


def test_hunted_is_cooperative_and_another_mode_need_not_be() -> None:
    assert rules(HUNTED).cooperative
    assert not rules(Module("other", components=HUNTED.components, steps=HUNTED.steps)).cooperative


def test_a_mode_says_how_its_games_end() -> None:
    def first_seat(s: Encounters, seat: int, value: Any, about: int) -> Outcome:
        return Outcome((0,), (0, 1), (7, 3))

    s = TITLE.start(rules(HUNTED, Module("race", queries={"outcome": first_seat})), 1)
    assert TITLE.outcome(s) == Outcome((0,), (0, 1), (7, 3))
