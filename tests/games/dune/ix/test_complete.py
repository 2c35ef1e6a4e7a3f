"""No component of Rise of Ix lacks a test: found by name, `test_<id>...`, or among the parameters of a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from hagal.games.dune.components import Card
from hagal.games.dune.ix.imperium import EPIC
from hagal.games.dune.ix.module import IX
from tests.support.complete import named

TESTS = Path(__file__).parent
FILES = {
    "imperium": "test_imperium*.py",
    "promo": "test_imperium*.py",
    "epic": "test_imperium*.py",
    "intrigue": "test_intrigue*.py",
    "conflict": "test_conflicts*.py",
    "leader": "test_leaders*.py",
    "space": "test_spaces*.py",
    "tech": "test_tiles*.py",
}


def components() -> dict[str, list[str]]:
    """The ids to be tested, by the group that a file covers."""
    found: dict[str, list[str]] = {group: [] for group in FILES}
    for component in (*IX.components, *EPIC):
        found[component.deck if isinstance(component, Card) else component.kind].append(component.id)
    return found


@pytest.mark.parametrize("group", list(FILES))
def test_every_component_has_a_test(group: str) -> None:
    ids = components()[group]
    assert ids
    missing = sorted(set(ids) - named(FILES[group], ids, TESTS))
    assert not missing, f"without a test in {FILES[group]}: {', '.join(missing)}"


def test_every_kind_of_component_belongs_to_a_group() -> None:
    kinds = {component.kind for component in IX.components}
    assert kinds == {"card", "intrigue", "conflict", "leader", "space", "tech"}
