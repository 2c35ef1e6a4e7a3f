"""No component lacks a test: found by name, `test_<id>...`, or among the parameters of a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from hagal.games.encounters import BASE
from hagal.games.encounters.hunted.module import HUNTED
from tests.support.complete import named

TESTS = Path(__file__).parent / "catalogue"
FILES = {
    "starter": "test_avatars.py",
    "role": "test_avatars.py",
    "officer": "test_avatars.py",
    "avatar": "test_avatars.py",
    "barracks": "test_barracks.py",
    "strike": "test_strikes.py",
    "enemy": "test_enemies.py",
    "objective": "test_objectives.py",
    "location": "test_objectives.py",
}


def components() -> dict[str, list[str]]:
    """The ids to be tested, by the group that a file covers."""
    found: dict[str, list[str]] = {group: [] for group in FILES}
    for component in (*BASE.components, *HUNTED.components):
        if component.kind != "nobody":
            group = getattr(component, "deck", "") if component.kind == "character" else component.kind
            found[group].append(component.id)
    return found


@pytest.mark.parametrize("group", list(FILES))
def test_every_component_has_a_test(group: str) -> None:
    ids = components()[group]
    assert ids
    missing = sorted(set(ids) - named(FILES[group], ids, TESTS))
    assert not missing, f"without a test in {FILES[group]}: {', '.join(missing)}"
