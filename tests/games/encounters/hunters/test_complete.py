"""No component of Hunters lacks a test: found by name, `test_<id>...`, or among the parameters of a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from hagal.games.encounters.hunters.module import COMPONENTS
from tests.support.complete import named

TESTS = Path(__file__).parent / "catalogue"
FILES = {
    "role": "test_predators.py",
    "officer": "test_predators.py",
    "avatar": "test_predators.py",
    "armory": "test_armory_*.py",
    "strike": "test_strikes.py",
    "enemy": "test_prey.py",
    "gear": "test_gear.py",
    "trap": "test_traps.py",
    "test": "test_tests.py",
    "challenge": "test_challenges.py",
}


def components() -> dict[str, list[str]]:
    """The ids to be tested, by the group that a file covers."""
    found: dict[str, list[str]] = {group: [] for group in FILES}
    for component in COMPONENTS:
        found[component.deck if component.kind == "character" else component.kind].append(component.id)
    return found


@pytest.mark.parametrize("group", list(FILES))
def test_every_component_has_a_test(group: str) -> None:
    ids = components()[group]
    assert ids
    missing = sorted(set(ids) - named(FILES[group], ids, TESTS))
    assert not missing, f"without a test in {FILES[group]}: {', '.join(missing)}"
